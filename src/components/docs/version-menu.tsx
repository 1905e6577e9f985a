import React, { useState } from "react";
import { usePathname } from "../../browser/pathname";
import { counterpart, docIdAt, versionAt } from "../../shared/doc-versions";
import { DetailsMenu } from "../ui/details-menu";
import { Link } from "../ui/link";
import { preferVersion } from "./preferred-version";
import { useDocVersions } from "./use-doc-versions";

/** Links to the same document in other versions, if there are any. Keeps the query and the fragment. */
export function VersionMenu(): React.ReactElement | null {
  const pathname = usePathname();
  const versions = useDocVersions();
  const [suffix, setSuffix] = useState("");
  const active = versionAt(versions, pathname);
  if (!active || versions.length < 2) return null;
  const docId = docIdAt(active, pathname);
  return (
    <DetailsMenu className="version-menu" onOpen={() => setSuffix(window.location.search + window.location.hash)}>
      <summary className="button button-field chevron">
        <span className="visually-hidden">Version: </span>
        {active.label}
      </summary>
      <ul role="list" className="panel" aria-label="Versions">
        {versions.map((version) => (
          <li key={version.name}>
            <Link
              to={counterpart(version, docId) + suffix}
              aria-current={version === active ? "true" : undefined}
              onClick={() => preferVersion(version.name)}
            >
              {version.label}
            </Link>
          </li>
        ))}
      </ul>
    </DetailsMenu>
  );
}
