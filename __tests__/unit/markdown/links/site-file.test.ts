import { whyBroken } from "../../../../src/markdown/links/site-file";
import { enterFolder } from "../../../stand-ins/content-folder";

it.each(["/demo-x/", "/demo-x", "/demo-x/index.html", "/a.pdf"])(
  "a link may lead to what static/ has: %s",
  (address) => {
    enterFolder({ "static/demo-x/index.html": "", "static/a.pdf": "", "static/empty/keep": "" });
    expect(whyBroken(address, () => false)).toBeUndefined();
    expect(whyBroken("/empty/", () => false)).toMatchObject({ message: expect.stringContaining("/empty/") });
  },
);
