import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { controlBox } from "./field-control.ts";

export interface SearchInputProps {
  /** Names it, and stands in the box while it is empty. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onValueChange: (text: string) => void;
}

/** Narrows a list while one types. */
export function SearchInput({ label, placeholder = `${label}...`, value, onValueChange }: SearchInputProps): ReactNode {
  return (
    <label className={`${controlBox} w-full gap-2 px-3 md:w-72`}>
      <Search aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        className="min-w-0 flex-1 border-0 bg-transparent py-2 leading-[1.4] outline-0 placeholder:text-ink-3"
      />
    </label>
  );
}
