import { graphql } from "gatsby";
import React from "react";
import { animateDetails } from "../../browser/collapse";
import { usePathname } from "../../browser/pathname";
import { versionAt, versionedLink } from "../../shared/doc-versions";
import { DOCS_PATH, isSamePath, isWithin } from "../../shared/paths";
import { usePreferredVersion } from "../docs/preferred-version";
import { useDocVersions } from "../docs/use-doc-versions";
import { DetailsMenu } from "../ui/details-menu";
import { Html } from "../ui/html";
import { SiteLink } from "../ui/site-link";
import { SpriteIcon } from "../ui/sprite-icon";

export const navbarItemFragment = graphql`
  fragment NavbarItem on SiteItem {
    kind
    label
    to
    icon
    html
    items {
      kind
      label
      to
      icon
      html
    }
  }
`;

type Item = Omit<Queries.NavbarItemFragment, "items"> & { items?: Queries.NavbarItemFragment["items"] };

interface NavLinksProps {
  links: readonly Item[];
  className: string;
  /** Whether a dropdown with the current page is initially expanded in place, as in the mobile menu. */
  unfolds?: boolean;
}

/** The link of a section is current on all pages below it. A link into the docs is current on all their pages. */
function isCurrent(to: string, pathname: string): boolean {
  const section = isWithin(DOCS_PATH, to) ? DOCS_PATH : to;
  return isWithin(section, pathname);
}

/** The items of the navbar, in a row or in the mobile menu. The current section is marked. */
export function NavLinks({ links, className, unfolds = false }: NavLinksProps): React.ReactElement {
  const pathname = usePathname();
  const versions = useDocVersions();
  const preferred = usePreferredVersion();
  const candidates = [versionAt(versions, pathname)?.name, preferred];
  const link = ({ label, to, icon }: Item, current: "page" | "true" | undefined) => (
    <SiteLink to={versionedLink(versions, to!, candidates)} aria-current={current}>
      {icon && <SpriteIcon name={icon} />}
      {label}
    </SiteLink>
  );
  const entry = (item: Item) => {
    const { kind, label, to, html, items = [] } = item;
    if (kind === "html") return <Html as="li" key={html} html={html!} data-prose="" />;
    if (items.length === 0) return <li key={label}>{link(item, isCurrent(to!, pathname) ? "page" : undefined)}</li>;
    const isPage = (each: Item) => each.to !== null && isSamePath(each.to, pathname);
    const holdsPage = [item, ...items].some((each) => each.to && isCurrent(each.to, pathname));
    const dropdown = (
      <>
        <summary
          className="chevron"
          aria-label={to ? `More of ${label}` : undefined}
          data-current={holdsPage || undefined}
          onClick={unfolds ? animateDetails : undefined}
        >
          {!to && label}
        </summary>
        <ul role="list" className={unfolds ? undefined : "panel"}>
          {items.map((each) =>
            each.kind === "html" ? (
              entry(each)
            ) : (
              <li key={each.label}>{link(each, isPage(each) ? "page" : undefined)}</li>
            ),
          )}
        </ul>
      </>
    );
    return (
      <li key={label} className="dropdown">
        {to && link(item, holdsPage ? (items.some(isPage) ? "true" : "page") : undefined)}
        {unfolds ? <details open={holdsPage}>{dropdown}</details> : <DetailsMenu>{dropdown}</DetailsMenu>}
      </li>
    );
  };
  return (
    <ul role="list" className={className}>
      {links.map(entry)}
    </ul>
  );
}
