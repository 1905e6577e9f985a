import { styleSheets } from "./style-sheets";

const ADDRESS = /(?:url|image-set)\(([^)]*)\)/g;

/** An SVG picture in a style sheet is a document of its own to the browser, made before the first paint. */
it("loads nothing but fonts from style sheets", () => {
  const addresses = styleSheets().flatMap(({ file, css }) =>
    [...css.matchAll(ADDRESS)].map(([, address]) => `${file} ${address}`),
  );
  expect(addresses).not.toEqual([]);
  expect(addresses.filter((address) => !/^src\/styles\/fonts\.css "\.\/fonts\/[\w-]+\.woff2"$/.test(address))).toEqual(
    [],
  );
});
