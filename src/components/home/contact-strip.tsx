import React from "react";
import { CONTACT_PATH, FEED_PATH } from "../../shared/paths";
import { SiteLink } from "../ui/site-link";

interface ContactStripProps {
  email: string | null;
  hasContactPage: boolean;
  hasPosts: boolean;
}

/** The end of the home page: links to contact the owner and to the feed. */
export function ContactStrip({ email, hasContactPage, hasPosts }: ContactStripProps): React.ReactElement | null {
  const hasAddress = hasContactPage || email;
  if (!hasAddress && !hasPosts) return null;
  return (
    <section className="page-width cluster cluster-apart contact-strip" aria-label="Stay in touch">
      <div>
        <h2>Stay in touch</h2>
        <p>
          {hasAddress && "Send me questions, corrections or offers of work: I read them all. "}
          {hasPosts && "Follow new posts through the feed."}
        </p>
      </div>
      <p className="cluster home-actions">
        {hasAddress && (
          <SiteLink to={hasContactPage ? CONTACT_PATH : `mailto:${email}`} className="button">
            Write to me
          </SiteLink>
        )}
        {hasPosts && (
          <SiteLink to={FEED_PATH} className="button button-quiet">
            RSS feed
          </SiteLink>
        )}
      </p>
    </section>
  );
}
