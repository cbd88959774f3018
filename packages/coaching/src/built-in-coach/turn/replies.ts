import type { Turn } from "../dialogue/turn.ts";
import type { Diary } from "../own-data/diary.ts";
import { bestOfTest } from "../asking/best.ts";
import { TESTS } from "../own-data/subject.ts";
import { bullet } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import { LINE_NAMES } from "./changes/line-names.ts";
import { deleteGoalCard } from "./delete-goal.ts";
import type { Frame } from "./frame.ts";
import { sayIn } from "./languages.ts";
import { amountIn, dayIn, longDayIn } from "./names.ts";
import { answerCardReply } from "./reply-to-card.ts";

/** What a turn says of the answer before it: one of its items, that something is missing in it, what it rests on, or what its card leaves. */
export function answerReply(frame: Frame, before: Frame, turn: Turn, diary: Diary, view: CoachView): Draft | undefined {
  return (
    oneGoal(frame, before, diary) ??
    alsoDone(frame, before, diary, view) ??
    basisOf(frame, before, diary, view) ??
    besideCard(frame, turn, view) ??
    answerCardReply(frame, turn, view)
  );
}

/** "delete the second one" after the goals. */
function oneGoal({ tongue, ordinal, verbs }: Frame, before: Frame, { goals }: Diary): Draft | undefined {
  if (ordinal === undefined || !before.topics.has("goal") || !verbs.some((verb) => verb === "delete" || verb === "skip")) return undefined;
  const open = goals.filter(({ completedOn }) => completedOn === undefined).toSorted((a, b) => a.due.localeCompare(b.due));
  const goal = open[ordinal - 1];
  return goal && deleteGoalCard(goal, tongue);
}

/** "that's not right, I also ran on Sunday": what was counted, what that day has, and how to log what is missing. */
function alsoDone(frame: Frame, before: Frame, { work }: Diary, view: CoachView): Draft | undefined {
  const { tongue, days, replies, verbs } = frame;
  const [period] = before.periods;
  if (!(replies.has("wrong") || verbs.includes("log")) || period === undefined || before.metric === undefined || before.verbs.length > 0)
    return undefined;
  const say = sayIn(tongue);
  const weekday = days[0] === undefined ? undefined : new Date(`${days[0]}T00:00:00Z`).getUTCDay();
  const counted = work.filter(({ on }) => on >= period.from && on <= period.to);
  const on = weekday === undefined ? undefined : dayWithin(period, weekday);
  const there = counted.filter((each) => each.on === on);
  const line = ({ on: day, title, metres, minutes }: (typeof counted)[number]): string =>
    `${dayIn(tongue, day, false)}: **${title}**${(metres.run ?? 0) > 0 ? `, ${amountIn(tongue, metres.run ?? 0, "distance", view)}` : ""}${minutes === undefined ? "" : `, ${amountIn(tongue, minutes, "time")}`}`;
  const when = on === undefined ? "" : longDayIn(tongue, on);
  return {
    text: [
      on === undefined
        ? say("I counted these:", "Gezählt habe ich diese:", "J’ai compté celles-ci :", "He contado estas:", "Ho contato queste:")
        : there.length === 0
          ? say(
              `**Nothing is logged on ${when}**, so it was not counted. These were:`,
              `**Am ${when} ist nichts eingetragen**, deshalb zählte es nicht. Gezählt wurden:`,
              `**Rien n’est noté le ${when}**, donc cela n’a pas compté. Ont compté :`,
              `**No hay nada anotado el ${when}**, por eso no contó. Contaron:`,
              `**Non c’è nulla il ${when}**, quindi non è contato. Contate:`,
            )
          : say(
              `**${when} is counted**: ${there.map(({ title }) => title).join(", ")}. All that was counted:`,
              `**${when} ist gezählt**: ${there.map(({ title }) => title).join(", ")}. Gezählt wurden:`,
              `**${when} est compté** : ${there.map(({ title }) => title).join(", ")}. Ont compté :`,
              `**${when} está contado**: ${there.map(({ title }) => title).join(", ")}. Contaron:`,
              `**${when} è contato**: ${there.map(({ title }) => title).join(", ")}. Contate:`,
            ),
      bullet(counted.map(line)),
      ...(there.length > 0
        ? []
        : [
            say(
              `To add it, tell me distance and minutes, e.g. “log a run ${on === undefined ? "" : `on ${dayIn(tongue, on, false)}`}, 8 km in 50 min”: then I make the card.`,
              `Zum Nachtragen sag mir Strecke und Minuten, z. B. „trag einen Lauf ${on === undefined ? "" : `am ${dayIn(tongue, on, false)}`} ein, 8 km in 50 min“: dann kommt die Karte.`,
              `Pour l’ajouter, dis la distance et les minutes, p. ex. « note une course ${on === undefined ? "" : `le ${dayIn(tongue, on, false)}`}, 8 km en 50 min » : je fais la carte.`,
              `Para añadirla, dime distancia y minutos, p. ej. «anota una carrera ${on === undefined ? "" : `el ${dayIn(tongue, on, false)}`}, 8 km en 50 min»: hago la tarjeta.`,
              `Per aggiungerla dimmi distanza e minuti, p. es. «registra una corsa ${on === undefined ? "" : `il ${dayIn(tongue, on, false)}`}, 8 km in 50 min»: faccio la scheda.`,
            ),
          ]),
    ],
  };
}

