import { HYROX_STATIONS } from "@ironpace/training";
import type { CoachAnswer } from "../../answer/coach-answer.ts";
import type { Diary } from "../../own-data/diary.ts";
import { sayIn, type Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import type { CoachView } from "../../view.ts";

/** Beside a card that moves a session: what the athlete has entered on that day outside the plan. */
export function withOwnEntries(answer: CoachAnswer, { entered }: Diary, tongue: Tongue): CoachAnswer {
  const days = answer.proposals.flatMap(({ request }) => (request.reason === "move" ? [request.to] : []));
  const there = entered.filter(({ on, title }) => days.includes(on) && !answer.text.includes(title));
  if (there.length === 0) return answer;
  const names = there.map(({ title, minutes }) => `**${title}** (${minutes} min)`).join(", ");
  const line = sayIn(tongue)(
    `That day already has your own ${names}.`,
    `An dem Tag steht schon dein eigener Eintrag ${names}.`,
    `Ce jour-là il y a déjà ton entrée ${names}.`,
    `Ese día ya tienes ${names}, entrada tuya.`,
    `Quel giorno c’è già la tua voce ${names}.`,
  );
  const [first = "", ...rest] = answer.text.split("\n\n");
  return { ...answer, text: [first, line, ...rest].join("\n\n") };
}

/** Beside a card that swaps a station of the race that is to come: it has to be trained again before it. */
export function withStationHint(answer: CoachAnswer, { competitions }: CoachView, tongue: Tongue): CoachAnswer {
  const race = competitions.find(({ type }) => type === "hyrox");
  const old = answer.proposals.flatMap(({ request, title }) => (request.reason === "swap" ? [/^(.+?) →/.exec(title)?.[1] ?? ""] : []));
  const station = HYROX_STATIONS.find(({ exercise }) => old.includes(exercise));
  if (race?.name === undefined || station === undefined || answer.text.includes(race.name)) return answer;
  const day = dayIn(tongue, race.date);
  const line = sayIn(tongue)(
    `**${station.exercise}** is a station of ${race.name} (${day}): leave it out now and then, and train it again before the race.`,
    `**${station.exercise}** ist eine Station von ${race.name} (${day}): lass sie ab und zu weg, aber trainiere sie vor dem Rennen wieder.`,
    `**${station.exercise}** est une station de ${race.name} (${day}) : laisse-la de temps en temps, mais retravaille-la avant la course.`,
    `**${station.exercise}** es una estación de ${race.name} (${day}): déjala de vez en cuando, pero vuelve a entrenarla antes.`,
    `**${station.exercise}** è una stazione di ${race.name} (${day}): lasciala ogni tanto, ma riallenala prima della gara.`,
  );
  return { ...answer, text: [answer.text, line].join("\n\n") };
}
