import React, { useCallback, useId, useRef, useState } from "react";
import { usePathname } from "../../browser/pathname";
import { counterpart, docIdAt, versionAt } from "../../shared/doc-versions";
import { Link } from "../ui/link";
import { useDismiss } from "../ui/use-dismiss";
import { preferVersion } from "./preferred-version";
import { useDocVersions } from "./use-doc-versions";

/** Links to the same document in other versions, if there are any. Keeps the query and the fragment. */
export function VersionMenu(): React.ReactElement | null {
  const pathname = usePathname();
  const versions = useDocVersions();
  const [suffix, setSuffix] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const list = useId();
  const open = suffix !== null;
  const active = versionAt(versions, pathname);

  const close = useCallback(() => setSuffix(null), []);
  useDismiss(root, open, close);

  if (!active || versions.length < 2) return null;
  const docId = docIdAt(active, pathname);
  return (
    <div ref={root} className="version-menu">
      <button
        type="button"
        className="button button-field chevron script-only"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setSuffix(open ? null : window.location.search + window.location.hash)}
      >
        <span className="visually-hidden">Version: </span>
        {active.label}
      </button>
      <ul id={list} role="list" className="panel" aria-label="Versions" hidden={!open}>
        {versions.map((version) => (
          <li key={version.name}>
            <Link
              to={counterpart(version, docId) + (suffix ?? "")}
              aria-current={version === active ? "true" : undefined}
              onClick={() => {
                preferVersion(version.name);
                close();
              }}
            >
              {version.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
