import { z } from "zod";
import { checkData } from "./check-data";
import type { ContentFile, Parsed } from "./content-file";
import { nearest, type Problem } from "../shared/problem";
import { email, linkTarget, text } from "./fields";
import { positionOfPath } from "./positions";
import { valueForms } from "./schema-messages";

const DATE_FORM = "Expected YYYY, YYYY-MM or YYYY-MM-DD in quotes.";

const month = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, `This is not a date. | ${DATE_FORM}`)
  .register(valueForms, { expected: DATE_FORM });

const period = { startDate: month.optional(), endDate: month.optional() };
const strings = z.array(text).default([]);
const listOf = <F extends z.core.$ZodLooseShape>(fields: F) => z.array(z.looseObject(fields)).default([]);

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
    profiles: listOf({ network: text, username: text.optional(), url: linkTarget }),
  }),
  work: listOf({
    name: text,
    position: text,
    location: text.optional(),
    url: linkTarget.optional(),
    description: text.optional(),
    summary: text.optional(),
    highlights: strings,
    ...period,
  }),
  volunteer: listOf({
    organization: text,
    position: text,
    url: linkTarget.optional(),
    summary: text.optional(),
    highlights: strings,
    ...period,
  }),
  education: listOf({
    institution: text,
    area: text.optional(),
    studyType: text.optional(),
    url: linkTarget.optional(),
    courses: strings,
    ...period,
  }),
  certificates: listOf({ name: text, date: month.optional(), issuer: text.optional(), url: linkTarget.optional() }),
  publications: listOf({
    name: text,
    publisher: text.optional(),
    releaseDate: month.optional(),
    url: linkTarget.optional(),
    summary: text.optional(),
  }),
  skills: listOf({ name: text, level: text.optional(), keywords: strings }),
  languages: listOf({ language: text, fluency: text.optional() }),
  interests: listOf({ name: text, keywords: strings }),
  projects: listOf({
    name: text,
    description: text.optional(),
    highlights: strings,
    url: linkTarget.optional(),
    ...period,
  }),
});

export type Resume = z.output<typeof resume>;

export const RESUME_FILE = "data/resume.yml";

export function parseResume(file: ContentFile): Parsed<Resume> {
  const { value, problems } = checkData(file, resume);
  return { value, problems: [...problems, ...findMisspeltKeys(file, resume, file.data)] };
}

/** Warns of keys that are nearly those that the page shows. JSON Resume allows any other key. */
function findMisspeltKeys(file: ContentFile, given: unknown, value: unknown, path: PropertyKey[] = []): Problem[] {
  const schema = given instanceof z.ZodOptional || given instanceof z.ZodDefault ? given.unwrap() : given;
  if (typeof value !== "object" || value === null) return [];
  if (schema instanceof z.ZodArray)
    return Object.entries(value).flatMap(([index, item]) =>
      findMisspeltKeys(file, schema.element, item, [...path, Number(index)]),
    );
  if (!(schema instanceof z.ZodObject)) return [];
  const shape = schema.shape as Record<string, unknown>;
  return Object.entries(value).flatMap(([key, item]) => {
    if (Object.hasOwn(shape, key)) return findMisspeltKeys(file, shape[key], item, [...path, key]);
    const meant = nearest(key, Object.keys(shape));
    if (meant === undefined) return [];
    const place = positionOfPath(file, [...path, key], true);
    const message = `The page does not show "${key}".`;
    return [{ file: file.path, ...place, message, expected: `Did you mean "${meant}"?`, severity: "warning" as const }];
  });
}
