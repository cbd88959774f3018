/** Ref of the current row: scrolls it into view. */
export function keepInSight(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: "nearest" });
}
