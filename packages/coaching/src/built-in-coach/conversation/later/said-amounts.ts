import { daysBetween, emptyBar, warmUpRamp } from "@ironpace/training";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { amountIn, dayIn, thingIn } from "../../turn/names.ts";
import { isNamed } from "../../turn/results/splits.ts";
import { bestsOf } from "../../turn/results/bests.ts";
import { bareUnit, valueIn } from "../../want/asked/words.ts";
import { allItems, sessionOn } from "./session-spoken.ts";
import { isExplained, newest, type Standing } from "./standing.ts";
import { subjectOf } from "./goal-spoken.ts";

const PER_WEEK = bareUnit("(?:per|a|each|every|pro|in der|par|por|a la|cada) (?:week|woche|semaine|semana|settimana)|weekly");
const IS = bareUnit("that|thats|is|so|what|how much|only|its|das|ist|also|ca|fait|eso|es|quanto|e");
const CHANGED = bareUnit(
  "how much|by how much|down|up|difference|less|more|off|wie ?viel|weniger|mehr|combien|moins|cuanto|menos|quanto|meno",
);
const WARM_UP = bareUnit("warm(?:ing)? ?up|warmups?|aufwarm\\p{L}*|echauff\\p{L}*|calent\\p{L}*|riscald\\p{L}*");
const KILOS = bareUnit("kilos?|kgs?|weights?|numbers|actual|gewichte?|konkret|poids|pesos?|pesi|chili");
const NOTES = bareUnit(
  "(?:i )?(?:wrote|write|written|noted?|notes|put down|said)(?: \\p{L}+){0,4}|notizen|geschrieben|note|ecrit|notas|escrib\\p{L}*|scritto|appunti",
);

/** Computes on what the athlete said or what a card changes: an amount per week until a race, the step of a card, kilograms of a warm-up, own notes. */
export function saidAmounts(standing: Standing): Draft | undefined {
  const { words, frame } = standing;
  const count = words.split(" ").length;
  if (count <= FEW_WORDS && CHANGED.test(words) && frame.subjects.length === 0 && isExplained(standing, CHANGED, IS))
    return stepOfCard(standing);
  if (count <= FEW_WORDS && PER_WEEK.test(words) && isExplained(standing, PER_WEEK, IS)) return perWeek(standing);
  if (frame.days.length === 1 && KILOS.test(words) && standing.earlier.slice(0, 2).some((each) => WARM_UP.test(each.frame.words)))
    return warmUp(standing);
  return NOTES.test(words) && standing.reading.shareOf((want) => want === "f-doubt") >= DOUBTED ? inNotes(standing) : undefined;
}

const FEW_WORDS = 6;
/** Share of a doubt from which on notes are looked into. */
const DOUBTED = 0.5;

/** The difference between what a card has before and after. */
function stepOfCard({ turns, say, tongue }: Standing): Draft | undefined {
  const request = turns.at(-1)?.proposals[0]?.request;
  const change =
    request?.reason === "record" ? request.changes.find(({ before, after }) => /\d/.test(before ?? "") && /\d/.test(after)) : undefined;
  if (change?.before === undefined) return undefined;
  const [was, is] = [change.before, change.after].map((text) => Number(/\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(",", ".")));
  const unit = /\d ?(kg|lb|reps|W)\b/.exec(change.after)?.[1];
  if (was === undefined || is === undefined || unit === undefined || was === is) return undefined;
  const gap = valueIn(tongue, `${Math.abs(Math.round(10 * (is - was)) / 10)} ${unit}`);
  const word = is > was ? say("up", "mehr", "de plus", "más", "in più") : say("down", "weniger", "de moins", "menos", "in meno");
  return { text: [`**${gap} ${word}**: ${change.before} → ${change.after} (${change.label}).`] };
}

