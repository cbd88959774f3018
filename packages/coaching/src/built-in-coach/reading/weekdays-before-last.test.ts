import { expect, it } from "vitest";
import type { Tongue } from "../turn/languages.ts";
import { withWeekdaysBeforeLast } from "./weekdays-before-last.ts";

/** A Monday. */
const TODAY = "2026-11-30";

it.each<[Tongue, string, string]>([
  ["en", "what did i do the saturday before last", "what did i do saturday 21 November 2026"],
  ["en", "on the monday before last", "on monday 16 November 2026"],
  ["de", "was war am vorletzten Samstag", "was war am Samstag 21. November 2026"],
  ["fr", "l'avant-dernier samedi", "samedi 21 novembre 2026"],
  ["es", "qué hice el sábado antepasado", "qué hice sábado 21 noviembre 2026"],
  ["it", "cosa ho fatto due sabati fa", "cosa ho fatto sabato 21 novembre 2026"],
  ["en", "last saturday", "last saturday"],
  ["en", "the saturday before last week", "the saturday before last week"],
  ["en", "saturday before last race", "saturday before last race"],
  ["de", "letzten Samstag", "letzten Samstag"],
])("%s: %s is read as %s", (tongue, content, plain) => expect(withWeekdaysBeforeLast(content, tongue, TODAY)).toBe(plain));
