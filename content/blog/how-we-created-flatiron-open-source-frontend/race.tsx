import { liveFigure } from "../../../src/components/prose/live-figure";

export const RaceFigure = liveFigure("race", () => import("./race-live"));
