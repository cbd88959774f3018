import type { Diary } from "../../own-data/diary.ts";
import { clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";
import { dayIn } from "../names.ts";
import { weakestStations } from "./station-work.ts";

const ASKS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:realistic|target|aim for|goal|shoot for|what (?:time|split) should)\b/,
  de: /\b(?:realistisch\w*|zielzeit|ziel|anpeilen|anstreben|vornehmen)\b/,
  fr: /\b(?:realiste|viser|objectif|cible)\b/,
  es: /\b(?:realista|objetivo|meta|apuntar|aspirar)\b/,
  it: /\b(?:realistic\w|obiettivo|puntare|mirare)\b/,
};
const OF_TIME = /\b(?:split|splits|time|target|zeit|zielzeit|temps|tiempo|parcial|tempo|parziale|objectif)\b/;
/** Half of what is lost against the tests is a step for one block of training. */
const SHARE_GAINED = 0.5;

/** "a realistic target for the sled push split": the last split beside what the athlete's tests promise, and a step between the two. */
export function answerStationTarget(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, words, lines, subjects } = frame;
  if (!ASKS[tongue].test(words) || !OF_TIME.test(words) || /\d/.test(words) || frame.verbs.length > 0) return undefined;
  const named = [...lines, ...subjects.flatMap(({ sport }) => (sport === "row" || sport === "ski" ? [sport] : []))][0];
  if (named === undefined) return undefined;
  const station = weakestStations(diary, view).find(({ name }) => name.toLowerCase().includes(named.toLowerCase()));
  if (station === undefined) return undefined;
  const { race, name, seconds, expected } = station;
  const target = seconds > expected ? 5 * Math.round((seconds - SHARE_GAINED * (seconds - expected)) / 5) : seconds;
  const [last, goal, able] = [clock(seconds), clock(Math.min(target, seconds)), clock(Math.round(expected))];
  const say = sayIn(tongue);
  const on = dayIn(tongue, race.on);
  return {
    isDecided: true,
    text: [
      say(
        `**${name}: about ${goal}** in your next race.`,
        `**${name}: etwa ${goal}** im nächsten Rennen.`,
        `**${name} : environ ${goal}** à ta prochaine course.`,
        `**${name}: unos ${goal}** en tu próxima carrera.`,
        `**${name}: circa ${goal}** nella prossima gara.`,
      ),
      seconds > expected
        ? say(
            `At ${race.name} (${on}) it took ${last}; your tests and level suggest ${able}. The midpoint is a realistic step for one block. Loads, floor and queues differ from race to race, so it is an estimate.`,
            `Bei ${race.name} (${on}) waren es ${last}; deine Tests und dein Niveau lassen ${able} erwarten. Die Mitte dazwischen ist ein Schritt für einen Block. Gewicht, Boden und Andrang sind je Rennen anders: eine Schätzung.`,
            `À ${race.name} (${on}) : ${last} ; tes tests et ton niveau suggèrent ${able}. Le milieu est une étape pour un bloc. Charges, sol et attente varient d’une course à l’autre : une estimation.`,
            `En ${race.name} (${on}) fueron ${last}; tus pruebas y tu nivel sugieren ${able}. El punto medio es un paso para un bloque. Cargas, suelo y esperas cambian de carrera a carrera: una estimación.`,
            `A ${race.name} (${on}) erano ${last}; i tuoi test e il tuo livello suggeriscono ${able}. La metà è un passo per un blocco. Carichi, pavimento e attese cambiano da gara a gara: una stima.`,
          )
        : say(
            `At ${race.name} (${on}) it took ${last}, faster than your tests and level suggest (${able}): hold it, and look for time elsewhere. An estimate.`,
            `Bei ${race.name} (${on}) waren es ${last}, schneller, als deine Tests und dein Niveau erwarten lassen (${able}): halte es und such Zeit anderswo. Eine Schätzung.`,
            `À ${race.name} (${on}) : ${last}, plus vite que ce que suggèrent tes tests et ton niveau (${able}) : garde-le et cherche du temps ailleurs. Une estimation.`,
            `En ${race.name} (${on}) fueron ${last}, más rápido de lo que sugieren tus pruebas y tu nivel (${able}): mantenlo y busca tiempo en otra parte. Una estimación.`,
            `A ${race.name} (${on}) erano ${last}, più veloce di quanto suggeriscono i tuoi test e il tuo livello (${able}): mantienilo e cerca tempo altrove. Una stima.`,
          ),
    ],
  };
}