function dayWithin({ from, to }: { readonly from: string; readonly to: string }, weekday: number): string | undefined {
  for (let day = to; day >= from; day = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10))
    if (new Date(`${day}T00:00:00Z`).getUTCDay() === weekday) return day;
  return undefined;
}

/** "compared to what": the values with their days that an answer about progress rests on. */
function basisOf({ tongue, replies }: Frame, before: Frame, diary: Diary, view: CoachView): Draft | undefined {
  if (!replies.has("basis")) return undefined;
  const say = sayIn(tongue);
  const sport = before.subjects[0]?.sport;
  const test =
    before.subjects[0]?.test ?? TESTS.find(({ name }) => name === (sport === "row" ? "500 m row" : sport === "run" ? "5 km" : ""));
  if (test === undefined) return undefined;
  const { values } = bestOfTest(test, diary);
  const [first, last, previous] = [values[0], values.at(-1), values.at(-2)];
  if (first === undefined || last === undefined || previous === undefined) return undefined;
  const clock = (seconds: number): string =>
    `${Math.floor(seconds / 60)}:${String(Math.round(10 * (seconds % 60)) / 10)
      .padStart(2, "0")
      .replace(/^(\d)\./, "0$1.")}`;
  const gap = (from: number): string => `${Math.round(10 * Math.abs(last.value - from)) / 10} s`;
  const faster = last.value < previous.value;
  void view;
  return {
    text: [
      say(
        `Against your own tests over **${test.name}**: **${clock(last.value)}** (${dayIn(tongue, last.on)}) is ${gap(previous.value)} ${faster ? "faster" : "slower"} than ${clock(previous.value)} (${dayIn(tongue, previous.on)}), and ${gap(first.value)} ${last.value < first.value ? "faster" : "slower"} than the first, ${clock(first.value)} (${dayIn(tongue, first.on)}).`,
        `Mit deinen eigenen Tests über **${test.name}**: **${clock(last.value)}** (${dayIn(tongue, last.on)}), ${gap(previous.value)} ${faster ? "schneller" : "langsamer"} als ${clock(previous.value)} (${dayIn(tongue, previous.on)}), ${gap(first.value)} gegenüber dem ersten, ${clock(first.value)} (${dayIn(tongue, first.on)}).`,
        `Avec tes propres tests sur **${test.name}** : **${clock(last.value)}** (${dayIn(tongue, last.on)}), ${gap(previous.value)} ${faster ? "plus rapide" : "plus lent"} que ${clock(previous.value)} (${dayIn(tongue, previous.on)}), et ${gap(first.value)} depuis le premier, ${clock(first.value)} (${dayIn(tongue, first.on)}).`,
        `Con tus propias pruebas de **${test.name}**: **${clock(last.value)}** (${dayIn(tongue, last.on)}), ${gap(previous.value)} ${faster ? "más rápido" : "más lento"} que ${clock(previous.value)} (${dayIn(tongue, previous.on)}), y ${gap(first.value)} desde la primera, ${clock(first.value)} (${dayIn(tongue, first.on)}).`,
        `Con i tuoi test su **${test.name}**: **${clock(last.value)}** (${dayIn(tongue, last.on)}), ${gap(previous.value)} ${faster ? "più veloce" : "più lento"} di ${clock(previous.value)} (${dayIn(tongue, previous.on)}), e ${gap(first.value)} dal primo, ${clock(first.value)} (${dayIn(tongue, first.on)}).`,
      ),
    ],
  };
}

