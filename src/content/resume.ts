import { z } from "zod";
import { checkData } from "./check-data";
import type { ContentFile, Parsed } from "./content-file";
import { email, linkTarget, text } from "./fields";
import { valueForms } from "./schema-messages";

const DATE_FORM = "Expected YYYY, YYYY-MM or YYYY-MM-DD in quotes.";

const month = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, `This is not a date. | ${DATE_FORM}`)
  .register(valueForms, { expected: DATE_FORM });

const period = { startDate: month.optional(), endDate: month.optional() };
const strings = z.array(text).default([]);

/** A résumé in the JSON Resume schema, version 1.0.0; the sections that this site shows are checked field by field. */
const resume = z.looseObject({
  basics: z.looseObject({
    name: text,
    label: text.optional(),
    email: email.optional(),
    url: linkTarget.optional(),
    summary: text.optional(),
    location: z
      .looseObject({ city: text.optional(), region: text.optional(), countryCode: text.optional() })
      .optional(),
    profiles: z.array(z.looseObject({ network: text, username: text.optional(), url: linkTarget })).default([]),
  }),
  work: z
    .array(
      z.looseObject({
        name: text,
        position: text,
        location: text.optional(),
        url: linkTarget.optional(),
        description: text.optional(),
        summary: text.optional(),
        highlights: strings,
        ...period,
      }),
    )
    .default([]),
  volunteer: z
    .array(
      z.looseObject({
        organization: text,
        position: text,
        url: linkTarget.optional(),
        summary: text.optional(),
        highlights: strings,
        ...period,
      }),
    )
    .default([]),
  education: z
    .array(
      z.looseObject({
        institution: text,
        area: text.optional(),
        studyType: text.optional(),
        url: linkTarget.optional(),
        courses: strings,
        ...period,
      }),
    )
    .default([]),
  certificates: z
    .array(z.looseObject({ name: text, date: month.optional(), issuer: text.optional(), url: linkTarget.optional() }))
    .default([]),
  publications: z
    .array(
      z.looseObject({
        name: text,
        publisher: text.optional(),
        releaseDate: month.optional(),
        url: linkTarget.optional(),
        summary: text.optional(),
      }),
    )
    .default([]),
  skills: z.array(z.looseObject({ name: text, level: text.optional(), keywords: strings })).default([]),
  languages: z.array(z.looseObject({ language: text, fluency: text.optional() })).default([]),
  interests: z.array(z.looseObject({ name: text, keywords: strings })).default([]),
  projects: z
    .array(
      z.looseObject({
        name: text,
        description: text.optional(),
        highlights: strings,
        url: linkTarget.optional(),
        ...period,
      }),
    )
    .default([]),
});

export type Resume = z.output<typeof resume>;

export const RESUME_FILE = "data/resume.yml";

export const parseResume = (file: ContentFile): Parsed<Resume> => checkData(file, resume);
