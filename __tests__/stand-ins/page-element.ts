import React from "react";

/** An element of a page or of its `Head`. Gatsby passes more props than a test has to give: those that it reads. */
export const pageElement = (Page: React.JSXElementConstructor<never>, props: object): React.ReactElement =>
  React.createElement(Page as React.ElementType, props);
