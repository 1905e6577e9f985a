import { useEffect, useRef, useState } from "react";
import type { OptionGroup, SearchOption } from "./options";

interface Choice {
  active: number;
  activate: (position: number) => void;
  /** The option that a key moves to, if it moves. */
  move: (key: string) => boolean;
  /** Chooses the active option, as soon as the options are those of the query. */
  confirm: () => SearchOption | null;
  /** Forgets that something was to be chosen. */
  reset: () => void;
}

/**
 * Which option is active. Other groups begin with their first. Who presses Enter before the answer has come gets its
 * first option then, by `onLateChoice`.
 */
export function useChoice(
  groups: readonly OptionGroup[],
  settled: boolean,
  onLateChoice: (option: SearchOption) => void,
): Choice {
  const [state, setState] = useState({ groups, position: 0 });
  const waiting = useRef(false);
  const options = groups.flatMap((group) => group.options);
  const active = state.groups === groups ? Math.min(state.position, options.length - 1) : 0;
  const activate = (position: number) => setState({ groups, position });

  useEffect(() => {
    const first = options[0];
    if (!waiting.current || !settled || !first) return;
    waiting.current = false;
    onLateChoice(first);
  });

  return {
    active,
    activate,
    move: (key) => {
      const last = options.length - 1;
      const target = {
        ArrowDown: active < last ? active + 1 : 0,
        ArrowUp: active > 0 ? active - 1 : last,
        Home: 0,
        End: last,
      }[key];
      if (target === undefined || last < 0) return false;
      activate(target);
      return true;
    },
    confirm: () => {
      waiting.current = !settled;
      return settled ? (options[active] ?? null) : null;
    },
    reset: () => {
      waiting.current = false;
    },
  };
}
