/** What a command line asks of a program that has no options of its own. */
interface Arguments {
  /** What is no option; all that stands behind `--`. */
  words: string[];
  asksForHelp: boolean;
  /** The first option that there is not. */
  unknown: string | undefined;
}

/** Words with a space in them are titles or paths, whatever they begin with. */
const OPTION = /^--?[a-z][^\s]*$/i;

/** Parts what follows the name of a program. */
export function readArguments(args: readonly string[]): Arguments {
  const end = args.indexOf("--");
  const before = end < 0 ? args : args.slice(0, end);
  const options = before.filter((word) => OPTION.test(word));
  const isHelp = (option: string) => option === "--help" || option === "-h";
  return {
    words: [...before.filter((word) => !OPTION.test(word)), ...(end < 0 ? [] : args.slice(end + 1))],
    asksForHelp: options.some(isHelp),
    unknown: options.find((option) => !isHelp(option)),
  };
}

/** Says of an option that there is none of its name. */
export const noOption = (option: string): string => `There is no option ${option}.`;
