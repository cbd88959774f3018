import type { Page } from "@playwright/test";

/** What the app has written to one of its stores in IndexedDB, as text. */
export function storedOnDevice(page: Page, store: "drafts" | "outbox" | "queries"): Promise<string> {
  return page.evaluate(
    (name) =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open("ironpace");
        request.addEventListener("error", () => reject(new Error("IndexedDB cannot be opened")));
        request.addEventListener("success", () => {
          const all = request.result.transaction(name).objectStore(name).getAll();
          all.addEventListener("success", () => {
            request.result.close();
            resolve(JSON.stringify(all.result));
          });
        });
      }),
    store,
  );
}
