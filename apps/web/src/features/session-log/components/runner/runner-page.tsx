import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { OpenSession } from "../open-session.tsx";
import { Runner, type RunnerPaths } from "./runner.tsx";

/** A session while it is trained, over the whole screen: `/train/<where it comes from>/<its id there>`. */
export function RunnerPage(paths: RunnerPaths): ReactNode {
  return (
    <OpenSession>
      {({ draft, kept, news }) =>
        // A finished session is only corrected.
        draft.minutes !== undefined ? (
          <Navigate to={paths.listHref(draft.origin, draft.originId)} replace />
        ) : (
          <Runner opened={draft} kept={kept} openedNews={news} {...paths} />
        )
      }
    </OpenSession>
  );
}
