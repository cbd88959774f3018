import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from "react";
import { useAuth } from "#backend/auth/auth-context.ts";
import { useAthleteRows } from "#features/athlete/api/get-athlete-rows.ts";
import { useSaveProgress } from "#features/athlete/api/save-progress.ts";
import { WizardContext } from "./wizard-context.ts";

const OnboardingWizard = lazy(async () => ({
  default: (await import("#features/athlete/components/wizard/onboarding-wizard.tsx")).OnboardingWizard,
}));

/** Shows the profile wizard once to whoever has neither completed nor seen it, and to everybody who asks for it. */
export function WizardHost({ children }: { readonly children: ReactNode }) {
  const { user, roles, rolesLoading } = useAuth();
  const userId = user?.id ?? "";
  const { data: told } = useAthleteRows(user?.id);
  const saveProgress = useSaveProgress(userId);
  const [open, setOpen] = useState<boolean>();
  // Coaches and administrators come to work; the wizard is for them only when they ask for it.
  const isAthlete = !rolesLoading && !roles.includes("admin") && !roles.includes("coach");
  const newcomer = isAthlete && told?.personal != null && !told.personal.onboarding_completed && !told.personal.has_seen_onboarding;
  if (newcomer && open === undefined) setOpen(true);
  useEffect(() => {
    if (newcomer) saveProgress({ has_seen_onboarding: true });
  }, [newcomer, saveProgress]);

  const control = useMemo(() => ({ open: () => setOpen(true) }), []);
  return (
    <WizardContext value={control}>
      {children}
      {open !== undefined && (
        <Suspense>
          <OnboardingWizard key={userId} userId={userId} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </WizardContext>
  );
}
