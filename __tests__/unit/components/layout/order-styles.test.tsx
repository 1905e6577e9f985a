import React from "react";
import { orderStyles } from "../../../../src/components/layout/order-styles";

const sheet = (name: string) => <style key={name} data-href={`/prefix/static/styles-${name}-0123456789.css`} />;

it("puts the styles of the frame first, then those of texts, then those of the page's kind, each in a sheet's place", () => {
  const meta = <meta key="meta" />;
  const other = <style key="other">a</style>;
  const head = ["words", meta, sheet("post"), other, sheet("text"), sheet("frame")];
  expect(orderStyles(head)).toEqual(["words", meta, sheet("frame"), other, sheet("text"), sheet("post")]);
});
