import type { Athlete } from "../../athlete/athlete.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";

/** Whether every multisport race entered is a duathlon: then nobody needs to swim. */
export function isDuathlete({ focus, competitions = [] }: Pick<Athlete, "focus" | "competitions">): boolean {
  if (focus !== "triathlon") return false;
  const formats = competitions.flatMap(({ type, name }) => competitionFormat(`${type ?? ""} ${name ?? ""}`) ?? []);
  const multisport = formats.filter((format) => format.kind === "triathlon");
  return multisport.length > 0 && multisport.every(({ format }) => format.swim === 0);
}
