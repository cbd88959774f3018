/** For the row that is now: scrolls it into view when it becomes that. */
export function keepInSight(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: "nearest" });
}
