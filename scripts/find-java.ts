import fs from "node:fs";
import path from "node:path";
import { ensureProgram, inPath } from "./system-programs";

/** The command that installs a Java runtime with each system's package manager. */
const INSTALLERS = {
  "apt-get": "apt-get update && apt-get install -y --no-install-recommends default-jre-headless",
  dnf: "dnf install -y java-latest-openjdk-headless",
  pacman: "pacman -Sy --noconfirm jre-openjdk-headless",
  apk: "apk add --no-cache openjdk17-jre-headless",
  brew: "brew install openjdk",
};

/** An installed Java: the one that `JAVA_PATH` names, that of `JAVA_HOME`, otherwise the first that is found. */
export function findJava(): string | undefined {
  if (process.env.JAVA_PATH) return process.env.JAVA_PATH;
  const home = process.env.JAVA_HOME && path.join(process.env.JAVA_HOME, "bin/java");
  const places = [home, "/opt/homebrew/opt/openjdk/bin/java", "/usr/local/opt/openjdk/bin/java"];
  return places.find((file) => file && fs.existsSync(file)) ?? inPath("java");
}

/** Finds Java, or installs it with the system's package manager. Throws with the command to run when it cannot. */
export function ensureJava(): string {
  return ensureProgram({
    ...{ name: "Java", find: findJava, installers: INSTALLERS },
    need: (command) =>
      `The HTML checker needs Java. Run: ${command ?? "install a Java runtime"}\nor set JAVA_PATH to an installed one.`,
  });
}
