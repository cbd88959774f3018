import type { Race } from "../../own-data/diary.ts";
import { normalise } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { raceOutlook } from "../../turn/thread/race-outlook.ts";
import { dayIn } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { takeEvery, takeTokens } from "../take-words.ts";

const TARGET =
  / (?:(?:and )?(?:whats |what is )?(?:my |the )?(?:goal|target)(?: (?:there|for it|again))?|(?:und )?(?:was ist )?(?:mein|das) ziel(?: da| dort)?|(?:et )?(?:l |mon )?objectif|(?:y )?(?:el |mi )?objetivo|(?:y )?(?:la |mi )?meta|(?:e )?(?:l |il mio )?obiettivo|(?:e )?il traguardo)(?= )/;
const CAN =
  / (?:(?:can|will|could) i (?:make|do|reach|hit|get) (?:it|that|there)|is (?:it|that) (?:realistic|doable)|schaff(?:e)? ich (?:das|es)|(?:ist das )?(?:machbar|realistisch)|j y arrive(?:rai)?|je peux y arriver|c est (?:faisable|realiste)|(?:lo )?(?:consigo|lograre|puedo lograrlo)|llego|es realista|ce la faccio|e fattibile|e realistico)(?= )/;
const MOVE = / (?:move|shift|push|change|reschedule|verschieb\w*|verleg\w*|deplace\w*|decale\w*|mueve|cambia|pasa|sposta\w*)(?= )/;

/** "e l'obiettivo?", "ce la faccio?" after a race: its target, and whether it is in reach. */
export function targetOfRace(turn: Followed): Draft | undefined {
  const { words, last, view, diary, tongue, say, cards } = turn;
  const race = last?.races.find(({ on, result }) => on >= view.today && result === undefined);
  if (race === undefined || cards.length > 0) return undefined;
  const clause = readClause(words);
  const isTarget = clause.take(TARGET) !== undefined;
  const isCan = !isTarget && clause.take(CAN) !== undefined;
  if (!(isTarget || isCan) || !clause.isRead()) return undefined;
  const target = /(?<!\d)([0-3]):(\d{2})/.exec(race.target ?? "");
  if (isTarget)
    return {
      isDecided: true,
      text: [
        race.target === undefined
          ? say(
              `**${race.name}** has no target yet. Name one, for example “target 1:25”.`,
              `**${race.name}** hat noch kein Ziel. Nenn eines, zum Beispiel „Ziel 1:25“.`,
              `**${race.name}** n’a pas encore d’objectif. Donne-en un, par exemple « objectif 1:25 ».`,
              `**${race.name}** aún no tiene objetivo. Di uno, por ejemplo «objetivo 1:25».`,
              `**${race.name}** non ha ancora un obiettivo. Dinne uno, per esempio «obiettivo 1:25».`,
            )
          : `**${race.name}**, ${dayIn(tongue, race.on)}: **${race.target}**.`,
      ],
    };
  const draft = target === null || race.type !== "hyrox" ? undefined : raceOutlook(tongue, race, target, diary, view);
  return draft === undefined ? undefined : { ...draft, isDecided: true };
}

