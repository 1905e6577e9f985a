import React, { useEffect, useId, useRef, useState } from "react";
import { preferVersion } from "../../browser/preferred-version";
import { counterpart, docIdAt, versionAt } from "../../shared/doc-versions";
import { Link } from "../ui/link";
import { useDocVersions } from "./use-doc-versions";

/** Leads to the same document in the other versions, with the query and the fragment that are there. */
export default function VersionMenu({ pathname }: { pathname: string }): React.ReactElement | null {
  const versions = useDocVersions();
  const [suffix, setSuffix] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const open = suffix !== null;
  const active = versionAt(versions, pathname);

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setSuffix(null);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      setSuffix(null);
      button.current?.focus();
    };
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [open]);

  if (!active || versions.length < 2) return null;
  const docId = docIdAt(active, pathname);
  return (
    <div ref={root} className="version-menu">
      <button
        ref={button}
        type="button"
        className="script-only"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setSuffix(open ? null : window.location.search + window.location.hash)}
      >
        <span className="visually-hidden">Version: </span>
        {active.label}
      </button>
      <ul id={list} role="list" aria-label="Versions" hidden={!open}>
        {versions.map((version) => (
          <li key={version.name}>
            <Link
              to={counterpart(version, docId) + (suffix ?? "")}
              aria-current={version === active ? "true" : undefined}
              onClick={() => {
                preferVersion(version.name);
                setSuffix(null);
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
