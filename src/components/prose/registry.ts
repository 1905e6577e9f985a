import type React from "react";
import type { ComponentName } from "../../shared/component-names";
import { LinkCard } from "./link-card";
import { Steps } from "./steps";

/** Components take whatever attributes the author wrote, and check them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AuthorComponent = React.ComponentType<any>;

/** The components that MDX files may use without importing them. */
export const REGISTRY: Record<ComponentName, AuthorComponent> = { LinkCard, Steps };
