/** A benchmark inside a sentence: "5 km time". */
export function plainName(field: string): string {
  return PLAIN[field] ?? field;
}

const PLAIN: { readonly [field: string]: string } = {
  backSquat: "back squat",
  deadlift: "deadlift",
  benchPress: "bench press",
  cleanAndJerk: "clean and jerk",
  snatch: "snatch",
  overheadPress: "overhead press",
  strictPullUps: "strict pull-ups",
  handstandPushUps: "handstand push-ups",
  run5k: "5 km time",
  run10k: "10 km time",
  row500m: "500 m row",
  ftp20min: "20-minute power",
  bodyWeight: "body weight",
};
