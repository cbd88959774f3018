import { describe, expect, test } from "vitest";
import { readInjuries } from "../read-injuries.ts";

const TODAY = "2026-11-29";

describe("back as a word of time or place", () => {
  test.each([
    "Had hernia mesh put in back in 2019, never think about it",
    "Back in 2018 I tore my hamstring",
    "Broke my wrist back in March, fine since",
    "Plates put back in my ankle in 2015",
    "Knee op way back in 2012, never think about it",
    "Back in spring I tore my hamstring",
    "The pain came back in October in my knee",
  ])("is no lower back: %s", (text) => {
    expect(readInjuries(text, TODAY).regions.map(({ region }) => region)).not.toContain("lower_back");
  });

  test.each([
    "Hurt back in March, still sore",
    "Bad back in 2019, fine now",
    "Hurt my back in 2019",
    "Lower back in bits after deadlifts",
    "Back in 2019 my back went",
    "Pain in my back in spring",
    "Left knee ok. Back in winter is stiff",
    "Pain: neck, back in winter",
    "Upper and lower back in spring",
    "Hurt my neck and back in 2019",
    "Lower back surgery back in 2020",
  ])("near miss, the spine: %s", (text) => {
    expect(readInjuries(text, TODAY).regions.map(({ region }) => region)).toContain("lower_back");
  });
});
