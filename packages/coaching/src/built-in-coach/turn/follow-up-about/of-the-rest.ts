import { valueIn } from "../languages.ts";
import { addDays, daysBetween } from "@ironpace/training";
import { sum } from "../../own-data/figures.ts";
import { bullet, clock, weight } from "../../say.ts";
import { easeCard } from "../../changes/ease-card.ts";
import { daysInWeek } from "./weekdays-kept.ts";
import type { Draft } from "../../topic.ts";
import { LINE_NAMES } from "../changes/line-names.ts";
import { previewIn } from "../changes/preview.ts";
import { amountIn, dayIn } from "../names.ts";
import { weakestStations } from "../results/station-work.ts";
import { raceOutlook } from "../thread/race-outlook.ts";
import { decided, type FollowUp, framesOf } from "../follow-up/follow-up.ts";
import { workText } from "../follow-up/ranked.ts";

const ONE_LINE =
  /^(?:(?:and|ok|pls|please|just) )*(?:in|as) (?:one|a|1) (?:line|sentence|word)s?$|^(?:in einem satz|kurz gesagt|en une phrase|en une ligne|en una (?:linea|frase)|in una (?:riga|frase))$/;
const FOR_HOW_MANY =
  /\b(?:for how many|how many reps|reps|wie ?viele wiederholungen|wie oft|combien de (?:fois|reps|repetitions)|cuantas (?:reps|repeticiones|veces)|quante (?:ripetizioni|volte|reps))\b/;
const SET = /(\d+) × ([\d.,]+) kg × (\d+)/;
const ENOUGH =
  /^(?:(?:and|so|is that|ist das|reicht|c est|y|e|es|eso|e) )*(?:enough|genug|das|assez|suffisant|basta|suficiente|abbastanza|ca suffit|reicht das)$/;
const HALF = /\b(?:half(?: of (?:it|that))?|halve it|die halfte|halbier\w*|la moitie|la mitad|la meta)\b/;
const AGAIN =
  /\b(?:do|manage|repeat|handle|take) (?:that|it|this)(?: again)?\b.*\b(?:again|now|today)\b|\b(?:noch ?mal|wieder)\b.*\b(?:jetzt|schaffen|machen)\b|\b(?:refaire|repetir|rifare)\b/;
const NOT_STORED =
  /^(?:so |and |oh )*(?:you |u )?(?:dont|do not|didnt) (?:have|store|know|track|see) (?:that|it|this)(?: then| anywhere)?$|^(?:das )?hast du (?:das )?nicht$|^tu (?:n )?as pas ca$|^no (?:lo )?tienes(?: eso)?$|^non (?:ce l hai|lo hai)$/;
const IN_A_ROW = /\b(?:back to back|in a row|on consecutive days|hintereinander|d affilee|de suite|seguid[oa]s|di fila)\b/;
const HEAVIER =
  /\b(?:heavier|lighter|harder|easier|more|less|schwerer|leichter|plus lourd|plus leger|mas pesado|mas ligero|piu pesante|piu leggero)\b.*\b(?:than|als|que|di|che)\b/;
const WEEK_BEFORE = /\b(?:week (?:before|b4|prior)|last week|woche davor|semaine d avant|semana anterior|settimana prima)\b/;
const NOT_THAT =
  /\b(?:not that(?: one)?|keep that(?: one)?|i like (?:it|that)|den nicht|die nicht|das nicht|pas (?:celle|celui) la|ese no|esa no|non (?:quello|quella))\b/;

/** What else a turn may do with the last answer. */
export function ofTheRest(turn: FollowUp): Draft | undefined {
  if (!turn.isShort) return undefined;
  return (
    inOneLine(turn) ??
    repsOfSet(turn) ??
    enoughForTarget(turn) ??
    half(turn) ??
    againNow(turn) ??
    notStored(turn) ??
    consecutive(turn) ??
    sameDayBefore(turn) ??
    whyStation(turn) ??
    anotherDay(turn)
  );
}

