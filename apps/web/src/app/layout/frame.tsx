import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { Outlet, useLocation, Link } from "react-router";
import { useQuery } from "@tanstack/react-query";
import { useAuth } from "#backend/auth/auth-context.ts";
import { preferencesQueryOptions } from "#backend/preferences/preferences.ts";
import { cx } from "#ui/cx.ts";
import { dismissToast } from "#ui/feedback/toast.ts";
import { Logo } from "#ui/theme/logo.tsx";
import { useMedia } from "#ui/use-media.ts";
import { whenAtRest } from "#ui/when-at-rest.ts";
import { CoachHost } from "../coach/coach-host.tsx";
import { ExerciseHost } from "../exercises/exercise-host.tsx";
import { paths } from "../navigation/paths.ts";
import { WizardHost } from "../onboarding/wizard-host.tsx";
import { PageBoundary } from "../navigation/page-boundary.tsx";
import { PageFocus } from "../navigation/page-focus.tsx";
import { RestoreScroll } from "../navigation/restore-scroll.tsx";
import { PageError } from "../page-error.tsx";
import { SignOutHost } from "../sign-out/sign-out-host.tsx";
import { Header } from "./header.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { SafetyGate } from "./safety-gate.tsx";

const loadDrawer = async () => ({ default: (await import("#ui/overlay/drawer.tsx")).Drawer });
const Drawer = lazy(loadDrawer);

interface FrameProps {
  /** What stands in the sidebar, and on a phone in the drawer. */
  readonly sidebar: ReactNode;
  /** Above it in the drawer, for what the header has no room for. */
  readonly drawerHead?: ComponentType<DrawerHeadProps>;
  /** At the bottom edge of a phone, in place of the menu button in the header. */
  readonly dock?: ComponentType<DockProps>;
}

export interface DockProps {
  readonly onOpenMenu: () => void;
}

export interface DrawerHeadProps {
  /** Closes the drawer. */
  readonly onLeave: () => void;
}

/** Sidebar (on a phone a drawer), header, page, and what any page may open over itself. */
export function Frame({ sidebar, drawerHead: DrawerHead, dock: Dock }: FrameProps) {
  const { pathname, key } = useLocation();
  // The drawer is open at the page it was opened on; a navigation closes it.
  const [menuOpenAt, setMenuOpenAt] = useState<string>();
  const [wasOpened, setWasOpened] = useState(false);
  const isWide = useMedia("(min-width: 768px)");
  useEffect(() => whenAtRest(() => void loadDrawer().catch(() => undefined)), []);
  const openMenu = () => {
    setWasOpened(true);
    // On a phone the message would lie over the lower half of the menu.
    dismissToast({ olderThan: 0 });
    setMenuOpenAt(pathname);
  };
  // There the sidebar is the menu, and the drawer stays closed when the window gets narrow again.
  if (isWide && menuOpenAt !== undefined) setMenuOpenAt(undefined);
  return (
    <SignOutHost>
      <WizardHost>
        <CoachHost>
          <ExerciseHost>
            <div className={cx("min-h-dvh md:grid md:grid-cols-[var(--sidebar)_minmax(0,1fr)]", Dock && roomForDock)}>
              <a href="#main" className="fixed -top-16 left-4 z-40 rounded-ctl bg-inverse px-4 py-3 font-[550] text-on-inverse focus:top-3">
                Skip to content
              </a>
              <aside
                aria-label="Sidebar"
                className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line bg-canvas px-3 md:flex"
              >
                <div className="flex h-(--header) shrink-0 items-center px-3">
                  <HomeLink />
                </div>
                {isWide && sidebar}
              </aside>
              {wasOpened && (
                <Suspense>
                  <Drawer
                    open={menuOpenAt === pathname}
                    onOpenChange={(open) => setMenuOpenAt(open ? pathname : undefined)}
                    side={Dock === undefined ? "left" : "menu"}
                    title="Menu"
                    header={<HomeLink />}
                  >
                    <div className="flex min-h-0 flex-1 flex-col px-3">
                      {DrawerHead && <DrawerHead onLeave={() => setMenuOpenAt(undefined)} />}
                      {sidebar}
                    </div>
                  </Drawer>
                </Suspense>
              )}
              <div className="min-w-0">
                <Header onOpenMenu={Dock === undefined ? openMenu : undefined} />
                <OfflineBanner />
                <main
                  id="main"
                  className="grid max-w-[86rem] content-start gap-7 px-(--gutter) pt-5 pb-[calc(5rem+var(--dock))] *:min-w-0 max-md:pb-[calc(2rem+var(--dock))] md:gap-8 md:pt-8"
                  tabIndex={-1}
                >
                  <SafetyGate>
                    <PageBoundary place={key} fallback={PageError}>
                      <Suspense fallback={<PageSkeleton />}>
                        <UnitsGate>
                          <Outlet />
                        </UnitsGate>
                        <RestoreScroll />
                        <PageFocus />
                      </Suspense>
                    </PageBoundary>
                  </SafetyGate>
                </main>
              </div>
              {Dock && <Dock onOpenMenu={openMenu} />}
            </div>
          </ExerciseHost>
        </CoachHost>
      </WizardHost>
    </SignOutHost>
  );
}

/** What stands at the bottom edge: the tabs of a phone, and on every screen the way back to a session that is open. */
const roomForDock =
  "has-data-continue:[--dock:5.5rem] max-md:[--dock:calc(3.75rem+env(safe-area-inset-bottom))] max-md:has-data-continue:[--dock:calc(8.75rem+env(safe-area-inset-bottom))]";

function HomeLink() {
  return (
    <Link reloadDocument to={paths.home} aria-label="Ironpace, home">
      <Logo />
    </Link>
  );
}

/**
 * Shows the page once the athlete's units are known, so that nobody sees kilograms turn into pounds. The page reads its rows meanwhile. It does
 * not wait offline, nor for a second attempt.
 */
function UnitsGate({ children }: { readonly children: ReactNode }): ReactNode {
  const { user } = useAuth();
  const { isPending, fetchStatus, failureCount } = useQuery(preferencesQueryOptions(user?.id));
  const waits = isPending && fetchStatus === "fetching" && failureCount === 0;
  return (
    <>
      {waits && <PageSkeleton />}
      <div className={waits ? "hidden" : "contents *:min-w-0"}>{children}</div>
    </>
  );
}
