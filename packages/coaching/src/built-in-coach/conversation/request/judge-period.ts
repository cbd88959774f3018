import { percentSign } from "../../turn/languages.ts";
import { addDays, type Day, daysBetween, getMonday } from "@ironpace/training";
import type { TurnContext } from "../../focus/focus.ts";
import { type Work, within } from "../../own-data/diary.ts";
import { hours, signed, sum } from "../../own-data/figures.ts";
import { formToday } from "../../own-data/page-numbers/form-outlook.ts";
import { getKilograms, getMetres } from "../../own-data/page-numbers/session-amounts.ts";
import { plainAnswer } from "../../dialogue/turn.ts";
import { daysInText } from "../../turn/quantities/days-in-text.ts";
import { getRequests } from "../../self-contained/requests.ts";
import type { Draft } from "../../topic.ts";
import { readFrame } from "../../turn/frame.ts";
import type { Said, Tongue } from "../../turn/languages.ts";
import { amountIn, countIn } from "../../turn/names.ts";
import { type FigureUnit, figuresOf } from "./figures.ts";

type Verdict = "much" | "little" | "usual" | "enough" | "worry";
type Patterns = { readonly [tongue in Tongue]: string };

const LEADS: Patterns = {
  en: "(?:(?:and|so|but|ok|hm+|then) )*",
  de: "(?:(?:und|also|aber|ok|hm+|dann) )*",
  fr: "(?:(?:et|mais|ok|alors|donc) )*",
  es: "(?:(?:y|pero|ok|entonces) )*",
  it: "(?:(?:e|ma|ok|allora|quindi) )*",
};
const IS: Patterns = {
  en: "(?:is|was|isnt|wasnt|are|were) (?:that|it|this|those|they) (?:(?:really|still|even|actually|now) )*",
  de: "(?:ist|war|sind|waren) (?:das|es|die) (?:(?:denn|eigentlich|schon|jetzt|fur mich) )*",
  fr: "(?:est ce que )?(?:c est|c etait|est ce) (?:(?:vraiment|deja) )*",
  es: "(?:eso |esto )?(?:es|fue|son|era) (?:(?:realmente|ya) )*",
  it: "(?:(?:e|era|sono) )?(?:(?:davvero|gia) )*",
};
const ASKED: { readonly [verdict in Verdict]: Patterns } = {
  much: {
    en: "(?:a lot|much|too much|too many|many|high|more than (?:usual|normal))(?: (?:for me|then|or not|now))*",
    de: "(?:viel|zu viel|hoch|mehr als (?:sonst|ublich))(?: (?:fur mich|oder))*",
    fr: "(?:beaucoup|trop|eleve)(?: (?:pour moi|ou pas))*",
    es: "(?:mucho|demasiado|alto)(?: (?:para mi|o no))*",
    it: "(?:molto|tanto|troppo|alto)(?: (?:per me|o no))*",
  },
  little: {
    en: "(?:low|too low|little|too little|less than (?:usual|normal))(?: (?:for me|then|or not|now))*",
    de: "(?:wenig|zu wenig|niedrig|weniger als (?:sonst|ublich))(?: (?:fur mich|oder))*",
    fr: "(?:peu|trop peu|bas|moins que d habitude)(?: (?:pour moi|ou pas))*",
    es: "(?:poco|muy poco|demasiado poco|bajo)(?: (?:para mi|o no))*",
    it: "(?:poco|troppo poco|basso)(?: (?:per me|o no))*",
  },
  usual: {
    en: "(?:normal|typical|usual)(?: (?:for me|then|or not|now))*",
    de: "(?:normal|ublich)(?: (?:fur mich|oder))*",
    fr: "(?:normal|habituel)(?: (?:pour moi|ou pas))*",
    es: "(?:normal|habitual)(?: (?:para mi|o no))*",
    it: "(?:normale|solito)(?: (?:per me|o no))*",
  },
  enough: {
    en: "(?:enough|good|ok|okay|fine|decent|solid|on track|any good)(?: (?:for me|then|or not|now))*",
    de: "(?:genug|gut|ok|okay|in ordnung|ausreichend)(?: (?:fur mich|oder))*",
    fr: "(?:assez|suffisant|bien|bon|correct)(?: (?:pour moi|ou pas))*",
    es: "(?:suficiente|bastante|bueno|bien|correcto)(?: (?:para mi|o no))*",
    it: "(?:abbastanza|sufficiente|buono|bene|giusto)(?: (?:per me|o no))*",
  },
  worry: {
    en: "(?:bad|a problem|worrying|concerning|a bad sign)(?: (?:then|or not|now))*",
    de: "(?:schlimm|schlecht|ein problem|bedenklich)",
    fr: "(?:grave|mauvais|un probleme|inquietant)",
    es: "(?:malo|grave|un problema|preocupante)",
    it: "(?:male|grave|un problema|preoccupante)",
  },
};
const WORRIES: Patterns = {
  en: "(?:should|do|must|need) i (?:be |need to |have to )?(?:worr(?:y|ied)|concerned)(?: (?:about (?:it|that|this)|now|then))*|(?:anything|something|reason) to worry(?: about)?",
  de: "(?:muss|soll|sollte) ich mir (?:da |jetzt |deswegen )*(?:sorgen|gedanken) machen",
  fr: "(?:je dois|dois je|faut il|il faut)(?: m| que je m| s)? ?inquiet\\p{L}*",
  es: "(?:debo|deberia|tengo que|me tengo que) preocupar\\p{L}*",
  it: "(?:devo|dovrei|mi devo) preoccupar\\p{L}*",
};
/** Weeks before the period that say what is usual. */
const BASE_WEEKS = 4;
const MUCH_RATIO = 1.15;
const LITTLE_RATIO = 0.85;
const STEEP_RATIO = 1.5;
const KEPT_SHARE = 0.8;

