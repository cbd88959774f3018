import { percentSign } from "../../turn/languages.ts";
import type { TurnContext } from "../../focus/focus.ts";
import { signed } from "../../own-data/figures.ts";
import { type FormPart, formParts, formToday } from "../../own-data/page-numbers/form-outlook.ts";
import type { Draft } from "../../topic.ts";
import type { Said, Tongue } from "../../turn/languages.ts";

type Side = "both" | "iron" | "pace";
type Figure = "fitness" | "fatigue" | "form" | "percent";

const MEANS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:mean\w*|stands? for|is that|explain|whats|what is|what about|how about|what does|supposed to)\b|^(?:and|so) (?:the |my )?(?:iron|pace)\b/,
  de: /\b(?:bedeut\w*|heiss\w*|erklar\w*|was ist|was sagt|steht fur|was soll)\b|^und (?:die |der |das )?(?:iron|pace)\b/,
  fr: /\b(?:veut dire|veulent dire|signifie\w*|c est quoi|explique\w*|qu est ce que)\b|^et (?:l |le |la )?(?:iron|pace)\b/,
  es: /\b(?:significa\w*|quiere decir|que es|explica\w*)\b|^y (?:el |la |lo )?(?:iron|pace)\b/,
  it: /\b(?:significa\w*|vuol dire|cos e|cosa e|che cosa|spiega\w*)\b|^e (?:l |il |la )?(?:iron|pace)\b/,
};
const SIDES: readonly (readonly [Side, RegExp])[] = [
  ["iron", /\b(?:iron|strength|lifting|kraft\w*|force|fuerza|forza)\b/],
  ["pace", /\b(?:pace|endurance|running|ausdauer\w*|endurance|resistencia|resistenza)\b/],
];
const FIGURES: readonly (readonly [Figure, RegExp])[] = [
  ["fatigue", /\b(?:fatigue|ermudung|mudigkeit|fatiga|affaticamento|fatica)\b/],
  ["fitness", /\b(?:fitness|condition physique)\b/],
  ["form", /\b(?:form|forme|forma)\b/],
];
/** "−20", "minus 20", "293": the number that is asked about. */
const NUMBER = /(?:\bminus |\bmenos |\bmoins |\bmeno |(?<!\d)[-−–] ?)?(?<![\p{L}\d:.,])\d{1,4}(?![\d:.,]\d|\p{L})/giu;
/** Another number of training that has readers of its own. */
const OTHER_NUMBER =
  /\b(?:rpe|vdot|ftp|e1rm|amrap|emom|roxzone|kg|km|min|reps?|heart|puls\w*|hr|bpm|watts?|vatios?|cadence|kadenz|cadencia|cadenza|splits?|zwischenzeit|weeks?|wochen?|semaines?|semanas?|settiman\w+|days?|sets?|miles?|meilen|pounds?|calor\w+|kcal|met(?:er|re|ro)s?|metri)\b|\d ?(?:m|w|s|h|lbs?|mi|cals?)\b/;
const MAX_WORDS = 11;
/** A number that is rounded another way on a page is still that number. */
const ROUNDING_GAP = 1;

/** "What does the −20 mean?", "and iron?": a number of the form model, explained with what it is made of today and whether it is fine. */
export function explainForm(focus: TurnContext): Draft | undefined {
  const { words, frame, tongue, turns, cards, diary, view } = focus;
  const parts = formParts(diary, view.today);
  const today = formToday(diary, view.today);
  if (parts === undefined || today === undefined || cards.length > 0 || words.split(" ").length > MAX_WORDS) return undefined;
  if (!MEANS[tongue].test(words) || OTHER_NUMBER.test(words) || frame.verbs.length > 0 || frame.days.length > 0) return undefined;
  const said = [...frame.content.matchAll(NUMBER)].map(([text]) => valueOf(text));
  const side = SIDES.find(([, pattern]) => pattern.test(words))?.[0];
  const figure = FIGURES.find(([, pattern]) => pattern.test(words))?.[0];
  const [number, other] = said;
  const isOfForm = OF_FORM.test(turns.at(-1)?.answer ?? "");
  if (other !== undefined) return undefined;
  // Without a number only a side of the form that was just shown is meant.
  if (number === undefined) return side === undefined || !isOfForm ? undefined : explain(side, "form", focus, parts, today);
  // A number that nothing ties to the form is another one: "what does a 200 mean".
  if (!isOfForm && figure === undefined && side === undefined) return undefined;
  const found = match(number, side, figure, parts, today.percent);
  return found === undefined ? undefined : explain(found.side, found.figure, focus, parts, today);
}

