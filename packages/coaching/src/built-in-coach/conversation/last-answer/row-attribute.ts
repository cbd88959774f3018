import { plainAnswer } from "../../dialogue/turn.ts";
import type { TurnContext } from "../../focus/focus.ts";
import type { Work } from "../../own-data/diary.ts";
import { pace } from "../../say.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import { daysInText } from "../../turn/quantities/days-in-text.ts";

type Attribute = "time" | "pace" | "effort" | "distance" | "why easy";
type Patterns = { readonly [tongue in Tongue]: RegExp };

const LEADS = "^(?:(?:and|so|ok|und|also|et|alors|y|entonces|e|allora) )*";
const ASKS: { readonly [attribute in Attribute]: Patterns } = {
  time: {
    en: new RegExp(`${LEADS}how (?:long|much time) (?:did|was) (?:it|that|this)(?: (?:one|run|session))?(?: take)?(?: me)?$`),
    de: new RegExp(`${LEADS}wie lang(?:e)? (?:hat|war) (?:das|er|sie|es|die|der)(?: \\p{L}+)?(?: gedauert)?$`, "u"),
    fr: new RegExp(`${LEADS}(?:ca a (?:dure|pris) combien(?: de temps)?|combien de temps(?: (?:ca a dure|j ai mis|a t elle dure))?)$`),
    es: new RegExp(`${LEADS}cuanto (?:tarde|duro|dure|tiempo)(?: (?:en ello|fue|tarde))?$`),
    it: new RegExp(`${LEADS}quanto (?:e durat[ao]|ci ho messo|tempo)(?: .{0,12})?$`),
  },
  pace: {
    en: new RegExp(
      `${LEADS}(?:how fast (?:was|did) (?:it|that|i)(?: (?:run|go|run (?:it|that)))?|(?:what|which|whats the) pace(?: (?:was|did) (?:it|that|i)(?: run)?)?)$`,
    ),
    de: new RegExp(`${LEADS}(?:wie schnell (?:war|bin|lief) (?:das|ich|er|es|die|der)(?: \\p{L}+)?|welches tempo|in welchem tempo)$`, "u"),
    fr: new RegExp(`${LEADS}(?:a )?quelle (?:allure|vitesse)$`),
    es: new RegExp(`${LEADS}(?:a )?que ritmo(?: fue)?$`),
    it: new RegExp(`${LEADS}(?:a )?che (?:ritmo|passo)(?: era)?$`),
  },
  effort: {
    en: new RegExp(`${LEADS}(?:how hard (?:was|did) (?:it|that)(?: feel)?|(?:what|which) (?:rpe|effort)(?: was (?:it|that))?)$`),
    de: new RegExp(`${LEADS}wie (?:hart|anstrengend) war (?:das|er|sie|es|die|der)(?: \\p{L}+)?$`, "u"),
    fr: new RegExp(`${LEADS}(?:c etait dur comment|quel effort)$`),
    es: new RegExp(`${LEADS}(?:que esfuerzo(?: fue)?|como de dur[oa] fue)$`),
    it: new RegExp(`${LEADS}(?:che sforzo(?: era)?|quanto era dur[oa])$`),
  },
  distance: {
    en: new RegExp(`${LEADS}how (?:far|many km|many kilomet\\w+) (?:was|did) (?:it|that|i)(?: (?:run|go))?$`),
    de: new RegExp(`${LEADS}wie (?:weit|viele km|viele kilometer) war (?:das|er|es|die|der)(?: \\p{L}+)?$`, "u"),
    fr: new RegExp(`${LEADS}(?:combien de (?:km|kilometres)|c etait combien de km)$`),
    es: new RegExp(`${LEADS}cuantos (?:km|kilometros)(?: fueron)?$`),
    it: new RegExp(`${LEADS}quanti (?:km|chilometri)(?: erano)?$`),
  },
  "why easy": {
    en: new RegExp(`${LEADS}why (?:was|did) (?:it|that|that one|this)(?: feel)? (?:so |that )?(?:easy|slow|light)$`),
    de: new RegExp(`${LEADS}(?:warum|wieso) war (?:das|er|sie|es|die|der)(?: \\p{L}+)? so (?:leicht|locker|langsam)$`, "u"),
    fr: new RegExp(`${LEADS}pourquoi (?:c etait|etait ce) si (?:facile|lent)e?$`),
    es: new RegExp(`${LEADS}por que fue tan (?:facil|suave|lent[oa])$`),
    it: new RegExp(`${LEADS}perche era cosi (?:facile|lent[oa])$`),
  },
};
const ATTRIBUTES = Object.keys(ASKS) as readonly Attribute[];

