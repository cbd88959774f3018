import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";
import { toast } from "./toast.ts";

/**
 * A part of a page whose code is loaded when it is first shown; `fallback` stands in its place until then. For a dialog nothing does: when it
 * cannot be loaded, a message says so, and the page around it stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): (props: Props) => ReactNode {
  const loadDialog = () => load().catch(toMissingDialog);
  const Part: ComponentType<Props> = lazy(async () => ({ default: await (fallback === null ? loadDialog() : load()) }));
  return (props) => <Suspense fallback={fallback}>{createElement(Part, props)}</Suspense>;
}

function toMissingDialog(): ComponentType<object> {
  toast({
    title: "Part of this page could not be loaded",
    description: "Check your connection and reload the page.",
    variant: "destructive",
  });
  return () => null;
}
