import { type Day, daysBetween, getMonday, raceReadiness } from "@ironpace/training";
import { recordCard } from "../../changes/card.ts";
import { bullet, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { Diary } from "../../own-data/diary.ts";
import type { CoachView } from "../../view.ts";
import { LINE_NAMES } from "../changes/line-names.ts";
import { dayIn, longDayIn } from "../names.ts";
import { answerStationWork, weakestStations } from "../results/station-work.ts";
import { raceOutlook } from "../thread/race-outlook.ts";
import { decided, type FollowUp, framesOf } from "../follow-up/follow-up.ts";

/** A turn about the races that were talked about: whether the time is enough, where time is to be had, how to get it, whether to enter another one. */
export function aboutRace(turn: FollowUp): Draft | undefined {
  if (!turn.isShort) return undefined;
  return enoughTime(turn) ?? mostTimeBack(turn) ?? fixStation(turn) ?? otherRace(turn);
}

const TARGET = /(?<![\d:])([0-3])[:h](\d{2})(?![\d:]*\s*(?:am|pm|uhr))/;

/** "is that enough to get under 1:20" after the weeks to the race. */
function enoughTime({ frame, acts, last, diary, view }: FollowUp): Draft | undefined {
  const target = TARGET.exec(frame.words);
  const race = diary.races.find(({ on, type, result }) => on >= view.today && type === "hyrox" && result === undefined);
  if (
    !acts.has("judge") ||
    target === null ||
    race === undefined ||
    !(last.races.some(({ id }) => id === race.id) || last.frame.topics.has("race"))
  )
    return undefined;
  const draft = raceOutlook(frame.tongue, race, target, diary, view);
  return draft === undefined ? undefined : { ...draft, isDecided: true };
}

const MOST_BACK = /\b(?:most|biggest|where|what|which|meiste\w*|wo|welche\w*|plus|ou|quel\w*|mas|donde|que|cual|piu|dove|quale)\b/;
const TIME_BACK =
  /\b(?:time back|(?:gain|save|get|win|find|make up|holen?|gewinn\w*|spar\w*|rausholen|gagn\w*|ganar|gano|recuper\w*|guadagn\w*|gives?|potential|cheapest|easiest)\b.*\b(?:time|most|seconds?|minutes?|zeit|meiste|temps|tiempo|tempo|there|back)?)\b/;

/** "which station gives me the most time back then": the last splits against what the tests promise, in seconds. */
function mostTimeBack({ frame, last, diary, view, say }: FollowUp): Draft | undefined {
  const isOfRace = last.races.length > 0 || last.frame.topics.has("race") || last.frame.topics.has("splits");
  const isOfStations = frame.topics.has("splits") || /\bstation|\bpart\b|\bbit\b|teil|partie|parte|cosa|\bwhere\b|\bwo\b/.test(frame.words);
  if (!isOfRace || !isOfStations || !TIME_BACK.test(frame.words) || !MOST_BACK.test(frame.words)) return undefined;
  const stations = weakestStations(diary, view)
    .map((each) => ({ ...each, gap: Math.round(each.seconds - each.expected) }))
    .toSorted((a, b) => b.gap - a.gap)
    .filter(({ gap }) => gap > 0);
  const [top, ...others] = stations;
  if (top === undefined) return undefined;
  const total = stations.reduce((sum, { gap }) => sum + gap, 0);
  const line = ({ name, seconds, expected, gap }: typeof top): string =>
    `${name}: ${clock(seconds)} → ${clock(Math.round(expected))} (−${clock(gap)})`;
  const on = dayIn(frame.tongue, top.race.on);
  const runs = runsGap(diary, view);
  return decided(
    runs === undefined
      ? undefined
      : say(
          `**The runs are the largest part: ${clock(runs.gap)}**, from ${clock(runs.was)} to ${clock(runs.need)} per km on average over all ${runs.count}.`,
          `**Die Läufe sind der größte Teil: ${clock(runs.gap)}**, von ${clock(runs.was)} auf ${clock(runs.need)} je km im Schnitt über alle ${runs.count}.`,
          `**Les courses sont la plus grande part : ${clock(runs.gap)}**, de ${clock(runs.was)} à ${clock(runs.need)} par km en moyenne sur les ${runs.count}.`,
          `**Las carreras son la mayor parte: ${clock(runs.gap)}**, de ${clock(runs.was)} a ${clock(runs.need)} por km de media en las ${runs.count}.`,
          `**Le corse sono la parte maggiore: ${clock(runs.gap)}**, da ${clock(runs.was)} a ${clock(runs.need)} al km in media su tutte le ${runs.count}.`,
        ),
    say(
      `**${top.name}**: about **${clock(top.gap)}**, from ${clock(top.seconds)} at ${top.race.name} (${on}) to the ${clock(Math.round(top.expected))} that your tests and level suggest.`,
      `**${top.name}**: etwa **${clock(top.gap)}**, von ${clock(top.seconds)} bei ${top.race.name} (${on}) auf die ${clock(Math.round(top.expected))}, die deine Tests und dein Niveau erwarten lassen.`,
      `**${top.name}** : environ **${clock(top.gap)}**, de ${clock(top.seconds)} à ${top.race.name} (${on}) aux ${clock(Math.round(top.expected))} que suggèrent tes tests et ton niveau.`,
      `**${top.name}**: unos **${clock(top.gap)}**, de ${clock(top.seconds)} en ${top.race.name} (${on}) a los ${clock(Math.round(top.expected))} que sugieren tus pruebas y tu nivel.`,
      `**${top.name}**: circa **${clock(top.gap)}**, da ${clock(top.seconds)} a ${top.race.name} (${on}) ai ${clock(Math.round(top.expected))} che suggeriscono i tuoi test e il tuo livello.`,
    ),
    bullet(others.slice(0, 3).map(line)),
    say(
      `All stations together: ${clock(total)}. An estimate; the Roxzone comes on top.`,
      `Alle Stationen zusammen: ${clock(total)}. Eine Schätzung; die Roxzone kommt dazu.`,
      `Toutes les stations : ${clock(total)}. Une estimation ; Roxzone en plus.`,
      `Todas las estaciones: ${clock(total)}. Una estimación; Roxzone aparte.`,
      `Tutte le stazioni: ${clock(total)}. Una stima; Roxzone a parte.`,
    ),
  );
}

/** "ok and how do I fix that" after the station that lost most: its training, and where the plan has it. */
function fixStation({ frame, acts, last, diary, view, say }: FollowUp): Draft | undefined {
  const isOfStations =
    last.frame.topics.has("splits") ||
    last.frame.previous?.topics.has("splits") === true ||
    (last.races.length > 0 && last.stations.length > 0);
  const [named] = weakestStations(diary, view)
    .filter(({ name }) => last.text.includes(name))
    .toSorted((a, b) => last.text.indexOf(a.name) - last.text.indexOf(b.name));
  if (!acts.has("fix") || !isOfStations || named === undefined) return undefined;
  const line = Object.entries(LINE_NAMES).find(([name, pattern]) => name !== "sled" && name !== "run" && pattern.test(named.name))?.[0];
  if (line === undefined) return undefined;
  const draft = answerStationWork({ ...frame, lines: [line], subjects: [], topics: new Set(["splits"]) }, diary, view);
  const open = (view.plan === undefined ? [] : allSessions(view.plan)).filter(
    (each) =>
      view.plan !== undefined &&
      each.date >= view.today &&
      isOpen(view.plan, each) &&
      each.blocks.mainWorkout.some(({ name }) => name === named.name),
  );
  if (draft === undefined) return undefined;
  const days = open.slice(0, 3).map(({ date, title }) => `${dayIn(frame.tongue, date, false)}: ${title}`);
  return decided(
    ...draft.text,
    ...(days.length === 0
      ? []
      : [
          say(
            "Your plan has it next on:",
            "Im Plan kommt es das nächste Mal:",
            "Ton plan l’a ensuite :",
            "Tu plan la tiene después:",
            "Il tuo piano la prevede:",
          ),
          bullet(days),
        ]),
  );
}

/** The day of the same date in the twelve months to come. */
function nextOf(day: Day, today: Day): Day {
  const year = Number(today.slice(0, 4));
  const same = `${year}${day.slice(4)}`;
  return same > today ? same : `${year + 1}${day.slice(4)}`;
}

/** Seconds that the runs of the last race lie above the pace that the target of the next one needs. */
function runsGap(
  diary: Diary,
  view: CoachView,
): { readonly gap: number; readonly was: number; readonly need: number; readonly count: number } | undefined {
  const race = view.competitions.find(({ type }) => type === "hyrox");
  const runs = diary.races.findLast(({ splits }) => splits !== undefined)?.splits?.filter(({ name }) => name.startsWith("Run ")) ?? [];
  if (race === undefined || runs.length === 0) return undefined;
  const { name = "Race", type = "", date, priority, target } = race;
  const lines = raceReadiness(view.athlete, { name, type, date, priority, goals: [], ...(target !== undefined && { target }) }, view.today);
  const need = /(\d+):(\d{2})/.exec(lines.find((line) => /run/i.test(line.name))?.asks ?? "");
  if (need === null) return undefined;
  const pace = 60 * Number(need[1]) + Number(need[2]);
  const total = runs.reduce((sum, { seconds }) => sum + seconds, 0);
  const gap = Math.round(total - pace * runs.length);
  return gap <= 0 ? undefined : { gap, was: Math.round(total / runs.length), need: pace, count: runs.length };
}

const RACE_WISH = /\b(?:10 ?k|5 ?k|half|marathon|parkrun|race|run|hyrox|lauf|rennen|halbmarathon|course|semi|carrera|gara|corsa)\b/;
const SOON_DAYS = 21;

/** "would you?", "ok I'm in, what changes" after a race that is thought of: what it does to the plan, and its card. */
function otherRace({ frame, acts, last, diary, view, say }: FollowUp): Draft | undefined {
  // "I might do a 10k on 13 December" is about the next one.
  const wish = framesOf(last.frame).find(({ days, words }) => days.length > 0 && RACE_WISH.test(words));
  const [named] = wish?.days ?? [];
  const on = named === undefined ? undefined : named > view.today ? named : nextOf(named, view.today);
  const { plan } = view;
  if (!(acts.has("advice") || acts.has("join")) || on === undefined || plan === undefined || wish === undefined) return undefined;
  const isOther = last.turn.proposals.some(({ request }) => request.reason !== "record" || request.record.kind !== "race");
  if (frame.days.length + frame.subjects.length > 0 || isOther) return undefined;
  const { tongue } = frame;
  const main = diary.races.find((race) => race.on > on && race.priority === "A");
  const gap = main === undefined ? undefined : daysBetween(on, main.on);
  const isClose = gap !== undefined && gap < SOON_DAYS;
  const week = allSessions(plan).filter((each) => getMonday(each.date) === getMonday(on) && isOpen(plan, each));
  const distance = /\b(\d{1,2}) ?k\b/.exec(wish.words)?.[1] ?? wish.subjects[0]?.test?.name.replace(" km", "");
  const name = distance === undefined ? say("Race", "Rennen", "Course", "Carrera", "Gara") : `${distance} km`;
  const around = week
    .filter(({ date, hard }) => date !== on && (hard || Math.abs(daysBetween(date, on)) <= 1))
    .map((each) => {
      const days = daysBetween(each.date, on);
      const what =
        days > 0 && days <= 1
          ? say(
              "leave it out or 20 min easy: it is the day before",
              "auslassen oder 20 min locker: es ist der Tag davor",
              "à supprimer ou 20 min facile : c’est la veille",
              "quítala o 20 min suaves: es la víspera",
              "toglila o 20 min facili: è il giorno prima",
            )
          : days > 0 && days <= 2
            ? say("make it easy", "locker machen", "à faire facile", "hazla suave", "falla facile")
            : say("stays", "bleibt", "reste", "queda", "resta");
      return `${dayIn(tongue, each.date, false)}: **${each.title}**: ${what}`;
    });
  const onDay = week.find(({ date }) => date === on);
  const raceText = main === undefined ? "" : `${main.name} (${dayIn(tongue, main.on, false)})`;
  const knee = view.injuries.regions.some(({ grade }) => grade > 0);
  const verdict = isClose
    ? say(
        `**Better not**: it is only ${gap} days before ${raceText}.`,
        `**Besser nicht**: nur ${gap} Tage vor ${raceText}.`,
        `**Plutôt non** : seulement ${gap} jours avant ${raceText}.`,
        `**Mejor no**: solo ${gap} días antes de ${raceText}.`,
        `**Meglio di no**: solo ${gap} giorni prima di ${raceText}.`,
      )
    : say(
        `**Yes, as a C race**: trained through, no taper${gap === undefined ? "" : `; ${gap} days before ${raceText} leave enough time`}. It takes the place of the week’s hard run or long run, it does not come on top.`,
        `**Ja, als C-Rennen**: ohne Taper${gap === undefined ? "" : `; ${gap} Tage vor ${raceText} sind genug Abstand`}. Es ersetzt den harten oder langen Lauf der Woche und kommt nicht dazu.`,
        `**Oui, comme course C** : sans affûtage${gap === undefined ? "" : ` ; ${gap} jours avant ${raceText} suffisent`}. Elle remplace la course dure ou longue de la semaine, elle ne s’ajoute pas.`,
        `**Sí, como carrera C**: sin puesta a punto${gap === undefined ? "" : `; ${gap} días antes de ${raceText} bastan`}. Sustituye la carrera dura o larga de la semana, no se suma.`,
        `**Sì, come gara C**: senza scarico${gap === undefined ? "" : `; ${gap} giorni prima di ${raceText} bastano`}. Sostituisce la corsa dura o lunga della settimana, non si aggiunge.`,
      );
  return {
    text: [
      verdict,
      ...(onDay === undefined && around.length === 0
        ? []
        : [bullet([...(onDay === undefined ? [] : [`${dayIn(tongue, on, false)}: **${onDay.title}** → **${name}**`]), ...around])]),
      ...(knee
        ? [
            say(
              "Only with the knee at 3/10 or less on your last run.",
              "Nur, wenn das Knie beim letzten Lauf höchstens 3 von 10 war.",
              "Seulement si le genou est à 3 sur 10 au plus à la dernière course.",
              "Solo si la rodilla está en 3 de 10 o menos en la última carrera.",
              "Solo se il ginocchio è a 3 su 10 o meno nell’ultima corsa.",
            ),
          ]
        : []),
      ...(isClose
        ? []
        : [
            say(
              "The card enters it; nothing is stored until you accept it.",
              "Die Karte trägt es ein; gespeichert wird erst, wenn du sie annimmst.",
              "La carte l’enregistre ; rien n’est enregistré avant que tu l’acceptes.",
              "La tarjeta la apunta; no se guarda nada hasta que la aceptes.",
              "La scheda la inserisce; non si salva nulla finché non la accetti.",
            ),
          ]),
    ],
    isDecided: true,
    ...(!isClose && {
      proposals: [
        recordCard(
          say(`Add ${name}`, `${name} eintragen`, `Ajouter ${name}`, `Añadir ${name}`, `Aggiungi ${name}`),
          longDayIn(tongue, on, true),
          { kind: "race", name, type: "running", date: on, location: "Not entered", priority: "C" },
          [
            { label: say("Race", "Rennen", "Course", "Carrera", "Gara"), after: name },
            { label: say("Day", "Tag", "Jour", "Día", "Giorno"), after: longDayIn(tongue, on, true) },
            { label: say("Priority", "Priorität", "Priorité", "Prioridad", "Priorità"), after: "C" },
          ],
        ),
      ],
    }),
  };
}
