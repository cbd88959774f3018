import { type ExerciseImportAnswer, regionStress } from "@ironpace/contract";
import { CircleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import { regionName } from "@ironpace/training";
import { Button } from "#ui/button.tsx";
import { formatCount } from "#ui/format.ts";
import type { ImportPreview } from "../../api/import-exercises.ts";

/** What a file would do: how much, then line by line what is refused, what is new, and what changes from what to what. */
export function PreviewLines({ preview: { name, file, answer } }: { readonly preview: ImportPreview }): ReactNode {
  const { counts, lines } = answer;
  const of = (status: Line["status"]) => lines.filter((line) => line.status === status);
  return (
    <section aria-label={`What is in ${name}`} className="grid gap-5 *:min-w-0">
      <h3 className="heading-3 wrap-anywhere">{name}</h3>
      <div role="status">
        <dl className="grid grid-cols-2 gap-y-3 border-y border-line py-3 sm:grid-cols-4">
          <Count name="New" count={counts.new} />
          <Count name="Changed" count={counts.changed} />
          <Count name="Unchanged" count={counts.unchanged} />
          <Count name="Left out" count={counts.refused} />
        </dl>
      </div>
      {file.ignored.length > 0 && (
        <p className="text-ui text-ink-2 wrap-anywhere">Unknown columns are ignored: {file.ignored.join(", ")}.</p>
      )}
      {lines.length === 0 && <p className="text-ink-2">Everything in this file is in the library already.</p>}
      <Lines title="Left out" lines={of("refused")} />
      <Lines title="Changed" lines={of("changed")} />
      <Lines title="New" lines={of("new")} />
    </section>
  );
}

type Line = ExerciseImportAnswer["lines"][number];

function Count({ name, count }: { readonly name: string; readonly count: number }): ReactNode {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="fig-num text-[1.5rem] leading-none">{formatCount(count)}</dd>
    </div>
  );
}

/** Lines at first, and with each press of the button. */
const PAGE_SIZE = 20;

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }): ReactNode {
  const [count, setCount] = useState(PAGE_SIZE);
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-semibold">{title}</h4>
      <ul aria-label={title} className="divide-y divide-line border-y border-line text-ui">
        {lines.slice(0, count).map((line) => (
          <li key={line.line} className="grid gap-1 py-2.5">
            <p className="flex justify-between gap-4">
              <span className="min-w-0 font-[550] wrap-anywhere">{line.name ?? "No name"}</span>
              <span className="flex-none text-sm text-ink-3">Line {line.line}</span>
            </p>
            {line.refusals.map(({ field, reason }) => (
              <p key={field + reason} className="flex items-start gap-1.5 text-sm text-danger">
                <CircleAlert aria-hidden="true" size={14} strokeWidth={1.75} className="mt-0.5 shrink-0" />
                <span className="wrap-anywhere">
                  {FIELD_LABELS[field] ?? field} {reason}
                </span>
              </p>
            ))}
            {line.status === "changed" &&
              line.changes.map(({ field, before, after }) => (
                <p key={field} className="text-sm text-ink-2 wrap-anywhere">
                  <span className="text-ink-3">{FIELD_LABELS[field] ?? field}:</span> {cellText(field, before)}{" "}
                  <span aria-label="becomes">→</span> {cellText(field, after)}
                </p>
              ))}
          </li>
        ))}
      </ul>
      {lines.length > count && (
        <Button className="justify-self-start" onClick={() => setCount(count + 5 * PAGE_SIZE)}>
          Show more ({formatCount(lines.length)} in all)
        </Button>
      )}
    </div>
  );
}

/** What the form calls the columns of a file. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  id: "Id",
  name: "Name",
  description: "Description",
  category: "Category",
  difficulty: "Difficulty",
  muscle_group: "Muscle group",
  equipment: "Equipment",
  movement_pattern: "Movement pattern",
  body_regions_stressed: "Stress by region",
  substitutions: "Substitutions",
  video_url: "Demo video",
  video_thumbnail_url: "Video thumbnail",
};

const MAX_LENGTH = 160;

/** A value of a column in a few words. */
function cellText(field: string, value: unknown): string {
  const text = getText(field, value);
  if (text === "") return "nothing";
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function getText(field: string, value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.join(", ");
  if (field !== "body_regions_stressed") return "";
  return Object.entries(regionStress(value))
    .map(([region, grade]) => `${regionName(region as Parameters<typeof regionName>[0])} ${grade}`)
    .join(", ");
}
