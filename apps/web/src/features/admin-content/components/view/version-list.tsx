import { CONTENT_STATUS_LABELS } from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import type { Piece } from "../../api/get-content.ts";
import { useVersions, type ListedVersion } from "../../api/versions.ts";
import { longTime, getName } from "../../model/piece.ts";
import { VersionView } from "./version-view.tsx";

/** Each saved state, the newest first; one can be opened at a time. */
export function VersionList({ piece }: { readonly piece: Piece }): ReactNode {
  const versions = useVersions(piece.id);
  const [opened, setOpened] = useState<number>();
  const rows = versions.data?.pages.flat() ?? [];
  if (versions.isPending) return <Skeleton className="h-40" />;
  if (versions.isLoadingError) {
    return (
      <Alert
        tone="destructive"
        title="The history could not be loaded"
        action={<Button onClick={() => void versions.refetch()}>Try Again</Button>}
      >
        {getSentence(versions.error)}
      </Alert>
    );
  }
  return (
    <div className="grid gap-4">
      <ol aria-label="Versions" reversed className="divide-y divide-line border-y border-line">
        {rows.map((row, index) => (
          <li key={row.version} className="grid gap-4 py-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div className="grid gap-0.5">
                <p className="font-semibold">
                  Version {row.version}
                  {index === 0 && <span className="font-normal text-ink-3">, current</span>}
                </p>
                <p className="text-sm text-ink-3">
                  {longTime(row.changed_at)}, {getName(row.profiles)}, {getStatus(row)}
                </p>
              </div>
              <Button
                aria-expanded={opened === row.version}
                aria-label={`${opened === row.version ? "Hide" : "Show"} version ${row.version}`}
                onClick={() => setOpened(opened === row.version ? undefined : row.version)}
              >
                {opened === row.version ? "Hide" : "Show"}
              </Button>
            </div>
            {opened === row.version && (
              <VersionView piece={piece} version={row.version} isCurrent={index === 0} onRestored={() => setOpened(undefined)} />
            )}
          </li>
        ))}
      </ol>
      {versions.hasNextPage && (
        <Button className="justify-self-start" busy={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
          Show older versions
        </Button>
      )}
    </div>
  );
}

function getStatus({ status, publish_at }: ListedVersion): string {
  const label = CONTENT_STATUS_LABELS[status as keyof typeof CONTENT_STATUS_LABELS].toLowerCase();
  return publish_at === null ? label : `${label}, to be published ${longTime(publish_at)}`;
}
