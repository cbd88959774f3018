import { statedStations, stationsIn } from "#training/athlete/stated/stated-stations.ts";
import { getDays, type WeekSentence, type WeekWish } from "../../week-wish.ts";

const OF_A_TEAM =
  /\b(?:relay|team|doubles?|partner|mates?|staffel\w*|doppel|mixed|relevos|equipo|parejas?|relais|equipe|binome|duo|staffetta|coppia|squadra|stations?|stationen|estaciones|ateliers|my bits|estafette|duos)\b/u;
const THE_TEAM =
  /^(?:(?:im|i am|were|we are|doing|ich bin|wir sind|bin|in|als|en|estoy|somos|je suis|on est|faccio|the|a|an|hyrox|und|with|mit|con|avec) )*(?:relay|doubles?|staffel|doppel|relevos|parejas|relais|duo|staffetta|coppia)\b/u;

/** "My bits are the row and the farmers carry": every clause of it is read, those of the others as well. */
export function ownStations({ clauses: told }: WeekSentence): readonly WeekWish[] {
  // "We train Saturdays at the only place with sleds": what is there on a day is nobody's station.
  const day = told.findIndex((clause, at) => at > 0 && getDays(clause).length > 0);
  const clauses = day < 0 ? told : told.slice(0, day);
  const all = clauses.map(({ quote }) => quote).join(" and ");
  const names = statedStations(all, MOST_OF_A_PAIR);
  if (names.length === 0 || !clauses.some(({ words }) => OF_A_TEAM.test(words.join(" ")))) return [];
  const quotes = clauses
    .filter(({ quote, words }) => stationsIn(quote).length > 0 || THE_TEAM.test(words.join(" ")))
    .map(({ quote }) => quote);
  return [{ quotes, days: [], told: { kind: "stations", names } }];
}

const MOST_OF_A_PAIR = 4;
