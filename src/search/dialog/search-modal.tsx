import { DocSearchModal, type DocSearchTransformClient } from "@docsearch/react";
import React, { memo, useEffect, useMemo, useRef, useState } from "react";
import { count } from "../../shared/count";
import { FAILURE_WORDS, LANGUAGE, type SearchFailure } from "../engine";
import { engineName, indexName, loadEngine } from "../load-engine";
import { AllResults, Hit } from "./hit";
import { openHit } from "./open-hit";
import { repairAccessibility } from "./repair-accessibility";
import { handleModalKey } from "./modal-keys";
import { createSearchClient } from "./search-client";
import { prepareStoredSearches } from "./stored-searches";
import { useSearchVersion } from "./use-search-version";

export interface SearchModalProps {
  initialQuery: string;
  /** Whether to select the query, so that typing replaces it. */
  isSelected: boolean;
  onClose: () => void;
}

const NAVIGATOR = { navigate: ({ itemUrl }: { itemUrl: string }) => openHit(itemUrl) };
const SEARCH_BOX = { searchInputLabel: "Search docs" };

/** Does not render all hits again when only the announced status changes. */
const DocSearch = memo(DocSearchModal);

/** DocSearch's dialog, which queries the site's search engine. */
export function SearchModal({ initialQuery, isSelected, onClose }: SearchModalProps): React.ReactElement {
  const container = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<SearchFailure>("unreachable");
  const [status, setStatus] = useState("");
  const version = useSearchVersion();
  const client = useMemo(() => {
    const filters = { language: LANGUAGE, version };
    const onAnswer = (hits: number) => setStatus(hits === 0 ? "No results" : count(hits, "result"));
    return createSearchClient(loadEngine, filters, { onFailure: setFailure, onAnswer });
  }, [version]);
  // DocSearch keeps its client until the identity of this function changes, as it does for another version.
  const transformSearchClient = useMemo(() => () => client as unknown as DocSearchTransformClient, [client]);
  const [canStore] = useState(() => prepareStoredSearches(indexName()));
  const [initialScrollY] = useState(() => window.scrollY);
  const resultsFooterComponent = useMemo(() => AllResults(version, onClose), [version, onClose]);
  const translations = useMemo(() => {
    const [titleText, helpText] = FAILURE_WORDS[failure];
    return { searchBox: SEARCH_BOX, errorScreen: { titleText, helpText } };
  }, [failure]);

  useEffect(() => repairAccessibility(container.current!), []);
  useEffect(() => {
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
      <DocSearch
        appId="site"
        apiKey="site"
        indexName={indexName()}
        transformSearchClient={transformSearchClient}
        hitComponent={Hit}
        resultsFooterComponent={resultsFooterComponent}
        navigator={NAVIGATOR}
        disableUserPersonalization={!canStore}
        initialQuery={initialQuery}
        initialScrollY={initialScrollY}
        translations={translations}
        onClose={onClose}
      />
    </div>
  );
}
