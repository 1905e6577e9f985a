/** An index at Algolia, and the key that may only search it. All three are public. */
export interface AlgoliaSettings {
  appId: string;
  searchKey: string;
  index: string;
}
