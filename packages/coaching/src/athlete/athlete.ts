import { storedAthlete, toAvailability, withoutUnknown, type GenerateTrainingPlanRequest } from "@ironpace/contract";
import type { Athlete, Competition } from "@ironpace/training";
import type { AthleteRecords } from "./athlete-records.ts";
import { toCompetition } from "./competition-record.ts";
import { type KnownHistory, trainingHistory } from "./training-history.ts";

/** What a form says of the athlete; the rest is stored. */
export type AthleteForm = Pick<GenerateTrainingPlanRequest, "userLevel" | "primaryFocus" | "weeklyAvailability"> &
  Partial<Pick<GenerateTrainingPlanRequest, "injuryHistory" | "equipmentAvailable" | "competitionDetails">>;

/** The engine's athlete: what the form says, completed by what is stored. Unknown stays absent, never zero. */
export function athleteFrom(request: AthleteForm, records: AthleteRecords): Athlete {
  const { context, motivation } = records;
  return withoutUnknown({
    ...storedAthlete(records),
    history: knownHistory(records).history,
    level: request.userLevel,
    focus: request.primaryFocus,
    injuries: request.injuryHistory ?? context?.injuries,
    dislikes: motivation?.training_dislikes,
    painReports: records.painReports.length === 0 ? undefined : records.painReports,
    equipment: equipment(request, records),
    availability: toAvailability(records.availability, records.profile, request.weeklyAvailability),
    competitions: competitions(request, records),
  });
}

/** Recent training as logged or as told. */
export function knownHistory(records: AthleteRecords): KnownHistory {
  const { logged, competitions: races, today } = records;
  return trainingHistory({ told: storedAthlete(records).history, logged, races: races.map(({ date }) => date), today });
}

/** An equipment list that was never given means a fully equipped gym. */
function equipment(request: AthleteForm, records: AthleteRecords): readonly string[] | undefined {
  if (request.equipmentAvailable !== undefined && request.equipmentAvailable.length > 0) return request.equipmentAvailable;
  return records.equipment.length > 0 ? records.equipment.map((row) => row.equipment) : undefined;
}

/**
 * The athlete's own list, and the race of the form, else the upcoming one of the profile. One that stands in both is taken as the form
 * words it, with the priority of the list. Without a date there is nothing to count back from.
 */
function competitions(request: AthleteForm, { context, competitions: all, today }: AthleteRecords): readonly Competition[] | undefined {
  const details = typeof request.competitionDetails === "object" ? request.competitionDetails : undefined;
  // A form that shows the race and was left without its date means no race; only silence means the profile's.
  if (details !== undefined && !details.date) return undefined;
  const listed = all.filter(({ date }) => date >= today);
  const told = details ?? { name: context?.upcoming_competition, type: context?.competition_type, date: context?.competition_date };
  const known = listed.find(({ date }) => date === told.date);
  const others = listed.filter((race) => race !== known).map(toCompetition);
  const race = told.date
    ? [withoutUnknown({ priority: "A" as const, ...(known && toCompetition(known)), ...withoutUnknown(told), date: told.date })]
    : [];
  const races = [...race, ...others];
  return races.length === 0 ? undefined : races.toSorted((a, b) => a.date.localeCompare(b.date));
}
