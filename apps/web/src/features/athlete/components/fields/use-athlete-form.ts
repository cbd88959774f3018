import { useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { focusFirst } from "#ui/form/focus-first-invalid.ts";
import { hasChanged, pickMessages, type Circumstances, type FormRules, type Messages, type Texts } from "../../model/athlete-form.ts";

/** What the fields of a form need. */
export interface FormFields {
  readonly texts: Texts;
  readonly circumstances: Circumstances;
  set(name: string, text: string): void;
  /** The field was left: what is wrong with it may be told. */
  touch(name: string): void;
  /** Only of fields that were left, or after an attempt to save. */
  readonly errors: Messages;
  /** Only those that were not answered yet. */
  readonly questions: Messages;
  confirm(name: string): void;
}

export interface AthleteForm extends FormFields {
  readonly changed: boolean;
  /** To be called with the submit event: hands over what can be saved, or leads to the first thing that keeps it from that. */
  check(event: FormEvent<HTMLFormElement>): Texts | undefined;
  /** Starts over: nothing was left or tried yet. */
  forget(): void;
}

interface AthleteFormOptions {
  readonly rules: FormRules;
  readonly stored: Texts;
  /** What was typed over it. */
  readonly typed: Texts;
  readonly onType: (texts: Texts) => void;
  readonly circumstances: Circumstances;
}

/**
 * A form of the athlete, in the wizard as in the profile: what is stored, overlaid with what was typed. An unlikely value is asked about
 * once; saving a second time without an answer is one.
 */
export function useAthleteForm({ rules, stored, typed, onType, circumstances }: AthleteFormOptions): AthleteForm {
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const texts = { ...stored, ...typed };
  const shown = (all: Messages): Messages => (tried ? all : pickMessages(all, (name) => touched.includes(name)));
  const answer = (name: string) => `${name}=${texts[name]}`;
  const errors = rules.errorsOf(texts, circumstances);
  const doubts = pickMessages(rules.doubtsOf(texts, circumstances), (name) => !confirmed.includes(answer(name)));

  return {
    texts,
    circumstances,
    changed: hasChanged(Object.keys(texts), texts, stored),
    set: (name, text) => onType({ [name]: text }),
    touch: (name) => setTouched((before) => (before.includes(name) ? before : [...before, name])),
    errors: shown(errors),
    questions: shown(doubts),
    confirm: (name) => setConfirmed((before) => [...before, answer(name)]),
    forget() {
      setTouched([]);
      setTried(false);
      setAsked([]);
      setConfirmed([]);
    },
    check(event) {
      event.preventDefault();
      const form = event.currentTarget;
      // Shown at once, so that there is something to lead to.
      flushSync(() => setTried(true));
      if (Object.keys(errors).length > 0) {
        focusFirst(form, "[aria-invalid=true]");
        return undefined;
      }
      const open = Object.keys(doubts).map(answer);
      if (open.some((question) => !asked.includes(question))) {
        setAsked(open);
        focusFirst(form, "[data-question]");
        return undefined;
      }
      return texts;
    },
  };
}
