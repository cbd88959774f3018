import { expect, test } from "vitest";
import { readInjuries } from "../injuries/read-injuries.ts";
import { complaintsAmongWishes } from "./wished-complaints.ts";

const TODAY = "2026-11-30";

test.each([
  "Lunges make my legs so sore I can't run the next day",
  "squats leave me sore for two days",
  "My legs are sore for days after lunges",
])("muscles that are sore from work are no complaint: %s", (text) => {
  expect(complaintsAmongWishes(text)).toBe("");
  const { regions, unread } = readInjuries(text, TODAY);
  expect({ regions, unread }).toEqual({ regions: [], unread: [] });
});

test.each([
  "Lunges make my knee sore",
  "my left leg gets so sore after lunges",
  "squats leave me sore in the lower back for two days",
  "my legs have been sore for three weeks",
])("a joint, a side or a long time is one: %s", (text) => {
  const { regions, unread } = readInjuries(text, TODAY);
  expect(regions.filter(({ grade }) => grade > 0).length + unread.length).toBeGreaterThan(0);
});

test.each(["Want to get bigger arms and shoulders", "I want a bigger chest and back", "ich möchte breitere Schultern und Arme"])(
  "a part that is to grow hurts nobody: %s",
  (text) => {
    expect(complaintsAmongWishes(text)).toBe("");
    expect(readInjuries(text, TODAY).regions).toEqual([]);
  },
);
