import { expect, test } from "vitest";
import { statedPainLimit } from "./pain-limit.ts";

test.each([
  ["Physio said build lunges up slowly and stop if its over a 3 out of 10", 3],
  ["lifting is ok if pain stays under 3 out of 10", 3],
  ["Keep it below 2/10, she says", 2],
  ["Der Physio sagt, Laufen ist ok, solange es unter 3/10 bleibt", 3],
  ["Bei mehr als 4 von 10 aufhören", 4],
  ["El fisio dice que pare si pasa de 3/10", 3],
  ["Le kiné dit d'arrêter au-dessus de 3/10", 3],
  ["Mi ha detto di fermarmi sopra 3 su 10", 3],
  ["O fisio disse para parar acima de 3 de 10", 3],
  ["Stoppen boven 3 op 10, zegt de fysio", 3],
  ["My knee goes up to 4/10 on stairs", undefined],
  ["Knee pain 3/10 when running", undefined],
  ["It was over 6/10 and I had to stop", undefined],
  ["I did 3 of 10 sets", undefined],
  ["", undefined],
])("%s", (text, limit) => {
  expect(statedPainLimit(text)).toBe(limit);
});
