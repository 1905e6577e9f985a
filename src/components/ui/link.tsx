import { Link as GatsbyLink, withPrefix } from "gatsby";
import React from "react";
import { useBrowserValue } from "../../browser/browser-value";
import { encodeBrokenHash } from "../../browser/hash-target";
import { followLinks } from "../../browser/links";
import { linkAddress } from "../../shared/paths";

interface LinkProps extends Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site without its prefix. */
  to: string;
}

/** Whether the connection is slow, or the visitor has turned on data saving. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return !!connection?.saveData || !!connection?.effectiveType?.includes("2g");
}

/**
 * Gatsby's `Link` to a page of this site. The caller sets `aria-current`: Gatsby derives it from the address, which on
 * Back is already that of the next page. For visitors who save data it is a plain link, because Gatsby's prefetches on
 * hover on any connection.
 */
export function Link({ to, onClick, children, "aria-current": current, ...props }: LinkProps): React.ReactElement {
  const address = linkAddress(encodeBrokenHash(to));
  const isPlain = useBrowserValue(savesData, false);
  if (!isPlain) {
    return (
      <GatsbyLink {...props} to={address} onClick={onClick} aria-current={current}>
        {children}
      </GatsbyLink>
    );
  }
  const follow = (event: React.MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    followLinks(event);
  };
  return (
    <a {...props} href={withPrefix(address)} onClick={follow} aria-current={current}>
      {children}
    </a>
  );
}
