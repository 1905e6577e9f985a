import { Link as GatsbyLink, withPrefix } from "gatsby";
import React from "react";
import { useBrowserValue } from "../../browser/browser-value";
import { encodeBrokenHash } from "../../browser/hash-target";
import { followLinks } from "../../browser/links";

interface LinkProps extends Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site without its prefix. */
  to: string;
}

/** Whether the visitor's connection is slow, or they have asked the browser to load little. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return !!connection?.saveData || !!connection?.effectiveType?.includes("2g");
}

/**
 * Gatsby's link to a page of this site. `aria-current` is what the caller says: Gatsby's goes by the address, which on
 * the way back is that of a page still to come. For visitors who save data it is a plain link, since Gatsby's loads the
 * page that is pointed at on any connection.
 */
export function Link({ to, onClick, children, "aria-current": current, ...props }: LinkProps): React.ReactElement {
  const address = encodeBrokenHash(to);
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
