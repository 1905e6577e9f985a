import "@testing-library/jest-dom";
import { resetGatsby } from "./gatsby";

/** What the build defines: this site starts no services. */
Object.assign(globalThis, { __SERVICES__: null });

afterEach(resetGatsby);
