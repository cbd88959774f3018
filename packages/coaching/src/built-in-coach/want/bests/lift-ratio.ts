import type { Followed } from "../../conversation/follow-up-of.ts";
import { capital } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { valueIn } from "../../turn/languages.ts";
import { amountIn, dayIn, thingIn } from "../../turn/names.ts";
import { bestsOf } from "../../turn/results/bests.ts";
import { bareUnit } from "../asked/words.ts";

const PER_WEIGHT = bareUnit(
  "per (?:kilo|kg|pound|lb)|(?:times|x|per|of|relative to) (?:my )?body ?weight|bw|pro (?:kilo|kg)|korpergewicht|par kilo|poids (?:du|de) corps|por (?:kilo|kg)|peso corporal|per chilo|peso corporeo|ratio",
);
const AT = /\b(?:at|with|if i (?:weigh|weighed|were|was|am)|mit|bei|a|avec|con) (\d{2,3}(?:[.,]\d)?) ?(?:kg|kilos?)?\b/;

/** "what does that make my squat per kilo": a lift by a body weight that is on an open card or supposed, beside the stored one. */
export function liftRatio({ words, frame, cards, view, diary, tongue, say }: Followed): Draft | undefined {
  const stored = view.athlete.bodyWeight;
  const lifts = frame.subjects.filter(({ lift }) => lift !== undefined);
  const card = cards.flatMap(({ request }) =>
    request.reason === "record" && request.record.kind === "weight" ? [request.record.kilograms] : [],
  )[0];
  const supposed = Number((AT.exec(words)?.[1] ?? "").replace(",", "."));
  const weight = supposed >= 35 && supposed <= 200 ? supposed : card;
  if (!PER_WEIGHT.test(words) || stored === undefined || weight === undefined || lifts.length === 0 || weight === stored) return undefined;
  const ratio = (value: number): string => valueIn(tongue, value.toFixed(2));
  const lines = lifts.flatMap((subject) => {
    const [best] = bestsOf(subject, diary);
    const top = best?.values.at(-1);
    if (best === undefined || top === undefined) return [];
    const kilos = (value: number): string => amountIn(tongue, value, "weight", view);
    return [
      `**${capital(thingIn(tongue, subject.name))}: ${ratio(top.value / weight)} ×** ${say("body weight", "Körpergewicht", "poids de corps", "peso corporal", "peso corporeo")}: ${kilos(top.value)} (${dayIn(tongue, top.on)}) / ${kilos(weight)}; ${say("with the stored", "mit den gespeicherten", "avec les", "con los guardados", "con i")} ${kilos(stored)} ${ratio(top.value / stored)} ×.`,
    ];
  });
  return lines.length === 0 ? undefined : { reader: "lift by body weight", text: lines };
}
