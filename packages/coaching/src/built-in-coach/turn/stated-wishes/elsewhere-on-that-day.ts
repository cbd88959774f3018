import { addDays, getMonday } from "@ironpace/training";
import { moveTo, possibleDays } from "../../changes/move-to.ts";
import { sessionOn } from "../../changes/session-named.ts";
import type { Draft } from "../../topic.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { dayIn } from "../names.ts";
import { translated } from "../translated.ts";

/** Something else takes the day: "got a wedding that day". */
const TAKEN =
  /\b(?:(?:that|this|the) day|(?:on it|then)$|(?:im|i am|ill be) (?:away|at|out|busy|working|travelling|traveling)|(?:got|have|theres?) (?:a|an|my)\b|(?:da|dann|an dem tag) (?:hab\w*|ist|bin|muss|habe)|hab\w* (?:ich )?da\b|an dem tag|ce jour la|j ai (?:un|une|le|la)|ese dia|tengo (?:un|una|el|la)|quel giorno|ho (?:un|una|il|la))\b/;
const MOVE =
  /\b(?:move|shift|push|put|schieb\w*|verschieb\w*|verleg\w*|leg\w*|deplac\w*|decal\w*|mets|pasa\w*|muev\w*|mueve|pon|spost\w*|metti)\b/;

/** "Move Wednesday to Tuesday, there is a party that day": the day has to become free, so nothing may take its place there. */
export function elsewhereOnThatDay(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { days, words, tongue, lines, subjects } = frame;
  const [from, named] = days;
  // "Tuesday to Wednesday", said on a Wednesday, means the one of the session's week.
  const to = from === undefined || named === undefined ? undefined : named < getMonday(from) ? addDays(named, 7) : named;
  if (from === undefined || to === undefined || days.length !== 2 || !MOVE.test(words) || !TAKEN.test(words)) return undefined;
  if (lines.length > 0 || subjects.length > 0 || from < view.today || getMonday(from) !== getMonday(to)) return undefined;
  const [session, other] = [sessionOn(plan, from), sessionOn(plan, to)];
  if (session === undefined || other === undefined) return undefined;
  const away = (day: string): number => Math.abs(Date.parse(day) - Date.parse(to));
  const free = possibleDays(session, plan, view)
    .filter((day) => day !== from && sessionOn(plan, day) === undefined)
    .toSorted((a, b) => away(a) - away(b))[0];
  const say = sayIn(tongue);
  const taken = say(
    `**${other.title}** is on ${dayIn(tongue, to, false)}: a swap would put it on ${dayIn(tongue, from, false)}, which you need free.`,
    `Am ${dayIn(tongue, to, false)} steht **${other.title}**: ein Tausch legte es auf ${dayIn(tongue, from, false)}, und den brauchst du frei.`,
    `**${other.title}** est le ${dayIn(tongue, to, false)} : un échange la mettrait le ${dayIn(tongue, from, false)}, que tu veux libre.`,
    `El ${dayIn(tongue, to, false)} está **${other.title}**: un cambio la pondría el ${dayIn(tongue, from, false)}, que necesitas libre.`,
    `${dayIn(tongue, to, false)} c’è **${other.title}**: uno scambio la metterebbe ${dayIn(tongue, from, false)}, che ti serve libero.`,
  );
  if (free === undefined) return undefined;
  const moved = translated(moveTo(session, free, view), tongue);
  return { ...moved, isDecided: true, text: [taken, ...moved.text] };
}
