import { daysBetween } from "@ironpace/training";
import { valueText } from "../../changes/change-goal.ts";
import { actOf } from "../../focus/acts.ts";
import type { TurnContext } from "../../focus/focus.ts";
import { bestOfLift, bestOfTest } from "../../asking/best.ts";
import { liftIn, TESTS } from "../../own-data/subject.ts";
import { normalise } from "../../question.ts";
import { getCourse } from "../../own-data/page-numbers/goal-outlook.ts";
import { clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { Said, Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";

const HOW_FAR: { readonly [tongue in Tongue]: RegExp } = {
  en: /\bhow (?:far|close|much)\b.*\b(?:am i|off|away|missing|left|to go|is that)\b|\bwhats missing\b|\bdo(?:es)? (?:it|that|i) (?:look|have a chance)|\b(?:can|will|do) i (?:make|reach|get) (?:it|that|there)\b|\b(?:realistic|doable|possible|achievable|too ambitious)\b/,
  de: /\bwie (?:weit|viel)\b.*\b(?:weg|fehlt|entfernt|noch|bin ich)\b|\b(?:schaff\w*|erreich\w*) ich das\b|\b(?:realistisch|machbar|schaffbar|moglich)\b/,
  fr: /\b(?:combien (?:il )?(?:me )?manque|a quelle distance|realiste|faisable|possible|j y arrive)\b/,
  es: /\b(?:cuanto (?:me )?falta|realista|posible|alcanzable|lo consigo|llego)\b/,
  it: /\b(?:quanto (?:mi )?manca|realistic\w+|fattibile|possibile|ce la faccio)\b/,
};
const SECONDS = 60;
const DAYS_PER_MONTH = 30.44;
/** Needed against done so far: up to the first it is realistic, up to the second ambitious, above that very ambitious. */
const ON_COURSE = 1;
const STRETCH = 1.3;
const MAX_WORDS = 9;

/** "How far am I?", "is that doable?" beside a card for a new goal: what is missing, and whether the pace so far reaches it; the card stays. */
export function judgeGoalCard(focus: TurnContext): Draft | undefined {
  const { cards, words, frame, tongue, diary, view, say } = focus;
  const request = cards[0]?.request;
  if (request?.reason !== "record" || (request.record.kind !== "goal" && request.record.kind !== "goal-change")) return undefined;
  const isAsked = HOW_FAR[tongue].test(words) || actOf(frame.content, tongue) === "judge";
  if (!isAsked || words.split(" ").length > MAX_WORDS || frame.days.length > 0 || frame.periods.length > 0) return undefined;
  const { record } = request;
  const known = record.kind === "goal" ? undefined : diary.goals.find(({ id }) => id === record.goalId);
  const [current, unit] = record.kind === "goal" ? [record.current, record.unit] : [known?.current, known?.unit];
  if (current === undefined || unit === undefined) return undefined;
  const { title, target, due } = record;
  const falling = target < current;
  const { course } = getCourse(
    { id: "", title, current, target, unit, due, falling, ...(known?.values !== undefined && { values: known.values }) },
    diary,
    view.today,
  );
  const months = daysBetween(view.today, due) / DAYS_PER_MONTH;
  const gap = Math.abs(target - current);
  const needed = gap / Math.max(months, 0.1);
  const isOnCourse = course.perDay !== undefined && course.state === "moving";
  const done = isOnCourse ? Math.abs(course.perDay ?? 0) * DAYS_PER_MONTH : monthlyGain(title, falling, focus);
  const isMoving = done !== undefined && done > 0;
  const isLosing = done !== undefined && done <= 0;
  const ratio = isMoving ? needed / done : undefined;
  const shown = (value: number): string =>
    unit === "min" ? clock(Math.round(SECONDS * value)) : valueText(Math.round(10 * value) / 10, unit);
  const lead: Said = isLosing
    ? [
        "**Not at the pace so far**",
        "**Nicht bei dem Tempo bisher**",
        "**Pas au rythme actuel**",
        "**No al ritmo actual**",
        "**Non al ritmo attuale**",
      ]
    : ratio === undefined
      ? [
          "**I cannot say yet**",
          "**Das kann ich noch nicht sagen**",
          "**Je ne peux pas encore le dire**",
          "**Aún no lo puedo decir**",
          "**Non posso ancora dirlo**",
        ]
      : ratio <= ON_COURSE
        ? ["**Yes, realistic**", "**Ja, realistisch**", "**Oui, réaliste**", "**Sí, realista**", "**Sì, realistico**"]
        : ratio <= STRETCH
          ? [
              "**Ambitious, but possible**",
              "**Ehrgeizig, aber möglich**",
              "**Ambitieux, mais possible**",
              "**Ambicioso, pero posible**",
              "**Ambizioso, ma possibile**",
            ]
          : [
              "**Unlikely by then**",
              "**Bis dahin unwahrscheinlich**",
              "**Peu probable d’ici là**",
              "**Poco probable para entonces**",
              "**Improbabile per allora**",
            ];
  const isOne = unit === "reps" && gap === 1;
  const [missing, perMonth] = [valueText(Math.round(100 * gap) / 100, unit), shown(needed)];
  return {
    text: [
      `${say(...lead)}: ${say(
        `you are at ${valueText(current, unit)}, ${missing} ${isOne ? "is" : "are"} missing by ${dayIn(tongue, due)}, so ${perMonth} a month`,
        `du bist bei ${valueText(current, unit)}, bis ${dayIn(tongue, due)} ${isOne ? "fehlt" : "fehlen"} ${missing}, also ${perMonth} im Monat`,
        `tu es à ${valueText(current, unit)}, il manque ${missing} d’ici le ${dayIn(tongue, due)}, soit ${perMonth} par mois`,
        `estás en ${valueText(current, unit)}, ${isOne ? "falta" : "faltan"} ${missing} hasta el ${dayIn(tongue, due)}, es decir ${perMonth} al mes`,
        `sei a ${valueText(current, unit)}, ${isOne ? "manca" : "mancano"} ${missing} entro ${dayIn(tongue, due)}, cioè ${perMonth} al mese`,
      )}${
        isMoving
          ? say(
              `; so far it was ${shown(done)} a month.`,
              `; bisher waren es ${shown(done)} im Monat.`,
              ` ; jusqu’ici ${shown(done)} par mois.`,
              `; hasta ahora ${shown(done)} al mes.`,
              `; finora ${shown(done)} al mese.`,
            )
          : isLosing
            ? say(
                `; so far it went the other way, by ${shown(Math.abs(done))} a month.`,
                `; bisher ging es in die andere Richtung, um ${shown(Math.abs(done))} im Monat.`,
                ` ; jusqu’ici c’est allé dans l’autre sens, de ${shown(Math.abs(done))} par mois.`,
                `; hasta ahora fue en la otra dirección, ${shown(Math.abs(done))} al mes.`,
                `; finora è andata nell’altra direzione, di ${shown(Math.abs(done))} al mese.`,
              )
            : say(
                "; I have too few earlier values to set that against.",
                "; mir fehlen frühere Werte, um das zu vergleichen.",
                " ; il me manque des valeurs antérieures pour comparer.",
                "; me faltan valores anteriores para compararlo.",
                "; mi mancano valori precedenti per confrontarlo.",
              )
      }`,
      ...(ratio !== undefined && ratio > ON_COURSE && isOnCourse && course.reachesOn !== undefined
        ? [
            say(
              `At that pace it comes on **${dayIn(tongue, course.reachesOn)}**: name that day or a smaller number, and the card follows.`,
              `Bei diesem Tempo kommt es am **${dayIn(tongue, course.reachesOn)}**: nenn diesen Tag oder eine kleinere Zahl, und die Karte folgt.`,
              `À ce rythme il vient le **${dayIn(tongue, course.reachesOn)}** : donne cette date ou un chiffre plus petit, et la carte suit.`,
              `A ese ritmo llega el **${dayIn(tongue, course.reachesOn)}**: di esa fecha o un número menor y la tarjeta lo sigue.`,
              `A quel ritmo arriva **${dayIn(tongue, course.reachesOn)}**: di’ quella data o un numero più piccolo, e la scheda segue.`,
            ),
          ]
        : []),
      say(
        "The card stays open.",
        "Die Karte bleibt offen.",
        "La carte reste ouverte.",
        "La tarjeta sigue abierta.",
        "La scheda resta aperta.",
      ),
    ],
    proposals: cards,
  };
}

/** What the values of the lift or test in the title gained in a month, in the unit of the goal and negative for a loss; undefined for fewer than two of them. */
function monthlyGain(title: string, isFalling: boolean, { diary }: TurnContext): number | undefined {
  const words = normalise(title);
  const test = TESTS.find(({ said }) => said.test(words));
  const lift = test === undefined ? liftIn(words)?.lift : undefined;
  const best = test === undefined ? (lift === undefined ? undefined : bestOfLift(lift, diary)) : bestOfTest(test, diary);
  const [first, last] = [best?.values[0], best?.values.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const gain =
    (isFalling ? first.value - last.value : last.value - first.value) / Math.max(1, daysBetween(first.on, last.on) / DAYS_PER_MONTH);
  return best?.kind === "time" ? gain / SECONDS : gain;
}
