import { GENDER, getSex, type Gender } from "@ironpace/contract";
import { useState } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { useToday } from "#ui/use-today.ts";
import { pickMessages, type FormRules, type Texts } from "../../model/athlete-form.ts";
import { useAthleteForm, type AthleteForm } from "../fields/use-athlete-form.ts";
import { useUnsaved } from "./unsaved-context.ts";

export interface ProfileForm extends AthleteForm {
  /** Forgets what was typed. */
  reset(): void;
}

/**
 * A form of the profile page. What was typed lives as long as the page; leaving it is guarded. Of values that stand already nobody is
 * asked again. The gender is that of the form where it asks for it.
 */
export function useProfileForm(rules: FormRules, stored: Texts, gender?: Gender | null): ProfileForm {
  const units = useUnits();
  const today = useToday();
  const [typed, setTyped] = useState<Texts>({});
  const form = useAthleteForm({
    rules: {
      errorsOf: rules.errorsOf,
      doubtsOf: (texts, circumstances) => pickMessages(rules.doubtsOf(texts, circumstances), (name) => texts[name] !== stored[name]),
    },
    stored,
    typed,
    onType: (texts) => setTyped((before) => ({ ...before, ...texts })),
    circumstances: { units, sex: getSex(gender ?? GENDER.read({ ...stored, ...typed }["gender"])), today },
  });
  useUnsaved(form.changed);
  return {
    ...form,
    reset() {
      setTyped({});
      form.forget();
    },
  };
}
