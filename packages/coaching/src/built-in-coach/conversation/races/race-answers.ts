import type { Race } from "../../own-data/diary.ts";
import { sum } from "../../own-data/figures.ts";
import { TESTS } from "../../own-data/subject.ts";
import { bullet, clock, pace } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { bestsOf } from "../../turn/results/bests.ts";
import { valueIn } from "../../want/asked/words.ts";
import { isRun, isStation, type Part } from "../../want/race/race-request.ts";
import { KILOMETRES, type Reckoning } from "./race-focus.ts";
import type { Standing } from "../later/standing.ts";

/** "20 s", "1:30" */
function gapOf(of: number): string {
  return of < 60 ? `${Math.round(of)} s` : clock(of);
}

export const text = ({ name, seconds: of }: Part): string => `${name} ${clock(of)}`;

export function where(race: Race, { tongue }: Standing): string {
  return `${race.name}, ${dayIn(tongue, race.on)}`;
}

export function finish(reckoning: Reckoning, standing: Standing): Draft {
  const { race, total, now, focus, target } = reckoning;
  const { say } = standing;
  const changed = (race.splits ?? []).filter(({ name }) => focus.supposed.has(name));
  const runs = changed.filter(({ name }) => isRun(name));
  const isEven = runs.length === KILOMETRES && new Set(runs.map(({ name }) => focus.supposed.get(name))).size === 1;
  const lines = [
    ...changed
      .filter((part) => !isEven || !isRun(part.name))
      .map((part) => `${part.name}: ${clock(part.seconds)} → ${clock(focus.supposed.get(part.name) ?? part.seconds)}`),
    ...(isEven
      ? [
          `${say("8 runs", "8 Läufe", "8 courses", "8 carreras", "8 corse")}: ${clock(sum(runs.map((run) => run.seconds)))} → ${clock(sum(runs.map(({ name }) => focus.supposed.get(name) ?? 0)))}`,
        ]
      : []),
    ...(focus.off > 0
      ? [`${say("off in all", "zusammen weniger", "de moins en tout", "menos en total", "in meno in tutto")}: ${clock(focus.off)}`]
      : []),
  ];
  return {
    text: [
      say(
        `**${clock(now)}**: ${gapOf(Math.abs(total - now))} ${now < total ? "off" : "on top of"} your ${clock(total)} at ${where(race, standing)}, everything else as it was there.`,
        `**${clock(now)}**: ${gapOf(Math.abs(total - now))} ${now < total ? "weniger" : "mehr"} als deine ${clock(total)} bei ${where(race, standing)}, alles andere wie dort.`,
        `**${clock(now)}** : ${gapOf(Math.abs(total - now))} de ${now < total ? "moins" : "plus"} que tes ${clock(total)} à ${where(race, standing)}, le reste comme là-bas.`,
        `**${clock(now)}**: ${gapOf(Math.abs(total - now))} ${now < total ? "menos" : "más"} que tu ${clock(total)} en ${where(race, standing)}, lo demás igual que allí.`,
        `**${clock(now)}**: ${gapOf(Math.abs(total - now))} in ${now < total ? "meno" : "più"} del tuo ${clock(total)} a ${where(race, standing)}, il resto come lì.`,
      ),
      bullet(lines),
      ...(target === undefined ? [] : [missing(now, target, standing)]),
    ],
  };
}

export function missing(now: number, target: number, { say }: Standing): string {
  const [goal, left] = [clock(target), clock(Math.abs(now - target))];
  return now > target
    ? say(
        `For ${goal} **${left}** are still missing.`,
        `Für ${goal} fehlen noch **${left}**.`,
        `Pour ${goal}, il manque encore **${left}**.`,
        `Para ${goal} faltan aún **${left}**.`,
        `Per ${goal} mancano ancora **${left}**.`,
      )
    : say(
        `That is ${left} inside ${goal}.`,
        `Das liegt ${left} unter ${goal}.`,
        `C’est ${left} sous ${goal}.`,
        `Son ${left} por debajo de ${goal}.`,
        `Sono ${left} sotto ${goal}.`,
      );
}

export function gap({ race, total, now, target = 0 }: Reckoning, standing: Standing): Draft {
  const { say } = standing;
  const from = now === total ? `${clock(total)} (${where(race, standing)})` : clock(now);
  return {
    text: [
      now > target
        ? say(
            `**${clock(now - target)}** to go: ${from} → **${clock(target)}**, ${percent(now, target, standing)} less.`,
            `Es fehlen **${clock(now - target)}**: ${from} → **${clock(target)}**, ${percent(now, target, standing)} weniger.`,
            `Il manque **${clock(now - target)}** : ${from} → **${clock(target)}**, ${percent(now, target, standing)} de moins.`,
            `Faltan **${clock(now - target)}**: ${from} → **${clock(target)}**, un ${percent(now, target, standing)} menos.`,
            `Mancano **${clock(now - target)}**: ${from} → **${clock(target)}**, il ${percent(now, target, standing)} in meno.`,
          )
        : missing(now, target, standing),
    ],
  };
}

export function percent(now: number, target: number, { tongue }: Standing): string {
  return `${valueIn(tongue, ((100 * (now - target)) / now).toFixed(1))} %`;
}

