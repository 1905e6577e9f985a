import "@testing-library/jest-dom";

/** Of Gatsby's loader, what links to pages ask for. */
window.___loader = { ...window.___loader, enqueue: jest.fn(), hovering: jest.fn() };

/** What the build defines: this site starts no services. */
Object.assign(globalThis, { __SERVICES__: null });