/** "what happens to the sled stuff" beside a card for the training week: where its sessions stand, and what is next to the day that changes. */
function besideCard({ tongue, replies, lines, subjects }: Frame, { proposals }: Turn, { plan, today }: CoachView): Draft | undefined {
  const request = proposals[0]?.request;
  if (plan === undefined || request?.reason !== "availability" || !replies.has("then") || lines.length + subjects.length === 0)
    return undefined;
  const say = sayIn(tongue);
  const patterns = lines.flatMap((line) => LINE_NAMES[line] ?? []);
  const found = allSessions(plan).filter(
    (each) =>
      each.date >= today &&
      isOpen(plan, each) &&
      (patterns.length > 0
        ? [...each.blocks.mainWorkout, ...each.blocks.strength].some(({ name }) => patterns.some((pattern) => pattern.test(name)))
        : subjects[0]?.kind?.isPlanned(each) === true),
  );
  if (found.length === 0) return undefined;
  const { longDay } = request.availability ?? {};
  const isNext = (day: string): boolean =>
    longDay !== undefined && Math.abs(((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1 - longDay) <= 1;
  return {
    text: [
      say(
        "It stays in its sessions; the card only changes which weekdays you train on:",
        "Es bleibt in seinen Einheiten; die Karte ändert nur die Wochentage:",
        "Cela reste dans ses séances ; la carte ne change que les jours :",
        "Se queda en sus sesiones; la tarjeta solo cambia los días:",
        "Resta nelle sue sessioni; la scheda cambia solo i giorni:",
      ),
      bullet(found.slice(0, 4).map((each) => `${dayIn(tongue, each.date, false)}: **${each.title}**`)),
      found.some(({ date }) => isNext(date))
        ? say(
            "One of those days is next to the new long day: the plan places the week again and keeps hard days apart; the preview of the card shows the exact days.",
            "Einer dieser Tage liegt neben dem neuen langen Tag: der Plan ordnet die Woche neu und hält harte Tage auseinander; die Vorschau zeigt die genauen Tage.",
            "Un de ces jours est à côté du nouveau jour long : le plan réorganise la semaine et sépare les jours durs ; l’aperçu montre les jours exacts.",
            "Uno de esos días queda junto al nuevo día largo: el plan reordena la semana y separa los días duros; la vista previa muestra los días exactos.",
            "Uno di quei giorni è accanto al nuovo giorno lungo: il piano riordina la settimana e separa i giorni duri; l’anteprima mostra i giorni esatti.",
          )
        : say(
            "None of them is next to the new long day. What is done this week stays; the preview shows the exact days of the weeks after.",
            "Keiner davon liegt neben dem neuen langen Tag. Die Vorschau zeigt die genauen Tage der Wochen danach.",
            "Aucun n’est à côté du nouveau jour long. L’aperçu montre les jours exacts des semaines suivantes.",
            "Ninguno queda junto al nuevo día largo. La vista previa muestra los días exactos de las semanas siguientes.",
            "Nessuno è accanto al nuovo giorno lungo. L’anteprima mostra i giorni esatti delle settimane successive.",
          ),
    ],
    proposals,
  };
}
