import { GYM_EQUIPMENT, type Place } from "@ironpace/contract";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { gearTexts, readGear } from "../../model/context-step.ts";
import type { FormFields } from "./use-athlete-form.ts";

const PLACES: readonly { readonly value: Place; readonly label: string }[] = [
  { value: "gym", label: "A fully equipped gym" },
  { value: "home", label: "At home, with some equipment" },
  { value: "pool", label: "A pool" },
  { value: "bicycle", label: "Outdoors, on a bike" },
];

/** Where the athlete trains, and what there is at home. An exercise that needs something else is replaced. */
export function PlaceFields({ form }: { readonly form: FormFields }) {
  const gear = readGear(form.texts);
  const change = (part: Partial<typeof gear>) => {
    for (const [name, text] of Object.entries(gearTexts({ ...gear, ...part }))) form.set(name, text);
  };
  const home = gear.places.includes("home") && !gear.places.includes("gym");
  return (
    <section aria-label="Where you train" className="grid gap-2 border-t border-line pt-5">
      <h3 className="heading-3">Where you train</h3>
      <p className="text-sm text-ink-3">
        Plans use only the equipment you have. Choose nothing and you get bodyweight exercises and running.
      </p>
      <ul className="grid gap-x-4 md:grid-cols-2">
        {PLACES.map(({ value, label }) => (
          <li key={value}>
            <Checkbox checked={gear.places.includes(value)} onCheckedChange={(has) => change({ places: toggled(gear.places, value, has) })}>
              {label}
            </Checkbox>
          </li>
        ))}
      </ul>
      {home && (
        <fieldset>
          <legend className="text-sm font-[550]">Equipment at home</legend>
          <EquipmentList all={GYM_EQUIPMENT} chosen={gear.items} onChange={(items) => change({ items })} />
        </fieldset>
      )}
    </section>
  );
}

interface EquipmentListProps {
  readonly all: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Checkboxes for the available equipment. */
export function EquipmentList({ all, chosen, onChange }: EquipmentListProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 md:grid-cols-3">
      {all.map((item) => (
        <li key={item}>
          <Checkbox checked={chosen.includes(item)} onCheckedChange={(has) => onChange(toggled(chosen, item, has))}>
            {getName(item)}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}

function getName(item: string): string {
  return item.replace(/^(ghd|pvc|.)/, (start) => start.toUpperCase());
}

function toggled<Item extends string>(items: readonly Item[], item: Item, has: boolean): readonly Item[] {
  return has ? [...items, item] : items.filter((other) => other !== item);
}
