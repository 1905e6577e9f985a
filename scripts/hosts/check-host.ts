import fs from "node:fs";
import path from "node:path";
import { DRAWING_POLICY } from "../../src/node/hosting/policy";
import { MERMAID_STAGE } from "../../src/shared/mermaid";

const PERMANENT = [301, 308];

interface Answer {
  status: number;
  /** Where it leads, as a path. */
  to: string | null;
  headers: Headers;
  text: string;
}

async function ask(origin: string, address: string): Promise<Answer> {
  const response = await fetch(origin + address, { redirect: "manual" });
  const location = response.headers.get("location");
  return {
    status: response.status,
    to: location && new URL(location, origin).pathname,
    headers: response.headers,
    text: await response.text(),
  };
}

/** The addresses of the site map of a built site. */
function listedAddresses(site: string): string[] {
  const map = fs.readFileSync(path.join(site, "sitemap-0.xml"), "utf8");
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}

const otherForm = (address: string): string => (address.endsWith("/") ? address.slice(0, -1) : `${address}/`);

/**
 * What a host does otherwise than the site wants, a sentence each: every listed address answers, its other forms too or
 * by one permanent redirect, what is not there is not found, and the headers are those of the rules.
 */
export async function checkHost(origin: string, site: string): Promise<string[]> {
  const faults: string[] = [];
  for (const address of listedAddresses(site)) {
    const { status } = await ask(origin, address);
    if (status !== 200) faults.push(`${address} answers ${status}.`);
    if (address === "/") continue;
    for (const form of [otherForm(address), `${address.replace(/\/$/, "")}.html`]) {
      const answer = await ask(origin, form);
      if (answer.status === 200) continue;
      const end = PERMANENT.includes(answer.status) && answer.to ? await ask(origin, answer.to) : answer;
      if (end.status !== 200) faults.push(`${form} answers ${answer.status} and leads to ${answer.to ?? "nothing"}.`);
    }
  }
  const missing = await ask(origin, "/there/is/nothing");
  if (missing.status !== 404) faults.push(`What is not there answers ${missing.status}.`);
  if (!missing.text.includes("Page Not Found")) faults.push("What is not there shows another page than the site's.");
  const feed = await ask(origin, "/feed");
  if (feed.status !== 301 || feed.to !== "/blog/rss.xml") faults.push(`/feed leads to ${feed.to ?? "nothing"}.`);
  return [...faults, ...(await headerFaults(origin, site))];
}

async function headerFaults(origin: string, site: string): Promise<string[]> {
  const policy = /Content-Security-Policy: (.*)/.exec(fs.readFileSync(path.join(site, "_headers"), "utf8"))![1]!;
  const asset = fs.readdirSync(path.join(site, "static")).find((name) => name.endsWith(".woff2"));
  const wanted = [
    ["/", "x-content-type-options", "nosniff"],
    ["/", "cache-control", "public, max-age=0, must-revalidate"],
    ["/sw.js", "cache-control", "no-cache"],
    [`/static/${asset}`, "cache-control", "public, max-age=31536000, immutable"],
    ["/blog/rss.xml", "content-type", /xml/],
    ["/.well-known/security.txt", "content-type", /^text\/plain; *charset=utf-8$/i],
    ["/.well-known/security.txt", "x-content-type-options", "nosniff"],
    ["/", "content-security-policy", policy],
    ["/blog", "content-security-policy", policy],
    ["/sw.js", "content-security-policy", policy],
    ["/there/is/nothing", "content-security-policy", policy],
    [MERMAID_STAGE, "content-security-policy", DRAWING_POLICY],
    [`${MERMAID_STAGE}stage.js`, "content-security-policy", DRAWING_POLICY],
  ] as const;
  const faults: string[] = [];
  for (const [address, name, value] of wanted) {
    const found = (await ask(origin, address)).headers.get(name) ?? "";
    if (typeof value === "string" ? found !== value : !value.test(found))
      faults.push(`${address} has ${name} "${found}", wanted is ${value}.`);
  }
  return faults;
}
