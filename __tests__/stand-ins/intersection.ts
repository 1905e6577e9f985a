/** Gives jsdom an `IntersectionObserver`. Returns a function that reports that the observed element has come near. */
export function installIntersectionObserver(): () => void {
  let report: (entries: { isIntersecting: boolean }[]) => void;
  window.IntersectionObserver = class {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never;
  return () => report([{ isIntersecting: true }]);
}
