import { lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "#ui/when-idle.ts";
import { Frame, type DockProps, type DrawerHeadProps } from "./frame.tsx";
import { ProfileButton } from "./profile-button.tsx";
import { TabBar } from "./tab-bar.tsx";
import { useAuth } from "#backend/auth/auth-context.ts";
import { useActivePlan } from "#features/plan/api/get-active-plan.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { mainNavigation } from "./navigation.ts";
import { NavigationList } from "./navigation-list.tsx";
import { SignedIn } from "./signed-in.tsx";

const ContinueBar = lazy(async () => ({ default: (await import("./continue-bar.tsx")).ContinueBar }));

/** The athletes' pages, with the main menu beside them, on a phone behind the last of the tabs. */
export function AppLayout() {
  // Read with the frame, on a phone without its sidebar too: the pages are drawn from it.
  useActivePlan();
  return <Frame sidebar={<Sidebar />} drawerHead={DrawerHead} dock={Dock} />;
}

function DrawerHead({ onLeave }: DrawerHeadProps) {
  return <ProfileButton className="mt-1 w-full shrink-0" onWizard={onLeave} />;
}

function Dock({ onOpenMenu }: DockProps) {
  const [settled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-10 *:pointer-events-auto md:left-(--sidebar)">
      {settled && (
        <Suspense>
          <ContinueBar />
        </Suspense>
      )}
      <div className="md:hidden">
        <TabBar onMore={onOpenMenu} />
      </div>
    </div>
  );
}

/** Beside the pages of a wide window; on a phone it is loaded with the menu. */
const BlockSummary = lazyPart(async () => (await import("./block-summary.tsx")).BlockSummary);

const RoleSections = lazyPart(async () => (await import("./role-sections.tsx")).RoleSections);

/** Menu, what the role adds to it, the running block, and who is signed in. */
function Sidebar() {
  const { isAdmin, roles } = useAuth();
  return (
    <>
      <nav aria-label="Main" className="py-2">
        <NavigationList items={mainNavigation} />
      </nav>
      {(isAdmin || roles.includes("coach")) && <RoleSections />}
      <div className="mt-auto grid gap-3 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <BlockSummary />
        <SignedIn />
      </div>
    </>
  );
}
