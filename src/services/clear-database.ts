/**
 * Empties a database of this origin, if there is one. It stays itself: to delete it would wait for all who have it
 * open, and meanwhile nobody could open it. Never rejects.
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
    // What cannot be opened holds nothing that could be cleared.
  }
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
