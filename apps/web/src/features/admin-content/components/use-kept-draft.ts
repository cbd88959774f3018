import { useCallback, useEffect, useRef } from "react";
import { writeLocalDraft } from "#backend/drafts/local-drafts.ts";
import { draftName, type ContentDraft } from "../model/draft.ts";

/** Milliseconds without typing after which it is kept. */
const DEBOUNCE_MS = 400;

interface KeptDraft {
  /** undefined: what is typed is what is stored, and nothing has to be kept. */
  readonly note: (draft: ContentDraft | undefined) => void;
  /** It is stored, or was given up: nothing is kept any more, whatever is noted afterwards. */
  readonly drop: () => Promise<void>;
}

/** Keeps what is typed on this device, at the latest when the form or the page goes. */
export function useKeptDraft(userId: string, pieceId: string | undefined): KeptDraft {
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly write: () => Promise<void> }>(undefined);
  const dropped = useRef(false);
  const name = draftName(pieceId);

  const flush = useCallback(() => {
    if (waiting.current === undefined) return;
    clearTimeout(waiting.current.timer);
    void waiting.current.write();
    waiting.current = undefined;
  }, []);

  useEffect(() => {
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
    };
  }, [flush]);

  const note = useCallback(
    (draft: ContentDraft | undefined) => {
      if (dropped.current) return;
      clearTimeout(waiting.current?.timer);
      waiting.current = { timer: setTimeout(flush, DEBOUNCE_MS), write: () => writeLocalDraft(userId, name, draft) };
    },
    [userId, name, flush],
  );
  const drop = useCallback(() => {
    dropped.current = true;
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    return writeLocalDraft(userId, name, undefined);
  }, [userId, name]);

  return { note, drop };
}
