import { z } from "zod";
import { checkData } from "./check-data";
import type { ContentFile, Parsed } from "./content-file";
import { nearest, warningAt, type Problem } from "../shared/problem";
import { email, linkTarget, text } from "./fields";
import { positionOfPath } from "./positions";

const DATE_FORM = "Expected YYYY, YYYY-MM or YYYY-MM-DD in quotes.";

const month = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, `This is not a date. | ${DATE_FORM}`)
  .describe(DATE_FORM);

const words = text.optional();
const url = linkTarget.optional();
const strings = z.array(text).default([]);
const period = { startDate: month.optional(), endDate: month.optional() };
const position = { position: words, url, summary: words, highlights: strings, ...period };
const listOf = <F extends z.core.$ZodLooseShape>(fields: F) => z.array(z.looseObject(fields)).default([]);

/** A résumé in the JSON Resume schema, version 1.0.0; the sections that this site shows are checked field by field. */
const resume = z.looseObject({
  basics: z.looseObject({
    name: text,
    label: words,
    email: email.optional(),
    url,
    summary: words,
    location: z.looseObject({ city: words, region: words, countryCode: words }).optional(),
    profiles: listOf({ network: text, username: words, url }),
  }),
  work: listOf({ name: text, location: words, description: words, ...position }),
  volunteer: listOf({ organization: text, ...position }),
  education: listOf({ institution: text, area: words, studyType: words, url, courses: strings, ...period }),
  certificates: listOf({ name: text, date: month.optional(), issuer: words, url }),
  publications: listOf({ name: text, publisher: words, releaseDate: month.optional(), url, summary: words }),
  skills: listOf({ name: text, level: words, keywords: strings }),
  languages: listOf({ language: text, fluency: words }),
  interests: listOf({ name: text, keywords: strings }),
  projects: listOf({ name: text, description: words, highlights: strings, url, ...period }),
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
    return [warningAt({ file: file.path, ...place }, message, `Did you mean "${meant}"?`)];
  });
}
