import React from "react";
import { usePathname } from "../../browser/pathname";
import { counterpart, docIdAt, versionAt } from "../../shared/doc-versions";
import { useSite } from "../layout/use-site";
import { Link } from "../ui/link";
import { preferVersion } from "./preferred-version";
import { useDocVersions } from "./use-doc-versions";

/** A banner on pages of other versions than the latest, with a link to the latest one. */
export function VersionBanner(): React.ReactElement | null {
  const pathname = usePathname();
  const versions = useDocVersions();
  const { title } = useSite();
  const version = versionAt(versions, pathname);
  const latest = versions.find(({ isLast }) => isLast);
  if (!version || version.banner === "none") return null;
  return (
    <aside className="panel panel-warm version-banner" aria-label="Version">
      <p>
        {version.banner === "unreleased" ? (
          <>
            This is unreleased documentation for {title} <strong>{version.label}</strong> version.
          </>
        ) : (
          <>
            This is documentation for {title} <strong>{version.label}</strong>, which is no longer actively maintained.
          </>
        )}
      </p>
      {latest && latest !== version && (
        <p>
          For up-to-date documentation, see the{" "}
          <strong>
            <Link to={counterpart(latest, docIdAt(version, pathname))} onClick={() => preferVersion(latest.name)}>
              latest version
            </Link>
          </strong>{" "}
          ({latest.label}).
        </p>
      )}
    </aside>
  );
}

/** A badge with the version of a page, if the version has `badge`. */
export function VersionBadge(): React.ReactElement | null {
  const version = versionAt(useDocVersions(), usePathname());
  return version?.badge ? <p className="version-badge">Version: {version.label}</p> : null;
}
