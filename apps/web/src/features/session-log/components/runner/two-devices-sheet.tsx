import type { ReactNode } from "react";
import { Sheet } from "../../../../ui/sheet.tsx";
import type { DraftSet } from "../../model/draft.ts";
import { loadFigure } from "../../model/runner/shown-set.ts";
import { keepOne, type DoubleSet } from "../../model/two-devices.ts";
import { maker } from "../logger/use-draft.ts";
import type { Run } from "./runner-context.ts";

interface TwoDevicesSheetProps {
  readonly run: Run;
  readonly double: DoubleSet;
  /** The question is answered, or put off: then both stay. */
  readonly onAnswered: () => void;
}

/** One set that two devices logged: which of them was done. */
export function TwoDevicesSheet({ run, double, onAnswered }: TwoDevicesSheetProps): ReactNode {
  const { exercise, place, here, there } = double;
  const answer = (kept: "here" | "there") => {
    run.change((now) => keepOne(now, double, kept, maker));
    onAnswered();
  };
  return (
    <Sheet
      title="Logged on two devices"
      onClose={onAnswered}
      footer={
        <button type="button" className="second" onClick={onAnswered}>
          Both were done
        </button>
      }
    >
      <p className="text-ink-2">
        Set {place} of <b className="font-semibold text-ink">{exercise.name}</b> was logged twice. Which one did you do?
      </p>
      <div className="grid grid-cols-2 gap-2">
        {(
          [
            ["here", "This device", valuesText(here.typed, double, run)],
            ["there", "Other device", valuesText(there.typed, double, run)],
          ] as const
        ).map(([which, name, values]) => (
          <button key={which} type="button" aria-label={`${values} ${name}`} className="second min-h-24!" onClick={() => answer(which)}>
            <span>
              <b className="block font-display text-[1.375rem] leading-tight font-bold">{values}</b>
              <span className="mt-1 block text-ui font-normal text-ink-2">{name}</span>
            </span>
          </button>
        ))}
      </div>
    </Sheet>
  );
}

function valuesText({ weight, reps, distance, time, calories }: DraftSet["typed"], { exercise }: DoubleSet, { unit }: Run): string {
  const load = weight === undefined ? undefined : `${exercise.perHand ? "2 × " : ""}${loadFigure(weight, unit)} ${unit}`;
  const amount = [
    reps === undefined ? undefined : load === undefined ? `${reps} reps` : `× ${reps}`,
    distance === undefined ? undefined : `${distance} ${exercise.distanceUnit}`,
    calories === undefined ? undefined : `${calories} cal`,
    time,
  ];
  return [load, ...amount].filter((part) => part !== undefined).join(" ");
}
