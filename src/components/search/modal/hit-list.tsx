import React from "react";
import { Option } from "./option";
import type { OptionGroup, SearchOption } from "./options";

export interface OptionListProps {
  groups: readonly OptionGroup[];
  /** The id of the list; those of its options begin with it. */
  id: string;
  active: number;
  onActivate: (position: number) => void;
  onChoose: (option: SearchOption, event: React.MouseEvent<HTMLAnchorElement>) => void;
}

export const optionId = (listId: string, position: number): string => `${listId}-${position}`;

interface OptionsProps extends Omit<OptionListProps, "groups"> {
  options: readonly SearchOption[];
}

export const Options = ({ options, id, active, ...handlers }: OptionsProps): React.ReactElement => (
  <>
    {options.map((option) => (
      <Option
        key={option.search.objectID}
        id={optionId(id, option.position)}
        option={option}
        active={option.position === active}
        {...handlers}
      />
    ))}
  </>
);

/** What was found, by section of the site. */
export function HitList({ groups, id, ...handlers }: OptionListProps): React.ReactElement {
  return (
    <div id={id} role="listbox" aria-label="Search results" className="DocSearch-Hits">
      {groups.map(({ label, options }, index) => (
        <div key={label} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div id={`${id}-group-${index}`} role="presentation" className="DocSearch-Hit-source">
            {label}
          </div>
          <Options options={options} id={id} {...handlers} />
        </div>
      ))}
    </div>
  );
}
