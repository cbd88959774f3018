import { CalendarRange, CirclePlay, Ellipsis, Plus, TrendingUp } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Link, NavLink } from "react-router";
import { useAuth } from "#backend/auth/auth-context.ts";
import { useActivePlan } from "#features/plan/api/get-active-plan.ts";
import { getBlock } from "#features/plan/model/block.ts";
import { BarDrawing } from "#ui/training/bar-drawing.tsx";
import { cx } from "#ui/cx.ts";
import { formatDay } from "#ui/format.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { useToday } from "#ui/use-today.ts";
import { whenIdle } from "#ui/when-idle.ts";
import { paths } from "../navigation/paths.ts";
import { type DockProps, type DrawerHeadProps, Frame } from "./frame.tsx";
import { NavigationList } from "./navigation-list.tsx";
import { mainNavigation } from "./navigation.ts";
import { ProfileButton } from "./profile-button.tsx";
import { SignedIn } from "./signed-in.tsx";

const TABS = [
  { to: paths.dashboard, label: "Today", icon: CirclePlay },
  { to: paths.trainingPlans, label: "Plan", icon: CalendarRange },
  { to: paths.sessionLog, label: "Log", icon: Plus },
  { to: paths.personalBests, label: "Progress", icon: TrendingUp },
] as const;

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

/** The pages of every day at the bottom edge of a phone; "More" opens the menu with all of them. */
function TabBar({ onMore }: { readonly onMore: () => void }): ReactNode {
  return (
    <nav
      aria-label="Main"
      className="grid grid-cols-5 border-t border-line-strong bg-surface px-1 pt-1.5 pb-[max(.375rem,env(safe-area-inset-bottom))]"
    >
      {TABS.map(({ to, label, icon: Icon }) => (
        <NavLink key={to} to={to} className={cx(tab, current)}>
          <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
          {label}
        </NavLink>
      ))}
      <button type="button" aria-haspopup="dialog" className={tab} onClick={onMore}>
        <Ellipsis aria-hidden="true" size={24} strokeWidth={1.75} />
        More
      </button>
    </nav>
  );
}

const tab =
  "relative grid min-h-12 min-w-0 content-center justify-items-center gap-1 rounded-ctl text-xs leading-none font-medium text-ink-3 focus-visible:-outline-offset-2";

const current =
  "aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:before:absolute aria-[current=page]:before:-top-[7px] aria-[current=page]:before:h-[3px] aria-[current=page]:before:w-9 aria-[current=page]:before:rounded-b-[2px] aria-[current=page]:before:bg-ember";

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

/** The running block in the sidebar; nothing without one. */
function BlockSummary() {
  const { data: plan } = useActivePlan();
  const today = useToday();
  if (plan === null || plan === undefined) return null;
  const block = getBlock(plan, today);
  const current = block.weeks.find((week) => week.state === "now")?.week;
  const line = current === undefined ? outside(plan, today) : `Week ${current} of ${plan.durationWeeks}`;
  return (
    <Link to={paths.trainingPlans} aria-label={`Current block: ${line}`} className="grid gap-2.5 border-y border-line px-3 py-3.5">
      <b className="text-sm font-semibold">{line}</b>
      <BarDrawing
        elapsed={block.elapsed}
        weeks={block.weeks.map(({ state, iron, pace }) => ({
          state,
          iron: iron.height,
          pace: pace.height,
          ironDone: iron.done,
          paceDone: pace.done,
        }))}
      />
    </Link>
  );
}

/** Before its first Monday, or after its last Sunday. */
function outside({ startDate, durationWeeks }: { startDate: string; durationWeeks: number }, today: string): string {
  return today < startDate ? `Starts ${formatDay(startDate)}` : `${durationWeeks} weeks, ended`;
}
