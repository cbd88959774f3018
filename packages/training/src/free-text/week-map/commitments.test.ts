import { describe, expect, test } from "vitest";
import type { Athlete } from "../../athlete/athlete.ts";
import { readInjuries } from "../../injuries/read-injuries.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import { readWishes } from "../../statements/wishes/wishes.ts";

const TODAY = "2026-11-30";

describe("what is kept on a fixed day is the training of that day", () => {
  test.each([
    ["Sunday club ride 9am, 60-70 miles, cafe stop, not negotiable.", [7], { label: "club ride", sport: "ride", isHard: false }],
    ["Thursday is turbo (Zwift race with my brother in Cork)", [4], { sport: "ride", isHard: true }],
    ["I run with the Harriers on Sunday mornings, 10 miles steady, I wouldn't miss it", [7], { sport: "run", metres: 16_090 }],
    ["parkrun is sacred, saturday 9am, me and the dog", [6], { label: "parkrun" }],
    ["Saturday parkrun 9am", [6], { label: "parkrun", metres: 5000 }],
    ["Postnatal pilates Thursday 11am in the church hall, babies come too.", [4], { label: "Pilates", isHard: false }],
    ["I go to the 6.30 class at my box Tue/Thu/Sat.", [2, 4, 6], { label: "box class", isHard: true }],
    ["Box classes Mon, Wed 6:30pm are non negotiable", [1, 3], { label: "box class" }],
    ["Box class Mon and Wed 6.30pm is non negotiable, they program whatever they like", [1, 3], { label: "box class" }],
    ["Crossfit-Kurs Mo, Mi 18:30 ist gesetzt", [1, 3], { label: "box class" }],
    ["Cours de crossfit lundi et mercredi 18h30, pas touche", [1, 3], { label: "box class" }],
    ["Yoga il martedì e il giovedì alle 19 non si tocca", [2, 4], { label: "yoga" }],
    ["I ride outside with the club on Saturday morning.", [6], { sport: "ride" }],
    ["Dienstags ist Lauftreff, 8 km locker, den lass ich mir nicht nehmen.", [2], { sport: "run", metres: 8000, isHard: false }],
    [
      "Saturday is the partner workout at the box with my friends, that is sacred and the coach decides what we do.",
      [6],
      { label: "partner workout", kind: "lesson", isHard: true },
    ],
    ["We have a swim lesson every Thursday at 8pm with a teacher", [4], { label: "swim lesson", kind: "lesson" }],
    ["Donnerstags habe ich Schwimmkurs", [4], { label: "swim lesson", kind: "lesson" }],
    ["Wassergymnastik am Dienstag um 10. Das bleibt.", [2], { label: "aqua class" }],
    ["Voy a la clase del box lunes, miércoles y viernes a las 7:00 y eso no lo quiero dejar", [1, 3, 5], { sport: "class" }],
    ["Los martes tengo fútbol.", [2], { label: "football", isHard: true }],
    ["Sortie vélo du club le dimanche matin, 3 h, non négociable.", [7], { sport: "ride", minutes: 180 }],
    ["Le jeudi soir c'est yoga avec les copines", [4], { label: "yoga" }],
    ["Il mercoledì piscina con mia moglie, aquagym e poi qualche vasca a dorso.", [3], { label: "aqua class" }],
    ["La domenica corro con gli amici al parco, un'oretta e mezza, quella non si tocca.", [7], { sport: "run", minutes: 90 }],
    ["Corrida do clube aos sábados de manhã, uns 12 km, dessa não abro mão.", [6], { sport: "run", metres: 12_000 }],
    ["Zondag fiets ik met de toerclub, een uur of drie.", [7], { sport: "ride", minutes: 180 }],
    ["easy Sunday ride with friends", [7], { label: "ride", sport: "ride", isHard: false }],
    ["On Sundays easy bike ride with mates, 90 min", [7], { sport: "ride", minutes: 90 }],
    ["Sonntags fahre ich locker Rad mit Freunden", [7], { sport: "ride", isHard: false }],
    ["zondag rustig fietsen met vrienden", [7], { sport: "ride", isHard: false }],
    ["On Wednesdays I ride 90 minutes easy", [3], { sport: "ride", minutes: 90, isHard: false }],
    ["I swim on Fridays, 45 minutes", [5], { sport: "swim", minutes: 45 }],
    ["I swim twice a week, Tuesday and Friday mornings, 40 min each", [2, 5], { sport: "swim", minutes: 40 }],
    ["Ich schwimme freitags 45 Minuten", [5], { sport: "swim", minutes: 45 }],
    ["Los miércoles nado 45 minutos", [3], { sport: "swim", minutes: 45 }],
    ["Le vendredi je nage 45 minutes", [5], { sport: "swim", minutes: 45 }],
    ["Il venerdì nuoto 45 minuti", [5], { sport: "swim", minutes: 45 }],
    ["Às sextas nado 45 minutos", [5], { sport: "swim", minutes: 45 }],
    ["Vrijdag zwem ik 45 minuten", [5], { sport: "swim", minutes: 45 }],
    ["Boxing class Tues and Thurs 1h", [2, 4], { label: "boxing", minutes: 60 }],
  ] as const)("%s", (text, weekdays, commitment) => {
    const { days } = readWishes(text, TODAY);
    expect(days).toMatchObject([{ weekdays, commitment }]);
    expect(days.every(({ closed, isOff }) => closed.length === 0 && isOff === undefined)).toBe(true);
  });
});

