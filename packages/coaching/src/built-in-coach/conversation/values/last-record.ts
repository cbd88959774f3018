import { percentSign, valueIn } from "../../turn/languages.ts";
import { daysBetween } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { bestsOf, gapText, valueText } from "../../turn/results/bests.ts";
import { dayIn, periodIn, thingIn } from "../../turn/names.ts";
import { pace, weight } from "../../say.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { takeEvery, takeTokens } from "../take-words.ts";

const RECORD =
  / (?:(?:set a |hit a |got a |a |my |last |new )*(?:pr|pb|personal (?:best|record))s?|bestleistung|rekord|bestzeit|record(?: perso)?|marca|mejor marca|primato)(?= )/;
const WHEN =
  / (?:(?:when was |when did i )?(?:the |my )?last time(?: i)?|when(?: did i| was)?|(?:wann war )?(?:mein\w*|die|der)? ?(?:letzte\w*|zuletzt)|wann|quand|(?:la )?derniere fois|(?:mon )?dernier|cuando|(?:la )?ultima vez|(?:mi )?ultim[oa]|quando|(?:l )?ultima volta|(?:il mio )?ultimo)(?= )/;
const HOW_MUCH =
  / (?:(?:and )?by how much|how much (?:more|better|faster|was it)|(?:und )?um wie ?viel|wie ?viel (?:mehr|besser)|(?:et )?de combien|(?:y )?(?:en |por )?cuanto(?: mas| mejore)?|(?:e )?di quanto)(?= )/;
const ASIDE =
  / (?:i|did|was|hit|set|on|for|in|my|the|it|and|ich|hatte|war|im|beim|bei|und|j ai|fait|eu|battu|au|en|de|du|hice|tuve|fue|ho|fatto|stato|di|nel|del|have|had)(?= )/;

/** "last time I PR'd my deadlift and by how much": the last step of a best, its day and its gain. */
export function lastRecord(turn: Followed): Draft | undefined {
  const { words, frame, diary, view, tongue, say } = turn;
  const [subject] = frame.subjects;
  if (subject === undefined || frame.subjects.length > 1 || frame.periods.length > 0) return undefined;
  const clause = readClause(words);
  const isRecord = clause.take(RECORD) !== undefined;
  const isWhen = clause.take(WHEN) !== undefined;
  const isGain = clause.take(HOW_MUCH) !== undefined;
  takeTokens(clause, frame, /^(?:lift|test|pick:best|topic:when|reply:also)/);
  takeEvery(clause, WHEN);
  takeEvery(clause, ASIDE);
  if (!isRecord || !(isWhen && isGain) || !clause.isRead()) return undefined;
  const best = bestsOf(subject, diary)[0];
  const [now, before] = [best?.values.at(-1), best?.values.at(-2)];
  if (best === undefined || now === undefined) return undefined;
  const name = thingIn(tongue, best.name);
  const value = valueText(tongue, now.value, best, view);
  const ago = daysBetween(now.on, view.today);
  return {
    isDecided: true,
    text: [
      say(
        `**${dayIn(tongue, now.on)}**: ${name} **${value}**, ${ago} days ago.`,
        `**${dayIn(tongue, now.on)}**: ${name} **${value}**, vor ${ago} Tagen.`,
        `**${dayIn(tongue, now.on)}** : ${name} **${value}**, il y a ${ago} jours.`,
        `**${dayIn(tongue, now.on)}**: ${name} **${value}**, hace ${ago} días.`,
        `**${dayIn(tongue, now.on)}**: ${name} **${value}**, ${ago} giorni fa.`,
      ),
      ...(before === undefined
        ? []
        : [
            `**${gapText(tongue, before.value, now.value, best, view)}** ${say("over", "gegenüber", "par rapport à", "sobre", "rispetto a")} ${valueText(tongue, before.value, best, view)} (${dayIn(tongue, before.on)}).`,
          ]),
    ],
  };
}

const AGO =
  / (?:(?:vs|versus|against|compared (?:to|with)|than|and|gegenuber|verglichen mit|im vergleich zu|contre|par rapport a|comparado con|frente a|rispetto a|e)? ?(?:exactly|genau|exactement|exactamente|esattamente)? ?(?:a|1|one|einem|un|hace un|il y a un|vor einem|vor 1)? ?(?:year|yr|jahr|an|ano|anno)(?: ago| fa)?)(?= )/;

/** "deadlift vs exactly 1 yr ago": what held then, what holds now, and the gain. */
export function bestAYearAgo(turn: Followed): Draft | undefined {
  const { words, frame, diary, view, tongue } = turn;
  const [subject] = frame.subjects;
  if (
    subject === undefined ||
    frame.subjects.length > 1 ||
    (subject.lift ?? subject.test) === undefined ||
    !/\b(?:year|yr|jahr|an|ano|anno)\b/.test(words)
  )
    return undefined;
  const clause = readClause(words);
  takeTokens(clause, frame, /^(?:lift|test)/);
  if (clause.take(AGO) === undefined) return undefined;
  takeEvery(clause, / (?:ago|fa|il y a|hace|vor|vs|and|now|my|mein\w*|mon|mi|mio|jetzt|exactly|genau)(?= )/);
  const best = clause.isRead() ? bestsOf(subject, diary)[0] : undefined;
  const then = new Date(Date.parse(view.today) - 365 * 86_400_000).toISOString().slice(0, 10);
  const held = best?.values.findLast(({ on }) => on <= then) ?? best?.values[0];
  const now = best?.values.at(-1);
  if (best === undefined || held === undefined || now === undefined) return undefined;
  const percent = Math.round((100 * Math.abs(now.value - held.value)) / held.value);
  return {
    isDecided: true,
    text: [
      `**${thingIn(tongue, best.name)}**: ${valueText(tongue, held.value, best, view)} (${dayIn(tongue, held.on)}) → **${valueText(tongue, now.value, best, view)}** (${dayIn(tongue, now.on)}): **${gapText(tongue, held.value, now.value, best, view)}** (${percent}${percentSign(tongue)}).`,
    ],
  };
}

