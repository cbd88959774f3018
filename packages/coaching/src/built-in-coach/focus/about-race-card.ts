import type { CoachRecord } from "@ironpace/contract";
import { addDays, daysBetween, type Day } from "@ironpace/training";
import { bestOfTest } from "../asking/best.ts";
import { sessionOn } from "../changes/session-named.ts";
import { TESTS } from "../own-data/subject.ts";
import { normalise } from "../question.ts";
import { bullet, clock } from "../say.ts";
import type { Draft } from "../topic.ts";
import { dayIn } from "../turn/names.ts";
import type { TurnContext } from "./focus.ts";

type Race = Extract<CoachRecord, { readonly kind: "race" }>;

function raceOf({ cards }: TurnContext): Race | undefined {
  return cards.flatMap(({ request }) => (request.reason === "record" && request.record.kind === "race" ? [request.record] : []))[0];
}

/** What a race that is to be entered stands beside: the sessions around it, other races, and the end of the plan. */
export function clashOfRace(focus: TurnContext): Draft | undefined {
  const race = raceOf(focus);
  const { view, tongue, say } = focus;
  const { plan } = view;
  if (race === undefined || plan === undefined) return undefined;
  const end = addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  const days = [-1, 0, 1].map((away) => addDays(race.date, away));
  const sessions = days.flatMap((day) => sessionOn(plan, day) ?? []);
  const own = focus.diary.entered.filter(({ on }) => days.includes(on));
  const [other] = view.competitions
    .filter(({ name, priority }) => name !== race.name && priority !== "C")
    .toSorted((a, b) => Math.abs(daysBetween(a.date, race.date)) - Math.abs(daysBetween(b.date, race.date)));
  const gap = other === undefined ? 0 : daysBetween(other.date, race.date);
  const beside =
    other?.name === undefined || gap === 0
      ? []
      : [
          gap > 0
            ? say(
                `${gap} days after **${other.name}** (${dayIn(tongue, other.date)}).`,
                `${gap} Tage nach **${other.name}** (${dayIn(tongue, other.date)}).`,
                `${gap} jours après **${other.name}** (${dayIn(tongue, other.date)}).`,
                `${gap} días después de **${other.name}** (${dayIn(tongue, other.date)}).`,
                `${gap} giorni dopo **${other.name}** (${dayIn(tongue, other.date)}).`,
              )
            : say(
                `${-gap} days before **${other.name}** (${dayIn(tongue, other.date)}).`,
                `${-gap} Tage vor **${other.name}** (${dayIn(tongue, other.date)}).`,
                `${-gap} jours avant **${other.name}** (${dayIn(tongue, other.date)}).`,
                `${-gap} días antes de **${other.name}** (${dayIn(tongue, other.date)}).`,
                `${-gap} giorni prima di **${other.name}** (${dayIn(tongue, other.date)}).`,
              ),
        ];
  const lines = [
    ...beside,
    ...sessions.map(({ title, date }) => `${dayIn(tongue, date, false)}: **${title}**`),
    ...own.map(({ title, on }) => `${dayIn(tongue, on, false)}: ${title}`),
  ];
  const isOnDay = sessions.some(({ date }) => date === race.date);
  return {
    text: [
      race.date > end
        ? say(
            `**Nothing yet**: your plan ends on ${dayIn(tongue, end, false)}; the next block is built around the race.`,
            `**Noch mit nichts**: Dein Plan endet am ${dayIn(tongue, end, false)}; der nächste Block wird um das Rennen gebaut.`,
            `**Avec rien pour l’instant** : ton plan finit le ${dayIn(tongue, end, false)} ; le prochain bloc se construit autour de la course.`,
            `**Con nada por ahora**: tu plan acaba el ${dayIn(tongue, end, false)}; el próximo bloque se hace en torno a la carrera.`,
            `**Con niente per ora**: il tuo piano finisce ${dayIn(tongue, end, false)}; il prossimo blocco si costruisce attorno alla gara.`,
          )
        : isOnDay
          ? say(
              `**Yes, with the session of that day**: race instead of it, and take the day after easy.`,
              `**Ja, mit der Einheit des Tages**: Lauf das Rennen statt ihr, und mach den Tag danach locker.`,
              `**Oui, avec la séance du jour** : cours à sa place, et reste facile le lendemain.`,
              `**Sí, con la sesión de ese día**: compite en su lugar, y el día después suave.`,
              `**Sì, con la sessione di quel giorno**: gareggia al suo posto, e il giorno dopo resta facile.`,
            )
          : say(
              "**Nothing is planned on that day.**",
              "**An dem Tag ist nichts geplant.**",
              "**Rien n’est prévu ce jour-là.**",
              "**No hay nada previsto ese día.**",
              "**Quel giorno non è previsto nulla.**",
            ),
      ...(lines.length === 0 ? [] : [bullet(lines)]),
    ],
  };
}

const ASKS =
  /^(?:(?:and|so|but|ok|hm+) )*(?:(?:will|can|could|would) i (?:be able to )?(?:break|beat|make|run|go|get|do|manage|hit|reach)|do i have a (?:shot|chance)|am i (?:fast|fit|ready) enough|what (?:time|can i expect)|(?:schaffe?|laufe?|knacke?|packe?) ich|est ce que je (?:peux|vais)|puedo|podre|posso|riesco)\b/;
