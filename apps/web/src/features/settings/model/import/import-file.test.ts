import { readFileSync } from "node:fs";
import { Encoder, Profile } from "@garmin/fitsdk";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { importFile } from "./import-file.ts";
import type { Units } from "./parsed-file.ts";

const METRIC: Units = { weight: "kg", distance: "km" };
const fixture = (name: string) => new Blob([readFileSync(new URL(`./fixtures/${name}`, import.meta.url))]);
const read = (content: string | Uint8Array | Blob, units = METRIC) =>
  importFile(content instanceof Blob ? content : new Blob([content as BlobPart]), units);
const csv = (...lines: string[]) => lines.join("\r\n");

describe("Strong", () => {
  test("an export with commas, which leaves the units open", async () => {
    const { format, sessions, unread, asks } = await read(fixture("strong.csv"));
    expect({ format, unread, asks }).toEqual({ format: "strong", unread: [], asks: { weight: true, distance: false } });
    expect(sessions.map(({ title, day, duration_minutes, sets }) => [title, day, duration_minutes, sets.length])).toEqual([
      ["Mittwoch", "2021-02-10", 138, 9],
      ["Mittwoch", "2021-02-17", 97, 4],
      ["Sonntag", "2021-02-21", 120, 5],
    ]);
    expect(sessions[0]?.sets[0]).toMatchObject({ exercise_name: "Bench Press (Barbell)", metric: "weight_reps", weight_kg: 75, reps: 8 });
    expect(sessions[0]?.sets[7]).toMatchObject({ exercise_name: "Wide Pull Up", exercise_index: 3, set_index: 1, metric: "reps", reps: 6 });
    expect(sessions[1]?.sets[2]).toMatchObject({ exercise_name: "Plank", metric: "time", seconds: 90 });
  });

  test("in pounds the loads are others and the work is the same", async () => {
    const [kilograms, pounds] = [await read(fixture("strong.csv")), await read(fixture("strong.csv"), { weight: "lb", distance: "mi" })];
    expect(pounds.sessions[0]?.sets[0]).toMatchObject({ weight_kg: 34.0194, entered_unit: "lb" });
    expect(pounds.sessions.map(({ key }) => key)).toEqual(kilograms.sessions.map(({ key }) => key));
  });

  test("semicolons, a column for the unit, decimal commas, set types, notes with quotes and lines, rest timers", async () => {
    const { sessions, unread, asks } = await read(
      csv(
        "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration",
        '2023-02-14 6:30:00\u202fPM;"Legs; heavy";"Squat (Barbell)";W;60;kg;5;;;;0;"Said ""deep""\nand slow";"A good day";1h 5m',
        '2023-02-14 6:30:00\u202fPM;"Legs; heavy";"Squat (Barbell)";1;102,5;kg;5;8,5;;;0;;;1h 5m',
        '2023-02-14 6:30:00\u202fPM;"Legs; heavy";"Squat (Barbell)";Rest Timer;0;kg;0;;;;180;;;1h 5m',
        '2023-02-14 6:30:00\u202fPM;"Legs; heavy";"Squat (Barbell)";D;80;kg;8;;;;0;;;1h 5m',
        '2023-02-14 6:30:00\u202fPM;"Legs; heavy";"Running";1;;;;;5,2;mi;1800;;;1h 5m',
        '2023-02-14 6:30:00\u202fPM;"Legs; heavy";"Farmer carry";1;24;kg;;;200;m;;;;1h 5m',
      ),
    );
    expect({ unread, asks }).toEqual({ unread: [], asks: { weight: false, distance: false } });
    expect(sessions).toMatchObject([
      { title: "Legs; heavy", day: "2023-02-14", duration_minutes: 65, notes: 'A good day\nSquat (Barbell): Said "deep"\nand slow' },
    ]);
    expect(new Date(sessions[0]?.performed_at ?? "").getHours()).toBe(18);
    expect(sessions[0]?.sets).toMatchObject([
      { set_type: "warmup", weight_kg: 60 },
      { set_type: "working", weight_kg: 102.5, rpe: 8.5 },
      { set_type: "drop", weight_kg: 80, set_index: 3 },
      { exercise_name: "Running", metric: "distance", metres: 8368.5888, seconds: 1800, entered_unit: "mi" },
      { exercise_name: "Farmer carry", metric: "weight_distance", weight_kg: 24, metres: 200 },
    ]);
  });

  test("units in the headings", async () => {
    const { sessions, asks } = await read(
      csv(
        '"Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (lbs)";"Reps";"RPE";"Distance (meters)";"Seconds"',
        '"1";"2024-03-04 18:30:00";"A";"3900";"Row";"1";"";"";"";"2000";"480"',
        '"1";"2024-03-04 18:30:00";"A";"3900";"Curl";"F";"52.5";"10";"";"";""',
      ),
    );
    expect(asks).toEqual({ weight: false, distance: false });
    expect(sessions[0]).toMatchObject({
      duration_minutes: 65,
      sets: [
        { metres: 2000, seconds: 480 },
        { weight_kg: 23.8136, set_type: "failure" },
      ],
    });
  });

  test("what cannot be read is named by line and field, and the rest is read", async () => {
    const { sessions, unread } = await read(
      csv(
        "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE",
        "yesterday,A,1h,Squat,1,100,5,0,0,,,",
        '2024-03-04 18:30:00,A,1h,Squat,1,100,5,0,0,"two\nlines",,',
        "2024-03-04 18:30:00,A,1h,Squat,2,heavy,5,0,0,,,",
        "2024-03-04 18:30:00,A,1h,Squat,3,100,0,0,0,,,",
        "2024-03-04 18:30:00,A,1h,,4,100,5,0,0,,,",
        "2024-03-04 18:30:00,A,1h,Squat,5,9999,5,0,0,,,11",
      ),
    );
    expect(unread.map(({ where }) => where)).toEqual([
      "Line 2, Date",
      "Line 5, weight",
      "Line 6, set",
      "Line 7, exercise",
      "Line 8, weight",
      "Line 8, RPE",
    ]);
    expect(unread[0]?.why).toBe("“yesterday” is not a date that can be read.");
    expect(sessions[0]?.sets.map(({ metric, reps }) => [metric, reps])).toEqual([
      ["weight_reps", 5],
      ["reps", 5],
      ["reps", 5],
    ]);
  });
});

