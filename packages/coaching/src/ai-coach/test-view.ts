import { type CoachUserProfile, FOCUS, GENDER, levelOrIntermediate, sexOf, withoutUnknown } from "@ironpace/contract";
import { assessCapacities, type Athlete, type Day, readInjuries } from "@ironpace/training";
import type { CoachView } from "../built-in-coach/view.ts";

/** The athlete of a test case: what the request says of a person, and nothing that is stored. */
export function testView(profile: CoachUserProfile | null | undefined, today: Day): CoachView {
  const focus = FOCUS.read(profile?.primaryFocus);
  const athlete: Athlete = withoutUnknown({
    level: levelOrIntermediate(profile?.trainingLevel),
    focus: focus ?? ("general" as const),
    age: profile?.age,
    sex: sexOf(GENDER.read(profile?.gender)),
    bodyWeight: profile?.weight,
    injuries: profile?.injuries,
    strength: { oneRepMax: {} },
    gymnastics: {},
    conditioning: {},
    availability: { daysPerWeek: 4 },
  });
  const firstName = profile?.firstName?.trim();
  return {
    today,
    ...(firstName && { firstName }),
    athlete,
    assumed: [...(profile?.trainingLevel ? [] : ["level" as const]), ...(focus ? [] : ["focus" as const]), "days"],
    distances: "km",
    capacities: assessCapacities(athlete, today),
    injuries: readInjuries(athlete.injuries ?? "", today),
    competitions: [],
    performed: [],
    goals: {},
  };
}
