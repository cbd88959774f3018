import { Frame, type DrawerHeadProps } from "./frame.tsx";
import { ProfileButton } from "./profile-button.tsx";
import { Sidebar } from "./sidebar.tsx";

/** The athletes' pages, with the main menu beside them. */
export function AppLayout() {
  return <Frame sidebar={<Sidebar />} drawerHead={DrawerHead} />;
}

function DrawerHead({ onLeave }: DrawerHeadProps) {
  return <ProfileButton className="mt-1 w-full shrink-0" onWizard={onLeave} />;
}
