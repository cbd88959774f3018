import { percentSign } from "../../turn/languages.ts";
import { getMonday, type Session } from "@ironpace/training";
import type { TurnContext } from "../../focus/focus.ts";
import { formToday } from "../../own-data/page-numbers/form-outlook.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import { readFrame } from "../../turn/frame.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";

const WHY: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:why|how come|what for)\b/,
  de: /\b(?:warum|wieso|weshalb|wozu)\b/,
  fr: /\b(?:pourquoi|comment ca se fait)\b/,
  es: /\b(?:por que|como es que)\b/,
  it: /\b(?:perche|come mai)\b/,
};
/** That it is little. */
const SO_LITTLE: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:only|just|so (?:light|short|easy|little|few|low)|less|fewer|lighter|shorter|easier|less than|that (?:light|short|easy|little|few))\b/,
  de: /\b(?:nur|bloss|so (?:leicht|kurz|wenig|locker)|weniger|leichter|kurzer|lockerer)\b/,
  fr: /\b(?:seulement|que|si (?:leger|legere|court|courte|facile|peu)|aussi (?:leger|legere|court|courte|facile|peu)|moins|plus (?:leger|legere|court|courte|facile))\b/,
  es: /\b(?:solo|solamente|tan (?:ligero|ligera|corto|corta|facil|poco|suave)|menos|mas (?:ligero|ligera|corto|corta|facil|suave))\b/,
  it: /\b(?:solo|soltanto|cosi (?:leggero|leggera|corto|corta|breve|facile|poco)|meno|piu (?:leggero|leggera|corto|corta|breve|facile))\b/,
};
const OTHER_TOPIC = /\b(?:not|nicht|pas|no|non|race|wettkampf|course|carrera|gara|pace|tempo|allure|ritmo|km\/h)\b/;
/** A whole week is explained by the plan's own readers. */
const WEEK = /\b(?:weeks?|wochen?|semaines?|semanas?|settiman[ae])\b/;

/** The session to come that a turn names by its day, else the one in focus. */
export function findPlannedSession({ frame, session, view }: TurnContext): Session | undefined {
  const { plan, today } = view;
  // "Why only three tomorrow? Did five last week": the second sentence is about what was.
  const [first = ""] = frame.content.split(/(?<=[?!.])\s/u, 1);
  const { days } = first === frame.content ? frame : readFrame(first, frame.tongue, today);
  const ahead = days.find((day) => day > today);
  if (days.length > 0 && ahead === undefined) return undefined;
  return ahead === undefined || plan === undefined ? session : allSessions(plan).find(({ date }) => date === ahead);
}

/** The last session of the same kind in a full week. */
function fullOne(session: Session, { view }: TurnContext): Session | undefined {
  const deloads = new Set(view.plan?.plan.weeks.flatMap(({ isDeload, startDate }) => (isDeload ? [getMonday(startDate)] : [])));
  return view.plan === undefined
    ? undefined
    : allSessions(view.plan).findLast(({ code, date }) => code === session.code && date < session.date && !deloads.has(getMonday(date)));
}

/** "Why is tomorrow only three?": in a deload week because of that, with what it was in the last full week and when it is full again. */
export function deloadReason(focus: TurnContext): Draft | undefined {
  const { words, tongue, cards, view, say, frame } = focus;
  const isFollowUp = focus.turns.length > 0 && words.split(" ").length <= 2;
  const kept = cards.length > 0 ? undefined : keepDeload(focus);
  if (kept !== undefined) return kept;
  if (
    !WHY[tongue].test(words) ||
    cards.length > 0 ||
    OTHER_TOPIC.test(words) ||
    WEEK.test(words.replace(/\b(?:last|letzte|derniere|pasada|scorsa)\b.*$/, ""))
  )
    return undefined;
  if (!SO_LITTLE[tongue].test(words) && !isFollowUp) return undefined;
  if (frame.hasPain || frame.isIll || frame.part !== undefined) return undefined;
  const session = findPlannedSession(focus);
  const week = view.plan?.plan.weeks.find(({ sessions }) => sessions.some(({ id }) => id === session?.id));
  if (session === undefined || week?.isDeload !== true) return undefined;
  const before = fullOne(session, focus);
  const number = (view.plan?.plan.weeks.indexOf(week) ?? 0) + 1;
  const after = view.plan?.plan.weeks.find(({ startDate, isDeload }) => startDate > week.startDate && !isDeload);
  const [on, then] = [dayIn(tongue, session.date, false), before === undefined ? "" : dayIn(tongue, before.date, false)];
  const full = after === undefined ? "" : dayIn(tongue, after.startDate, false);
  const load = `${Math.round(week.sessions.reduce((sum, each) => sum + each.load, 0))}`;
  const previous = view.plan?.plan.weeks.findLast(({ startDate }) => startDate < week.startDate);
  const loadBefore = `${Math.round(previous?.sessions.reduce((sum, each) => sum + each.load, 0) ?? 0)}`;
  return {
    text: [
      say(
        `**Because week ${number} is your deload**: sets drop to about half and weights to 60–70% of your maximum; paces stay the same, so that you absorb the last weeks.`,
        `**Weil Woche ${number} deine Entlastungswoche ist**: die Sätze sinken auf etwa die Hälfte und die Gewichte auf 60–70 % deines Maximums, das Tempo bleibt, damit das Training der Wochen davor wirken kann.`,
        `**Parce que la semaine ${number} est ta décharge** : les séries baissent d’environ la moitié et les charges à 60–70 % de ton maximum, les allures restent, pour que le travail des semaines d’avant porte.`,
        `**Porque la semana ${number} es tu descarga**: las series bajan a cerca de la mitad y los pesos al 60–70 % de tu máximo, los ritmos siguen, para asimilar el trabajo de las semanas previas.`,
        `**Perché la settimana ${number} è il tuo scarico**: le serie scendono a circa la metà e i carichi al 60–70 % del massimale, i ritmi restano, per assimilare il lavoro delle settimane prima.`,
      ),
      [
        `- ${on}: **${session.title}**, ${session.duration} min`,
        ...(before === undefined ? [] : [`- ${then}: **${before.title}**, ${before.duration} min`]),
        say(
          `- Load of the week: ${load}, the week before ${loadBefore}`,
          `- Last der Woche: ${load}, davor ${loadBefore}`,
          `- Charge de la semaine : ${load}, ${loadBefore} celle d’avant`,
          `- Carga de la semana: ${load}, la anterior ${loadBefore}`,
          `- Carico della settimana: ${load}, prima ${loadBefore}`,
        ),
      ].join("\n"),
      ...(after === undefined
        ? []
        : [
            say(
              `Full weeks go on from ${full}.`,
              `Volle Wochen gehen ab ${full} weiter.`,
              `Les semaines pleines reprennent le ${full}.`,
              `Las semanas completas siguen desde el ${full}.`,
              `Le settimane piene riprendono da ${full}.`,
            ),
          ]),
    ],
  };
}

