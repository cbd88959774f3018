import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { lazyPart } from "#ui/lazy-part.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { RunTests } from "./run-tests.tsx";
import { useTestRunner } from "./use-test-runner.ts";

const PANEL = <Skeleton className="h-96" />;
const CaseForm = lazyPart(async () => (await import("./case-form.tsx")).CaseForm, PANEL);
const FeedbackList = lazyPart(async () => (await import("./feedback-list.tsx")).FeedbackList, PANEL);
const ResultHistory = lazyPart(async () => (await import("./result-history.tsx")).ResultHistory, PANEL);

const TABS = ["run", "create", "results", "feedback"] as const;
type Tab = (typeof TABS)[number];

const LEDES = {
  tests: "Tests use made-up athletes, never real data.",
  feedback: "Questions and answers that athletes have reported to you as unhelpful.",
} as const;

/** Prepared questions to the coach, whether its answers hold what they should, and what athletes say of its answers. */
export function TestingPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  // It goes on while another tab is looked at.
  const runner = useTestRunner();
  const tab = TABS.find((known) => known === params.get("tab")) ?? "run";
  const open = (next: Tab) => setParams(next === "run" ? {} : { tab: next }, { preventScrollReset: true });
  return (
    <>
      <PageHeader title="AI Coach Testing" lede={LEDES[tab === "feedback" ? "feedback" : "tests"]} />
      <Tabs<Tab>
        label="AI Coach Testing"
        value={tab}
        onValueChange={open}
        tabs={[
          { value: "run", label: "Run Tests", panel: <RunTests runner={runner} onCreate={() => open("create")} /> },
          { value: "create", label: "Create Test", panel: <CaseForm testCase={undefined} onSaved={() => open("run")} /> },
          { value: "results", label: "Results", panel: tab === "results" && <ResultHistory /> },
          { value: "feedback", label: "Feedback", panel: tab === "feedback" && <FeedbackList /> },
        ]}
      />
    </>
  );
}
