import { sum } from "../../own-data/figures.ts";
import { clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { valueIn } from "../../want/asked/words.ts";
import { isStation } from "../../want/race/race-request.ts";
import { text, where } from "./race-answers.ts";
import { type Reckoning, TRANSITIONS } from "./race-focus.ts";
import type { Standing } from "../later/standing.ts";

/** The parts that are meant beside all stations and the whole race. */
export function shareOf({ race, total, focus }: Reckoning, standing: Standing): Draft | undefined {
  const { say, tongue } = standing;
  const { parts } = focus;
  const stations = (race.splits ?? []).filter(isStation);
  const together = sum(parts.map((part) => part.seconds));
  const all = sum(stations.map((part) => part.seconds));
  if (parts.length >= stations.length && parts.every(isStation)) return undefined;
  const share = (of: number): string => `${valueIn(tongue, String(Math.round((100 * together) / of)))} %`;
  const isOfStations = parts.every(isStation);
  return {
    text: [
      isOfStations
        ? say(
            `**${clock(together)}** of ${clock(all)} at the stations, **${share(all)}**; of the whole ${clock(total)} it is ${share(total)}.`,
            `**${clock(together)}** von ${clock(all)} an den Stationen, **${share(all)}**; von den ganzen ${clock(total)} sind es ${share(total)}.`,
            `**${clock(together)}** sur ${clock(all)} aux stations, **${share(all)}** ; sur les ${clock(total)} en tout, ${share(total)}.`,
            `**${clock(together)}** de ${clock(all)} en las estaciones, **${share(all)}**; del total de ${clock(total)}, el ${share(total)}.`,
            `**${clock(together)}** di ${clock(all)} alle stazioni, **${share(all)}**; dell’intero ${clock(total)} il ${share(total)}.`,
          )
        : say(
            `**${clock(together)}** of ${clock(total)}, **${share(total)}**.`,
            `**${clock(together)}** von ${clock(total)}, **${share(total)}**.`,
            `**${clock(together)}** sur ${clock(total)}, **${share(total)}**.`,
            `**${clock(together)}** de ${clock(total)}, **${share(total)}**.`,
            `**${clock(together)}** di ${clock(total)}, **${share(total)}**.`,
          ),
      `${parts.map(text).join(", ")}, ${where(race, standing)}.`,
    ],
  };
}

export function nextWorst({ race, focus }: Reckoning, standing: Standing): Draft | undefined {
  const part = focus.parts.at(-1);
  return part === undefined ? undefined : { text: [`**${text(part)}**, ${where(race, standing)}.`] };
}

export function perTransition({ race }: Reckoning, standing: Standing): Draft | undefined {
  const { say, tongue } = standing;
  const zone = (race.splits ?? []).find(({ name }) => name === "Roxzone");
  if (zone === undefined) return undefined;
  const each = valueIn(tongue, (zone.seconds / TRANSITIONS).toFixed(1));
  return {
    text: [
      say(
        `**${each} s** per station, in and out together: ${clock(zone.seconds)} over ${TRANSITIONS}, ${where(race, standing)}. One way is about ${Math.round(zone.seconds / TRANSITIONS / 2)} s.`,
        `**${each} s** pro Station, hinein und hinaus zusammen: ${clock(zone.seconds)} auf ${TRANSITIONS}, ${where(race, standing)}. Ein Weg sind etwa ${Math.round(zone.seconds / TRANSITIONS / 2)} s.`,
        `**${each} s** par station, aller et retour : ${clock(zone.seconds)} sur ${TRANSITIONS}, ${where(race, standing)}. Un trajet fait environ ${Math.round(zone.seconds / TRANSITIONS / 2)} s.`,
        `**${each} s** por estación, entrada y salida: ${clock(zone.seconds)} entre ${TRANSITIONS}, ${where(race, standing)}. Un trayecto son unos ${Math.round(zone.seconds / TRANSITIONS / 2)} s.`,
        `**${each} s** per stazione, entrata e uscita: ${clock(zone.seconds)} su ${TRANSITIONS}, ${where(race, standing)}. Un tragitto sono circa ${Math.round(zone.seconds / TRANSITIONS / 2)} s.`,
      ),
    ],
  };
}