/** What the runs alone would have to be for the target. */
export function perKilometre({ race, total, now, target = 0, focus }: Reckoning, standing: Standing): Draft {
  const { say, view, diary } = standing;
  const runs = (race.splits ?? []).filter(({ name }) => isRun(name));
  const average = sum(runs.map(({ name, seconds: was }) => focus.supposed.get(name) ?? was)) / runs.length;
  const left = now - target;
  if (left <= 0) return gap({ race, total, now, target, focus }, standing);
  const needed = average - left / runs.length;
  const test = TESTS.find(({ name }) => name === "10 km");
  const best = test === undefined ? undefined : bestsOf({ name: test.name, test }, diary)[0]?.values.at(-1)?.value;
  const fresh = best === undefined ? undefined : best / 10;
  const isTooFast = fresh !== undefined && needed < fresh * 1.04;
  const [slowest] = (race.splits ?? []).filter(isStation).toSorted((a, b) => b.seconds - a.seconds);
  const zone = (race.splits ?? []).find(({ name }) => name === "Roxzone");
  return {
    text: [
      say(
        `**${pace(view, needed)}**: ${clock(left)} over ${runs.length} runs are **${Math.round(left / runs.length)} s per km**, off your average of ${pace(view, average)} at ${where(race, standing)} (${clock(now)} → ${clock(target)}).`,
        `**${pace(view, needed)}**: ${clock(left)} auf ${runs.length} Läufe sind **${Math.round(left / runs.length)} s pro km** weniger als dein Schnitt von ${pace(view, average)} bei ${where(race, standing)} (${clock(now)} → ${clock(target)}).`,
        `**${pace(view, needed)}** : ${clock(left)} sur ${runs.length} courses font **${Math.round(left / runs.length)} s par km** de moins que ta moyenne de ${pace(view, average)} à ${where(race, standing)} (${clock(now)} → ${clock(target)}).`,
        `**${pace(view, needed)}**: ${clock(left)} en ${runs.length} carreras son **${Math.round(left / runs.length)} s por km** menos que tu media de ${pace(view, average)} en ${where(race, standing)} (${clock(now)} → ${clock(target)}).`,
        `**${pace(view, needed)}**: ${clock(left)} su ${runs.length} corse sono **${Math.round(left / runs.length)} s al km** in meno della tua media di ${pace(view, average)} a ${where(race, standing)} (${clock(now)} → ${clock(target)}).`,
      ),
      ...(!isTooFast || fresh === undefined
        ? []
        : [
            say(
              `That is about your fresh 10 km pace (${pace(view, fresh)}): the runs alone will hardly give it. Roxzone (${clock(zone?.seconds ?? 0)}) and stations (${slowest === undefined ? "" : text(slowest)}) have to give too.`,
              `Das ist etwa dein frisches 10-km-Tempo (${pace(view, fresh)}): die Läufe allein geben es kaum her. Roxzone (${clock(zone?.seconds ?? 0)}) und Stationen (${slowest === undefined ? "" : text(slowest)}) müssen mithelfen.`,
              `C’est à peu près ton allure 10 km à frais (${pace(view, fresh)}) : les courses seules n’y suffiront guère. La Roxzone (${clock(zone?.seconds ?? 0)}) et les stations (${slowest === undefined ? "" : text(slowest)}) doivent aider.`,
              `Es más o menos tu ritmo de 10 km en fresco (${pace(view, fresh)}): solo con las carreras difícilmente sale. Roxzone (${clock(zone?.seconds ?? 0)}) y estaciones (${slowest === undefined ? "" : text(slowest)}) también tienen que dar.`,
              `È circa il tuo ritmo dei 10 km da fresca (${pace(view, fresh)}): le corse da sole difficilmente bastano. Anche Roxzone (${clock(zone?.seconds ?? 0)}) e stazioni (${slowest === undefined ? "" : text(slowest)}) devono dare.`,
            ),
          ]),
    ],
  };
}

/** The longest parts that nothing is supposed of yet. */
export function whereFrom({ race, now, target = 0, focus }: Reckoning, standing: Standing): Draft {
  const { say } = standing;
  const left = (race.splits ?? []).filter(({ name }) => !focus.supposed.has(name));
  const zone = left.find(({ name }) => name === "Roxzone");
  const stations = left
    .filter(isStation)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 4);
  const runs = left.filter(({ name }) => isRun(name));
  return {
    text: [
      missing(now, target, standing),
      say(
        "What is still as it was in the race, the longest first:",
        "Was noch wie im Rennen ist, das Längste zuerst:",
        "Ce qui est encore comme en course, le plus long d’abord :",
        "Lo que sigue como en la carrera, primero lo más largo:",
        "Quello che è ancora come in gara, prima il più lungo:",
      ),
      bullet([
        ...(runs.length === 0
          ? []
          : [
              `${say("Runs", "Läufe", "Courses", "Carreras", "Corse")}: ${clock(sum(runs.map((run) => run.seconds)))} (${clock(Math.round(sum(runs.map((run) => run.seconds)) / runs.length))} /km)`,
            ]),
        ...(zone === undefined ? [] : [text(zone)]),
        ...stations.map(text),
      ]),
      say(
        `A tenth of all of that would be ${clock(Math.round(sum([...runs, ...stations, ...(zone === undefined ? [] : [zone])].map((part) => part.seconds)) / 10))}.`,
        `Ein Zehntel von alldem wären ${clock(Math.round(sum([...runs, ...stations, ...(zone === undefined ? [] : [zone])].map((part) => part.seconds)) / 10))}.`,
        `Un dixième de tout cela ferait ${clock(Math.round(sum([...runs, ...stations, ...(zone === undefined ? [] : [zone])].map((part) => part.seconds)) / 10))}.`,
        `Una décima parte de todo eso serían ${clock(Math.round(sum([...runs, ...stations, ...(zone === undefined ? [] : [zone])].map((part) => part.seconds)) / 10))}.`,
        `Un decimo di tutto questo sarebbe ${clock(Math.round(sum([...runs, ...stations, ...(zone === undefined ? [] : [zone])].map((part) => part.seconds)) / 10))}.`,
      ),
    ],
  };
}
