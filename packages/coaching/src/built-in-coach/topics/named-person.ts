import { unknownWords } from "../../triage/everyday-talk.ts";
import { normalise } from "../question.ts";

const VERB =
  "train(?:ed)?|trainiert|run|ran|lift(?:ed)?|ride|rode|row(?:ed)?|squat|bench|deadlift|press|log(?:ged)?|weigh|swim|race|finish|eat|gelaufen|gemacht|gehoben";

/** Where a person's name stands in a question: "what did anna train", "how fast is anna over 5k", "what anna trained". */
const PLACES: readonly RegExp[] = [
  // "What does rhabdo do" and "does fartlek help me run" are about a thing: the verb stands beside the name.
  new RegExp(`\\b(?:did|does|has|was|will|hat|ist) (\\p{L}{3,}) (?:\\p{L}+ (?=squat|bench|deadlift|press))?(?:${VERB})\\b`, "gu"),
  /\b(?:did|has) (\p{L}{3,}) (?:do|done)\b/gu,
  /\b(?:how|wie) (?:fast|strong|fit|heavy|old|far|schnell|stark|schwer) (?:is|was|ist|war) (\p{L}{3,}) (?:over|in|at|on|this|right|now|uber|auf|im)\b/gu,
  /\b(?:show|tell|give) (?:me )?(?:what|how \w+|when) (\p{L}{3,}) (?:trained|ran|lifted|did|logged|rode|squatted|weighs|does|is doing)\b/gu,
];

/** What is named in such a place and is no person: benchmark workouts, movements and months are known by their names. */
const NO_PERSON =
  /^(?:fran|grace|diane|helen|annie|jackie|karen|isabel|amanda|nancy|kelly|angie|barbara|cindy|murph|mary|linda|elizabeth|christine|eva|lynne|nicole|chelsea|someone|somebody|anyone|anybody|everyone|people|athletes|pros|beginners|women|men|runners|elite|elites|strava|garmin|plantar|eating|sleeping)$/;

/** Whether a question is about somebody who is named in it and is not the athlete: only own rows can be seen. */
export function isAboutPerson(content: string, firstName?: string): boolean {
  const words = normalise(content);
  return PLACES.some((place) =>
    [...words.matchAll(place)].some(
      ([, name = ""]) => unknownWords([name]).length > 0 && !NO_PERSON.test(name) && name !== normalise(firstName ?? ""),
    ),
  );
}
