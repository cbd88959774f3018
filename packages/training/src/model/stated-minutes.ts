/** "AMRAP 12", "30 min easy": how long it is all together. */
const WHOLE = /^(?:(?:AMRAP|EMOM) \d+|\d+(?::\d\d)? min)(?! (?:on|off))\b/u;
const PARTS = /(?<!× |with )(?<![\d:])(?:(?:AMRAP|EMOM) (?<clock>\d+)|(?<minutes>\d+)(?::(?<seconds>\d\d))? min)\b/gu;

/** Minutes that the label of a main part names, added up; undefined where it begins with none, as "3 × 6 min at threshold" does. */
export function statedMinutes(label: string): number | undefined {
  if (!WHOLE.test(label)) return undefined;
  return [...label.matchAll(PARTS)].reduce((sum, { groups = {} }) => {
    const { clock, minutes = "0", seconds = "0" } = groups;
    return sum + Number(clock ?? minutes) + Number(seconds) / 60;
  }, 0);
}
