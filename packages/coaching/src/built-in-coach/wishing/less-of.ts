import { type Session } from "@ironpace/training";
import { isTest } from "../focus/beside-day.ts";
import { easeCard } from "../changes/ease-card.ts";
import { bullet } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import { previewIn } from "../turn/changes/preview.ts";
import type { Frame } from "../turn/frame.ts";
import { sayIn, type Tongue } from "../turn/languages.ts";
import { dayIn } from "../turn/names.ts";
import type { CoachView } from "../view.ts";
import { reportsPast } from "./past-report.ts";

const LESS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:less|fewer|cut (?:down|back)(?: on)?|reduce|dial (?:back|down)|lower|take down)\b/,
  de: /\b(?:weniger|reduzier\w*|zuruckfahren|runterfahren)\b/,
  fr: /\b(?:moins de|reduire|reduis|diminue\w*)\b/,
  es: /\b(?:menos|reduc\w+|bajar)\b/,
  it: /\b(?:meno|ridu\w+)\b/,
};
const ASKS = /\?\s*$|\b(?:did|was|were|why|how much|than|warum|als|pourquoi|que en|perche)\b/u;
/** What is left of the minutes of a session that is to be less. */
const SHARE = 0.7;
const MOST_CARDS = 4;

/** "I want less running for the next two weeks": a card for each session of that kind in the time, with about 70 % of its minutes. */
export function lessOf(frame: Frame, view: CoachView): Draft | undefined {
  const { words, tongue, subjects, periods, content } = frame;
  const { plan, today } = view;
  const [subject, second] = subjects;
  const [period] = periods;
  if (plan === undefined || subject === undefined || second !== undefined || !LESS[tongue].test(words) || ASKS.test(content.toLowerCase()))
    return undefined;
  if (reportsPast(frame, LESS[tongue])) return undefined;
  if (frame.hasPain || frame.isIll || frame.isForGood || frame.numbers.length > 0 || period === undefined || period.to < today)
    return undefined;
  const fits = (each: Session): boolean =>
    subject.kind?.isPlanned(each) ??
    (subject.sport === "run"
      ? /^R[A-Z]$/.test(each.code)
      : each.blocks.strength.some(({ name }) => subject.lift?.fits.test(name) === true));
  const found = allSessions(plan).filter(
    (each) => each.date >= today && each.date >= period.from && each.date <= period.to && isOpen(plan, each) && !isTest(each) && fits(each),
  );
  if (found.length === 0) return undefined;
  const shown = found.slice(0, MOST_CARDS);
  const say = sayIn(tongue);
  return {
    isDecided: true,
    text: [
      say(
        "These sessions get about 30% shorter; the others stay as planned:",
        "Weniger davon, etwa 70 % der Minuten, in diesen Einheiten; die anderen bleiben wie geplant:",
        "Moins, environ 70 % des minutes, dans ces séances ; les autres restent comme prévu :",
        "Menos, cerca del 70 % de los minutos, en estas sesiones; las otras siguen igual:",
        "Meno, circa il 70 % dei minuti, in queste sessioni; le altre restano come previsto:",
      ),
      bullet(
        shown.map(({ date, title, duration }) => `${dayIn(tongue, date, false)}: **${title}**, ${duration} → ${lessMinutes(duration)} min`),
      ),
      ...(found.some(({ isDeload }) => isDeload)
        ? [
            say(
              "The deload sessions are light already: leave those cards if you only want the hard weeks lighter.",
              "Die Deload-Einheiten sind schon leicht: Lass diese Karten weg, wenn nur die harten Wochen leichter werden sollen.",
              "Les séances de décharge sont déjà légères : laisse ces cartes si tu ne veux alléger que les semaines dures.",
              "Las sesiones de descarga ya son ligeras: deja esas tarjetas si solo quieres aligerar las semanas duras.",
              "Le sessioni di scarico sono già leggere: lascia quelle schede se vuoi alleggerire solo le settimane dure.",
            ),
          ]
        : []),
      previewIn(tongue),
    ],
    proposals: shown.map(({ title, date, duration }) =>
      easeCard(`${title}: ${lessMinutes(duration)} min`, dayIn(tongue, date, false), date, date, { mostMinutes: lessMinutes(duration) }),
    ),
  };
}

function lessMinutes(duration: number): number {
  return Math.max(15, 5 * Math.round((SHARE * duration) / 5));
}