describe("Hevy", () => {
  test("an export in kilograms, with set types and notes", async () => {
    const { format, sessions, unread } = await read(fixture("hevy.csv"));
    expect({ format, unread }).toEqual({ format: "hevy", unread: [] });
    expect(sessions.map(({ title, day, duration_minutes }) => [title, day, duration_minutes])).toEqual([
      ["Back day", "2026-04-08", 53],
      ["Chest", "2026-04-06", 45],
      ["BACK to the future", "2026-04-01", 54],
      ["Push", "2026-03-23", 46],
    ]);
    expect(sessions[0]?.sets.map(({ set_type, metric }) => `${set_type} ${metric}`)).toContain("warmup weight_reps");
    expect(sessions[2]?.notes).toBe("Pull Up: closed grip\n\nthey count as volume now");
    expect(sessions[3]?.sets[0]).toMatchObject({ weight_kg: 52.5, entered_unit: "kg" });
  });

  test.each(["May 15, 2026, 7:26 PM", "15 May 2026, 19:26", "15 de mayo de 2026, 19:26", "15. Mai 2026, 19:26", "2026-05-15 19:26:00"])(
    "pounds and miles, with the date as %s",
    async (date) => {
      const { sessions } = await read(
        csv(
          '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_lbs","reps","distance_miles","duration_seconds","rpe"',
          `"4x4 & abs","${date}","","","Elliptical",,"",0,"normal",,,1.28,240,`,
          `"4x4 & abs","${date}","","","Ab Crunch",,"",0,"dropset",175,8,,,9`,
        ),
      );
      expect(sessions).toMatchObject([{ day: "2026-05-15", duration_minutes: null }]);
      expect(new Date(sessions[0]?.performed_at ?? "").getMinutes()).toBe(26);
      expect(sessions[0]?.sets).toMatchObject([
        { metric: "distance", metres: 2059.9603, seconds: 240, entered_unit: "mi" },
        { metric: "weight_reps", weight_kg: 79.3787, set_type: "drop", rpe: 9 },
      ]);
    },
  );
});

