/**
 * Empties an IndexedDB database if it exists. It does not delete the database: a deletion waits until all open
 * connections are closed and blocks new ones meanwhile. Never rejects.
 */
export async function clearDatabase(name: string): Promise<void> {
  try {
    const all = await indexedDB.databases();
    if (!all.some((database) => database.name === name)) return;
    const database = await settled(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    if (stores.length > 0) {
      const transaction = database.transaction(stores, "readwrite");
      await Promise.all(stores.map((store) => settled(transaction.objectStore(store).clear())));
    }
    database.close();
  } catch {
    // A database that cannot be opened has nothing to clear.
  }
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
