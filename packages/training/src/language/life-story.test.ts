import { expect, test } from "vitest";
import { normalise } from "../health/normalise.ts";
import { tellsOfLife } from "./life-story.ts";

test.each([
  "I took up lifting at 44 after my divorce",
  "My last marathon went wrong at 32 km",
  "I've run two halves since",
  "squatting pain free since 2022",
  "my doctor would like me to do strength training",
])("tells of a life and asks for nothing: %s", (text) => expect(tellsOfLife(normalise(text))).toBe(true));

test.each([
  "I started getting pain in my knee, it hurts",
  "My last marathon is on 14 March",
  "my doctor says only light training",
  "my physio told me to avoid running",
  "I never want to do that again",
  "please no running since March",
])("may change a plan: %s", (text) => expect(tellsOfLife(normalise(text))).toBe(false));
