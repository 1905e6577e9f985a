import { z } from "zod";

/** A map whose key `type` names its form. The message is for a type that is missing or unknown. */
export const byType = <F extends Record<string, z.ZodType>>(forms: F, message: string) =>
  z.unknown().transform((value, context): z.output<F[keyof F]> => {
    const type = typeof value === "object" && value !== null && "type" in value ? String(value.type) : "";
    const form = Object.hasOwn(forms, type) ? forms[type] : undefined;
    if (!form) {
      context.addIssue(message);
      return z.NEVER;
    }
    const result = form.safeParse(value);
    if (result.success) return result.data as z.output<F[keyof F]>;
    for (const issue of result.error.issues) context.issues.push({ ...issue, input: value } as never);
    return z.NEVER;
  });
