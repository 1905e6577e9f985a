import { Link } from "gatsby";
import React from "react";
import { FEED_PATH } from "../../shared/paths";
import { SiteLink } from "../ui/site-link";
import "./footer.css";
import { useSite } from "./use-site";

export function Footer(): React.ReactElement {
  const { footer, copyright, title, tagline, pathPrefix } = useSite();
  return (
    <footer className="footer">
      <div className="container footer-inner">
        <div className="footer-brand">
          <Link to="/" className="footer-name">
            {title}
          </Link>
          <p>{tagline}</p>
        </div>
        {footer.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h2>{group.title}</h2>
            <ul role="list">
              {group.items.map(({ label, to }) => (
                <li key={label}>
                  <SiteLink to={to}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="container footer-end">
        <p>© {copyright}. The code is MIT licensed.</p>
        <a href={pathPrefix + FEED_PATH}>RSS</a>
      </div>
    </footer>
  );
}