test("a bare sport of a day beside a fixed date is one too", () => {
  const { days } = readWishes("Wednesday spin, Friday swim, rest is yours", TODAY);
  expect(days).toMatchObject([
    { weekdays: [3], commitment: { label: "spin class" } },
    { weekdays: [5], commitment: { label: "swim" } },
  ]);
});

test.each([
  ["Club swim on Fridays 60 minutes", [5], "club swim"],
  ["Knees are fine. On Sundays I ride easy with friends.", [7], "ride"],
  ["Freitags Vereinsschwimmen", [5], "club swim"],
] as const)("it is a date in the text about the body as well: %s", (text, weekdays, label) => {
  expect(readInjuries(text, TODAY).days[0]).toMatchObject({ weekdays, commitment: { label } });
});

test("what only is done on some days closes the others in the text about the body", () => {
  const { days } = readInjuries("I never swim alone so only Tue & Thu club swims", TODAY);
  const closed = days.filter(({ isSquad }) => isSquad !== true).flatMap(({ weekdays }) => weekdays);
  expect(new Set(closed)).toEqual(new Set([1, 3, 5, 6, 7]));
});

test("what hurts in it is a complaint, and no date", () => {
  const { regions, days } = readInjuries("Achilles sore after football on Tuesdays", TODAY);
  expect(regions).toMatchObject([{ region: "lower_leg" }]);
  expect(days).toEqual([]);
});

test.each([
  "I used to swim with a club on Fridays",
  "Früher bin ich freitags im Verein geschwommen",
  "Antes nadaba los viernes con el club",
])("what is over changes no day: %s", (text) => {
  expect(readWishes(text, TODAY).days).toEqual([]);
});

test.each([
  ["Los martes y jueves pista con el grupo a las 19:30", [2, 4]],
  ["Dinsdagavond baantraining met de atletiekclub, dat blijft zo.", [2]],
  ["Le jeudi soir c'est fractionné avec le club, je n'y touche pas.", [4]],
])("a track night has a fast run: %s", (text, weekdays) => {
  expect(readWishes(text, TODAY).days).toMatchObject([{ weekdays, wanted: weekdays, isFastDay: true }]);
});

test.each([
  "the kids' football on Tuesdays",
  "My daughter has swimming lessons Monday evenings",
  "Mein Sohn hat donnerstags Judo",
  "Mi mujer va a pilates los miércoles",
  "Les filles ont danse le samedi matin",
  "Mon fils joue au foot le mercredi, rien à voir avec mon entraînement.",
  "Il mercoledì mio figlio ha calcetto",
  "Minha filha tem natação às terças e quintas",
  "Woensdagmiddag hebben de kinderen zwemles",
  "My daughter has swimming lessons Monday evenings so I'm poolside till 7.",
  "I coach kids' gymnastics on Fridays, on my feet 3 hrs but not training.",
  "Les filles ont gym le samedi matin donc je ne peux pas avant midi.",
  "Mein Sohn hat donnerstags Judo, da sitz ich am Mattenrand, geht also erst ab 19 Uhr.",
])("somebody else's date is no training and closes nothing: %s", (text) => {
  expect(readWishes(text, TODAY).days).toEqual([]);
});

test.each([
  "I hate club rides on Sundays",
  "No football on Tuesdays please",
  "I'd like to ride with the club on Sundays",
  "Can we do yoga on Thursdays?",
  "Spin class w/ the girls Weds if I'm off",
  "I can only swim on Tuesdays",
  "Tuesdays and Thursdays",
  "long run Sunday please",
  "run club on Friday was fun until I stopped",
])("no fixed date: %s", (text) => {
  expect(readWishes(text, TODAY).days.filter(({ commitment }) => commitment !== undefined)).toEqual([]);
});

test("what is left of it is the time of that day", () => {
  const text = "my daughter does gymnastics next door on mondays so i get exactly 40 mins while shes in there";
  expect(readWishes(text, TODAY).days).toMatchObject([{ weekdays: [1], minutes: 40 }]);
});

