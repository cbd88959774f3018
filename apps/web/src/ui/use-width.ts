import { useLayoutEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

/** Pixels there are for a drawing inside `ref`, between `least` and `most`; its texts keep their size. */
export function useWidth(ref: RefObject<HTMLElement | null>, most: number, least = 240): number {
  const [width, setWidth] = useState(most);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    // A page is made as small as can be for a moment while a browser takes a picture of the whole of it: that is no width to draw for.
    const measure = () => {
      if (innerWidth > least) setWidth(Math.min(most, Math.max(least, element.clientWidth)));
    };
    measure();
    // Drawn anew before the browser paints the new room: otherwise one frame shows marks and page at two widths.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, most, least]);
  return width;
}
