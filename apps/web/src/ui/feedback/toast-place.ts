/** Where failures of a dialog are shown: every dialog has one above its buttons. */
const TOAST_HOST = "data-toast-host";

/** The host of the dialog on top; undefined where no dialog is open. */
export function openToastHost(): HTMLElement | undefined {
  const hosts = [...document.querySelectorAll<HTMLElement>(`[${TOAST_HOST}]`)];
  return hosts.findLast((host) => host.closest("[data-ending-style], [inert]") === null && host.getClientRects().length > 0);
}

/** What must stay reachable or readable, and what may be covered when nothing else is left. */
const CONTROLS =
  "button, input, select, textarea, [role=button], [role=checkbox], [role=combobox], [role=radio], [role=switch], [role=tab], [role=alert], [contenteditable=true]";
const LINKS = "a[href]";
const LINK_WEIGHT = 0.1;
/** What has to be read before the next press. */
const WORDS = "h1, h2, label, legend";
const WORDS_WEIGHT = 0.2;

/** Pixels between a toast and the edge of the screen, and between two places that are tried. */
const EDGE_PX = 16;
const STEP_PX = 12;

/**
 * Moves a toast to where it covers no button and no field: bottom right as long as that is free, else the first free place upwards and then to
 * the left; the place that covers least where none is. Returns the offsets from the right and the bottom edge.
 */
export function freePlace(toast: HTMLElement): { readonly right: number; readonly bottom: number } {
  const { offsetWidth: width, offsetHeight: height } = toast;
  const { innerWidth, innerHeight } = window;
  const obstacles = obstaclesInSight();
  const widest = Math.max(EDGE_PX, innerWidth - width - EDGE_PX);
  const columns = widest - EDGE_PX < STEP_PX ? [EDGE_PX] : [EDGE_PX, widest, (EDGE_PX + widest) / 2];
  let best = { right: EDGE_PX, bottom: EDGE_PX, cost: Number.POSITIVE_INFINITY };
  for (const right of columns) {
    for (let bottom = EDGE_PX; bottom + height + EDGE_PX <= innerHeight; bottom += STEP_PX) {
      const area = new DOMRect(innerWidth - right - width, innerHeight - bottom - height, width, height);
      const cost = getCost(area, obstacles);
      if (cost < best.cost) best = { right, bottom, cost };
      if (best.cost === 0) return best;
    }
  }
  return best;
}

/** Whether the toast covers a button, a field, a link, a heading or a label where it is. */
export function coversSomething(toast: HTMLElement): boolean {
  return getCost(toast.getBoundingClientRect(), obstaclesInSight()) > 0;
}

function obstaclesInSight(): readonly Obstacle[] {
  return [...getRects(CONTROLS, 1), ...getRects(LINKS, LINK_WEIGHT), ...getRects(WORDS, WORDS_WEIGHT)];
}

function getCost(area: DOMRect, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, { rect, weight }) => sum + weight * overlap(area, rect), 0);
}

interface Obstacle {
  readonly rect: DOMRect;
  readonly weight: number;
}

function getRects(selector: string, weight: number): Obstacle[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    if (element.closest("[data-toast], [inert], [aria-hidden=true], [hidden]") !== null) return [];
    const rect = element.getBoundingClientRect();
    const isInSight =
      rect.width > 1 && rect.height > 1 && rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth;
    return isInSight ? [{ rect, weight }] : [];
  });
}

function overlap(a: DOMRect, b: DOMRect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
