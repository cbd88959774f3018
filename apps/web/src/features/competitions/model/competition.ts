import {
  competitionGoals,
  type CompetitionEntry,
  type CompetitionGoal,
  type CompetitionResultsEntry,
  type CompetitionType,
  NO_LOCATION,
} from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import type { Competition } from "../api/competitions.ts";
import { isPast } from "./preparation.ts";

type CompetitionSort = "date" | "priority" | "name";

export interface CompetitionFilter {
  readonly search: string;
  readonly type: CompetitionType | "all";
  readonly sort: CompetitionSort;
}

/** Those that fit and are past or not; by date the one nearest to today first. */
export function filterCompetitions(
  all: readonly Competition[],
  { search, type, sort }: CompetitionFilter,
  past: boolean,
  today: Day,
): readonly Competition[] {
  const words = search.trim().toLowerCase();
  const fits = (each: Competition) =>
    isPast(each, today) === past &&
    (type === "all" || each.type === type) &&
    `${each.name} ${each.location} ${each.description ?? ""} ${each.team_members.join(" ")}`.toLowerCase().includes(words);
  const byDate = (a: Competition, b: Competition) => (past ? b.date.localeCompare(a.date) : a.date.localeCompare(b.date));
  const order = {
    date: byDate,
    priority: (a: Competition, b: Competition) => a.priority.localeCompare(b.priority) || byDate(a, b),
    name: (a: Competition, b: Competition) => a.name.localeCompare(b.name) || byDate(a, b),
  };
  return all.filter(fits).toSorted(order[sort]);
}

/** A stored competition as the form shows it, or an empty form. */
export function competitionForm(competition: Competition | undefined): CompetitionEntry {
  return {
    name: competition?.name ?? "",
    type: competition?.type ?? "hyrox",
    date: competition?.date ?? "",
    location: competition === undefined || competition.location === NO_LOCATION ? "" : competition.location,
    description: competition?.description ?? "",
    benchmark_performance: competition?.benchmark_performance ?? "",
    target_result: competition?.target_result ?? "",
    priority: competition?.priority ?? "A",
    entry: competition?.entry ?? "",
    partner_run_10k: competition?.partner_run_10k ?? "",
    registration_status: competition?.registration_status ?? "not-registered",
    registration_deadline: competition?.registration_deadline ?? "",
    team_members: competition?.team_members ?? [],
    goals: competition === undefined ? [] : competitionGoals(competition).map(goalForm),
  };
}

/** What came of a competition as the form shows it. */
export function resultsForm(competition: Competition): CompetitionResultsEntry {
  return {
    result: competition.result ?? "",
    place: competition.place === null ? "" : String(competition.place),
    goals: competitionGoals(competition).map((goal) => {
      const { result, place } = goalForm(goal);
      return { result, place };
    }),
  };
}

function goalForm({ name, target = "", result = "", place }: CompetitionGoal) {
  return { name, target, result, place: place === undefined ? "" : String(place) };
}

/** Whether anything of its results is recorded. */
export function hasResults(competition: Competition): boolean {
  const ofGoal = ({ result, place }: CompetitionGoal) => result !== undefined || place !== undefined;
  return competition.result !== null || competition.place !== null || competitionGoals(competition).some(ofGoal);
}
