import { useEffect, useState } from "react";

/** True once the h1 of the page has scrolled behind the header. */
export function useHeadingGone(): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const look = () => {
      const heading = scrollY === 0 ? null : document.querySelector("main h1");
      setGone(heading !== null && heading.getBoundingClientRect().bottom < (document.querySelector("header")?.offsetHeight ?? 0));
    };
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return isGone;
}
