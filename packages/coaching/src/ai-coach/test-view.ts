import { type CoachUserProfile, FOCUS, GENDER, levelOrIntermediate, getSex, withoutUnknown } from "@ironpace/contract";
import { assessCapacities, type Athlete, type Day, readInjuries } from "@ironpace/training";
import type { CoachView } from "../built-in-coach/view.ts";

/** The stored athlete with what the request says of them where nothing is stored. */
export function completedView(view: CoachView, profile: CoachUserProfile | null | undefined): CoachView {
  if (profile === null || profile === undefined) return view;
  const told = testView(profile, view.today);
  const { age, sex, bodyWeight, injuries } = told.athlete;
  const level = view.assumed.includes("level") && !told.assumed.includes("level") ? told.athlete.level : view.athlete.level;
  const focus = view.assumed.includes("focus") && !told.assumed.includes("focus") ? told.athlete.focus : view.athlete.focus;
  const athlete: Athlete = { ...withoutUnknown({ age, sex, bodyWeight, injuries }), ...view.athlete, level, focus };
  const firstName = view.firstName ?? told.firstName;
  return {
    ...view,
    ...(firstName !== undefined && { firstName }),
    athlete,
    assumed: view.assumed.filter((field) => field === "days" || told.assumed.includes(field)),
    capacities: assessCapacities(athlete, view.today),
    injuries: readInjuries(athlete.injuries ?? "", view.today),
  };
}

/** The athlete of a test case: what the request says of a person, and nothing that is stored. */
export function testView(profile: CoachUserProfile | null | undefined, today: Day): CoachView {
  const focus = FOCUS.read(profile?.primaryFocus);
  const athlete: Athlete = withoutUnknown({
    level: levelOrIntermediate(profile?.trainingLevel),
    focus: focus ?? ("general" as const),
    age: profile?.age,
    sex: getSex(GENDER.read(profile?.gender)),
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
