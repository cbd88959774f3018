import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useAuth } from "#backend/auth/auth-context.ts";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { useLeaveGuard } from "#ui/overlay/leave-guard.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { useAthlete } from "../../api/athlete.ts";
import { BenchmarksTab } from "../benchmarks/benchmarks-tab.tsx";
import { LoadFailed } from "./loaded.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import { UnsavedContext } from "./unsaved-context.ts";

const PANEL = <Skeleton className="h-96" />;
const InjuriesTab = lazyPart(async () => (await import("../injuries/injuries-form.tsx")).InjuriesTab, PANEL);
const GoalsTab = lazyPart(async () => (await import("../goals/goals-tab.tsx")).GoalsTab, PANEL);
const SettingsTab = lazyPart(async () => (await import("../settings/settings-tab.tsx")).SettingsTab, PANEL);

const TABS = ["benchmarks", "injuries", "goals", "settings"] as const;
type Tab = (typeof TABS)[number];

interface ProfilePageProps {
  /** How much of the profile is told, shown beside the benchmarks. */
  readonly completion: ReactNode;
  readonly onOpenWizard: () => void;
}

/** "Athlete Profile": the numbers and facts the plan is made from. The open tab stands in the address. */
export function ProfilePage({ completion, onOpenWizard }: ProfilePageProps): ReactNode {
  const athlete = useAthlete();
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((name) => name === params.get("tab")) ?? "benchmarks";
  const open = (next: Tab) => setParams({ tab: next }, { replace: true });

  if (athlete.isPending) return <ProfileSkeleton />;
  if (athlete.isLoadingError) {
    return (
      <>
        <PageHeader title="Athlete Profile" />
        <LoadFailed onRetry={() => void athlete.refetch()} />
      </>
    );
  }
  return (
    <UnsavedGuard>
      <div className="grid min-w-0 content-start gap-8 *:min-w-0">
        <ProfileHeader
          athlete={athlete.data}
          updatedAt={athlete.dataUpdatedAt}
          onEdit={() => setParams({ tab: "settings", edit: "" }, { replace: true })}
        />
        <Tabs<Tab>
          label="Athlete Profile"
          value={tab}
          onValueChange={open}
          tabs={[
            {
              value: "benchmarks",
              label: "Benchmarks",
              panel: (
                <BenchmarksTab
                  body={{ bodyWeight: athlete.data.profile?.body_weight_kg ?? null, gender: athlete.data.profile?.gender ?? null }}
                  completion={completion}
                />
              ),
            },
            { value: "injuries", label: "Injuries & Limitations", panel: <InjuriesTab /> },
            { value: "goals", label: "Competitions & Goals", panel: <GoalsTab /> },
            {
              value: "settings",
              label: "Settings",
              panel: <SettingsTab athlete={athlete.data} focusFirst={params.has("edit")} onOpenWizard={onOpenWizard} />,
            },
          ]}
        />
      </div>
    </UnsavedGuard>
  );
}

/** The geometry of the profile while it is loaded. */
function ProfileSkeleton(): ReactNode {
  return (
    <div className="grid gap-8" aria-busy="true">
      <h1 className="sr-only" tabIndex={-1}>
        Athlete Profile
      </h1>
      <p className="sr-only" role="status">
        Loading profile...
      </p>
      <div className="flex items-center gap-5">
        <Skeleton className="size-18" />
        <div className="grid flex-1 gap-3">
          <Skeleton className="h-8 w-1/3" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      </div>
      <Skeleton className="h-11" />
      <div className="grid gap-4">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-18" />
        ))}
      </div>
    </div>
  );
}

/** Asks before the page is left while a form in it has something that is not saved. Its own tabs keep what is typed. */
function UnsavedGuard({ children }: { readonly children: ReactNode }): ReactNode {
  const { user } = useAuth();
  const [forms, setForms] = useState<ReadonlySet<string>>(new Set());
  // Whoever is signed out is led away without a question: there is nothing left to save with.
  const unsaved = forms.size > 0 && user !== null;
  const { pathname } = useLocation();
  const { isHeld, stay, leave } = useLeaveGuard((next) => unsaved && next !== pathname);
  const tell = useCallback((form: string, isUnsaved: boolean) => {
    setForms((before) => {
      if (before.has(form) === isUnsaved) return before;
      const after = new Set(before);
      if (isUnsaved) after.add(form);
      else after.delete(form);
      return after;
    });
  }, []);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);

  return (
    <UnsavedContext value={tell}>
      {children}
      <AlertDialog
        open={isHeld}
        onOpenChange={(open) => !open && stay()}
        title="Leave without saving?"
        description="Your changes will be lost."
        cancel="Stay here"
        confirm="Leave"
        onConfirm={leave}
      />
    </UnsavedContext>
  );
}
