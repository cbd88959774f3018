import { healthGroup } from "../group.ts";

/** Tiredness and nausea in words: in pregnancy half of the session, nothing made up (special-populations.md section 4.1); else a line. */
export const tiredDay = healthGroup(
  "tired-day",
  "so tired, very tired, really tired, always tired, often tired, tired all the time, tired a lot, constantly tired, =exhausted, fatigued, worn out, immer mude, sehr mude, dauernd mude, oft mude, standig mude, dauermude, erschopft, muy cansad*, siempre cansad*, agotad*, cansancio, tres fatigu*, toujours fatigu*, souvent fatigu*, =fatiguee, epuise*, fatiguee, nausea*, nauseous, morning sickness, sick in the morning*, ubelkeit, morgenubelkeit, mir ist schlecht, mir ist ubel, nausees, nausee, =nauseas, nauseas matutinas, envie de vomir, queasy",
  ({ said, isPregnant, words }, finding) => {
    const own = words.join(" ");
    if (LOCAL.test(own)) return undefined;
    const isSick = NAUSEA.test(said);
    if (isPregnant)
      return finding({
        label: isSick ? "nausea" : "tiredness",
        limits: {},
        note: `A tired or nauseous day: do half the session, easy, and do not catch up later; a day off is just as good. ${isSick ? "Train at the hour when you feel best, outdoors or at home when the smell of a gym turns your stomach, with a small snack before. If you cannot keep fluids down for a day, call your midwife or doctor. " : ""}More tired from week to week, pale or breathless at easy effort: ask your doctor to check your iron.`,
      });
    return finding({
      label: isSick ? "nausea" : "tiredness",
      limits: { clearance: "advise" },
      note: isSick
        ? "On a nauseous day, walk at most, and do not catch up later. Nausea on most days, or with weight loss: see your doctor."
        : "On an unusually tired day: half the session, easy, and no catching up. Tired for more than two weeks although you sleep and eat: ask your doctor to check your iron, thyroid and mood.",
    });
  },
);

const NAUSEA = /nause|sick|ubel|schlecht|vomir|queasy/u;
/** "one side gets very tired in deadlifts" is about a part of the body. */
const LOCAL =
  /\bfractur|\b(?:legs?|arms?|side|back|calf|calves|quads?|grip|forearms?|shoulders?|beine|arme|rucken|piernas|brazos|espalda|jambes|bras|dos|knees?|hips?|eyes)\b/u;
