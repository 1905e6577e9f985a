/** What a command line asks of a program. */
interface Arguments {
  /** What is no option; all that stands behind `--`. */
  words: string[];
  asksForHelp: boolean;
  /** The options of the program that are there. */
  options: string[];
  /** The first option that there is not. */
  unknown: string | undefined;
}

/** Words with a space in them are titles or paths, whatever they begin with. */
const OPTION = /^--?[a-z][^\s]*$/i;

/** Parts what follows the name of a program. `known` are the options of the program itself. */
export function readArguments(args: readonly string[], known: readonly string[] = []): Arguments {
  const end = args.indexOf("--");
  const before = end < 0 ? args : args.slice(0, end);
  const given = before.filter((word) => OPTION.test(word));
  const isHelp = (option: string) => option === "--help" || option === "-h";
  return {
    words: [...before.filter((word) => !OPTION.test(word)), ...(end < 0 ? [] : args.slice(end + 1))],
    asksForHelp: given.some(isHelp),
    options: given.filter((option) => known.includes(option)),
    unknown: given.find((option) => !isHelp(option) && !known.includes(option)),
  };
}

/** Says of an option that there is none of its name. */
export const noOption = (option: string): string => `There is no option ${option}.`;
