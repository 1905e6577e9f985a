/** What the worker needs of its global scope. */
export interface WorkerScope {
  location: { href: string };
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly WindowLike[]>;
  };
  skipWaiting(): Promise<void>;
}

/** An open window of the site, whichever version of the worker it is under. */
export interface WindowLike {
  id: string;
  postMessage(message: unknown): void;
}
