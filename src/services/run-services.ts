import { clearStored } from "./clear-stored";
import { consentTo, mayStart, onConsentChange } from "./consent";
import { SERVICES } from "./registry";
import type { Service, ServicesOn, StopService, Stored } from "./service";
import { setStatus } from "./service-status";
import { startServicesList } from "./services-list";

/** A started service. Its steps run one after another, so that starting and stopping never overlap. */
interface Run {
  isWanted: boolean;
  /**
   * The latest step. Resolves to the function that stops the running service, or null if it is not running. Never
   * rejects.
   */
  step: Promise<StopService | null>;
  /** Resolves when what the stopped service had stored is deleted. */
  cleared: Promise<unknown>;
}

interface RunOptions {
  services?: readonly Service[];
  /** Reloads the page, so that refused services are gone. */
  reload?: () => void;
}

/**
 * Starts each enabled service that the visitor's consent allows, independently of the others. When consent changes, it
 * stops and starts services and clears what stopped ones have stored. Offline, it waits for a connection. Also starts
 * the list of services on the privacy page. Never stops.
 */
export function runServices(
  // `startServices` loads this file only if there are some.
  { on, consent: mode }: ServicesOn = __SERVICES__!,
  { services = SERVICES, reload = () => location.reload() }: RunOptions = {},
): void {
  const runs = new Map<string, Run>();
  const started = services.filter(({ id, start }) => start && on[id]);
  const isRunning = (service: Service) => runs.get(service.id)?.isWanted === true;
  let mustReload = false;

  const runOf = (service: Service): Run => {
    const run = runs.get(service.id) ?? { isWanted: false, step: Promise.resolve(null), cleared: Promise.resolve() };
    runs.set(service.id, run);
    return run;
  };
  const stopService = async (service: Service, stop: StopService | null): Promise<null> => {
    if ((await end(service, stop)) === "reload") mustReload = true;
    return null;
  };
  const want = (service: Service, isWanted: boolean): Promise<unknown> | undefined => {
    const run = runOf(service);
    if (run.isWanted === isWanted) return undefined;
    run.isWanted = isWanted;
    run.step = isWanted
      ? Promise.all([run.step, run.cleared]).then(
          ([stop]) => stop ?? start(service, on[service.id]!, () => run.isWanted),
        )
      : run.step.then((stop) => stopService(service, stop));
    return run.step;
  };
  /** Deletes what a service has stored, except what a running one uses. One that is ending may still need it. */
  const clear = (service: Service): Promise<unknown> => {
    const run = runOf(service);
    const clearUnused = async (store: Stored) => {
      const users = started.filter(({ stores }) => stores.some(({ name }) => name === store.name));
      await Promise.all(users.filter((one) => !isRunning(one)).map((one) => runOf(one).step));
      if (!users.some(isRunning)) await (run.cleared = Promise.all([run.cleared, clearStored([store])]));
    };
    return Promise.all(service.stores.map(clearUnused));
  };
  const update = async (): Promise<void> => {
    const stopped: Service[] = [];
    const steps = started.map((service) => {
      const isAllowed = mayStart(service.consent, mode);
      if (isAllowed && !navigator.onLine && !isRunning(service)) return setStatus(service.id, "offline");
      const isRefused = service.consent !== "none" && consentTo(service.consent) === "denied";
      if (!isAllowed) setStatus(service.id, isRefused ? "refused" : "waiting");
      // An objection also clears what a previous page has stored.
      if (isRefused || (!isAllowed && isRunning(service))) stopped.push(service);
      return want(service, isAllowed);
    });
    await Promise.all([...steps, ...stopped.map(clear)]);
    if (mustReload) reload();
  };
  const onChange = () => void update();
  onChange();
  window.addEventListener("online", onChange);
  onConsentChange(onChange);
  startServicesList({ on, consent: mode });
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
    console.warn(`${service.label} could not be stopped; the page is reloaded without it.`, error);
    return "reload";
  }
}
