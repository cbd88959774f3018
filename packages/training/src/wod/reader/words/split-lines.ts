/* Lines that say several things are read as several lines. */

const HEAD = String.raw`(?:an? )?(?:\d+ ?(?:rounds|rft|rds)\b|(?:\d+|three|four|five) rounds|\d+(?:-\d+){2,}|amrap|emom|e\d+mom|every \d|\d+ min (?:amrap|emom|rest|max)|\d+x\d|for time|tabata|\d+ sets|max\b[^,;]*\bin \d|(?:[a-z]+ ){1,3}\d+(?:-\d+){2,}|(?:[a-z]+ ){1,3}\d+x\d)`;

/** The lines that one line says: turns of an EMOM, a cash-out, "then" with a scheme behind it. */
export function splitLine(line: string): readonly string[] {
  const indent = /^\s*/.exec(line)?.[0] ?? "";
  return line
    .split(
      new RegExp(
        String.raw`(?:,|;|\.|\s)\s*(?:and )?(?=then:? ${HEAD})|(?<=^\s*(?:then )?(?:rest \d+(?::\d\d| ?min| ?s)?|\d+(?::\d\d)? ?(?:min|s)? rest))(?:\s*(?:,|;|\band\b|\+)\s*(?=(?:then )?\d)|\s+(?=then \d))|(?:,|;|\.|\s|\s[-+])\s*(?=(?:cash|buy)[- ]?out\b(?!\W*$))|(?<=buy[- ]?in\b[^\n]*),\s*(?=${HEAD})|(?<=[a-z]{3}|[%)"])\.\s+(?=${HEAD})|;\s*(?=rest \d|then\b|(?:[a-z]+ ){1,4}\d+x\d)|(?<=\dx\d[^\n]*)[,;]?\s+(?=(?:superset(?:ted)?|ss) with [a-z][^\n]*\dx\d)|\s+\/\/\s+|\.\s+(?=(?:wu|cd|w\/u|c\/d|warm-up|cool-down|rest|time cap|cap|tc)\b)`,
        "i",
      ),
    )
    .flatMap((part) => splitTurns(part))
    .map((part, index) => (index === 0 ? part : indent + part.trim()))
    .filter((part) => /[^\s]/.test(part));
}

/** "EMOM 12: 1) 15 cal row 2) 12 burpees", "EMOM 16: odd - 12 snatches; even - 10 box jumps". */
function splitTurns(line: string): readonly string[] {
  if (!/\be\d?mom\b|\botm\b|\bevery\b/i.test(line)) return [line];
  const numbered = line.split(
    /(?<=[\s:,;(-])(?=[1-9][).:]\s*(?:\d|[a-z]))|(?<=\s)(?=[1-9]\.\s+(?:\d|[a-z]))|(?<=[:,] ?)(?=[1-9] - [a-z\d])/i,
  );
  if (numbered.length > 2) return numbered.map(trimmed);
  const named = line.split(
    /(?<=[\s:,;(-])(?=(?:odd|even)(?: min(?:ute)?s?)?\b ?[:-]?)|(?<=[\s:,;(-])(?<!(?:every|each|per) )(?=min(?:ute)? ?\d ?[:.)-]?\s)/i,
  );
  return named.length > 1 ? named.map(trimmed) : [line];
}

function trimmed(part: string): string {
  return part.replace(/[\s,;:(-]+$/, "");
}
