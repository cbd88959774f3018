import { afterAll, beforeAll, expect, test } from "vitest";
import { type Library, startLibrary } from "../../conformance/rest/library.ts";

let library: Library;
beforeAll(async () => {
  library = await startLibrary();
});
afterAll(() => library.close());

test("the calendar has own workouts that are to come, beside the own log, of this athlete alone", async () => {
  const [ada, eve] = [await library.member("ada"), await library.member("eve")];
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const workout = { duration: 60, type: "endurance" };
  await ada.client
    .from("workouts")
    .insert(
      [
        { ...workout, title: "Easy ride", date: day(5) },
        { ...workout, title: "Written long ago", date: day(-5) },
        { ...workout, title: "Done", date: day(4), completed: true },
      ],
      { defaultToNull: false },
    )
    .throwOnError();
  await ada.client
    .from("logged_sessions")
    .insert({ workout_name: "Mobility class", date: day(3), duration: 45 })
    .throwOnError();
  await eve.client
    .from("workouts")
    .insert({ ...workout, title: "Of somebody else", date: day(5) })
    .throwOnError();
  const { data } = await ada.client.rpc("training_calendar", { first_day: day(-10), last_day: day(10) }).throwOnError();
  expect(
    (data as { own: { kind: string; type: string | null; title: string; day: string }[] }).own.map(({ kind, type, title, day: on }) => [
      kind,
      type,
      title,
      on,
    ]),
  ).toEqual([
    ["log", null, "Mobility class", day(3)],
    ["workout", "endurance", "Easy ride", day(5)],
  ]);
});
