import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { toast } from "./feedback/toast.ts";
import { whenAtRest } from "./when-at-rest.ts";

/**
 * A part of a page whose code is loaded when it is first shown; `fallback` stands in its place until then. For a dialog nothing does: when it
 * cannot be loaded, a message says so, and the page around it stays. A dialog that is not open waits until the page has had time for its rows.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): (props: Props) => ReactNode {
  const loadDialog = () => load().catch(toMissingDialog);
  const Part: ComponentType<Props> = lazy(async () => ({ default: await (fallback === null ? loadDialog() : load()) }));
  return function LazyPart(props) {
    const isWanted = useWanted(!("open" in props) || props.open !== false);
    return isWanted && <Suspense fallback={fallback}>{createElement(Part, props)}</Suspense>;
  };
}

/** From the first time that it is shown, or that there is room for what is not. */
function useWanted(isShown: boolean): boolean {
  const [wasWanted, setWasWanted] = useState(isShown);
  if (isShown && !wasWanted) setWasWanted(true);
  useEffect(() => (wasWanted ? undefined : whenAtRest(() => setWasWanted(true))), [wasWanted]);
  return isShown || wasWanted;
}

function toMissingDialog(): ComponentType<object> {
  toast({
    title: "Part of this page could not be loaded",
    description: "Check your connection and reload the page.",
    variant: "destructive",
  });
  return () => null;
}
