import { type ReactNode, useState } from "react";
import type { Preview } from "#features/settings/api/imports.ts";
import { counted } from "#features/settings/model/counted.ts";
import { FORMAT_NAMES, type ParsedSession, type Units, type UnreadEntry } from "#features/settings/model/import/parsed-file.ts";
import { DISTANCE_OPTIONS, WEIGHT_OPTIONS } from "#features/settings/model/unit-options.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { formatCount, formatDay } from "#ui/format.ts";
import { Segmented } from "#ui/form/segmented.tsx";

interface ImportPreviewProps {
  readonly preview: Preview;
  readonly busy: boolean;
  readonly onUnits: (units: Units) => void;
  /** With the planned session each session completes, by its key. */
  readonly onStore: (planned: ReadonlyMap<string, string>) => void;
  readonly onCancel: () => void;
}

/** What is in a file: new, there already, not readable; its units where it leaves them open; planned sessions it may have been. */
export function ImportPreview({ preview, busy, onUnits, onStore, onCancel }: ImportPreviewProps): ReactNode {
  const [planned, setPlanned] = useState<ReadonlyMap<string, string>>(new Map());
  const { read, stored, units } = preview;
  const fresh = read.sessions.filter(({ key }) => !stored.has(key));
  const sets = read.sessions.reduce((sum, session) => sum + session.sets.length, 0);
  return (
    <section aria-label={`What is in ${preview.file.name}`} className="grid gap-5 rounded-card border border-line bg-surface p-5 *:min-w-0">
      <div className="grid gap-1 wrap-anywhere">
        <h3 className="heading-3">{preview.file.name}</h3>
        <p className="text-ui text-ink-2">
          {FORMAT_NAMES[read.format]}, {counted(read.sessions.length, "session")} with {counted(sets, "set")}
        </p>
      </div>
      <div role="status">
        <dl className="grid grid-cols-3 divide-x divide-line border-y border-line py-3 *:px-3">
          <Count name="New" count={fresh.length} />
          <Count name="Already imported" count={read.sessions.length - fresh.length} />
          <Count name="Could not be read" count={read.unread.length} />
        </dl>
      </div>
      {read.asks.weight && (
        <Field label="The file does not say which weight unit it uses. Weights are in" nativeLabel={false}>
          <Segmented
            options={WEIGHT_OPTIONS}
            value={units.weight}
            onValueChange={(weight) => onUnits({ ...units, weight })}
            disabled={busy}
          />
        </Field>
      )}
      {read.asks.distance && (
        <Field label="The file does not say which distance unit it uses. Distances are in" nativeLabel={false}>
          <Segmented
            options={DISTANCE_OPTIONS}
            value={units.distance}
            onValueChange={(distance) => onUnits({ ...units, distance })}
            disabled={busy}
          />
        </Field>
      )}
      <SessionList sessions={fresh} />
      <PlannedMatches preview={preview} planned={planned} onChange={setPlanned} />
      <UnreadList unread={read.unread} />
      {fresh.length === 0 && (
        <p className="text-ink-2">
          {read.sessions.length === 0 ? "Nothing in this file can be imported." : "Everything in this file has been imported already."}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {fresh.length > 0 && (
          <Button variant="solid" busy={busy} busyText="Importing..." onClick={() => onStore(planned)}>
            Import {counted(fresh.length, "session")}
          </Button>
        )}
        <Button variant="ghost" disabled={busy} onClick={onCancel}>
          {fresh.length === 0 ? "Close" : "Cancel"}
        </Button>
      </div>
    </section>
  );
}

function Count({ name, count }: { readonly name: string; readonly count: number }): ReactNode {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="fig-num text-[1.5rem] leading-none">{formatCount(count)}</dd>
    </div>
  );
}

const MAX_SESSIONS_SHOWN = 5;

/** The latest ones by name; the others by number. */
function SessionList({ sessions }: { readonly sessions: readonly ParsedSession[] }): ReactNode {
  const latest = sessions.toSorted((a, b) => b.performed_at.localeCompare(a.performed_at)).slice(0, MAX_SESSIONS_SHOWN);
  if (latest.length === 0) return null;
  return (
    <div className="grid gap-1">
      <ul aria-label="New sessions" className="divide-y divide-line text-ui">
        {latest.map(({ key, day, title, sets }) => (
          <li key={key} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">{title}</span>
            <span className="flex-none text-ink-3">
              {formatDay(day)} {day.slice(0, 4)}, {counted(sets.length, "set")}
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > MAX_SESSIONS_SHOWN && (
        <p className="text-sm text-ink-3">and {formatCount(sessions.length - MAX_SESSIONS_SHOWN)} earlier ones</p>
      )}
    </div>
  );
}

interface PlannedMatchesProps {
  readonly preview: Preview;
  /** Planned session by the key of the session of the file. */
  readonly planned: ReadonlyMap<string, string>;
  readonly onChange: (planned: ReadonlyMap<string, string>) => void;
}

/** Open planned sessions of the same day and kind. One may have been the work of the file: the athlete says so. */
function PlannedMatches({ preview: { read, matches }, planned, onChange }: PlannedMatchesProps): ReactNode {
  const offered = read.sessions.filter(({ key }) => matches.has(key));
  if (offered.length === 0) return null;

  function choose(key: string, id: string, checked: boolean): void {
    // A session was one of them at most, and a planned one was done once.
    const others = [...planned].filter(([other, chosen]) => other !== key && chosen !== id);
    onChange(new Map(checked ? [...others, [key, id]] : others));
  }

  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-[550]">Did you do a planned session? Tick it to mark it as completed.</legend>
      {offered.map(({ key, title, day }) =>
        (matches.get(key) ?? []).map(({ id, title: plannedTitle, minutes }) => (
          <Checkbox key={key + id} checked={planned.get(key) === id} onCheckedChange={(checked) => choose(key, id, checked)}>
            <span>
              “{plannedTitle}” <span className="text-ink-3">({minutes} min)</span>: {title}, {formatDay(day)}
            </span>
          </Checkbox>
        )),
      )}
    </fieldset>
  );
}

const MAX_UNREAD_SHOWN = 50;

/** What could not be read, line by line, and why. */
function UnreadList({ unread }: { readonly unread: readonly UnreadEntry[] }): ReactNode {
  if (unread.length === 0) return null;
  return (
    <details className="text-ui">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
        {unread.length} {unread.length === 1 ? "entry" : "entries"} could not be read
      </summary>
      <ul className="divide-y divide-line border-y border-line text-ink-2 *:py-2">
        {unread.slice(0, MAX_UNREAD_SHOWN).map(({ where, why }, n) => (
          // The same line may have two of the same.
          <li key={n} className="wrap-anywhere">
            <b className="font-[550] text-ink">{where}.</b> {why}
          </li>
        ))}
      </ul>
      {unread.length > MAX_UNREAD_SHOWN && (
        <p className="pt-2 text-sm text-ink-3">and {formatCount(unread.length - MAX_UNREAD_SHOWN)} more</p>
      )}
    </details>
  );
}