const OF_FORM = /\b(?:fatigue|Ermüdung|fatiga|affaticamento|form today|Form heute)\b/iu;

function valueOf(text: string): number {
  const size = Number(/\d+/.exec(text)?.[0]);
  return /^(?:minus|menos|moins|meno|[-−–])/iu.test(text) ? -size : size;
}

type Parts = NonNullable<ReturnType<typeof formParts>>;

/** The number of the model that is meant: by its value, and by the side and the figure where they are named. */
function match(
  number: number,
  side: Side | undefined,
  figure: Figure | undefined,
  parts: Parts,
  percent: number,
): { readonly side: Side; readonly figure: Figure } | undefined {
  const isNear = (value: number): boolean => Math.abs(Math.abs(value) - Math.abs(number)) <= ROUNDING_GAP;
  if (side === undefined && (figure === undefined || figure === "form") && number <= 0 && isNear(percent))
    return { side: "both", figure: "percent" };
  const sides: readonly Side[] = side === undefined ? ["both", "pace", "iron"] : [side];
  for (const each of sides)
    for (const kind of ["form", "fatigue", "fitness"] as const) {
      const isSigned = kind !== "form" || number <= 0 || parts[each].form >= 0;
      if ((figure === undefined || figure === kind) && isNear(parts[each][kind]) && isSigned) return { side: each, figure: kind };
    }
  return side !== undefined && figure === undefined && number <= 0 ? { side, figure: "form" } : undefined;
}

const NAMES: { readonly [side in Side]: Said } = {
  both: ["the whole training", "das ganze Training", "tout l’entraînement", "todo el entrenamiento", "tutto l’allenamento"],
  iron: ["iron (lifting)", "Iron (Kraft)", "Iron (force)", "Iron (fuerza)", "Iron (forza)"],
  pace: [
    "pace (running and machines)",
    "Pace (Laufen und Geräte)",
    "Pace (course et machines)",
    "Pace (carrera y máquinas)",
    "Pace (corsa e macchine)",
  ],
};

