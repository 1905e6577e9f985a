import { liveFigure } from "../../../src/components/prose/live-figure";
import styles from "!./race-live.css?url";
import "./race.css";

export const RaceFigure = liveFigure("race", () => import("./race-live"), styles);