describe("devices", () => {
  test.each([
    ["running.tcx", "tcx", "Run", "2012-12-26T21:29:53.000Z", { metres: 1609.3, seconds: 608.47, calories: 94 }],
    ["training-center-run.tcx", "tcx", "Run", "2009-05-29T22:25:44.000Z", { metres: 4819.8, seconds: 2280.82, calories: 454 }],
    ["vivoactive-pool-swim.tcx", "tcx", "Workout", "2022-08-26T16:35:13.000Z", { metres: 1500, seconds: 1530.668, calories: 329 }],
    ["garmin-paddling.tcx", "tcx", "Workout", "2022-07-16T16:08:25.000Z", { metres: 1000, seconds: 966.796, calories: 80 }],
    ["garmin-connect.gpx", "gpx", "test_garmin_tpx", "2017-11-19T11:23:07.000Z", { seconds: 1265 }],
    ["garmin-handheld.gpx", "gpx", "ACTIVE LOG #2", "2010-08-05T14:23:59.000Z", { seconds: 186 }],
  ])("%s", async (name, format, title, performed_at, set) => {
    const file = await read(fixture(name));
    expect(file).toMatchObject({
      format,
      sessions: [{ title, performed_at, kind: "conditioning", sets: [{ metric: "distance", ...set }] }],
    });
  });

  test("the length of a GPX track is measured along its points", async () => {
    const { sessions } = await read(fixture("garmin-handheld.gpx"));
    expect(sessions[0]?.sets[0]?.metres).toBeCloseTo(53.2, 1);
  });

  test("a track without times is a route", async () => {
    const { sessions, unread } = await read(fixture("handheld-route.gpx"));
    expect(sessions).toEqual([]);
    expect(unread).toEqual([
      { where: "Track “03-OCT-10”", why: "This is a route without times, not a recorded activity." },
      { where: "Track “03-OCT-10 #2”", why: "This is a route without times, not a recorded activity." },
    ]);
  });

  const start = new Date("2026-04-05T07:00:00Z");
  const fit = (session: object, sets: readonly object[] = []) => {
    const encoder = new Encoder();
    encoder.onMesg(Profile.MesgNum.FILE_ID ?? 0, {
      type: "activity",
      manufacturer: "garmin",
      product: 3121,
      timeCreated: start,
      serialNumber: 1,
    } as never);
    for (const set of sets) encoder.onMesg(Profile.MesgNum.SET ?? 0, { timestamp: start, startTime: start, ...set } as never);
    encoder.onMesg(Profile.MesgNum.SESSION ?? 0, { timestamp: start, startTime: start, ...session } as never);
    return encoder.close();
  };

  test("a run in FIT, known again when it comes as TCX", async () => {
    const run = fit({ sport: "running", totalElapsedTime: 1500, totalTimerTime: 1470, totalDistance: 5003.2, totalCalories: 380 });
    const file = await read(run);
    expect(file).toMatchObject({
      format: "fit",
      sessions: [{ title: "Run", duration_minutes: 25, sets: [{ metric: "distance", metres: 5003.2, seconds: 1470, calories: 380 }] }],
    });
    const tcx = await read(
      `<TrainingCenterDatabase><Activities><Activity Sport="Running"><Lap StartTime="2026-04-05T07:00:00.000Z"><TotalTimeSeconds>1470</TotalTimeSeconds></Lap></Activity></Activities></TrainingCenterDatabase>`,
    );
    expect(tcx.sessions[0]?.key).toBe(file.sessions[0]?.key);
  });

  test("a strength session in FIT, with the sets the watch counted", async () => {
    const session = { sport: "training", subSport: "strengthTraining", totalElapsedTime: 1800, totalTimerTime: 1800 };
    const sets = [
      { setType: "active", category: ["benchPress"], repetitions: 8, weight: 60, duration: 40 },
      { setType: "rest", duration: 90 },
      { setType: "active", category: ["pullUp"], repetitions: 6, duration: 30 },
    ];
    const { sessions } = await read(fit(session, sets));
    expect(sessions).toMatchObject([
      {
        kind: "strength",
        sets: [
          { exercise_name: "Bench press", weight_kg: 60, reps: 8 },
          { exercise_name: "Pull up", metric: "reps", reps: 6 },
        ],
      },
    ]);
  });

  test("a FIT session without its own times is timed by its points, as some apps write it", async () => {
    const encoder = new Encoder();
    encoder.onMesg(Profile.MesgNum.FILE_ID ?? 0, { type: "activity", manufacturer: "development", timeCreated: start } as never);
    for (const seconds of [0, 600, 1745])
      encoder.onMesg(Profile.MesgNum.RECORD ?? 0, { timestamp: new Date(start.getTime() + seconds * 1000), heartRate: 120 } as never);
    encoder.onMesg(Profile.MesgNum.SESSION ?? 0, { sport: "cycling", subSport: "virtualActivity", totalDistance: 11_058 } as never);
    const { sessions } = await read(encoder.close());
    expect(sessions).toMatchObject([
      { title: "Ride", performed_at: start.toISOString(), duration_minutes: 29.1, sets: [{ metres: 11_058, seconds: 1745 }] },
    ]);
  });

  test("the transition of a triathlon is told, and is no session", async () => {
    const { sessions, unread } = await read(fit({ sport: "transition", totalElapsedTime: 225, totalTimerTime: 225, totalDistance: 429 }));
    expect(sessions).toEqual([]);
    expect(unread).toEqual([{ where: "Session 1", why: "This is a transition between two sports, not a session." }]);
  });

  test("a FIT file that is cut off, changed, or none", async () => {
    const run = fit({ sport: "running", totalElapsedTime: 1500, totalTimerTime: 1470, totalDistance: 5000 });
    const changed = run.slice();
    changed[40] = (changed[40] ?? 0) ^ 0xff;
    await expect(read(run.slice(0, -20))).rejects.toThrow("The FIT file is damaged");
    await expect(read(changed)).rejects.toThrow("The FIT file is damaged");
    const settings = new Encoder();
    settings.onMesg(Profile.MesgNum.FILE_ID ?? 0, { type: "settings", manufacturer: "garmin", timeCreated: start } as never);
    await expect(read(settings.close())).rejects.toThrow("This FIT file has no session");
  });
});

