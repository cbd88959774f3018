import type { ReactNode } from "react";
import type { AthleteData } from "../../api/get-athlete.ts";
import { trainingWeekOf } from "../../model/training-week.ts";
import { EquipmentForm } from "./equipment-form.tsx";
import { PersonalForm } from "./personal-form.tsx";
import { TrainingWeekForm } from "./training-week-form.tsx";

interface SettingsTabProps {
  readonly athlete: AthleteData;
  /** Put the focus into the first field. */
  readonly focusFirst: boolean;
}

/** Who trains, when, and with what. */
export function SettingsTab({ athlete, focusFirst }: SettingsTabProps): ReactNode {
  const { profile, availability, equipment } = athlete;
  return (
    <div className="grid max-w-3xl gap-10">
      <PersonalForm stored={profile} focusFirst={focusFirst} />
      <TrainingWeekForm stored={trainingWeekOf(availability, profile?.days_per_week ?? null, profile?.preferred_long_day ?? null)} />
      <EquipmentForm stored={equipment} />
    </div>
  );
}
