import { liveFigure } from "../../../src/components/prose/live-figure";
import styles from "!./planner-live.css?url";
import "./planner.css";

export const PlannerFigure = liveFigure("planner", () => import("./planner-live"), styles);
