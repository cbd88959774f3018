import { readInjuries, type Session, shortDay } from "@ironpace/training";
import { easeCard } from "../../changes/ease-card.ts";
import { PREVIEW } from "../../changes/card.ts";
import { daysNamed, sessionOn } from "../../changes/session-named.ts";
import { getLanguage } from "../../language/language.ts";
import { normalise, readQuestion } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { isOpen, nextSession } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import type { Turn } from "../turn.ts";

const TIRED =
  /\b(?:slept|sleep(?:less)?|tired|exhausted|wrecked|drained|knackered|shattered|no energy|hung ?over|stressed|sore|heavy legs|bad night|mude|schlecht geschlafen|kaputt)\b/;
const ASKS =
  /^(?:(?:so|and|ok|but|then|well|hm+|maybe|should i|shall i|do i|can i|could i|better|is it ok to|just) )*(?:skip|train|rest|run|go|lift|do|move|still (?:train|run|do|go))\b.*(?:\bor what\b|\bor not\b|\?|\bor (?:train|rest|run|skip)\b)|^(?:(?:so|and|ok|but|then|well) )*(?:should i|shall i|can i|do i|is it ok to) (?:still )?(?:skip|train|run|rest|lift|do|go)\b|\b(?:what would you do|what do you (?:think|suggest|recommend)|what (?:should|do) i do(?: now| then)?)\b|^maybe (?:i )?(?:skip|rest)\b/;
const MOST_WORDS = 12;
const TURNS = 3;

interface Asked {
  readonly content: string;
  readonly turns: readonly Turn[];
}

/** "so skip tomorrow or what" after a bad night, "should i still run saturday" after a complaint: a decision about that session, by what was told before. */
export function trainOrNot({ content, turns }: Asked, view: CoachView): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const asks = `${words}${/\?\s*$/.test(content) ? " ?" : ""}`;
  const { plan, today } = view;
  if (plan === undefined || turns.length === 0 || words.split(" ").length > MOST_WORDS || !ASKS.test(asks)) return undefined;
  const told = turns.slice(-TURNS).map(({ question }) => question);
  const days = [content, ...told.toReversed()]
    .flatMap((each) => daysNamed(readQuestion(each, "coaching_question").words, today))
    .map(({ day }) => day);
  const session =
    days.map((day) => sessionOn(plan, day)).find((each) => each !== undefined && isOpen(plan, each)) ?? nextSession(plan, today);
  if (session === undefined) return undefined;
  const speech = getLanguage({ content, turns }) === "de" ? 1 : 0;
  const hurt = told
    .map((each) => readInjuries(each, today).regions.find(({ grade }) => grade > 0))
    .findLast((region) => region !== undefined);
  const complains = told.some((each) =>
    /\b(?:stiff|tight|pain|hurts?|sore|ach\w+|niggle|\d ?\/ ?10|tut weh|schmerz\w*|zieht)\b/i.test(each),
  );
  if (hurt !== undefined && complains) return afterPain(session, hurt.grade, speech);
  return told.some((each) => TIRED.test(normalise(each))) ? afterBadNight(session, speech, /\b(?:today|heute)\b/.test(words)) : undefined;
}

function afterBadNight(session: Session, speech: 0 | 1, isToday: boolean): Draft {
  const when = shortDay(session.date);
  const hard = session.intensityLevel >= HARD;
  return {
    text: [
      [
        `**Do not skip it yet.** Keep **${session.title}** (${when}) and decide in the warm-up${isToday ? "" : ", after one more night"}: if easy feels like effort 5 or more, take the easy version on the card${hard ? "; the hard part can wait a day" : ""}.`,
        `**Noch nicht ausfallen lassen.** Behalt **${session.title}** (${when}) und entscheide beim Aufwärmen${isToday ? "" : ", nach einer Nacht mehr"}: Fühlt sich locker nach Anstrengung 5 oder mehr an, nimm die leichte Fassung auf der Karte.`,
      ][speech] ?? "",
      [
        "Rest instead after a second bad night in a row, or if you feel ill. One session left out costs nothing.",
        "Mach stattdessen Pause nach der zweiten schlechten Nacht in Folge, oder wenn du dich krank fühlst. Eine ausgelassene Einheit kostet nichts.",
      ][speech] ?? "",
      ...(speech === 0 ? [PREVIEW] : []),
    ],
    proposals: [
      easeCard(
        speech === 1 ? `Locker am ${when}` : `Easy on ${when}`,
        speech === 1 ? `Statt ${session.title}.` : `Instead of ${session.title} (effort ${session.intensityLevel} of 10).`,
        session.date,
        session.date,
        { share: 0.7, onlyEasy: true },
      ),
    ],
    followUps: speech === 1 ? [] : ["Make it a rest day instead"],
    isFinal: true,
  };
}

/** From this planned effort on a session is a hard one. */
const HARD = 7;

function afterPain(session: Session, grade: number, speech: 0 | 1): Draft {
  const when = shortDay(session.date);
  const texts: readonly (readonly [string, string])[] = [
    [
      `**Yes, ${session.title} (${when}) is fine while it stays at 3/10 or less**: start easy, and stop if it climbs, turns sharp or changes how you move. It should be back to normal the next morning.`,
      `**Ja, ${session.title} (${when}) geht, solange es bei höchstens 3 von 10 bleibt**: locker beginnen und aufhören, wenn es steigt, stechend wird oder du anders läufst. Am nächsten Morgen sollte es wieder wie vorher sein.`,
    ],
    [
      `**Not quite as planned**: at 4–5/10 take ${session.title} (${when}) easier or on the bike or the rower, and stop above 5. If it is not better after a week, have it looked at.`,
      `**Besser nicht wie geplant**: bei 4–5 von 10 nimm ${session.title} (${when}) lockerer oder auf Rad oder Rudergerät und hör über 5 auf. Ist es nach einer Woche nicht besser, lass es anschauen.`,
    ],
    [
      `**No.** At 6/10 or more, do nothing that loads it: leave ${session.title} (${when}) out, and have a doctor or physiotherapist look at it first.`,
      `**Nein.** Ab 6 von 10 nichts, was es belastet: Lass ${session.title} (${when}) aus und lass es erst ärztlich oder physiotherapeutisch anschauen.`,
    ],
  ];
  const text = texts[Math.min(texts.length, Math.max(1, grade)) - 1]?.[speech] ?? "";
  return { text: [text], articles: ["training-around-pain"], isFinal: true };
}
