import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { PageHeader } from "#ui/page-header.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useAthlete } from "../../api/get-athlete.ts";
import { BenchmarksTab } from "../benchmarks/benchmarks-tab.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";

const PANEL = <Skeleton className="h-96" />;
const InjuriesTab = lazyPart(async () => (await import("../injuries/injuries-tab.tsx")).InjuriesTab, PANEL);
const GoalsTab = lazyPart(async () => (await import("../goals/goals-tab.tsx")).GoalsTab, PANEL);
const SettingsTab = lazyPart(async () => (await import("../settings/settings-tab.tsx")).SettingsTab, PANEL);

const TABS = ["benchmarks", "injuries", "goals", "settings"] as const;
type Tab = (typeof TABS)[number];

export interface ProfilePageProps {
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
