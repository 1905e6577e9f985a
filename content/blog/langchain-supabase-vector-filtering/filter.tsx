import { liveFigure } from "../../../src/components/prose/live-figure";
import styles from "!./filter-live.css?url";
import "./filter.css";

export const FilterFigure = liveFigure("filter", () => import("./filter-live"), styles);
