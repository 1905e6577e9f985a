import Sequencer from "@jest/test-sequencer";

/** The test files that take more than a minute, slowest first. */
const SLOWEST = [
  ...["faults", "offline-updates", "every-page", "offline", "develop", "push", "search"],
  ...["firebase", "posthog", "other-content", "services", "live-figures", "keyboard-tour"],
];

const rankOf = ({ path }) => {
  const index = SLOWEST.findIndex((name) => path.endsWith(`/${name}.test.ts`));
  return index < 0 ? SLOWEST.length : index;
};

/**
 * Starts the slowest files first, so that no worker is left with one of them at the end. By itself Jest knows how long a
 * file took only where it ran before, which a fresh clone has not.
 */
export default class SlowestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rankOf(a) - rankOf(b));
  }
}
