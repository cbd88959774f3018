import { expect, test } from "vitest";
import { readWishes } from "../../statements/wishes/wishes.ts";

const TODAY = "2026-11-30";
const daysOf = (text: string) => readWishes(text, TODAY).days;
const commitmentOf = (text: string) => daysOf(text).find(({ commitment }) => commitment !== undefined);

test.each([
  [
    "Netball league on Wednesday nights is non-negotiable (last match before Christmas is the 16th, back on 6 January).",
    ["12-17", "01-05"],
  ],
  ["Football on Tuesdays, no match on 22 December.", ["12-22", "12-22"]],
  ["Fußball am Dienstag, kein Spiel vom 20. Dezember bis 5. Januar.", ["12-20", "01-05"]],
  ["Los martes tengo fútbol, no hay partido del 22 de diciembre al 4 de enero.", ["12-22", "01-04"]],
])("dates without it: %s", (text, [from, until]) => {
  expect(commitmentOf(text)?.except?.map((one) => [one.from.slice(5), one.until.slice(5)])).toContainEqual([from, until]);
});

test("a pause whose end nobody told goes on", () => {
  const [pause] = commitmentOf("Netball on Wednesdays, last match is the 16th.")?.except ?? [];
  expect(pause?.from).toBe("2026-12-17");
  expect((pause?.until ?? "") > "2027-06-01").toBe(true);
});

test.each([
  ["Five-a-side on Wednesday evenings with the lads, and I'm usually stiff the day after.", [4], "leg-strength"],
  ["Rugby on Saturdays, no squats the day after please.", [7], "leg-strength"],
  [
    "Tuesday I've got an hour with a gymnastics coach, that stays, and I'd rather not do a big pulling session the day after.",
    [3],
    "pullup",
  ],
  ["Mittwochs Fußball, am Tag danach sind die Beine schwer.", [4], "leg-strength"],
] as const)("what the day after is spared: %s", (text, weekdays, activity) => {
  const after = daysOf(text).find((limit) => limit.after !== undefined);
  expect(after).toMatchObject({ weekdays });
  expect(after?.closed).toContain(activity);
});

test.each(["Five-a-side on Wednesdays, always fine the next day.", "Yoga on Thursdays, the day after is Friday."])(
  "nothing is spared: %s",
  (text) => expect(daysOf(text).filter(({ after }) => after !== undefined)).toEqual([]),
);

test.each([
  ["Tuesday and Thursday I swim an hour with the masters group, the coach there writes the set, no extra pool please.", "squad"],
  ["Tuesday I've got an hour with a gymnastics coach across town, that stays.", "lesson"],
  ["Netball on Wednesdays", "match"],
  ["Five-a-side on Mondays, the coach picks the team", "match"],
  ["easy Sunday ride with friends", "company"],
  ["Boxing class Tues 1h", "class"],
])("who decides what is done: %s", (text, kind) => expect(commitmentOf(text)?.commitment?.kind).toBe(kind));

test("no extra pool closes the other days for swims", () => {
  const days = daysOf(
    "Tuesday and Thursday I swim an hour with the masters group, the coach there writes the set, so no extra pool please.",
  );
  expect(days.find(({ closed }) => closed.includes("swim"))?.weekdays).toEqual([1, 3, 5, 6, 7]);
});

test.each([
  ["Doing a team throwdown at our box on Saturday 12 December just for fun", "2026-12-12", "throwdown"],
  ["Hockey tournament on 19 December", "2026-12-19", "tournament"],
  ["Freundschaftsspiel am 12. Dezember", "2026-12-12", "match"],
])("a contest for fun is the training of its date: %s", (text, date, label) => {
  expect(commitmentOf(text)).toMatchObject({ from: date, until: date, commitment: { label, isHard: true } });
});

test.each([
  "I'm judging a throwdown on 12 December",
  "No throwdown on 12 December",
  "We had a throwdown in summer",
  "My son's tournament is on 12 December",
])("no contest of the athlete's: %s", (text) => expect(commitmentOf(text)).toBeUndefined());

test.each([
  ["The whole family is here from 23 to 27 December and I shan't be training at all in those days.", "2026-12-23", "2026-12-27"],
  ["From 23 to 27 December I won't be training.", "2026-12-23", "2026-12-27"],
])("a stretch without training: %s", (text, from, until) => {
  expect(daysOf(text).filter(({ isOff }) => isOff === true)).toMatchObject([{ from, until }]);
});

test.each(["From 23 to 27 December I won't be training hard.", "The family is here from 23 to 27 December."])("no days off: %s", (text) =>
  expect(daysOf(text).filter(({ isOff }) => isOff === true)).toEqual([]),
);

test("dates with little time are those of the little time, and none of the calm before it", () => {
  expect(daysOf("Work is calm until the end of January, then it is audit season.").filter(({ isBusy }) => isBusy === true)).toEqual([]);
  expect(daysOf("Work is busy until the end of January.").some(({ isBusy }) => isBusy === true)).toBe(true);
});

test.each([
  ["We break up on 18 December and I've got loads more energy until school's back on 4 January.", "2026-12-18", "2027-01-04"],
  ["From 20 December to 3 January I have more time.", "2026-12-20", "2027-01-03"],
])("dates with more of it: %s", (text, from, until) => {
  expect(daysOf(text).find(({ isAmple }) => isAmple === true)).toMatchObject({ from, until });
});

test.each(["I need more time until 4 January.", "No more energy until Christmas."])("none of it: %s", (text) =>
  expect(daysOf(text).filter(({ isAmple }) => isAmple === true)).toEqual([]),
);