function explain(
  side: Side,
  figure: Figure,
  { say, tongue, view }: TurnContext,
  parts: Parts,
  today: NonNullable<ReturnType<typeof formToday>>,
): Draft {
  const part: FormPart = parts[side];
  const [fitness, fatigue, form] = [part.fitness, part.fatigue, part.form].map(Math.round) as [number, number, number];
  const name = say(...NAMES[side]);
  const [week, six] = [fatigue, fitness];
  // Form is what was left of fitness yesterday evening; once today's training is counted the figures of today no longer subtract to it.
  const isOfToday = Math.abs(fitness - fatigue - form) <= ROUNDING_GAP;
  const share = figure === "percent" ? `**${signed(today.percent)}${percentSign(tongue)}** (${signed(form)})` : `**${signed(form)}**`;
  const lead =
    !isOfToday && (figure === "percent" || figure === "form")
      ? say(
          `${share} is the form of ${name} today: fitness minus fatigue as they were yesterday evening. After today's training, your fitness is ${six} and your fatigue ${week}.`,
          `${share} ist die Form heute (${name}): Fitness minus Ermüdung vom Stand gestern Abend. Mit dem Training von heute ist die Fitness ${six} und die Ermüdung ${week}.`,
          `${share} est ta forme aujourd’hui (${name}) : fitness moins fatigue telles qu’hier soir. Avec l’entraînement d’aujourd’hui la fitness est de ${six} et la fatigue de ${week}.`,
          `${share} es tu forma hoy (${name}): fitness menos fatiga tal como estaban anoche. Con lo de hoy la fitness es ${six} y la fatiga ${week}.`,
          `${share} è la tua forma oggi (${name}): fitness meno fatica com’erano ieri sera. Con l’allenamento di oggi la fitness è ${six} e la fatica ${week}.`,
        )
      : figure === "percent"
        ? say(
            `**${signed(today.percent)}%** is your form today: fitness ${six} minus fatigue ${week} is ${signed(form)}, which is ${signed(today.percent)}% of your fitness.`,
            `**${signed(today.percent)} %** ist deine Form heute: Fitness ${six} minus Ermüdung ${week} macht ${signed(form)}, das sind ${signed(today.percent)} % deiner Fitness.`,
            `**${signed(today.percent)} %** est ta forme aujourd’hui : fitness ${six} moins fatigue ${week} donne ${signed(form)}, soit ${signed(today.percent)} % de ta fitness.`,
            `**${signed(today.percent)} %** es tu forma hoy: fitness ${six} menos fatiga ${week} da ${signed(form)}, el ${signed(today.percent)} % de tu fitness.`,
            `**${signed(today.percent)} %** è la tua forma oggi: fitness ${six} meno fatica ${week} fa ${signed(form)}, cioè il ${signed(today.percent)} % della tua fitness.`,
          )
        : figure === "form"
          ? say(
              `**${signed(form)}** is the form of ${name}: fitness ${six} minus fatigue ${week}.`,
              `**${signed(form)}** ist die Form von ${name}: Fitness ${six} minus Ermüdung ${week}.`,
              `**${signed(form)}** est la forme de ${name} : fitness ${six} moins fatigue ${week}.`,
              `**${signed(form)}** es la forma de ${name}: fitness ${six} menos fatiga ${week}.`,
              `**${signed(form)}** è la forma di ${name}: fitness ${six} meno fatica ${week}.`,
            )
          : figure === "fatigue"
            ? say(
                `**${week}** is the fatigue of ${name}: the load (minutes × effort) of about the last seven days; your fitness, what you are used to, is ${six}.`,
                `**${week}** ist die Ermüdung von ${name}: die Last (Minuten × Anstrengung) von etwa sieben Tagen; deine Fitness, also was du gewohnt bist, ist ${six}.`,
                `**${week}** est la fatigue de ${name} : la charge (minutes × effort) d’environ sept jours ; ta fitness, ce dont tu as l’habitude, est ${six}.`,
                `**${week}** es la fatiga de ${name}: la carga (minutos × esfuerzo) de unos siete días; tu fitness, lo habitual en ti, es ${six}.`,
                `**${week}** è la fatica di ${name}: il carico (minuti × sforzo) di circa sette giorni; la tua fitness, il tuo solito, è ${six}.`,
              )
            : say(
                `**${six}** is the fitness of ${name}: the load (minutes × effort) of about the last six weeks, so what you are used to; fatigue is ${week}.`,
                `**${six}** ist die Fitness von ${name}: die Last (Minuten × Anstrengung) von etwa sechs Wochen, also was du gewohnt bist; die Ermüdung ist ${week}.`,
                `**${six}** est la fitness de ${name} : la charge (minutes × effort) d’environ six semaines, donc ce dont tu as l’habitude ; la fatigue est ${week}.`,
                `**${six}** es la fitness de ${name}: la carga (minutos × esfuerzo) de unas seis semanas, es decir, lo habitual; la fatiga es ${week}.`,
                `**${six}** è la fitness di ${name}: il carico (minuti × sforzo) di circa sei settimane, cioè il solito; la fatica è ${week}.`,
              );
  return { text: [lead, verdict(today, say), ...(side === "both" ? [] : [otherSide(side, parts, say)]), ...deload(view, say)] };
}

