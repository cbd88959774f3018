import type { ReactNode } from "react";
import { formatCount } from "#ui/format.ts";
import { counted } from "#features/settings/model/counted.ts";
import type { Unread } from "#features/settings/model/import/read-file.ts";

const SHOWN = 50;

/** What could not be read, line by line, and why. */
export function UnreadList({ unread }: { readonly unread: readonly Unread[] }): ReactNode {
  if (unread.length === 0) return null;
  return (
    <details className="text-ui">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{counted(unread.length, "thing")} could not be read</summary>
      <ul className="divide-y divide-line border-y border-line text-ink-2 *:py-2">
        {unread.slice(0, SHOWN).map(({ where, why }, n) => (
          // The same line may have two of the same.
          <li key={n} className="wrap-anywhere">
            <b className="font-[550] text-ink">{where}.</b> {why}
          </li>
        ))}
      </ul>
      {unread.length > SHOWN && <p className="pt-2 text-sm text-ink-3">and {formatCount(unread.length - SHOWN)} more</p>}
    </details>
  );
}
