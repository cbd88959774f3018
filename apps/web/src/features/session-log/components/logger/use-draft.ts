import { useEffect, useRef, useState } from "react";
import { writeLocalDraft } from "#backend/drafts/local-drafts.ts";
import { newId } from "#backend/new-id.ts";
import { storedUserId } from "#backend/stored-sign-in.ts";
import { getSaveState, storeSession } from "../../api/store-session.ts";
import type { Maker, SessionDraft } from "../../model/draft.ts";
import type { DeviceNews } from "../../model/other-device.ts";
import { doneCount, draftName } from "../../model/stored-draft.ts";
import { getDoneSets, storeArgs } from "../../model/store-payload.ts";

export const maker: Maker = { newId, now: () => new Date().toISOString() };

/** A burst of typing is one write to the server. */
const DEBOUNCE_MS = 600;

export interface Drafting {
  readonly draft: SessionDraft;
  readonly change: (change: (draft: SessionDraft) => SessionDraft) => void;
  /** Takes over what the server has. It is not sent back: that would store a set again which another device removes meanwhile. */
  readonly takeOver: (merge: (draft: SessionDraft) => SessionDraft) => void;
  /** The sets of this device that the server has; undefined while something waits to be sent. */
  readonly acknowledged: () => ReadonlySet<string> | undefined;
  /** Nothing of it is kept or sent from now on. */
  readonly stop: () => Promise<void>;
}

/**
 * The session that is logged. Each change is kept on this device at once; a set that is ticked is sent at once too, everything else a moment
 * later. An entry that was finished before is only sent when it is saved.
 * @param news what other devices stored since this one kept it: not sent back either.
 */
export function useDraft(opened: SessionDraft, kept: boolean, news: readonly DeviceNews[] = []): Drafting {
  const [draft, setDraft] = useState(opened);
  const [begun] = useState(() => begin(opened, kept, news));
  const outgoing = useRef(begun);
  const live = opened.minutes === undefined;

  useEffect(() => {
    if (!live) return undefined;
    const timer = setTimeout(() => draft === outgoing.current.latest && send(outgoing.current), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft, live]);
  useEffect(() => {
    if (!live) return undefined;
    const now = outgoing.current;
    // Left or hidden: not a moment later.
    const hidden = () => document.visibilityState === "hidden" && send(now);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      send(now);
    };
  }, [live]);

  const apply = (make: (draft: SessionDraft) => SessionDraft, isStored: boolean) => {
    const before = outgoing.current.latest;
    const next = make(before);
    if (next === before) return;
    if (isStored) {
      const { sent, theirs } = outgoing.current;
      const isSent = sent === sendable(before, theirs);
      const here = getDoneSets(before);
      for (const [id, updatedAt] of getDoneSets(next)) if (here.get(id) !== updatedAt) theirs.set(id, updatedAt);
      if (isSent) outgoing.current.sent = sendable(next, theirs);
    }
    outgoing.current.latest = next;
    setDraft(next);
    if (live && doneCount(next) !== doneCount(before)) send(outgoing.current);
    if (!outgoing.current.stopped) void writeLocalDraft(storedUserId() ?? "", draftName(next.origin, next.originId), next);
  };
  return {
    draft,
    change: (make) => apply(make, false),
    takeOver: (merge) => apply(merge, true),
    acknowledged: () => {
      const { latest, sent, theirs, stopped, queueing } = outgoing.current;
      const isSent = !stopped && queueing === 0 && sent === sendable(latest, theirs) && getSaveState(latest.id) === "saved";
      return isSent ? new Set(getDoneSets(latest).keys()) : undefined;
    },
    stop: () => {
      outgoing.current.stopped = true;
      return writeLocalDraft(storedUserId() ?? "", draftName(opened.origin, opened.originId), undefined);
    },
  };
}

interface Outgoing {
  latest: SessionDraft;
  /** What the server was told last. */
  sent: string;
  /** Sets that another device stored, with the moment of their last change: sent again only when they are changed here. */
  readonly theirs: Map<string, string>;
  stopped: boolean;
  /** Writes that are not in the outbox yet. */
  queueing: number;
}

/** What was kept may never have been sent. */
function begin(opened: SessionDraft, kept: boolean, news: readonly DeviceNews[]): Outgoing {
  const added = new Set(news.flatMap(({ kind, setId }) => (kind === "removed" ? [] : [setId])));
  const theirs = new Map([...getDoneSets(opened)].filter(([id]) => added.has(id)));
  return { latest: opened, sent: kept ? "" : sendable(opened, theirs), theirs, stopped: false, queueing: 0 };
}

function send(outgoing: Outgoing): void {
  const { latest, theirs, stopped, sent } = outgoing;
  const next = sendable(latest, theirs);
  if (stopped || next === "" || next === sent) return;
  outgoing.sent = next;
  outgoing.queueing += 1;
  void storeSession(latest.id, storeArgs(latest, undefined, theirs)).finally(() => (outgoing.queueing -= 1));
}

/** What the server would be told, as one text; empty while there is nothing to tell. */
function sendable(draft: SessionDraft, theirs: Outgoing["theirs"]): string {
  const args = storeArgs(draft, undefined, theirs);
  return args.sets.length > 0 ? JSON.stringify(args) : "";
}
