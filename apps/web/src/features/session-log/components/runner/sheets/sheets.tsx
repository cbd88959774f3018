import type { ReactNode } from "react";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { shownValues } from "#features/session-log/model/runner/shown-set.ts";
import { currentStep, openSet } from "#features/session-log/model/runner/steps.ts";
import { HurtSheet } from "./hurt-sheet.tsx";
import { NoteFields } from "./note-fields.tsx";
import type { Run, SheetName } from "../runner-context.ts";
import { SessionSheet } from "./session-sheet.tsx";
import { SwapSheet } from "./swap-sheet.tsx";
import { ValuesSheet } from "./values-sheet.tsx";

interface SheetsProps {
  /** Whether there is a question: their code comes when the first is asked, or later. */
  readonly open: boolean;
  readonly run: Run;
  readonly sheet: SheetName | undefined;
  readonly listHref: string;
  readonly onClose: () => void;
  readonly onAdd: () => void;
  readonly onFinish: () => void;
  readonly onDiscard: () => void;
}

/** The question that is asked just now, about the set that comes next. */
export function Sheets({ open: isOpen, run, sheet, listHref, onClose, onAdd, onFinish, onDiscard }: SheetsProps): ReactNode {
  if (!isOpen) return null;
  const step = currentStep(run.steps, run.state);
  const exercise = step?.kind === "sets" ? step.exercise : undefined;
  const open = exercise && openSet(exercise);
  if (sheet === "session")
    return <SessionSheet run={run} listHref={listHref} onAdd={onAdd} onFinish={onFinish} onDiscard={onDiscard} onClose={onClose} />;
  if (sheet === "hurts")
    return <HurtSheet run={run} exercise={exercise} onSwap={() => run.ask("swap")} onFinish={onFinish} onClose={onClose} />;
  if (sheet === "note") {
    return (
      <Sheet title="Note" onClose={onClose}>
        <NoteFields run={run} />
      </Sheet>
    );
  }
  if (exercise === undefined || open === undefined) return null;
  if (sheet === "swap") return <SwapSheet run={run} exercise={exercise} onClose={onClose} />;
  if (sheet !== "load") return null;
  const values = shownValues(open.set, open.index, exercise, run.previous(exercise), run.unit);
  return <ValuesSheet run={run} exercise={exercise} set={open.set} values={values} onClose={onClose} />;
}
