import { getNumber } from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { EmergencyNumbers } from "#ui/feedback/emergency-numbers.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import type { DraftExercise } from "#features/session-log/model/draft.ts";
import { addPain, lighten, lighterLoad, skipStep } from "#features/session-log/model/runner/run-changes.ts";
import { loadFigure } from "#features/session-log/model/runner/shown-set.ts";
import { maker } from "../../logger/use-draft.ts";
import { type BodyPlace, BodyPlaces } from "#ui/training/body/body-places.tsx";
import { keepInSight } from "../focus.ts";
import type { Run } from "../runner-context.ts";

interface HurtSheetProps {
  readonly run: Run;
  /** What is done now; undefined in rounds, where one movement cannot be told from the others. */
  readonly exercise: DraftExercise | undefined;
  readonly onSwap: () => void;
  readonly onFinish: () => void;
  readonly onClose: () => void;
}

const LEVELS = [
  [2, "Niggle"],
  [4, "Sore"],
  [6, "Sharp"],
  [8, "Stop"],
] as const;

type Level = (typeof LEVELS)[number][0];

/** Where and how much, then one answer: carry on, less load, another exercise, or stop. It goes into the notes of the session. */
export function HurtSheet({ run, exercise, onSwap, onFinish, onClose }: HurtSheetProps): ReactNode {
  const [place, setPlace] = useState<BodyPlace>();
  const [level, setLevel] = useState<Level>();
  const isKnown = place !== undefined && level !== undefined;
  const where = place?.side === undefined ? (place?.place ?? "") : `${place.side} ${place.place.toLowerCase()}`;

  function answer(then: () => void): void {
    const sentence = `${where} hurt, ${level} of 10${exercise === undefined ? "" : `, during ${exercise.name}`}.`;
    run.change((now) => addPain(now, sentence, maker));
    onClose();
    then();
  }

  return (
    <Sheet
      title="Where does it hurt?"
      onClose={onClose}
      footer={
        isKnown ? <Answers run={run} exercise={exercise} level={level} answer={answer} onSwap={onSwap} onFinish={onFinish} /> : undefined
      }
    >
      <BodyPlaces value={place} onChange={setPlace} />
      <p className="text-[1.0625rem] font-semibold" role="status">
        {where === "" ? "Tap where it hurts." : where}
      </p>
      {place !== undefined && (
        <div className="grid grid-cols-4 gap-1.5" role="group" aria-label="How bad is it, out of 10?">
          {LEVELS.map(([value, word]) => (
            <button
              key={value}
              type="button"
              aria-label={`${value} ${word}`}
              aria-pressed={level === value}
              className="second min-h-17! px-1!"
              onClick={() => setLevel(value)}
            >
              <span>
                <b className="block font-display text-[1.5rem] leading-none">{value}</b> <span className="text-ui font-[550]">{word}</span>
              </span>
            </button>
          ))}
        </div>
      )}
      {isKnown && (
        // On a short screen the buttons below would cover it.
        <div key={level} ref={keepInSight} className="grid gap-3.5">
          <Advice level={level} />
          {level === 8 && <EmergencyNumbers />}
        </div>
      )}
    </Sheet>
  );
}

function Advice({ level }: { readonly level: Level }): ReactNode {
  const [answer, reason] = ADVICE[level];
  return (
    <div className="border-l-4 border-ink py-0.5 pl-3">
      <p className="text-[1.0625rem] font-[650]">{answer}</p>
      <p className="text-ink-2">{reason}</p>
    </div>
  );
}

const ADVICE: Readonly<Record<Level, readonly [string, string]>> = {
  2: ["Carry on and watch it", "If the pain reaches 4, reduce the weight. Your answer goes into your notes."],
  4: ["Use 10 % less weight", "If the pain stays at 4 or less, finish the sets. If it gets worse, stop this exercise."],
  6: ["Skip this exercise today", "Swap it for one that does not hurt, or continue with the next part of the session."],
  8: [
    "Stop here",
    "Chest pain, fainting, numbness, a pop or a joint that gives way: get help now. Otherwise rest, and see a doctor if the pain is still there tomorrow.",
  ],
};

interface AnswersProps extends Pick<HurtSheetProps, "run" | "exercise" | "onSwap" | "onFinish"> {
  readonly level: Level;
  readonly answer: (then: () => void) => void;
}

function Answers({ run, exercise, level, answer, onSwap, onFinish }: AnswersProps): ReactNode {
  const weight = exercise?.sets.find(({ done }) => !done)?.typed.weight;
  const lighter = weight === undefined || !(getNumber(weight) >= 10) ? undefined : lighterLoad(getNumber(weight));
  const stay = () => undefined;
  const keepGoing = (
    <button type="button" className={level === 2 ? "go plain min-h-16!" : "second"} onClick={() => answer(stay)}>
      Keep going as planned
    </button>
  );
  if (level === 8) {
    return (
      <>
        <button type="button" className="go plain min-h-16!" onClick={() => answer(onFinish)}>
          Finish the session
        </button>
        {exercise !== undefined && <LeaveIt run={run} exercise={exercise} answer={answer} />}
      </>
    );
  }
  if (level === 6 && exercise !== undefined) {
    return (
      <>
        <button type="button" className="go plain min-h-16!" onClick={() => answer(onSwap)}>
          Swap the exercise
        </button>
        <LeaveIt run={run} exercise={exercise} answer={answer} />
      </>
    );
  }
  return (
    <>
      {level === 4 && exercise !== undefined && lighter !== undefined && (
        <button
          type="button"
          className="go plain min-h-16!"
          onClick={() => answer(() => run.change((now) => lighten(now, exercise, maker)))}
        >
          Use {loadFigure(lighter, run.unit)} {run.unit}
        </button>
      )}
      {keepGoing}
    </>
  );
}

function LeaveIt({ run, exercise, answer }: Pick<AnswersProps, "run" | "answer"> & { readonly exercise: DraftExercise }): ReactNode {
  return (
    <button type="button" className="second" onClick={() => answer(() => run.change((now) => skipStep(now, exercise.key)))}>
      Skip it and continue
    </button>
  );
}
