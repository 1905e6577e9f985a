import React, { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { dismissDialog } from "../../../browser/dismiss-dialog";
import { MAX_QUERY_LENGTH } from "../../../browser/search-shortcuts";
import { useSearchSession } from "../../../browser/search-session";
import { useStoredSearches } from "../../../browser/stored-searches";
import { indexName, loadEngine } from "../../../search/load-engine";
import { addRecent } from "../../../search/stored-searches";
import { count } from "../../../shared/count";
import { isModified, openHit } from "../open-hit";
import { useSearchVersion } from "../use-search-version";
import { AllResults } from "./all-results";
import { Commands } from "./commands";
import { HitList, optionId } from "./hit-list";
import { keepFocusWithin } from "./keep-focus";
import { ErrorScreen, NoResultsScreen } from "./message-screens";
import { hitOptions, storedOptions, type SearchOption } from "./options";
import { SearchField } from "./search-field";
import { StartScreen } from "./start-screen";
import { useChoice } from "./use-choice";
import { useDialogFrame } from "./use-dialog-frame";
import { useStableHandler } from "./use-stable-handler";

export interface SearchModalProps {
  /** The field that took what was typed before this was loaded. */
  typed: HTMLInputElement;
  onClose: () => void;
}

const SESSION = { loadEngine, hitsPerPage: 20 };

const statusClass = {
  idle: "",
  loading: "",
  stalled: "DocSearch-Container--Stalled",
  error: "DocSearch-Container--Errored",
};

/** The search as a dialog shows it: a field, and below it what was followed before or what is found. */
export function SearchModal({ typed, onClose }: SearchModalProps): React.ReactElement {
  const [query, setQuery] = useState(typed.value.slice(0, MAX_QUERY_LENGTH));
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const listId = useId();
  const version = useSearchVersion();
  const filters = useMemo(() => (version ? { version } : undefined), [version]);
  const [{ status, failure, answer }, session] = useSearchSession(query, filters, SESSION);
  const [stored, keep] = useStoredSearches(indexName());
  const groups = useMemo(() => (answer ? hitOptions(answer.hits) : storedOptions(stored)), [answer, stored]);

  const open = (option: SearchOption) => {
    keep(addRecent(stored, option.stored));
    onClose();
    openHit(option.search.url);
  };
  const choice = useChoice(groups, (answer?.query ?? "") === query.trim(), open);
  const isStalled = status === "stalled";
  const hasHits = !failure && answer !== null && answer.hits.length > 0;
  const shown = failure || (isStalled && !answer) ? [] : groups.filter(({ options }) => options.length > 0);
  const lists = answer ? listId : shown.map(({ label }) => `${listId}-${label}`).join(" ");
  const activeId = optionId(listId, choice.active);

  useDialogFrame(input, onClose);
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(typed.selectionStart, typed.selectionEnd);
  }, [typed]);
  useEffect(() => {
    loadEngine().then(
      (engine) => engine.warm(),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    dropdown.current?.scrollTo(0, 0);
  }, [query]);
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const type = (text: string) => {
    choice.reset();
    setQuery(text.slice(0, MAX_QUERY_LENGTH));
    input.current?.focus();
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      const option = choice.confirm();
      if (!option) return;
      if (!isModified(event)) return open(option);
      keep(addRecent(stored, option.stored));
      window.open(option.search.url, "_blank", "noopener");
    } else if (!isModified(event) && choice.move(event.key)) event.preventDefault();
  };
  const onActivate = useStableHandler(choice.activate);
  const onChoose = useStableHandler((option: SearchOption, event: React.MouseEvent) => {
    if (isModified(event)) return keep(addRecent(stored, option.stored));
    event.preventDefault();
    open(option);
  });
  const options = { groups, id: listId, active: choice.active, onActivate, onChoose };

  return (
    // The keys are those of what stands inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={`DocSearch-Container ${statusClass[status]}`} onKeyDown={keepFocusWithin}>
      <div className="DocSearch-Modal">
        <SearchField
          ref={input}
          query={query}
          busy={isStalled}
          listIds={shown.length > 0 ? lists : ""}
          activeId={shown.length > 0 ? activeId : undefined}
          onChange={type}
          onKeyDown={onKeyDown}
          onClear={() => type("")}
          onCancel={() => dismissDialog(input.current!.closest("dialog")!)}
        />
        <div ref={dropdown} className="DocSearch-Dropdown">
          <div role="status">
            {failure ? (
              <ErrorScreen failure={failure} onRetry={() => (session.retry(), input.current?.focus())} />
            ) : answer && answer.hits.length === 0 ? (
              <NoResultsScreen {...answer} onSuggestion={type} />
            ) : answer ? (
              <p className="visually-hidden">{count(answer.nbHits, "result")}</p>
            ) : (
              isStalled && <p className="DocSearch-Help">Searching…</p>
            )}
          </div>
          {answer && hasHits && (
            <>
              <HitList {...options} />
              <AllResults answer={answer} filters={filters} onClose={onClose} />
            </>
          )}
          {!answer && !failure && !isStalled && (
            <StartScreen {...options} stored={stored} onChange={(next) => (keep(next), input.current?.focus())} />
          )}
        </div>
        <footer className="DocSearch-Footer">
          <Commands />
        </footer>
      </div>
    </div>
  );
}
