import type { KeyboardEvent } from "react";

/** `onKeyDown` of a link in a list: Left and Right move the focus to its neighbours, Home and End to the ends. Tab still reaches each. */
export function moveFocusWithArrows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = STEPS[event.key];
  const links = [...(event.currentTarget.closest("ol")?.querySelectorAll("a") ?? [])];
  if (step === undefined) return;
  event.preventDefault();
  links[step(links.indexOf(event.currentTarget), links.length - 1)]?.focus();
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowRight: (index, last) => Math.min(index + 1, last),
  Home: () => 0,
  End: (_, last) => last,
};
