import { render, screen } from "@testing-library/react";
import React from "react";
import { ResumeSections } from "../../../../src/components/resume/resume-sections";

const NOTHING = {
  ...{ work: [], projects: [], education: [], skills: [], volunteer: [] },
  ...{ certificates: [], publications: [], languages: [], interests: [] },
};

const degree = (studyType: string) => ({
  ...{ institution: "University of Somewhere", area: "Design", studyType, courses: [] },
  ...{ startDate: "2015", endDate: "2018" },
});

it("shows two degrees of one institution, and two certificates of one name", () => {
  const error = jest.spyOn(console, "error");
  const education = [degree("Bachelor"), degree("Master")];
  const certificates = ["2020", "2023"].map((date) => ({ name: "First aid", issuer: "Red Cross", date }));
  render(<ResumeSections resume={{ ...NOTHING, education, certificates }} />);
  expect(screen.getAllByText(/University of Somewhere/)).toHaveLength(2);
  expect(screen.getAllByText(/First aid/)).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
});
