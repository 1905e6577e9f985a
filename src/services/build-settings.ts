import { environmentProblem } from "../content/environment";
import type { Problem } from "../shared/problem";
import { SERVICES } from "./registry";
import type { ConsentMode, Service, ServicesOn, Setting } from "./service";

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings of the services from the environment at build time and returns those of each enabled service by
 * id. A service is enabled if all its required settings are present. Partial settings and malformed values are reported
 * as problems.
 */
export function readServices(
  env: Environment = process.env,
  services: readonly Service[] = SERVICES,
): { on: ServicesOn["on"]; problems: Problem[] } {
  const on: ServicesOn["on"] = {};
  const problems = new Map<string, Problem>();
  for (const service of services) {
    const settings = Object.values(service.settings);
    const isAskedFor = settings.some(({ env: name }) => read(env, name));
    if (!isAskedFor) continue;
    const wrong = [...missing(service, env), ...settings.flatMap((setting) => malformed(service, setting, env))];
    for (const problem of wrong) problems.set(problem.message, problem);
    if (wrong.length === 0) on[service.id] = valuesOf(service, env);
  }
  return { on, problems: [...problems.values()] };
}

/** Returns the enabled services that pages start, with the site's consent mode, or null if there are none. */
export function startedServices(consent: ConsentMode, services: readonly Service[] = SERVICES): ServicesOn | null {
  const { on } = readServices(process.env, services);
  const started = services.filter(({ id, start }) => start && on[id]);
  if (started.length === 0) return null;
  return { consent, on: Object.fromEntries(started.map(({ id }) => [id, on[id]!])) };
}

const read = (env: Environment, name: string): string => env[name]?.trim() ?? "";

/** The name of a service within a sentence. */
const nameOf = ({ label, account = label }: Service): string => account.replace(/^The /, "the ");

const LIST = new Intl.ListFormat("en");

const isRequired = (setting: Setting): boolean => setting.default === undefined && !setting.isOptional;

function missing(service: Service, env: Environment): Problem[] {
  const name = nameOf(service);
  const settings = Object.values(service.settings);
  const names = settings
    .filter((setting) => isRequired(setting) && !read(env, setting.env))
    .map((setting) => setting.env);
  if (names.length === 0) return [];
  const given = settings.find((setting) => read(env, setting.env))!;
  return [
    environmentProblem(
      given.env,
      `${LIST.format(names)} ${names.length === 1 ? "is" : "are"} not set, though other settings of ${name} are.`,
      `Expected all settings that ${name} needs, or none of them.`,
    ),
  ];
}

function malformed(service: Service, { env: name, pattern, expected }: Setting, env: Environment): Problem[] {
  const value = read(env, name);
  if (!value || !pattern || pattern.test(value)) return [];
  return [
    environmentProblem(name, `${name} is "${value}", which ${nameOf(service)} cannot use.`, `Expected ${expected}.`),
  ];
}

function valuesOf({ settings }: Service, env: Environment): Record<string, string> {
  const values = Object.entries(settings).map(([key, { env: name, default: value }]) => [
    key,
    read(env, name) || value,
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Record<string, string>;
}
