/** PostgreSQL's default cost constants. A cost of 1 is a page that is read in sequence. */
const SEQ_PAGE = 1;
const RANDOM_PAGE = 4;
const TUPLE = 0.01;
const INDEX_TUPLE = 0.005;
const OPERATOR = 0.0025;

/** The table of the post has 200,000 rows on 3,242 pages. */
const ROWS_PER_PAGE = 200_000 / 3242;
/** The posting lists of a GIN index are estimated at so many row numbers a page: a third of 8,192 bytes. */
const ROWS_PER_INDEX_PAGE = 8192 / 3;
/** From this size on the index of the post has one more level of pages above its posting lists. */
const ROWS_OF_SECOND_LEVEL = 10_000;
/** What the processor is charged for a page of the index, and for going down its tree. */
const INDEX_PAGE = 100 * OPERATOR;
const DESCENT = 17 * OPERATOR;

export interface Costs {
  seqScan: number;
  bitmapScan: number;
}

/**
 * The total costs of the two plans for `tags @> ARRAY['festival']`, as PostgreSQL 17 estimates them for the table of
 * the post.
 * @param share The part of the rows that have the tag, from 0 to 1.
 */
export function estimate(rows: number, share: number): Costs {
  const pages = Math.ceil(rows / ROWS_PER_PAGE);
  const matches = Math.max(1, Math.round(rows * share));
  return {
    seqScan: pages * SEQ_PAGE + rows * (TUPLE + OPERATOR),
    bitmapScan: bitmapHeapScan(pages, matches, bitmapIndexScan(rows, matches)),
  };
}

function bitmapIndexScan(rows: number, matches: number): number {
  const levels = rows < ROWS_OF_SECOND_LEVEL ? 1 : 2;
  const pages = levels + Math.ceil(matches / ROWS_PER_INDEX_PAGE);
  return pages * (RANDOM_PAGE + INDEX_PAGE) + DESCENT + matches * INDEX_TUPLE;
}

/** The more of the table's pages are needed, the more the reading is like one in sequence. */
function bitmapHeapScan(pages: number, matches: number, indexScan: number): number {
  const needed = Math.min(pages, Math.ceil((2 * pages * matches) / (2 * pages + matches)));
  const page = needed < 2 ? RANDOM_PAGE : RANDOM_PAGE - (RANDOM_PAGE - SEQ_PAGE) * Math.sqrt(needed / pages);
  const bitmap = matches * 0.1 * OPERATOR;
  return indexScan + bitmap + needed * page + matches * (TUPLE + OPERATOR);
}
