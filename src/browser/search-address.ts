import { navigate } from "gatsby";
import { useEffect, useState } from "react";
import { formatQuestion, parseQuestion, type SearchQuestion } from "../search/question";
import { SEARCH_PATH } from "../shared/paths";
import { useBrowserValue } from "./browser-value";

/** How long the address waits for the next letter: browsers allow so many changes of it in a time. */
const DELAY_MS = 300;

/**
 * What the address of the search page asks, and how to ask something else: the address follows, in place of the one
 * before, so that going back leaves the page.
 */
export function useSearchAddress(search: string): [SearchQuestion, (question: SearchQuestion) => void] {
  const address = useBrowserValue(() => search, "");
  const [state, setState] = useState({ question: parseQuestion(address), address, own: address });
  if (state.address !== address) {
    const isOwn = address === state.own;
    setState({ question: isOwn ? state.question : parseQuestion(address), address, own: address });
  }

  useEffect(() => {
    const wanted = formatQuestion(state.question);
    if (wanted === state.own || wanted === formatQuestion(parseQuestion(state.address))) return;
    const timer = setTimeout(() => {
      setState((current) => ({ ...current, own: wanted }));
      void navigate(SEARCH_PATH + wanted, { replace: true });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return [state.question, (question) => setState((current) => ({ ...current, question }))];
}
