import { daysBetween } from "@ironpace/training";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import { bareUnit } from "../../want/asked/words.ts";
import type { SessionSpoken } from "./session-spoken.ts";
import type { Standing } from "./standing.ts";

const plainTitle = (title: string): string => title.replace(/^deload: /i, "");

const NEVER = bareUnit("never");

export function howOften(spoken: SessionSpoken, standing: Standing): Draft | undefined {
  const { diary, say, tongue, words } = standing;
  const rows = diary.work.filter(({ title }) => plainTitle(title) === plainTitle(spoken.title));
  const last = rows.at(-1);
  if (last === undefined)
    return {
      text: [
        say(
          `**Never** so far: ${spoken.title} is not in your log.`,
          `Bisher **nie**: ${spoken.title} steht nicht in deinem Log.`,
          `**Jamais** pour l’instant : ${spoken.title} n’est pas dans ton journal.`,
          `**Nunca** hasta ahora: ${spoken.title} no está en tu registro.`,
          `**Mai** finora: ${spoken.title} non è nel tuo registro.`,
        ),
      ],
    };
  return {
    text: [
      say(
        `${NEVER.test(words) ? "**You have**: " : ""}**${rows.length} times** done: **${spoken.title}**, the last on ${dayIn(tongue, last.on)}.`,
        `**${rows.length}-mal** gemacht: **${spoken.title}**, zuletzt am ${dayIn(tongue, last.on)}.`,
        `Faite **${rows.length} fois** : **${spoken.title}**, la dernière le ${dayIn(tongue, last.on)}.`,
        `Hecha **${rows.length} veces**: **${spoken.title}**, la última el ${dayIn(tongue, last.on)}.`,
        `Fatta **${rows.length} volte**: **${spoken.title}**, l’ultima ${dayIn(tongue, last.on)}.`,
      ),
      bullet(
        rows
          .slice(-5)
          .toReversed()
          .map(
            (row) =>
              `${dayIn(tongue, row.on)}${row.minutes === undefined ? "" : `, ${row.minutes} min`}${row.rpe === undefined ? "" : `, ${amountIn(tongue, row.rpe, "effort")}`}`,
          ),
      ),
    ],
  };
}

export function nextTime(spoken: SessionSpoken, standing: Standing): Draft | undefined {
  const { view, say, tongue } = standing;
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  const after = spoken.session !== undefined && spoken.on >= today ? spoken.on : today;
  const open = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each) && (each.date > after || spoken.on < today));
  const next = open.find(({ title }) => plainTitle(title) === plainTitle(spoken.title));
  const code = spoken.session?.code ?? spoken.work?.code;
  const similar = next ?? open.find((each) => each.code === code);
  if (similar === undefined) return undefined;
  const days = daysBetween(today, similar.date);
  return {
    text: [
      `**${dayIn(tongue, similar.date)}** (${say(`in ${days} days`, `in ${days} Tagen`, `dans ${days} jours`, `en ${days} días`, `tra ${days} giorni`)}): **${similar.title}**.`,
    ],
  };
}
