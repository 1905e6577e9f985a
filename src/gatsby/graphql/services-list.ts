import { h } from "hastscript";
import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { scrolling } from "../../markdown/elements/tables-and-lists";
import { SERVICES } from "../../services/registry";
import {
  ANSWERS,
  PURPOSES,
  UNDECIDED,
  choiceId,
  type ConsentMode,
  type Purpose,
  type Service,
  type ServicesOn,
} from "../../services/service";
import { readServices } from "../../services/build-settings";
import { contentDir } from "../../content/folder";
import { loadSite } from "../../content/site";
import { headingLinkName } from "../../shared/body";

const PLACE = /<div [^>]*data-services(?:="")?><\/div>/;

/** Puts the list of third parties in the place that the block `services` has left for it. */
export const fillServicesList = (html: string): string =>
  html.includes("data-services") ? html.replace(PLACE, () => toHtml(servicesList())) : html;

const settings = (): ServicesOn => ({ on: readServices().on, consent: loadSite(contentDir()).consent });

/**
 * Describes each third party: whether it is on, and what it contacts and stores. The buttons for the visitor's choice are
 * disabled until scripts run. They are in the HTML so that nothing moves.
 */
export function servicesList({ on, consent: mode } = settings()): Element[] {
  const groups = [...(Object.keys(PURPOSES) as Purpose[]), "none" as const];
  return groups.flatMap((consent) => {
    const members = SERVICES.filter((service) => service.consent === consent);
    if (members.length === 0) return [];
    const { label, description } = consent === "none" ? NEEDED : PURPOSES[consent];
    const hasChoice = consent !== "none" && members.some(({ id }) => on[id]);
    return [
      consent === "none" ? h("h3", label) : linkedHeading(choiceId(consent), label),
      h("p", description),
      ...(hasChoice ? [choice(consent, mode)] : []),
      ...members.map((service) => describe(service, on[service.id])),
    ];
  });
}

/** A heading with a link to itself, as in texts. */
function linkedHeading(id: string, text: string): Element {
  const label = headingLinkName(text);
  return h("h3", { id }, text, h("a.hash-link", { href: `#${id}`, title: label, ariaLabel: label }));
}

const NEEDED = { label: "Needed for what you ask for", description: "These do what you ask for and track nobody." };

function choice(purpose: Purpose, mode: ConsentMode): Element {
  const buttons = Object.entries(ANSWERS).flatMap(([answer, label]) => [
    h("button", { type: "button", className: ["button", "button-quiet"], disabled: true, dataAnswer: answer }, label),
    " ",
  ]);
  return h("div", { dataConsent: purpose, role: "group", ariaLabel: PURPOSES[purpose].label }, [
    h("p", { role: "status" }, UNDECIDED[mode]),
    h("p", buttons),
  ]);
}

function describe(service: Service, settings: Record<string, string> | undefined): Element {
  const { id, label, purpose, stores } = service;
  const sources = settings && [...new Set(Object.values(service.origins(settings)).flat())].sort();
  const origins = sources?.filter((source) => source.startsWith("https:"));
  const state = h("span", { dataState: "" }, settings ? "on" : "off on this site");
  return h("details", { dataService: id }, [
    h("summary", `${label}: `, state),
    h("p", purpose),
    origins ? contacts(origins) : null,
    stores.length > 0 ? storesTable(stores) : h("p", "It stores nothing in your browser."),
  ]);
}

function contacts(origins: readonly string[]): Element {
  if (origins.length === 0) return h("p", "It contacts this site alone.");
  const names = origins.map((origin, index) => [index > 0 ? ", " : null, h("code", origin)]);
  return h("p", "It contacts ", names, ".");
}

function storesTable(stores: Service["stores"]): Element {
  const rows = stores.map(({ name, kind, purpose }) =>
    h("tr", h("td", h("code", name)), h("td", kind), h("td", purpose)),
  );
  return h("div.table-frame", scrolling("What it stores"), [
    h("table", h("thead", h("tr", h("th", "Name"), h("th", "Where"), h("th", "What for"))), h("tbody", rows)),
  ]);
}
