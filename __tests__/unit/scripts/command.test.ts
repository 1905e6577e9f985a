import { readArguments } from "../../../scripts/command";

it("accepts an option that was typed without -- before it, which npm passes as a variable", () => {
  const options = () => readArguments([], "", ["--dry-run"]).options;
  expect(options()).toEqual([]);
  process.env.npm_config_dry_run = "true";
  expect(options()).toEqual(["--dry-run"]);
});
