import { act, render, screen } from "@testing-library/react";
import React, { useEffect } from "react";
import { whenPainted } from "../../../../src/browser/when-painted";
import { makePageAhead, PageStage } from "../../../../src/components/layout/page-stage";

/** What pages have done: their effects, by their texts. */
const log: string[] = [];

function Page({ text }: { text: string }) {
  useEffect(() => {
    log.push(`${text} is shown`);
    return () => void log.push(`${text} is gone`);
  }, [text]);
  return (
    <main>
      <h1>{text}</h1>
      <div className="prose">Words</div>
    </main>
  );
}

const page = (key: string, text = key) => <Page key={key} text={text} />;
const ahead = () => document.querySelector(".page-stage-ahead");
const painted = () => act(() => new Promise<void>(whenPainted));
async function makeAhead(next: React.ReactElement | null) {
  await act(async () => makePageAhead(next));
  await painted();
}

async function show(key: string) {
  const result = render(<PageStage page={page(key)} />);
  await painted();
  const goTo = async (next: React.ReactElement) => {
    result.rerender(<PageStage page={next} />);
    await painted();
  };
  return { ...result, goTo };
}

beforeEach(() => void log.splice(0));

describe("a page that is made ahead", () => {
  it("is rendered beside the one that is shown, and does nothing yet", async () => {
    await show("/here");
    await makeAhead(page("/next"));
    expect(ahead()).toHaveTextContent("/next");
    expect(document.querySelector("h1")).toHaveTextContent("/here");
    expect(log).toEqual(["/here is shown"]);
  });

  it("is laid out where the style sheet hides it, the beginning of its text first", async () => {
    await show("/here");
    await makeAhead(page("/next"));
    expect(ahead()!.querySelector("main")!.style.display).toBe("");
    expect(ahead()!.querySelector(".prose")).toHaveClass("prose-arriving");
    expect(ahead()).toHaveAttribute("data-laid-out");
  });

  it("is shown as it is when Gatsby shows the page of its key", async () => {
    const { goTo } = await show("/here");
    await makeAhead(page("/next"));
    const made = screen.getByText("/next");
    await goTo(page("/next"));
    expect(screen.getByRole("heading")).toBe(made);
    expect(ahead()).toBeNull();
    expect(log).toEqual(["/here is shown", "/here is gone", "/next is shown"]);
  });

  it("stays when the mouse leaves its link while it comes into view", async () => {
    const { rerender } = await show("/here");
    await makeAhead(page("/next"));
    const made = screen.getByText("/next");
    act(() => {
      rerender(<PageStage page={page("/next")} />);
      makePageAhead(null);
    });
    await painted();
    expect(screen.getByRole("heading")).toBe(made);
  });

  it("takes over what Gatsby renders otherwise", async () => {
    const { goTo } = await show("/here");
    await makeAhead(page("/next", "made"));
    await goTo(page("/next", "Gatsby's"));
    expect(screen.getByRole("heading")).toHaveTextContent("Gatsby's");
  });

  it("gives way to another one, and to none", async () => {
    await show("/here");
    await makeAhead(page("/next"));
    await makeAhead(page("/other"));
    expect(document.querySelectorAll("main")).toHaveLength(2);
    expect(ahead()).toHaveTextContent("/other");
    await makeAhead(null);
    expect(document.querySelectorAll("main")).toHaveLength(1);
  });

  it("is let go of when another page is shown", async () => {
    const { goTo } = await show("/here");
    await makeAhead(page("/next"));
    await goTo(page("/third"));
    expect(document.querySelectorAll("main")).toHaveLength(1);
    expect(screen.getByRole("heading")).toHaveTextContent("/third");
  });

  it("has the next one beside it once it is shown itself", async () => {
    const { goTo } = await show("/here");
    await makeAhead(page("/next"));
    await goTo(page("/next"));
    await makeAhead(page("/third"));
    expect(screen.getByText("/next").closest(".page-stage")).not.toHaveClass("page-stage-ahead");
    await goTo(page("/third"));
    expect(screen.getByRole("heading")).toHaveTextContent("/third");
    expect(document.querySelectorAll("main")).toHaveLength(1);
  });

  it("stands before what has been left, which others would find in its place", async () => {
    const { goTo } = await show("/here");
    await makeAhead(page("/next"));
    await goTo(page("/next"));
    await makeAhead(page("/third"));
    const found: (string | null)[] = [];
    const observer = new MutationObserver(() => found.push(document.querySelector("h1")!.textContent));
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    await goTo(page("/third"));
    observer.disconnect();
    expect(new Set(found)).toEqual(new Set(["/third"]));
  });

  it("is no loss where the browser does not tell of changes", async () => {
    const { MutationObserver } = window;
    Reflect.deleteProperty(window, "MutationObserver");
    const { goTo } = await show("/here");
    await makeAhead(page("/next"));
    await goTo(page("/next"));
    window.MutationObserver = MutationObserver;
    expect(screen.getByRole("heading")).toHaveTextContent("/next");
  });

  it("leaves the page that is shown as it is when it is that page", async () => {
    await show("/here");
    await makeAhead(page("/here"));
    expect(document.querySelectorAll("main")).toHaveLength(1);
    expect(log).toEqual(["/here is shown"]);
  });

  it("does not take the page that is shown along when it throws", async () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error("broken");
    };
    const { goTo } = await show("/here");
    await makeAhead(<Broken key="/broken" />);
    expect(screen.getByText("/here")).toBeVisible();
    await goTo(<Broken key="/broken" />);
    expect(screen.getByRole("heading")).toHaveTextContent("This page crashed");
    error.mockRestore();
  });
});