const NEEDED: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|but|so|ok) )*(?:(?:is|are) (?:that|it|this|a deload|the deload|those) (?:(?:really|even|actually|still) )*(?:necessary|needed|required)|(?:do|must|should) i (?:(?:really|even|actually) )*(?:need|have to do|do|take) (?:that|it|this|a deload|the deload)|(?:can|could|should) i (?:just )?(?:skip|ignore|leave out) (?:that|it|the deload|this))(?: (?:now|then|though|tho|at all|week))*$/,
  de: /^(?:(?:und|aber|also) )*(?:(?:ist|muss) (?:das|die|es)(?: (?:wirklich|echt|denn|uberhaupt))*(?: (?:notig|notwendig|sein))|brauche? ich (?:das|die)(?: (?:wirklich|uberhaupt))*|kann ich (?:das|die|den deload) (?:weglassen|auslassen))$/,
  fr: /^(?:(?:et|mais) )*(?:c est (?:vraiment )?(?:necessaire|utile|obligatoire)|est ce (?:vraiment )?necessaire|j en ai (?:vraiment )?besoin)$/,
  es: /^(?:(?:y|pero) )*(?:(?:eso )?es (?:realmente |de verdad )?(?:necesario|necesaria)|(?:lo|la) necesito(?: de verdad)?|hace falta)$/,
  it: /^(?:(?:e|ma) )*(?:e (?:davvero |proprio )?(?:necessario|necessaria)|(?:mi )?serve(?: davvero)?|ne ho bisogno)$/,
};
const OF_DELOAD = /deload|entlastung|décharge|descarga|scarico/iu;

/** "Is that really necessary?" after a deload was spoken of: yes, with the weeks and the form it rests on. */
function keepDeload({ words, tongue, turns, view, diary, say, frame }: TurnContext): Draft | undefined {
  const last = turns.at(-1);
  if (last === undefined || !NEEDED[tongue].test(words) || !OF_DELOAD.test(last.answer) || frame.hasPain || frame.isIll) return undefined;
  const form = formToday(diary, view.today);
  const week = view.plan?.plan.weeks.find(({ isDeload, startDate }) => isDeload && startDate >= getMonday(view.today));
  if (week === undefined) return undefined;
  const earlier = (view.plan?.plan.weeks ?? []).filter(({ startDate }) => startDate < week.startDate);
  const before = earlier.length - 1 - earlier.findLastIndex(({ isDeload }) => isDeload);
  // What the body still carries is said only where the form of today shows it.
  const isTired = form !== undefined && form.percent < 0;
  const percent = isTired ? ` (−${Math.abs(form.percent)}${percentSign(tongue)})` : "";
  return {
    text: [
      say(
        `**Yes, I would keep it.** ${before} loading weeks lie behind it${isTired ? `, and your fatigue is still there${percent}` : ""}; one deload costs no fitness, and the next weeks start higher from it.`,
        `**Ja, ich würde sie behalten.** Davor liegen ${before} Belastungswochen${isTired ? `, und die Ermüdung ist noch da${percent}` : ""}; eine leichte Woche kostet keine Form, und die nächsten Wochen beginnen von weiter oben.`,
        `**Oui, je la garderais.** ${before} semaines chargées la précèdent${isTired ? `, et la fatigue est encore là${percent}` : ""} ; une semaine légère ne coûte pas de forme, et les suivantes repartent de plus haut.`,
        `**Sí, yo la mantendría.** Hay ${before} semanas de carga detrás${isTired ? ` y el cansancio sigue ahí${percent}` : ""}; una semana suave no cuesta forma, y las siguientes parten de más arriba.`,
        `**Sì, io la terrei.** Alle spalle ci sono ${before} settimane di carico${isTired ? ` e la fatica c’è ancora${percent}` : ""}; una settimana leggera non costa forma, e le successive ripartono da più in alto.`,
      ),
    ],
  };
}
