import { barbellLoad, emptyBar, formatPace, oneRepMaxFromSet } from "@ironpace/training";
import { type Best, bestOfLift, bestOfTest } from "../../asking/best.ts";
import type { Diary } from "../../own-data/diary.ts";
import type { Subject } from "../../query/query.ts";
import { clock, bullet, weight } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue, valueIn } from "../languages.ts";
import { dayIn, periodIn, thingIn } from "../names.ts";

/** Everything a frame can ask of best values: now, the one before, how far it went, its share, the oldest of all. */
export function answerBest(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { picks, topics, subjects } = frame;
  // "when did I last squat", and the time before.
  const isOfLast = picks.has("last") || (frame.relations.has("last") && (topics.has("when") || picks.has("before")));
  if (isOfLast && !picks.has("best")) return undefined;
  // "my last run over 10 km" is a session, not a best.
  if (frame.relations.has("last") && topics.has("when") && frame.tokens.some(({ concept }) => concept.startsWith("sport:")))
    return undefined;
  if (frame.numbers.length > 0 || frame.minutes !== undefined || frame.days.length > 0) return undefined;
  if (picks.has("oldest") && picks.has("best") && subjects.length === 0) return oldest(frame, diary);
  const bests = subjects.flatMap((subject) => bestsOf(subject, diary));
  const [best] = bests;
  if (best === undefined || bests.length !== subjects.length) return undefined;
  if (topics.has("e1rm") && subjects[0]?.lift !== undefined) return estimated(frame, subjects[0], diary, view);
  if (frame.percent !== undefined && best.kind === "load") return shareOf(frame, best, view);
  if (bests.length === 2 && (picks.has("better") || picks.has("most"))) return movedMore(frame, bests, view);
  if (bests.length > 1) return undefined;
  if (picks.has("better")) return progress(frame, best, view);
  if (picks.has("before")) return before(frame, best, view);
  // "what was my record six months ago": what held then.
  const isOfThen = picks.size === 0 || (frame.relations.has("ago") && [...picks].every((pick) => pick === "best"));
  if (frame.periods.length === 1 && isOfThen && frame.metric === undefined && !topics.has("done") && !COUNTS.test(frame.words))
    return valueThen(frame, best, view);
  if (picks.has("best") || topics.has("when") || picks.has("fastest") || picks.has("heaviest")) return current(frame, best, view);
  return undefined;
}

export function bestsOf({ lift, test }: Subject, diary: Diary): readonly Best[] {
  if (lift !== undefined) return withValues(bestOfLift(lift, diary));
  if (test !== undefined) return withValues(bestOfTest(test, diary));
  return [];
}

function withValues(best: Best): readonly Best[] {
  return best.values.length === 0 ? [] : [best];
}

/** "107.5 kg", "46:20", "11" */
export function valueText(tongue: Tongue, value: number, { kind }: Best, view: CoachView): string {
  if (kind === "load") return valueIn(tongue, weight(view, value));
  if (kind !== "time") return kind === "watts" ? `${value} W` : `${value}`;
  const text = Number.isInteger(value) ? clock(value) : `${clock(Math.floor(value))}.${Math.round(10 * (value % 1))}`;
  return tongue === "en" ? text : text.replace(".", ",");
}

/** "1:10 faster", "+2.5 kg", in the language. */
export function gapText(tongue: Tongue, from: number, to: number, best: Best, view: CoachView): string {
  const say = sayIn(tongue);
  const gap = Math.round(10 * Math.abs(to - from)) / 10;
  if (gap === 0) return say("no change", "unverändert", "sans changement", "sin cambios", "invariato");
  if (best.kind !== "time") return `${to > from ? "+" : "−"}${valueText(tongue, gap, best, view)}`;
  const text = gap < 60 ? valueIn(tongue, `${gap} s`).replace(".", tongue === "en" ? "." : ",") : `${clock(Math.round(gap))} min`;
  return to < from
    ? say(`${text} faster`, `${text} schneller`, `${text} plus rapide`, `${text} más rápido`, `${text} più veloce`)
    : say(`${text} slower`, `${text} langsamer`, `${text} plus lent`, `${text} más lento`, `${text} più lento`);
}

