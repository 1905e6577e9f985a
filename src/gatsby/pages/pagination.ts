import { listPagePath } from "../../shared/paths";

/** One page of a list, with the addresses of the previous and next page. */
export interface ListPage<T> {
  path: string;
  /** Starts at 1. */
  number: number;
  total: number;
  /** The number of items of the whole list. */
  count: number;
  items: T[];
  newerPath: string | null;
  olderPath: string | null;
}

/** Splits a list into pages. An empty list has one empty page, so that its address exists. */
export function paginate<T>(items: readonly T[], basePath: string, pageSize: number): ListPage<T>[] {
  const total = Math.max(1, Math.ceil(items.length / pageSize));
  return Array.from({ length: total }, (_, index) => ({
    path: listPagePath(basePath, index + 1),
    number: index + 1,
    total,
    count: items.length,
    items: items.slice(index * pageSize, (index + 1) * pageSize),
    newerPath: index > 0 ? listPagePath(basePath, index) : null,
    olderPath: index + 1 < total ? listPagePath(basePath, index + 2) : null,
  }));
}
