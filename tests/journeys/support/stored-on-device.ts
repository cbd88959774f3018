import type { Page } from "@playwright/test";

/** The queries that the app has written to IndexedDB, as text. */
export function storedQueries(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open("ironpace");
        request.addEventListener("error", () => reject(new Error("IndexedDB cannot be opened")));
        request.addEventListener("success", () => {
          const all = request.result.transaction("queries").objectStore("queries").getAll();
          all.addEventListener("success", () => {
            request.result.close();
            resolve(JSON.stringify(all.result));
          });
        });
      }),
  );
}