const PACE =
  / (?:(?:race )?paces?(?: per (?:km|k|kilometer|kilometre))?|per (?:km|k)|tempo(?: (?:pro|je) km)?|allures?(?: (?:au|par) km)?|ritmos?(?: (?:por|al) km)?|passo(?: (?:al|per) km)?|\/ ?km)(?= )/;
const COMPARED =
  / (?:vs|versus|and|against|compared to|gegen|und|contre|et|contra|y|e|contro|my|mein\w*|mon|mi|mio|whats|what is|what are|race|der|die|das|le|la|el|il)(?= )/;

/** "5k pace vs 10k pace per km": the pace of the stored times, not the paces of training. */
export function paceOfBests(turn: Followed): Draft | undefined {
  const { words, frame, diary, view, tongue, say } = turn;
  const tests = frame.subjects.filter(({ test }) => test !== undefined);
  if (tests.length === 0 || tests.length !== frame.subjects.length) return undefined;
  const clause = readClause(words);
  if (!takeEvery(clause, PACE)) return undefined;
  takeTokens(clause, frame, /^(?:test|metric:pace|rel:compare|reply|pick:best)/);
  takeEvery(clause, COMPARED);
  if (!clause.isRead() || tests.length < 2) return undefined;
  const rows = tests.flatMap((subject) => {
    const best = bestsOf(subject, diary)[0];
    const now = best?.values.at(-1);
    return best?.metres === undefined || now === undefined || best.kind !== "time"
      ? []
      : [{ best, now, seconds: (1000 * now.value) / best.metres }];
  });
  const [a, b] = rows;
  if (a === undefined || b === undefined) return undefined;
  const gap = Math.round(Math.abs(a.seconds - b.seconds));
  return {
    isDecided: true,
    text: [
      rows
        .map(
          ({ best, now, seconds }) =>
            `- **${best.name}: ${pace(view, seconds)}** (${valueText(tongue, now.value, best, view)}, ${dayIn(tongue, now.on)})`,
        )
        .join("\n"),
      say(
        `${gap} s/km apart.`,
        `${gap} s/km Unterschied.`,
        `${gap} s/km d’écart.`,
        `${gap} s/km de diferencia.`,
        `${gap} s/km di differenza.`,
      ),
    ],
  };
}

const CHANGED =
  / (?:(?:has|did|have) (?:my )?(?:body ?)?weight (?:changed?|gone (?:up|down)|moved)|(?:hat|ist) (?:sich )?mein gewicht|mein gewicht(?: sich)? (?:verandert|geandert)|mon poids a (?:t il )?change|(?:ha cambiado )?mi peso(?: ha cambiado)?|il mio peso e cambiato|weight (?:change|trend|history)|gewichtsverlauf)(?= )/;

/** "has my weight changed since summer": only one body weight is stored, so nothing can be said of a change. */
export function weightChange(turn: Followed): Draft | undefined {
  const { words, frame, view, say, tongue } = turn;
  const clause = readClause(words);
  const { bodyWeight } = view.athlete;
  if (clause.take(CHANGED) === undefined || bodyWeight === undefined) return undefined;
  takeTokens(clause, frame, /^(?:month|time|season|unit|rel|year|number|metric|reply)/);
  takeEvery(
    clause,
    / (?:since|over|in|this|last|summer|spring|winter|autumn|seit|verandert|geandert|sommer|depuis|ete|printemps|desde|verano|da|dall|estate|cambiado|change|the)(?= )/,
  );
  if (!clause.isRead()) return undefined;
  const value = valueIn(tongue, weight(view, bodyWeight));
  const [period] = frame.periods;
  const when = period === undefined ? "" : ` (${periodIn(tongue, period, view.today)})`;
  return {
    isDecided: true,
    text: [
      say(
        `**I cannot say${when}**: only one body weight is stored, **${value}**, without a history. Tell me a new one now and then (“weight 64.2”).`,
        `**Das kann ich nicht sagen${when}**: gespeichert ist nur ein Körpergewicht, **${value}**, ohne Verlauf. Sag mir ab und zu ein neues („Gewicht 64,2“).`,
        `**Je ne peux pas le dire${when}** : un seul poids est enregistré, **${value}**, sans historique. Donne-m’en un de temps en temps (« poids 64,2 »).`,
        `**No lo puedo decir${when}**: solo hay un peso guardado, **${value}**, sin historial. Dime uno de vez en cuando («peso 64,2»).`,
        `**Non posso dirlo${when}**: è salvato un solo peso, **${value}**, senza storico. Dimmene uno ogni tanto («peso 64,2»).`,
      ),
    ],
  };
}
