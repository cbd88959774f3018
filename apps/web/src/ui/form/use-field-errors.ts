import type { FormEvent } from "react";
import { useState } from "react";
import { focusWhenEnabled } from "./focus-when-enabled.ts";

export type FieldErrors<Name extends string> = { readonly [Field in Name]?: string | undefined };

/**
 * What is wrong with the fields of a form whose inputs the browser keeps: what was typed before the page was taken over is still there.
 * `show` also moves the focus to the first wrong field; typing into a field takes its complaint away. The names are those of the inputs.
 */
export function useFieldErrors<Name extends string>() {
  const [errors, setErrors] = useState<FieldErrors<Name>>(NO_ERRORS);
  return {
    errors,
    show(form: HTMLFormElement, wrong: FieldErrors<Name>): void {
      setErrors(wrong);
      focusWhenEnabled(findFirst(form, wrong));
    },
    onInput({ target }: FormEvent<HTMLFormElement>): void {
      const name = (target as HTMLInputElement).name as Name;
      if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined });
    },
  };
}

const NO_ERRORS = {};

/** What the visitor typed, by the names of the inputs. */
export function getValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  const text = (name: Name) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}

function findFirst(form: HTMLFormElement, wrong: FieldErrors<string>): HTMLInputElement | undefined {
  return [...form.elements].find(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && wrong[element.name] !== undefined,
  );
}
