import { addDays, daysBetween, formatPace, raceTime, rowSplit, SPLIT_LOSS_PER_DOUBLING, vdotFromRace } from "@ironpace/training";
import { bestOfTest } from "../../asking/best.ts";
import { TESTS } from "../../own-data/subject.ts";
import { bullet, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { rowsOf } from "../amounts/rows.ts";
import { doneAgainstPlan } from "../results/done-against-plan.ts";
import { bestsOf, gapText, isBetter, valueText } from "../results/bests.ts";
import type { Frame } from "../frame.ts";
import { answerJudged } from "../results/judged.ts";
import { amountIn, dayIn, periodIn, thingIn } from "../names.ts";
import { tested } from "../patch.ts";
import { decided, type FollowUp, framesOf } from "../follow-up/follow-up.ts";
import { workText } from "../follow-up/ranked.ts";

const METRES: { readonly [name: string]: number } = { "5 km": 5000, "10 km": 10_000 };

/** A turn about the values that were talked about: their dates, whether they are good, fit each other, or are believed. */
export function aboutValues(turn: FollowUp): Draft | undefined {
  if (!turn.isShort) return undefined;
  return (
    whenOf(turn) ??
    plannedGap(turn) ??
    fits(turn) ??
    slowerThan(turn) ??
    doubted(turn) ??
    judgedStored(turn) ??
    tooFast(turn) ??
    splitOf(turn) ??
    ofHours(turn)
  );
}

/** "date?" of what was ranked: the first row of the answer with its days. */
function whenOf({ frame, acts, last }: FollowUp): Draft | undefined {
  if (!acts.has("date") || frame.subjects.length + frame.topics.size > 1) return undefined;
  const [first] = last.text.split("\n\n");
  if (last.frame.group !== "week") return undefined;
  const monday = weekStart(last.text, frame);
  return monday === undefined
    ? undefined
    : decided(`**${dayIn(frame.tongue, monday)} – ${dayIn(frame.tongue, addDays(monday, 6))}**. ${(first ?? "").replaceAll("**", "")}`);
}

const MONTH_NAMES = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

function weekStart(text: string, { tongue }: Frame): string | undefined {
  if (tongue !== "en") return undefined;
  const [, date = "", month = "", year = ""] = /(\d{1,2}) (\w{3}) (20\d\d)/.exec(text) ?? [];
  const at = MONTH_NAMES.indexOf(month.toLowerCase());
  return at < 0 ? undefined : `${year}-${String(at + 1).padStart(2, "0")}-${date.padStart(2, "0")}`;
}

const OF_PLAN = /\b(?:plan\w*|scheduled|geplant\w*|prevu\w*|previst\w*|pianificat\w*)\b/;

/** "by how much" after more or less than planned: both amounts of that week. */
function plannedGap({ frame, acts, last, diary, view }: FollowUp): Draft | undefined {
  const [period] = [...frame.periods, ...last.frame.periods];
  if (!acts.has("gap") || !OF_PLAN.test(last.frame.words) || frame.subjects.length > 0 || period === undefined) return undefined;
  return doneAgainstPlan(frame.tongue, period, diary, view);
}

/** "does that fit my 10k": two distances as the same running fitness. */
function fits({ frame, acts, last, diary, say }: FollowUp): Draft | undefined {
  if (!acts.has("fit") || frame.verbs.length > 0) return undefined;
  const { tongue } = frame;
  const of = (each: Frame["subjects"]): string | undefined => each.find(({ test }) => test !== undefined && test.name in METRES)?.name;
  const a =
    framesOf(last.frame).flatMap((each) => of(each.subjects) ?? [])[0] ??
    /\b(10|5) ?(?:k|km|er)\b/.exec(last.frame.words)?.[1]?.replace(/$/, " km");
  const b = of(frame.subjects) ?? /\b(10|5) ?(?:k|km|er|kilometer)\b/.exec(frame.words)?.[1]?.replace(/$/, " km");
  if (a === undefined || b === undefined || a === b) return undefined;
  const best = (name: string) => {
    const test = TESTS.find((each) => each.name === name);
    return test === undefined ? undefined : bestOfTest(test, diary).values.at(-1);
  };
  const [first, second] = [best(a), best(b)];
  const [from, to] = [METRES[b], METRES[a]];
  if (first === undefined || second === undefined || from === undefined || to === undefined) return undefined;
  const predicted = raceTime(vdotFromRace(from, second.value), to);
  const gap = first.value - predicted;
  const isClose = Math.abs(gap) / predicted <= 0.015;
  const [is, other, could] = [clock(first.value), clock(second.value), clock(Math.round(predicted))];
  const shown = clock(Math.round(Math.abs(gap)));
  return decided(
    isClose
      ? say(
          `**Yes, they fit**: ${b} in ${other} (${dayIn(tongue, second.on)}) suggests ${a} in about **${could}**, and you ran **${is}** (${dayIn(tongue, first.on)}).`,
          `**Ja, das passt**: ${b} in ${other} (${dayIn(tongue, second.on)}) lassen ${a} in etwa **${could}** erwarten, gelaufen bist du **${is}** (${dayIn(tongue, first.on)}).`,
          `**Oui, c’est cohérent** : ${b} en ${other} (${dayIn(tongue, second.on)}) suggèrent ${a} en environ **${could}**, et tu as couru **${is}** (${dayIn(tongue, first.on)}).`,
          `**Sí, encaja**: ${b} en ${other} (${dayIn(tongue, second.on)}) sugieren ${a} en unos **${could}**, y corriste **${is}** (${dayIn(tongue, first.on)}).`,
          `**Sì, torna**: ${b} in ${other} (${dayIn(tongue, second.on)}) suggeriscono ${a} in circa **${could}**, e hai corso **${is}** (${dayIn(tongue, first.on)}).`,
        )
      : say(
          `**Not quite**: ${b} in ${other} (${dayIn(tongue, second.on)}) suggests ${a} in about **${could}**; your **${is}** (${dayIn(tongue, first.on)}) is ${shown} ${gap > 0 ? "slower" : "faster"}.`,
          `**Nicht ganz**: ${b} in ${other} (${dayIn(tongue, second.on)}) lassen ${a} in etwa **${could}** erwarten; deine **${is}** (${dayIn(tongue, first.on)}) sind ${shown} ${gap > 0 ? "langsamer" : "schneller"}.`,
          `**Pas tout à fait** : ${b} en ${other} (${dayIn(tongue, second.on)}) suggèrent ${a} en environ **${could}** ; tes **${is}** (${dayIn(tongue, first.on)}) sont ${shown} plus ${gap > 0 ? "lents" : "rapides"}.`,
          `**No del todo**: ${b} en ${other} (${dayIn(tongue, second.on)}) sugieren ${a} en unos **${could}**; tus **${is}** (${dayIn(tongue, first.on)}) son ${shown} más ${gap > 0 ? "lentos" : "rápidos"}.`,
          `**Non del tutto**: ${b} in ${other} (${dayIn(tongue, second.on)}) suggeriscono ${a} in circa **${could}**; i tuoi **${is}** (${dayIn(tongue, first.on)}) sono ${shown} più ${gap > 0 ? "lenti" : "veloci"}.`,
        ),
    say(
      "By the running tables of Daniels, an estimate.",
      "Nach den Lauftabellen von Daniels, eine Schätzung.",
      "D’après les tables de Daniels, une estimation.",
      "Según las tablas de Daniels, una estimación.",
      "Secondo le tabelle di Daniels, una stima.",
    ),
  );
}

/** "that's slower than I did in spring" after an estimate: the stored result of that time beside it. */
function slowerThan({ frame, acts, last, diary, view, say }: FollowUp): Draft | undefined {
  const [period] = frame.periods;
  const [subject] = last.frame.subjects.filter(({ test, lift }) => test !== undefined || lift !== undefined);
  if (!acts.has("doubt") || period === undefined || subject === undefined || period.from > view.today) return undefined;
  const best = bestsOf(subject, diary)[0];
  const now = best?.values.at(-1);
  if (best === undefined || now === undefined) return undefined;
  const { tongue } = frame;
  const inside = best.values.filter(({ on }) => on >= period.from && on <= period.to);
  const then = inside.at(-1) ?? best.values.findLast(({ on }) => on < period.from);
  if (then === undefined) return undefined;
  const [name, value, current, when] = [
    thingIn(tongue, best.name),
    valueText(tongue, then.value, best, view),
    valueText(tongue, now.value, best, view),
    periodIn(tongue, period, view.today),
  ];
  const isFaster = isBetter(now.value, then.value, best);
  return decided(
    isFaster
      ? say(
          `**You are right**: ${name} ${value} (${dayIn(tongue, then.on)}) is better than ${current} (${dayIn(tongue, now.on)}).`,
          `**Du hast recht**: ${name} ${value} (${dayIn(tongue, then.on)}) ist besser als ${current} (${dayIn(tongue, now.on)}).`,
          `**Tu as raison** : ${name} ${value} (${dayIn(tongue, then.on)}), mieux que ${current} (${dayIn(tongue, now.on)}).`,
          `**Tienes razón**: ${name} ${value} (${dayIn(tongue, then.on)}) es mejor que ${current} (${dayIn(tongue, now.on)}).`,
          `**Hai ragione**: ${name} ${value} (${dayIn(tongue, then.on)}) è meglio di ${current} (${dayIn(tongue, now.on)}).`,
        )
      : say(
          `**The log says otherwise**: ${inside.length > 0 ? `your ${name} ${when} was` : `nothing is stored for ${name} ${when}; the value then was`} **${value}** (${dayIn(tongue, then.on)}). Your best is **${current}** (${dayIn(tongue, now.on)}), ${gapText(tongue, then.value, now.value, best, view)}.`,
          `**Gespeichert ist es anders**: ${inside.length > 0 ? `${name} ${when}:` : `Für ${name} ist ${when} nichts eingetragen; damals galt`} **${value}** (${dayIn(tongue, then.on)}). Deine Bestleistung ist **${current}** (${dayIn(tongue, now.on)}), ${gapText(tongue, then.value, now.value, best, view)}.`,
          `**Le journal dit autre chose** : ${name}, ${when} : **${value}** (${dayIn(tongue, then.on)}). Ton record : **${current}** (${dayIn(tongue, now.on)}), ${gapText(tongue, then.value, now.value, best, view)}.`,
          `**El registro dice otra cosa**: ${name}, ${when}: **${value}** (${dayIn(tongue, then.on)}). Tu mejor marca: **${current}** (${dayIn(tongue, now.on)}), ${gapText(tongue, then.value, now.value, best, view)}.`,
          `**Il diario dice altro**: ${name}, ${when}: **${value}** (${dayIn(tongue, then.on)}). Il tuo record: **${current}** (${dayIn(tongue, now.on)}), ${gapText(tongue, then.value, now.value, best, view)}.`,
        ),
    say(
      `An estimate uses your newest times; if you have run faster, enter that time under **Personal Bests** and the estimate updates.`,
      `Eine Schätzung geht von deinen neuesten Zeiten aus; warst du irgendwo schneller, trag es unter **Personal bests** ein.`,
      `Une estimation part de tes derniers temps ; si tu as couru plus vite, saisis-le dans **Personal bests**.`,
      `Una estimación parte de tus últimos tiempos; si corriste más rápido, apúntalo en **Personal bests**.`,
      `Una stima parte dai tuoi ultimi tempi; se hai corso più veloce, inseriscilo in **Personal bests**.`,
    ),
  );
}

/** "you sure? felt the opposite": the values or efforts that the answer rests on, and how much they carry. */
function doubted({ frame, acts, last, diary, view, say }: FollowUp): Draft | undefined {
  if (!acts.has("doubt") || frame.periods.length + frame.days.length + frame.subjects.length > 0 || last.turn.proposals.length > 0)
    return undefined;
  const { tongue } = frame;
  const [subject] = last.frame.subjects;
  const best = subject === undefined ? undefined : bestsOf(subject, diary)[0];
  if (best !== undefined && best.values.length > 0)
    return decided(
      say(
        `The stored values of **${best.name}**:`,
        `Die gespeicherten Werte (**${thingIn(tongue, best.name)}**):`,
        `Les valeurs enregistrées (**${thingIn(tongue, best.name)}**) :`,
        `Los valores guardados (**${thingIn(tongue, best.name)}**):`,
        `I valori salvati (**${thingIn(tongue, best.name)}**):`,
      ),
      bullet(best.values.slice(-4).map(({ value, on }) => `${dayIn(tongue, on)}: **${valueText(tongue, value, best, view)}**`)),
      say(
        "Nothing newer is stored. If one is wrong, tell me which.",
        "Neueres ist nicht gespeichert. Ist einer falsch, sag mir welcher.",
        "Rien de plus récent. Si l’une est fausse, dis-moi laquelle.",
        "No hay nada más nuevo. Si alguno está mal, dime cuál.",
        "Non c’è nulla di più recente. Se uno è sbagliato, dimmi quale.",
      ),
    );
  const [station] = last.stations;
  if (station === undefined) return undefined;
  const rows = diary.work.filter(({ lines }) => lines?.some(({ name }) => name === station.exercise));
  const latest = rows.slice(-4);
  const split = diary.races.flatMap(({ name, on, splits }) =>
    (splits ?? []).flatMap((each) => (each.name === station.exercise ? [{ race: name, on, seconds: each.seconds }] : [])),
  );
  if (latest.length === 0) return undefined;
  return decided(
    say(
      `**I have little to go on**: you logged the effort of whole sessions with ${station.exercise.toLowerCase()}, not your time or sets. The last ${latest.length} of ${rows.length}:`,
      `**Die Daten sind dünn**: eingetragen ist die Anstrengung ganzer Einheiten mit ${station.exercise}, nicht Zeit oder Sätze dieser Zeile. Die letzten ${latest.length} von ${rows.length}:`,
      `**Les données sont maigres** : c’est l’effort de séances entières avec ${station.exercise}, pas le temps de cette ligne. Les ${latest.length} dernières sur ${rows.length} :`,
      `**Hay pocos datos**: está anotado el esfuerzo de sesiones enteras con ${station.exercise}, no el tiempo de esa línea. Las últimas ${latest.length} de ${rows.length}:`,
      `**I dati sono pochi**: è registrato lo sforzo di sessioni intere con ${station.exercise}, non il tempo di quella riga. Le ultime ${latest.length} di ${rows.length}:`,
    ),
    bullet(latest.toReversed().map((work) => `${dayIn(tongue, work.on)}: ${work.title}, ${workText(work, tongue, view)}`)),
    ...split.map(({ race, on, seconds }) => `${race} (${dayIn(tongue, on)}): **${clock(seconds)}**.`),
    say(
      "So your own feeling may be right: time one set of it, and we have a number.",
      "Dein Gefühl kann also stimmen: stopp einen Satz davon, dann haben wir eine Zahl.",
      "Ton ressenti peut donc être juste : chronomètre une série et nous aurons un chiffre.",
      "Tu sensación puede ser cierta: cronometra una serie y tendremos un número.",
      "La tua sensazione può essere giusta: cronometra una serie e avremo un numero.",
    ),
  );
}

/** "is that good" of a test that is not stored: the one that is. */
function judgedStored({ frame, acts, last, diary, view, say }: FollowUp): Draft | undefined {
  const [subject] = last.frame.subjects;
  if (!acts.has("judge") || subject?.test === undefined || frame.subjects.length > 0 || bestsOf(subject, diary).length > 0)
    return undefined;
  const other = /row/.test(subject.name) ? tested({ name: "row", sport: "row" }) : undefined;
  if (other === undefined) return undefined;
  const judged = answerJudged({ ...frame, subjects: [other] }, diary, view);
  if (judged === undefined) return undefined;
  const name = thingIn(frame.tongue, subject.name);
  return decided(
    say(
      `There is no ${name} of yours to judge; the ${other.name} is stored:`,
      `Für ${name} gibt es nichts zu beurteilen; gespeichert ist ${thingIn(frame.tongue, other.name)}:`,
      `Rien à juger pour ${name} ; est enregistré : ${thingIn(frame.tongue, other.name)} :`,
      `No hay ${name} que juzgar; está guardado ${thingIn(frame.tongue, other.name)}:`,
      `Per ${name} non c’è nulla da giudicare; è salvato ${thingIn(frame.tongue, other.name)}:`,
    ),
    ...judged.text,
  );
}

const SECONDS = /(\d{1,2}) ?(?:s|sec|secs|seconds?|sek|sekunden?|secondes?|segundos?|second[oi])\b/;

/** "that's too fast, 10 s slower?" of a pace: that pace, and whether it still trains the same. */
function tooFast({ frame, acts, last, view, say }: FollowUp): Draft | undefined {
  const quantity = last.quantities.find(({ unit }) => unit === "km pace");
  if (!acts.has("too fast") || quantity === undefined || frame.subjects.length > 0) return undefined;
  const by = Number(SECONDS.exec(frame.words)?.[1] ?? 10);
  const value = quantity.value + by;
  const { paces } = view.capacities;
  const threshold = paces?.threshold;
  const isThreshold = threshold !== undefined && value >= threshold - 5;
  const shown = formatPace(value);
  return decided(
    say(
      `**Yes: ${shown}** instead of ${quantity.text}. Go by effort: 8, at most 9 of 10, and the last rep as fast as the first.`,
      `**Ja: ${shown}** statt ${quantity.text}. Die Anstrengung entscheidet: 8, höchstens 9 von 10, die letzte so schnell wie die erste.`,
      `**Oui : ${shown}** au lieu de ${quantity.text}. L’effort décide : 8, au plus 9 sur 10, la dernière aussi vite que la première.`,
      `**Sí: ${shown}** en vez de ${quantity.text}. Decide el esfuerzo: 8, como mucho 9 de 10, y la última igual de rápida que la primera.`,
      `**Sì: ${shown}** invece di ${quantity.text}. Decide lo sforzo: 8, al massimo 9 su 10, l’ultima veloce come la prima.`,
    ),
    isThreshold && threshold !== undefined
      ? say(
          `That is near your threshold (${formatPace(threshold)}): good training, you could even add reps or shorten the rests.`,
          `Das ist nah an deiner Schwelle (${formatPace(threshold)}): gutes Training, mit mehr Wiederholungen oder kürzeren Pausen.`,
          `C’est proche de ton seuil (${formatPace(threshold)}) : un bon entraînement, avec plus de répétitions ou moins de repos.`,
          `Está cerca de tu umbral (${formatPace(threshold)}): buen entrenamiento, con más repeticiones o menos pausa.`,
          `È vicino alla tua soglia (${formatPace(threshold)}): buon allenamento, con più ripetute o meno pausa.`,
        )
      : say(
          "It is still clearly faster than your threshold, so it trains the same. If it is too hard twice in a row, test your 5 km again: then all paces move.",
          "Das ist noch klar schneller als deine Schwelle und trainiert dasselbe. Ist es zweimal zu hart, teste deine 5 km neu: dann verschieben sich alle Tempi.",
          "C’est encore nettement plus vite que ton seuil, donc le même travail. Si c’est deux fois trop dur, reteste ton 5 km : toutes les allures bougent.",
          "Sigue siendo más rápido que tu umbral, así que entrena lo mismo. Si dos veces es demasiado duro, repite tu test de 5 km: cambian todos los ritmos.",
          "È ancora più veloce della soglia, quindi allena lo stesso. Se è troppo duro due volte, rifai il test sui 5 km: cambiano tutti i passi.",
        ),
  );
}

/** "what is that per 500" of a rowing time that is not stored: the split of what is. */
function splitOf({ frame, last, diary, say }: FollowUp): Draft | undefined {
  if (
    !/\b(?:per |el |al |a |pro |je |aux? |les |sui |in )?500\b/.test(frame.words) ||
    !/row|remo|ruder|rameur|vogator|ski/.test(last.frame.words)
  )
    return undefined;
  const [subject] = last.frame.subjects;
  const best = subject === undefined ? undefined : bestsOf(subject, diary)[0];
  const metres = Number(subject?.name.replace(/,/g, "").match(/^(\d+)/)?.[1] ?? Number.NaN);
  const value = best?.values.at(-1);
  if (best !== undefined && value !== undefined && metres > 500)
    return decided(
      `**${clock(Math.round((500 * value.value) / metres))} /500 m** (${clock(value.value)}, ${dayIn(frame.tongue, value.on)}).`,
    );
  const test = TESTS.find(({ name }) => name === "500 m row");
  const short = test === undefined ? undefined : bestOfTest(test, diary).values.at(-1);
  if (short === undefined) return undefined;
  const half = clock(Math.round(short.value));
  const expected = clock(Math.round(rowSplit(short.value, 1000)));
  return decided(
    say(
      `There is no 1,000 m time to convert. Your 500 m is **${half}**; over 1,000 m about **${expected} /500 m** is likely (${SPLIT_LOSS_PER_DOUBLING} s slower for each doubling).`,
      `Eine Zeit über 1.000 m gibt es nicht. Deine 500 m sind **${half}**; über 1.000 m sind daraus etwa **${expected} /500 m** zu erwarten (${SPLIT_LOSS_PER_DOUBLING} s langsamer je Verdopplung).`,
      `Il n’y a pas de temps sur 1 000 m à convertir. Ton 500 m : **${half}** ; sur 1 000 m, attends-toi à environ **${expected} /500 m** (${SPLIT_LOSS_PER_DOUBLING} s de plus par doublement).`,
      `No hay tiempo de 1.000 m que convertir. Tus 500 m: **${half}**; en 1.000 m se esperan unos **${expected} /500 m** (${SPLIT_LOSS_PER_DOUBLING} s más lento por cada doble de distancia).`,
      `Non c’è un tempo sui 1.000 m da convertire. I tuoi 500 m: **${half}**; sui 1.000 m circa **${expected} /500 m** (${SPLIT_LOSS_PER_DOUBLING} s più lento per ogni raddoppio).`,
    ),
  );
}

const MEANS_HOURS =
  /\b(?:means?|meant|talking about|meine?|meint|meinte|veu[xt] dire|parle|quiero decir|se refiere|intend[oe])\b.{0,12}\b(?:hours|stunden|heures|horas|ore)\b/;

/** "he means the hours": the weekly time of now, beside the time before. */
function ofHours({ frame, last, diary, view, say }: FollowUp): Draft | undefined {
  if (!MEANS_HOURS.test(frame.words) || last.quantities.length > 3 || frame.days.length > 0) return undefined;
  const { tongue } = frame;
  const weeks = (from: string, to: string): number =>
    (rowsOf(undefined, { from, to, kind: "range" }, diary, view).reduce((sum, { minutes = 0 }) => sum + minutes, 0) /
      (daysBetween(from, to) + 1)) *
    7;
  const now = weeks(addDays(view.today, -27), view.today);
  const before = weeks(addDays(view.today, -111), addDays(view.today, -28));
  const [is, was] = [amountIn(tongue, Math.round(now), "time"), amountIn(tongue, Math.round(before), "time")];
  const change = before === 0 ? 0 : Math.round((100 * (now - before)) / before);
  return decided(
    say(
      `**${is} a week** on average in the last four weeks, ${was} in the twelve before (${change >= 0 ? "+" : "−"}${Math.abs(change)}%).`,
      `**${is} die Woche** im Schnitt der letzten vier Wochen, ${was} in den zwölf davor (${change >= 0 ? "+" : "−"}${Math.abs(change)} %).`,
      `**${is} par semaine** en moyenne ces quatre dernières semaines, ${was} les douze d’avant (${change >= 0 ? "+" : "−"}${Math.abs(change)} %).`,
      `**${is} por semana** de media en las últimas cuatro semanas, ${was} en las doce anteriores (${change >= 0 ? "+" : "−"}${Math.abs(change)} %).`,
      `**${is} a settimana** in media nelle ultime quattro settimane, ${was} nelle dodici precedenti (${change >= 0 ? "+" : "−"}${Math.abs(change)} %).`,
    ),
    say(
      "For a Hyrox under 1:25, five to eight hours a week is usual. Hours alone do not decide: it is too much when you stop recovering.",
      "Für ein Hyrox unter 1:25 sind fünf bis acht Stunden üblich, viel ist das also nicht. Stunden allein sagen wenig: zu viel ist, wovon du dich nicht erholst.",
      "Pour un Hyrox sous 1:25, cinq à huit heures sont courantes, ce n’est donc pas beaucoup. Trop, c’est ce dont tu ne récupères pas.",
      "Para un Hyrox por debajo de 1:25 son normales de cinco a ocho horas, así que no es mucho. Demasiado es de lo que no te recuperas.",
      "Per un Hyrox sotto 1:25 sono normali da cinque a otto ore, quindi non è molto. Troppo è ciò da cui non recuperi.",
    ),
  );
}
