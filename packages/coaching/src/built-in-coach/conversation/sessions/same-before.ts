import { daysBetween } from "@ironpace/training";
import { bullet } from "../../say.ts";
import type { Work } from "../../own-data/diary.ts";
import { plainAnswer } from "../../dialogue/turn.ts";
import type { Draft } from "../../topic.ts";
import { daysInText } from "../../turn/quantities/days-in-text.ts";
import { workText } from "../../turn/follow-up/ranked.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { takeEvery } from "../take-words.ts";

const SAME =
  / (?:(?:the )?same (?:session|one|workout|thing)|(?:die|den|das)?(?:selbe|gleiche\w*|selben)(?: einheit| training)?|dieselbe(?: einheit)?|(?:la )?meme (?:seance|chose)|(?:la )?misma (?:sesion|cosa)|lo mismo|(?:la )?stessa (?:seduta|sessione|cosa)|lo stesso)(?= )/;
const BEFORE =
  / (?:before|last time|previously|earlier|how (?:was|did) it go|davor|vorher|letztes mal|das letzte mal|avant|la derniere fois|antes|la ultima vez|la vez anterior|prima|l ultima volta|the time before)(?= )/;
const WORSE =
  / (?:(?:so )?(?:am i|im|i am) (?:getting|becoming) (?:worse|weaker|slower|unfit)|(?:am i|im) (?:regressing|going backwards)|(?:also )?werd\w* ich (?:etwa )?(?:schlechter|schwacher|langsamer)|(?:alors )?(?:je|j) (?:regresse|deviens (?:moins bonne?|plus (?:lente?|faible)))|(?:entonces )?(?:estoy|voy) (?:empeorando|a peor)|(?:quindi )?sto peggiorando)(?= )/;
const MOST_SHOWN = 5;

/** "same session before?": how the session that was talked about went every other time. */
export function sameBefore(turn: Followed): Draft | undefined {
  const clause = readClause(turn.words);
  if (turn.turns.length === 0 || clause.take(SAME) === undefined || clause.take(BEFORE) === undefined) return undefined;
  takeEvery(clause, BEFORE);
  takeEvery(clause, / (?:how|was|did|it|go|wie|war|die|comment|etait|como|fue|com|era|and|then|there)(?= )/);
  const work = talkedAbout(turn);
  if (!clause.isRead() || work === undefined) return undefined;
  const { tongue, view, say } = turn;
  const before = sameAs(work, turn).filter(({ on }) => on < work.on);
  if (before.length === 0)
    return {
      isDecided: true,
      text: [
        say(
          `**${work.title}**: the first time, no earlier one is logged.`,
          `**${work.title}**: das erste Mal, davor ist keine eingetragen.`,
          `**${work.title}** : la première fois, aucune avant.`,
          `**${work.title}**: la primera vez, no hay otra antes.`,
          `**${work.title}**: la prima volta, nessuna prima.`,
        ),
      ],
    };
  const shown = before.toReversed().slice(0, MOST_SHOWN);
  return {
    isDecided: true,
    text: [
      `**${work.title}**: ${compared(work, before, turn)}`,
      bullet([work, ...shown].map((each) => `${dayIn(tongue, each.on)}: ${workText(each, tongue, view)}`)),
    ],
  };
}

