import { Permission } from "../../../../src/services/firebase/permission";

const status = new EventTarget();
const browser = { permission: "default" as NotificationPermission, requestPermission: jest.fn() };

/** What the browser does when the permission changes, by an answer or in its settings. */
function change(permission: NotificationPermission): NotificationPermission {
  browser.permission = permission;
  status.dispatchEvent(new Event("change"));
  return permission;
}

beforeEach(() => {
  browser.permission = "default";
  browser.requestPermission.mockReset();
  Object.assign(window, { Notification: browser });
  Object.defineProperty(navigator, "permissions", { configurable: true, value: { query: async () => status } });
});

async function watched(): Promise<[Permission, jest.Mock, () => void]> {
  const permission = new Permission();
  const onChange = jest.fn();
  const stop = permission.watch(onChange);
  await Promise.resolve();
  return [permission, onChange, stop];
}

describe("the permission for notifications", () => {
  it("is asked for once", async () => {
    browser.requestPermission.mockImplementation(async () => change("granted"));
    const permission = new Permission();
    await permission.ask();
    await permission.ask();
    expect(browser.requestPermission).toHaveBeenCalledTimes(1);
  });

  it("that is answered is no change, however late the browser says so", async () => {
    const [permission, onChange, stop] = await watched();
    browser.requestPermission.mockImplementation(async () => change("denied"));
    await expect(permission.ask()).rejects.toThrow();
    status.dispatchEvent(new Event("change"));
    expect(onChange).not.toHaveBeenCalled();
    stop();
  });

  it("that is given or taken away elsewhere is a change, until nobody watches", async () => {
    const [, onChange, stop] = await watched();
    change("granted");
    change("denied");
    change("default");
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    change("granted");
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
