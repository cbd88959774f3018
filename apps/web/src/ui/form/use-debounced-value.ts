import { useEffect, useState } from "react";

/** Milliseconds between the letters of somebody who types. */
const DEBOUNCE_MS = 250;

/** The value once it has stayed the same for so many milliseconds: not every letter of a search is asked for. */
export function useDebouncedValue<Value>(value: Value, delay = DEBOUNCE_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
