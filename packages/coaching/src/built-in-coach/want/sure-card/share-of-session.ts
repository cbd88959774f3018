/** Parts of a session in words, 0 to 1. */
const SHARES: readonly (readonly [said: RegExp, share: number])[] = [
  [/\b(?:two thirds|2 ?\/ ?3|zwei drittel|deux tiers|dos tercios|due terzi)\b/, 2 / 3],
  [/\b(?:a third|one third|1 ?\/ ?3|ein drittel|un tiers|un tercio|un terzo)\b/, 1 / 3],
  [/\b(?:three quarters|3 ?\/ ?4|drei viertel|trois quarts|tres cuartos|tre quarti)\b/, 3 / 4],
  [/\b(?:(?<!and a )half(?! (?:an?|marathon|hour|past))|halve|1 ?\/ ?2|halb\w*|halfte|moitie|mitad|meta|dimezza\w*)\b/, 1 / 2],
];
const PERCENT = /\b(\d{2}) ?(?:%|percent|prozent|pour ?cent|por ?ciento|per ?cento)/;
/** Minutes are named in fives. */
const STEP = 5;

/** "Like half", "two thirds of it", "60 percent": the minutes of that part of a session. */
export function shareIn(words: string, duration: number): number | undefined {
  const percent = PERCENT.exec(words)?.[1];
  const share = SHARES.find(([said]) => said.test(words))?.[1] ?? (percent === undefined ? undefined : Number(percent) / 100);
  return share === undefined ? undefined : Math.round((share * duration) / STEP) * STEP;
}
