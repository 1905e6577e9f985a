import lodashKebabCase from "lodash/kebabCase";
import { kebabCase } from "../../../src/shared/kebab-case";

it.each([
  ...["PostgreSQL", "Node.js", "CI/CD", "HTML5", "C++", "Écran large"],
  ...["GitHub", "XMLHttpRequest", "fooBar baz_qux", "日本語", "a1b2", "Don't panic", ""],
  ...["1st place", "22ndTry", "3RD", "11th hour", "4THx", "day2nd", "1stly"],
  ...["Straße", "Smørrebrød", "ÆSIR", "Łódź", "Þór", "œuvre", "Ĳssel", "Đıŋŧ"],
])("makes the same slug as Lodash, because readers have bookmarked it, of %p", (label) => {
  expect(kebabCase(label)).toBe(lodashKebabCase(label));
});

it.each([
  ["한국어", "한국어"],
  ["한국어".normalize("NFD"), "한국어"],
  ["がか", "がか"],
  ["हिन्दी भाषा", "हिन्दी-भाषा"],
  ["ภาษาไทย", "ภาษาไทย"],
  ["Йога", "йога"],
  ["Иога", "иога"],
  ["Việt Nam", "viet-nam"],
  ["عربي ٣", "عربي-٣"],
  ["日本、東京", "日本-東京"],
  ["I ❤️ Rust", "i-rust"],
  ["1️⃣ first 🇩🇪", "1-first"],
  ["☕️", ""],
  ["葛\u{e0100}城市", "葛城市"],
  ["עִבְרִית", "עִבְרִית".normalize("NFC")],
])("keeps the letters of %s", (label, slug) => {
  expect(kebabCase(label)).toBe(slug);
  expect(kebabCase(label)).toBe(kebabCase(label).normalize("NFC"));
});
