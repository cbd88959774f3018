import { formatDay } from "#ui/format.ts";

interface ResultListProps {
  readonly label: string;
  readonly entries: readonly { readonly id: string; readonly name: string; readonly result: string | null; readonly day: string }[];
}

/** What was added so far, newest first. */
export function ResultList({ label, entries }: ResultListProps) {
  if (entries.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {entries.map(({ id, name, result, day }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 py-2.5">
          <span className="min-w-0 wrap-anywhere">
            <b className="font-semibold">{name}</b>
            {result && <span className="ml-2 fig-pace text-[1.0625rem]">{result}</span>}
          </span>
          <span className="shrink-0 text-sm text-ink-3">
            {formatDay(day)} {day.slice(0, 4)}
          </span>
        </li>
      ))}
    </ul>
  );
}
