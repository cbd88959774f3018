import { expect, test } from "vitest";
import { formatFileSize, foundVideos, readMetadata, storedName, getTitle, type Video } from "./video.ts";

test.each([
  [0, "0 bytes"],
  [1023, "1023 bytes"],
  [1024, "1.0 KB"],
  [1_048_575, "1024.0 KB"],
  [1_048_576, "1.0 MB"],
  [314_572_800, "300.0 MB"],
])("%i bytes are shown as %s", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test("a title is the first part of the file's name, and a stored name keeps the extension alone", () => {
  expect(getTitle("Back squat.v2.mp4")).toBe("Back squat");
  expect(getTitle(".mp4")).toBe(".mp4");
  expect(storedName("Kniebeuge schräg.MP4", "id")).toBe("id.mp4");
  expect(storedName("clip", "id")).toBe("id");
});

test("what is missing in the metadata, or makes no sense, has its default", () => {
  const defaults = { title: "squat", category: "training", description: "", exercise_id: null, poster: null };
  expect(readMetadata("squat.mp4", undefined)).toEqual(defaults);
  expect(readMetadata("squat.mp4", { title: " ", category: "toString", exercise_id: 4 })).toEqual(defaults);
  const whole = { title: "Squat", category: "exercise", description: "Deep.", exercise_id: "a", poster: "posters/squat.mp4.jpg" };
  expect(readMetadata("squat.mp4", whole)).toEqual(whole);
});

test("videos are found by words and category", () => {
  const video = (title: string, category: Video["category"]): Video => ({
    ...readMetadata(title, { title, category, description: "Knees out" }),
    name: title,
    size: 1,
    created_at: "2026-11-22T10:00:00Z",
  });
  const videos = [video("Squat", "exercise"), video("Warm-up", "training")];
  expect(foundVideos(videos, " SQUAT ", "all").map(({ title }) => title)).toEqual(["Squat"]);
  expect(foundVideos(videos, "knees", "training").map(({ title }) => title)).toEqual(["Warm-up"]);
  expect(foundVideos(videos, "", "tutorial")).toEqual([]);
});
