/** Removes the query from the address of the search page. Analytics services must not receive search queries. */
export const withoutSearchQuery = (address: string): string => address.replace(/^([^?#]*\/search\/?)\?[^#]*/, "$1");

/** Whether the current page is the search page with a query. */
export const hasSearchQuery = (): boolean => withoutSearchQuery(location.href) !== location.href;
