import { useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { formatCount } from "#ui/format.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useSessionRecord } from "../../api/session-record.ts";
import type { SessionView } from "../../model/plan-view.ts";

const RecordDialog = lazyPart(async () => (await import("./record-dialog.tsx")).RecordDialog);

/** Planned against done, and the athlete's own notes. */
export function SessionRecord({ session }: { readonly session: SessionView }): ReactNode {
  const [editing, setEditing] = useState(false);
  const { data: record, isPending, isLoadingError, refetch } = useSessionRecord(session.id);
  if (isPending) return <Skeleton className="h-36" />;
  if (isLoadingError) {
    return (
      <p className="text-sm text-ink-3" role="alert">
        Your record of this session could not be loaded. <Button onClick={() => void refetch()}>Try Again</Button>
      </p>
    );
  }
  const minutes = record?.minutes ?? session.duration;
  const rpe = record?.rpe ?? session.sessionRpe;
  const rows = [
    { label: "Duration (min)", planned: session.duration, done: minutes },
    { label: "Effort (of 10)", planned: session.effort, done: rpe },
    { label: "Load (effort × min)", planned: session.load, done: rpe === undefined ? undefined : minutes * rpe },
  ];
  return (
    <section aria-labelledby="record-heading">
      <h2 id="record-heading" className="heading-2">
        Planned and done
      </h2>
      <table className="mt-3 w-full text-ui">
        <thead>
          <tr className="border-b border-line-strong text-sm text-ink-3">
            <th scope="col" className="py-1.5 text-left font-normal">
              <span className="sr-only">Measure</span>
            </th>
            <th scope="col" className="py-1.5 text-right font-normal">
              Planned
            </th>
            <th scope="col" className="py-1.5 text-right font-normal">
              Done
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, planned, done }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-2 text-left text-sm font-normal text-ink-3">
                {label}
              </th>
              <td className="fig-num py-2 text-right">{figureText(planned)}</td>
              <td className="fig-num py-2 text-right">
                {done === undefined ? <span className="text-sm text-ink-3">Not entered</span> : figureText(done)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {record !== null && record.notes !== "" && (
        <>
          <h3 className="mt-4 text-sm text-ink-3">Your notes</h3>
          <p className="mt-0.5 wrap-anywhere whitespace-pre-line">{record.notes}</p>
        </>
      )}
      <Button className="mt-4" onClick={() => setEditing(true)}>
        {record !== null && record.notes !== "" ? "Edit what you did" : "Add time, effort and notes"}
      </Button>
      {editing && (
        <RecordDialog
          sessionId={session.id}
          initial={{ minutes: String(minutes), rpe: rpe === undefined ? "" : String(rpe), notes: record?.notes ?? "" }}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  );
}

/** "75", "8.5", "1,038": an effort may be half a point. */
function figureText(value: number): string {
  return value < 10 && !Number.isInteger(value) ? value.toFixed(1) : formatCount(value);
}