/** "so im getting worse??" after one hard session: its effort over time, and what else says so. */
export function gettingWorse(turn: Followed): Draft | undefined {
  const { words, tongue, view, say, diary } = turn;
  const clause = readClause(words);
  if (clause.take(WORSE) === undefined) return undefined;
  takeEvery(clause, / (?:so|then|really|or|what|now|alors|entonces|quindi|denn|jetzt)(?= )/);
  if (!clause.isRead()) return undefined;
  const work = talkedAbout(turn);
  const efforts = work === undefined ? [] : sameAs(work, turn).filter(({ rpe }) => rpe !== undefined);
  const recent = diary.benchmarks.filter(({ on }) => daysBetween(on, view.today) <= RECENT_DAYS).length;
  const ups = new Set(
    diary.bests
      .filter(({ on }) => daysBetween(on, view.today) <= RECENT_DAYS)
      .map(
        ({ name, value, unit, on }) =>
          `${name} ${value}${unit === undefined || unit === "min" ? "" : ` ${unit}`} (${dayIn(tongue, on, false)})`,
      ),
  );
  const last = diary.work
    .filter(({ rpe, on }) => rpe !== undefined && on <= view.today)
    .slice(-4)
    .toReversed();
  return {
    isDecided: true,
    text: [
      say(
        "**No, that does not show it**: one hard day shows tiredness, not a loss of fitness.",
        "**Nein, das zeigt es nicht**: ein harter Tag ist erst Müdigkeit, dann Form.",
        "**Non, cela ne le montre pas** : un jour dur, c’est de la fatigue avant d’être la forme.",
        "**No, eso no lo demuestra**: un día duro es cansancio antes que forma.",
        "**No, questo non lo dimostra**: un giorno duro è stanchezza prima che forma.",
      ),
      bullet([
        ...(efforts.length > 1 && work !== undefined
          ? [
              `${work.title}: ${efforts
                .slice(-4)
                .map(({ rpe, on }) => `${amountIn(tongue, rpe ?? 0, "effort")} (${dayIn(tongue, on, false)})`)
                .join(" → ")}`,
            ]
          : []),
        `${say("The last sessions", "Die letzten Einheiten", "Les dernières séances", "Las últimas sesiones", "Le ultime sessioni")}: ${last.map(({ rpe, on }) => `${rpe ?? ""} (${dayIn(tongue, on, false)})`).join(", ")}`,
        ...(ups.size === 0 || recent < 0
          ? []
          : [
              `${say("Bests of the last ten weeks", "Bestleistungen der letzten zehn Wochen", "Records des dix dernières semaines", "Marcas de las últimas diez semanas", "Record delle ultime dieci settimane")}: ${[...ups].slice(0, 4).join(", ")}`,
            ]),
      ]),
      deload(turn),
    ].filter((part) => part !== ""),
  };
}

const RECENT_DAYS = 70;

function deload({ view, say, tongue }: Followed): string {
  const week = view.plan?.plan.weeks.find(({ isDeload, startDate }) => isDeload && startDate > view.today);
  return week === undefined
    ? ""
    : say(
        `The deload from ${dayIn(tongue, week.startDate, false)} removes the fatigue; compare the same session after it.`,
        `Die Entlastung ab ${dayIn(tongue, week.startDate, false)} nimmt die Müdigkeit heraus; urteile nach derselben Einheit danach.`,
        `La décharge dès le ${dayIn(tongue, week.startDate, false)} enlève la fatigue ; juge sur la même séance après.`,
        `La descarga desde el ${dayIn(tongue, week.startDate, false)} quita el cansancio; júzgalo con la misma sesión después.`,
        `Lo scarico da ${dayIn(tongue, week.startDate, false)} toglie la stanchezza; giudica con la stessa seduta dopo.`,
      );
}

function compared(work: Work, before: readonly Work[], { say, tongue }: Followed): string {
  const efforts = before.flatMap(({ rpe }) => rpe ?? []);
  if (work.rpe === undefined || efforts.length === 0) return "";
  const usual = Math.round((10 * efforts.reduce((sum, each) => sum + each, 0)) / efforts.length) / 10;
  const [is, was] = [amountIn(tongue, work.rpe, "effort"), amountIn(tongue, usual, "effort")];
  return say(
    `${is} this time, ${was} on average before.`,
    `diesmal ${is}, davor im Schnitt ${was}.`,
    `${is} cette fois, ${was} en moyenne avant.`,
    `esta vez ${is}, antes ${was} de media.`,
    `questa volta ${is}, prima ${was} in media.`,
  );
}

/** Every session with the same main part; the title says it. */
function sameAs({ title }: Work, { diary }: Followed): readonly Work[] {
  return diary.work.filter((each) => each.title === title);
}

/** The done session that the last answers named first. */
export function talkedAbout({ turns, tongue, view, diary }: Followed): Work | undefined {
  for (const { answer } of turns.slice(-3).toReversed()) {
    const text = plainAnswer(answer);
    const days = daysInText(text, tongue, view.today);
    const found = diary.work
      .filter(({ title, on }) => text.includes(title) && days.includes(on))
      .toSorted((a, b) => text.indexOf(a.title) - text.indexOf(b.title))[0];
    if (found !== undefined) return found;
  }
  return undefined;
}
