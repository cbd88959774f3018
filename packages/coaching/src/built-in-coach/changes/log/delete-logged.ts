import { addDays, getMonday } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Diary, Work } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { sayIn, valueIn } from "../../turn/languages.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import type { CoachView } from "../../view.ts";
import { recordCard } from "../card.ts";
import { daysNamed } from "../session-named.ts";

const DELETES_LOGGED =
  /\b(?:delete|remove|erase|get rid of)\b.*\b(?:log|logged|entry|entered)\b|\b(?:log|logged|entry|entered)\b.*\b(?:delete|remove|erase)\b/;
const SPORTS: readonly (readonly [said: RegExp, sport: keyof Work["metres"]])[] = [
  [/\bruns?\b/, "run"],
  [/\b(?:rides?|bike)\b/, "ride"],
  [/\b(?:row|rowing)\b/, "row"],
  [/\bski\b/, "ski"],
  [/\bswims?\b/, "swim"],
];

/** "delete the run I logged on Monday": the card for the one entry of that day, of the sport where one is named. */
export function deleteLoggedOfDay(words: string, { today }: CoachView, diary: Diary): Draft | undefined {
  if (!DELETES_LOGGED.test(words)) return undefined;
  const day = daysNamed(words, today, true).find((named) => named.day <= today)?.day;
  const sport = SPORTS.find(([said]) => said.test(words));
  const [work, other] = diary.work.filter(
    ({ on, title, metres }) => on === day && (sport === undefined || metres[sport[1]] !== undefined || sport[0].test(title.toLowerCase())),
  );
  return work === undefined || other !== undefined ? undefined : deleteLogged(work, { diary, tongue: "en", say: sayIn("en") });
}

/** The card that takes one entry out of the log, with what the load of its week becomes. */
export function deleteLogged(work: Work, { diary, tongue, say }: Pick<Followed, "diary" | "tongue" | "say">): Draft | undefined {
  const { id, title, on, at, minutes, load } = work;
  if (id === undefined) return undefined;
  const when = `${dayIn(tongue, on, false)}${at === undefined ? "" : `, ${at}`}`;
  const amounts = [
    ...(minutes === undefined ? [] : [amountIn(tongue, minutes, "time")]),
    ...(load === undefined ? [] : [`${say("load", "Last", "charge", "carga", "carico")} ${valueIn(tongue, String(load))}`]),
  ].join(", ");
  const monday = getMonday(on);
  const week = diary.work.filter((each) => each.on >= monday && each.on <= addDays(monday, 6));
  const sum = week.reduce((all, each) => all + (each.load ?? 0), 0);
  const [was, is] = [sum, sum - (load ?? 0)].map((value) => valueIn(tongue, String(Math.round(10 * value) / 10)));
  const anew = countedAnew(on, { diary, say });
  return {
    isDecided: true,
    text: [
      say(
        `Delete **${title}** (${when}): ${amounts}. The other entries stay.`,
        `**${title}** (${when}) löschen: ${amounts}. Die anderen Einträge bleiben.`,
        `Supprimer **${title}** (${when}) : ${amounts}. Les autres entrées restent.`,
        `Borrar **${title}** (${when}): ${amounts}. Las demás entradas quedan.`,
        `Cancellare **${title}** (${when}): ${amounts}. Le altre voci restano.`,
      ),
      ...(load === undefined
        ? []
        : [
            say(
              `The load of that week goes from ${was} to **${is}**.`,
              `Die Last dieser Woche geht von ${was} auf **${is}**.`,
              `La charge de cette semaine passe de ${was} à **${is}**.`,
              `La carga de esa semana pasa de ${was} a **${is}**.`,
              `Il carico di quella settimana passa da ${was} a **${is}**.`,
            ),
          ]),
      ...(anew === undefined ? [] : [anew]),
      storedOnAcceptIn(tongue),
    ],
    proposals: [
      recordCard(
        say(
          `Delete ${title}, ${when}`,
          `${title} löschen, ${when}`,
          `Supprimer ${title}, ${when}`,
          `Borrar ${title}, ${when}`,
          `Cancellare ${title}, ${when}`,
        ),
        [amounts, ...(anew === undefined ? [] : [anew.replaceAll("**", "")])].join(". "),
        { kind: "log-delete", sessionId: id, title },
        [{ label: `${title}, ${when}`, before: amounts, after: say("deleted", "gelöscht", "supprimé", "borrado", "cancellato") }],
      ),
    ],
  };
}

/** What an undo cannot bring back: the database alone says when a goal that counts the log was reached. */
function countedAnew(on: Work["on"], { diary, say }: Pick<Followed, "diary" | "say">): string | undefined {
  const reached = diary.goals.filter(
    ({ isMeasured, completedOn }) => isMeasured === true && completedOn !== undefined && completedOn >= on,
  );
  if (reached.length === 0) return undefined;
  const titles = reached.map(({ title }) => `**${title}**`).join(", ");
  return say(
    `${titles} is counted again; if you undo this, its completion date may change.`,
    `${titles} wird neu gezählt, und ein Rückgängig kann einen anderen Tag des Erreichens ergeben.`,
    `${titles} est recompté, et une annulation peut donner un autre jour d’atteinte.`,
    `${titles} se vuelve a contar, y al deshacer puede quedar otro día de logro.`,
    `${titles} viene ricontato, e annullando può risultare un altro giorno di completamento.`,
  );
}
