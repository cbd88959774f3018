const STORAGE_KEY = "ironpace-scroll-positions";

/** Key of an entry of the history → pixels from the top. They survive a reload, in this tab. */
const positions = new Map<string, number>(readStored());

export function saveScrollPosition(key: string): void {
  positions.set(key, scrollY);
}

export function scrollPosition(key: string): number | undefined {
  return positions.get(key);
}

/** To be called when the page may be gone. */
export function storeScrollPositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // A reload begins at the top then.
  }
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}
