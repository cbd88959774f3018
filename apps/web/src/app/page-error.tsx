import { useEffect } from "react";
import { useLocation, useNavigate, useRouteError } from "react-router";
import { logWarning } from "../backend/log.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { useRouteTitle } from "./route-handle.ts";

/** A page that broke, inside the frame that still works: it can be tried again or left by the menu. */
export function PageError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const title = useRouteTitle();
  useEffect(() => logWarning("A page could not be shown", error), [error]);
  function tryAgain(): void {
    if (isMissingModule(error)) location.reload();
    else void navigate({ pathname, search }, { replace: true });
  }
  return (
    <div role="alert">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        title="This page could not be shown"
        action={
          <div className="flex flex-wrap gap-3">
            <Button variant="solid" onClick={tryAgain}>
              Try Again
            </Button>
            <Button onClick={() => location.reload()}>Reload Page</Button>
          </div>
        }
      >
        It could not be loaded, or something failed on our side. What you have saved is safe.
      </EmptyState>
    </div>
  );
}

/** A script that could not be loaded: browsers remember that until the page is loaded anew. */
function isMissingModule(error: unknown): boolean {
  return error instanceof TypeError && /module/i.test(error.message);
}
