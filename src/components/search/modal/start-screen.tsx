import React from "react";
import { addFavorite, remove, type StoredSearches } from "../../../search/stored-searches";
import { optionId, Options, type OptionListProps } from "./hit-list";
import { RemoveIcon, StarIcon } from "./option-icons";
import type { OptionGroup } from "./options";

interface StartScreenProps extends OptionListProps {
  stored: StoredSearches;
  /** Keeps other searches; the button that was pressed may be gone then. */
  onChange: (stored: StoredSearches) => void;
}

/** What the visitor has followed and kept, before anything is asked. */
export function StartScreen({ groups, stored, onChange, ...list }: StartScreenProps): React.ReactElement {
  const [recent, favorites] = groups as [OptionGroup, OptionGroup];
  if (recent.options.length === 0 && favorites.options.length === 0) {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">No recent searches</p>
      </div>
    );
  }
  return (
    <>
      <StoredList
        group={recent}
        {...list}
        kept={stored}
        remove="Remove this search from history"
        save
        onChange={onChange}
      />
      <StoredList
        group={favorites}
        {...list}
        kept={stored}
        remove="Remove this search from favorites"
        onChange={onChange}
      />
    </>
  );
}

interface StoredListProps extends Omit<OptionListProps, "groups"> {
  group: OptionGroup;
  kept: StoredSearches;
  /** The name of the button that removes a search. */
  remove: string;
  save?: boolean;
  onChange: (stored: StoredSearches) => void;
}

/** A list's options may hold no buttons: theirs stand in a column beside it. */
function StoredList({ group, id, kept, remove: removeLabel, save, onChange, ...handlers }: StoredListProps) {
  const { label, options } = group;
  if (options.length === 0) return null;
  return (
    <section className="DocSearch-Stored">
      <div className="DocSearch-Hit-source" aria-hidden="true">
        {label}
      </div>
      <div id={`${id}-${label}`} role="listbox" aria-label={label} className="DocSearch-Hits">
        <Options options={options} id={id} {...handlers} />
      </div>
      <div className="DocSearch-Hit-actions">
        {options.map(({ stored, position }) => (
          <div key={stored.objectID}>
            {save && (
              <ActionButton
                label="Save this search"
                describedBy={optionId(id, position)}
                onClick={() => onChange(addFavorite(kept, stored))}
              >
                <StarIcon />
              </ActionButton>
            )}
            <ActionButton
              label={removeLabel}
              describedBy={optionId(id, position)}
              onClick={() => onChange(remove(kept, stored))}
            >
              <RemoveIcon />
            </ActionButton>
          </div>
        ))}
      </div>
    </section>
  );
}

interface ActionButtonProps {
  label: string;
  describedBy: string;
  onClick: () => void;
  children: React.ReactNode;
}

function ActionButton({ label, describedBy, onClick, children }: ActionButtonProps): React.ReactElement {
  return (
    <button
      type="button"
      className="DocSearch-Hit-action-button"
      title={label}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
