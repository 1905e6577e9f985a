import React from "react";
import { Navbar } from "../navigation/navbar";
import { Footer } from "./footer";
import "./layout.css";

interface LayoutProps {
  pathname: string;
  children: React.ReactNode;
}

/** The frame of every page. */
export function Layout({ pathname, children }: LayoutProps): React.ReactElement {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <Navbar pathname={pathname} />
      {children}
      <Footer />
    </>
  );
}
