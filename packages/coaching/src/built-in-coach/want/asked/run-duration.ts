import { itemText } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { bullet, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import { valueIn } from "../../turn/languages.ts";
import { bareUnit, PAST, WHY } from "./words.ts";

const HOW_LONG =
  /\bhow long\b|\btake me\b|\bhow much time\b|\bwhat time\b.*\b(?:take|finish|done)\b|\bwie lange\b|\bcombien de temps\b|\bcuanto (?:tiempo|tardo|dura)\b|\bquanto (?:tempo|dura|ci metto)\b/;
const RUN = bareUnit("runs?|running|\\p{L}*lauf\\p{L}*|courses?|sorties?|carreras?|rodajes?|tiradas?|cors[ae]|long run");
const PACE = /(\d{1,2}):(\d{2})(?:[–-](\d{1,2}):(\d{2}))? \/(km|mi)/;

/** "what does the 17.5 k long run take me at that pace, and why 17.5": kilometres by the planned pace, and what the length is for. */
export function runDuration(turn: Followed): Draft | undefined {
  const { frame, words, view, tongue, say } = turn;
  const { plan, today } = view;
  if (plan === undefined || !HOW_LONG.test(words) || PAST.test(words) || !RUN.test(words)) return undefined;
  const kind = frame.subjects.find((each) => each.kind !== undefined)?.kind;
  const day = frame.days.find((each) => each >= today);
  const session = allSessions(plan).find(
    (each) =>
      each.date >= today &&
      isOpen(plan, each) &&
      (day === undefined ? kind?.isPlanned(each) === true : each.date === day) &&
      each.distance > 0,
  );
  const line = session?.blocks.mainWorkout?.map((item) => valueIn("en", itemText(item))).find((text) => PACE.test(text));
  const pace = PACE.exec(line ?? "");
  if (session === undefined || pace === null) return undefined;
  const [, minutes = "", seconds = "", slowMinutes, slowSeconds, unit] = pace;
  const long = session.distance / (unit === "mi" ? 1609.344 : 1000);
  const times = [
    60 * Number(minutes) + Number(seconds),
    slowMinutes === undefined ? undefined : 60 * Number(slowMinutes) + Number(slowSeconds),
  ];
  const shown = times
    .flatMap((each) => (each === undefined ? [] : clock(Math.round((each * long) / 60) * 60).replace(/:00$/, "")))
    .join("–");
  const item = plan.plan.demand?.items.find(({ name }) => /longest/.test(name));
  const before = allSessions(plan).findLast((each) => each.code === session.code && each.date < session.date && !each.isDeload);
  return {
    reader: "duration of a run",
    text: [
      `**${shown}${times[0] !== undefined && times[0] * long < 3600 ? " min" : " h"}** ${say(
        `for ${amountIn(tongue, session.distance, "distance", view)} at ${pace[0]}: **${session.title}**, ${dayIn(tongue, session.date, false)}; the plan counts ${amountIn(tongue, session.duration, "time")}.`,
        `für ${amountIn(tongue, session.distance, "distance", view)} bei ${pace[0]}: **${session.title}**, ${dayIn(tongue, session.date, false)}; der Plan rechnet mit ${amountIn(tongue, session.duration, "time")}.`,
        `pour ${amountIn(tongue, session.distance, "distance", view)} à ${pace[0]} : **${session.title}**, ${dayIn(tongue, session.date, false)} ; le plan compte ${amountIn(tongue, session.duration, "time")}.`,
        `para ${amountIn(tongue, session.distance, "distance", view)} a ${pace[0]}: **${session.title}**, ${dayIn(tongue, session.date, false)}; el plan cuenta ${amountIn(tongue, session.duration, "time")}.`,
        `per ${amountIn(tongue, session.distance, "distance", view)} a ${pace[0]}: **${session.title}**, ${dayIn(tongue, session.date, false)}; il piano conta ${amountIn(tongue, session.duration, "time")}.`,
      )}`,
      ...(WHY.test(words)
        ? [
            bullet([
              item === undefined || plan.plan.demand === undefined
                ? undefined
                : say(
                    `${plan.plan.demand.race} needs a longest run of ${item.needed} ${item.unit}: longer than the running in the race, so that race runs feel easy on tired legs`,
                    `${plan.plan.demand.race} braucht einen längsten Lauf von ${item.needed} ${item.unit}: mehr als der Wettkampf hat, damit sich seine Läufe leichter anfühlen`,
                    `${plan.plan.demand.race} demande une sortie la plus longue de ${item.needed} ${item.unit} : plus que la course, pour que ses kilomètres coûtent moins`,
                    `${plan.plan.demand.race} pide una tirada más larga de ${item.needed} ${item.unit}: más que la carrera, para que sus kilómetros cuesten menos`,
                    `${plan.plan.demand.race} chiede una corsa più lunga di ${item.needed} ${item.unit}: più della gara, così i suoi chilometri costano meno`,
                  ),
              before === undefined
                ? undefined
                : say(
                    `It is one step after ${amountIn(tongue, before.distance, "distance", view)} on ${dayIn(tongue, before.date, false)}`,
                    `Sie ist ein Schritt nach ${amountIn(tongue, before.distance, "distance", view)} am ${dayIn(tongue, before.date, false)}`,
                    `C’est un pas après ${amountIn(tongue, before.distance, "distance", view)} le ${dayIn(tongue, before.date, false)}`,
                    `Es un paso tras ${amountIn(tongue, before.distance, "distance", view)} del ${dayIn(tongue, before.date, false)}`,
                    `È un passo dopo ${amountIn(tongue, before.distance, "distance", view)} del ${dayIn(tongue, before.date, false)}`,
                  ),
            ]),
          ].filter((part) => part !== "")
        : []),
    ],
  };
}
