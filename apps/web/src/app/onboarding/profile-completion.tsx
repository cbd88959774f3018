import { Check, Circle } from "lucide-react";
import { useAuth } from "#backend/auth/auth-context.ts";
import { useCompletedSteps } from "#features/athlete/api/get-athlete-rows.ts";
import { completionPercent } from "#features/athlete/model/completion.ts";
import { STEPS } from "#features/athlete/model/steps.ts";
import { Button } from "#ui/button.tsx";
import { Progress } from "#ui/feedback/progress.tsx";
import { useWizard } from "./wizard-context.ts";

/** How much of the profile is told, step by step; leads to the wizard while something is missing. */
export function ProfileCompletion() {
  const { user } = useAuth();
  const wizard = useWizard();
  const { data: completed } = useCompletedSteps(user?.id);
  if (completed === undefined) return null;
  const percent = completionPercent(completed.length);
  return (
    <section aria-label="Profile completion" className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-sm text-ink-3">Profile</h3>
      <p className="flex items-baseline gap-2">
        <span className="fig-num text-[2rem] font-bold">{percent}%</span>
        <span className="text-sm text-ink-3">
          {completed.length} of {STEPS.length} steps
        </span>
      </p>
      <Progress label="Profile completion" value={percent} hideLabel />
      <ul className="divide-y divide-line">
        {STEPS.map(({ key, title }) => {
          const isDone = completed.includes(key);
          const Icon = isDone ? Check : Circle;
          return (
            <li key={key} className="flex min-h-11 items-center gap-3 text-ui">
              <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={isDone ? "text-success" : "text-ink-3"} />
              <span className={isDone ? undefined : "font-semibold"}>{title}</span>
              <span className="sr-only">{isDone ? ", completed" : ", to do"}</span>
            </li>
          );
        })}
      </ul>
      {completed.length < STEPS.length && (
        <Button variant="line" onClick={wizard.open}>
          Complete Profile
        </Button>
      )}
    </section>
  );
}
