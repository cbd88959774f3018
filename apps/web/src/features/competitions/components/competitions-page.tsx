import type { ReadinessSources } from "../model/planned-work.ts";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useToday } from "#ui/use-today.ts";
import { competitions, type Competition } from "../api/competitions.ts";
import { isPast } from "../model/preparation.ts";
import { CompetitionTabs, type CompetitionTab } from "./competition-tabs.tsx";

const CompetitionDialog = lazyPart(async () => (await import("./competition-dialog.tsx")).CompetitionDialog);
const ResultsDialog = lazyPart(async () => (await import("./results-dialog.tsx")).ResultsDialog);

interface CompetitionsPageProps {
  readonly sources: ReadinessSources;
  /** Opens the coach, which adjusts the plan for a competition. */
  readonly onAskCoach: (competition: Competition) => void;
}

type Opened =
  | { readonly kind: "edit"; readonly competition: Competition | undefined }
  | { readonly kind: "results"; readonly competition: Competition };

/** Races and meets: those to prepare for, and what came of the others. */
export function CompetitionsPage({ sources, onAskCoach }: CompetitionsPageProps): ReactNode {
  const query = competitions.useRows();
  const today = useToday();
  const [tab, setTab] = useState<CompetitionTab>("upcoming");
  const [params, setParams] = useSearchParams();
  const named = query.data?.find(({ id }) => id === params.get("edit"));
  const [chosen, setOpened] = useState<Opened>();
  const opened = chosen ?? (named && { kind: "edit" as const, competition: named });
  const close = () => {
    setOpened(undefined);
    if (params.has("edit")) setParams({}, { replace: true });
  };
  const hasAny = query.data !== undefined && query.data.length > 0;
  const add = (
    <Button variant={hasAny ? "line" : "solid"} onClick={() => setOpened({ kind: "edit", competition: undefined })}>
      <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
      <span>
        Add <span className="max-md:sr-only">Competition</span>
      </span>
    </Button>
  );

  function added(competition: Competition): void {
    const past = isPast(competition, today);
    setTab(past ? "past" : "upcoming");
    if (!past) onAskCoach(competition);
  }

  return (
    <>
      <PageHeader title="Competitions">{add}</PageHeader>
      {query.isPending && <CompetitionsSkeleton />}
      {query.isLoadingError && (
        <Alert
          tone="destructive"
          title="Your competitions could not be loaded"
          action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
        >
          {getSentence(query.error)}
        </Alert>
      )}
      {query.data !== undefined && (
        <CompetitionTabs
          all={query.data}
          tab={tab}
          onTab={setTab}
          add={add}
          sources={sources}
          onAskCoach={onAskCoach}
          onEdit={(competition) => setOpened({ kind: "edit", competition })}
          onResults={(competition) => setOpened({ kind: "results", competition })}
        />
      )}
      {opened?.kind === "edit" && (
        <CompetitionDialog competition={opened.competition} onAdded={added} onAskCoach={onAskCoach} onClose={close} />
      )}
      {opened?.kind === "results" && <ResultsDialog competition={opened.competition} onClose={close} />}
    </>
  );
}

function CompetitionsSkeleton(): ReactNode {
  return (
    <div role="group" aria-busy="true" aria-label="Competitions are loading" className="grid gap-4">
      <Skeleton className="h-11" />
      {[1, 2].map((card) => (
        <Skeleton key={card} className="h-96" />
      ))}
    </div>
  );
}
