import React from "react";
import { Navbar } from "../navigation/navbar";
import { Announcement } from "./announcement";
import { Footer } from "./footer";
import "./layout.css";
import { useSite } from "./use-site";

interface LayoutProps {
  pathname: string;
  children: React.ReactNode;
}

/** The frame of every page. */
export function Layout({ pathname, children }: LayoutProps): React.ReactElement {
  const { announcement } = useSite();
  return (
    <>
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
