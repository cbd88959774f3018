/**
 * Tells the form around a control that its value was changed by something that is no native input, e.g. a press of plus or an option of a
 * list: those send no event of their own.
 */
export function announceInput(element: Element | null): void {
  element?.dispatchEvent(new Event("input", { bubbles: true }));
}
