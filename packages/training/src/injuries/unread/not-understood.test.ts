import fc from "fast-check";
import { expect, test } from "vitest";
import { START } from "#test/athlete-arbitrary.ts";
import { HYBRID } from "#test/athletes.ts";
import { INJURY_PHRASES } from "#test/injury-phrases.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import { notUnderstood } from "./not-understood.ts";
import { readAthlete, readInjuries } from "../read-injuries.ts";

test.each(INJURY_PHRASES.map(({ text }) => text))("%j is understood as a whole", (text) => {
  expect(notUnderstood(text, START)).toEqual([]);
});

test.each([
  "no injuries",
  "healthy",
  "n/a",
  "none at the moment",
  "all good",
  "exercise asthma, cold air sets it off, I carry an inhaler",
  "knee 4/10, when running, since March, swollen in the evening",
  "mild Achilles stiffness in the morning, warms up after ten minutes, I run through it",
  "left knee 2/10, nothing serious, doesn't stop me running",
])("%j leaves nothing open", (text) => {
  expect(notUnderstood(text, START)).toEqual([]);
});

test.each([
  ["taking Zyltrixa 40 mg for my Hoffmann thing", ["taking Zyltrixa 40 mg for my Hoffmann thing"]],
  ["left knee pain, wobblitis, on Zyltrixa", ["wobblitis", "on Zyltrixa"]],
  ["Left knee pain. Hoffmann syndrome!", ["Hoffmann syndrome"]],
  ["left knee pain, my trainer wants blue tape around everything", ["my trainer wants blue tape around everything"]],
  ["my whole body hurts", ["my whole body hurts"]],
  ["ich habe Ohrensausen", ["ich habe Ohrensausen"]],
] as const)("of %j %j is shown back", (text, expected) => {
  expect(notUnderstood(text, START)).toEqual(expected);
});

test("whatever is not understood is quoted from the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
      for (const words of notUnderstood(text, START)) expect(text).toContain(words);
    }),
  );
});

test.each([
  ["Zyltrixa 40 mg, right ankle 2/10", /looks like an injury, an illness or a medicine.+RPE 7/u],
  ["left knee 2/10, HR about 8 beats too high on easy runs", /'HR about 8 beats too high on easy runs'\. The plan does not adapt to it/u],
])("%j is shown back with what it changes", (injuries, expected) => {
  const result = generatePlan({ ...HYBRID, injuries }, { startDate: START });
  const notes = result.kind === "plan" ? result.plan.notes.map(({ text }) => text) : [];
  expect(notes.filter((text) => expected.test(text))).toHaveLength(1);
});

/** What changes no plan, and what is used: neither is called not understood nor "noted". */
test.each([
  "healthy and motivated after a proper off season",
  "left knee 2/10, my trainer wants blue tape around everything",
  "shoulder dislocated in 2012 playing handball, never again since",
  "used to have runners knee as a teen, nothing for 10 years",
  "none. except maybe my ego lol",
  "nah im good",
  "sore left wrist 2/10, Sunday mornings i sing in a choir",
  "soy celiaca, nada que ver con entrenar pero lo digo",
  "Achilles is stiff first thing in the morning for like 10 mins, right side. hill reps make it worse",
  "knee much better this week, no pain in the last 4 sessions!!",
])("%j is asked about nothing", (injuries) => {
  const result = generatePlan({ ...HYBRID, injuries }, { startDate: START });
  const notes = result.kind === "plan" ? result.plan.notes.map(({ text }) => text) : [];
  expect(notes.filter((text) => /did not understand|(?:is|are) noted|: noted/u.test(text))).toEqual([]);
});

/** A sign among small talk is understood or shown back, whatever else of the note was read (special-populations.md section 2.6). */
test.each([
  ["mate bet me a tenner i wont do hyrox. my ears ring and i see two of everything after hard sets, got a rower", "see two of everything"],
  ["dumbbells at home only, tongue went numb on the treadmill for a few minutes, tuesdays off", "tongue went numb"],
  ["new shoes, flat roads. cant get air in properly since the weekend, sub 50 please", "cant get air in"],
  ["nur ne matte zuhause. seit dem sturz vom rad ist mir dauernd schlecht und licht nervt", "seit dem sturz"],
  ["on m'a inscrit à un hyrox. je vois des éclairs dans un oeil depuis lundi, salle à côté", "je vois des éclairs"],
  ["tengo bici. se me cae el pie al andar desde el jueves, sin prisa", "se me cae el pie"],
  ["corro al parco con il cane. sputo un po' di sangue la mattina, obiettivo 10 km", "sputo un po' di sangue"],
  ["twee dumbbells in de schuur, mijn kuit is keihard en warm sinds de vlucht, marathon in april", "mijn kuit"],
  ["bench costs an arm and a leg here, also woke up on the kitchen floor last week", "woke up on the kitchen"],
  ["fit for sixty. woke up with a droopy mouth for 20 min, golf on fridays", "droopy mouth"],
  ["more sleds please, my wee looked like cola on monday, arms are tight", "my wee looked"],
  ["sin bazo desde el accidente, dos mancuernas en casa", "sin bazo desde"],
  ["the dog pulled me over and my wrist is swollen", "my wrist is swollen"],
] as const)("of %j %j is not lost", (text, sign) => {
  const { regions, redFlags, health, unread } = readInjuries(text, START);
  const heeded = [...unread, ...[...regions, ...redFlags, ...health.findings].map(({ phrase }) => phrase)];
  expect(heeded.some((words) => words.includes(sign.split(" ").slice(0, 3).join(" ")))).toBe(true);
});

test.each([
  "loser buys the pizza, my running buddy talks too much. got a rower and a bench",
  "heart set on sub 3, legs were jelly after the last one. no injuries",
  "neue Schuhe und eine neue Uhr, Studio ist um die Ecke, Dienstag Chor",
  "mon pote m'a inscrit, tout plat ici, plutôt le matin",
  "apuesta perdida con mi cuñado, gimnasio enfrente del trabajo, domingos no",
  "my dog has a heart murmur so short walks, gym costs an arm and a leg",
  "mein Hund hat Hüfte, Kino kostet ein Auge",
  "Hals- und Beinbruch hat der Coach gesagt, Trainer ist lustig",
  "mon chat est diabétique, le cœur sur la main",
  "il mio cane ha il soffio al cuore, in bocca al lupo",
])("%j has nothing to show back", (text) => {
  const { regions, redFlags, health, unread } = readInjuries(text, START);
  expect([...regions, ...redFlags, ...health.findings, ...unread]).toEqual([]);
});

test("a sign among the dislikes is no wish", () => {
  const told = { ...HYBRID, dislikes: "no swimming. woke up on the kitchen floor on tuesday" };
  expect(readAthlete(told, START).redFlags.map(({ phrase }) => phrase)).toEqual(["woke up on the kitchen floor on tuesday"]);
});
