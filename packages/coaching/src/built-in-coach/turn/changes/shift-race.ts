import { storedOnAcceptIn } from "./preview.ts";
import type { CoachProposal } from "@ironpace/contract";
import { addDays, type Day } from "@ironpace/training";
import type { Diary, Race } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";
import { dayIn } from "../names.ts";
import { isNamed } from "../results/splits.ts";

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "a an one eine einer einen einem ein une un una uno",
    "two zwei deux dos due",
    "three drei trois tres tre",
    "four vier quatre cuatro quattro",
  ].flatMap((line, at) => line.split(" ").map((word) => [word, at + 1] as const)),
);
const DAYS: readonly (readonly [said: RegExp, days: number])[] = [
  [/^(?:day|tag|jour|dia|giorn)/, 1],
  [/^(?:week|woche|semaine|semana|settiman)/, 7],
  [/^(?:month|monat|mois|mes)/, 28],
];
const AMOUNT = new RegExp(
  String.raw`\b(\d{1,2}|${Object.keys(NUMBERS).join("|")}) ?(days?|weeks?|months?|tage?n?|wochen?|monate?n?|jours?|semaines?|mois|dias?|semanas?|mes(?:es)?|giorn[oi]|settiman[ae]|mes[ei])\b`,
);

/** Which way the race has moved; what moves without either is put off. */
const EARLIER: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:earlier|sooner|forward|pulled up)\b/,
  de: /\b(?:fruher|eher|vorverlegt|vorgezogen|nach vorne?|vorgeruckt)\b/,
  fr: /\b(?:plus tot|avance\w*)\b/,
  es: /\b(?:antes|adelant\w+)\b/,
  it: /\b(?:prima|anticip\w+)\b/,
};
const LATER: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:later|back|postponed|delayed|moved|shifted|rescheduled|pushed)\b/,
  de: /\b(?:spater|verschoben|nach hinten|verlegt)\b/,
  fr: /\b(?:plus tard|decale\w*|repousse\w*|reporte\w*|deplace\w*)\b/,
  es: /\b(?:mas tarde|despues|retras\w+|aplaz\w+|pospuest\w+|posp\w+|movi\w+)\b/,
  it: /\b(?:piu tardi|dopo|rimandat\w+|posticipat\w+|spostat\w+)\b/,
};
/** Something has happened to the race, or it is now on another day: no wish to train earlier, and no question. */
const HAS_MOVED: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:moved|postponed|pushed|delayed|shifted|rescheduled|brought|pulled|put)\b|\b(?:is|its|now|happens|takes place)\b.*\b(?:later|earlier|sooner)\b/,
  de: /\b(?:verschoben|verlegt|vorverlegt|vorgezogen)\b|\b(?:ist|findet|jetzt|nun)\b.*\b(?:spater|fruher|nach (?:hinten|vorne?))\b/,
  fr: /\b(?:decale\w*|repousse\w*|reporte\w*|avance\w*|deplace\w*)\b|\b(?:est|aura lieu)\b.*\bplus (?:tard|tot)\b/,
  es: /\b(?:retras\w+|aplaz\w+|pospuest\w+|adelant\w+|han movido|movieron|se movio)\b|\b(?:es|sera)\b.*\b(?:despues|mas tarde|antes)\b/,
  it: /\b(?:rimandat\w+|posticipat\w+|spostat\w+|anticipat\w+)\b|\b(?:e|sara)\b.*\b(?:piu tardi|dopo|prima)\b/,
};

