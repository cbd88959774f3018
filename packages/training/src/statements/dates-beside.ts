import type { Day } from "../calendar/day.ts";
import { limitPeriod, opensAgain, type Period } from "../health/stated-limits/period.ts";

/** A piece of a note that may hold a date and nothing else. */
export interface DatedPiece {
  readonly said: string;
  readonly sentence: number;
  readonly named: readonly unknown[];
  readonly verdict: unknown;
}

/** "Doctor says 3 weeks", "so until about 13/12", "according to my surgeon": a date and who gave it. */
const ONLY_A_DATE =
  /^(?:(?:the|my|a|an|of|on|so|also|about|around|and|or|that|is|it|all|says?|said|told|me|orders?|doctor\w*|doc|dr|gp|surgeon|physio\w*|arzt|arztin|chirurg\w*|medico|medica|fisio\w*|medecin|kine\w*|dottore|arts|huisarts|up to|approx|roughly|ca|etwa|ungefahr|circa|unos|environ|until|til|till|bis|hasta|jusqu\w*|fino|ate|tot|for|fur|weeks?|wochen?|wo|semanas?|semaines?|settimane|weken|end|mid|early|late|mon|tue|wed|thu|fri|sat|sun|january|february|march|april|may|june|july|august|september|october|november|december|christmas|new year|\d\S*)(?:\s|$))+$/u;

/** The date of a sentence of its own ends what the sentence before leaves out: "No burpees. Doctor says 3 weeks, so until 13/12." */
export function dateBehind(pieces: readonly DatedPiece[], at: number, today: Day): Period | undefined {
  const own = pieces[at]?.sentence ?? 0;
  return firstDate(
    pieces.filter(({ sentence }) => sentence === own + 1),
    today,
  );
}

/** "Tendonitis until mid-December, no rowing": the date of the complaint ends what its sentence leaves out. */
export function dateOfComplaint(pieces: readonly DatedPiece[], at: number, today: Day): Period | undefined {
  const own = pieces[at]?.sentence;
  const before = pieces
    .slice(0, at)
    .filter(({ sentence, named, verdict }) => sentence === own && named.length === 0 && verdict === undefined);
  return before.map(({ said }) => ahead(said, today)).find((period) => period !== undefined);
}

/** "No wall balls at first, from 11 January they are ok": the ban ends the day before. */
export function openedBehind(pieces: readonly DatedPiece[], at: number, today: Day): Period | undefined {
  const own = pieces[at]?.sentence;
  const behind = pieces.slice(at + 1).filter(({ sentence, named, said }) => sentence === own && named.length === 0 && opensThen(said));
  const until = behind.map(({ said }) => opensAgain(said.split(" "), today)).find((day) => day !== undefined);
  return until === undefined || until < today ? undefined : { until, endsByWord: false };
}

const OPENS =
  /\b(?:from|after|as of|starting)\b.*\b(?:ok|okay|fine|allowed|again|light|easy|good|possible|back)\b|\b(?:ok|okay|fine|allowed|again|possible|back)\b.*\b(?:from|after|as of)\b/u;

const DATED =
  /\d|\b(?:from|after|as of|starting)\b.*\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/u;

/** Whether words open something from a day on. */
export function opensThen(said: string): boolean {
  return OPENS.test(said) && DATED.test(said);
}

function firstDate(sentence: readonly DatedPiece[], today: Day): Period | undefined {
  const isOnlyADate = sentence.length > 0 && sentence.every(({ said, named }) => named.length === 0 && ONLY_A_DATE.test(said));
  return isOnlyADate ? sentence.map(({ said }) => ahead(said, today)).find((period) => period !== undefined) : undefined;
}

function ahead(said: string, today: Day): Period | undefined {
  const period = limitPeriod(said.split(" "), today);
  return period.until !== undefined && period.until >= today ? period : undefined;
}
