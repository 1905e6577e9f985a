import { z } from "zod";
import type { DocVersion } from "../shared/doc-versions";
import { DOCS_PATH } from "../shared/paths";
import { checkData } from "./check-data";
import type { ContentFile, Parsed } from "./content-file";
import { text } from "./fields";

export const VERSIONS_FILE = "data/versions.yml";
export const VERSIONS_FOLDER = "docs-versions";
export const CURRENT_VERSION = "current";
export const VERSION_NAME = /^[a-z\d][\w.-]*$/i;

const versionName = z
  .string()
  .regex(
    VERSION_NAME,
    'This is not the name of a version. | Expected letters, digits, dots and hyphens, such as "1.0".',
  );

const version = z.strictObject({
  name: versionName,
  label: text.optional(),
  path: z
    .string()
    .transform((value) => value.replace(/^\/+|\/+$/g, ""))
    .refine(
      (value) => /^([a-z\d][\w.-]*(\/|$))*$/i.test(value),
      "This is not a path. | Expected what follows /docs/ in the address, such as 1.0.",
    )
    .optional(),
  banner: z.enum(["none", "unreleased", "unmaintained"]).optional(),
  badge: z.boolean().optional(),
  noIndex: z.boolean().default(false),
});

const settings = z
  .strictObject({ lastVersion: versionName.optional(), versions: z.array(version).default([]) })
  .superRefine(({ lastVersion, versions }, context) => {
    const names = versions.map(({ name }) => name);
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue;
      context.addIssue({
        code: "custom",
        path: ["versions", index, "name"],
        message: `The version "${name}" is listed twice. | Expected each name once.`,
      });
    }
    if (lastVersion !== undefined && lastVersion !== CURRENT_VERSION && !names.includes(lastVersion)) {
      const known = [...new Set([CURRENT_VERSION, ...names])].join(", ");
      context.addIssue({
        code: "custom",
        path: ["lastVersion"],
        message: `"${lastVersion}" is not a version. | Expected one of: ${known}.`,
      });
    }
  });

/** `data/versions.yml`: the versions beside the current one, the newest first, with their settings. */
type VersionSettings = z.output<typeof settings>;

export const parseVersions = (file: ContentFile): Parsed<VersionSettings> => checkData(file, settings);

/**
 * All versions, the newest first. The latest is the one that `lastVersion` names, otherwise the first that has a
 * number, otherwise the current one. Its address is `/docs`; those of the others are below it.
 */
export function resolveVersions(
  { lastVersion, versions: entries }: VersionSettings = { versions: [] },
  hasCurrent = true,
): DocVersion[] {
  const numbered = entries.filter(({ name }) => name !== CURRENT_VERSION);
  const current = entries.find(({ name }) => name === CURRENT_VERSION) ?? { name: CURRENT_VERSION, noIndex: false };
  const all = hasCurrent || numbered.length === 0 ? [current, ...numbered] : numbered;
  const isPresent = all.some(({ name }) => name === lastVersion);
  const last = (isPresent && lastVersion) || numbered[0]?.name || CURRENT_VERSION;
  const lastIndex = all.findIndex(({ name }) => name === last);
  return all.map(({ name, label, path: route, banner, badge, noIndex }, index) => {
    const below = route ?? (index === lastIndex ? "" : name === CURRENT_VERSION ? "next" : name);
    return {
      name,
      label: label ?? (name === CURRENT_VERSION ? "Next" : name),
      path: below === "" ? DOCS_PATH : `${DOCS_PATH}/${below}`,
      isLast: index === lastIndex,
      banner: banner ?? (index === lastIndex ? "none" : index < lastIndex ? "unreleased" : "unmaintained"),
      badge: badge ?? all.length > 1,
      noIndex,
    };
  });
}
