import { addDays, getMonday } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { LIFTS_WITH_BENCHMARK, TESTS } from "../../own-data/subject.ts";
import { bullet, capital } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { dayIn, thingIn } from "../../turn/names.ts";
import { bestsOf, valueText } from "../../turn/results/bests.ts";
import { bareUnit } from "./words.ts";

const ASKED = bareUnit(
  "(?:tell|say|give) me (?:something|smth|anything|sth) (?:nice|good|positive)|something nice|cheer me up|good news|make me feel (?:better|good)|motivate me|(?:need|want) (?:a )?(?:pep talk|motivation|some motivation)|(?:sag|erzahl) mir (?:was|etwas) (?:nettes|schones|gutes|positives)|muntere? mich auf|motivier\\p{L}* mich|dis moi (?:quelque chose|un truc) de (?:gentil|bien|positif)|remonte moi le moral|motive moi|dime algo (?:bonito|bueno|positivo)|animame|motivame|dimmi qualcosa di (?:bello|carino|positivo)|tirami su|motivami",
);
const SHOWN = 3;

/** "tell me something nice, day was crap": what has grown most in a year, and the sessions of last week. */
export function goodNews({ words, frame, diary, view, tongue, say }: Followed): Draft | undefined {
  if (!ASKED.test(words) || frame.hasPain || frame.isIll) return undefined;
  const from = addDays(view.today, -370);
  const subjects = [
    ...TESTS.map((test) => ({ name: test.name, test })),
    ...LIFTS_WITH_BENCHMARK.map((lift) => ({ name: lift.name, lift })),
  ];
  const gains = subjects
    .flatMap((subject) => bestsOf(subject, diary).slice(0, 1))
    .flatMap((best) => {
      const values = best.values.filter(({ on }) => on >= from);
      const [first, now] = [values[0], values.at(-1)];
      if (first === undefined || now === undefined || first.value === 0) return [];
      const gain = ((best.kind === "time" ? -1 : 1) * (now.value - first.value)) / first.value;
      return gain <= 0 ? [] : [{ best, first, now, gain }];
    })
    .toSorted((a, b) => b.gain - a.gain);
  const monday = addDays(getMonday(view.today), -7);
  const due = diary.planned.filter(({ on, status }) => on >= monday && on < addDays(monday, 7) && status !== "moved");
  const done = due.filter(({ status }) => status === "completed").length;
  if (gains.length === 0) return undefined;
  return {
    reader: "good news",
    text: [
      say(
        "Sorry you had a rough day. Here is what it does not change:",
        "Schade um den Tag. Was er nicht ändert:",
        "Dommage pour la journée. Ce qu’elle ne change pas :",
        "Siento lo del día. Lo que no cambia:",
        "Peccato per la giornata. Quello che non cambia:",
      ),
      bullet([
        ...gains
          .slice(0, SHOWN)
          .map(
            ({ best, first, now }) =>
              `${capital(thingIn(tongue, best.name))}: ${valueText(tongue, first.value, best, view)} → **${valueText(tongue, now.value, best, view)}** (${say("since", "seit", "depuis", "desde", "dal")} ${dayIn(tongue, first.on)})`,
          ),
        due.length > 0 && done >= due.length - 1
          ? say(
              `Last week: **${done} of ${due.length}** planned sessions done`,
              `Letzte Woche: **${done} von ${due.length}** geplanten Einheiten erledigt`,
              `La semaine dernière : **${done} sur ${due.length}** séances prévues faites`,
              `La semana pasada: **${done} de ${due.length}** sesiones previstas hechas`,
              `La settimana scorsa: **${done} su ${due.length}** sessioni previste fatte`,
            )
          : undefined,
      ]),
      say(
        "If today is too much, tell me, and I make the session smaller.",
        "Wenn es heute zu viel ist, sag es, und ich mache die Einheit kleiner.",
        "Si c’est trop aujourd’hui, dis-le et je réduis la séance.",
        "Si hoy es demasiado, dímelo y hago la sesión más corta.",
        "Se oggi è troppo, dimmelo e riduco la sessione.",
      ),
    ],
  };
}