/** "in one line": the head of the answer. */
function inOneLine({ frame, last }: FollowUp): Draft | undefined {
  const [first] = last.text.split("\n").filter((line) => line !== "");
  return ONE_LINE.test(frame.words) && first !== undefined && last.turn.proposals.length === 0
    ? decided(first.replace(/:$/, "."))
    : undefined;
}

/** "for how many" after the heaviest set. */
function repsOfSet({ frame, last, say }: FollowUp): Draft | undefined {
  const [, sets = "", kilograms = "", reps = ""] = SET.exec(last.text) ?? [];
  if (reps === "" || !FOR_HOW_MANY.test(frame.words) || frame.periods.length + frame.subjects.length > 0) return undefined;
  const [work] = last.work;
  const on = work === undefined ? "" : ` (${dayIn(frame.tongue, work.on)})`;
  return decided(
    say(
      `**${reps} ${reps === "1" ? "rep" : "reps"}** a set: ${sets} × ${reps} at ${kilograms} kg${on}.`,
      `**${reps} ${reps === "1" ? "Wiederholung" : "Wiederholungen"}** je Satz: ${sets} × ${reps} mit ${kilograms} kg${on}.`,
      `**${reps} répétition(s)** par série : ${sets} × ${reps} à ${kilograms} kg${on}.`,
      `**${reps} repetición(es)** por serie: ${sets} × ${reps} con ${kilograms} kg${on}.`,
      `**${reps} ripetizione/i** a serie: ${sets} × ${reps} con ${kilograms} kg${on}.`,
    ),
  );
}

/** "basta?" after the weeks to the race: for its target. */
function enoughForTarget({ frame, last, diary, view }: FollowUp): Draft | undefined {
  const race = last.races.find(
    ({ on, type, result, target }) => on >= view.today && type === "hyrox" && result === undefined && target !== undefined,
  );
  const target = /([0-3]):(\d{2})/.exec(race?.target ?? "");
  if (!ENOUGH.test(frame.words) || race === undefined || target === null) return undefined;
  const draft = raceOutlook(frame.tongue, race, target, diary, view);
  return draft === undefined ? undefined : { ...draft, isDecided: true };
}

/** "too long, do half": half of the minutes of the session that was named. */
function half({ frame, last, view, say }: FollowUp): Draft | undefined {
  const [session] = last.sessions.filter(({ date }) => date >= view.today);
  if (
    !HALF.test(frame.words) ||
    session === undefined ||
    last.sessions.length > 1 ||
    last.turn.proposals.length > 0 ||
    /\d/.test(frame.words)
  )
    return undefined;
  const minutes = Math.max(20, 5 * Math.round(session.duration / 10));
  const day = dayIn(frame.tongue, session.date, false);
  return {
    ...decided(
      say(
        `**${session.title}**, ${day}: **${minutes} min** instead of ${session.duration}. Warm-up and the first lines stay, the end is cut.`,
        `**${session.title}**, ${day}: **${minutes} min** statt ${session.duration}. Aufwärmen und die ersten Zeilen bleiben, gekürzt wird von hinten.`,
        `**${session.title}**, ${day} : **${minutes} min** au lieu de ${session.duration}. L’échauffement et le début restent, la fin est coupée.`,
        `**${session.title}**, ${day}: **${minutes} min** en vez de ${session.duration}. Calentamiento y principio quedan, se corta el final.`,
        `**${session.title}**, ${day}: **${minutes} min** invece di ${session.duration}. Riscaldamento e inizio restano, si taglia la fine.`,
      ),
      previewIn(frame.tongue),
    ),
    proposals: [easeCard(`${session.title}: ${minutes} min`, day, session.date, session.date, { mostMinutes: minutes })],
  };
}

const USUAL_WEEKS = 4;
const SAFE_GROWTH = 1.15;