/** "move Berlin to 20 Feb": the card for another day of a race that is entered. */
export function raceOnOtherDay({ words, frame, view, diary, tongue, say }: Followed): Draft | undefined {
  const [day] = frame.days;
  const clause = readClause(words);
  if (day === undefined || frame.days.length > 1 || day <= view.today || clause.take(MOVE) === undefined) return undefined;
  const race = diary.races.find(
    (each) => each.result === undefined && each.on >= view.today && namesOf(each).some((name) => ` ${words} `.includes(` ${name} `)),
  );
  if (race === undefined || race.on === day) return undefined;
  for (const name of namesOf(race)) clause.take(new RegExp(` ${name}(?= )`));
  takeTokens(clause, frame, /^(?:day|time|month|number|ordinal|topic:race|verb|year)/);
  takeEvery(clause, / (?:to|on|the|my|race|hyrox|auf|den|das|rennen|au|le|la|course|al|el|carrera|il|gara|20\d\d|\d{1,2})(?= )/);
  if (!clause.isRead()) return undefined;
  const [was, is] = [dayIn(tongue, race.on), dayIn(tongue, day)];
  return {
    isDecided: true,
    text: [
      `**${race.name}**: ${was} → **${is}**.`,
      say(
        "Nothing is stored until you accept the card; then ask me to plan towards it again.",
        "Gespeichert wird erst, wenn du die Karte annimmst; lass dann neu darauf hin planen.",
        "Rien n’est enregistré avant que tu acceptes la carte ; demande ensuite à replanifier.",
        "No se guarda nada hasta que aceptes la tarjeta; luego pide replanificar.",
        "Non viene salvato nulla finché non accetti la scheda; poi chiedi di ripianificare.",
      ),
    ],
    proposals: [
      {
        title: `${race.name}: ${is}`,
        why: say(
          `It is entered for ${was}.`,
          `Sie steht am ${was}.`,
          `Elle est notée le ${was}.`,
          `Está apuntada el ${was}.`,
          `È inserita ${was}.`,
        ),
        request: {
          reason: "record",
          record: { kind: "race-date", competitionId: race.id, date: day },
          changes: [{ label: say("Day", "Tag", "Jour", "Día", "Giorno"), before: was, after: is }],
        },
      },
    ],
  };
}

function namesOf({ name, location }: Race): readonly string[] {
  return [
    normalise(name),
    ...`${normalise(name)} ${normalise(location)}`
      .split(" ")
      .filter((word) => word.length >= 4 && !/^(?:hyrox|race|half|marathon)$/.test(word)),
  ];
}

const EASIER =
  / (?:(?:and |ok )*(?:make (?:it|that) )?(?:easier|lighter|easy)(?: too| as well)?|(?:und )?(?:auch )?(?:leichter|lockerer)(?: auch)?|(?:et )?plus (?:facile|legere?)(?: aussi)?|(?:y )?(?:tambien )?mas (?:facil|suave)|(?:e )?(?:anche )?piu (?:facile|leggera?))(?= )/;

/** "ok and make it easier too" beside a card that shortens a session: shorter and easy. */
export function easierToo({ words, cards, tongue, say, view }: Followed): Draft | undefined {
  const [card] = cards;
  const request = card?.request;
  const clause = readClause(words);
  if (card === undefined || request?.reason !== "ease" || request.mostMinutes === undefined || request.onlyEasy === true) return undefined;
  if (clause.take(EASIER) === undefined) return undefined;
  takeEvery(clause, / (?:too|also|as well|auch|aussi|tambien|anche|make|mach|sie|es|fais|la|hazla|falla|it|ok|and)(?= )/);
  const session = view.plan?.plan.weeks.flatMap(({ sessions }) => sessions).find(({ date }) => date === request.from);
  if (!clause.isRead() || session === undefined) return undefined;
  const minutes = request.mostMinutes;
  const when = dayIn(tongue, session.date, false);
  const title = say(
    `${session.title}: ${minutes} min, easy`,
    `${session.title}: ${minutes} min, locker`,
    `${session.title} : ${minutes} min, facile`,
    `${session.title}: ${minutes} min, suave`,
    `${session.title}: ${minutes} min, facile`,
  );
  return {
    isDecided: true,
    text: [
      say(
        `**${session.title}** (${when}): at most **${minutes} min, and only easy**.`,
        `**${session.title}** (${when}): höchstens **${minutes} min, und nur locker**.`,
        `**${session.title}** (${when}) : **${minutes} min au plus, et seulement facile**.`,
        `**${session.title}** (${when}): como mucho **${minutes} min, y solo suave**.`,
        `**${session.title}** (${when}): al massimo **${minutes} min, e solo facile**.`,
      ),
    ],
    proposals: [{ ...card, title, request: { ...request, onlyEasy: true } }],
  };
}