const TIME = /(?<![\d:])((?:\d:)?\d{1,2}:\d{2})(?![\d:])/;

/** "Will I break 45:30 there?" beside a card for a race over a distance with a best: where the trend of that best is on its day. */
export function outlookOfRace(focus: TurnContext): Draft | undefined {
  const race = raceOf(focus);
  const { view, diary, tongue, say, words } = focus;
  const test = race === undefined ? undefined : TESTS.find(({ said, kind }) => kind === "time" && said.test(normalise(race.name)));
  if (race === undefined || test === undefined || !ASKS.test(words)) return undefined;
  const { values } = bestOfTest(test, diary);
  const now = values.at(-1);
  const target = TIME.exec(words)?.[1] ?? TIME.exec(race.target ?? "")?.[1];
  if (now === undefined) return undefined;
  const then = trendOn(race.date, [...values, { value: now.value, on: view.today }], view.today);
  const wanted = target === undefined ? undefined : target.split(":").reduce((sum, part) => 60 * sum + Number(part), 0);
  const likely = Math.round(Math.min(then ?? now.value, now.value));
  const day = dayIn(tongue, race.date, false);
  const best = say(
    `Your best over ${test.name} is ${clock(now.value)} (${dayIn(tongue, now.on)})`,
    `Deine Bestzeit über ${test.name} ist ${clock(now.value)} (${dayIn(tongue, now.on)})`,
    `Ton record sur ${test.name} est ${clock(now.value)} (${dayIn(tongue, now.on)})`,
    `Tu mejor marca en ${test.name} es ${clock(now.value)} (${dayIn(tongue, now.on)})`,
    `Il tuo record sui ${test.name} è ${clock(now.value)} (${dayIn(tongue, now.on)})`,
  );
  const trend = say(
    `if you keep improving at this rate, you will be at about **${clock(likely)}** on ${day}`,
    `mit dem bisherigen Trend bist du am ${day} bei etwa **${clock(likely)}**`,
    `à ce rythme de progrès, environ **${clock(likely)}** le ${day}`,
    `al ritmo al que ha bajado, unos **${clock(likely)}** el ${day}`,
    `al ritmo con cui è sceso, circa **${clock(likely)}** ${day}`,
  );
  const gap = wanted === undefined ? undefined : likely - wanted;
  const verdict =
    gap === undefined
      ? undefined
      : gap <= 0
        ? say(
            "**Likely, on a good day.**",
            "**Wahrscheinlich, an einem guten Tag.**",
            "**Probable, un bon jour.**",
            "**Probable, en un buen día.**",
            "**Probabile, in una buona giornata.**",
          )
        : gap <= CLOSE * likely
          ? say(
              "**Possible, but more likely not yet.**",
              "**Möglich, aber eher noch nicht.**",
              "**Possible, mais plutôt pas encore.**",
              "**Posible, pero más bien aún no.**",
              "**Possibile, ma più probabilmente non ancora.**",
            )
          : say("**Not likely.**", "**Eher nicht.**", "**Peu probable.**", "**Poco probable.**", "**Poco probabile.**");
  return {
    text: [
      ...(verdict === undefined ? [] : [verdict]),
      `${best}; ${trend}${gap === undefined || gap <= 0 ? "" : say(`, ${clock(gap)} short of ${target ?? ""}`, `, ${clock(gap)} zu langsam für ${target ?? ""}`, `, à ${clock(gap)} de ${target ?? ""}`, `, a ${clock(gap)} de ${target ?? ""}`, `, a ${clock(gap)} da ${target ?? ""}`)}. ${say("An estimate from few values, no promise.", "Eine Schätzung aus wenigen Werten, kein Versprechen.", "Une estimation sur peu de valeurs, sans promesse.", "Una estimación con pocos valores, sin promesa.", "Una stima da pochi valori, nessuna promessa.")}`,
    ],
  };
}

/** A gap of this share of the time is closed on a good day. */
const CLOSE = 0.02;

/** The straight line through values, by least squares, on a day; undefined where they do not come down. */
function trendOn(day: Day, values: readonly { readonly value: number; readonly on: Day }[], today: Day): number | undefined {
  const [first] = values;
  if (first === undefined || values.length < 3) return undefined;
  const days = values.map(({ on }) => daysBetween(first.on, on));
  const [meanDay, meanValue] = [days, values.map(({ value }) => value)].map((all) => all.reduce((sum, each) => sum + each, 0) / all.length);
  if (meanDay === undefined || meanValue === undefined) return undefined;
  const spread = days.reduce((sum, each) => sum + (each - meanDay) ** 2, 0);
  const slope = values.reduce((sum, { value }, at) => sum + ((days[at] ?? 0) - meanDay) * (value - meanValue), 0) / Math.max(spread, 1);
  const last = values.at(-1)?.value ?? 0;
  return slope >= 0 ? undefined : last + slope * daysBetween(today, day);
}
