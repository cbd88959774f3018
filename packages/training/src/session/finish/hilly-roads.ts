import type { PlanContext } from "../../context/context.ts";
import { livesInHills } from "../../free-text/training-wishes/ground/hilly-ground.ts";
import type { Session } from "../../model/plan.ts";

/** What pages say of flat ground, and what they say to somebody who has none. */
const GENTLEST: readonly (readonly [flat: RegExp, gentle: string])[] = [
  [
    /On flat ground only; in wind keep the effort and forget the pace/gu,
    "On the gentlest stretch you have; keep the effort and forget the watch",
  ],
  [/, on flat ground\b/gu, ", on the gentlest road you have"],
  [/Stay on flat, firm ground\./gu, "Stay on the gentlest firm road you have."],
  [/A flat loop: no long climbs or descents\./gu, "The gentlest loop you have: walk what is steep, come down softly."],
  [/Soft or flat ground (?:if you have it|for it)\./gu, "The gentlest road you have."],
  [/on flat, soft ground if you can/gu, "where your road is gentlest"],
  [/on a flat stretch/gu, "on your gentlest stretch"],
  [/Outside,? (?:and )?flat,/gu, "Outside,"],
  [/\bon (?:the )?flat ground\b/gu, "on the gentlest road you have"],
];

/** The pages of somebody whose roads all climb: none of them sends anybody to the flat. */
export function onOwnRoads({ athlete }: PlanContext, session: Session): Session {
  if (!livesInHills(athlete)) return session;
  const said = (text: string): string => GENTLEST.reduce((rest, [flat, gentle]) => rest.replaceAll(flat, gentle), text);
  const blocks = Object.fromEntries(
    Object.entries(session.blocks).map(([name, items]) => [
      name,
      items.map((item) => (item.notes === undefined ? item : { ...item, notes: said(item.notes) })),
    ]),
  ) as unknown as Session["blocks"];
  const coachNotes = Object.fromEntries(
    Object.entries(session.coachNotes).map(([key, text]) => [key, typeof text === "string" ? said(text) : text]),
  ) as unknown as Session["coachNotes"];
  return { ...session, description: said(session.description), blocks, coachNotes };
}
