import type { Cache, Host, StatefulHost } from "@algolia/client-common";

/** How long a failed host is skipped. */
const LEFT_ALONE_MS = 120_000;

type State = Pick<StatefulHost, "status" | "lastUpdate">;

/** Stores the states as text, such as an entry of local storage. */
export interface StateSlot {
  get(): string | null;
  set(text: string): void;
}

const nameOf = ({ protocol, url, port }: Host): string => `${protocol}://${url}${port ? `:${port}` : ""}`;

/**
 * A cache for the states of the client's hosts. The client's default cache writes a host's state under a different key
 * than it reads, so every search would try a failed host first.
 */
export function createHostsCache(slot: StateSlot): Cache {
  const known = new Map<string, State>(Object.entries(parseStates(slot.get())));
  const revive = (host: Host, { status, lastUpdate }: State): StatefulHost => {
    const isOver = () => Date.now() - lastUpdate > LEFT_ALONE_MS;
    return {
      ...host,
      status,
      lastUpdate,
      isUp: () => status === "up" || isOver(),
      isTimedOut: () => status === "timed out" && !isOver(),
    };
  };
  return {
    get: async <T>(key: object | string, makeDefault: () => Promise<T>) => {
      const host = key as Host;
      const state = known.get(nameOf(host));
      return state ? (revive(host, state) as T) : makeDefault();
    },
    set: async (key, value) => {
      const { status, lastUpdate } = value as StatefulHost;
      known.set(nameOf(key as Host), { status, lastUpdate });
      slot.set(JSON.stringify(Object.fromEntries(known)));
      return value;
    },
    delete: async (key) => void known.delete(nameOf(key as Host)),
    clear: async () => known.clear(),
  };
}

function parseStates(text: string | null): Record<string, State> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    const entries = Object.entries((value ?? {}) as Record<string, Partial<State> | null>);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, State] => typeof entry[1]?.lastUpdate === "number"),
    );
  } catch {
    return {};
  }
}