/** "How long did it take?", "why was it so easy?" after an answer that named one session of the log: that of this session, not of the whole period. */
export function tellOfRow(focus: TurnContext): Draft | undefined {
  const { words, tongue, cards, view, say } = focus;
  const asked = ATTRIBUTES.find((each) => ASKS[each][tongue].test(words));
  if (asked === undefined || cards.length > 0) return undefined;
  const work = rowNamed(focus);
  if (work === undefined) return undefined;
  const name = `**${work.title}** (${dayIn(tongue, work.on, false)})`;
  const metres = Object.values(work.metres).reduce((total, value) => total + (value ?? 0), 0);
  const value = valueOf(asked, work, metres, focus);
  if (value !== undefined) return { text: [`${value}: ${name}.`] };
  const planned =
    view.plan === undefined ? undefined : allSessions(view.plan).find(({ title, date }) => title === work.title && date === work.on);
  if (asked !== "why easy" || work.rpe === undefined || planned === undefined) return undefined;
  const [felt, meant] = [amountIn(tongue, work.rpe, "effort"), planned.intensityLevel];
  return {
    text: [
      work.rpe <= meant + 1
        ? say(
            `**It was meant to be easy**: ${name} was planned at effort ${meant} of 10, and you rated it ${felt}. Easy runs build endurance without costing the hard days; faster ones would.`,
            `**Es sollte leicht sein**: ${name} war mit Anstrengung ${meant} von 10 geplant, du hast ${felt} angegeben. Lockere Einheiten bauen Ausdauer auf, ohne die harten Tage zu kosten.`,
            `**C’était voulu** : ${name} était prévu à un effort de ${meant} sur 10, et tu as noté ${felt}. Le facile construit l’endurance sans coûter aux jours durs.`,
            `**Debía ser suave**: ${name} estaba previsto con esfuerzo ${meant} de 10, y anotaste ${felt}. Lo suave construye resistencia sin costar a los días duros.`,
            `**Doveva essere facile**: ${name} era previsto a sforzo ${meant} su 10, e hai segnato ${felt}. Il facile costruisce resistenza senza costare ai giorni duri.`,
          )
        : say(
            `**By your rating it was not easy**: ${name}, ${felt}, planned ${meant}.`,
            `**Nach deiner Angabe war es nicht leicht**: ${name}, ${felt}, geplant ${meant}.`,
            `**D’après ta note, ce n’était pas facile** : ${name}, ${felt}, prévu ${meant}.`,
            `**Según tu nota no fue suave**: ${name}, ${felt}, previsto ${meant}.`,
            `**Secondo il tuo voto non era facile**: ${name}, ${felt}, previsto ${meant}.`,
          ),
    ],
  };
}

/** The one session of the log that the first paragraph of the last answer names by its title and day. */
function rowNamed({ turns, tongue, diary, view }: TurnContext): Work | undefined {
  const [headline = ""] = plainAnswer(turns.at(-1)?.answer ?? "").split("\n", 1);
  const days = daysInText(headline, tongue, view.today);
  const found = diary.work.filter(({ title, on }) => days.includes(on) && headline.includes(`**${title}**`));
  return found.length === 1 ? found[0] : undefined;
}

function valueOf(asked: Attribute, { minutes, rpe }: Work, metres: number, { tongue, view }: TurnContext): string | undefined {
  switch (asked) {
    case "time":
      return minutes === undefined ? undefined : `**${amountIn(tongue, minutes, "time", view)}**`;
    case "effort":
      return rpe === undefined ? undefined : `**${amountIn(tongue, rpe, "effort", view)}**`;
    case "distance":
      return metres === 0 ? undefined : `**${amountIn(tongue, metres, "distance", view)}**`;
    case "pace":
      return minutes === undefined || metres === 0 ? undefined : `**${pace(view, (60 * minutes) / (metres / 1000))}**`;
    case "why easy":
      return undefined;
  }
}