/** With a question mark "too much?" asks it as well. */
function verdictOf(words: string, tongue: Tongue, isAsked: boolean): Verdict | undefined {
  if (new RegExp(`^${LEADS[tongue]}(?:${WORRIES[tongue]})$`, "u").test(words)) return "worry";
  return (["much", "little", "usual", "enough", "worry"] as const).find((each) =>
    new RegExp(`^${LEADS[tongue]}${isAsked ? `(?:${IS[tongue]})?` : IS[tongue]}(?:${ASKED[each][tongue]})$`, "u").test(words),
  );
}

const OF_FORM = /\b(?:fitness|fatigue|Ermüdung|form today)\b/iu;

/** The two days that the headline of the last answer names: "this week (Mon 23 Nov to Sun 29 Nov)". */
export function periodAnswered({ turns, tongue, view }: TurnContext): { readonly from: Day; readonly to: Day } | undefined {
  const [headline = ""] = plainAnswer(turns.at(-1)?.answer ?? "").split("\n", 1);
  const [from, to, more] = [...new Set(daysInText(headline, tongue, view.today))].toSorted();
  return from === undefined || to === undefined || more !== undefined ? undefined : { from, to };
}

export interface Measured {
  readonly of: (work: Work) => number;
  readonly shown: (value: number) => string;
}

/** What a unit counts of one session, and how it is shown. */
export function measureOf(unit: FigureUnit | undefined, question: string, { tongue, view }: TurnContext): Measured {
  switch (unit) {
    case "km": {
      const isRun = /\b(?:run|ran|running|runs|gelaufen|lauf\w*|laufe|couru|course\w*|corrid\w*|corri|corse|corso|corsa)\b/.test(question);
      return {
        of: (work) => (isRun ? (work.metres.run ?? 0) : getMetres(work)),
        shown: (value) => amountIn(tongue, value, "distance", view),
      };
    }
    case "kg":
      return { of: (work) => getKilograms(work), shown: (value) => amountIn(tongue, Math.round(value), "tonnage", view) };
    case "min":
      return { of: ({ minutes = 0 }) => minutes, shown: (value) => hours(value) };
    case "count":
      return { of: () => 1, shown: (value) => countIn(tongue, Math.round(10 * value) / 10, undefined) };
    default:
      return { of: ({ load = 0 }) => load, shown: (value) => amountIn(tongue, value, "load") };
  }
}