export function isBetter(from: number, to: number, { kind }: Best): boolean {
  return kind === "time" ? to < from : to > from;
}

function current({ tongue }: Frame, best: Best, view: CoachView): Draft | undefined {
  const say = sayIn(tongue);
  const top = best.values.reduce((a, b) => (isBetter(a.value, b.value, best) ? b : a));
  const earlier = best.values.findLast(({ on }) => on < top.on);
  const [name, value, day] = [thingIn(tongue, best.name), valueText(tongue, top.value, best, view), dayIn(tongue, top.on)];
  return {
    text: [
      say(
        `Your best **${name}** is **${value}**, from ${day}.`,
        `Deine Bestleistung **${name}**: **${value}**, vom ${day}.`,
        `Ton record **${name}** : **${value}**, le ${day}.`,
        `Tu mejor marca en **${name}**: **${value}**, del ${day}.`,
        `Il tuo record di **${name}**: **${value}**, del ${day}.`,
      ) +
        (earlier === undefined
          ? ""
          : ` ${say("Before", "Davor", "Avant", "Antes", "Prima")}: ${valueText(tongue, earlier.value, best, view)} (${dayIn(tongue, earlier.on)}).`),
    ],
  };
}

const COUNTS = /\b(?:how (?:many|often)|wie ?(?:viele?|oft)|combien|cuant[oa]s|quant[ie])\b/;

/** "what was my 10k in spring": the value that was true then. */
function valueThen({ tongue, periods }: Frame, best: Best, view: CoachView): Draft | undefined {
  const [period] = periods;
  if (period === undefined || period.from > view.today) return undefined;
  const say = sayIn(tongue);
  const inside = best.values.filter(({ on }) => on >= period.from && on <= period.to);
  const then = inside.at(-1) ?? best.values.findLast(({ on }) => on < period.from);
  const now = best.values.at(-1);
  if (then === undefined || now === undefined) return undefined;
  const name = thingIn(tongue, best.name);
  const when = periodIn(tongue, period, view.today);
  const value = `**${valueText(tongue, then.value, best, view)}** (${dayIn(tongue, then.on)})`;
  return {
    text: [
      (inside.length > 0
        ? `${name}, ${when}: ${value}.`
        : say(
            `${name}: nothing new ${when}; it stood at ${value}.`,
            `${name}: ${when} nichts Neues; da galt ${value}.`,
            `${name} : rien de nouveau ${when} ; c’était ${value}.`,
            `${name}: nada nuevo ${when}; valía ${value}.`,
            `${name}: niente di nuovo ${when}; valeva ${value}.`,
          )) +
        (now === then
          ? ""
          : ` ${say("Now", "Jetzt", "Maintenant", "Ahora", "Ora")}: ${valueText(tongue, now.value, best, view)} (${dayIn(tongue, now.on)}), ${gapText(tongue, then.value, now.value, best, view)}.`),
    ],
  };
}

function before({ tongue }: Frame, best: Best, view: CoachView): Draft {
  const say = sayIn(tongue);
  const [now, earlier] = [best.values.at(-1), best.values.at(-2)];
  if (now === undefined || earlier === undefined)
    return {
      text: [
        say(
          `There is no earlier one: **${thingIn(tongue, best.name)}** has one value.`,
          `Davor gibt es keinen: **${thingIn(tongue, best.name)}** hat einen einzigen Wert.`,
          `Il n’y en a pas avant : **${thingIn(tongue, best.name)}** n’a qu’une valeur.`,
          `No hay ninguna anterior: **${thingIn(tongue, best.name)}** tiene un solo valor.`,
          `Non ce n’è una precedente: **${thingIn(tongue, best.name)}** ha un solo valore.`,
        ),
      ],
    };
  return {
    text: [
      `${say("Before", "Davor", "Avant", "Antes", "Prima")}: **${valueText(tongue, earlier.value, best, view)}**, ${dayIn(tongue, earlier.on)}. ${say("Now", "Jetzt", "Maintenant", "Ahora", "Ora")} ${valueText(tongue, now.value, best, view)} (${dayIn(tongue, now.on)}): ${gapText(tongue, earlier.value, now.value, best, view)}.`,
    ],
  };
}

