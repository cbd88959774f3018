import { useEffect, useState } from "react";

/** Milliseconds between the letters of somebody who types. */
const DEBOUNCE_MS = 250;

/**
 * The text of a search box whose search stands in the address: asked for once somebody has stopped typing, and followed where the address is changed
 * by something else, as by the way back.
 */
export function useTypedSearch(
  search: string,
  onSearch: (search: string) => void,
): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [asked, setAsked] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== asked) {
      setAsked(search);
      setText(search);
    }
  }
  useEffect(() => {
    if (text === asked) return;
    const timer = setTimeout(() => {
      setAsked(text);
      onSearch(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, asked, onSearch]);
  return [text, setText];
}
