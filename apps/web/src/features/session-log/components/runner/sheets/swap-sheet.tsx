import { setText } from "@ironpace/contract";
import { EXERCISES, findExercise } from "@ironpace/training";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Field } from "#ui/form/field.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { SuggestInput } from "#ui/form/suggest-input.tsx";
import { previousSetsOptions } from "#features/session-log/api/exercise-history.ts";
import type { DraftExercise } from "#features/session-log/model/draft.ts";
import { skipStep, swapExercise } from "#features/session-log/model/runner/run-changes.ts";
import { maker } from "../../logger/use-draft.ts";
import type { Run } from "../runner-context.ts";

interface SwapSheetProps {
  readonly run: Run;
  readonly exercise: DraftExercise;
  readonly onClose: () => void;
}

const MAX_CHOICES = 3;

/** Another exercise for the sets that are open, for this session only: what the plan holds ready, or any of the catalogue. */
export function SwapSheet({ run, exercise, onClose }: SwapSheetProps): ReactNode {
  const choices = choicesFor(exercise, run);
  const [name, setName] = useState(choices[0] ?? "");
  const [search, setSearch] = useState("");
  const { data: previous } = useQuery(previousSetsOptions(choices, run.draft.id));
  const chosen = search.trim() === "" ? name : (findName(search) ?? "");

  function act(change: () => void): void {
    change();
    onClose();
  }

  return (
    <Sheet
      title={`Swap ${exercise.name}`}
      onClose={onClose}
      footer={
        <>
          <button
            type="button"
            className="go plain min-h-16!"
            disabled={chosen === ""}
            onClick={() => act(() => run.change((now) => swapExercise(now, exercise.key, chosen, maker)))}
          >
            {chosen === "" ? "Choose an exercise" : `Swap to ${chosen}`}
          </button>
          <button type="button" className="second" onClick={() => act(() => run.change((now) => skipStep(now, exercise.key)))}>
            Skip it today
          </button>
        </>
      }
    >
      {choices.length > 0 && (
        <ul className="rows -mt-1">
          {choices.map((one) => {
            const last = previous?.get(one.toLowerCase())?.at(-1);
            return (
              <li key={one}>
                <button
                  type="button"
                  aria-pressed={chosen === one}
                  className="row grid-cols-[minmax(0,1fr)_auto]! aria-pressed:bg-hover aria-pressed:shadow-[inset_4px_0_0_var(--ink)]"
                  onClick={() => {
                    setSearch("");
                    setName(one);
                  }}
                >
                  <b className="wrap-anywhere">{one}</b>
                  <small>{last === undefined ? "No set yet" : `Last ${setText(last, run.unit)}`}</small>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <Field label="Search all exercises">
        <SuggestInput suggestions={NAMES} value={search} onValueChange={setSearch} />
      </Field>
      <p className="text-sm text-ink-3">For today only. The sets you have logged stay.</p>
    </Sheet>
  );
}

/** What the plan holds ready, else what moves the same way and is not in the session yet. */
function choicesFor({ name, plan }: DraftExercise, { draft }: Run): readonly string[] {
  const pattern = findExercise(name)?.movementPattern;
  const alike = EXERCISES.filter(({ movementPattern }) => pattern !== undefined && movementPattern === pattern).map((one) => one.name);
  const planned = new Set(draft.exercises.map((exercise) => exercise.name));
  return [...new Set([...(plan?.substitutes ?? []), ...alike])].filter((one) => !planned.has(one)).slice(0, MAX_CHOICES);
}

const NAMES = EXERCISES.map(({ name }) => name);

/** The exercise of the catalogue that is typed in full; undefined while it is only a part of a name. */
function findName(typed: string): string | undefined {
  const key = typed.trim().toLowerCase();
  return NAMES.find((name) => name.toLowerCase() === key);
}
