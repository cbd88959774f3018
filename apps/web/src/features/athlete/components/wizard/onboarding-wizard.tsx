import { type AthleteRows, GENDER, getSex } from "@ironpace/contract";
import { useIsMutating } from "@tanstack/react-query";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { localDay } from "#ui/format.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { WizardDialog } from "#ui/overlay/wizard-dialog.tsx";
import { useAthleteRows } from "../../api/get-athlete-rows.ts";
import { useSaveProgress } from "../../api/save-progress.ts";
import { SAVE_MUTATION_KEY, useCompleteOnboarding } from "../../api/save-step.ts";
import { completedSteps, openRequiredSteps } from "../../model/completion.ts";
import { LAST_STEP, STEPS, stepWithin } from "../../model/steps.ts";
import { STEP_BODIES } from "./steps/step-bodies.tsx";
import { STEP_FORM } from "./steps/step-frame.tsx";
import { useDraft } from "./use-draft.ts";

interface OnboardingWizardProps {
  readonly userId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The dialog of seven steps over any page. It opens where it was left; what was typed and not saved is still there. */
export function OnboardingWizard({ userId, open, onOpenChange }: OnboardingWizardProps): ReactNode {
  const query = useAthleteRows(userId);
  const athlete = query.data;
  const { weight } = useUnits();
  // What was just stored is known here before the preferences are read again.
  const drafts = useDraft(userId, athlete?.personal?.units ?? weight);
  const saveProgress = useSaveProgress(userId);
  const complete = useCompleteOnboarding(userId);
  const [today] = useState(() => localDay(new Date()));
  const [moved, setMoved] = useState<number>();
  const index = moved ?? getStart(athlete);
  const step = STEPS[index];
  const Body = step && STEP_BODIES[step.key];
  const completed = athlete === undefined ? [] : completedSteps(athlete);

  function go(to: number): void {
    setMoved(stepWithin(to));
    saveProgress({ last_onboarding_step: stepWithin(to) });
  }

  function next(): void {
    if (index < LAST_STEP) return go(index + 1);
    const missing = athlete === undefined ? [] : openRequiredSteps(athlete);
    const open = STEPS.filter(({ key }) => missing.includes(key));
    const [first] = open;
    if (first !== undefined) {
      toast({
        title: open.length === 1 ? "One required step is missing" : `${open.length} required steps are missing`,
        description: `Complete ${open.map(({ title }) => title).join(" and ")} first.`,
        variant: "destructive",
      });
      return go(STEPS.indexOf(first));
    }
    complete.mutate(undefined, {
      onSuccess: () => {
        setMoved(undefined);
        onOpenChange(false);
        toast({ title: "Onboarding Complete", description: "Your athlete profile is now set up." });
      },
      onError: (error) => toast({ title: "Failed to update profile", description: getSentence(error), variant: "destructive" }),
    });
  }

  return (
    <WizardDialog
      open={open}
      onOpenChange={onOpenChange}
      name="Athlete profile"
      about="Real numbers give you the right weights. Optional steps can wait."
      steps={STEPS.map(({ key, title, note }) => ({ title, note, done: completed.includes(key) }))}
      current={index}
      onJump={go}
      title={step?.title ?? "Athlete profile"}
      position={step === undefined ? "" : `Step ${index + 1} of ${STEPS.length}, ${step.optional ? "optional" : "required"}`}
      lede={step?.lede ?? ""}
      footer={
        athlete && (
          <WizardFooter
            index={index}
            optional={step?.optional ?? false}
            hasForm={Body !== undefined}
            onBack={() => go(index - 1)}
            onSkip={next}
            onNext={() => go(index + 1)}
          />
        )
      }
    >
      {query.isPending && <Skeleton className="h-72" />}
      {query.isError && athlete === undefined && (
        <Alert
          tone="destructive"
          title="Failed to load profile data"
          action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
        >
          Failed to load profile data. Please try again later.
        </Alert>
      )}
      {athlete && Body && (
        <>
          <Body
            key={step.key}
            userId={userId}
            drafts={drafts}
            circumstances={{
              athlete,
              unit: drafts.unit,
              units: { weight: drafts.unit, distance: athlete.personal?.distance_units ?? "km" },
              sex: sexAmong(athlete, drafts.of("personal")["gender"]),
              today,
            }}
            onDone={next}
          />
          <Unsaved />
        </>
      )}
      {athlete && !Body && <p>Please complete this section to improve your training experience.</p>}
    </WizardDialog>
  );
}

/** Where it was left; a finished wizard starts over. */
function getStart(athlete: AthleteRows | undefined): number {
  return athlete?.personal?.onboarding_completed ? 0 : (athlete?.personal?.last_onboarding_step ?? 0);
}

/** As typed just now, else as stored. */
function sexAmong({ personal }: AthleteRows, typed: string | undefined) {
  return getSex(GENDER.read(typed ?? personal?.gender));
}

/** Says that nothing typed without a connection is lost; read out when the connection goes. */
function Unsaved() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <p role="status" className="mt-4 text-sm text-pending empty:hidden">
      {online ? "" : "You are offline. What you type stays on this device until it can be saved."}
    </p>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

interface WizardFooterProps {
  readonly index: number;
  readonly optional: boolean;
  /** There is a form to submit; without one Next only goes on. */
  readonly hasForm: boolean;
  readonly onBack: () => void;
  readonly onSkip: () => void;
  readonly onNext: () => void;
}

/** Back, Skip, and Next or on the last step Complete Profile. */
function WizardFooter({ index, optional, hasForm, onBack, onSkip, onNext }: WizardFooterProps) {
  const busy = useIsMutating({ mutationKey: SAVE_MUTATION_KEY }) > 0;
  return (
    <>
      {index > 0 && (
        <Button repeats variant="line" size="lg" onClick={onBack}>
          Back
        </Button>
      )}
      <span className="flex-1 max-md:hidden" />
      {optional && (
        <Button repeats variant="ghost" size="lg" disabled={busy} onClick={onSkip}>
          Skip
        </Button>
      )}
      <Button
        repeats={index !== LAST_STEP}
        variant="solid"
        size="lg"
        busy={busy}
        busyText="Saving..."
        className="max-md:min-w-0 max-md:flex-[2]! max-md:px-3 max-md:leading-tight! max-md:whitespace-normal! md:min-w-28"
        {...(hasForm ? { type: "submit", form: STEP_FORM } : { onClick: onNext })}
      >
        {nextText(index)}
      </Button>
    </>
  );
}

/** Document 1, section 2: the step that collects results names where it leads to. */
function nextText(index: number): string {
  if (index === LAST_STEP) return "Complete Profile";
  return STEPS[index]?.key === "competition" ? "Continue to next step" : "Next";
}
