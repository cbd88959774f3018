import { equipmentItems, equipmentList } from "@ironpace/contract";
import { EQUIPMENT } from "@ironpace/training";
import { useState, type FormEvent, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
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
  { value: "own", label: "Only some equipment" },
];

interface Choice {
  readonly gym: Gym;
  readonly items: readonly string[];
}

/** What there is to train with. An exercise that needs something else is replaced. */
export function EquipmentForm({ stored }: { readonly stored: readonly string[] }): ReactNode {
  const save = useSaveEquipment();
  const [changed, setChanged] = useState<Choice>();
  useUnsaved(changed !== undefined);
  const [savedAt, setSavedAt] = useState<string>();
  const choice = changed ?? choiceOf(stored);

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
      <h2 className="heading-2">Equipment</h2>
      <Segmented<Gym> options={GYMS} value={choice.gym} onValueChange={(gym) => setChanged({ ...choice, gym })} aria-label="Equipment" />
      {choice.gym === "own" && (
        <fieldset>
          <legend className="mb-1 text-sm font-[550]">What you have</legend>
          <p className="mb-1 text-sm text-ink-3">If you choose nothing, plans use body weight and running.</p>
          <EquipmentList all={EQUIPMENT} chosen={choice.items} onChange={(items) => setChanged({ ...choice, items })} />
        </fieldset>
      )}
      <FormButtons dirty={changed !== undefined} busy={save.isPending} onCancel={() => setChanged(undefined)} />
      <SavedNotice news={{ reason: "equipment" }} savedAt={savedAt} />
    </form>
  );
}

function choiceOf(stored: readonly string[]): Choice {
  return { gym: stored.length > 0 ? "own" : "full", items: equipmentItems(stored) };
}

function listOf({ gym, items }: Choice): readonly string[] {
  return gym === "full" ? [] : equipmentList(items);
}
