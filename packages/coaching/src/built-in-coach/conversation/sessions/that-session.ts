import { addDays, getMonday, type Session } from "@ironpace/training";
import { skipSessions } from "../../changes/skip-sessions.ts";
import { plainAnswer } from "../../dialogue/turn.ts";
import type { Work } from "../../own-data/diary.ts";
import { pace, paceRange } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { answerChangeFrame } from "../../turn/changes/index.ts";
import { daysInText } from "../../turn/quantities/days-in-text.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import { translated } from "../../turn/translated.ts";
import { readClause } from "../clause.ts";
import { getRow } from "../../changes/session-named.ts";
import type { Followed } from "../follow-up-of.ts";

const POINTS =
  /\b(?:that one|this one|that session|this session|the one|diese einheit|die einheit|diesen lauf|den da|(?:den|die|das|ihn)(?= auf)|celle la|celle ci|cette seance|esa sesion|esa|ese|esta sesion|quella|questa sessione|quella sessione)\b/;

const ASKS =
  /^(?:and |und |et |y |e )*(?:is|was|are|were|does|did|why|how|which|ist|war|sind|warum|wie|welche|est|etait|pourquoi|es|era|por que|perche)\b/;

/** "make that one easier" after one session to come was named: the change is of that session. */
export function changeThat({ words, frame, last, cards, view }: Followed): Draft | undefined {
  const [session, ...others] = last?.sessions ?? [];
  if (session === undefined || others.length > 0 || cards.length > 0 || session.date < view.today) return undefined;
  if (!POINTS.test(words) || frame.verbs.length !== 1 || frame.leftover.length > 0 || frame.subjects.length + frame.lines.length > 0)
    return undefined;
  if (ASKS.test(words)) return undefined;
  const isMove = frame.verbs[0] === "move";
  if (frame.days.length !== (isMove ? 1 : 0) || frame.asksAdvice) return undefined;
  const draft = answerChangeFrame({ ...frame, days: [session.date, ...frame.days], topics: new Set() }, view);
  return draft === undefined ? undefined : { ...draft, isDecided: true };
}

const WHOLE_WEEK =
  / (?:(?:for |all )?(?:the )?(?:whole|entire|full|complete) week|all week(?: long)?|(?:fur )?(?:die )?ganze woche|toute la semaine|la semaine entiere|toda la semana|la semana entera|tutta la settimana|la settimana intera)(?= )/;

/** "for the whole week actually" beside a card that leaves one session out: all of that week. */
export function wholeWeekOut({ words, cards, view, tongue }: Followed): Draft | undefined {
  const clause = readClause(words);
  const request = cards[0]?.request;
  const { plan } = view;
  if (plan === undefined || request?.reason !== "missed" || clause.take(WHOLE_WEEK) === undefined || !clause.isRead()) return undefined;
  const one = allSessions(plan).find((each) => request.sessionIds?.includes(getRow(plan, each)) === true);
  const monday = one === undefined ? undefined : getMonday(one.date);
  const week: readonly Session[] =
    monday === undefined
      ? []
      : allSessions(plan).filter(
          (each) => isOpen(plan, each) && each.date >= view.today && each.date >= monday && each.date <= addDays(monday, 6),
        );
  return week.length < 2 ? undefined : { ...translated(skipSessions(week, view), tongue), isDecided: true };
}

const AS_PLANNED =
  / (?:(?:compared (?:to|with)|versus|vs|against|than|like|as) (?:the )?(?:plan|planned|what was planned|it was planned|prescribed)|(?:im vergleich zum|gegenuber dem|wie im) plan|wie geplant|als geplant|(?:par rapport au|comme au) plan|comme prevu|que prevu|(?:respecto al|frente al) plan|(?:como|que lo) previsto|(?:rispetto al) piano|come previsto)(?= )/;
const HOW =
  / (?:how (?:hard|long|was|did)|was|were|did it|it go|go|that|harder|easier|longer|shorter|session|workout|day|wie (?:hart|lang|war|lief)|lief|harter|leichter|comment|etait|c etait|plus dure?|como fue|fue|mas dur[oa]|com e|com era|andat[oa]|stat[oa]|piu dur[oa]|yesterdays?)(?= )/;