/** "Is that a lot?", "is that enough?", "should I worry?" after numbers of a period: a verdict against what is usual, what was planned, and the form of today. */
export function judgePeriod(focus: TurnContext): Draft | undefined {
  const { words, tongue, turns, cards, diary, view, say } = focus;
  const verdict = verdictOf(words, tongue, focus.frame.content.includes("?"));
  const last = turns.at(-1);
  if (verdict === undefined || last === undefined || cards.length > 0 || isOfOther(focus)) return undefined;
  const request = getRequests(turns, tongue, view).at(-1)?.words ?? last.question;
  const { periods, days } = readFrame(last.question, tongue, view.today);
  const period = periodAnswered(focus) ?? periods[0];
  const isWorry = verdict === "worry";
  if (period === undefined && !new RegExp(WORRIES[tongue], "u").test(words)) return undefined;
  if (OF_FORM.test(last.answer) || (period !== undefined && (period.from > view.today || periods.length > 1))) return undefined;
  // Of a session that is over the week around it is looked at.
  const from = period?.from ?? getMonday(days[0] ?? view.today);
  const to = [period?.to ?? addDays(from, 6), view.today].toSorted()[0] ?? view.today;
  if (from > view.today || (days[0] ?? from) > view.today) return undefined;
  const unit = isWorry ? "load" : figuresOf(last)[0]?.unit;
  const measured = measureOf(unit, request, focus);
  const weeks = (daysBetween(from, to) + 1) / 7;
  const now = sum(within(diary.work, { from, to }).map(measured.of)) / weeks;
  const base = sum(within(diary.work, { from: addDays(from, -7 * BASE_WEEKS), to: addDays(from, -1) }).map(measured.of)) / BASE_WEEKS;
  if (base === 0 || now === 0 || weeks < 0.5) return undefined;
  const planned = within(diary.planned, { from, to });
  const kept = planned.filter(({ status }) => status === "completed").length;
  // Without a plan there is nothing that it could want.
  if (verdict === "enough" && planned.length === 0) return undefined;
  const share = planned.length === 0 ? 1 : kept / planned.length;
  const ratio = now / base;
  const form = formToday(diary, view.today);
  const isSteep = ratio > STEEP_RATIO || form?.word === "strained";
  const deload = view.plan?.plan.weeks.find(
    ({ isDeload, startDate }) => isDeload && startDate > view.today && startDate <= addDays(view.today, 7),
  );
  const lead = say(...leadOf(verdict, ratio, share, isSteep));
  // What is not a whole week is shown as it would be for one.
  const week: Said =
    Math.abs(weeks - 1) > 0.01 ? [" a week", " je Woche", " par semaine", " por semana", " a settimana"] : ["", "", "", "", ""];
  const sign = ratio >= 1 ? "+" : "−";
  const percent = `${sign}${Math.abs(Math.round(100 * (ratio - 1)))}${percentSign(tongue)}`;
  return {
    text: [
      lead,
      [
        say(
          `- ${measured.shown(now)}${week[0]}, on average ${measured.shown(base)} a week in the ${BASE_WEEKS} weeks before (${percent})`,
          `- ${measured.shown(now)}${week[1]}, im Schnitt ${measured.shown(base)} je Woche in den ${BASE_WEEKS} Wochen davor (${percent})`,
          `- ${measured.shown(now)}${week[2]}, en moyenne ${measured.shown(base)} par semaine les ${BASE_WEEKS} semaines d’avant (${percent})`,
          `- ${measured.shown(now)}${week[3]}, de media ${measured.shown(base)} por semana en las ${BASE_WEEKS} semanas anteriores (${percent})`,
          `- ${measured.shown(now)}${week[4]}, in media ${measured.shown(base)} a settimana nelle ${BASE_WEEKS} settimane prima (${percent})`,
        ),
        ...(planned.length === 0
          ? []
          : [
              say(
                `- ${kept} of ${planned.length} planned sessions done`,
                `- ${kept} von ${planned.length} geplanten Einheiten erledigt`,
                `- ${kept} séances prévues sur ${planned.length} faites`,
                `- ${kept} de ${planned.length} sesiones previstas hechas`,
                `- ${kept} di ${planned.length} sessioni previste fatte`,
              ),
            ]),
        ...(form === undefined
          ? []
          : [
              say(
                `- Form today ${signed(form.percent)}% (${form.word})`,
                `- Form heute ${signed(form.percent)} %`,
                `- Forme aujourd’hui ${signed(form.percent)} %`,
                `- Forma hoy ${signed(form.percent)} %`,
                `- Forma oggi ${signed(form.percent)} %`,
              ),
            ]),
        ...(deload === undefined
          ? []
          : [
              say(
                "- Next week is a deload",
                "- Nächste Woche ist Entlastung",
                "- La semaine prochaine est une décharge",
                "- La próxima semana es de descarga",
                "- La prossima settimana è di scarico",
              ),
            ]),
      ].join("\n"),
      ...(isWorry
        ? [
            say(
              "These are training numbers only: with pain, illness or tiredness that stays, tell me.",
              "Das sind nur Trainingszahlen: bei Schmerzen, Krankheit oder Müdigkeit, die bleibt, sag es mir.",
              "Ce ne sont que des chiffres d’entraînement : en cas de douleur, de maladie ou de fatigue qui dure, dis-le-moi.",
              "Son solo números de entrenamiento: con dolor, enfermedad o cansancio que no se va, dímelo.",
              "Sono solo numeri di allenamento: con dolore, malattia o stanchezza che resta, dimmelo.",
            ),
          ]
        : []),
    ],
  };
}

