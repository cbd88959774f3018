import { describe, expect, test } from "vitest";
import { triage } from "../triage.ts";
import { plainText } from "./plain-text.ts";
import { readWithMeaning } from "./read-with-meaning.ts";
import { MEANING } from "./weights.gen.ts";

const TODAY = "2026-11-30";
const NUMBERS = 512;
const [NONE, EMERGENCY] = [0, MEANING.biases.length - 1];

/** An encoder to which every text means the same: surely nothing, or surely an emergency. */
function encoderOf(surely: "nothing" | "emergency") {
  const bytes = Uint8Array.from(atob(MEANING.levels), (letter) => letter.charCodeAt(0));
  const levels = new Float32Array(bytes.buffer);
  const towards = surely === "nothing" ? 1 : -1;
  const raw = Array.from({ length: NUMBERS }, (_, at) => {
    const [none = 0, emergency = 0] = [levels[NONE * NUMBERS + at], levels[EMERGENCY * NUMBERS + at]];
    return towards * (none - emergency);
  });
  const size = Math.hypot(...raw);
  const vector = Float32Array.from(raw, (value) => value / size);
  return () => Promise.resolve(vector);
}

describe("what a message means beside its words", () => {
  test.each([
    "i want to kill myself",
    "crushing chest pain right now and my left arm is numb",
    "my mate collapsed and he is not breathing",
    "ich will nicht mehr leben",
  ])("what is said outright stands, whatever the encoder makes of it: %s", async (message) => {
    const found = await readWithMeaning(message, [], TODAY, encoderOf("nothing"));
    expect(found.kind).toBe("sign");
    expect(found).toEqual(await triage(message, [], TODAY));
  });

  test.each([
    "my dad had a heart attack in 2009, what does that mean for my training",
    "move my run to friday",
    "had a cold since sunday, bit better now",
  ])("what the words know to be harmless stays so: %s", async (message) => {
    expect((await readWithMeaning(message, [], TODAY, encoderOf("emergency"))).kind).toBe("none");
  });

  test("an emergency that the words do not know, or only ask about, stops training", async () => {
    const unknown = await readWithMeaning("right eye just went grey, no pain so ill wait till monday", [], TODAY, encoderOf("emergency"));
    expect(unknown).toMatchObject({ kind: "sign", level: "emergency" });
    const asked = ["yeah in the wash at 40 degrees, they play everything in mono now", ["my headphones drowned"], TODAY] as const;
    expect((await triage(...asked)).kind).toBe("ask");
    expect(await readWithMeaning(...asked, encoderOf("emergency"))).toMatchObject({ kind: "sign", level: "emergency" });
    expect((await readWithMeaning(...asked, encoderOf("nothing"))).kind).toBe("none");
  });

  test("what the words do not know is heard where it means a danger", async () => {
    const message = "right eye just went grey, no pain so ill wait till monday. turbo is safe right";
    expect((await readWithMeaning(message, [], TODAY, encoderOf("emergency"))).kind).not.toBe("none");
    expect((await readWithMeaning(message, [], TODAY, encoderOf("nothing"))).kind).toBe("none");
  });

  test.each(["cindy is in there twice, one of them is a dupe", "my calf is hot and swollen since the flight"])(
    "without a vector the words decide: %s",
    async (message) => {
      const found = await triage(message, [], TODAY);
      expect(await readWithMeaning(message, [], TODAY, undefined)).toEqual(found);
      expect(await readWithMeaning(message, [], TODAY, () => Promise.resolve(undefined))).toEqual(found);
    },
  );
});

test("a text is encoded in lower case, without accents and with plain marks", () =>
  expect(plainText("  Ça  “serre”… Straße\n¿Qué?")).toBe('ca "serre"... strasse que?'));
