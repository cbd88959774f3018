import { UserRound } from "lucide-react";
import { useAuth } from "../../backend/auth/auth-context.ts";
import { useCompletedSteps } from "../../features/onboarding/api/get-completed-steps.ts";
import { completionPercent } from "../../features/onboarding/model/steps.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { paths } from "../paths.ts";

/** Leads to the profile and shows how much of it is filled in. */
export function ProfileButton() {
  const { user } = useAuth();
  const { data: steps, isPending } = useCompletedSteps(user?.id);
  const percent = completionPercent(steps ?? 0);
  return (
    <ButtonLink to={paths.profile} className="relative overflow-hidden max-md:hidden">
      <UserRound aria-hidden="true" size={16} strokeWidth={1.75} />
      {label(steps, isPending)}
      {steps !== undefined && <b className="fig-num text-sm">{percent}%</b>}
      <span
        aria-hidden="true"
        className="absolute bottom-0 left-0 h-0.5 bg-ink transition-[width] duration-(--t-slow) ease-out"
        style={{ width: `${percent}%` }}
      />
    </ButtonLink>
  );
}

function label(steps: number | undefined, isPending: boolean): string {
  if (isPending) return "Loading Profile...";
  return steps === 0 ? "Complete Profile" : "Athlete Profile";
}
