/** An address without the query of the search page: what a visitor searched for is told to nobody who counts visits. */
export const withoutSearchQuery = (address: string): string => address.replace(/^([^?#]*\/search\/?)\?[^#]*/, "$1");

/** Whether the page that is shown is the search page with a query. */
export const hasSearchQuery = (): boolean => withoutSearchQuery(location.href) !== location.href;
