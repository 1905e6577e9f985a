import { z } from "zod";

/** Hands what an inner schema found to the outer one. */
export function passOn(context: Pick<z.RefinementCtx, "issues">, issue: z.core.$ZodIssue): void {
  context.issues.push(issue as z.core.$ZodRawIssue);
}

/** A list, or one item without a list; nothing is an empty list. Problems are placed at the item. */
export const oneOrMany = <S extends z.ZodType>(item: S) =>
  z
    .unknown()
    .transform((value, context): z.output<S>[] => {
      if (value === null) return [];
      const isList = Array.isArray(value);
      const result = z.array(item).safeParse(isList ? value : [value]);
      if (result.success) return result.data;
      for (const issue of result.error.issues) {
        passOn(context, { ...issue, path: isList ? issue.path : issue.path.slice(1) });
      }
      return z.NEVER;
    })
    .default([]);
