import { DocSearchModal, type DocSearchTransformClient } from "@docsearch/react";
import React, { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { isModified } from "../../browser/links";
import { usePathname } from "../../browser/pathname";
import { whenPainted } from "../../browser/scheduling";
import { usePreferredVersion } from "../../components/docs/preferred-version";
import { useDocVersions } from "../../components/docs/use-doc-versions";
import { count } from "../../shared/count";
import { versionToSearch } from "../../shared/doc-versions";
import { FAILURE_WORDS, type SearchFailure } from "../engine";
import { engineName, indexName, loadEngine } from "../load-engine";
import { AllResults, Hit } from "./hit";
import { repairAccessibility } from "./repair-accessibility";
import { createSearchClient } from "./search-client";
import { prepareStoredSearches } from "./stored-searches";
import { OF_INPUT_METHOD } from "./use-search-shortcuts";

export interface SearchModalProps {
  /** The query to begin with. */
  query: string;
  /** Whether to select the query, so that typing replaces it. */
  isSelected: boolean;
  /** Called when the visitor changes the query while DocSearch is loading. */
  onQuery: (query: string) => void;
  onClose: () => void;
}

/** DocSearch's dialog, which queries the site's search engine. */
export function SearchModal({ query, isSelected, onClose }: SearchModalProps): React.ReactElement {
  const container = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<SearchFailure>("unreachable");
  const [status, setStatus] = useState("");
  const version = versionToSearch(useDocVersions(), usePathname(), usePreferredVersion());
  const client = useMemo(() => {
    const onAnswer = (hits: number) => setStatus(hits === 0 ? "No results" : count(hits, "result"));
    const onFailure = (cause: SearchFailure) => {
      setFailure(cause);
      setStatus(FAILURE_WORDS[cause].join(". "));
    };
    return createSearchClient(loadEngine, { version }, { onFailure, onAnswer });
  }, [version]);
  // DocSearch keeps its client until the identity of this function changes, as it does for another version.
  const transformSearchClient = useMemo(() => () => client as unknown as DocSearchTransformClient, [client]);
  const [canStore] = useState(() => prepareStoredSearches(indexName()));
  const [initialScrollY] = useState(() => window.scrollY);
  const resultsFooterComponent = useMemo(() => AllResults(version, onClose), [version, onClose]);
  const [titleText, helpText] = FAILURE_WORDS[failure];

  useEffect(() => repairAccessibility(container.current!), []);
  // In a passive effect, letters would be lost that are typed while this takes the place of the first field.
  useLayoutEffect(() => {
    const input = container.current!.querySelector("input")!;
    input.focus();
    if (isSelected) input.select();
    void loadEngine().then(
      (engine) => engine.warm(),
      () => undefined,
    );
  }, [isSelected]);

  return (
    // The element only forwards key events of its children.
    <div
      ref={container}
      className="search-modal"
      data-engine={engineName()}
      onKeyDownCapture={(event) => handleModalKey(event, client.pending())}
    >
      <p role="status" className="visually-hidden">
        {status}
      </p>
      <DocSearchModal
        appId="site"
        apiKey="site"
        indexName={indexName()}
        transformSearchClient={transformSearchClient}
        hitComponent={Hit}
        resultsFooterComponent={resultsFooterComponent}
        disableUserPersonalization={!canStore}
        initialQuery={query}
        initialScrollY={initialScrollY}
        translations={{ searchBox: { searchInputLabel: "Search docs" }, errorScreen: { titleText, helpText } }}
        onClose={onClose}
      />
    </div>
  );
}

/**
 * Handles keys before DocSearch does. Enter clicks the selected hit, so that the navigation is like that of any link.
 * Before the response, it clicks the first hit once it has arrived; DocSearch would open a hit of the previous query or
 * ignore the key. On Tab the browser moves the focus, as in any modal dialog; DocSearch would move it between only two
 * elements, and one of them may be hidden.
 */
export function handleModalKey(event: React.KeyboardEvent<HTMLElement>, pending: Promise<void> | null): void {
  const isOfInputMethod = event.keyCode === OF_INPUT_METHOD;
  if (event.key === "Tab" || isOfInputMethod) event.stopPropagation();
  if (event.key !== "Enter" || isModified(event) || isOfInputMethod) return;
  if (!(event.target instanceof HTMLInputElement)) return;
  const modal = event.currentTarget;
  event.preventDefault();
  event.stopPropagation();
  // The browser would load the page of a link outside the document: of a dialog that Escape or another Enter has closed.
  const open = () =>
    modal.isConnected && modal.querySelector<HTMLElement>('[role="option"][aria-selected="true"] a')?.click();
  void Promise.resolve(pending).then(() => whenPainted(open));
}
