import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, CircleAlert, Plus, X } from "lucide-react";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { Field } from "#ui/form/field.tsx";
import { SuggestInput } from "#ui/form/suggest-input.tsx";
import { useDebouncedValue } from "#ui/form/use-debounced-value.ts";
import { findName, knownNamesOptions, offeredNamesOptions } from "../../api/library-names.ts";
import { getExerciseSentence } from "../../api/sentence.ts";

interface SubstitutionsFieldProps {
  readonly value: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
  /** The name of the exercise itself. */
  readonly own: string;
  readonly error: string | undefined;
}

/** What can take the place of the exercise, the nearest first: names of the library. One that has gone from it is marked. */
export function SubstitutionsField({ value, onChange, own, error }: SubstitutionsFieldProps): ReactNode {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string>();
  const offered = useQuery(offeredNamesOptions(useDebouncedValue(text)));
  const known = useQuery(knownNamesOptions(value));

  async function add(typed: string): Promise<void> {
    if (typed.trim() === "") return;
    try {
      const name = offered.data?.includes(typed) === true ? typed : await findName(typed);
      if (name === undefined) return setWrong(`“${typed.trim()}” is not in the exercise library`);
      if (name.toLowerCase() === own.trim().toLowerCase()) return setWrong("An exercise cannot replace itself");
      setWrong(undefined);
      setText("");
      if (!value.includes(name)) onChange([...value, name]);
    } catch (failure) {
      setWrong(`The exercise could not be looked up. ${getExerciseSentence(failure)}`);
    }
  }

  // Enter means what is typed, not the form; in the list it takes a name.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void add(text);
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-[550]">Substitutions</legend>
      {value.length > 0 && (
        <ol className="divide-y divide-line border-y border-line">
          {value.map((name, place) => (
            <li key={name} className="flex min-h-11 items-center gap-2">
              <span className="min-w-0 flex-1 text-ui wrap-anywhere">
                {name}
                {known.data !== undefined && !known.isPlaceholderData && !known.data.includes(name) && (
                  <span className="flex items-center gap-1.5 text-sm text-danger">
                    <CircleAlert aria-hidden="true" size={14} strokeWidth={1.75} />
                    Not in the library
                  </span>
                )}
              </span>
              <Step name={name} to="up" disabled={place === 0} onClick={() => onChange(moved(value, place, -1))} />
              <Step name={name} to="down" disabled={place === value.length - 1} onClick={() => onChange(moved(value, place, 1))} />
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(value.filter((one) => one !== name))}
              >
                <X aria-hidden="true" size={16} strokeWidth={1.75} />
              </Button>
            </li>
          ))}
        </ol>
      )}
      <div role="presentation" className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2" onKeyDown={onKeyDown}>
        <Field label="Add a substitution" hint="List the closest substitute first." error={wrong ?? error}>
          <SuggestInput
            suggestions={(offered.data ?? []).filter((name) => !value.includes(name))}
            value={text}
            onValueChange={(next) => {
              setText(next);
              setWrong(undefined);
            }}
            onPick={(name) => void add(name)}
          />
        </Field>
        <Button className="mt-6.5 min-h-(--field)!" onClick={() => void add(text)}>
          <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
          Add
        </Button>
      </div>
    </fieldset>
  );
}

interface StepProps {
  readonly name: string;
  readonly to: "up" | "down";
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function Step({ name, to, disabled, onClick }: StepProps): ReactNode {
  const Icon = to === "up" ? ArrowUp : ArrowDown;
  return (
    <Button
      variant="ghost"
      size="icon"
      className={cx(disabled && "invisible")}
      aria-label={`Move ${name} ${to}`}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
    </Button>
  );
}

function moved(names: readonly string[], place: number, by: -1 | 1): readonly string[] {
  const others = names.toSpliced(place, 1);
  return others.toSpliced(place + by, 0, ...names.slice(place, place + 1));
}
