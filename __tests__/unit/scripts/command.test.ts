import { readArguments } from "../../../scripts/command";

it("takes an option that was typed without --, which npm keeps for itself", () => {
  const options = () => readArguments([], "", ["--dry-run"]).options;
  expect(options()).toEqual([]);
  process.env.npm_config_dry_run = "true";
  expect(options()).toEqual(["--dry-run"]);
});
