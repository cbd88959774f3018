import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";

/** A part of a page whose code is loaded when it is first shown; `fallback` stands in its place until then. For a dialog nothing does. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): (props: Props) => ReactNode {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return (props) => <Suspense fallback={fallback}>{createElement(Part, props)}</Suspense>;
}
