import { liveFigure } from "../../../src/components/prose/live-figure";

export const PlannerFigure = liveFigure("planner", () => import("./planner-live"));
