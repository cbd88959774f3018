import type { Draft } from "../topic.ts";

/** Where a change is made that has no card. */
export function changeElsewhere(words: string): Draft | undefined {
  if (
    !/\b(delete|remove|cancel|erase|clear|rename|edit|correct|fix|change|export|download|upload|import|connect|sync|upgrade|switch|need|want|show|use|set)\b/.test(
      words,
    )
  )
    return undefined;
  const found = PLACES.find(([pattern]) => pattern.test(words));
  return found === undefined ? undefined : { text: [`I cannot change that here, and nothing has changed. ${found[1]}`] };
}

const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(delete|remove|cancel|erase) .*\b(workout|ride|walk|class|easy (ride|run))\b/,
    "Delete a workout under **Workouts**, a logged session under **Session Log**; you can restore either right after. To leave out a planned session, say “skip Monday’s session”.",
  ],
  [
    /\b(delete|remove|erase|edit|correct|fix) .*\b(log|logged|entry|set|sets)\b/,
    "Open the entry in the **Session Log** to correct or delete it or one of its sets. With its day I can delete it for you: “delete the run I logged on Monday”.",
  ],
  [/\b(delete|remove|cancel|erase) .*\b(race|competition|hyrox|marathon|event)\b/, "Open it under **Competitions** and choose Delete."],
  [
    /\b(delete|remove|erase) .*\b(pb|pr|best|record)s?\b/,
    "Open it under **Personal Bests** and choose Delete; it can be restored right after.",
  ],
  [
    /\b(delete|remove|erase|cancel) .*\b(account|profile|data)\b/,
    "**Settings** has data export and Delete account; that needs your password and cannot be undone.",
  ],
  [
    /\b(delete|end|cancel|remove) .*\b(plan|block|program\w*)\b/,
    "On the **Training Plans** page you can end the active plan and generate another.",
  ],
  [
    /\b(units?|imperial|metric)\b|\b(in|to) (pounds|lbs|kilos|miles)\b(?=.*\b(app|display|everywhere|always)\b)/,
    "**Settings** has the units: kilograms or pounds, kilometres or miles. All values are shown in the new units; what you logged stays the same.",
  ],
  [
    /\b(change|edit|rename) .*\b(name|e ?mail|password|avatar|photo|units?|theme|language)\b/,
    "**Settings** has name, email, password, units and theme.",
  ],
  [/\b(export|download) .*\b(data|sessions|log|everything)\b/, "**Settings** has the data export: everything as files."],
  [
    /\b(import|upload|connect|sync)\b.*\b(garmin|strava|watch|file|fit|gpx|strong|hevy|polar|suunto|coros|apple)\b/,
    "Files (FIT, TCX, GPX, Strong, Hevy) go in under **Session Log**, Import. There is no direct link to a watch.",
  ],
  [
    /\b(change|edit) .*\b(focus|level|age|height|gender)\b/,
    "Your **profile** has focus, level, age and height; it shows what that changes in the plan.",
  ],
];
