import { render, screen } from "@testing-library/react";
import React from "react";
import { ResumeEntry, ResumeSection } from "../../../../src/components/resume/resume-section";

describe("ResumeSection", () => {
  it("has a heading and its entries in order", () => {
    render(
      <ResumeSection title="Work" items={["Developer", "Teacher"]}>
        {(title) => <ResumeEntry key={title} title={title} />}
      </ResumeSection>,
    );
    expect(screen.getByRole("heading", { level: 2, name: "Work" })).toBeInTheDocument();
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Developer",
      "Teacher",
    ]);
  });

  it("is absent without entries", () => {
    const { container } = render(
      <ResumeSection title="Work" items={[]}>
        {() => null}
      </ResumeSection>,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

describe("ResumeEntry", () => {
  it.each([
    ["2023-05", "2024-02", "May 2023 – February 2024"],
    ["2023-05-31", "2024-02-01", "May 2023 – February 2024"],
    ["2019", "2021", "2019 – 2021"],
    ["2023-05", null, "May 2023 – now"],
    ["2022-12", "2022-12", "December 2022"],
  ])("from %s to %s reads %s", (start, end, text) => {
    const { container } = render(<ResumeEntry title="Developer" start={start} end={end} />);
    expect(container.querySelector(".resume-period")!.textContent).toBe(text);
  });

  it("says nothing of a time that is not known", () => {
    const { container } = render(<ResumeEntry title="English" place="Native speaker" start={null} end={null} />);
    expect(container.querySelector(".resume-period")).toBeNull();
  });

  it("tells where, and leads there", () => {
    render(
      <ResumeEntry title="Developer" at="Acme" place="Berlin" url="https://acme.example" start="2020" end="2021" />,
    );
    expect(screen.getByRole("heading")).toHaveTextContent("Developer (opens in new tab), Acme");
    expect(screen.getByRole("link")).toHaveAttribute("href", "https://acme.example");
    expect(screen.getByText("Berlin")).toBeInTheDocument();
  });
});
