import { usePathname } from "../../browser/pathname";
import { versionAt } from "../../shared/doc-versions";
import { usePreferredVersion } from "../../components/docs/preferred-version";
import { useDocVersions } from "../../components/docs/use-doc-versions";

/**
 * Returns the docs version to search: the one being read, otherwise the chosen one, otherwise the latest. Undefined if
 * there is only one.
 */
export function useSearchVersion(): string | undefined {
  const pathname = usePathname();
  const versions = useDocVersions();
  const preferred = usePreferredVersion(versions.map(({ name }) => name));
  if (versions.length < 2) return undefined;
  const read = versionAt(versions, pathname)?.name;
  return read ?? preferred ?? versions.find(({ isLast }) => isLast)?.name;
}
