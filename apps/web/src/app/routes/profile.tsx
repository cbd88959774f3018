import { useReadAhead } from "#backend/reads/page-reads.ts";
import { ProfilePage } from "#features/athlete/index.ts";
import { ProfileCompletion } from "../onboarding/profile-completion.tsx";
import { useWizard } from "../onboarding/wizard-context.ts";

/** What the tabs show. */
const AHEAD = ["strength", "gymnastics", "conditioning", "plan_work", "offers"] as const;

export function ProfileRoute() {
  useReadAhead(AHEAD);
  const wizard = useWizard();
  return <ProfilePage completion={<ProfileCompletion />} onOpenWizard={wizard.open} />;
}
