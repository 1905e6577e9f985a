import React, { lazy, Suspense } from "react";
import { useBrowserValue } from "../../browser/browser-value";
import { Navbar } from "../navigation/navbar";
import { Announcement } from "./announcement";
import { Footer } from "./footer";
import { useSite } from "./use-site";

/** Bundled only if the site has services. If it fails to load, services that need consent do not start. */
const ConsentNotice = __SERVICES__
  ? lazy(() => import("../../services/consent-notice").catch(() => ({ default: () => null })))
  : null;

/** Renders its children in the browser only. React renders this component again after hydration, and not the layout. */
function InBrowser({ children }: React.PropsWithChildren): React.ReactElement | null {
  const isHydrated = useBrowserValue(() => true, false);
  return isHydrated ? <Suspense fallback={null}>{children}</Suspense> : null;
}

/** The layout of every page. */
export function Layout({ children }: React.PropsWithChildren): React.ReactElement {
  const { announcement } = useSite();
  return (
    <>
      {ConsentNotice && (
        <InBrowser>
          <ConsentNotice services={__SERVICES__!} />
        </InBrowser>
      )}
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      {announcement && <Announcement {...announcement} />}
      <Navbar />
      {children}
      <Footer />
    </>
  );
}
