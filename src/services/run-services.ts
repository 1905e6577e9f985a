import { clearStored } from "./clear-stored";
import { consentTo, mayStart, onConsentChange } from "./consent";
import { SERVICES } from "./registry";
import type { Service, ServicesOn, StopService } from "./service";
import { setStatus } from "./service-status";

/** A service that was started; its steps follow each other, so that starting and stopping never overlap. */
interface Run {
  isWanted: boolean;
  /** The latest step; gives how to stop what runs, or null where nothing runs. Never rejects. */
  step: Promise<StopService | null>;
}

interface RunOptions {
  services?: readonly Service[];
  /** Reloads the page, without the services that were refused. */
  reload?: () => void;
}

/**
 * Starts every service that is on and that the visitor's consent allows, each independently of the others; stops them,
 * clears what they stored and starts them again as the consent changes. Without a connection it waits for one. Returns
 * how to stop them all.
 */
export function runServices(
  { on, consent: mode }: ServicesOn,
  { services = SERVICES, reload = () => location.reload() }: RunOptions = {},
): () => void {
  const runs = new Map<string, Run>();
  const started = services.filter(({ id, start }) => start && on[id]);
  const isRunning = (service: Service) => runs.get(service.id)?.isWanted === true;
  let mustReload = false;

  const stopAndClear = async (service: Service, stop: StopService | null): Promise<null> => {
    if ((await end(service, stop)) === "reload") mustReload = true;
    const kept = new Set(started.filter(isRunning).flatMap(({ stores }) => stores.map(({ name }) => name)));
    await clearStored(service.stores.filter(({ name }) => !kept.has(name)));
    return null;
  };
  const want = (service: Service, isWanted: boolean): Promise<unknown> | undefined => {
    const run = runs.get(service.id) ?? { isWanted: false, step: Promise.resolve(null) };
    runs.set(service.id, run);
    if (run.isWanted === isWanted) return undefined;
    run.isWanted = isWanted;
    run.step = run.step.then((stop) =>
      isWanted ? (stop ?? start(service, on[service.id]!, () => run.isWanted)) : stopAndClear(service, stop),
    );
    return run.step;
  };
  const update = async (): Promise<void> => {
    const steps = started.map((service) => {
      const isAllowed = mayStart(service.consent, mode);
      if (isAllowed && !navigator.onLine && !isRunning(service)) return setStatus(service.id, "offline");
      const isRefused = service.consent !== "none" && consentTo(service.consent) === "denied";
      if (!isAllowed) setStatus(service.id, isRefused ? "refused" : "waiting");
      // What was stored before an objection goes, even if it was stored by a page that is gone.
      if (isRefused && !isRunning(service)) return stopAndClear(service, null);
      return want(service, isAllowed);
    });
    await Promise.all(steps);
    if (mustReload) reload();
  };
  const onChange = () => void update();
  onChange();
  window.addEventListener("online", onChange);
  const stopListening = onConsentChange(onChange);
  return () => {
    stopListening();
    window.removeEventListener("online", onChange);
    for (const service of started) void want(service, false);
  };
}

async function start(
  service: Service,
  settings: Record<string, string>,
  isWanted: () => boolean,
): Promise<StopService | null> {
  setStatus(service.id, "running");
  try {
    return await service.start!(settings, isWanted);
  } catch (error) {
    console.warn(`${service.label} could not be started.`, error);
    setStatus(service.id, "failed");
    return null;
  }
}

async function end(service: Service, stop: StopService | null): Promise<unknown> {
  try {
    return await stop?.();
  } catch (error) {
    console.warn(`${service.label} could not be stopped; the page is loaded anew without it.`, error);
    return "reload";
  }
}
