/** Removes the query from the address of the search page. Analytics services must not receive search queries. */
export const withoutSearchQuery = (address: string): string => address.replace(/^([^?#]*\/search\/?)\?[^#]*/, "$1");
