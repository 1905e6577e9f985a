import { liveFigure } from "../../../src/components/prose/live-figure";

export const FilterFigure = liveFigure("filter", () => import("./filter-live"));
