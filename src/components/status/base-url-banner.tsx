import React from "react";
import { BANNER_ID } from "../../browser/boot-script";

/**
 * Waits in the HTML of the home page for the boot script, which shows it if the application's scripts cannot be loaded.
 * @param baseUrl The address that the site was built for, such as `/` or `/garden/`.
 */
export function BaseUrlBanner({ baseUrl }: { baseUrl: string }): React.ReactElement {
  return (
    <template id={BANNER_ID}>
      <div id="__docusaurus-base-url-issue-banner-container" className="page-width" role="alert">
        <div id="__docusaurus-base-url-issue-banner" className="error-box">
          <p>
            <strong>This site did not load properly: its scripts could not be loaded.</strong>
          </p>
          <p>
            If it is yours, its base URL may be wrong. It was built for <code>{baseUrl}</code>
            {baseUrl === "/" && " (the default)"}; the address you see suggests{" "}
            <code id="__docusaurus-base-url-issue-banner-suggestion-container" />. Set <code>PATH_PREFIX</code> to that
            and build again.
          </p>
        </div>
      </div>
    </template>
  );
}
