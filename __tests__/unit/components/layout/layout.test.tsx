import { render, screen } from "@testing-library/react";
import React from "react";
import { Layout } from "../../../../src/components/layout/layout";
import { Main } from "../../../../src/components/layout/main";
import { answerFrame } from "../../../stand-ins/site-frame";

it("surrounds the page: the skip link, the announcement, the navbar, the content, the footer", () => {
  answerFrame({ announcement: { id: "v2", html: "Version 2 is out", closeable: true } });
  const { container } = render(
    <Layout>
      <Main>Content</Main>
    </Layout>,
  );
  expect([...container.children].map(({ tagName }) => tagName)).toEqual(["A", "ASIDE", "HEADER", "MAIN", "FOOTER"]);
  expect(container.children[0]).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
});
