/**
 * Runs as text in the page, like the boot script: where the application has not started when everything has been
 * loaded, the page shows what it shows without scripting, and on the home page says what may be wrong.
 * It may use nothing outside itself.
 */
function checkStart(bannerId: string): void {
  addEventListener("load", () => {
    if ("___loader" in window) return;
    document.documentElement.removeAttribute("data-js");
    const banner = document.getElementById(bannerId);
    if (!(banner instanceof HTMLTemplateElement)) return;
    document.body.prepend(banner.content);
    const suggestion = document.getElementById("__docusaurus-base-url-issue-banner-suggestion-container");
    if (suggestion) suggestion.textContent = location.pathname.replace(/\/?(index\.html)?$/, "/");
  });
}

export const BANNER_TEMPLATE_ID = "base-url-banner";

export const startCheckScript = `(${checkStart.toString()})(${JSON.stringify(BANNER_TEMPLATE_ID)})`;
