import { afterEach, expect, test, vi } from "vitest";
import { type Picture, pictureFileName, pictureText, wrapTitle } from "./picture.ts";
import { canShareFile, shareFile } from "./share-dialog.tsx";

const picture: Picture = {
  title: "Hyrox München, Männer",
  when: "Sat 13 Feb 2027",
  headline: { label: "Finish", value: "1:21:40" },
  columns: [],
  figures: [{ label: "Runs", value: "40:10", unit: "min", face: "pace" }],
};

test("a picture has a file name for every system and a sentence for who cannot see it", () => {
  expect(pictureFileName(picture)).toBe("ironpace-hyrox-munchen-manner.png");
  expect(pictureFileName({ ...picture, title: "深蹲" })).toBe("ironpace-session.png");
  expect(pictureText(picture)).toBe("Hyrox München, Männer, Sat 13 Feb 2027. Finish 1:21:40, Runs 40:10 min.");
});

test.each([
  ["Back squat", 2, ["Back squat"]],
  ["Back squat and deadlift", 2, ["Back squat", "and deadlift"]],
  ["Back squat, deadlift, then wall balls and a sled", 2, ["Back squat,", "deadlift,…"]],
  ["Berlin in 5 weeks", 3, ["Berlin in", "5\u00A0weeks"]],
  ["Donaudampfschifffahrt", 2, ["Donaudampfschifffahrt"]],
])("%s in %i lines of twelve letters", (title, most, lines) => {
  expect(wrapTitle(title, most, (line) => line.length <= 12)).toEqual(lines);
});

test("a file goes where the athlete sends it; a closed sheet is no error, a refusal is", async () => {
  const file = new File(["png"], "ironpace.png", { type: "image/png" });
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal("navigator", { canShare: ({ files }: ShareData) => files?.[0]?.type === "image/png", share });
  expect(canShareFile(file)).toBe(true);
  expect(await shareFile(file)).toBe("shared");
  expect(share).toHaveBeenCalledWith({ files: [file] });
  share.mockRejectedValueOnce(new DOMException("closed", "AbortError"));
  expect(await shareFile(file)).toBe("closed");
  share.mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
  await expect(shareFile(file)).rejects.toThrow("no");
  vi.stubGlobal("navigator", {});
  expect(canShareFile(file)).toBe(false);
});

afterEach(() => vi.unstubAllGlobals());
