import type { ReactNode } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import { formatDay } from "#ui/format.ts";
import type { Preview } from "#features/settings/api/preview-import.ts";

interface PlannedMatchesProps {
  readonly preview: Preview;
  /** Planned session by the key of the session of the file. */
  readonly planned: ReadonlyMap<string, string>;
  readonly onChange: (planned: ReadonlyMap<string, string>) => void;
}

/** Open planned sessions of the same day and kind. One may have been the work of the file: the athlete says so. */
export function PlannedMatches({ preview: { read, matches }, planned, onChange }: PlannedMatchesProps): ReactNode {
  const offered = read.sessions.filter(({ key }) => matches.has(key));
  if (offered.length === 0) return null;

  function choose(key: string, id: string, checked: boolean): void {
    // A session was one of them at most, and a planned one was done once.
    const others = [...planned].filter(([other, chosen]) => other !== key && chosen !== id);
    onChange(new Map(checked ? [...others, [key, id]] : others));
  }

  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-[550]">Was this a session from your plan? Tick it to mark the planned session as completed.</legend>
      {offered.map(({ key, title, day }) =>
        (matches.get(key) ?? []).map(({ id, title: plannedTitle, minutes }) => (
          <Checkbox key={key + id} checked={planned.get(key) === id} onCheckedChange={(checked) => choose(key, id, checked)}>
            <span>
              {title}, {formatDay(day)}, was “{plannedTitle}” <span className="text-ink-3">({minutes} min)</span>
            </span>
          </Checkbox>
        )),
      )}
    </fieldset>
  );
}
