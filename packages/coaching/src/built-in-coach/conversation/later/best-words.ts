import { bareUnit } from "../../want/asked/words.ts";

/* Words and units that several sums of a lift or test read. */

export const GAP = bareUnit(
  "how much|how many|by how much|how far|over|more|gain\\p{L}*|up|down|faster|slower|missing|difference|right|wie ?viel|mehr|schneller|fehl\\p{L}*|unterschied|combien|gagne|plus|difference|cuanto|mas|gane|ganado|diferencia|falta\\p{L}*|quanto|piu|guadagnat\\p{L}*|differenza|manca\\p{L}*",
);
export const AT_WEIGHT =
  /(?<![\d:.])(\d{2,3}(?:[.,]\d)?) ?(?:kg|kilos?)\b|\b(?:at|with|bei|mit|a|con|avec) (\d{2,3}(?:[.,]\d)?)(?! ?(?:%|sec|min|s\b))/;
export const DAYS_OF = { week: 7, month: 30.44, year: 365.25 } as const;
