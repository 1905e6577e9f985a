type Module = typeof import("../../../src/browser/storage");

let storageSlot: Module["storageSlot"];
let json: Module["json"];
let FLAG: Module["FLAG"];
let NAME: Module["NAME"];
let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, "warn").mockImplementation();
  jest.isolateModules(() => {
    ({ FLAG, json, NAME, storageSlot } = jest.requireActual<Module>("../../../src/browser/storage"));
  });
});

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

describe("a storage slot", () => {
  it("reads, writes and removes its own key", () => {
    localStorage.setItem("other", "kept");
    const slot = storageSlot("mine", NAME);
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
    const slot = storageSlot("mine", NAME);
    expect(slot.get()).toBeNull();
    expect(() => slot.set("value")).not.toThrow();
    expect(() => slot.remove()).not.toThrow();
    expect(storageSlot("other", NAME).get()).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      "Browser storage is unavailable: choices last until the page is closed.",
      expect.any(DOMException),
    );
  });

  it("hears of other tabs' changes to its key, and of everything being cleared", () => {
    const heard = jest.fn();
    const stop = storageSlot("mine", NAME).listen(heard);
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
  it("keeps what cannot be stored until the page is closed", () => {
    localStorage.setItem("mine", "old");
    const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    const slot = storageSlot("mine", NAME);
    slot.set("new");
    expect(slot.get()).toBe("new");
    setItem.mockRestore();
    slot.set("newest");
    expect([slot.get(), localStorage.getItem("mine")]).toEqual(["newest", "newest"]);
    slot.remove();
    expect(slot.get()).toBeNull();
  });

  it("takes one of its words and nothing else", () => {
    const slot = storageSlot("mine", FLAG);
    localStorage.setItem("mine", "maybe");
    expect(slot.get()).toBeNull();
    slot.set("true");
    expect(slot.get()).toBe("true");
  });

  it("takes a name of one line, and nothing longer or of several", () => {
    const slot = storageSlot("mine", NAME);
    for (const text of ["", "a\nb", "a\u0000", "x".repeat(201)]) {
      localStorage.setItem("mine", text);
      expect(slot.get()).toBeNull();
    }
    slot.set("npm (10.x) – Größe");
    expect(slot.get()).toBe("npm (10.x) – Größe");
  });

  it("is null, without a word, where the value is corrupt or foreign", () => {
    const slot = storageSlot(
      "mine",
      json((value) => (typeof value === "number" ? value : null)),
      "session",
    );
    for (const text of ['{"a":[', '"text"', "null", ""]) {
      sessionStorage.setItem("mine", text);
      expect(slot.get()).toBeNull();
    }
    slot.set(7);
    expect([slot.get(), sessionStorage.getItem("mine"), localStorage.getItem("mine")]).toEqual([7, "7", null]);
    expect(warn).not.toHaveBeenCalled();
  });
});
