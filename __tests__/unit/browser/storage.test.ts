type Module = typeof import("../../../src/browser/storage");

let storageSlot: Module["storageSlot"];
let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, "warn").mockImplementation();
  jest.isolateModules(() => {
    ({ storageSlot } = jest.requireActual<Module>("../../../src/browser/storage"));
  });
  localStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

describe("a storage slot", () => {
  it("reads, writes and removes its own key", () => {
    localStorage.setItem("other", "kept");
    const slot = storageSlot("mine");
    expect(slot.get()).toBeNull();
    slot.set("value");
    expect(slot.get()).toBe("value");
    expect(localStorage.getItem("mine")).toBe("value");
    slot.remove();
    expect(slot.get()).toBeNull();
    expect(localStorage.getItem("other")).toBe("kept");
    expect(warn).not.toHaveBeenCalled();
  });

  it("does nothing where storage is blocked, and warns once", () => {
    jest.spyOn(window, "localStorage", "get").mockImplementation(refuse);
    const slot = storageSlot("mine");
    expect(slot.get()).toBeNull();
    expect(() => slot.set("value")).not.toThrow();
    expect(() => slot.remove()).not.toThrow();
    expect(storageSlot("other").get()).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      "The browser's storage cannot be used: choices last until the page is closed.",
      expect.any(DOMException),
    );
  });

  it("survives storage that is full", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    expect(() => storageSlot("mine").set("value")).not.toThrow();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("hears of other tabs' changes to its key, and of everything being cleared", () => {
    const heard = jest.fn();
    const stop = storageSlot("mine").listen(heard);
    const send = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
    send("mine", "a");
    send("other", "b");
    send("mine", null);
    send(null, null);
    expect(heard.mock.calls).toEqual([["a"], [null], [null]]);
    stop();
    send("mine", "c");
    expect(heard).toHaveBeenCalledTimes(3);
  });
});
