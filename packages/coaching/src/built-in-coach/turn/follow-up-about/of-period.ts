import { percentSign } from "../languages.ts";
import { addDays, daysBetween } from "@ironpace/training";
import type { Diary } from "../../own-data/diary.ts";
import { mean, sum } from "../../own-data/figures.ts";
import type { Subject } from "../../query/query.ts";
import { pace } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { answerAmount } from "../amounts/index.ts";
import { rowsOf, totalOf } from "../amounts/rows.ts";
import { amountIn, countIn, periodIn } from "../names.ts";
import { earlierPeriod } from "../patch.ts";
import type { Period } from "../times.ts";
import { decided, type FollowUp, framesOf } from "../follow-up/follow-up.ts";

const THAN_BEFORE =
  /\b(?:more|less|better|worse|harder|easier|up|down|higher|lower)\b.*\b(?:than|vs|from)\b.*\b(?:before|last|previous|one before)\b|\b(?:mehr|weniger|besser|schlechter|harter|leichter)\b.*\bals\b.*\b(?:davor|vorher|letzt\w*|zuvor)\b|\b(?:plus|moins|mieux|pire)\b.*\bque\b.*\b(?:avant|precedent\w*|derni\w+)\b|\b(?:mas|menos|mejor|peor)\b.*\bque\b.*\b(?:antes|anterior|pasad[oa])\b|\b(?:piu|meno|meglio|peggio)\b.*\b(?:di|della|del|che)\b.*\b(?:prima|precedente|scors[oa])\b/;
const MORE =
  /\b(?:which|what|where|welche\w*|wo|quel\w*|laquelle|lequel|cual|donde|quale|dove)\b.*\b(?:more|most|less|mehr|meiste\w*|weniger|plus|moins|mas|menos|piu|meno)\b/;
const AVERAGE = /\b(?:average|avg|on average|mean|durchschnitt\w*|im schnitt|moyenne|media|promedio)\b/;
const AMOUNT =
  /\b(?:a lot|much|many|enough|normal|usual|typical|low|high|little|ok|okay|good|bad|viel|wenig|genug|normal|gut|beaucoup|peu|assez|bien|normal|mucho|poco|bastante|suficiente|bien|tanto|poco|abbastanza|bene)\b(?!.*\b(?:percent|prozent|pour ?cent|por ?ciento|per ?cento)\b)/;
const BACK = 6;

/** A turn about an amount of a period: whether it is a lot, against the one before, which of two had more of something, the mean of what was listed. */
export function ofPeriod(turn: FollowUp): Draft | undefined {
  if (!turn.isShort || turn.last.turn.proposals.length > 0 || turn.frame.days.length > 0) return undefined;
  return meanOfListed(turn) ?? whichHadMore(turn) ?? againstBefore(turn) ?? isMuch(turn);
}

/** "average pace?" of the runs that were listed. */
function meanOfListed({ frame, last, view, say }: FollowUp): Draft | undefined {
  const rows = last.items.flatMap(({ work }) => work ?? []);
  if (!AVERAGE.test(frame.words) || rows.length < 2 || frame.periods.length > 0 || frame.subjects.length > 0) return undefined;
  const { tongue } = frame;
  const count = countIn(tongue, rows.length, last.frame.subjects[0]);
  const of = say(
    `over the ${count} listed`,
    `über die ${count} der Liste`,
    `sur les ${count} de la liste`,
    `en las ${count} de la lista`,
    `sulle ${count} della lista`,
  );
  if (frame.metric === "pace" || /\bpace|tempo|allure|ritmo|passo\b/.test(frame.words)) {
    const paced = rows.filter(({ metres, minutes }) => (metres.run ?? 0) > 0 && minutes !== undefined);
    if (paced.length === 0) return undefined;
    const value = (60_000 * sum(paced.map(({ minutes }) => minutes ?? 0))) / sum(paced.map(({ metres }) => metres.run ?? 0));
    return decided(
      `**${pace(view, value)}** ${of}, ${say("session minutes divided by kilometres", "Minuten der Einheit durch ihre Kilometer", "minutes de la séance divisées par ses kilomètres", "minutos de la sesión entre sus kilómetros", "minuti della seduta diviso i chilometri")}.`,
    );
  }
  if (frame.metric === "effort") {
    const value = mean(rows.flatMap(({ rpe }) => rpe ?? []));
    return value === undefined ? undefined : decided(`**${amountIn(tongue, value, "effort")}** ${of}.`);
  }
  if (frame.metric === "distance" || last.frame.metric === "distance")
    return decided(`**${amountIn(tongue, sum(rows.map(({ metres }) => metres.run ?? 0)) / rows.length, "distance", view)}** ${of}.`);
  return decided(`**${amountIn(tongue, Math.round(sum(rows.map(({ minutes }) => minutes ?? 0)) / rows.length), "time")}** ${of}.`);
}

