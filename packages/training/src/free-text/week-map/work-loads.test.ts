import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { readAthlete } from "../../injuries/read-injuries.ts";

const TODAY = "2026-12-04";

function readNotes(dislikes: string, injuries = "") {
  return readAthlete({ ...HYBRID, injuries, dislikes }, TODAY);
}

describe("work that tires a part of the body, with its last date", () => {
  test.each([
    ["Wool handler, main shear in Southland runs till 23 Dec so 9 hr days bent over Mon to Fri", [1, 2, 3, 4, 5, 6], "2026-12-23"],
    ["Until 20 December I'm on my feet for 10 hours on Mondays and Tuesdays", [1, 2], "2026-12-20"],
    ["Bis 23. Dezember Weinlese, 9 Stunden gebückt von Montag bis Freitag", [1, 2, 3, 4, 5, 6], "2026-12-23"],
    ["Hasta el 23 de diciembre vendimia, 9 horas agachada de lunes a viernes", [1, 2, 3, 4, 5, 6], "2026-12-23"],
  ])("has nothing hard until then: %s", (text, weekdays, until) => {
    const { days, regions, audit } = readNotes(text);
    expect(days.find(({ isEasy }) => isEasy === true)).toMatchObject({ weekdays, until });
    expect({ regions, withheld: audit?.withheld ?? [] }).toEqual({ regions: [], withheld: [] });
  });

  test("bent work spares the back on its days and the day after, and leaves the rest", () => {
    const { days } = readNotes("Main shear runs till 23 Dec so 9 hr days bent over Mon to Fri, after that I've got heaps more time");
    expect(days.find(({ closed }) => closed.length > 0)).toMatchObject({
      weekdays: [1, 2, 3, 4, 5, 6],
      closed: expect.arrayContaining(["hinge", "deadlift"]),
    });
    expect(days.find(({ isAmple }) => isAmple === true)).toMatchObject({ from: "2026-12-24" });
  });

  test.each(["Main shear runs till 23 Dec", "I used to work 9 hours bent over until 2019", "I do 3 sets of bent over rows until 23 Dec"])(
    "near miss: %s",
    (text) => expect(readNotes(text).days.filter(({ closed }) => closed.includes("hinge"))).toEqual([]),
  );
});

describe("days that the legs feel", () => {
  test.each([
    ["Tuesday and Thursday evening I teach judo to kids for 90 minutes, mostly showing throws, but my legs do feel it", [2, 3, 4, 5]],
    ["Dienstags gebe ich Judo für Kinder, die Beine merken das", [2, 3]],
  ])("have no heavy legs, nor has the day after: %s", (text, weekdays) => {
    const { days, audit } = readNotes(text);
    expect(days.filter(({ closed }) => closed.includes("leg-strength")).flatMap((limit) => limit.weekdays)).toEqual(weekdays);
    expect(audit?.withheld ?? []).toEqual([]);
  });

  test.each(["Tuesday evening I teach judo to kids", "My legs do feel it", "Tuesday is squats and my legs hurt"])("near miss: %s", (text) =>
    expect(readNotes(text).days.filter(({ closed }) => closed.includes("leg-strength"))).toEqual([]),
  );
});

describe("a part that work leaves tired or stiff is no injury", () => {
  test.each([
    "nothing wrong, lower back is just cooked by Friday",
    "My lower back is stiff after a long shift and loosens up once I move.",
    "my back is tired after work",
    "Mein Rücken ist nach der Arbeit müde",
  ])("%s", (injuries) => {
    const { regions, unread } = readNotes("", injuries);
    expect({ regions, unread }).toEqual({ regions: [], unread: [] });
  });

  test.each([
    "lower back hurts by Friday",
    "my lower back is stiff and painful after a shift and loosens up once I move",
    "my lower back has been cooked for weeks after work",
    "left leg is heavy after work and numb",
  ])("near miss: %s", (injuries) => {
    const { regions, unread, redFlags } = readNotes("", injuries);
    expect(regions.length + unread.length + redFlags.length).toBeGreaterThan(0);
  });
});
