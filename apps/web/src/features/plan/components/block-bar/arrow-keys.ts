import type { KeyboardEvent } from "react";

/** `onKeyDown` of a list of links: Left and Right move the focus between them, Home and End to the ends. Tab still reaches each. */
export function moveFocusWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const links = [...event.currentTarget.querySelectorAll("a")];
  const index = links.findIndex((link) => link === document.activeElement);
  if (step === undefined || index < 0) return;
  event.preventDefault();
  links[step(index, links.length - 1)]?.focus();
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowRight: (index, last) => Math.min(index + 1, last),
  Home: () => 0,
  End: (_, last) => last,
};
