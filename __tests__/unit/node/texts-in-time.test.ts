import { beginPublishing, finishPublishing, textsRead } from "../../../src/node/outputs/published";
import { beginSearchIndex, writeSearchIndex } from "../../../src/node/search/write-index";

let finishCheck: (error?: Error) => void;
let mockChecked: Promise<void>;
const mockHelp = jest.fn();
jest.mock("../../../src/node/validate", () => ({
  contentChecked: () => mockChecked,
  helpChecking: () => mockHelp(),
}));

const environment = process.env;
beforeEach(() => {
  process.env = { ...environment, NODE_ENV: "production" };
  mockChecked = new Promise((resolve, reject) => (finishCheck = (error) => (error ? reject(error) : resolve())));
});
afterEach(() => {
  process.env = environment;
});

const answering = () => jest.fn().mockResolvedValue({ errors: [{ message: "No such field" }] });
const reporter = { activityTimer: () => ({ start: () => undefined, end: () => undefined }) };
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it("asks for texts only when all have been checked, and tells who waits for them what went wrong", async () => {
  const ofIndex = answering();
  const ofTexts = answering();
  beginSearchIndex({ graphql: ofIndex });
  beginPublishing({ graphql: ofTexts, cache: new Map(), getNodesByType: () => [] } as never);
  await nextTurn();
  expect([ofIndex, ofTexts].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  finishCheck();
  await expect(textsRead()).rejects.toThrow("the query for the content failed");
  expect([ofIndex, ofTexts].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await expect(finishPublishing({} as never)).rejects.toThrow("the query for the content failed");
  await expect(writeSearchIndex({ graphql: answering(), reporter } as never)).rejects.toThrow("No such field");
});

it("asks for nothing after a check that failed itself", async () => {
  const graphql = answering();
  beginPublishing({ graphql, cache: new Map() } as never);
  finishCheck(new Error("no room"));
  await expect(textsRead()).rejects.toThrow("no room");
  expect(mockHelp).toHaveBeenCalled();
  expect(graphql).not.toHaveBeenCalled();
});
