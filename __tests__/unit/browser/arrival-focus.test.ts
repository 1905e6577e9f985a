import { keepFocus, moveFocus } from "../../../src/browser/scroll";

const byId = (id: string) => document.getElementById(id)!;
/** What the router does after a page has taken the place of another. Returns where the focus is then. */
function focusAsRouter() {
  byId("gatsby-focus-wrapper").focus();
  return document.activeElement!.id;
}

beforeEach(() => {
  document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1">
    <a id="contact" href="/contact">Contact</a><h2 id="serve">Serve</h2><main id="main" tabindex="-1"></main>
  </div>`;
});

it("keepFocus has the router move it where it went away with the old page, or was on the page itself", () => {
  keepFocus();
  expect(focusAsRouter()).toBe("gatsby-focus-wrapper");
  keepFocus();
  expect(focusAsRouter()).toBe("gatsby-focus-wrapper");
});

describe("moveFocus", () => {
  it.each(["main", "contact"])("leaves what can have the focus as it is: %s", (id) => {
    const html = byId(id).outerHTML;
    moveFocus(byId(id));
    expect(focusAsRouter()).toBe(id);
    byId("serve").focus();
    expect(byId(id).outerHTML).toBe(html);
  });

  it("has the router move it where there is no heading, or none in sight, also after it was kept", () => {
    byId("contact").focus();
    keepFocus();
    moveFocus(null);
    expect(focusAsRouter()).toBe("gatsby-focus-wrapper");
    byId("serve").focus = () => undefined;
    moveFocus(byId("serve"));
    expect(focusAsRouter()).toBe("gatsby-focus-wrapper");
    expect(byId("serve")).not.toHaveAttribute("tabindex");
  });
});
