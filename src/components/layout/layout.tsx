import React, { lazy, Suspense } from "react";
import { useBrowserValue } from "../../browser/browser-value";
import type { ServicesOn } from "../../services/service";
import { Navbar } from "../navigation/navbar";
import { Announcement } from "./announcement";
import { Footer } from "./footer";
import { useSite } from "./use-site";

declare const __SERVICES__: ServicesOn | null;

/** Bundled only if the site has services. If it fails to load, services that need consent do not start. */
const ConsentNotice = __SERVICES__
  ? lazy(() => import("../../services/consent-notice").catch(() => ({ default: () => null })))
  : null;

/** Renders the notice in the browser only. A component of its own, so that hydration renders nothing else again. */
function Consent(): React.ReactElement | null {
  const isHydrated = useBrowserValue(() => true, false);
  if (!ConsentNotice || !isHydrated) return null;
  return (
    <Suspense fallback={null}>
      <ConsentNotice services={__SERVICES__!} />
    </Suspense>
  );
}

interface LayoutProps {
  pathname: string;
  children: React.ReactNode;
}

/** The layout of every page. */
export function Layout({ pathname, children }: LayoutProps): React.ReactElement {
  const { announcement } = useSite();
  return (
    <>
      {ConsentNotice && <Consent />}
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      {announcement && <Announcement {...announcement} />}
      <Navbar pathname={pathname} />
      {children}
      <Footer pathname={pathname} />
    </>
  );
}