/** "The race was moved back two weeks": its day, that much later or earlier than the one that is entered. */
export function answerRaceShift(frame: Frame, { races }: Diary, { today }: CoachView): Draft | undefined {
  const { tongue, words, topics } = frame;
  const found = AMOUNT.exec(words);
  const ahead = races.filter(({ on, result }) => on >= today && result === undefined).toSorted((a, b) => a.on.localeCompare(b.on));
  const race = ahead.find(({ name }) => isNamed(name, words)) ?? (topics.has("race") ? ahead[0] : undefined);
  if (found === null || race === undefined || !HAS_MOVED[tongue].test(words) || frame.days.length > 0) return undefined;
  const isEarlier = EARLIER[tongue].test(words);
  if (!isEarlier && !LATER[tongue].test(words)) return undefined;
  const count = NUMBERS[found[1] ?? ""] ?? Number(found[1]);
  const [, unit] = DAYS.find(([said]) => said.test(found[2] ?? "")) ?? [undefined, 7];
  const date = addDays(race.on, count * unit * (isEarlier ? -1 : 1));
  const say = sayIn(tongue);
  const [before, after] = [dayIn(tongue, race.on), dayIn(tongue, date)];
  if (date <= today)
    return {
      isDecided: true,
      text: [
        say(
          `${race.name} is on ${before}; the day you mean is over already. Which day is it now?`,
          `${race.name} ist am ${before}; der Tag, den du meinst, ist schon vorbei. Welcher Tag ist es jetzt?`,
          `${race.name} est le ${before} ; le jour que tu veux dire est déjà passé. Quel jour est-ce maintenant ?`,
          `${race.name} es el ${before}; el día que dices ya pasó. ¿Qué día es ahora?`,
          `${race.name} è il ${before}; il giorno che dici è già passato. Che giorno è adesso?`,
        ),
      ],
    };
  const fourWeeks =
    unit !== 28
      ? ""
      : say(
          " (I counted a month as four weeks; tell me the date if it is different)",
          " (vier Wochen für einen Monat; nenn den Tag, wenn es ein anderer ist)",
          " (quatre semaines pour un mois ; dis le jour si c’est un autre)",
          " (cuatro semanas por mes; di el día si es otro)",
          " (quattro settimane per un mese; dimmi il giorno se è un altro)",
        );
  return {
    isDecided: true,
    text: [
      say(
        `Move **${race.name}** from ${before} to **${after}**${fourWeeks}. Your training phases and taper move with it: once the card is accepted, say “Prepare me for ${race.name}”, and I show what changes in the plan.`,
        `**${race.name}** von ${before} auf **${after}** verlegen${fourWeeks}. Phasen und Taper folgen dem neuen Tag: Wenn die Karte angenommen ist, sag „Bereite mich auf ${race.name} vor“, dann zeige ich, was sich im Plan ändert.`,
        `Déplacer **${race.name}** du ${before} au **${after}**${fourWeeks}. Phases et affûtage suivent le nouveau jour : une fois la carte acceptée, dis « Prépare-moi pour ${race.name} », et je montre ce qui change dans le plan.`,
        `Pasar **${race.name}** del ${before} al **${after}**${fourWeeks}. Fases y taper siguen el nuevo día: cuando aceptes la tarjeta, di «Prepárame para ${race.name}» y te muestro qué cambia en el plan.`,
        `Spostare **${race.name}** dal ${before} al **${after}**${fourWeeks}. Fasi e scarico seguono il nuovo giorno: accettata la scheda, di’ «Preparami per ${race.name}» e mostro cosa cambia nel piano.`,
      ),
      storedOnAcceptIn(tongue),
    ],
    proposals: [raceDateCard(race, date, tongue)],
    ...(tongue === "en" && { followUps: [`Prepare me for ${race.name}`] }),
  };
}

export function raceDateCard(race: Race, date: Day, tongue: Tongue): CoachProposal {
  const say = sayIn(tongue);
  const before = dayIn(tongue, race.on);
  return {
    title: `${race.name}: ${dayIn(tongue, date, false)}`,
    why: say(
      `It is entered for ${before}.`,
      `Eingetragen ist ${before}.`,
      `Elle est saisie pour le ${before}.`,
      `Está apuntada para el ${before}.`,
      `È inserita per il ${before}.`,
    ),
    request: {
      reason: "record",
      record: { kind: "race-date", competitionId: race.id, date },
      changes: [{ label: say("Day", "Tag", "Jour", "Día", "Giorno"), before, after: dayIn(tongue, date) }],
    },
  };
}