/** "which had more lifting" of the two periods that were compared. */
function whichHadMore({ frame, last, diary, view }: FollowUp): Draft | undefined {
  const periods = framesOf(last.frame)
    .flatMap((each) => each.periods)
    .filter(({ from, to }, at, all) => all.findIndex((each) => each.from === from && each.to === to) === at);
  const [a, b] = periods;
  if (!MORE.test(frame.words) || a === undefined || b === undefined || frame.periods.length > 0 || frame.subjects.length !== 1)
    return undefined;
  const newerFirst = a.from > b.from ? [a, b] : [b, a];
  const metric = frame.metric ?? (frame.subjects[0]?.sport === undefined ? "time" : "distance");
  const draft = answerAmount(
    { ...frame, metric, periods: newerFirst, picks: new Set(), numbers: [], group: undefined } as unknown as FollowUp["frame"],
    diary,
    view,
  );
  return draft === undefined ? undefined : { ...draft, isDecided: true };
}

function measured(frame: FollowUp["frame"]): {
  readonly measure: "time" | "distance" | "sessions" | "load" | "tonnage";
  readonly subject: Subject | undefined;
} {
  const [subject] = frame.subjects.filter(({ test }) => test === undefined);
  const { metric } = frame;
  const measure = metric === "distance" || metric === "sessions" || metric === "load" || metric === "tonnage" ? metric : "time";
  return { measure, subject };
}

/** "better or worse than the one before?", "that's more than the week before, right": the same amount one period earlier. */
function againstBefore({ frame, last, diary, view, say }: FollowUp): Draft | undefined {
  const [period] = last.frame.periods;
  if (
    !THAN_BEFORE.test(frame.words) ||
    period === undefined ||
    period.kind === "ever" ||
    period.from > view.today ||
    frame.subjects.length > 0
  )
    return undefined;
  const isLoad =
    /\b(?:better|worse|harder|easier|besser|schlechter|mieux|pire|mejor|peor|meglio|peggio)\b/.test(frame.words) &&
    last.frame.metric === undefined;
  const { measure, subject } = isLoad ? { measure: "load" as const, subject: undefined } : measured(last.frame);
  const before = earlierPeriod(period);
  const { tongue } = frame;
  const until = period.to > view.today ? view.today : period.to;
  const isOpen = until < period.to;
  const same: Period = isOpen ? { ...before, to: addDays(before.from, daysBetween(period.from, until)) } : before;
  const value = (of: Period): number => totalOf(rowsOf(subject, of, diary, view), measure, subject) ?? 0;
  const [now, then] = [value(period), value(same)];
  const text = (of: number): string => amountIn(tongue, of, measure, view);
  const percent = then === 0 ? undefined : Math.round((100 * (now - then)) / then);
  const head =
    now === then
      ? say("The same", "Gleich viel", "Autant", "Lo mismo", "Lo stesso")
      : now > then
        ? say("More", "Mehr", "Plus", "Más", "Di più")
        : say("Less", "Weniger", "Moins", "Menos", "Di meno");
  return decided(
    `**${head}**: ${text(now)} ${periodIn(tongue, period, view.today)}, ${text(then)} ${isOpen ? say("in the same days of the period before", "an denselben Tagen davor", "les mêmes jours d’avant", "en los mismos días de la anterior", "negli stessi giorni della precedente") : periodIn(tongue, before, view.today)}${percent === undefined ? "" : ` (${percent >= 0 ? "+" : "−"}${Math.abs(percent)}${percentSign(tongue)})`}.`,
    measure === "load"
      ? say(
          "Load is minutes times effort.",
          "Last ist Minuten mal Anstrengung.",
          "La charge, c’est minutes fois effort.",
          "La carga son minutos por esfuerzo.",
          "Il carico è minuti per sforzo.",
        )
      : undefined,
  );
}

