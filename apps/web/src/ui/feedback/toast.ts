import type { ToastMessage } from "./toast-message.ts";
import type * as Region from "./toast-region.tsx";

let region: Promise<typeof Region> | undefined;
let latest = 0;
let shownAt = 0;

/** Shows a message at the bottom of the screen; it replaces the one before, because only one is shown at a time. */
export function toast(message: ToastMessage): void {
  const turn = ++latest;
  shownAt = performance.now();
  void prepareToasts().then(({ show }) => {
    if (turn === latest) show(message);
  });
}

/** Loads what draws the messages, so that one about a broken connection can still be shown. */
export function prepareToasts(): Promise<typeof Region> {
  region ??= import("./toast-region.tsx").catch((error: unknown) => {
    region = undefined;
    throw error;
  });
  return region;
}

/** Takes the message away when it has been there for longer than so many milliseconds. */
export function dismissToast({ olderThan }: { readonly olderThan: number }): void {
  if (region === undefined || performance.now() - shownAt <= olderThan) return;
  latest++;
  void region.then(({ close }) => close());
}
