import { UserRound } from "lucide-react";
import { useAuth } from "#backend/auth/auth-context.ts";
import { useCompletedSteps } from "#features/athlete/api/get-athlete-rows.ts";
import { completionPercent } from "#features/athlete/model/completion.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { useWizard } from "../onboarding/wizard-context.ts";
import { paths } from "../navigation/paths.ts";

interface ProfileButtonProps {
  readonly className?: string;
  /** The wizard is about to open. */
  readonly onWizard?: () => void;
}

/** Shows how much of the athlete profile is filled in and leads to it; to the wizard while nothing is. */
export function ProfileButton({ className, onWizard }: ProfileButtonProps) {
  const look = cx("relative overflow-hidden", className);
  const { user } = useAuth();
  const wizard = useWizard();
  const { data: steps, isPending } = useCompletedSteps(user?.id);
  const percent = completionPercent(steps?.length ?? 0);
  const openWizard = () => {
    onWizard?.();
    wizard.open();
  };
  const inside = (
    <>
      <UserRound aria-hidden="true" size={16} strokeWidth={1.75} />
      {label(steps?.length, isPending)}
      {steps !== undefined && <b className="fig-num text-sm">{percent}%</b>}
      <span
        aria-hidden="true"
        className="absolute bottom-0 left-0 h-0.5 bg-ink transition-[width] duration-(--t-slow) ease-out"
        style={{ width: `${percent}%` }}
      />
    </>
  );
  if (steps?.length === 0) {
    return (
      <Button className={look} onClick={openWizard}>
        {inside}
      </Button>
    );
  }
  return (
    <ButtonLink to={paths.profile} className={look}>
      {inside}
    </ButtonLink>
  );
}

function label(steps: number | undefined, isPending: boolean): string {
  if (isPending) return "Loading Profile...";
  return steps === 0 ? "Complete Profile" : "Athlete Profile";
}
