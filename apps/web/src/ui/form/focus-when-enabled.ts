/** Focuses a field that may still be disabled by what has just ended; gives up after a few frames. */
export function focusWhenEnabled(field: HTMLInputElement | null | undefined, { select = false } = {}, frames = 10): void {
  requestAnimationFrame(() => {
    if (field == null || frames === 0) return;
    if (field.disabled) return focusWhenEnabled(field, { select }, frames - 1);
    field.focus();
    if (select) field.select();
  });
}
