import { spawnSync } from "node:child_process";
import path from "node:path";
import { ensureJava } from "../../scripts/system-programs";
import { builtFiles } from "../build/public-files";

interface Message {
  url: string;
  type: string;
  message: string;
  extract?: string;
}

/** For a program that runs for seconds: compiling less takes half the CPU time, but the schemas then need more stack. */
const SHORT_RUN = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss8m"];
const VNU = path.resolve("node_modules/vnu-jar/build/dist/vnu.jar");

it("every page is valid for the Nu HTML checker", () => {
  const files = builtFiles().map((file) => path.join("public", file));
  const { stderr, error } = spawnSync(
    ensureJava(),
    [...SHORT_RUN, "-jar", VNU, "--errors-only", "--format", "json", ...files],
    {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (error) throw error;
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  expect(files).toContain(path.join("public", "index.html"));
  // What it knows of CSS ends some years ago; the bundler's parser reads the style sheets whole.
  const ofHtml = messages.filter(({ message }) => !message.startsWith("CSS:"));
  expect(
    ofHtml.map(({ url, message, extract }) => `${url.replace(/^.*\/public/, "")}: ${message} ${extract ?? ""}`),
  ).toEqual([]);
}, 300_000);