/** "could I do that again now" of a week: its minutes against those of the last weeks. */
function againNow({ frame, last, diary, view, say }: FollowUp): Draft | undefined {
  const monday = last.frame.group === "week" ? /(\d{1,2}) (\p{L}{3})\w* (20\d\d)/u.exec(last.text) : null;
  if (!AGAIN.test(frame.words) || monday === null) return undefined;
  const minutesText = /\((\d+) h(?: (\d+) min)?/.exec(last.text);
  if (minutesText === null) return undefined;
  const then = 60 * Number(minutesText[1]) + Number(minutesText[2] ?? 0);
  const rows = diary.work.filter(({ on }) => on > addDays(view.today, -7 * USUAL_WEEKS));
  const usual = sum(rows.map(({ minutes = 0 }) => minutes)) / USUAL_WEEKS;
  const ratio = then / usual;
  const [big, mean] = [amountIn(frame.tongue, then, "time"), amountIn(frame.tongue, Math.round(usual), "time")];
  const percent = Math.round(100 * (ratio - 1));
  const next = amountIn(frame.tongue, Math.round(usual * SAFE_GROWTH), "time");
  return decided(
    ratio <= SAFE_GROWTH
      ? say(
          `**Yes**: ${big} is near what you do now, ${mean} a week over four weeks (${percent >= 0 ? "+" : "−"}${Math.abs(percent)}%).`,
          `**Ja**: ${big} ist nah an dem, was du jetzt machst, ${mean} die Woche über vier Wochen (${percent >= 0 ? "+" : "−"}${Math.abs(percent)} %).`,
          `**Oui** : ${big}, c’est proche de ce que tu fais, ${mean} par semaine sur quatre semaines (${percent >= 0 ? "+" : "−"}${Math.abs(percent)} %).`,
          `**Sí**: ${big} está cerca de lo que haces, ${mean} por semana en cuatro semanas (${percent >= 0 ? "+" : "−"}${Math.abs(percent)} %).`,
          `**Sì**: ${big} è vicino a ciò che fai, ${mean} a settimana su quattro settimane (${percent >= 0 ? "+" : "−"}${Math.abs(percent)} %).`,
        )
      : say(
          `**Not in one step**: ${big} is ${percent}% more than your ${mean} a week of the last four weeks. Up to about ${next} next, then 10% a week, and only with easy minutes.`,
          `**Nicht in einem Schritt**: ${big} sind ${percent} % mehr als deine ${mean} die Woche der letzten vier Wochen. Bis etwa ${next} als Nächstes, dann 10 % je Woche, und nur locker.`,
          `**Pas d’un coup** : ${big}, c’est ${percent} % de plus que tes ${mean} par semaine des quatre dernières. D’abord environ ${next}, puis 10 % par semaine, et seulement facile.`,
          `**No de golpe**: ${big} es un ${percent} % más que tus ${mean} por semana de las últimas cuatro. Primero unos ${next}, luego 10 % por semana, y solo suave.`,
          `**Non in un colpo**: ${big} è il ${percent} % in più delle tue ${mean} a settimana delle ultime quattro. Prima circa ${next}, poi 10 % a settimana, e solo facile.`,
        ),
    view.plan?.plan.weeks.some(
      ({ isDeload, startDate }) => isDeload && daysBetween(view.today, startDate) >= 0 && daysBetween(view.today, startDate) <= 7,
    ) === true
      ? say(
          "Next week is a deload: not then.",
          "Nächste Woche ist Deload: dann nicht.",
          "La semaine prochaine est une décharge : pas là.",
          "La próxima semana es de descarga: entonces no.",
          "La prossima settimana è di scarico: non allora.",
        )
      : undefined,
  );
}

/** "you don't have that?" */
function notStored({ frame, say }: FollowUp): Draft | undefined {
  return NOT_STORED.test(frame.words)
    ? decided(
        say(
          "**No, it is not stored.** What is: sessions with minutes, distance, effort and notes, sets, bests and tests, goals, races with splits, and your plan. Sleep and resting heart rate go into your **Check-in**, which I do not read; to track your weight, note it in a session.",
          "**Nein, das ist nicht gespeichert.** Gespeichert sind: Einheiten mit Minuten, Strecke, Anstrengung und Notizen, Sätze, Bestleistungen und Tests, Ziele, Rennen mit Splits und dein Plan. Schlaf, Puls und tägliches Gewicht haben keinen Platz; eine Zeile in den Notizen einer Einheit ist der Weg.",
          "**Non, ce n’est pas enregistré.** Le sont : séances avec minutes, distance, effort et notes, séries, records et tests, objectifs, courses avec temps, et ton plan. Sommeil, pouls et poids quotidien n’y ont pas de place ; une ligne dans les notes d’une séance est le moyen.",
          "**No, no está guardado.** Lo está: sesiones con minutos, distancia, esfuerzo y notas, series, marcas y pruebas, objetivos, carreras con parciales y tu plan. Sueño, pulso y peso diario no tienen sitio; una línea en las notas de una sesión es la manera.",
          "**No, non è salvato.** Lo sono: sessioni con minuti, distanza, sforzo e note, serie, record e test, obiettivi, gare con parziali e il tuo piano. Sonno, battito e peso giornaliero non hanno posto; una riga nelle note di una sessione è il modo.",
        ),
      )
    : undefined;
}

/** "why two runs back to back" of the listed sessions. */
function consecutive({ frame, last, say }: FollowUp): Draft | undefined {
  const sessions = last.sessions.toSorted((a, b) => a.date.localeCompare(b.date));
  if (!IN_A_ROW.test(frame.words) || sessions.length < 2 || last.turn.proposals.length > 0) return undefined;
  const runs = sessions.filter(({ code }) => /^R[A-Z]$/.test(code));
  const pairs = runs.flatMap((each, at) =>
    runs[at + 1] !== undefined && daysBetween(each.date, runs[at + 1]?.date ?? each.date) === 1 ? [[each, runs[at + 1]] as const] : [],
  );
  const list = runs.map(({ title, date }) => `${dayIn(frame.tongue, date, false)}: ${title}`);
  const [pair] = pairs;
  return pair === undefined
    ? decided(
        say(
          "**There are none**: the runs of that list are days apart.",
          "**Die gibt es nicht**: Zwischen den Läufen der Liste liegen Tage.",
          "**Il n’y en a pas** : les courses de la liste sont séparées.",
          "**No los hay**: las carreras de la lista están separadas.",
          "**Non ci sono**: le corse della lista sono distanziate.",
        ),
        bullet(list),
      )
    : decided(
        say(
          `${dayIn("en", pair[0].date, false)} and the day after: one of the two is easy (effort ${Math.min(pair[0].intensityLevel, pair[1]?.intensityLevel ?? 9)}), so they do not add up to two hard days.`,
          `${dayIn("de", pair[0].date, false)} und der Tag danach: einer der beiden ist locker, es sind also nicht zwei harte Tage.`,
          `${dayIn("fr", pair[0].date, false)} et le lendemain : l’une est facile, ce ne sont donc pas deux jours durs.`,
          `${dayIn("es", pair[0].date, false)} y el siguiente: una es suave, no son dos días duros.`,
          `${dayIn("it", pair[0].date, false)} e il giorno dopo: una è facile, non sono due giorni duri.`,
        ),
        bullet(list),
      );
}

/** "heavier or lighter than the week before" of a day that is over: the same day a week earlier. */
function sameDayBefore({ frame, last, diary, view, say }: FollowUp): Draft | undefined {
  const [work] = last.work;
  if (
    !HEAVIER.test(frame.words) ||
    !WEEK_BEFORE.test(frame.words) ||
    work === undefined ||
    last.work.length > 1 ||
    frame.subjects.length > 0
  )
    return undefined;
  const before = diary.work.findLast(
    ({ on, code }) =>
      on === addDays(work.on, -7) || (code !== undefined && code === work.code && on < work.on && on >= addDays(work.on, -10)),
  );
  if (before === undefined) return undefined;
  const [now, then] = [work.load ?? 0, before.load ?? 0];
  const top = ({ sets }: typeof work): number =>
    Math.max(0, ...sets.filter(({ isWarmUp }) => !isWarmUp).map(({ kilograms = 0 }) => kilograms));
  const isLifted = top(work) > 0 && top(before) > 0;
  const [a, b] = isLifted ? [top(work), top(before)] : [now, then];
  const word =
    a === b
      ? say("The same", "Gleich", "Pareil", "Igual", "Uguale")
      : a > b
        ? isLifted
          ? say("Heavier", "Schwerer", "Plus lourd", "Más pesado", "Più pesante")
          : say("Harder", "Härter", "Plus dur", "Más duro", "Più duro")
        : isLifted
          ? say("Lighter", "Leichter", "Plus léger", "Más ligero", "Più leggero")
          : say("Easier", "Leichter", "Plus facile", "Más suave", "Più facile");
  const line = (each: typeof work): string =>
    `${dayIn(frame.tongue, each.on)}: **${each.title}**, ${workText(each, frame.tongue, view)}${top(each) > 0 ? `, ${valueIn(frame.tongue, weight(view, top(each)))}` : ""}`;
  return decided(
    `**${word}**${isLifted ? "" : ` (${say("nothing was lifted that day; by load", "an dem Tag wurde nichts gehoben; nach Last", "rien n’a été soulevé ce jour-là ; selon la charge", "ese día no se levantó nada; por carga", "quel giorno nulla è stato sollevato; per carico")})`}:`,
    bullet([line(work), line(before)]),
  );
}

const WHY = /\b(?:why|how come|warum|wieso|pourquoi|por que|perche|come mai)\b/;
const TRAINED_WEEKS = 12;

/** "why so slow on the wall balls" after the splits: what came before it in the race, what is to be expected, how often it was trained; a guess is called one. */
function whyStation({ frame, last, diary, view, say }: FollowUp): Draft | undefined {
  const isOfSplits = framesOf(last.frame).some(({ topics }) => topics.has("splits")) || /Roxzone: \d/.test(last.text);
  const [line] = [...frame.lines, ...frame.subjects.flatMap(({ sport }) => (sport === "row" || sport === "ski" ? [sport] : []))];
  const pattern = line === undefined ? undefined : LINE_NAMES[line];
  const station = weakestStations(diary, view).find(({ name }) => pattern?.test(name));
  if (!WHY.test(frame.words) || !isOfSplits || station === undefined || pattern === undefined) return undefined;
  const { race, name, seconds, expected } = station;
  const runs = (race.splits ?? []).filter((each) => each.name.startsWith("Run "));
  const at = (race.splits ?? [])
    .filter((each) => !each.name.startsWith("Run ") && each.name !== "Roxzone")
    .findIndex((each) => each.name === name);
  const [first, before] = [runs[0], runs[at]];
  const trained = diary.work.filter(
    ({ on, lines }) =>
      on <= race.on && on > addDays(race.on, -7 * TRAINED_WEEKS) && lines?.some((each) => pattern.test(each.name)) === true,
  ).length;
  const gap = Math.round(seconds - expected);
  const { tongue } = frame;
  return decided(
    say(
      `**${name}** took ${clock(seconds)} at ${race.name}; your tests and level suggest ${clock(Math.round(expected))}: ${gap > 0 ? `${clock(gap)} lost there` : "no loss there"}.`,
      `**${name}** dauerte bei ${race.name} ${clock(seconds)}; deine Tests und dein Niveau lassen ${clock(Math.round(expected))} erwarten: ${gap > 0 ? `${clock(gap)} verloren` : "kein Verlust"}.`,
      `**${name}** : ${clock(seconds)} à ${race.name} ; tes tests et ton niveau suggèrent ${clock(Math.round(expected))} : ${gap > 0 ? `${clock(gap)} perdues` : "rien de perdu"}.`,
      `**${name}**: ${clock(seconds)} en ${race.name}; tus pruebas y tu nivel sugieren ${clock(Math.round(expected))}: ${gap > 0 ? `${clock(gap)} perdidos` : "nada perdido"}.`,
      `**${name}**: ${clock(seconds)} a ${race.name}; i tuoi test e il tuo livello suggeriscono ${clock(Math.round(expected))}: ${gap > 0 ? `${clock(gap)} persi` : "niente di perso"}.`,
    ),
    bullet([
      first === undefined || before === undefined
        ? undefined
        : say(
            `${before.name} right before it: ${clock(before.seconds)}, ${clock(Math.abs(before.seconds - first.seconds))} ${before.seconds >= first.seconds ? "slower" : "faster"} than the first (${clock(first.seconds)}).`,
            `${before.name} direkt davor: ${clock(before.seconds)}, ${clock(Math.abs(before.seconds - first.seconds))} ${before.seconds >= first.seconds ? "langsamer" : "schneller"} als der erste (${clock(first.seconds)}).`,
            `${before.name} juste avant : ${clock(before.seconds)}, ${clock(Math.abs(before.seconds - first.seconds))} ${before.seconds >= first.seconds ? "de plus" : "de moins"} que la première (${clock(first.seconds)}).`,
            `${before.name} justo antes: ${clock(before.seconds)}, ${clock(Math.abs(before.seconds - first.seconds))} ${before.seconds >= first.seconds ? "más" : "menos"} que la primera (${clock(first.seconds)}).`,
            `${before.name} subito prima: ${clock(before.seconds)}, ${clock(Math.abs(before.seconds - first.seconds))} ${before.seconds >= first.seconds ? "in più" : "in meno"} della prima (${clock(first.seconds)}).`,
          ),
      say(
        `Trained in ${trained} sessions of the ${TRAINED_WEEKS} weeks before.`,
        `In den ${TRAINED_WEEKS} Wochen davor in ${trained} Einheiten trainiert.`,
        `Travaillé dans ${trained} séances des ${TRAINED_WEEKS} semaines d’avant.`,
        `Entrenado en ${trained} sesiones de las ${TRAINED_WEEKS} semanas anteriores.`,
        `Allenato in ${trained} sessioni delle ${TRAINED_WEEKS} settimane prima.`,
      ),
    ]),
    say(
      "The rest is a guess: if that run was slower too, your legs were tired from the runs before; if it was not, your sets broke down at the station. The log of the race says no more.",
      `Der Rest ist eine Vermutung: eher müde Beine von den Läufen davor als die Station selbst, wenn auch der Lauf langsamer war; sonst zerfallene Sätze. Mehr sagt das Rennen nicht (${dayIn(tongue, race.on)}).`,
      "Le reste est une supposition : plutôt les jambes fatiguées par les courses d’avant que la station, si cette course était plus lente aussi ; sinon des séries cassées. La course n’en dit pas plus.",
      "Lo demás es una suposición: más bien piernas cansadas de las carreras previas que la estación, si esa carrera también fue más lenta; si no, series rotas. La carrera no dice más.",
      "Il resto è un’ipotesi: più le gambe stanche dalle corse prima che la stazione, se anche quella corsa era più lenta; altrimenti serie spezzate. La gara non dice altro.",
    ),
  );
}

/** "not that one, I like it" after the day that fewer days a week would cost: the next one that costs least. */
function anotherDay({ frame, last, view, say }: FollowUp): Draft | undefined {
  return NOT_THAT.test(frame.words) ? daysInWeek(frame, last, view, say) : undefined;
}
