import React from "react";

function icon(className: string, path: string) {
  return function OptionIcon(): React.ReactElement {
    return (
      <svg className={className} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    );
  };
}

export const PageIcon = icon("DocSearch-Hit-icon", "M5 2.5h6.5L15.5 6.5v11H5ZM11.5 2.5v4h4");
export const ContentIcon = icon("DocSearch-Hit-icon", "M4 6h12M4 10h12M4 14h7");
export const HashIcon = icon("DocSearch-Hit-icon", "M8 3.5 6.5 16.5M13.5 3.5 12 16.5M3.5 7.5h13M3.5 12.5h13");
export const EnterIcon = icon("DocSearch-Hit-Select-Icon", "M16 4.5v5a2 2 0 0 1-2 2H4.5m3.5-4-4 4 4 4");
export const StarIcon = icon("DocSearch-Icon", "m10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7Z");
export const RemoveIcon = icon("DocSearch-Icon", "m5.5 5.5 9 9m0-9-9 9");