test.each([
  ["Monday is my lads swimming so that's out", [1]],
  ["Woensdagmiddag hebben de kinderen zwemles, dus dan liever niks.", [3]],
  ["Donnerstags habe ich Fußball, an dem Tag nichts", [4]],
])("a refusal beside it closes the day: %s", (text, weekdays) => {
  expect(readWishes(text, TODAY).days).toMatchObject([{ weekdays, isOff: true }]);
});

const RIDER: Athlete = {
  level: "intermediate",
  focus: "running",
  age: 45,
  sex: "male",
  strength: { oneRepMax: { backSquat: 90 } },
  gymnastics: {},
  conditioning: { run5k: 1500 },
  history: { weeklyRun: { value: 20_000, source: "told" }, longestRun: { value: 10_000, source: "told" } },
  dislikes: "Sunday club ride 9am, 4 hours, not negotiable. Saturday parkrun with my son.",
  availability: { daysPerWeek: 5, weekdays: [1, 2, 4, 6, 7], minutes: { 1: 60, 2: 60, 4: 60, 6: 60, 7: 270 }, longDay: 7 },
};

test("the page of its day names it, and nothing comes on top of it", () => {
  const made = generatePlan(RIDER, { startDate: TODAY, weeks: 4 });
  if (made.kind !== "plan") throw new Error("no plan");
  for (const { sessions } of made.plan.weeks) {
    expect(sessions.filter(({ weekday }) => weekday === 7).map(({ title }) => title)).toEqual(["Your club ride, 240 min"]);
    expect(sessions.find(({ weekday }) => weekday === 6)?.title).toMatch(/^Your parkrun: /u);
    expect(sessions.length).toBe(5);
  }
});

describe("work that sounds like a sport is no session", () => {
  test.each([
    "I'm a tree surgeon and Thursdays are climbing days.",
    "I work as a ranger, Fridays are hiking days.",
    "Thursdays I climb at work, climbing all day.",
    "Ich arbeite als Industriekletterer, donnerstags ist Klettern.",
  ])("%s", (text) => expect(readWishes(text, TODAY).days.filter(({ commitment }) => commitment !== undefined)).toEqual([]));

  test.each([
    ["I'm a nurse and on Tuesdays I go climbing.", [2]],
    ["Wednesdays after work I go climbing with friends.", [3]],
    ["I'm a climber and Thursday is my climbing class.", [4]],
    ["Thursday football with the work team.", [4]],
  ])("but what is done as training is: %s", (text, weekdays) =>
    expect(readWishes(text, TODAY).days).toEqual(
      expect.arrayContaining([expect.objectContaining({ weekdays, commitment: expect.anything() })]),
    ),
  );

  test("the day of who helps the athlete is not somebody else's date", () => {
    const { days } = readWishes("Saturday is the day my training partner can spot me, I'd like to bench there.", TODAY);
    expect(days).toEqual([expect.objectContaining({ weekdays: [6], content: "bench" })]);
  });
});

test("what is kept at home does not take place on dates in a hotel", () => {
  const football = "Wednesday evening is five-a-side football with friends.";
  const onTheDay = (dislikes: string): string | undefined => {
    const made = generatePlan(
      {
        level: "advanced",
        focus: "hyrox",
        strength: { oneRepMax: {} },
        gymnastics: {},
        conditioning: {},
        availability: { daysPerWeek: 4, weekdays: [1, 3, 4, 6] },
        dislikes,
      },
      { startDate: TODAY, weeks: 3 },
    );
    if (made.kind !== "plan") throw new Error("expected a plan");
    return made.plan.weeks.flatMap(({ sessions }) => sessions).find(({ date }) => date === "2026-12-16")?.title;
  };
  expect(onTheDay(football)).toMatch(/five-a-side/iu);
  const away = onTheDay(`${football} From 15 to 17 December I'm at a trade fair, dumbbells up to 20 kg only.`);
  expect(away).toBeDefined();
  expect(away).not.toMatch(/five-a-side/iu);
});

describe("the sessions of a group that runs are the fast runs of the week", () => {
  test.each([
    ["Tuesday and Saturday I do my sessions with the group, want to keep those", [2, 6]],
    ["Dienstags mache ich meine Einheiten mit der Gruppe, das bleibt", [2]],
    ["Los martes hago mis series con el grupo, eso no lo quiero dejar", [2]],
  ])("%s", (text, weekdays) => expect(readWishes(text, TODAY).days).toEqual([expect.objectContaining({ isFastDay: true, weekdays })]));

  test.each(["Tuesday I do my gym sessions with the group", "Saturday is an easy run with the group", "My partner works out on Saturdays"])(
    "near miss: %s",
    (text) => expect(readWishes(text, TODAY).days.filter(({ isFastDay }) => isFastDay === true)).toEqual([]),
  );
});