/** "how hard was it compared to plan": minutes and effort of a session that is done beside what was planned. */
export function againstPlan(turn: Followed): Draft | undefined {
  const { words, frame, view, diary, tongue, say } = turn;
  const clause = readClause(words);
  if (clause.take(AS_PLANNED) === undefined || view.plan === undefined) return undefined;
  for (const { concept, text } of frame.tokens)
    if (/^(?:day|time|rel|topic|metric|pick|verb|month|number)/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  while (clause.take(HOW) !== undefined);
  if (!clause.isRead()) return undefined;
  const [day] = frame.days;
  const on = day === undefined ? undefined : day > view.today ? addDays(day, -7) : day;
  const planned = allSessions(view.plan);
  const work = (on === undefined ? named(turn) : diary.work.filter((each) => each.on === on)).find((each) =>
    planned.some(({ title, date }) => title === each.title && date === each.on),
  );
  const session = planned.find(({ title, date }) => title === work?.title && date === work.on);
  if (work === undefined || session === undefined) return undefined;
  const gap = work.rpe === undefined ? 0 : work.rpe - session.intensityLevel;
  const verdict =
    work.rpe === undefined
      ? say(
          "No effort is logged.",
          "Eine Anstrengung ist nicht eingetragen.",
          "Aucun effort noté.",
          "No hay esfuerzo anotado.",
          "Nessuno sforzo registrato.",
        )
      : Math.abs(gap) <= 0.5
        ? say("**As planned**", "**Wie geplant**", "**Comme prévu**", "**Como estaba previsto**", "**Come previsto**")
        : gap > 0
          ? say(
              "**Harder than planned**",
              "**Härter als geplant**",
              "**Plus dur que prévu**",
              "**Más dura de lo previsto**",
              "**Più dura del previsto**",
            )
          : say(
              "**Easier than planned**",
              "**Leichter als geplant**",
              "**Plus facile que prévu**",
              "**Más fácil de lo previsto**",
              "**Più facile del previsto**",
            );
  const both = (value: string, plan: string): string => `${value} (${say("planned", "geplant", "prévu", "previsto", "previsto")} ${plan})`;
  return {
    isDecided: true,
    text: [
      `${verdict}: ${dayIn(tongue, work.on, false)}, **${work.title}**, ${[
        ...(work.rpe === undefined ? [] : [both(amountIn(tongue, work.rpe, "effort"), `${session.intensityLevel}`)]),
        ...(work.minutes === undefined ? [] : [both(amountIn(tongue, work.minutes, "time"), amountIn(tongue, session.duration, "time"))]),
      ].join(", ")}.`,
    ],
  };
}

const IS_SLOW =
  / (?:(?:is|was) (?:that|it|this)(?: too| very)? (?:slow|fast|ok|okay|normal)|too (?:slow|fast)|ist das(?: zu)? (?:langsam|schnell|normal|ok)|zu (?:langsam|schnell)|(?:c est|est ce)(?: trop)? (?:lent|rapide|vite)|(?:es|eso es)(?: muy| demasiado)? (?:lento|rapido|normal)|e(?: troppo)? (?:lento|veloce))(?= )/;

/** "is that slow" after the pace of an easy or long run: beside the easy range. */
export function isSlow(turn: Followed): Draft | undefined {
  const { words, last, view, say } = turn;
  const clause = readClause(words);
  const { paces } = view.capacities;
  const [work] = named(turn);
  const run = work?.metres.run ?? 0;
  // The answer may have named kilometres and minutes only.
  const quantity =
    last?.quantities.find(({ unit }) => unit === "km pace") ??
    (work?.minutes === undefined || run === 0 ? undefined : { value: Math.round((60_000 * work.minutes) / run) });
  if (paces === undefined || quantity === undefined || work === undefined || clause.take(IS_SLOW) === undefined || !clause.isRead())
    return undefined;
  if (work.code !== "RL" && work.code !== "RE") return undefined;
  const { fast, slow } = paces.easy;
  const range = paceRange(view, fast, slow);
  const own = pace(view, quantity.value);
  const isIn = quantity.value >= fast - 3 && quantity.value <= slow + 3;
  return {
    isDecided: true,
    text: [
      isIn
        ? say(
            `**No, it is right**: ${own} for an easy run, your easy range is **${range}**.`,
            `**Nein, das passt**: ${own} für einen lockeren Lauf, dein lockerer Bereich ist **${range}**.`,
            `**Non, c’est juste** : ${own} pour une sortie facile, ta plage facile est **${range}**.`,
            `**No, está bien**: ${own} para una carrera suave, tu rango suave es **${range}**.`,
            `**No, va bene**: ${own} per una corsa facile, il tuo intervallo facile è **${range}**.`,
          )
        : quantity.value > slow
          ? say(
              `**A little slower than your easy range**: ${own} against **${range}**. For easy and long runs that does no harm: what counts is effort 3–4 of 10.`,
              `**Etwas langsamer als dein lockerer Bereich**: ${own} gegenüber **${range}**. Für lockere und lange Läufe schadet das nicht: Es zählt Anstrengung 3–4 von 10.`,
              `**Un peu plus lent que ta plage facile** : ${own} contre **${range}**. Pour les sorties faciles et longues, ce n’est pas un mal : l’effort 3–4 sur 10 compte.`,
              `**Un poco más lento que tu rango suave**: ${own} frente a **${range}**. En carreras suaves y largas no pasa nada: cuenta el esfuerzo 3–4 de 10.`,
              `**Un po’ più lento del tuo intervallo facile**: ${own} contro **${range}**. Per corse facili e lunghe non è un male: conta lo sforzo 3–4 su 10.`,
            )
          : say(
              `**Faster than your easy range**: ${own} against **${range}**; an easy run may be slower.`,
              `**Schneller als dein lockerer Bereich**: ${own} gegenüber **${range}**; ein lockerer Lauf darf langsamer sein.`,
              `**Plus rapide que ta plage facile** : ${own} contre **${range}** ; une sortie facile peut être plus lente.`,
              `**Más rápido que tu rango suave**: ${own} frente a **${range}**; una carrera suave puede ir más lenta.`,
              `**Più veloce del tuo intervallo facile**: ${own} contro **${range}**; una corsa facile può essere più lenta.`,
            ),
    ],
  };
}

/** The work that the last answer named. */
function named({ turns, tongue, view, diary }: Followed): readonly Work[] {
  const text = plainAnswer(turns.at(-1)?.answer ?? "");
  const days = daysInText(text, tongue, view.today);
  return diary.work.filter(({ title, on }) => text.includes(title) && days.includes(on));
}
