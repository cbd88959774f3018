/** "Bike leve", "easy cycling": a movement with how gently it is done asks for it, and goes on with no ban before it. */
export function isDoneEasily(said: string): boolean {
  return EASILY.test(said) && !ALSO_OUT.test(said);
}

const EASILY =
  /\b(?:easy|easily|light|lightly|gentle|gently|locker\w*|leicht\w*|ruhig\w*|suaves?|suavecit[oa]|tranquil\w*|leves?|leger\w*|doucement|cool|legger\w*|blando|rustig\w*|licht\w*)\b/u;
const ALSO_OUT =
  /\b(?:no|not|nor|neither|either|or|even|kein\w*|nicht|auch|selbst|sogar|sin|ni|tampoco|incluso|pas|meme|non plus|neanche|nemmeno|nem|sequer|mesmo|geen|niet|ook|zelfs)\b/u;
