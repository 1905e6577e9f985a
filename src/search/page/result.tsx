import React from "react";
import { sitePath } from "../../browser/links";
import { useDocVersions } from "../../components/docs/use-doc-versions";
import { Link } from "../../components/ui/link";
import { versionAt } from "../../shared/doc-versions";
import { escapeMarkup } from "../../shared/escape";
import { LEVELS, type SearchHit } from "../engine";

/** A hit: its heading, the headings above it, the text around the match, and its docs version if there are several. */
export function Result({ hit }: { hit: SearchHit }): React.ReactElement {
  const versions = useDocVersions();
  const path = sitePath(hit.url);
  const version = versions.length > 1 ? versionAt(versions, path.replace(/#.*/, "")) : undefined;
  const facts = [version && `Version: ${version.label}`, hit.year, ...hit.tags].filter(Boolean);
  const { hierarchy, _highlightResult: whole, _snippetResult: snippets } = hit;
  const level = LEVELS.findLast((name) => hierarchy[name]) ?? "lvl1";
  const names = LEVELS.slice(0, LEVELS.indexOf(level)).map((name) => hierarchy[name]);
  // The page of all projects is a section by itself, with the same name.
  const above = [...new Set(names.filter(Boolean))];
  const heading = whole.hierarchy[level] ?? snippets.hierarchy[level];
  const title = <Marked html={heading?.value ?? escapeMarkup(hierarchy[level] ?? "")} />;
  const content = snippets.content?.value ?? escapeMarkup(hit.content ?? "");
  return (
    <article>
      {above.length > 0 && (
        <ol role="list" aria-label="Breadcrumbs" className="meta search-result-path">
          {above.map((name, index) => (
            <li key={index}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ol>
      )}
      <h2>
        <Link to={path}>{title}</Link>
      </h2>
      {content && (
        <p>
          <Marked html={content} />
        </p>
      )}
      {facts.length > 0 && <p className="meta">{facts.join(" · ")}</p>}
    </article>
  );
}

/** Reverses `escapeMarkup`, which both engines use. */
const decode = (html: string): string => html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(+code));

/**
 * Renders escaped text with its matches marked. Everything but pairs of `<mark>` is plain text. Each text has an element
 * of its own, because React could not remove the parts of one that the browser has translated.
 */
const Marked = ({ html }: { html: string }): React.ReactNode => (
  <span key={html}>
    {html.split(/<mark>(.*?)<\/mark>/s).map((text, index) => {
      const isMatch = index % 2 === 1;
      return isMatch ? <mark key={index}>{decode(text)}</mark> : decode(text);
    })}
  </span>
);
