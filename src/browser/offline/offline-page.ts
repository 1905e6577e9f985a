import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import type { AvailablePage, PageMessage } from "../../shared/offline/messages";
import { useBrowserValue } from "../browser-value";

/** How long the worker may take to answer, in milliseconds. */
const ANSWER_LIMIT = 5000;

function askWorker(worker: ServiceWorker): Promise<AvailablePage[]> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<AvailablePage[]>) => resolve(data);
    setTimeout(() => resolve([]), ANSWER_LIMIT);
    const message: PageMessage = { type: "LIST_AVAILABLE" };
    worker.postMessage(message, [port2]);
  });
}

async function findAvailablePages(): Promise<AvailablePage[]> {
  const registration = await navigator.serviceWorker?.getRegistration(withPrefix("/"));
  return registration?.active ? askWorker(registration.active) : [];
}

/** The pages that are stored on this device; undefined until that is known. */
export function useAvailablePages(): AvailablePage[] | undefined {
  const [pages, setPages] = useState<AvailablePage[]>();
  useEffect(() => {
    let isHere = true;
    findAvailablePages().then(
      (found) => isHere && setPages(found),
      () => isHere && setPages([]),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return pages;
}

/** The address within this site that the reader asked for, as the worker says it in the query. */
export function wantedAddress(search: string): string | undefined {
  const from = new URLSearchParams(search).get("from");
  return from && /^\/(?![/\\])/.test(from) ? from : undefined;
}

/** The address that the reader asked for. It is opened when the connection comes back. */
export function useReturnWhenOnline(): string | undefined {
  const wanted = useBrowserValue(() => wantedAddress(window.location.search), undefined);
  useEffect(() => {
    if (!wanted) return undefined;
    const open = () => window.location.replace(withPrefix(wanted));
    window.addEventListener("online", open);
    return () => window.removeEventListener("online", open);
  }, [wanted]);
  return wanted;
}
