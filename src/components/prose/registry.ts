import type React from "react";
import type { ComponentName } from "../../shared/component-names";
import { LinkCard } from "./link-card";

/** The components that MDX files may use without importing them. */
export const REGISTRY: Record<ComponentName, React.ElementType> = { LinkCard };
