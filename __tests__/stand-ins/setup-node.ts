const environment = { ...process.env };

/** Undoes what a test has set in the environment. */
afterEach(() => {
  process.env = { ...environment };
});
