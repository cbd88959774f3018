import { ProfilePage } from "../../features/profile/index.ts";

export function ProfileRoute() {
  return <ProfilePage onOpenWizard={() => undefined} />;
}
