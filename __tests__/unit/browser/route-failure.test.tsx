import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { clearFailure, reportFailure } from "../../../src/browser/route-failure";
import { RouteFailure } from "../../../src/components/status/route-failure";

const ADDRESS = "http://localhost/blog";
const fail = () => act(async () => void reportFailure(ADDRESS));
const retryButton = () => screen.getByRole("button", { name: "Retry" });

beforeEach(() => {
  render(
    <>
      <a href="/about/">About</a>
      <RouteFailure />
    </>,
  );
});
afterEach(() => act(clearFailure));

it("says so, and goes on when the reader wants it", async () => {
  const onRetry = jest.fn();
  await act(async () => void reportFailure(ADDRESS).then(onRetry));
  expect(document.body).toHaveFocus();
  expect(onRetry).not.toHaveBeenCalled();
  await userEvent.click(retryButton());
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("goes on when the connection is back", async () => {
  const onRetry = jest.fn();
  await act(async () => void reportFailure(ADDRESS).then(onRetry));
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

describe("when another try fails too", () => {
  it("the focus is on Retry again", async () => {
    await fail();
    retryButton().focus();
    await userEvent.keyboard("{Enter}");
    expect(screen.queryByRole("alert")).toBeNull();
    await fail();
    expect(retryButton()).toHaveFocus();
  });

  it("the focus stays where the reader has gone meanwhile", async () => {
    await fail();
    await userEvent.click(retryButton());
    screen.getByRole("link", { name: "About" }).focus();
    await fail();
    expect(screen.getByRole("link", { name: "About" })).toHaveFocus();
  });

  it("the focus is left alone where it was not on Retry, and for the failure of another page", async () => {
    await fail();
    await act(async () => window.dispatchEvent(new Event("online")));
    await fail();
    expect(document.body).toHaveFocus();
    await userEvent.click(retryButton());
    act(clearFailure);
    await fail();
    expect(document.body).toHaveFocus();
  });
});
