let note: () => void;

/** Resolves when the application has started; never where it cannot, as when the data of the first page do not come. */
export const appStart = new Promise<void>((resolve) => {
  note = resolve;
});

/** To be called when the application has been hydrated; again, as after a crash, it does nothing. */
export const noteAppStart = (): void => note();
