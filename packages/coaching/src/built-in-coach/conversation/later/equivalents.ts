import { raceTime, vdotFromRace } from "@ironpace/training";
import type { Best } from "../../asking/best.ts";
import { bestOfTest } from "../../asking/best.ts";
import { type Test, TESTS, testNamed } from "../../own-data/subject.ts";
import { clock, pace } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { dayIn, thingIn } from "../../turn/names.ts";
import { bareUnit } from "../../want/asked/words.ts";
import { seconds } from "./figures.ts";
import { goalSpoken } from "./goal-spoken.ts";
import { isExplained, newest, type Standing } from "./standing.ts";

const NEEDED = bareUnit(
  "which|what|need|needed|need to|have to|would i|for|brauch\\p{L}*|muss\\p{L}*|welche\\p{L}*|faut|quel|necesito|hace falta|que|devo|serve|che",
);
const BACKS = bareUnit(
  "back (?:that|it|this)(?: up)?|backs? (?:that|it)(?: up)?|already|enough|support\\p{L}*|fits?|match\\p{L}*|good enough|predict\\p{L}*|mean|worth|point to|equal\\p{L}*|reicht|passt|entspricht|suffit|correspond|alcanza|equivale|basta|corrisponde",
);
const ASIDE = bareUnit("run|time|kidding|myself|off|over|under|does|am|to|get|hit|reach|goal|there|do|would|best|then");

interface Distance {
  readonly test: Test;
  readonly best: Best;
  readonly metres: number;
}

