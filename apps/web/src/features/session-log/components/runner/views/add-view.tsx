import { setText } from "@ironpace/contract";
import { EXERCISES } from "@ironpace/training";
import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent, type ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Field } from "#ui/form/field.tsx";
import { SuggestInput } from "#ui/form/suggest-input.tsx";
import { previousSetsOptions, recentExercisesOptions } from "#features/session-log/api/exercise-history.ts";
import { addExercise } from "#features/session-log/model/change-draft.ts";
import { newExercise } from "#features/session-log/model/draft.ts";
import { doneCount } from "#features/session-log/model/stored-draft.ts";
import { goToStep } from "#features/session-log/model/runner/run-changes.ts";
import { maker } from "../../logger/use-draft.ts";
import type { Run } from "../runner-context.ts";

interface AddViewProps {
  readonly run: Run;
  /** Back to what was shown before; absent where there is nothing to go back to. */
  readonly onBack: (() => void) | undefined;
  readonly onAdded: () => void;
  readonly onFinish: () => void;
}

const MAX_RECENT = 8;

/** What is done next in a session that nobody planned: what was done lately is one tap away. */
export function AddView({ run, onBack, onAdded, onFinish }: AddViewProps): ReactNode {
  const { draft, change, unit } = run;
  const units = useUnits();
  const [search, setSearch] = useState("");
  const here = new Set(draft.exercises.map(({ name }) => name));
  const { data: known = [] } = useQuery(recentExercisesOptions());
  const recent = known.filter((name) => !here.has(name)).slice(0, MAX_RECENT);
  const { data: previous } = useQuery(previousSetsOptions(recent, draft.id));
  const done = doneCount(draft);

  function add(chosen: string): void {
    const name = chosen.trim().slice(0, 120);
    if (name === "") return;
    change((now) => {
      const exercise = { ...newExercise(name, units, maker), grows: true };
      return goToStep(addExercise(now, exercise, maker), exercise.key);
    });
    onAdded();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    add(search);
  }

  return (
    <>
      <div className="runner-stage">
        <h1 className="pt-1 font-display text-[1.75rem] leading-[1.1] font-bold tracking-[-.02em] [font-stretch:112%]" tabIndex={-1}>
          {draft.exercises.length === 0 ? "What is your first exercise?" : "What comes next?"}
        </h1>
        <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <Field label="Add an exercise">
            <SuggestInput suggestions={NAMES} value={search} onValueChange={setSearch} onPick={add} />
          </Field>
          <button type="submit" className="second min-h-(--field)! px-4!">
            Add
          </button>
        </form>
        {recent.length > 0 && (
          <>
            <h2 className="-mb-2 text-ui text-ink-3">Recent exercises</h2>
            <ul className="rows">
              {recent.map((name) => {
                const last = previous?.get(name.toLowerCase())?.at(-1);
                return (
                  <li key={name}>
                    <button type="button" className="row min-h-14! grid-cols-[minmax(0,1fr)_auto]!" onClick={() => add(name)}>
                      <b className="wrap-anywhere">{name}</b>
                      {last !== undefined && <small className="whitespace-nowrap">{setText(last, unit)}</small>}
                    </button>
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </div>
      <div className="runner-dock">
        {done > 0 && (
          <button type="button" className="go plain" onClick={onFinish}>
            Finish session
          </button>
        )}
        <div className={onBack === undefined ? "grid" : "grid grid-cols-2 gap-2"}>
          {onBack !== undefined && (
            <button type="button" className="second" onClick={onBack}>
              Back
            </button>
          )}
          <button type="button" className="second" onClick={() => run.ask("session")}>
            Session
          </button>
        </div>
      </div>
    </>
  );
}

const NAMES = EXERCISES.map(({ name }) => name);
