import { z } from "zod";

/** How values look of which more is known than that they are text: what is expected where one is missing. */
export const valueForms = z.registry<{ expected: string }>();
