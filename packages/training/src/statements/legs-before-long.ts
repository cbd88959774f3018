const LEGS_BEFORE_LONG =
  /\b(?:legs?|gym|weights|lifting|strength|krafttraining|kraft|squats?|dead ?lifts?|lunges|beine?|beintag|heavy \w+)\b.*\b(?:(?:the )?day before|the evening before|am tag vor)\b.*\b(?:long (?:runs?|rides?)|langen? (?:lauf|ausfahrt))\b/u;

/** "Leg day the day before my long run" */
export function isLegsBeforeLong(said: string): boolean {
  return LEGS_BEFORE_LONG.test(said);
}
