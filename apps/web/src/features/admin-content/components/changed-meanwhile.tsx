import type { ContentEntry } from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import type { Piece } from "../api/get-content.ts";
import { longTime, getName } from "../model/piece.ts";
import { TextChanges } from "./text-changes.tsx";
import type { Conflict } from "./use-save-form.ts";

interface ChangedMeanwhileProps {
  readonly conflict: Conflict;
  readonly mine: ContentEntry;
  /** Mine over theirs, or as a new piece where theirs is deleted. */
  readonly onMine: () => void;
  readonly onTheirs: (theirs: Piece) => void;
}

/** Nothing was overwritten: who was faster, what is different, and which of the two is to be. */
export function ChangedMeanwhile({ conflict: { piece, by }, mine, onMine, onTheirs }: ChangedMeanwhileProps): ReactNode {
  const [compared, setCompared] = useState(false);
  if (piece === null) {
    return (
      <Alert tone="destructive" title="Somebody has deleted this piece" action={<Button onClick={onMine}>Add it as a new piece</Button>}>
        Your text is still here. None of it was saved.
      </Alert>
    );
  }
  return (
    <Alert
      tone="destructive"
      title="Somebody else has changed this piece since you opened it"
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onMine}>Replace theirs with mine</Button>
          <Button onClick={() => onTheirs(piece)}>Take theirs</Button>
          <Button variant="ghost" aria-expanded={compared} onClick={() => setCompared(!compared)}>
            {compared ? "Hide the differences" : "Show the differences"}
          </Button>
        </div>
      }
    >
      <p>
        {getName(by?.profiles ?? null)} saved it on {longTime(piece.updated_at)}. None of your changes were saved. Their version stays in
        the history either way; yours stays in this form unless you switch to theirs.
      </p>
      {compared && (
        <div className="mt-3 rounded-ctl border border-line bg-surface p-3">
          <TextChanges
            label="Changes from their version to yours"
            before={`${piece.title}\n\n${piece.content}`}
            after={`${mine.title}\n\n${mine.content}`}
          />
        </div>
      )}
    </Alert>
  );
}
