import { useLayoutEffect, useState, type RefObject } from "react";

/** Pixels there are for a drawing inside `ref`, between `least` and `most`; its texts keep their size. */
export function useWidth(ref: RefObject<HTMLElement | null>, most: number, least = 240): number {
  const [width, setWidth] = useState(most);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(Math.min(most, Math.max(least, element.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, most, least]);
  return width;
}
