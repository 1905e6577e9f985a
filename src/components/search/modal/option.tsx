import React, { memo } from "react";
import { pathTexts, titleParts } from "../../../search/hit-text";
import type { SearchOption } from "./options";
import { ContentIcon, EnterIcon, HashIcon, PageIcon } from "./option-icons";
import { TextParts } from "./text-parts";

interface OptionProps {
  option: SearchOption;
  id: string;
  active: boolean;
  onActivate: (position: number) => void;
  onChoose: (option: SearchOption, event: React.MouseEvent<HTMLAnchorElement>) => void;
}

/** A line that can be chosen: a link, so that it can also be opened elsewhere. */
export const Option = memo(function Option({
  option,
  id,
  active,
  onActivate,
  onChoose,
}: OptionProps): React.ReactElement {
  const { search, isChild, position } = option;
  const path = pathTexts(search, isChild);
  const Icon = search.type === "content" ? ContentIcon : search.type === "lvl1" ? PageIcon : HashIcon;
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className="DocSearch-Hit"
      data-child={isChild || undefined}
      href={search.url}
      onClick={(event) => onChoose(option, event)}
      onPointerMove={() => active || onActivate(position)}
    >
      <Icon />
      <span className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          <TextParts parts={titleParts(search)} />
        </span>
        {path.length > 0 && <span className="DocSearch-Hit-path">{path.join(" › ")}</span>}
      </span>
      <EnterIcon />
    </a>
  );
});
