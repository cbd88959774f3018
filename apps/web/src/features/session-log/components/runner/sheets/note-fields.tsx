import type { ReactNode } from "react";
import { Field, Textarea } from "#ui/form/field.tsx";
import { changeSession } from "#features/session-log/model/change-draft.ts";
import { addNote } from "#features/session-log/model/runner/run-changes.ts";
import { maker } from "../../logger/use-draft.ts";
import type { Run } from "../runner-context.ts";

const CHIPS = ["Felt fast", "Grip gave out", "Slept badly", "Legs heavy", "Short on time"] as const;

/** What the coach should know: chips first, then words. */
export function NoteFields({ run }: { readonly run: Run }): ReactNode {
  const { draft, change } = run;
  const has = (chip: string) => draft.notes.split("\n").includes(chip);
  const toggle = (chip: string) =>
    change((now) =>
      has(chip)
        ? changeSession(
            now,
            {
              notes: now.notes
                .split("\n")
                .filter((line) => line !== chip)
                .join("\n"),
            },
            maker,
          )
        : addNote(now, chip, maker),
    );
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {CHIPS.map((chip) => (
          <button
            key={chip}
            type="button"
            aria-pressed={has(chip)}
            className="second min-h-12! px-3.5! text-base! font-[550]!"
            onClick={() => toggle(chip)}
          >
            {chip}
          </button>
        ))}
      </div>
      <Field label="Notes" hint="Optional">
        <Textarea
          rows={3}
          maxLength={4000}
          value={draft.notes}
          onChange={({ currentTarget: { value } }) => change((now) => changeSession(now, { notes: value }, maker))}
        />
      </Field>
    </>
  );
}
