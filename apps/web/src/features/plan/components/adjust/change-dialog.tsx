import type { Day } from "@ironpace/training";
import { useId, useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { useDiscardQuestion } from "#ui/overlay/use-discard-question.tsx";
import type { Situation } from "../../api/adjust-plan.ts";
import { useCompetitions } from "../../api/competitions.ts";
import type { PlanView, SessionView } from "../../model/plan-view.ts";
import { getMissableSessions } from "../../model/situation-forms.ts";
import { Proposal } from "./proposal.tsx";
import { SITUATIONS, type SituationKind } from "./situations.ts";
import { useAgreement } from "./use-agreement.ts";
import type { SituationFormProps } from "./forms/situation-form-props.ts";
import { AbsenceForm } from "./forms/absence-form.tsx";
import { InjuryForm } from "./forms/injury-form.tsx";
import { MissedForm } from "./forms/missed-form.tsx";
import { NoQuestionForm } from "./forms/no-question-form.tsx";
import { PainForm } from "./forms/pain-form.tsx";
import { RaceForm } from "./forms/race-form.tsx";

interface ChangeDialogProps {
  readonly plan: PlanView;
  readonly today: Day;
  readonly kind?: SituationKind | undefined;
  readonly session?: SessionView | undefined;
  /** Known in part: the form begins with it. */
  readonly prefilled?: Situation | undefined;
  /** Known already: what it would change is shown at once. */
  readonly proposed?: Situation | undefined;
  readonly onClose: () => void;
}

/** "Something changed": what happened, then what it would do to the plan, to accept, to edit or to reject. */
export function ChangeDialog({ plan, today, kind: asked, session, prefilled, proposed, onClose }: ChangeDialogProps): ReactNode {
  const form = useId();
  const [kind, setKind] = useState(asked);
  const [given, setGiven] = useState(proposed ?? prefilled);
  const [editing, setEditing] = useState(proposed === undefined);
  const agreement = useAgreement(editing ? undefined : given, { title: "Training Plan Adjusted", onClose });
  const { fields, close, question } = useDiscardQuestion(onClose);
  const words = SITUATIONS.find((situation) => situation.kind === kind);

  // Asked for before the choice is made; without its answer there is no form to send.
  const competitions = useCompetitions(today);
  const waiting = kind === "competition" && competitions.data === undefined;
  const nothingMissed = kind === "missed" && getMissableSessions(plan, today, session).length === 0;

  function propose(situation: Situation): void {
    setGiven(situation);
    setEditing(false);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="lg"
      title={proposed === undefined ? (words?.title ?? "Something changed") : "What changes in your plan"}
      description={
        editing ? (
          <TermText text={words?.text ?? "Tell us what happened. You see every change before you accept it."} />
        ) : (
          "Nothing changes until you accept."
        )
      }
      footer={words === undefined ? undefined : editing ? formButtons() : proposalButtons()}
    >
      {words === undefined ? (
        <Choice onChoose={setKind} />
      ) : editing ? (
        <div {...fields}>
          <SituationForm
            key={words.kind}
            id={form}
            kind={words.kind}
            plan={plan}
            today={today}
            session={session}
            given={given}
            onSubmit={propose}
          />
        </div>
      ) : (
        <Proposal proposal={agreement.proposal} />
      )}
      {question}
    </Dialog>
  );

  function formButtons(): ReactNode {
    return (
      <>
        <Button variant="ghost" onClick={asked === undefined ? () => setKind(undefined) : onClose}>
          {asked === undefined ? "Back" : "Cancel"}
        </Button>
        {!nothingMissed && (
          // A key of its own: a press of Edit must not end on a button that has become this one.
          <Button key="send" type="submit" form={form} variant="solid" disabled={waiting}>
            See what changes
          </Button>
        )}
      </>
    );
  }

  function proposalButtons(): ReactNode {
    const count = agreement.proposal.data?.changes.length ?? 0;
    return (
      <>
        <Button variant="ghost" disabled={agreement.busy} onClick={onClose}>
          {agreement.proposal.data !== undefined && count === 0 ? "Close" : "Keep my plan"}
        </Button>
        <Button key="edit" disabled={agreement.busy} onClick={() => setEditing(true)}>
          Edit
        </Button>
        {count > 0 && (
          <Button variant="solid" busy={agreement.busy} busyText="Saving..." onClick={agreement.accept}>
            {count === 1 ? "Accept 1 change" : `Accept ${count} changes`}
          </Button>
        )}
      </>
    );
  }
}

function Choice({ onChoose }: { readonly onChoose: (kind: SituationKind) => void }): ReactNode {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {SITUATIONS.map(({ kind, icon: Icon, title, text }) => (
        <li key={kind}>
          <button
            type="button"
            onClick={() => onChoose(kind)}
            className="-mx-2 grid min-h-16 w-[calc(100%+1rem)] grid-cols-[auto_1fr] items-center gap-x-3.5 rounded-ctl px-2 py-3 text-left hover:bg-hover"
          >
            <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="text-ink-3" />
            <span>
              <span className="block font-[550]">{title}</span>
              <span className="block text-sm text-ink-3">{text}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The questions about one kind of situation. */
function SituationForm({ kind, ...form }: SituationFormProps & { readonly kind: SituationKind }): ReactNode {
  switch (kind) {
    case "illness":
    case "travel":
      return <AbsenceForm reason={kind} {...form} />;
    case "injury":
      return <InjuryForm {...form} />;
    case "competition":
      return <RaceForm {...form} />;
    case "missed":
      return <MissedForm {...form} />;
    case "check-in":
      return <PainForm {...form} />;
    case "benchmark":
    case "estimates":
    case "effort":
      return <NoQuestionForm reason={kind} {...form} />;
  }
}
