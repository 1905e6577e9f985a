import React from "react";
import { usePathname } from "../../browser/pathname";
import { FEED_PATH, isSamePath } from "../../shared/paths";
import { Html } from "../ui/html";
import { Link } from "../ui/link";
import { SiteLink } from "../ui/site-link";
import { SpriteIcon } from "../ui/sprite-icon";
import { BackToTop } from "./back-to-top";
import { useSite } from "./use-site";

type Item = ReturnType<typeof useSite>["footer"][number]["items"][number];

/** The footer of every page: the link groups from the settings, the feed, and the button to the top. */
export function Footer(): React.ReactElement {
  const pathname = usePathname();
  const { footer, copyright, title, tagline, sections } = useSite();
  return (
    <footer className="footer">
      <div className="page-width footer-inner">
        <div className="footer-brand">
          <Link to="/" className="footer-name" aria-current={pathname === "/" ? "page" : undefined}>
            {title}
          </Link>
          <p>{tagline}</p>
        </div>
        {footer.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h2>{group.title}</h2>
            <ul role="list">
              {group.items.map((item) => (
                <FooterItem key={item.label || item.html} {...item} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="page-width cluster cluster-apart footer-end">
        <p>© {copyright.replace(/\.$/, "")}. The code is MIT licensed.</p>
        {sections.archive && <SiteLink to={FEED_PATH}>RSS</SiteLink>}
      </div>
      <BackToTop />
    </footer>
  );
}

function FooterItem({ kind, label, to, icon, caption, html }: Item) {
  const pathname = usePathname();
  if (kind === "html") return <Html as="li" html={html!} data-prose="" />;
  const className = kind === "link" ? undefined : `panel panel-link footer-box footer-${kind}`;
  return (
    <li>
      <SiteLink to={to!} className={className} aria-current={isSamePath(to!, pathname) ? "page" : undefined}>
        {icon && <SpriteIcon name={icon} />}
        <span>
          {caption && <small>{caption} </small>}
          {label}
        </span>
      </SiteLink>
    </li>
  );
}
