import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { useRouteTitle } from "./navigation/route-handle.ts";

/** A page that broke, inside the frame that still works: it can be tried again or left by the menu. */
export function PageError({ onRetry }: { readonly onRetry: () => void }) {
  const title = useRouteTitle();
  return (
    <div role="alert">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        title="This page could not be shown"
        action={
          <div className="flex flex-wrap gap-3">
            <Button variant="solid" onClick={onRetry}>
              Try Again
            </Button>
            <Button onClick={() => location.reload()}>Reload Page</Button>
          </div>
        }
      >
        The page did not load. Check your connection and try again. What you have saved is safe.
      </EmptyState>
    </div>
  );
}
