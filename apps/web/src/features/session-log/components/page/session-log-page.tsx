import { Play, Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { newId } from "../../../../backend/new-id.ts";
import { outbox, useOutbox } from "../../../../backend/outbox/outbox.ts";
import { buttonStyle } from "../../../../ui/button-style.ts";
import { Button } from "../../../../ui/button.tsx";
import { lazyPart } from "../../../../ui/lazy-part.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { SaveState } from "../../../../ui/save-state.tsx";
import { Tabs } from "../../../../ui/tabs.tsx";
import { useSaveState } from "../../api/store-session.ts";
import { OfferedBests } from "../offered-bests.tsx";
import { CompletedTab } from "./completed-tab.tsx";
import { StartedSessions, type TrainHref } from "./started-sessions.tsx";
import { UpcomingTab } from "./upcoming-tab.tsx";

const OwnSessionDialog = lazyPart(async () => (await import("./own-session-dialog.tsx")).OwnSessionDialog);

export interface SessionLogPageProps {
  /** The page of a plan session. */
  readonly planHref: (planId: string, sessionId: string) => string;
  /** Where a session is trained. */
  readonly trainHref: TrainHref;
}

/** What is to be trained and what was: from the plan and from the athlete's own log, out of one ledger. */
export function SessionLogPage({ planHref, trainHref }: SessionLogPageProps): ReactNode {
  const [params, setParams] = useSearchParams();
  const tab = params.get("tab") === "completed" ? "completed" : "upcoming";
  const finished = params.get("finished");
  const [adding, setAdding] = useState(false);
  const [freeId] = useState(newId);
  return (
    <>
      <PageHeader title="Session Log" lede="What you are going to do, and what you did.">
        <Link to={`free/${freeId}`} className={buttonStyle({ variant: "line" }, "max-md:flex-1")}>
          <Play aria-hidden="true" size={16} strokeWidth={1.75} />
          Start a free session
        </Link>
        <Button variant="solid" onClick={() => setAdding(true)} className="max-md:flex-1">
          <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
          Log New Session
        </Button>
      </PageHeader>
      <Unsent />
      {finished !== null && <OfferedBests sessionId={finished} />}
      <StartedSessions trainHref={trainHref} />
      <Tabs
        label="Sessions"
        value={tab}
        onValueChange={(next) => setParams(next === "completed" ? { tab: "completed" } : {}, { replace: true })}
        tabs={[
          { value: "upcoming", label: "Upcoming", panel: <UpcomingTab planHref={planHref} trainHref={trainHref} /> },
          { value: "completed", label: "Completed", panel: <CompletedTab /> },
        ]}
      />
      {adding && <OwnSessionDialog session={undefined} onClose={() => setAdding(false)} />}
    </>
  );
}

/** Only while something has not reached the server. */
function Unsent(): ReactNode {
  const state = useSaveState();
  const { failed } = useOutbox();
  if (state === "saved") return null;
  return <SaveState state={state} reason={failed[0]?.refusal} onRetry={() => void outbox.retry()} />;
}
