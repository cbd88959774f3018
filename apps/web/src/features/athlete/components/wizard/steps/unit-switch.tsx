import { STRENGTH_FIELDS, type EntryField } from "@ironpace/contract";
import { Field } from "#ui/form/field.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { toOtherUnit } from "#features/athlete/model/entry-texts.ts";
import { WIZARD_ENTRIES } from "#features/athlete/model/personal.ts";
import type { Drafts } from "../use-draft.ts";

/** Kilograms or pounds; weights that were typed and are not saved yet follow. */
export function UnitSwitch({ drafts, className }: { readonly drafts: Drafts; readonly className?: string }) {
  const { unit } = drafts;
  return (
    <Field label="Weights in" nativeLabel={false} className={className}>
      <Segmented
        options={UNITS}
        value={unit}
        onValueChange={(chosen) => {
          const inChosen = (part: string, fields: readonly EntryField[]) => toOtherUnit(fields, drafts.of(part), unit, chosen);
          drafts.changeUnit(
            chosen,
            withoutEmpty({ personal: inChosen("personal", WIZARD_ENTRIES), strength: inChosen("strength", STRENGTH_FIELDS) }),
          );
        }}
      />
    </Field>
  );
}

const UNITS = [
  { value: "kg", label: "kg" },
  { value: "lb", label: "lb" },
] as const;

function withoutEmpty<Texts extends object>(parts: Readonly<Record<string, Texts>>): Readonly<Record<string, Texts>> {
  return Object.fromEntries(Object.entries(parts).filter(([, texts]) => Object.keys(texts).length > 0));
}
