import { ListChecks } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import type { AthleteData } from "../../api/get-athlete.ts";
import { AvailabilityForm } from "./availability-form.tsx";
import { EquipmentForm } from "./equipment-form.tsx";
import { HistoryForm } from "./history-form.tsx";
import { PersonalForm } from "./personal-form.tsx";

interface SettingsTabProps {
  readonly athlete: AthleteData;
  /** Put the focus into the first field. */
  readonly focusFirst: boolean;
  readonly onOpenWizard: () => void;
}

/** Who trains, when, and with what. */
export function SettingsTab({ athlete, focusFirst, onOpenWizard }: SettingsTabProps): ReactNode {
  const { profile, equipment } = athlete;
  return (
    <div className="grid max-w-3xl gap-10">
      <PersonalForm stored={profile} focusFirst={focusFirst} />
      <HistoryForm stored={profile} />
      <AvailabilityForm stored={athlete} />
      <EquipmentForm stored={equipment} />
      <section className="grid justify-items-start gap-3 border-t border-line pt-6">
        <h2 className="heading-2">Profile setup</h2>
        <p className="text-ink-2">Seven short steps that cover everything your plan is built on.</p>
        <Button variant="line" onClick={onOpenWizard}>
          <ListChecks aria-hidden="true" size={16} strokeWidth={1.75} />
          Profile Setup Wizard
        </Button>
      </section>
    </div>
  );
}