/** The first value of the period, or the last before it, against the newest. */
function steps(frame: Frame, best: Best): readonly { readonly value: number; readonly on: string }[] {
  const [period] = frame.periods;
  if (period === undefined) return best.values;
  const inside = best.values.filter(({ on }) => on >= period.from && on <= period.to);
  const earlier = best.values.findLast(({ on }) => on < period.from);
  const then = inside[0] ?? earlier;
  const now = best.values.at(-1);
  // "faster than last winter": from then to now.
  if (frame.relations.has("compare") && then !== undefined && now !== undefined && period.to < now.on) return [then, now];
  return inside.length >= 2 || earlier === undefined ? inside : [earlier, ...inside];
}

function progress(frame: Frame, best: Best, view: CoachView): Draft | undefined {
  const { tongue } = frame;
  const say = sayIn(tongue);
  const inPeriod = steps(frame, best);
  // A period with one value compares nothing: from it to now.
  const [only] = inPeriod;
  const now = best.values.at(-1);
  if (only !== undefined && inPeriod.length === 1 && now !== undefined && now !== only && (frame.periods[0]?.to ?? "") < view.today)
    return progress({ ...frame, periods: [{ from: only.on, to: view.today, kind: "since" }] }, best, view);
  const list = inPeriod;
  const [first, last] = [list[0], list.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const when = frame.periods[0] === undefined ? "" : ` ${periodIn(tongue, frame.periods[0], view.today)}`;
  const name = thingIn(tongue, best.name);
  if (first === last)
    return {
      text: [
        say(
          `There is nothing to compare${when}: **${name}** has only ${valueText(tongue, first.value, best, view)} (${dayIn(tongue, first.on)}).`,
          `Zum Vergleichen fehlt ein zweiter Wert${when}: **${name}** nur ${valueText(tongue, first.value, best, view)} (${dayIn(tongue, first.on)}).`,
          `Rien à comparer${when} : **${name}** n’a que ${valueText(tongue, first.value, best, view)} (${dayIn(tongue, first.on)}).`,
          `No hay con qué comparar${when}: **${name}** solo ${valueText(tongue, first.value, best, view)} (${dayIn(tongue, first.on)}).`,
          `Niente da confrontare${when}: **${name}** ha solo ${valueText(tongue, first.value, best, view)} (${dayIn(tongue, first.on)}).`,
        ),
      ],
    };
  const better = isBetter(first.value, last.value, best);
  return {
    text: [
      `**${better ? say("Yes", "Ja", "Oui", "Sí", "Sì") : say("No", "Nein", "Non", "No", "No")}**: **${name}** ${valueText(tongue, first.value, best, view)} (${dayIn(tongue, first.on)}) → **${valueText(tongue, last.value, best, view)}** (${dayIn(tongue, last.on)}), ${gapText(tongue, first.value, last.value, best, view)}.`,
      ...(list.length > 2
        ? [
            `${say("All results", "Alle Werte", "Tous les résultats", "Todos los resultados", "Tutti i risultati")}: ${list.map(({ value }) => valueText(tongue, value, best, view)).join(" → ")}.`,
          ]
        : []),
    ],
  };
}

/** Two lifts or tests over one period: which went further. */
function movedMore(frame: Frame, bests: readonly Best[], view: CoachView): Draft | undefined {
  const { tongue } = frame;
  const rows = bests.flatMap((best) => {
    const list = steps(frame, best);
    const [first, last] = [list[0], list.at(-1)];
    return first === undefined || last === undefined
      ? []
      : [{ best, first, last, share: Math.abs(last.value - first.value) / first.value, gain: last.value - first.value }];
  });
  const [top, other] = rows.toSorted((a, b) => (a.best.kind === b.best.kind ? Math.abs(b.gain) - Math.abs(a.gain) : b.share - a.share));
  if (top === undefined || other === undefined) return undefined;
  return {
    text: [
      `**${thingIn(tongue, top.best.name)}**: ${gapText(tongue, top.first.value, top.last.value, top.best, view)}; ${thingIn(tongue, other.best.name)}: ${gapText(tongue, other.first.value, other.last.value, other.best, view)}.`,
      bullet(
        [top, other].map(
          ({ best, first, last }) =>
            `${thingIn(tongue, best.name)}: ${valueText(tongue, first.value, best, view)} (${dayIn(tongue, first.on)}) → **${valueText(tongue, last.value, best, view)}** (${dayIn(tongue, last.on)})`,
        ),
      ),
    ],
  };
}

/** A share of a maximum, rounded to the athlete's plates. */
function shareOf({ tongue, percent = 0 }: Frame, best: Best, view: CoachView): Draft | undefined {
  const maximum = best.values.at(-1);
  if (maximum === undefined || percent < 20 || percent > 120) return undefined;
  const unit = view.athlete.units ?? "kg";
  const bar = barbellLoad(maximum.value, percent, { cap: 1.2, bar: emptyBar(view.athlete.sex, unit), unit });
  const exact = valueIn(tongue, weight(view, Math.round(maximum.value * percent) / 100));
  const rounded = bar === undefined ? exact : valueIn(tongue, weight(view, bar));
  const name = thingIn(tongue, best.name);
  const of = `${valueIn(tongue, weight(view, maximum.value))} (${dayIn(tongue, maximum.on)})`;
  return {
    text: [
      sayIn(tongue)(
        `**${rounded}**: ${percent}% of your ${name} of ${of} is ${exact}, rounded to your plates.`,
        `**${rounded}**: ${percent} % von deinen ${of} ${name} sind ${exact}, auf deine Scheiben gerundet.`,
        `**${rounded}** : ${percent} % de ton ${name} de ${of} font ${exact}, arrondi à tes disques.`,
        `**${rounded}**: el ${percent} % de tu ${name} de ${of} son ${exact}, redondeado a tus discos.`,
        `**${rounded}**: il ${percent} % del tuo ${name} di ${of} è ${exact}, arrotondato ai tuoi dischi.`,
      ),
    ],
  };
}

/** The estimate of the newest sets, beside what was tested. */
function estimated({ tongue }: Frame, { lift }: Subject, diary: Diary, view: CoachView): Draft | undefined {
  if (lift === undefined) return undefined;
  const say = sayIn(tongue);
  const recent = diary.work
    .toReversed()
    .map(({ on, sets }) => ({
      on,
      sets: sets.filter(
        ({ exercise, isWarmUp, kilograms, reps }) => !isWarmUp && lift.fits.test(exercise) && kilograms !== undefined && (reps ?? 99) <= 10,
      ),
    }))
    .find(({ sets }) => sets.length > 0);
  const of =
    recent?.sets.map((set) => ({ set, value: oneRepMaxFromSet(set.kilograms ?? 0, set.reps ?? 1, Math.floor(10 - (set.rpe ?? 10))) })) ??
    [];
  const top = of.flatMap(({ set, value }) => (typeof value === "number" ? [{ set, value }] : [])).toSorted((a, b) => b.value - a.value)[0];
  if (recent === undefined || top === undefined) return undefined;
  const tested = bestOfLift(lift, diary).values.at(-1);
  const set = `${valueIn(tongue, weight(view, top.set.kilograms ?? 0))} × ${top.set.reps ?? 1}${top.set.rpe === undefined ? "" : ` (RPE ${top.set.rpe})`}`;
  const about = valueIn(tongue, weight(view, Math.round(top.value)));
  return {
    text: [
      say(
        `About **${about}**: an estimate from ${set} on ${dayIn(tongue, recent.on)}, your last sets of ${thingIn(tongue, lift.name)}.`,
        `Etwa **${about}**: eine Schätzung aus ${set} am ${dayIn(tongue, recent.on)}, deinen letzten Sätzen (${thingIn(tongue, lift.name)}).`,
        `Environ **${about}** : une estimation d’après ${set} le ${dayIn(tongue, recent.on)}, tes dernières séries (${thingIn(tongue, lift.name)}).`,
        `Unos **${about}**: una estimación a partir de ${set} el ${dayIn(tongue, recent.on)}, tus últimas series (${thingIn(tongue, lift.name)}).`,
        `Circa **${about}**: una stima da ${set} il ${dayIn(tongue, recent.on)}, le tue ultime serie (${thingIn(tongue, lift.name)}).`,
      ),
      ...(tested === undefined
        ? []
        : [
            `${say("Tested", "Getestet", "Testé", "Medido", "Testato")}: **${valueIn(tongue, weight(view, tested.value))}** (${dayIn(tongue, tested.on)}).`,
          ]),
    ],
  };
}

/** The best that has stood for the longest time. */
function oldest({ tongue }: Frame, { bests }: Diary): Draft | undefined {
  const newest = new Map<string, (typeof bests)[number]>();
  for (const best of bests) {
    const known = newest.get(best.name);
    if (known === undefined || known.on <= best.on) newest.set(best.name, best);
  }
  const [first, second] = [...newest.values()].toSorted((a, b) => a.on.localeCompare(b.on));
  if (first === undefined) return undefined;
  const text = ({ name, value, unit, metric, on }: typeof first): string =>
    `${name} ${valueIn(tongue, value)}${metric === "time" || unit === undefined ? "" : ` ${unit}`} (${dayIn(tongue, on)})`;
  const say = sayIn(tongue);
  return {
    text: [
      say(
        `Your oldest personal best: **${text(first)}**.`,
        `Deine älteste Bestleistung: **${text(first)}**.`,
        `Ton plus ancien record : **${text(first)}**.`,
        `Tu marca más antigua: **${text(first)}**.`,
        `Il tuo record più vecchio: **${text(first)}**.`,
      ) + (second === undefined ? "" : ` ${say("Then", "Danach", "Puis", "Después", "Poi")}: ${text(second)}.`),
    ],
  };
}

/** "5:50 for easy runs, is that ok": against the athlete's own range. */
export function answerEasyPace(frame: Frame, view: CoachView): Draft | undefined {
  const { tongue, clock: said, subjects } = frame;
  const easy = view.capacities.paces?.easy;
  const isEasy =
    subjects.some(({ name }) => name === "easy run" || name === "long run") ||
    /\b(?:easy|locker\w*|facile|suave|facil[ei])\b/.test(frame.words);
  if (said === undefined || easy === undefined || !isEasy || said < 180 || said > 600) return undefined;
  const { fast: fastest, slow: slowest } = easy;
  const range = `${clock(fastest)}–${clock(slowest)} /km`;
  const say = sayIn(tongue);
  const of = formatPace(said);
  return {
    text: [
      said < fastest
        ? say(
            `**Too fast**: your easy range is **${range}**, and ${of} is faster than that.`,
            `**Zu schnell**: dein lockerer Bereich ist **${range}**, ${of} liegt davor.`,
            `**Trop vite** : ta zone facile est **${range}**, et ${of} est plus rapide.`,
            `**Demasiado rápido**: tu zona suave es **${range}**, y ${of} está por encima.`,
            `**Troppo veloce**: la tua zona facile è **${range}**, e ${of} è più veloce.`,
          )
        : said > slowest
          ? say(
              `**Yes, easy enough**: your range is **${range}**; ${of} is slower still, which is no harm.`,
              `**Ja, locker genug**: dein Bereich ist **${range}**; ${of} ist noch langsamer, das schadet nicht.`,
              `**Oui, assez facile** : ta zone est **${range}** ; ${of} est encore plus lent, sans inconvénient.`,
              `**Sí, suficientemente suave**: tu zona es **${range}**; ${of} es aún más lento, y no pasa nada.`,
              `**Sì, abbastanza facile**: la tua zona è **${range}**; ${of} è ancora più lento, e va bene.`,
            )
          : say(
              `**Yes, ${of} is right**: your easy range is **${range}**.`,
              `**Ja, ${of} passt**: dein lockerer Bereich ist **${range}**.`,
              `**Oui, ${of} convient** : ta zone facile est **${range}**.`,
              `**Sí, ${of} está bien**: tu zona suave es **${range}**.`,
              `**Sì, ${of} va bene**: la tua zona facile è **${range}**.`,
            ),
      say(
        "From your 5 km and 10 km times. The check that counts: full sentences while running.",
        "Aus deinen Zeiten über 5 und 10 km. Was zählt: beim Laufen in ganzen Sätzen reden können.",
        "D’après tes temps sur 5 et 10 km. Le vrai test : pouvoir parler en phrases entières.",
        "Según tus tiempos de 5 y 10 km. La prueba que vale: poder hablar con frases enteras.",
        "Dai tuoi tempi sui 5 e 10 km. La prova che conta: parlare con frasi intere.",
      ),
    ],
  };
}
