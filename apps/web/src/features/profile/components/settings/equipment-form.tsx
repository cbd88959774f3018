import { EQUIPMENT } from "@ironpace/training";
import { useState, type FormEvent, type ReactNode } from "react";
import { sentenceOf } from "../../../../backend/error-sentence.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { toast } from "../../../../ui/toast.tsx";
import { useSaveEquipment } from "../../api/save-equipment.ts";
import { FormButtons } from "../form-buttons.tsx";

type Gym = "full" | "own";

const GYMS: readonly { readonly value: Gym; readonly label: string }[] = [
  { value: "full", label: "A fully equipped gym" },
  { value: "own", label: "Only some things" },
];

interface Choice {
  readonly gym: Gym;
  readonly items: readonly string[];
}

/** What there is to train with. An exercise that needs something else is replaced. */
export function EquipmentForm({ stored }: { readonly stored: readonly string[] }): ReactNode {
  const save = useSaveEquipment();
  const [changed, setChanged] = useState<Choice>();
  const choice: Choice = changed ?? { gym: stored.length > 0 ? "own" : "full", items: stored };

  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate(choice.gym === "full" ? [] : choice.items, {
      onSuccess: () => {
        setChanged(undefined);
        toast({ title: "Profile Updated" });
      },
      onError: (error) => toast({ title: "Failed to update profile", description: sentenceOf(error), variant: "destructive" }),
    });
  }

  return (
    <form className="grid gap-5" onSubmit={submit}>
      <h2 className="heading-2">Equipment</h2>
      <Segmented<Gym> options={GYMS} value={choice.gym} onValueChange={(gym) => setChanged({ ...choice, gym })} aria-label="Equipment" />
      {choice.gym === "own" && (
        <fieldset>
          <legend className="mb-1 text-sm font-[550]">What you have</legend>
          <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
            {EQUIPMENT.map((item) => (
              <li key={item}>
                <Checkbox checked={choice.items.includes(item)} onCheckedChange={(has) => setChanged({ ...choice, items: toggled(choice.items, item, has) })}>
                  {item.charAt(0).toUpperCase() + item.slice(1)}
                </Checkbox>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <FormButtons dirty={changed !== undefined} busy={save.isPending} onCancel={() => setChanged(undefined)} />
    </form>
  );
}

function toggled(items: readonly string[], item: string, has: boolean): readonly string[] {
  return has ? [...items, item] : items.filter((other) => other !== item);
}
