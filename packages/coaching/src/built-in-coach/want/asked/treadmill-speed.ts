import type { ExerciseItem } from "@ironpace/training";
import { linesOf } from "../../focus/about-ease.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { bullet, paceRange } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import { valueIn } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { bareUnit } from "./words.ts";

const TREADMILL = bareUnit("treadmill|tready|dreadmill|laufband|tapis(?: de course| roulant)?|cinta(?: de correr)?|belt");
const SPEED = bareUnit(
  "speed|set|km ?h|kmh|kph|mph|geschwindigkeit|tempo|einstellen|stelle?|schnell|fast|vitesse|regler?|regle|velocidad|pongo|velocit[aà]|imposto|metto",
);
const ASKS =
  /^(?:and |und |et |y |e )?(?:what|whats|which|how (?:fast|do|should)|wie|welche\w*|was|auf was|a? ?quelle|combien|a? ?que|a? ?cuant\w+|cual|a? ?che|quale|a? ?quant\w+)\b|\b(?:treadmill speed|speed|geschwindigkeit|vitesse|velocidad|velocita)\b/;
const PACE = /(?<![\d:])(\d{1,2}):([0-5]\d)(?![\d:])/;
const INTERVALS = bareUnit("intervals?|reps|repeats|intervalle?n?|series|ripetute|fractionne");
const KM_PER_MILE = 1.609344;
const SECONDS_PER_HOUR = 3600;

/** "what speed do I set on the treadmill for the intervals": the planned or named pace in km/h, or mph where the athlete counts miles. */
export function treadmillSpeed({ words, frame, view, tongue, say }: Followed): Draft | undefined {
  if (!TREADMILL.test(words) || !SPEED.test(words) || !ASKS.test(words) || frame.isBroken || frame.verbs.length > 0) return undefined;
  const unit = /\bmph\b/.test(words) || (view.distances === "mi" && !/\b(?:kmh|km h|kph)\b/.test(words)) ? "mph" : "km/h";
  // A pace per mile is one in the unit of the athlete who counts in miles.
  const perMile =
    /\b(?:per mile|a mile|min mile)\b|\d ?\/ ?mi\b/.test(words) || (view.distances === "mi" && !/\b(?:per km|a km)\b|\/ ?km\b/.test(words));
  const speed = (secondsPerKilometre: number): string => {
    const kilometres = SECONDS_PER_HOUR / secondsPerKilometre;
    return valueIn(tongue, (unit === "mph" ? kilometres / KM_PER_MILE : kilometres).toFixed(1));
  };
  const incline = say(
    "With a 1% incline that costs about as much as the same pace outside.",
    "Mit 1 % Steigung kostet das etwa so viel wie dasselbe Tempo draußen.",
    "Avec 1 % de pente, cela coûte à peu près autant que la même allure dehors.",
    "Con un 1 % de inclinación cuesta más o menos lo mismo que ese ritmo al aire libre.",
    "Con l’1 % di pendenza costa circa quanto lo stesso passo all’aperto.",
  );
  const named = PACE.exec(words);
  if (named !== null) {
    const seconds = 60 * Number(named[1]) + Number(named[2]);
    if (seconds < 120 || seconds > 1200) return undefined;
    const text = `**${speed(perMile ? seconds / KM_PER_MILE : seconds)} ${unit}** = ${named[0]} /${perMile ? "mi" : "km"}. ${incline}`;
    return { isFinal: true, text: [text] };
  }
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  const [day] = frame.days;
  const isIntervals = INTERVALS.test(words);
  const kind = isIntervals ? undefined : frame.subjects.find((each) => each.kind !== undefined)?.kind;
  const isMeant = (item: ExerciseItem): boolean => item.pace?.per === "km" && (!isIntervals || (item.sets ?? 1) > 1);
  const session = allSessions(plan).find(
    (each) =>
      each.date >= today &&
      (day === undefined || each.date === day) &&
      (kind === undefined || kind.isPlanned(each)) &&
      linesOf(each).some(isMeant),
  );
  if (session === undefined) return undefined;
  const lines = linesOf(session).flatMap((item) =>
    item.pace?.per === "km"
      ? [
          `${item.name}: ${paceRange(view, item.pace.fastest, item.pace.slowest)} = **${speed(item.pace.slowest)}–${speed(item.pace.fastest)} ${unit}**`,
        ]
      : [],
  );
  return { isFinal: true, text: [`**${session.title}**, ${dayIn(tongue, session.date, false)}:`, bullet(lines), incline] };
}
