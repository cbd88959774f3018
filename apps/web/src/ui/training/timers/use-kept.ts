import { useState } from "react";

/** A value that whoever shows a clock keeps, so that it goes on after the page was gone. */
export interface Kept<Value> {
  readonly value: Value;
  readonly keep: (value: Value) => void;
}

/** The one that is kept elsewhere, else one that lasts as long as the component. */
export function useKept<Value>(elsewhere: Kept<Value> | undefined, initial: Value): Kept<Value> {
  const [value, keep] = useState(initial);
  return elsewhere ?? { value, keep };
}
