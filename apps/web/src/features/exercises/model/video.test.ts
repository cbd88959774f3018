import { expect, test } from "vitest";
import { getVideo } from "./video.ts";

const homes = ["https://ironpace.example", "https://project.supabase.co"];

test.each([
  [null, undefined],
  ["javascript:alert(1)", undefined],
  ["/storage/v1/object/public/training_videos/a.mp4", { kind: "here", url: `${homes[0]}/storage/v1/object/public/training_videos/a.mp4` }],
  ["https://project.supabase.co/a.mp4", { kind: "here", url: "https://project.supabase.co/a.mp4" }],
  ["https://www.youtube.com/watch?v=1", { kind: "elsewhere", url: "https://www.youtube.com/watch?v=1", host: "youtube.com" }],
  ["//evil.example/a.mp4", { kind: "elsewhere", url: "https://evil.example/a.mp4", host: "evil.example" }],
])("%j", (address, video) => {
  expect(getVideo(address, homes)).toEqual(video);
});
