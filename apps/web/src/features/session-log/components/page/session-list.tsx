import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Tabs } from "#ui/layout/tabs.tsx";
import { CompletedTab } from "./completed-tab.tsx";
import { type SessionLinks, UpcomingTab } from "./upcoming-tab.tsx";

/** The log as a list that can be searched: what is to come, and what was done. */
export function SessionList({ planHref, trainHref }: SessionLinks): ReactNode {
  const [params, setParams] = useSearchParams();
  return (
    <Tabs
      label="Sessions"
      value={params.get("tab") === "completed" ? "completed" : "upcoming"}
      onValueChange={(next) => setParams(next === "completed" ? { view: "list", tab: "completed" } : { view: "list" }, { replace: true })}
      tabs={[
        { value: "upcoming", label: "Upcoming", panel: <UpcomingTab planHref={planHref} trainHref={trainHref} /> },
        { value: "completed", label: "Completed", panel: <CompletedTab /> },
      ]}
    />
  );
}
