import { buildProsePages } from "../../../../src/gatsby/pages/prose";

const page = (name: string) => ({ id: `id of ${name}`, name, path: `/${name}/` });

describe("buildProsePages", () => {
  it("makes a page for each file", () => {
    expect(buildProsePages([page("about"), page("privacy")])).toEqual([
      { path: "/about/", template: "page", context: { id: "id of about" } },
      { path: "/privacy/", template: "page", context: { id: "id of privacy" } },
    ]);
  });

  it("answers at both addresses of the contact page with the same text", () => {
    expect(buildProsePages([page("contact")])).toEqual([
      { path: "/contact/", template: "page", context: { id: "id of contact" } },
      { path: "/contact/contact", template: "page", context: { id: "id of contact" } },
    ]);
  });
});
