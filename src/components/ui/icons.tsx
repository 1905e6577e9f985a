import React from "react";

/** A decorative 24 × 24 icon. Adjacent text or a label gives its meaning. */
function icon(path: string) {
  return function Icon(): React.ReactElement {
    return (
      <svg
        viewBox="0 0 24 24"
        width="1.375rem"
        height="1.375rem"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}

export const MenuIcon = icon("M4 7h16M4 12h16M4 17h16");
export const CloseIcon = icon("m6 6 12 12M18 6 6 18");
export const SearchIcon = icon("M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM20 20l-4.2-4.2");
export const SunIcon = icon(
  "M16.2 12a4.2 4.2 0 1 1-8.4 0 4.2 4.2 0 0 1 8.4 0ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
);
export const MoonIcon = icon("M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2Z");
export const SystemIcon = icon(
  "M5 4.5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM8.5 20.5h7M12 16.5v4",
);
export const HomeIcon = icon("m4 11 8-7 8 7v8.5a.5.5 0 0 1-.5.5H15v-6H9v6H4.5a.5.5 0 0 1-.5-.5Z");
export const ArrowIcon = icon("M5 12h14M13 6l6 6-6 6");
