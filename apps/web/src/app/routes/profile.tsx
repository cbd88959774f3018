import { ProfilePage } from "#features/athlete/index.ts";
import { ProfileCompletion } from "../onboarding/profile-completion.tsx";
import { useWizard } from "../onboarding/wizard-context.ts";

export function ProfileRoute() {
  const wizard = useWizard();
  return <ProfilePage completion={<ProfileCompletion />} onOpenWizard={wizard.open} />;
}