/** "is that a lot" of an amount: against the mean of the same span before. */
function isMuch({ frame, acts, last, diary, view, say }: FollowUp): Draft | undefined {
  const [period] = last.frame.periods;
  const isOfBest = last.frame.subjects.some(({ test, lift }) => test !== undefined || lift !== undefined);
  const isAmount =
    last.frame.metric === "time" || last.frame.metric === "distance" || last.frame.metric === "sessions" || last.frame.metric === "load";
  if (
    !acts.has("judge") ||
    !AMOUNT.test(frame.words) ||
    period === undefined ||
    last.frame.periods.length > 1 ||
    isOfBest ||
    !isAmount ||
    frame.subjects.length > 0
  )
    return undefined;
  if (period.kind === "ever" || period.from > view.today) return undefined;
  const { measure, subject } = measured(last.frame);
  const { tongue } = frame;
  const first = firstDay(diary);
  const earlier: Period[] = [];
  for (let at = earlierPeriod(period); earlier.length < BACK && at.from >= first; at = earlierPeriod(at)) earlier.push(at);
  const value = (of: Period): number => totalOf(rowsOf(subject, of, diary, view), measure, subject) ?? 0;
  const usual = mean(earlier.map(value));
  if (usual === undefined || usual === 0) return undefined;
  const now = value(period);
  const percent = Math.round((100 * (now - usual)) / usual);
  const text = (of: number): string =>
    measure === "sessions" ? countIn(tongue, Math.round(10 * of) / 10, subject) : amountIn(tongue, of, measure, view);
  const verdict =
    percent >= 15
      ? say("A lot for you", "Viel für dich", "Beaucoup pour toi", "Mucho para ti", "Tanto per te")
      : percent <= -15
        ? say(
            "Less than usual for you",
            "Weniger als sonst bei dir",
            "Moins que d’habitude pour toi",
            "Menos de lo habitual para ti",
            "Meno del solito per te",
          )
        : say("Normal for you", "Normal für dich", "Normal pour toi", "Normal para ti", "Normale per te");
  return decided(
    say(
      `**${verdict}**: ${text(now)} ${periodIn(tongue, period, view.today)}; the ${earlier.length} before it had ${text(usual)} on average (${percent >= 0 ? "+" : "−"}${Math.abs(percent)}%).`,
      `**${verdict}**: ${text(now)} ${periodIn(tongue, period, view.today)}; die ${earlier.length} davor hatten im Schnitt ${text(usual)} (${percent >= 0 ? "+" : "−"}${Math.abs(percent)} %).`,
      `**${verdict}** : ${text(now)} ${periodIn(tongue, period, view.today)} ; les ${earlier.length} d’avant : ${text(usual)} en moyenne (${percent >= 0 ? "+" : "−"}${Math.abs(percent)} %).`,
      `**${verdict}**: ${text(now)} ${periodIn(tongue, period, view.today)}; los ${earlier.length} anteriores, ${text(usual)} de media (${percent >= 0 ? "+" : "−"}${Math.abs(percent)} %).`,
      `**${verdict}**: ${text(now)} ${periodIn(tongue, period, view.today)}; i ${earlier.length} precedenti, ${text(usual)} in media (${percent >= 0 ? "+" : "−"}${Math.abs(percent)} %).`,
    ),
    say(
      `Growth of up to 10–15% a week is fine if you recover from it; I count what you logged.`,
      `Bis 10–15 % mehr je Woche sind in Ordnung, wenn du dich davon erholst; gezählt ist, was du eingetragen hast.`,
      `Jusqu’à 10–15 % de plus par semaine, ça va si tu récupères ; compte ce que tu as noté.`,
      `Hasta un 10–15 % más por semana está bien si te recuperas; cuenta lo que anotaste.`,
      `Fino al 10–15 % in più a settimana va bene se recuperi; conta ciò che hai registrato.`,
    ),
  );
}

function firstDay({ work }: Diary): string {
  return work[0]?.on ?? "9999-12-31";
}
