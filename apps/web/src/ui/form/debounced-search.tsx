import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { SearchInput } from "./search-input.tsx";
import { useDebouncedValue } from "./use-debounced-value.ts";

interface SettledSearchProps {
  readonly label: string;
  readonly placeholder?: string;
  /** What is looked for. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** What is looked for follows once nobody types any more; where it changes by itself, as on the way back, so does the box. */
export function SettledSearch({ search, onSearch, ...input }: SettledSearchProps): ReactNode {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const settled = useDebouncedValue(typed);
  if (search !== known) {
    setKnown(search);
    // Who is typing at this moment is not interrupted.
    if (typed === settled) setTyped(search);
  }
  const tell = useEffectEvent((text: string) => text !== search && onSearch(text));
  useEffect(() => void tell(settled), [settled]);
  return <SearchInput {...input} value={typed} onValueChange={setTyped} />;
}
