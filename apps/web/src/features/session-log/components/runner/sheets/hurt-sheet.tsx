import { getNumber } from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { EmergencyNumbers } from "#ui/feedback/emergency-numbers.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import type { DraftExercise } from "#features/session-log/model/draft.ts";
import { PAIN_LEVELS, painAdvice, type PainAnswer, type PainLevel } from "#features/session-log/model/runner/pain-advice.ts";
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

const LEVEL_NAMES: Readonly<Record<PainLevel, string>> = { 2: "Niggle", 4: "Sore", 6: "Sharp", 8: "Severe" };

/** Where and how much, then one answer: carry on, less load, another exercise, or stop. It goes into the notes of the session. */
export function HurtSheet({ run, exercise, onSwap, onFinish, onClose }: HurtSheetProps): ReactNode {
  const [place, setPlace] = useState<BodyPlace>();
  const [level, setLevel] = useState<PainLevel>();
  const weight = getNumber(exercise?.sets.find(({ done }) => !done)?.typed.weight ?? "");
  const lighter = weight >= 10 ? lighterLoad(weight) : undefined;
  const advice =
    place === undefined || level === undefined
      ? undefined
      : painAdvice(level, { isOneExercise: exercise !== undefined, hasWeight: lighter !== undefined });
  const where = place?.side === undefined ? (place?.place ?? "") : `${place.side} ${place.place.toLowerCase()}`;

  function answer(then: () => void): void {
    const sentence = `${where} hurt, ${level}/10${exercise === undefined ? "" : `, during ${exercise.name}`}.`;
    run.change((now) => addPain(now, sentence, maker));
    onClose();
    then();
  }

  return (
    <Sheet
      title="Where does it hurt?"
      onClose={onClose}
      footer={
        advice && (
          <Answers
            run={run}
            exercise={exercise}
            answers={advice.answers}
            lighter={lighter}
            answer={answer}
            onSwap={onSwap}
            onFinish={onFinish}
          />
        )
      }
    >
      <BodyPlaces value={place} onChange={setPlace} />
      <p className="text-[1.0625rem] font-semibold" role="status">
        {where === "" ? "Tap where it hurts." : where}
      </p>
      {place !== undefined && (
        <div className="grid grid-cols-4 gap-1.5" role="group" aria-label="How bad is it, out of 10?">
          {PAIN_LEVELS.map((value) => (
            <button
              key={value}
              type="button"
              aria-label={`${value} ${LEVEL_NAMES[value]}`}
              aria-pressed={level === value}
              className="second min-h-17! px-1!"
              onClick={() => setLevel(value)}
            >
              <span>
                <b className="block font-display text-[1.5rem] leading-none">{value}</b>{" "}
                <span className="text-ui font-[550]">{LEVEL_NAMES[value]}</span>
              </span>
            </button>
          ))}
        </div>
      )}
      {advice !== undefined && (
        // On a short screen the buttons below would cover it.
        <div key={level} ref={keepInSight} className="grid gap-3.5">
          <div className="border-l-4 border-ink py-0.5 pl-3">
            <p className="text-[1.0625rem] font-[650]">{advice.title}</p>
            <p className="text-ink-2">{advice.text}</p>
          </div>
          <p className="text-sm text-ink-3">We add this to your notes.</p>
          {level === 8 && <EmergencyNumbers />}
        </div>
      )}
    </Sheet>
  );
}

interface AnswersProps extends Pick<HurtSheetProps, "run" | "exercise" | "onSwap" | "onFinish"> {
  readonly answers: readonly PainAnswer[];
  /** The weight after easing off, where there is one to reduce. */
  readonly lighter: string | undefined;
  readonly answer: (then: () => void) => void;
}

function Answers({ run, exercise, answers, lighter, answer, onSwap, onFinish }: AnswersProps): ReactNode {
  const stay = () => undefined;
  const buttons: Readonly<Record<PainAnswer, readonly [string, () => void]>> = {
    "as-planned": ["Keep going as planned", stay],
    easier: ["Keep going, easier", stay],
    "without-it": ["Keep going without it", stay],
    lighter: [
      lighter === undefined ? "" : `Use ${loadFigure(lighter, run.unit)} ${run.unit}`,
      () => exercise !== undefined && run.change((now) => lighten(now, exercise, maker)),
    ],
    swap: ["Swap the exercise", onSwap],
    skip: ["Skip the exercise", () => exercise !== undefined && run.change((now) => skipStep(now, exercise.key))],
    end: ["End the session now", onFinish],
  };
  return answers.map((kind, index) => {
    const [label, then] = buttons[kind];
    return (
      <button key={kind} type="button" className={index === 0 ? "go plain min-h-16!" : "second"} onClick={() => answer(then)}>
        {label}
      </button>
    );
  });
}
