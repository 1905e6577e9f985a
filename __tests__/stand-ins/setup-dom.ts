import "@testing-library/jest-dom";
import { installDialog } from "./dialog";
import { resetGatsby } from "./gatsby";
import { Media } from "./media";
import { answerFrame } from "./site-frame";

/** What the build defines: this site starts no services. */
Object.assign(globalThis, { __SERVICES__: null });

/** Each test begins with a first visit, in a browser that has what jsdom lacks. */
beforeEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  history.replaceState(null, "", "/");
  Media.install();
  installDialog();
  answerFrame();
});
afterEach(resetGatsby);
