type Module = typeof import("../../../src/browser/storage");

let storage: Module;
let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, "warn").mockImplementation();
  jest.isolateModules(() => {
    storage = jest.requireActual<Module>("../../../src/browser/storage");
  });
});

/** A slot for a name. */
const nameSlot = (key = "mine") => storage.storageSlot(key, storage.NAME);
const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

it("reads, writes and removes its own key", () => {
  localStorage.setItem("other", "kept");
  const slot = nameSlot();
  expect(slot.get()).toBeNull();
  slot.set("value");
  expect(slot.get()).toBe("value");
  expect(localStorage.getItem("mine")).toBe("value");
  slot.remove();
  expect(slot.get()).toBeNull();
  expect(localStorage.getItem("other")).toBe("kept");
  expect(warn).not.toHaveBeenCalled();
});

it("does not throw if storage is blocked, and warns once", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(refuse);
  const slot = nameSlot();
  expect(slot.get()).toBeNull();
  expect(() => slot.set("value")).not.toThrow();
  expect(() => slot.remove()).not.toThrow();
  expect(nameSlot("other").get()).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    "Browser storage is unavailable: choices last until the page is closed.",
    expect.any(DOMException),
  );
});

it("tells listeners of changes in other tabs, and when everything is cleared", () => {
  const heard = jest.fn();
  const stop = nameSlot().listen(heard);
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

it("tells listeners of a change that the page has missed in the back/forward cache", () => {
  const heard = jest.fn();
  const slot = nameSlot();
  slot.set("a");
  const stop = slot.listen(heard);
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  show(true);
  localStorage.setItem("mine", "b");
  show(false);
  expect(heard).not.toHaveBeenCalled();
  show(true);
  show(true);
  expect(heard.mock.calls).toEqual([["b"]]);
  stop();
  localStorage.removeItem("mine");
  show(true);
  expect(heard).toHaveBeenCalledTimes(1);
});

it("tells listeners of JSON data of no change when nothing has changed in the back/forward cache", () => {
  const heard = jest.fn();
  const slot = storage.storageSlot(
    "mine",
    storage.json((value) => value),
  );
  slot.set({ a: 1 });
  slot.listen(heard);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(heard).not.toHaveBeenCalled();
});

it("hears nothing of the other storage, which a frame may change", () => {
  const heard = jest.fn();
  nameSlot().listen(heard);
  storage.storageSlot("mine", storage.NAME, "session").listen(heard);
  for (const key of ["mine", null])
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: null, storageArea: sessionStorage }));
  expect(heard).toHaveBeenCalledTimes(2);
});

it("keeps what cannot be stored until the page is closed", () => {
  localStorage.setItem("mine", "old");
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  const slot = nameSlot();
  slot.set("new");
  expect(slot.get()).toBe("new");
  setItem.mockRestore();
  slot.set("newest");
  expect([slot.get(), localStorage.getItem("mine")]).toEqual(["newest", "newest"]);
  slot.remove();
  expect(slot.get()).toBeNull();
});

it("accepts only one of its words", () => {
  const slot = storage.storageSlot("mine", storage.FLAG);
  localStorage.setItem("mine", "maybe");
  expect(slot.get()).toBeNull();
  slot.set("true");
  expect(slot.get()).toBe("true");
});

it("accepts only a short name of one line", () => {
  const slot = nameSlot();
  for (const text of ["", "a\nb", "a\u0000", "x".repeat(201)]) {
    localStorage.setItem("mine", text);
    expect(slot.get()).toBeNull();
  }
  slot.set("npm (10.x) – Größe");
  expect(slot.get()).toBe("npm (10.x) – Größe");
});

it("is null, without a warning, if the value is corrupt or foreign", () => {
  const format = storage.json((value) => (typeof value === "number" ? value : null));
  const slot = storage.storageSlot("mine", format, "session");
  for (const text of ['{"a":[', '"text"', "null", ""]) {
    sessionStorage.setItem("mine", text);
    expect(slot.get()).toBeNull();
  }
  slot.set(7);
  expect([slot.get(), sessionStorage.getItem("mine"), localStorage.getItem("mine")]).toEqual([7, "7", null]);
  expect(warn).not.toHaveBeenCalled();
});
