import { daysBetween } from "@ironpace/training";
import { valueText } from "../../changes/change-goal.ts";
import type { TurnContext } from "../../focus/focus.ts";
import type { Goal } from "../../own-data/diary.ts";
import { getCourse } from "../../own-data/page-numbers/goal-outlook.ts";
import { normalise } from "../../question.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { Draft } from "../../topic.ts";
import { plural, type Said, type Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";

const ENOUGH: { readonly [tongue in Tongue]: RegExp } = {
  en: /\benough\b.*\b(?:to (?:hit|reach|make|get|do)|for (?:my|the|that|\d))\b/,
  de: /\b(?:genug|ausreichend)\b.*\b(?:um|fur|damit)\b|\breicht das\b.*\b(?:fur|um)\b/,
  fr: /\bassez\b.*\b(?:pour|afin)\b/,
  es: /\b(?:suficient\w*|bastant\w*)\b.*\bpara\b/,
  it: /\b(?:abbastanza|sufficient\w*)\b.*\bper\b/,
};

const WEEKS: readonly [one: Said, many: Said] = [
  ["week", "Woche", "semaine", "semana", "settimana"],
  ["weeks", "Wochen", "semaines", "semanas", "settimane"],
];

/** "Am I doing enough pull-ups to hit 12 by Christmas?": whether the goal comes in time at the pace so far, and how often the plan has the exercise. */
export function judgeWorkForGoal({ words, tongue, frame, cards, diary, view, say }: TurnContext): Draft | undefined {
  if (!ENOUGH[tongue].test(words) || cards.length > 0 || frame.hasPain || frame.isIll) return undefined;
  const goal = diary.goals.find((each) => each.completedOn === undefined && isNamed(each, words));
  if (goal === undefined) return undefined;
  const { course } = getCourse(goal, diary, view.today);
  const name = nameOf(goal);
  const { plan } = view;
  const ahead = plan === undefined ? [] : allSessions(plan).filter((each) => each.date > view.today && isOpen(plan, each));
  const lines = ahead.filter(({ blocks }) =>
    Object.values(blocks)
      .flat()
      .some(({ name: of }) => name.some((word) => normalise(of).includes(word))),
  ).length;
  const isLate = course.standing === "behind";
  const on = course.reachesOn === undefined ? undefined : dayIn(tongue, course.reachesOn);
  const due = dayIn(tongue, goal.due);
  const weeks = Math.max(
    1,
    Math.round(Math.abs(course.daysEarly ?? (course.reachesOn === undefined ? 0 : daysBetween(goal.due, course.reachesOn))) / 7),
  );
  const [now, target] = [valueText(goal.current, goal.unit), valueText(goal.target, goal.unit)];
  const isUnknown = course.standing === "unknown";
  return {
    text: [
      isUnknown
        ? say(
            `**I cannot say yet**: ${now} of ${target} for **${goal.title}**, due ${due}, with too few values to tell where it leads.`,
            `**Das kann ich noch nicht sagen**: ${now} von ${target} für **${goal.title}**, fällig am ${due}, mit zu wenigen Werten für einen Verlauf.`,
            `**Je ne peux pas encore le dire** : ${now} sur ${target} pour **${goal.title}**, échéance ${due}, avec trop peu de valeurs.`,
            `**Aún no lo puedo decir**: ${now} de ${target} para **${goal.title}**, fecha ${due}, con muy pocos valores.`,
            `**Non posso ancora dirlo**: ${now} su ${target} per **${goal.title}**, scadenza ${due}, con troppo pochi valori.`,
          )
        : isLate
          ? on === undefined
            ? say(
                `**Not at the pace so far**: ${now} of ${target} for **${goal.title}**, due ${due}, and it does not move towards it.`,
                `**Nicht bei dem Tempo bisher**: ${now} von ${target} für **${goal.title}**, fällig am ${due}, und es bewegt sich nicht dahin.`,
                `**Pas au rythme actuel** : ${now} sur ${target} pour **${goal.title}**, échéance ${due}, et cela n’avance pas.`,
                `**No al ritmo actual**: ${now} de ${target} para **${goal.title}**, fecha ${due}, y no avanza.`,
                `**Non al ritmo attuale**: ${now} su ${target} per **${goal.title}**, scadenza ${due}, e non avanza.`,
              )
            : say(
                `**No, not in time**: ${now} of ${target} for **${goal.title}**, due ${due}. At your pace it comes on **${on}**, ${plural(tongue, weeks, ...WEEKS)} late.`,
                `**Nein, nicht rechtzeitig**: ${now} von ${target} für **${goal.title}**, fällig am ${due}. Bei deinem Tempo kommt es am **${on}**, ${plural(tongue, weeks, ...WEEKS)} zu spät.`,
                `**Non, pas à temps** : ${now} sur ${target} pour **${goal.title}**, échéance ${due}. À ton rythme il vient le **${on}**, ${plural(tongue, weeks, ...WEEKS)} trop tard.`,
                `**No, no a tiempo**: ${now} de ${target} para **${goal.title}**, fecha ${due}. A tu ritmo llega el **${on}**, ${plural(tongue, weeks, ...WEEKS)} tarde.`,
                `**No, non in tempo**: ${now} su ${target} per **${goal.title}**, scadenza ${due}. Al tuo ritmo arriva **${on}**, ${plural(tongue, weeks, ...WEEKS)} in ritardo.`,
              )
          : say(
              `**Yes**: ${now} of ${target} for **${goal.title}**, on course for **${on ?? due}** (due ${due}).`,
              `**Ja**: ${now} von ${target} für **${goal.title}**, auf Kurs für **${on ?? due}** (fällig am ${due}).`,
              `**Oui** : ${now} sur ${target} pour **${goal.title}**, en route pour le **${on ?? due}** (échéance ${due}).`,
              `**Sí**: ${now} de ${target} para **${goal.title}**, en camino para el **${on ?? due}** (fecha ${due}).`,
              `**Sì**: ${now} su ${target} per **${goal.title}**, in linea per **${on ?? due}** (scadenza ${due}).`,
            ),
      ...(ahead.length === 0
        ? []
        : [
            say(
              `Your plan has it in ${lines} of the next ${ahead.length === 1 ? "session" : `${ahead.length} sessions`}.${isLate ? " Two times a week is what moves it; a later day or a smaller step is the other way: ask “what should I do about it?”." : ""}`,
              `Dein Plan hat es in ${lines} der nächsten ${ahead.length} Einheiten.${isLate ? " Zweimal pro Woche bringt es voran; ein späterer Tag oder kleinerer Schritt ist der andere Weg: frag „was soll ich da machen?“." : ""}`,
              `Ton plan l’a dans ${lines} des ${ahead.length} prochaines séances.${isLate ? " Deux fois par semaine le fait avancer ; sinon une date plus tardive ou un pas plus petit." : ""}`,
              `Tu plan lo tiene en ${lines} de las próximas ${ahead.length} sesiones.${isLate ? " Dos veces por semana lo hace avanzar; si no, una fecha posterior o un paso menor." : ""}`,
              `Il piano lo ha in ${lines} delle prossime ${ahead.length} sessioni.${isLate ? " Due volte a settimana lo fa avanzare; altrimenti una data più tarda o un passo più piccolo." : ""}`,
            ),
          ]),
    ],
  };
}

/** Words of a goal's title that name what is trained: "pull", "squat". */
function nameOf({ title }: Goal): readonly string[] {
  return normalise(title)
    .split(" ")
    .filter((word) => word.length > 3 && !/^(?:strict|under|over|reps?|with|half|\d.*)$/.test(word))
    .map((word) => word.replace(/s$/, ""));
}

function isNamed(goal: Goal, words: string): boolean {
  const named = nameOf(goal);
  return named.some((word) => new RegExp(`\\b${word}s?\\b`, "u").test(words));
}
