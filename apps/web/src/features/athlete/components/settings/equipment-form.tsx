import { equipmentItems, equipmentList, fromGear, toGear, type Place } from "@ironpace/contract";
import { EQUIPMENT } from "@ironpace/training";
import { useState, type FormEvent, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useSaveEquipment } from "../../api/athlete.ts";
import { EquipmentList } from "../fields/equipment-fields.tsx";
import { FormButtons } from "../profile/form-buttons.tsx";
import { SavedNotice } from "../plan-changes/saved-notice.tsx";
import { useUnsaved } from "../profile/unsaved-context.ts";

type Gym = "full" | "own";

const GYMS: readonly { readonly value: Gym; readonly label: string }[] = [
  { value: "full", label: "A fully equipped gym" },
  { value: "own", label: "At home, with some equipment" },
];

interface Choice {
  readonly gym: Gym;
  /** Places beside a gym. */
  readonly beside: readonly Place[];
  readonly items: readonly string[];
}

/** What there is to train with. An exercise that needs something else is replaced. */
export function EquipmentForm({ stored }: { readonly stored: readonly string[] }): ReactNode {
  const save = useSaveEquipment();
  const [changed, setChanged] = useState<Choice>();
  useUnsaved(changed !== undefined);
  const [savedAt, setSavedAt] = useState<string>();
  const choice = changed ?? getChoice(stored);

  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate(listOf(choice), {
      onSuccess: () => {
        setChanged(undefined);
        setSavedAt(new Date().toISOString());
        toast({ title: "Profile Updated" });
      },
      onError: (error) => toast({ title: "Failed to update profile", description: getSentence(error), variant: "destructive" }),
    });
  }

  return (
    <form className="grid gap-5" onSubmit={submit}>
      <h2 className="heading-2">Where you train</h2>
      <Segmented<Gym>
        options={GYMS}
        value={choice.gym}
        onValueChange={(gym) => setChanged({ ...choice, gym })}
        aria-label="Where you train"
      />
      {choice.gym === "full" && (
        <ul className="flex flex-wrap gap-x-6">
          {BESIDE_GYM.map(({ value, label }) => (
            <li key={value}>
              <Checkbox
                checked={choice.beside.includes(value)}
                onCheckedChange={(has) =>
                  setChanged({ ...choice, beside: has ? [...choice.beside, value] : choice.beside.filter((place) => place !== value) })
                }
              >
                {label}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      {choice.gym === "own" && (
        <fieldset>
          <legend className="mb-1 text-sm font-[550]">Equipment at home</legend>
          <p className="mb-1 text-sm text-ink-3">Choose nothing and you get bodyweight exercises and running.</p>
          <EquipmentList all={EQUIPMENT} chosen={choice.items} onChange={(items) => setChanged({ ...choice, items })} />
        </fieldset>
      )}
      <FormButtons dirty={changed !== undefined} busy={save.isPending} onCancel={() => setChanged(undefined)} />
      <SavedNotice news={{ reason: "equipment" }} savedAt={savedAt} />
    </form>
  );
}

function getChoice(stored: readonly string[]): Choice {
  const { places } = toGear(stored);
  return {
    gym: places.includes("gym") ? "full" : "own",
    beside: places.filter((place) => place === "pool" || place === "bicycle"),
    items: equipmentItems(stored),
  };
}

function listOf({ gym, beside, items }: Choice): readonly string[] {
  return gym === "full" ? fromGear({ places: ["gym", ...beside], items: [] }) : equipmentList(items);
}

/** What no gym has. */
const BESIDE_GYM = [
  { value: "pool", label: "A pool" },
  { value: "bicycle", label: "Outdoors, on a bike" },
] as const;
