/** How many frames a form may take to say what is wrong. */
const MAX_FRAMES = 30;

/**
 * Moves the focus to the first wrong field of any form that was sent, as soon as its complaint is drawn: some validate after a pause, and not
 * every control can be focused by the library that does.
 */
export function watchSubmittedForms(): void {
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement) focusWhenDrawn(target, MAX_FRAMES);
  });
}

function focusWhenDrawn(form: HTMLFormElement, frames: number): void {
  requestAnimationFrame(() =>
    // After the library's own try, which it makes in a timer and in the order in which fields were registered.
    setTimeout(() => {
      if (!form.isConnected || frames === 0) return;
      if (!focusFirst(form, "[aria-invalid=true]")) focusWhenDrawn(form, frames - 1);
    }),
  );
}

/** The element, or in a group of radio buttons the one that Tab would reach. Returns whether there is one. */
export function focusFirst(form: HTMLFormElement, selector: string): boolean {
  const found = form.querySelector<HTMLElement>(selector);
  const inside = found?.matches("[role=radiogroup]") ? found.querySelector<HTMLElement>("[role=radio][tabindex='0'],[role=radio]") : null;
  (inside ?? found)?.focus();
  return found !== null;
}
