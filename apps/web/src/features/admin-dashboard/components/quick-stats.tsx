import type { UseQueryResult } from "@tanstack/react-query";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#ui/layout/card.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useStorageUse, type Health, useHealth } from "../api/figures.ts";
import { type Overview, queueHint, queueText, storageHint, storageText } from "../model/figures.ts";

/** How the server is: all three are asked again while the page is open. */
export function QuickStats({ overview }: { readonly overview: UseQueryResult<Overview> }): ReactNode {
  const health = useHealth();
  const storage = useStorageUse();
  return (
    <Card aria-labelledby="quick-stats" className="grid gap-4">
      <h2 id="quick-stats" className="heading-2">
        Quick Stats
      </h2>
      <dl className="grid gap-4">
        <Row title="System Status" query={health} hint={() => "Refreshed every 30 seconds."}>
          {(said) => <SystemStatus health={said} />}
        </Row>
        <Row title="Storage Usage" query={storage} hint={storageHint}>
          {storageText}
        </Row>
        <Row title="Video Transcoding" query={overview} hint={({ uploads }) => queueHint(uploads)}>
          {({ uploads }) => queueText(uploads)}
        </Row>
      </dl>
    </Card>
  );
}

interface RowProps<Data> {
  readonly title: string;
  readonly query: UseQueryResult<Data>;
  readonly hint: (data: Data) => string;
  readonly children: (data: Data) => ReactNode;
}

function Row<Data>({ title, query, hint, children }: RowProps<Data>): ReactNode {
  const { data, isPending, refetch } = query;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
      <dt className="text-ink-2">{title}</dt>
      <dd className="ml-auto min-h-6 text-right font-[550]">
        {data !== undefined ? (
          children(data)
        ) : isPending ? (
          <Skeleton className="h-6 w-24" />
        ) : (
          <span className="flex flex-wrap items-center justify-end gap-3 font-normal text-danger">
            Could not be loaded
            <Button aria-label={`Try Again: ${title}`} onClick={() => void refetch()}>
              Try Again
            </Button>
          </span>
        )}
      </dd>
      {data !== undefined && <dd className="w-full max-w-[56ch] text-sm text-ink-3">{hint(data)}</dd>}
      {isPending && <Skeleton className="h-4.75 w-full" />}
    </div>
  );
}

function SystemStatus({ health }: { readonly health: Health }): ReactNode {
  const fine = health === "operational";
  return (
    <span role="status">
      <Badge tone={fine ? "success" : "danger"} icon={fine ? CircleCheck : CircleAlert}>
        {WORDS[health]}
      </Badge>
    </span>
  );
}

const WORDS: Readonly<Record<Health, string>> = {
  operational: "Operational",
  database: "Database unavailable",
  unreachable: "Server not reachable",
};
