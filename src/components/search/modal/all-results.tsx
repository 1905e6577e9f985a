import React from "react";
import type { SearchFilters } from "../../../search/engine";
import { formatQuestion } from "../../../search/question";
import type { SearchAnswer } from "../../../search/search-state";
import { count } from "../../../shared/count";
import { SEARCH_PATH } from "../../../shared/paths";
import { Link } from "../../ui/link";
import { isModified } from "../open-hit";

interface AllResultsProps {
  answer: SearchAnswer;
  /** What the answer was narrowed by. */
  filters: SearchFilters | undefined;
  onClose: () => void;
}

/** The way to the page that has all hits of the same question. */
export function AllResults({ answer, filters = {}, onClose }: AllResultsProps): React.ReactElement {
  const { query, nbHits } = answer;
  return (
    <div className="DocSearch-HitsFooter">
      <Link to={SEARCH_PATH + formatQuestion({ query, filters })} onClick={(event) => isModified(event) || onClose()}>
        See all {count(nbHits, "result")}
      </Link>
    </div>
  );
}
