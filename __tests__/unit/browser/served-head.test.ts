import { dropServedHead } from "../../../src/browser/served-head";

const at = (pathname: string) => ({ pathname });
const names = () => [...document.head.querySelectorAll("meta")].map(({ name }) => name);

beforeEach(() => {
  document.head.innerHTML = '<meta name="keywords" data-head="page"><meta name="description">';
});

describe("dropServedHead", () => {
  it("removes what is said of the page that was served once another one is shown", () => {
    dropServedHead({ location: at("/b"), prevLocation: at("/a") });
    expect(names()).toEqual(["description"]);
  });

  it.each([
    ["the first page", null],
    ["another fragment or query of the same page", at("/a")],
  ])("leaves it for %s", (_, prevLocation) => {
    dropServedHead({ location: at("/a"), prevLocation });
    expect(names()).toEqual(["keywords", "description"]);
  });
});
