import { useId, type ReactNode } from "react";

interface Option {
  readonly value: string;
  readonly label: string;
  readonly hint: string;
  readonly disabled?: boolean;
}

interface OptionListProps {
  readonly legend: string;
  readonly options: readonly Option[];
  readonly chosen: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** One of a list, each with what there is to know about it; the whole row is the target. */
export function OptionList({ legend, options, chosen, onChoose }: OptionListProps): ReactNode {
  const id = useId();
  return (
    <fieldset className="divide-y divide-line border-y border-line">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label, hint, disabled = false }) => (
        <div key={value} className="relative grid min-h-12 grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 py-3">
          <input
            type="radio"
            id={`${id}-${value}`}
            name={id}
            aria-describedby={`${id}-${value}-hint`}
            checked={chosen === value}
            disabled={disabled}
            onChange={() => onChoose(value)}
            className="relative z-1 mt-0.5 size-5 appearance-none rounded-full border-[1.5px] border-control bg-surface checked:border-[6px] checked:border-inverse disabled:border-line disabled:bg-sunken"
          />
          <label htmlFor={`${id}-${value}`} className={`after:absolute after:inset-0 ${disabled ? "text-ink-3" : "font-[550]"}`}>
            {label}
          </label>
          <p id={`${id}-${value}-hint`} className="col-start-2 text-sm text-ink-3">
            {hint}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
