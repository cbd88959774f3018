import { expect, test } from "vitest";
import { emergencyNumbers } from "./emergency-numbers.tsx";

test.each([
  ["Europe/Berlin", ["112"]],
  ["Europe/London", ["999", "112"]],
  ["America/New_York", ["911"]],
  ["America/Argentina/Cordoba", ["107", "112"]],
  ["America/Sao_Paulo", ["192", "112"]],
  ["Australia/Perth", ["000", "112"]],
  ["Pacific/Auckland", ["111", "112"]],
  ["Asia/Tokyo", ["119", "112"]],
  ["Asia/Calcutta", ["112"]],
  ["America/Mexico_City", ["911"]],
  ["America/Guatemala", ["112", "911"]],
  ["America/Nuuk", ["112"]],
  ["Etc/UTC", ["112", "911"]],
])("in %s one calls %s", (zone, numbers) => {
  expect(emergencyNumbers(zone)).toEqual(numbers);
});
