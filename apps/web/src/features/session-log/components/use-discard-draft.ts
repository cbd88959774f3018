import { useQueryClient } from "@tanstack/react-query";
import { writeLocalDraft } from "#backend/drafts/local-drafts.ts";
import { storedUserId } from "#backend/stored-sign-in.ts";
import { logKeys } from "../api/log-keys.ts";
import type { StartedSession } from "../api/open-session.ts";
import { discardSession } from "../api/store-session.ts";
import { draftName } from "../model/stored-draft.ts";

/** Forgets a session that was begun, on this device and on the server. */
export function useDiscardDraft(): (session: Pick<StartedSession, "id" | "origin" | "originId">) => Promise<void> {
  const queryClient = useQueryClient();
  return async ({ id, origin, originId }) => {
    await writeLocalDraft(storedUserId() ?? "", draftName(origin, originId), undefined);
    queryClient.setQueryData(logKeys.started, (rows: readonly StartedSession[] | undefined) => rows?.filter((row) => row.id !== id));
    await discardSession(id);
    await queryClient.invalidateQueries({ queryKey: logKeys.drafts });
  };
}
