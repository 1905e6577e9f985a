import "@testing-library/jest-dom";

/** What the build defines: this site starts no services. */
Object.assign(globalThis, { __SERVICES__: null });
