import { deleteToken, getToken } from "firebase/messaging";
import { registerPushWorker } from "../../../../src/services/firebase/push-registration";
import { runMessaging } from "../../../../src/services/firebase/run-messaging";

jest.mock("firebase/messaging", () => ({ deleteToken: jest.fn(), getMessaging: () => ({}), getToken: jest.fn() }));
jest.mock("../../../../src/services/firebase/app", () => ({
  closeApp: (_: string, end?: () => Promise<unknown>) => end?.(),
  openApp: () => Promise.resolve({}),
}));
jest.mock("../../../../src/services/firebase/push-registration", () => ({
  askPermission: () => Promise.resolve(),
  checkPushSupport: () => Promise.resolve(),
  registerPushWorker: jest.fn(),
}));

const settings = { apiKey: "key", projectId: "project", messagingSenderId: "1", appId: "app" };
const settle = () => new Promise((resolve) => setTimeout(resolve));

it("does not subscribe and leaves no worker if the visitor refuses while the worker is being registered", async () => {
  let register = (_: ServiceWorkerRegistration): void => undefined;
  jest.mocked(registerPushWorker).mockReturnValue(new Promise((resolve) => (register = resolve)));
  const unregister = jest.fn();
  const stop = runMessaging(settings);
  await settle();
  await stop();
  register({ unregister } as never);
  await settle();
  expect(getToken).not.toHaveBeenCalled();
  expect(unregister).toHaveBeenCalledTimes(1);
  // The SDK would register a worker first.
  expect(deleteToken).not.toHaveBeenCalled();
});

it("deletes a token that comes only after the visitor has refused, and does not report it", async () => {
  const info = jest.spyOn(console, "info").mockImplementation();
  const order: string[] = [];
  let answer = (_: string): void => undefined;
  jest.mocked(registerPushWorker).mockResolvedValue({} as never);
  jest.mocked(getToken).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  jest.mocked(deleteToken).mockImplementation(async () => order.push("deleted") > 0);
  const stop = runMessaging(settings);
  await settle();
  await stop();
  order.push("token");
  answer("token");
  await settle();
  expect(order).toEqual(["deleted", "token", "deleted"]);
  expect(info).not.toHaveBeenCalled();
});

it("keeps the token of a later run when that of an earlier one arrives", async () => {
  jest.spyOn(console, "info").mockImplementation();
  const answers: ((token: string) => void)[] = [];
  jest.mocked(registerPushWorker).mockResolvedValue({} as never);
  jest.mocked(getToken).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const stop = runMessaging(settings);
  await settle();
  await stop();
  runMessaging(settings);
  await settle();
  jest.mocked(deleteToken).mockClear();
  for (const answer of answers) answer("token");
  await settle();
  expect(deleteToken).not.toHaveBeenCalled();
});
