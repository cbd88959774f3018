import type { HealthGroup } from "../group.ts";
import { bloodThinner } from "./blood.ts";
import { boneStress, osteoporosis } from "./bones.ts";
import { asthma } from "./breathing.ts";
import { diagnosis } from "./diagnosis.ts";
import { lowTime, novice, weight } from "./everyday.ts";
import { heart } from "./heart.ts";
import { illness } from "./illness.ts";
import { diabetes, lowEnergy, postViral } from "./metabolic.ts";
import { device, epilepsy } from "./nerves.ts";
import { operation } from "./operation.ts";
import { postpartum } from "./postpartum.ts";
import { pregnancy } from "./pregnancy.ts";
import { recognised } from "./recognised.ts";
import { tiredDay } from "./tired-day.ts";
import { hernia, hypermobility, pelvicFloor, pelvicGirdle } from "./trunk.ts";

/** The groups that are told in words (special-populations.md section 4). */
export const GROUPS: readonly HealthGroup[] = [
  pregnancy,
  postpartum,
  osteoporosis,
  boneStress,
  heart,
  bloodThinner,
  diabetes,
  asthma,
  weight,
  lowEnergy,
  postViral,
  illness,
  hernia,
  pelvicFloor,
  pelvicGirdle,
  hypermobility,
  epilepsy,
  device,
  operation,
  diagnosis,
  novice,
  lowTime,
  recognised,
  tiredDay,
];
