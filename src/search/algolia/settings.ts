/** An Algolia application, its search-only key and an index. All of them are public. */
export interface AlgoliaSettings {
  appId: string;
  searchKey: string;
  index: string;
}
