import { toJsonLd } from "../../../../../src/components/seo/structured-data/thing";

describe("toJsonLd", () => {
  it("ends no element and says the same after parsing", () => {
    const name = "</script><b>A & B</b>\u2028";
    const json = toJsonLd([{ "@type": "Thing", name }]);
    expect(json).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(json)["@graph"][0].name).toBe(name);
  });

  it("leaves out what is not known", () => {
    const json = toJsonLd([{ "@type": "Thing", name: null, sameAs: [], url: undefined }]);
    expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@graph": [{ "@type": "Thing" }] });
  });
});
