import React from "react";

const COMMANDS = [
  { keys: ["Enter"], signs: ["↵"], does: "to select" },
  { keys: ["Arrow down", "Arrow up"], signs: ["↓", "↑"], does: "to navigate" },
  { keys: ["Escape"], signs: ["esc"], does: "to close" },
];

/** What the keys do. */
export function Commands(): React.ReactElement {
  return (
    <ul role="list" className="DocSearch-Commands">
      {COMMANDS.map(({ keys, signs, does }) => (
        <li key={does}>
          {signs.map((sign, index) => (
            <React.Fragment key={sign}>
              <kbd className="DocSearch-Commands-Key" aria-hidden="true">
                {sign}
              </kbd>
              <span className="visually-hidden">{keys[index]} </span>
            </React.Fragment>
          ))}
          <span className="DocSearch-Label">{does}</span>
        </li>
      ))}
    </ul>
  );
}
