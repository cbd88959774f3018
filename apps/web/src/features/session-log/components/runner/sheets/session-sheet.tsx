import { ChevronRight } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { goToStep, skipStep } from "#features/session-log/model/runner/run-changes.ts";
import { currentStep, nextStep, type Step } from "#features/session-log/model/runner/steps.ts";
import { pair, unpair } from "#features/session-log/model/runner/superset.ts";
import type { Run } from "../runner-context.ts";
import { StepList } from "../step-list.tsx";
import { stepTitle } from "../step-title.ts";

interface SessionSheetProps {
  readonly run: Run;
  readonly listHref: string;
  readonly onAdd: () => void;
  readonly onFinish: () => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** The whole session: what is done, what is now, what comes; any of it can be opened, and it can be finished from anywhere. */
export function SessionSheet({ run, listHref, onAdd, onFinish, onDiscard, onClose }: SessionSheetProps): ReactNode {
  const { steps, state, change } = run;
  const [discarding, setDiscarding] = useState(false);
  const now = currentStep(steps, state);
  const open = (step: Step) => {
    change((draft) => goToStep(draft, step.id));
    onClose();
  };
  return (
    <Sheet
      title={run.draft.title.trim() === "" ? "Session" : run.draft.title}
      onClose={onClose}
      footer={
        <>
          <button
            type="button"
            className="go plain min-h-16!"
            onClick={() => {
              onClose();
              onFinish();
            }}
          >
            Finish session
          </button>
          <div className="grid grid-cols-2 gap-2">
            {now === undefined ? (
              <span />
            ) : (
              <button
                type="button"
                className="second min-h-12!"
                onClick={() => {
                  change((draft) => skipStep(draft, now.id));
                  onClose();
                }}
              >
                {now.kind === "sets"
                  ? "Skip this exercise"
                  : now.kind === "rounds"
                    ? "Skip this part"
                    : `Skip ${stepTitle(now).toLowerCase()}`}
              </button>
            )}
            <button type="button" className="second min-h-12! text-danger" onClick={() => setDiscarding(true)}>
              Discard
            </button>
          </div>
        </>
      }
    >
      {/* Beside a wide runner it stands already. */}
      <StepList run={run} className="-mt-1 lg:hidden" onOpen={open} />
      <div className="grid grid-cols-2 gap-2">
        <button
          type="button"
          className="second min-h-12!"
          onClick={() => {
            onClose();
            onAdd();
          }}
        >
          Add an exercise
        </button>
        <Pairing run={run} now={now} onDone={onClose} />
      </div>
      <Link to={listHref} className="flex min-h-11 items-center justify-between gap-3 font-[550]">
        All sets as a list
        <ChevronRight aria-hidden="true" size={18} strokeWidth={1.75} />
      </Link>
      <AlertDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title="Discard this session?"
        description="This deletes the sets you logged. It cannot be undone."
        confirm="Discard"
        onConfirm={onDiscard}
      />
    </Sheet>
  );
}

/** Does what is now and the exercise after it in alternation, or one after the other again. */
function Pairing({ run, now, onDone }: { readonly run: Run; readonly now: Step | undefined; readonly onDone: () => void }): ReactNode {
  const { change, steps, state } = run;
  const next = now && nextStep(steps.slice(steps.indexOf(now)), now, state);
  if (now?.kind !== "sets") return null;
  const isPaired = now.exercise.superset !== undefined;
  if (!isPaired && next?.kind !== "sets") return null;
  return (
    <button
      type="button"
      className="second min-h-12! text-[0.9375rem]!"
      onClick={() => {
        change((draft) =>
          isPaired ? unpair(draft, now.exercise) : next?.kind === "sets" ? pair(draft, now.exercise, next.exercise) : draft,
        );
        onDone();
      }}
    >
      {isPaired ? "Split the superset" : `Superset with ${next === undefined ? "" : stepTitle(next).toLowerCase()}`}
    </button>
  );
}
