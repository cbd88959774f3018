import { SET_MEASURES, type SetMeasure, setText } from "@ironpace/contract";
import type { WeightUnit } from "@ironpace/training";
import { Check, Trash2 } from "lucide-react";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { Menu, MenuChoice, MenuItem, MenuSeparator } from "#ui/overlay/menu.tsx";
import { changeSet, removeSet, typeInto } from "../../model/change-draft.ts";
import type { DraftExercise, DraftSet, SetType } from "../../model/draft.ts";
import { getFault, toTypedValues, type StoredSet } from "../../model/set-values.ts";
import type { ChangeDraft } from "../../model/draft.ts";
import { measureLabel, setColumns } from "./set-columns.ts";
import { maker } from "./use-draft.ts";

interface SetRowProps {
  readonly set: DraftSet;
  readonly number: number;
  readonly exercise: DraftExercise;
  readonly unit: WeightUnit;
  /** The set at this place the last time. */
  readonly previous: StoredSet | undefined;
  /** The first one that is not done. */
  readonly next: boolean;
  readonly change: ChangeDraft;
  readonly onDone: () => void;
}

/** One set: what was done at its place last time, the values, and the tick that makes it count. Empty values are taken from last time. */
export function SetRow({ set, number, exercise, unit, previous, next, change, onDone }: SetRowProps): ReactNode {
  const [fault, setFault] = useState<string>();
  const measures = SET_MEASURES[exercise.metric];
  const last = previous?.metric === exercise.metric ? toTypedValues(previous, unit, exercise.distanceUnit) : {};
  const shown = set.done ? getFault(set, exercise, unit) : fault;
  const faultId = `fault-${set.id}`;

  function tick(): void {
    if (set.done) return change((now) => changeSet(now, set.id, { done: false }, maker));
    const typed = Object.fromEntries(measures.map(({ measure }) => [measure, filled(measure)]));
    const wrong = getFault({ ...set, typed }, exercise, unit);
    setFault(wrong);
    if (wrong !== undefined) return undefined;
    change((now) => changeSet(now, set.id, { typed: { ...set.typed, ...typed }, done: true }, maker));
    onDone();
  }

  function filled(measure: SetMeasure): string {
    const text = set.typed[measure]?.trim() ?? "";
    return text === "" ? (last[measure] ?? "") : text;
  }

  const onEnter = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !set.done) tick();
  };

  return (
    <li>
      <div
        role="group"
        aria-label={`${exercise.name}, set ${number}`}
        className={cx(setColumns(measures.length), set.done && "text-ink-2")}
      >
        <SetMenu set={set} number={number} name={exercise.name} change={change} />
        <span className="truncate text-sm text-ink-3 max-md:hidden">{previous === undefined ? "–" : setText(previous, unit)}</span>
        {measures.map(({ measure }) => (
          <input
            key={measure}
            aria-label={`${measureLabel(measure, unit, exercise.distanceUnit)}, set ${number}`}
            aria-describedby={shown === undefined ? undefined : faultId}
            aria-invalid={shown !== undefined || undefined}
            inputMode={measure === "reps" || measure === "calories" ? "numeric" : "decimal"}
            enterKeyHint="done"
            autoComplete="off"
            maxLength={10}
            placeholder={last[measure] ?? ""}
            value={set.typed[measure] ?? ""}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onKeyDown={onEnter}
            onChange={({ currentTarget: { value } }) => {
              setFault(undefined);
              change((now) => typeInto(now, set, measure, value, maker));
            }}
            className={cx(cell, figures[measure], set.done && "bg-sunken")}
          />
        ))}
        <input
          aria-label={`RPE, set ${number}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={4}
          value={set.rpe}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onKeyDown={onEnter}
          onChange={({ currentTarget: { value } }) => change((now) => changeSet(now, set.id, { rpe: value }, maker))}
          className={cx(cell, "fig-num", set.done && "bg-sunken")}
        />
        <button
          type="button"
          aria-pressed={set.done}
          aria-label={`Set ${number} of ${exercise.name} done`}
          onClick={tick}
          className={cx(
            "grid size-11 place-items-center rounded-ctl border transition-colors duration-(--t-fast)",
            set.done
              ? "border-inverse bg-inverse text-on-inverse"
              : next
                ? "border-2 border-ember bg-ember-wash text-ember-ink"
                : "border-control text-ink-3 hover:bg-hover",
          )}
        >
          <Check aria-hidden="true" size={18} strokeWidth={1.75} />
        </button>
      </div>
      {shown !== undefined && (
        <p id={faultId} role="alert" className="mt-1 text-sm text-danger">
          {shown}
        </p>
      )}
    </li>
  );
}

const cell =
  "min-h-11 w-full min-w-0 rounded-ctl border border-control bg-surface px-1.5 text-center outline-offset-2 placeholder:font-normal placeholder:text-ink-3 aria-invalid:border-danger";
const figures: Readonly<Record<SetMeasure, string>> = {
  weight: "fig-iron text-[1.0625rem]! [font-stretch:112%]",
  reps: "fig-num text-[1.0625rem]!",
  time: "fig-pace text-[1.1875rem]! [font-stretch:75%]",
  distance: "fig-pace text-[1.1875rem]! [font-stretch:75%]",
  calories: "fig-num text-[1.0625rem]!",
};

const TYPES: Readonly<Record<SetType, string>> = {
  working: "Working set",
  warmup: "Warm-up set",
  drop: "Drop set",
  failure: "Set to failure",
};
const LETTERS: Readonly<Record<SetType, string>> = { working: "", warmup: "W", drop: "D", failure: "F" };

type SetMenuProps = Pick<SetRowProps, "set" | "number" | "change"> & { readonly name: string };

function SetMenu({ set, number, name, change }: SetMenuProps): ReactNode {
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`Set ${number} of ${name}, ${TYPES[set.type].toLowerCase()}: options`}
          className="size-11 rounded-ctl fig-num text-ink-2 hover:bg-hover"
        >
          {LETTERS[set.type] === "" ? number : LETTERS[set.type]}
        </button>
      }
    >
      <MenuChoice
        label="Set type"
        value={set.type}
        onValueChange={(type) => change((now) => changeSet(now, set.id, { type }, maker))}
        options={(Object.keys(TYPES) as SetType[]).map((value) => ({ value, label: TYPES[value] }))}
      />
      <MenuSeparator />
      <MenuItem icon={Trash2} onClick={() => change((now) => removeSet(now, set, maker))}>
        Remove set
      </MenuItem>
    </Menu>
  );
}
