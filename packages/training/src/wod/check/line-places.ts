/* Where a line stands by its words: at the head of a block, below one, or at the beginning of a section. */

/** Words that make a line the head of something, and no title. */
export const HEAD =
  /\d ?[x×]|[x×] ?\d|\b(?:rounds?|rds|rft|sets?|amrap|e\d*mom|otm|every|each|ea|rest|min(?:ute)?s?|sec(?:ond)?s?|s|cap|tc|repeat|through|laps?|supersets?|tabata|for load|ladder|stations?|relay|work|on|off|buy|cash|runden|durchgange|pause|rondas|vueltas|tours?|repos|descanso|cada|alle|toutes|giri|volte)\b|\d ?['"%:]|@/;
/** Stands below the work that it is of. */
export const TAIL =
  /^\W*(?:rest|pause|repos|descanso|desc|recup\w*|recupero|riposo|rust|\d+(?:-\d+)? ?(?:s|sec|min|'|")? ?(?:rest|between|b\/w|b\/t|off)|between|after|cap|tc|time cap|\d+ ?(?:min\w*|')? ?(?:time )?cap|@|\d+ ?x ?\d+(?:\/\d+)? ?kg|damper|drag|rpm|cadence|rate|hr|rpe|tempo|score|build|start|add|cool|scale|all\b|\d+(?:-\d+)? min$)\b/;
/** Begins a section of its own. */
export const SECTION =
  /^\W*(?:[a-h]\d?[.):]|\d[.)]\s|part\b|block\b|then\b|dann\b|luego\b|puis\b|poi\b|warm|cool|wu\b|w\/u|cd\b|wd\b|w\/d|finisher|metcon|wod|strength|accessor|skill|auslaufen|ausrudern|retour)/;

/** "At 6:00 21-15-9 …", "@ 20:00 50 cal ski" */
export const START = /^(\W*)(?:at |@ ?)?\d{1,2}:\d\d[\s:–-]+(?=\d|\p{L})/iu;
export const LETTER = /^\W*[a-h]\d?[.):]\s/;
/** Begins work that is not under the head above it. */
export const OTHER_WORK =
  /^\W*(?:then\b|dann\b|luego\b|puis\b|poi\b|warm|cool|wu\b|w\/u|cd\b|wd\b|w\/d|finisher|\d*'? ?(?:auslaufen|ausrudern|einrudern|einlaufen)|retour)/;