describe("an own export", () => {
  const id = "10000000-0000-4000-8000-000000000001";
  const ledger = {
    exported_on: "2026-11-22",
    performed_sessions: [
      { id, source: "free", title: "Legs", performed_at: "2026-10-01T17:00:00+00:00", duration_minutes: 60, session_rpe: 7, rating: 4 },
    ],
    performed_sets: [
      {
        performed_session_id: id,
        exercise_name: "Squat",
        exercise_index: 1,
        set_index: 1,
        set_type: "working",
        metric: "weight_reps",
        weight_kg: 100,
        reps: 5,
      },
    ],
  };

  test.each([
    ["JSON", strToU8(JSON.stringify(ledger))],
    ["the zip it comes in", zipSync({ "ironpace.json": strToU8(JSON.stringify(ledger)), "csv/goals.csv": strToU8("id") })],
  ])("as %s", async (_, bytes) => {
    const { format, sessions } = await read(bytes);
    expect(format).toBe("ironpace");
    expect(sessions).toMatchObject([
      { original_id: id, key: `export:${id}`, session_rpe: 7, rating: 4, kind: "strength", sets: [{ weight_kg: 100 }] },
    ]);
  });
});

describe("refused, with the reason", () => {
  const header = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE";
  test.each([
    ["nothing", "", "The file is empty."],
    ["white space", " \n ", "The file is empty."],
    ["headings alone", `${header}\n`, "The file is empty: it has no line with a set."],
    ["another table", "a,b\n1,2", "This type of file cannot be read"],
    ["a program", "MZ\u0000\u0001\u0002", "This type of file cannot be read"],
    ["a web page named .gpx", "<!DOCTYPE html><html><body>Sign in</body></html>", "This is a web page"],
    ["a document type", '<?xml version="1.0"?><!DOCTYPE gpx SYSTEM "x.dtd"><gpx/>', "not a plain training file"],
    ["entities", '<!DOCTYPE lolz [<!ENTITY lol "lol">]><gpx>&lol;</gpx>', "not a plain training file"],
    ["XML that is cut off", "<gpx><trk><name>Run</name>", "damaged at line"],
    ["other XML", "<kml></kml>", "This XML file is neither TCX nor GPX."],
    ["other JSON", '{"a": 1}', "This is not an Ironpace export"],
    ["JSON that is cut off", '{"performed_sessions": [', "The file is damaged or incomplete. Download it again."],
    [
      "an own export that was changed, without the names of its fields",
      '{"performed_sessions": [{ "title": 5 }], "performed_sets": []}',
      /^This is not an Ironpace export, or it was changed\. Download your data again\.$/,
    ],
    ["another zip", zipSync({ "a.txt": strToU8("a") }), "This zip is not an Ironpace export"],
    ["a zip that is cut off", zipSync({ "ironpace.json": strToU8("{}") }).slice(0, 30), "The zip is damaged or incomplete."],
    [
      "too many sets",
      [header, ...Array.from({ length: 20_001 }, (_, n) => `2024-03-04 18:30:00,W${n % 300},1h,Squat,1,1,1,0,0,,,`)].join("\n"),
      "at most 5,000 sessions and 20,000 sets",
    ],
  ])("%s", async (_, content, reason) => {
    await expect(read(content)).rejects.toThrow(reason);
  });

  test("more than 20 MB, without reading it", async () => {
    const huge = { size: 20_000_001, arrayBuffer: () => Promise.reject(new Error("was read")) } as unknown as Blob;
    await expect(importFile(huge, METRIC)).rejects.toThrow("The file is 20.0 MB. The limit is 20 MB.");
  });
});
