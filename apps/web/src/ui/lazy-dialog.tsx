import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";

/** A dialog whose code is loaded when it is first opened. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  const Dialog: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return (props) => <Suspense>{createElement(Dialog, props)}</Suspense>;
}