/** "3 kilos till Berlin", "per week that is": an amount of an earlier turn over the weeks to the race or goal that it names. */
function perWeek(standing: Standing): Draft | undefined {
  const { diary, view, say, tongue } = standing;
  const said = newest(standing, ({ frame }) => {
    const kilos = /(?<![\d:.,])(\d{1,2}(?:[.,]\d)?) ?(?:kg|kilos?)\b/.exec(frame.words)?.[1];
    return kilos === undefined ? undefined : Number(kilos.replace(",", "."));
  });
  const race = newest(standing, ({ frame }) =>
    diary.races.find(({ on, name, location }) => on > view.today && isNamed(`${name} ${location}`, frame.words)),
  );
  if (said === undefined || race === undefined) return undefined;
  const weeks = daysBetween(view.today, race.on) / 7;
  const share =
    view.athlete.bodyWeight === undefined
      ? ""
      : `, ${valueIn(tongue, ((100 * said) / weeks / view.athlete.bodyWeight).toFixed(1))} % ${say("of your weight", "deines Gewichts", "de ton poids", "de tu peso", "del tuo peso")}`;
  return {
    text: [
      `**${valueIn(tongue, (said / weeks).toFixed(2))} kg ${say("a week", "pro Woche", "par semaine", "por semana", "a settimana")}**${share}: ${valueIn(tongue, `${said} kg`)} / ${valueIn(tongue, weeks.toFixed(1))} ${say("weeks", "Wochen", "semaines", "semanas", "settimane")} (${race.name}, ${dayIn(tongue, race.on)}).`,
    ],
  };
}

/** The steps up to the first working set of the lift of a day. */
function warmUp(standing: Standing): Draft | undefined {
  const { frame, view, tongue, diary } = standing;
  const [day = ""] = frame.days;
  const month = `${view.today.slice(0, 7)}${day.slice(7)}`;
  const later = month < view.today ? `${nextMonth(view.today)}${day.slice(7)}` : month;
  const found = [day, later]
    .filter((each) => each >= view.today)
    .map((each) => sessionOn(each, standing))
    .find((each) => each?.session !== undefined);
  const item = allItems(found?.session).find(
    ({ weight, name }) => /^\d+(?:\.\d+)? kg$/.test(weight ?? "") && subjectOf(name)?.lift !== undefined,
  );
  const load = Number(/(\d+(?:\.\d+)?) kg/.exec(item?.weight ?? "")?.[1]);
  if (found === undefined || item === undefined || !Number.isFinite(load)) return undefined;
  const unit = view.athlete.units ?? "kg";
  const subject = subjectOf(item.name);
  const [best] = subject === undefined ? [] : bestsOf(subject, diary);
  const steps = warmUpRamp(load, { bar: emptyBar(view.athlete.sex, unit), unit, oneRepMax: best?.values.at(-1)?.value });
  const kilos = (value: number): string => amountIn(tongue, value, "weight", view);
  return {
    text: [
      `**${thingIn(tongue, item.name)}, ${kilos(load)}** (${dayIn(tongue, found.on, false)}):`,
      bullet(steps.map(({ kilograms, reps }) => `${kilos(kilograms)} × ${reps}`)),
    ],
  };
}

function nextMonth(today: string): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, "0")}`;
}

/** What the athlete wrote of goals, in the own words. */
function inNotes({ diary, say }: Standing): Draft | undefined {
  const { shortTerm, longTerm } = diary.profile;
  const lines = [shortTerm, longTerm].filter((text) => text !== undefined && text !== "");
  if (lines.length === 0) return undefined;
  return {
    text: [
      say(
        "**Yes**, in your profile you wrote:",
        "**Ja**, in deinem Profil steht:",
        "**Oui**, dans ton profil tu as écrit :",
        "**Sí**, en tu perfil escribiste:",
        "**Sì**, nel tuo profilo hai scritto:",
      ),
      bullet(lines.map((text) => `“${text ?? ""}”`)),
    ],
  };
}
