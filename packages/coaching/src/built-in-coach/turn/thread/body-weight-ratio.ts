import type { Diary } from "../../own-data/diary.ts";
import { weight } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { bestsOf } from "../results/bests.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue, valueIn } from "../languages.ts";
import { dayIn, thingIn } from "../names.ts";

const ASKS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:times|x|relative to|compared (?:to|with)|ratio|multiple|versus|vs|per|in)\b.{0,24}\b(?:body ?weight|bw|my weight|what i weigh)\b|\bbody ?weight (?:ratio|multiple)\b/,
  de: /\b(?:fache\w*|mal|im verhaltnis|verglichen|gemessen|relativ)\b.{0,28}\b(?:korpergewicht\w*|eigengewicht\w*|gewicht|wiege)\b/,
  fr: /\b(?:fois|rapport|ratio|compare)\b.{0,24}\b(?:poids|mon corps)\b/,
  es: /\b(?:veces|respecto|relacion|comparado|ratio)\b.{0,24}\b(?:peso(?! muerto)|corporal)\b/,
  it: /\b(?:volte|rispetto|rapporto|confronto)\b.{0,24}\b(?:peso|corporeo)\b/,
};

/** A lift as a multiple of the body weight: of the one that is named, else of the one that was talked about. */
export function answerBodyWeightRatio(frame: Frame, before: Frame | undefined, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, words } = frame;
  const { bodyWeight } = view.athlete;
  const subject = [...frame.subjects, ...(before?.subjects ?? [])].find(({ lift }) => lift !== undefined);
  if (subject === undefined || !ASKS[tongue].test(words)) return undefined;
  const best = bestsOf(subject, diary)[0];
  const last = best?.values.at(-1);
  if (best === undefined || last === undefined) return undefined;
  const say = sayIn(tongue);
  const name = thingIn(tongue, best.name);
  const value = `${valueIn(tongue, weight(view, last.value))} (${dayIn(tongue, last.on)})`;
  if (bodyWeight === undefined)
    return {
      text: [
        say(
          `Your ${name} is ${value}, but your body weight is not in your profile: enter it, or tell me (“I weigh 65 kg”).`,
          `${name}: ${value}; dein Körpergewicht fehlt im Profil: trag es ein oder sag es mir („ich wiege 65 kg“).`,
          `${name} : ${value} ; ton poids manque dans le profil : saisis-le, ou dis-le-moi (« je pèse 65 kg »).`,
          `${name}: ${value}; falta tu peso en el perfil: apúntalo o dímelo («peso 65 kg»).`,
          `${name}: ${value}; nel profilo manca il tuo peso: inseriscilo o dimmelo («peso 65 kg»).`,
        ),
      ],
    };
  const ratio = valueIn(tongue, (last.value / bodyWeight).toFixed(2));
  const own = valueIn(tongue, weight(view, bodyWeight));
  return {
    text: [
      say(
        `**${ratio} times your body weight**: ${name} ${value} at ${own}.`,
        `**Das ${ratio}-Fache deines Körpergewichts**: ${name} ${value} bei ${own}.`,
        `**${ratio} fois ton poids** : ${name} ${value}, pour ${own}.`,
        `**${ratio} veces tu peso**: ${name} ${value} con ${own}.`,
        `**${ratio} volte il tuo peso**: ${name} ${value} con ${own}.`,
      ),
    ],
  };
}
