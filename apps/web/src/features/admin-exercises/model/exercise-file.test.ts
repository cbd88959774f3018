import { describe, expect, test } from "vitest";
import type { ExportedExercise } from "./exercise-cells.ts";
import { exerciseCsv, readExerciseFile } from "./exercise-file.ts";

const squat: ExportedExercise = {
  id: "7511fe60-396d-5bd3-a946-068c61a94c97",
  name: "Back squat",
  description: 'Brace, then "sit" between the hips.\nDrive up; heels stay down, knees out.',
  category: "strength",
  difficulty: "intermediate",
  muscle_group: "quads, glutes",
  equipment: null,
  movement_pattern: "squat",
  body_regions_stressed: { knee: 3, lower_back: 1 },
  substitutions: ["Front squat", "Leg press"],
  video_url: "https://example.com/squat.mp4?a=1,2",
  video_thumbnail_url: null,
};
const read = (text: string) => readExerciseFile(new Blob([text]));

describe("a file of exercises", () => {
  test("what is written is read back as it was", async () => {
    const { lines, ignored } = await read(
      exerciseCsv([squat, { ...squat, name: "Front squat", substitutions: [], body_regions_stressed: {} }]),
    );
    const texts = { ...squat, equipment: "", video_thumbnail_url: "" };
    expect(ignored).toEqual([]);
    expect(lines).toEqual([
      { line: 2, values: texts },
      { line: 4, values: { ...texts, name: "Front squat", substitutions: [], body_regions_stressed: {} } },
    ]);
  });

  test.each(["=1+1", "+49", "-5 kg", "@SUM(A1)", "'=1", "''+1", "'plain", "\t=1+1"])(
    "%j is no formula in a spreadsheet",
    async (description) => {
      const csv = exerciseCsv([{ ...squat, description }]);
      const cell = csv.split("\r\n")[1]?.split(",")[2]?.replace(/^"/, "") ?? "";
      expect(cell).not.toMatch(/^[=+\-@\t]/);
      expect((await read(csv)).lines[0]?.values["description"]).toBe(description);
    },
  );

  test("columns may be missing, come in any order, or be none of ours; semicolons and tabs separate as well", async () => {
    expect(await read("Name;Coach;Category\nDip;Ann;functional\n")).toEqual({
      lines: [{ line: 2, values: { name: "Dip", category: "functional" } }],
      ignored: ["coach"],
    });
    expect((await read("name\tbody_regions_stressed\nDip\tshoulder: 3; ELBOW=2\n")).lines[0]?.values["body_regions_stressed"]).toEqual({
      shoulder: 3,
      elbow: 2,
    });
    expect((await read("name,body_regions_stressed\nDip,shoulders hurt\n")).lines[0]?.values["body_regions_stressed"]).toBe(
      "shoulders hurt",
    );
  });

  test.each<[string, BlobPart, RegExp]>([
    ["nothing", "", /empty/],
    ["a heading alone", "name,category\n", /no line with an exercise/],
    ["no names", "title,category\nDip,strength\n", /one of them must be "name"/],
    ["a column twice", "name,name\nDip,Dip\n", /appears twice/],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]), /UTF-8/],
    ["zero bytes", "name\n\0\n", /not a CSV/],
    ["too many", `name\n${"Dip\n".repeat(10_001)}`, /10,001 exercises/],
    ["too much", "x".repeat(10_000_001), /10\.0 MB/],
  ])("%s is refused with the reason", async (_, content, reason) => {
    await expect(readExerciseFile(new Blob([content]))).rejects.toThrow(reason);
  });
});