/** "which 5k do I need for 45:30", "does my 5k back that up": equal times over another distance by the VDOT of packages/training. */
export function equivalents(standing: Standing): Draft | undefined {
  const { words, say, tongue, view } = standing;
  const named = distanceOf(testNamed(words), standing);
  if (named === undefined || words.split(" ").length > MOST_WORDS) return undefined;
  if (!isExplained(standing, NEEDED, BACKS, ASIDE, named.test.said) || !(NEEDED.test(words) || BACKS.test(words))) return undefined;
  const goal = goalSpoken(standing);
  const said = timeSaid(words);
  const isOfGoal =
    goal?.best?.metres !== undefined &&
    (said === undefined || Math.abs(said - goal.target) < 1 || said > (named.best.values.at(-1)?.value ?? 0) * 1.3);
  const other = isOfGoal && goal?.best !== undefined ? goal.best : otherSpoken(named, standing)?.best;
  const otherMetres = other?.metres;
  const last = named.best.values.at(-1);
  if (other === undefined || otherMetres === undefined || otherMetres === named.metres) return undefined;
  const target = said ?? (isOfGoal ? goal?.target : undefined);
  const [from, to] = [thingIn(tongue, named.test.name), thingIn(tongue, other.name)];
  if (last === undefined) {
    if (target === undefined) return undefined;
    const time = clock(Math.floor(raceTime(vdotFromRace(otherMetres, target), named.metres)));
    return {
      text: [`**${say("About", "Etwa", "Environ", "Unos", "Circa")} ${time}** (${from}) = ${clock(Math.round(target))} (${to}), VDOT.`],
    };
  }
  const predicted = raceTime(vdotFromRace(named.metres, last.value), otherMetres);
  const day = dayIn(tongue, last.on);
  if (target === undefined) {
    if (!BACKS.test(words)) return undefined;
    const known = other.values.at(-1);
    return {
      text: [
        `**${from} ${clock(last.value)}** (${day}) = ${to} **${clock(Math.round(predicted))}** (VDOT), ${pace(view, predicted / (otherMetres / 1000))}${known === undefined ? "" : `; ${say("your best", "deine Bestzeit", "ton record", "tu marca", "il tuo record")}: ${clock(known.value)}`}.`,
      ],
    };
  }
  const needed = Math.floor(raceTime(vdotFromRace(otherMetres, target), named.metres));
  const gap = Math.round(last.value - needed);
  const isEnough = gap <= 0;
  return {
    text: [
      isEnough
        ? say(
            `**Yes**: ${from} ${clock(last.value)} (${day}) points to ${clock(Math.round(predicted))} over ${to}, and ${clock(Math.round(target))} needs **${clock(needed)}**.`,
            `**Ja**: ${from} ${clock(last.value)} (${day}) entspricht ${clock(Math.round(predicted))} über ${to}, und ${clock(Math.round(target))} braucht **${clock(needed)}**.`,
            `**Oui** : ${from} ${clock(last.value)} (${day}) correspond à ${clock(Math.round(predicted))} sur ${to}, et ${clock(Math.round(target))} demande **${clock(needed)}**.`,
            `**Sí**: ${from} ${clock(last.value)} (${day}) equivale a ${clock(Math.round(predicted))} en ${to}, y ${clock(Math.round(target))} pide **${clock(needed)}**.`,
            `**Sì**: ${from} ${clock(last.value)} (${day}) corrisponde a ${clock(Math.round(predicted))} su ${to}, e ${clock(Math.round(target))} richiede **${clock(needed)}**.`,
          )
        : say(
            `**About ${clock(needed)}** over ${from}, ${gap} s faster than your ${clock(last.value)} (${day}): that points to ${clock(Math.round(predicted))} over ${to}, not yet ${clock(Math.round(target))}.`,
            `**Etwa ${clock(needed)}** über ${from}, ${gap} s schneller als deine ${clock(last.value)} (${day}): die entsprechen ${clock(Math.round(predicted))} über ${to}, noch nicht ${clock(Math.round(target))}.`,
            `**Environ ${clock(needed)}** sur ${from}, ${gap} s de moins que tes ${clock(last.value)} (${day}) : elles correspondent à ${clock(Math.round(predicted))} sur ${to}, pas encore ${clock(Math.round(target))}.`,
            `**Unos ${clock(needed)}** en ${from}, ${gap} s menos que tu ${clock(last.value)} (${day}): equivale a ${clock(Math.round(predicted))} en ${to}, todavía no ${clock(Math.round(target))}.`,
            `**Circa ${clock(needed)}** su ${from}, ${gap} s in meno del tuo ${clock(last.value)} (${day}): corrisponde a ${clock(Math.round(predicted))} su ${to}, non ancora ${clock(Math.round(target))}.`,
          ),
      say(
        "Equal times by Daniels' VDOT: they hold if both distances are trained alike.",
        "Gleichwertige Zeiten nach dem VDOT von Daniels: sie gelten, wenn beide Strecken gleich trainiert sind.",
        "Temps équivalents selon le VDOT de Daniels : ils valent si les deux distances sont entraînées pareil.",
        "Tiempos equivalentes según el VDOT de Daniels: valen si ambas distancias se entrenan igual.",
        "Tempi equivalenti secondo il VDOT di Daniels: valgono se le due distanze sono allenate allo stesso modo.",
      ),
    ],
  };
}

const MOST_WORDS = 14;

function distanceOf(test: Test | undefined, { diary }: Standing): Distance | undefined {
  const best = test === undefined ? undefined : bestOfTest(test, diary);
  return test === undefined || best?.metres === undefined ? undefined : { test, best, metres: best.metres };
}

/** Another running distance that the turns before name. */
function otherSpoken(named: Distance, standing: Standing): Distance | undefined {
  return newest(standing, ({ frame, answer }) => {
    const found = TESTS.filter(({ said, name }) => said.test(frame.words) || answer.includes(`${name}:`))
      .map((test) => distanceOf(test, standing))
      .find((each) => each !== undefined && each.metres !== named.metres);
    return found;
  });
}

function timeSaid(words: string): number | undefined {
  const [text] = /(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?![\d:])/.exec(words) ?? [];
  return text === undefined ? undefined : seconds(text);
}