function verdict({ percent, word }: NonNullable<ReturnType<typeof formToday>>, say: TurnContext["say"]): string {
  const all = signed(percent);
  switch (word) {
    case "too early to say":
      return say(
        `It is **too early to say** what ${all}% means: fitness reads too low until your log covers six weeks, so go by how you feel.`,
        `Was ${all} % über dich sagt, lässt sich **noch nicht sagen**: Die Fitness ist zu niedrig, bis dein Protokoll sechs Wochen umfasst, richte dich also nach dem Gefühl.`,
        `Ce que ${all} % dit de toi, il est **trop tôt pour le dire** : la fitness est trop basse tant que ton journal ne couvre pas six semaines, fie-toi donc à tes sensations.`,
        `Lo que ${all} % dice de ti es **pronto para saberlo**: la fitness sale demasiado baja hasta que tu registro cubra seis semanas, así que guíate por tus sensaciones.`,
        `Che cosa dica ${all} % di te è **presto per dirlo**: la fitness risulta troppo bassa finché il tuo diario non copre sei settimane, quindi regolati sulle sensazioni.`,
      );
    case "strained":
      return say(
        `All in all that is **strained** (${all}%, below −30%): sleep, eat, and keep the easy days easy.`,
        `Insgesamt ist das **überlastet** (${all} %, unter −30 %): schlafen, essen, lockere Tage locker halten.`,
        `Au total c’est **trop** (${all} %, sous −30 %) : dors, mange, garde faciles les jours faciles.`,
        `En total es **demasiado** (${all} %, bajo −30 %): duerme, come y deja suaves los días suaves.`,
        `In tutto è **troppo** (${all} %, sotto −30 %): dormi, mangia, tieni facili i giorni facili.`,
      );
    case "building":
      return say(
        `All in all that is **building** (${all}%, from −30 to −10%): normal in a hard week, and nothing to worry about.`,
        `Insgesamt ist das **im Aufbau** (${all} %, zwischen −30 und −10 %): normal in einer harten Woche, kein Grund zur Sorge.`,
        `Au total c’est **en construction** (${all} %, entre −30 et −10 %) : normal dans une semaine dure, rien d’inquiétant.`,
        `En total es **en construcción** (${all} %, entre −30 y −10 %): normal en una semana dura, nada preocupante.`,
        `In tutto è **in costruzione** (${all} %, tra −30 e −10 %): normale in una settimana dura, niente di preoccupante.`,
      );
    case "balanced":
      return say(
        `All in all you are **balanced** (${all}%, from −10 to +5%).`,
        `Insgesamt bist du **ausgeglichen** (${all} %, zwischen −10 und +5 %).`,
        `Au total tu es **à l’équilibre** (${all} %, entre −10 et +5 %).`,
        `En total estás en **equilibrio** (${all} %, entre −10 y +5 %).`,
        `In tutto sei in **equilibrio** (${all} %, tra −10 e +5 %).`,
      );
    case "fresh":
      return say(
        `All in all you are **fresh** (${all}%, above +5%): ready for a race or a test.`,
        `Insgesamt bist du **frisch** (${all} %, über +5 %): bereit für ein Rennen oder einen Test.`,
        `Au total tu es en **fraîcheur** (${all} %, au-dessus de +5 %) : bon pour une course ou un test.`,
        `En total estás con **frescura** (${all} %, sobre +5 %): a punto para una carrera o un test.`,
        `In tutto sei in **freschezza** (${all} %, sopra +5 %): a posto per una gara o un test.`,
      );
  }
}

function otherSide(side: Side, parts: Parts, say: TurnContext["say"]): string {
  const other = side === "iron" ? "pace" : "iron";
  const [mine, theirs] = [Math.round(parts[side].form), Math.round(parts[other].form)];
  const name = say(...NAMES[other]);
  const isMost = mine < theirs;
  return say(
    `${isMost ? "Most of the tiredness comes from here" : "Most of the tiredness comes from elsewhere"}: the form of ${name} is ${signed(theirs)}.`,
    `${isMost ? "Von hier kommt die meiste Ermüdung" : "Die meiste Ermüdung kommt woanders her"}: die Form von ${name} ist ${signed(theirs)}.`,
    `${isMost ? "L’essentiel de la fatigue vient d’ici" : "L’essentiel de la fatigue vient d’ailleurs"} : la forme de ${name} est ${signed(theirs)}.`,
    `${isMost ? "De aquí viene casi toda la fatiga" : "La mayor parte de la fatiga viene de otro lado"}: la forma de ${name} es ${signed(theirs)}.`,
    `${isMost ? "Da qui viene quasi tutta la fatica" : "Quasi tutta la fatica viene da altro"}: la forma di ${name} è ${signed(theirs)}.`,
  );
}

function deload({ plan, today }: TurnContext["view"], say: TurnContext["say"]): readonly string[] {
  const next = plan?.plan.weeks.find(({ startDate }) => startDate > today);
  return next?.isDeload === true
    ? [
        say(
          "Next week is a deload and takes it down by itself.",
          "Nächste Woche ist Deload und baut sie von selbst ab.",
          "La semaine prochaine est une décharge et la fait baisser d’elle-même.",
          "La próxima semana es de descarga y la baja por sí sola.",
          "La prossima settimana è di scarico e la fa scendere da sola.",
        ),
      ]
    : [];
}