const MORE: Said = [
  "more than usual for you.**",
  "mehr als bei dir üblich.**",
  "plus que d’habitude pour toi.**",
  "más de lo habitual en ti.**",
  "più del tuo solito.**",
];
const LESS: Said = [
  "less than usual for you.**",
  "weniger als bei dir üblich.**",
  "moins que d’habitude pour toi.**",
  "menos de lo habitual en ti.**",
  "meno del tuo solito.**",
];
const AS_USUAL: Said = [
  "**About what is usual for you.**",
  "**Etwa so viel wie bei dir üblich.**",
  "**À peu près comme d’habitude pour toi.**",
  "**Más o menos lo habitual en ti.**",
  "**Circa come al tuo solito.**",
];
const YES: Said = ["**Yes, ", "**Ja, ", "**Oui, ", "**Sí, ", "**Sì, "];
const NO: Said = ["**No, ", "**Nein, ", "**Non, ", "**No, ", "**No, "];

function joined(start: Said, end: Said): Said {
  const [en, de, fr, es, it] = end;
  return [`${start[0]}${en}`, `${start[1]}${de}`, `${start[2]}${fr}`, `${start[3]}${es}`, `${start[4]}${it}`];
}

/** The first sentence answers what was asked: yes or no to "a lot", "little" and "usual". */
function leadOf(verdict: Verdict, ratio: number, share: number, isSteep: boolean): Said {
  if (verdict === "much" || verdict === "little" || verdict === "usual") {
    if (ratio <= MUCH_RATIO && ratio >= LITTLE_RATIO) return AS_USUAL;
    const isMore = ratio > MUCH_RATIO;
    return joined(verdict === (isMore ? "much" : "little") ? YES : NO, isMore ? MORE : LESS);
  }
  if (verdict === "enough")
    return share >= KEPT_SHARE
      ? [
          "**Yes, it is what the plan wants.**",
          "**Ja, es ist, was der Plan will.**",
          "**Oui, c’est ce que veut le plan.**",
          "**Sí, es lo que pide el plan.**",
          "**Sì, è quanto chiede il piano.**",
        ]
      : [
          "**Not quite: part of the plan is missing.**",
          "**Nicht ganz: ein Teil des Plans fehlt.**",
          "**Pas tout à fait : une partie du plan manque.**",
          "**No del todo: falta parte del plan.**",
          "**Non del tutto: manca parte del piano.**",
        ];
  return isSteep
    ? [
        "**Keep an eye on it**: that is a steep step, so keep the next easy days easy.",
        "**Behalte es im Auge**: das ist ein steiler Schritt, halte die nächsten leichten Tage leicht.",
        "**Garde un œil dessus** : le saut est raide, garde faciles les prochains jours faciles.",
        "**Vigílalo**: es un salto brusco, que los próximos días suaves sean suaves.",
        "**Tienilo d’occhio**: è un salto ripido, tieni facili i prossimi giorni facili.",
      ]
    : [
        "**No, your numbers give no reason to.**",
        "**Nein, deine Zahlen geben keinen Anlass dazu.**",
        "**Non, tes chiffres n’en donnent pas de raison.**",
        "**No, tus números no dan motivo.**",
        "**No, i tuoi numeri non danno motivo.**",
      ];
}

/** A complaint, a race or a goal is judged by its own readers. */
function isOfOther({ turns, diary, view, tongue, frame }: TurnContext): boolean {
  if (frame.hasPain || frame.isIll || frame.part !== undefined) return true;
  return turns.slice(-3).some(({ question, answer, proposals }, at, all) => {
    const read = readFrame(question, tongue, view.today);
    if (read.hasPain || read.isIll || read.part !== undefined) return true;
    if (proposals.some(({ request }) => request.reason === "injury" || request.reason === "illness")) return true;
    if (at < all.length - 1) return false;
    return [...diary.goals.map(({ title }) => title), ...view.competitions.flatMap(({ name }) => name ?? [])].some((name) =>
      answer.includes(name),
    );
  });
}
