import { closeContexts, keepContexts } from "./browser";

/**
 * A browser on a busy machine is now and then late or loses something that no reader would miss. A failed test runs
 * again, three times at most, and the log says why: what is broken fails each time.
 */
jest.retryTimes(3, { logErrorsBeforeRetry: true });

beforeEach(keepContexts);
afterEach(closeContexts);
