import type { Diary } from "../../own-data/diary.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { bestsOf, valueText } from "../results/bests.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";
import { dayIn, thingIn } from "../names.ts";

/** "Isn't it 140?", "I thought my 5k was 21:30", "oder waren es 140?": a number is held against what is stored, and nothing is to be changed. */
const CLAIMS: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:but|hm+|wait|no|ok|really|and) )*(?:isnt|wasnt|arent|its not|it wasnt|i (?:thought|think|believe|remember|swear)|pretty sure|surely|is (?:it|that|my)\b|was (?:it|that|my)\b|didnt i|havent i|could have sworn)\b|\b(?:right|correct|isnt it|no|wasnt it)$/,
  de: /^(?:(?:aber|hm+|moment|nein|und) )*(?:(?:ist|war|waren|sind) (?:das|es|mein\w*) nicht|ich (?:dachte|glaube|meinte)|nicht|waren das nicht|wars nicht)\b|\b(?:oder|stimmts|richtig|nicht wahr)$/,
  fr: /^(?:(?:mais|hm+|non|et) )*(?:c est pas|ce n est pas|c etait pas|je (?:croyais|pensais|crois))\b|\b(?:non|c est ca|pas vrai)$/,
  es: /^(?:(?:pero|hm+|no|y) )*(?:no (?:es|era|eran|son)|(?:yo )?(?:creia|pensaba|creo))\b|\b(?:no|verdad|cierto)$/,
  it: /^(?:(?:ma|hm+|no|e) )*(?:non (?:e|era|erano|sono)|(?:io )?(?:credevo|pensavo|credo))\b|\b(?:no|vero|giusto)$/,
};
const CHANGES = /\b(?:set|update|change|correct it|log|store|put|enter|goal|target|want|ziel|aender\w*|setz\w*|trag\w*)\b/;

/** The claim about a best, its own or that of the turn before, beside the rows. */
export function answerClaimedValue(frame: Frame, before: Frame | undefined, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, words, numbers, clock, verbs, periods, days } = frame;
  if (!CLAIMS[tongue].test(words) || CHANGES.test(words) || verbs.length + periods.length + days.length > 0) return undefined;
  const [subject] = frame.subjects.length > 0 ? frame.subjects : (before?.subjects ?? []);
  const best = subject === undefined ? undefined : bestsOf(subject, diary)[0];
  const named = frame.subjects.length > 0 ? numbers.filter((each) => !subject?.test?.name.startsWith(`${each} `)) : numbers;
  const claimed = best?.kind === "time" ? clock : named.length === 1 ? named[0] : undefined;
  const top = best?.values.reduce((a, b) => ((best.kind === "time" ? b.value < a.value : b.value > a.value) ? b : a));
  if (best === undefined || claimed === undefined || top === undefined || claimed < top.value / 3 || claimed > top.value * 3)
    return undefined;
  const say = sayIn(tongue);
  const name = thingIn(tongue, best.name);
  const [said, stored, on] = [valueText(tongue, claimed, best, view), valueText(tongue, top.value, best, view), dayIn(tongue, top.on)];
  const same = best.values.findLast(({ value }) => Math.abs(value - claimed) < 0.05);
  if (same !== undefined && same.value === top.value)
    return {
      isDecided: true,
      text: [
        say(
          `**Yes**: ${name} **${stored}**, ${on}.`,
          `**Ja**: ${name} **${stored}**, ${on}.`,
          `**Oui** : ${name} **${stored}**, ${on}.`,
          `**Sí**: ${name} **${stored}**, ${on}.`,
          `**Sì**: ${name} **${stored}**, ${on}.`,
        ),
      ],
    };
  return {
    isDecided: true,
    text: [
      same === undefined
        ? say(
            `**No ${said} is stored** for ${name}: your best there is **${stored}**, ${on}.`,
            `**${said} ist nicht gespeichert** (${name}): dein Bestwert ist **${stored}**, ${on}.`,
            `**${said} n’est pas enregistré** (${name}) : ton record est **${stored}**, ${on}.`,
            `**${said} no está guardado** (${name}): tu mejor marca es **${stored}**, ${on}.`,
            `**${said} non è salvato** (${name}): il tuo record è **${stored}**, ${on}.`,
          )
        : say(
            `**${said}** was ${name} on ${dayIn(tongue, same.on)}; your best is **${stored}**, ${on}.`,
            `**${said}** war ${name} am ${dayIn(tongue, same.on)}; dein Bestwert ist **${stored}**, ${on}.`,
            `**${said}**, c’était ${name} le ${dayIn(tongue, same.on)} ; ton record est **${stored}**, ${on}.`,
            `**${said}** fue ${name} el ${dayIn(tongue, same.on)}; tu mejor marca es **${stored}**, ${on}.`,
            `**${said}** era ${name} il ${dayIn(tongue, same.on)}; il tuo record è **${stored}**, ${on}.`,
          ),
      bullet(
        best.values
          .slice(-MOST_ROWS)
          .toReversed()
          .map(({ value, on: day }) => `${dayIn(tongue, day)}: ${valueText(tongue, value, best, view)}`),
      ),
      say(
        `If ${said} is right, tell me the day, and I make a card to store it.`,
        `Wenn ${said} stimmt, nenn mir den Tag, dann mache ich eine Karte dafür.`,
        `Si ${said} est juste, dis-moi le jour, et je prépare une carte.`,
        `Si ${said} es correcto, dime el día y preparo una tarjeta.`,
        `Se ${said} è giusto, dimmi il giorno e preparo una scheda.`,
      ),
    ],
  };
}

const MOST_ROWS = 4;
