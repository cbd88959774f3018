import { expect, test } from "vitest";
import { readInjuries } from "../../injuries/read-injuries.ts";

const limitsOf = (note: string) => readInjuries(note, "2026-11-30").health.limits;

test.each([
  "Took creatine since forever if that counts as medication lol",
  "Supplements: whey, magnesium 400 mg, vitamin D 1000 IU",
  "electrolyte tablets on long runs",
  "caffeine pills 200 mg before races",
  "nur Kreatin als Medikament",
  "Kreatin 5g und Vitamin-D-Tabletten",
  "pastillas de magnesio",
  "comprimés de magnésium 300 mg",
  "integratore di magnesio 300 mg",
  "comprimidos de vitamina D",
  "magnesiumtabletten en creatine 5 g",
])("a plain supplement is no medicine: %s", (note) => expect(limitsOf(note)).toMatchObject({ rpe: 10, tests: true }));

test.each([
  "creatine makes my stomach hurt",
  "creatine and a tablet for my heart",
  "my medication and creatine",
  "creatine, and pills I forgot the name of",
  "magnesium for cramps and my medication is new",
  "creatine and bisoprolol 5 mg",
  "vitamin D and methotrexate 15 mg",
  "magnesium for heart rhythm",
  "iron tablets for anaemia",
  "Kreatin und Blutdrucktabletten",
  "creatina y pastillas nuevas",
  "magnésium et un médicament nouveau",
])("a medicine beside it is asked about: %s", (note) => expect(limitsOf(note).tests).toBe(false));
