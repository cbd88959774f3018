import { lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "#ui/when-idle.ts";
import { Frame, type DockProps, type DrawerHeadProps } from "./frame.tsx";
import { ProfileButton } from "./profile-button.tsx";
import { TabBar } from "./tab-bar.tsx";
import { useAuth } from "#backend/auth/auth-context.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { BlockSummary } from "./block-summary.tsx";
import { mainNavigation } from "./navigation.ts";
import { NavigationList } from "./navigation-list.tsx";
import { SignedIn } from "./signed-in.tsx";

const ContinueBar = lazy(async () => ({ default: (await import("./continue-bar.tsx")).ContinueBar }));

/** The athletes' pages, with the main menu beside them, on a phone behind the last of the tabs. */
export function AppLayout() {
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

const AdminSection = lazyPart(async () => (await import("./admin-section.tsx")).AdminSection);

/** Menu, what the role adds to it, the running block, and who is signed in. */
function Sidebar() {
  const { isAdmin } = useAuth();
  return (
    <>
      <nav aria-label="Main" className="py-2">
        <NavigationList items={mainNavigation} />
      </nav>
      {isAdmin && <AdminSection className="border-t border-line" />}
      <CoachSection />
      <div className="mt-auto grid gap-3 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <BlockSummary />
        <SignedIn />
      </div>
    </>
  );
}

/** For coaches, until the coach workspace exists. */
function CoachSection() {
  const { roles } = useAuth();
  if (!roles.includes("coach")) return null;
  return (
    <section aria-label="Coach" className="grid gap-1 border-t border-line px-3 py-4 text-sm">
      <h2 className="font-semibold">Coach</h2>
      <p className="text-ink-3">Coach functionality coming soon</p>
    </section>
  );
}
