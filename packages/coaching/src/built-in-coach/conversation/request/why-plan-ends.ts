import { addDays, daysBetween } from "@ironpace/training";
import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";

interface Words {
  readonly why: RegExp;
  /** The plan and its end, in either order. */
  readonly end: RegExp;
  /** What makes the end a surprise: a race after it, a date, a number of weeks, or "so early". */
  readonly surprise: RegExp;
}

const MONTH =
  "(?:jan|jen|ene|gen|feb|fev|mar|apr|avr|abr|may|mai|mag|juin|jun|giu|juil|jul|lug|aug|aou|ago|sep|set|oct|okt|ott|nov|dec|dez|dic)";
const DATE = `\\b\\d{1,2}(?:st|nd|rd|th)?(?: of| de)? ${MONTH}|${MONTH}[a-z]* \\d{1,2}\\b`;

const WORDS: { readonly [tongue in Tongue]: Words } = {
  en: {
    why: /\b(?:why|how come|what for)\b/,
    end: /\b(?:plan|block|program(?:me)?|schedule)\b.*\b(?:ends?|ending|stops?|stopping|over|finish(?:es)?|runs? out|(?:not|doesnt) (?:go|run)|so short|(?:only|just)\b.*\b(?:weeks|until|till?|to|through|up to))\b|\bend of (?:my|the|this) (?:plan|block)\b/,
    surprise: new RegExp(`\\b(?:race|competition|comp|hyrox|marathon|early|soon|already|short|weeks|before)\\b|${DATE}`),
  },
  de: {
    why: /\b(?:warum|wieso|weshalb)\b/,
    end: /\b(?:(?:trainings)?plan|block)\b.*\b(?:endet|ende|auf|vorbei|zu ende|fertig|so kurz|nur\b.*\b(?:wochen|bis))\b|\b(?:endet|hort) .*\b(?:(?:trainings)?plan|block)\b/,
    surprise: new RegExp(`\\b(?:rennen|wettkampf|hyrox|marathon|fruh|schon|kurz|wochen|vor)\\b|${DATE}`),
  },
  fr: {
    why: /\bpourquoi\b/,
    end: /\b(?:plan|bloc|programme)\b.*\b(?:finit|termine|arrete|fini|si court|(?:que|seulement)\b.*\b(?:semaines|jusqu\w*))\b/,
    surprise: new RegExp(`\\b(?:course|competition|hyrox|marathon|tot|deja|court|semaines|avant)\\b|${DATE}`),
  },
  es: {
    why: /\bpor que\b/,
    end: /\b(?:plan|bloque|programa)\b.*\b(?:acaba|termina|tan corto|solo\b.*\b(?:semanas|hasta))\b|\b(?:acaba|termina|dura)\b.*\b(?:plan|bloque|programa)\b/,
    surprise: new RegExp(`\\b(?:carrera|competicion|hyrox|maraton|pronto|ya|corto|semanas|antes)\\b|${DATE}`),
  },
  it: {
    why: /\b(?:perche|come mai)\b/,
    end: /\b(?:piano|blocco|programma)\b.*\b(?:finisce|termina|cosi corto|solo\b.*\b(?:settimane|fino))\b|\b(?:finisce|termina|dura)\b.*\b(?:piano|blocco|programma)\b/,
    surprise: new RegExp(`\\b(?:gara|competizione|hyrox|maratona|presto|gia|corto|settimane|prima)\\b|${DATE}`),
  },
};

/** Whether a message asks why the plan ends when it does: a date in it is the plan's and not the race's. */
export function asksWhyPlanEnds(words: string, tongue: Tongue): boolean {
  const { why, end, surprise } = WORDS[tongue];
  return why.test(words) && end.test(words) && surprise.test(words);
}

