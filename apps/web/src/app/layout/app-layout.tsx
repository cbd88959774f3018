import { lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "#ui/when-idle.ts";
import { Frame, type DockProps, type DrawerHeadProps } from "./frame.tsx";
import { ProfileButton } from "./profile-button.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TabBar } from "./tab-bar.tsx";

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