/** "Why does my plan end on 20 December when my race is in February?": plans are made in blocks, and the next one goes on to the race. */
export function whyPlanEnds({ words, tongue, view, say }: TurnContext): Draft | undefined {
  const { plan } = view.plan ?? {};
  if (plan === undefined || !asksWhyPlanEnds(words, tongue)) return undefined;
  const end = addDays(plan.startDate, 7 * plan.durationWeeks - 1);
  const [from, to, next] = [dayIn(tongue, plan.startDate, false), dayIn(tongue, end, false), dayIn(tongue, addDays(end, 1), false)];
  const weeks = plan.durationWeeks;
  const race = view.competitions.filter(({ date }) => date > view.today).toSorted((a, b) => a.date.localeCompare(b.date))[0];
  const name = race?.name ?? say("your race", "dein Rennen", "ta course", "tu carrera", "la tua gara");
  const on = race === undefined ? "" : dayIn(tongue, race.date);
  const left = race === undefined ? 0 : Math.ceil(daysBetween(end, race.date) / 7);
  return {
    isDecided: true,
    text: [
      say(
        `**Your plan is made in blocks**: this one has ${weeks} weeks, ${from} to ${to}. The next block is built on what you did in this one, so it is made when this one is over.`,
        `**Dein Plan entsteht in Blöcken**: dieser hat ${weeks} Wochen, ${from} bis ${to}. Der nächste baut auf dem auf, was du in diesem gemacht hast, und entsteht deshalb erst danach.`,
        `**Ton plan se fait par blocs** : celui-ci a ${weeks} semaines, du ${from} au ${to}. Le suivant part de ce que tu as fait dans celui-ci, il se crée donc après.`,
        `**Tu plan se hace por bloques**: este tiene ${weeks} semanas, del ${from} al ${to}. El siguiente parte de lo que hiciste en este, así que se crea después.`,
        `**Il piano si fa a blocchi**: questo ha ${weeks} settimane, da ${from} a ${to}. Il seguente parte da ciò che hai fatto in questo, quindi si crea dopo.`,
      ),
      race === undefined
        ? say(
            "I see no race ahead: enter it under **Competitions**, and the next block leads up to it.",
            "Ich sehe kein kommendes Rennen: trag es unter **Competitions** ein, dann führt der nächste Block dorthin.",
            "Je ne vois pas de course à venir : saisis-la sous **Competitions**, et le bloc suivant y mène.",
            "No veo ninguna carrera próxima: apúntala en **Competitions** y el siguiente bloque llevará a ella.",
            "Non vedo gare in arrivo: inseriscila in **Competitions** e il blocco seguente porterà lì.",
          )
        : race.date <= end
          ? say(
              `**${name}** (${on}) is inside this block.`,
              `**${name}** (${on}) liegt in diesem Block.`,
              `**${name}** (${on}) est dans ce bloc.`,
              `**${name}** (${on}) está dentro de este bloque.`,
              `**${name}** (${on}) è dentro questo blocco.`,
            )
          : say(
              `**${name}** is on ${on}, ${left} ${left === 1 ? "week" : "weeks"} after that. Choose **Continue Plan** on the plan's page: the next block starts on ${next} and goes on towards the race.`,
              `**${name}** ist am ${on}, ${left} ${left === 1 ? "Woche" : "Wochen"} danach. Wähle **Continue Plan** auf der Seite des Plans: der nächste Block beginnt am ${next} und führt weiter zum Rennen.`,
              `**${name}** est le ${on}, ${left} ${left === 1 ? "semaine" : "semaines"} après. Choisis **Continue Plan** sur la page du plan : le bloc suivant commence le ${next} et mène vers la course.`,
              `**${name}** es el ${on}, ${left} ${left === 1 ? "semana" : "semanas"} después. Elige **Continue Plan** en la página del plan: el siguiente bloque empieza el ${next} y sigue hacia la carrera.`,
              `**${name}** è ${on}, ${left} ${left === 1 ? "settimana" : "settimane"} dopo. Scegli **Continue Plan** nella pagina del piano: il blocco seguente comincia ${next} e prosegue verso la gara.`,
            ),
    ],
  };
}
