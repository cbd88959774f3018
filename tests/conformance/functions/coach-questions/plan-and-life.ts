import type { Asked } from "./question.ts";

/** Wednesday 2 December 2026 in week 2 of a five-week Hyrox block from 23 November, deload in week 4. */
export const PLAN: readonly Asked[] = [
  { asks: "whats todays session", expects: [/today|rest day/i] },
  { asks: "what am i doing tomorrow", expects: [/tomorrow|thursday/i] },
  { asks: "what do i have on saturday?", expects: [/saturday 5 december/i, /min/] },
  { asks: "show me my week", expects: [/week 2 of 5/i, /4 sessions/] },
  { asks: "why this weight on squats", expects: [/% of/, /140 kg|squat/i] },
  { asks: "which week am i in", expects: [/week 2 of 5/, /base/] },
  { asks: "whats my weak link", expects: [/deadlift/] },
  { asks: "what should i work on most", expects: [/deadlift/] },
  { asks: "am i strong for my size", expects: [/intermediate|advanced/, /squat/] },
  { asks: "can i swap thursday and friday", expects: [/move|drag/i, /Thu 3 Dec to \*\*Fri 4 Dec/] },
  { asks: "only got 30 min today", expects: [/warm-up/, /cut from the end/] },
  { asks: "can i add a 5th day", expects: [/4 days|easy/] },
  { asks: "what are my numbers", expects: [/140 kg/, /21:50/] },
  { asks: "how much did i train last week", expects: [/no logged work|sessions/] },
  { asks: "how do i end my plan", expects: [/end/, /Training Plans/] },
  { asks: "look over my plan and tell me how to improve it", expects: [/week 2 of 5/, /deadlift/], action: "personalize_plan" },
];

export const CIRCUMSTANCES: readonly Asked[] = [
  { asks: "ive got a cold, runny nose nothing else", expects: [/20–30/, /days/], proposes: "none" },
  { asks: "ill in bed with the flu till friday", expects: [/no training/, /30%/], proposes: "illness" },
  { asks: "sick for 3 days now what", expects: [/30%|50%/], proposes: "illness" },
  { asks: "going on holiday", expects: [/which day/i], proposes: "none" },
  { asks: "im away from dec 10 to dec 17, no gym", expects: [/10 Dec to Thu 17 Dec/], proposes: "travel" },
  { asks: "business trip next week", expects: [/7 Dec/, /13 Dec/], proposes: "travel" },
  { asks: "missed mondays session do i make it up", expects: [/do not squeeze it in|catch(?:ing)? up/i] },
  { asks: "been off for 10 days", expects: [/80%/] },
  { asks: "signed up for a 10k on 20 december", expects: [/priority/, /20 Dec/] },
  { asks: "new squat pr 150!", expects: [/140 kg/, /150 kg/], proposes: "record" },
  { asks: "how long until i lose fitness", expects: [/week/] },
  {
    asks: "prepare me for hyrox vienna",
    expects: [/66 days/, /taper/i, /23 Jan/],
    action: "competition_preparation",
    proposes: "competition",
  },
  {
    asks: [
      "Help me prepare for my Hyrox competition: Hyrox Vienna, on Sat 6 Feb 2027 in Vienna.",
      "Current performance: 1:24:00, the sled stopped three times.",
      "Target result: sub 1:15:00.",
      "Please adjust my training plan for it.",
    ].join("\n"),
    expects: [/Hyrox Vienna\*\* is in 66 days/, /taper/i],
    action: "competition_preparation",
    proposes: "competition",
  },
];

export const HYBRID: readonly Asked[] = [
  { asks: "can i run and lift on the same day", expects: [/six hours|6 h/, /first/] },
  { asks: "does running kill my gains", expects: [/power/, /0\.06|hardly|no/] },
  { asks: "legs the day before long run ok?", expects: [/24 hours|no heavy legs/] },
  { asks: "lift or run first", expects: [/first/, /strength/] },
  { asks: "how do i combine marathon training with lifting", expects: [/long run/i, /once a week/] },
  { asks: "how far should my longest run be", expects: [/10%/, /30 days|min/] },
  { asks: "what's a brick session", expects: [/bike|ride/, /run/] },
  { asks: "jelly legs off the bike", expects: [/brick/], proposes: "none" },
  { asks: "200m 3:00 and 400m 6:20 swim whats my css", expects: [/1:40 per 100 m/] },
  { asks: "cadence should be 180?", expects: [/cadence|steps/] },
  { asks: "explain periodization", expects: [/phase|base|build|block/i] },
];

export const LIFE: readonly Asked[] = [
  { asks: "im 12 weeks pregnant can i keep lifting", expects: [/doctor|midwife/, /effort|RPE/], proposes: "none" },
  { asks: "6 weeks postpartum when can i run", expects: [/12 weeks|clear|pelvic/] },
  { asks: "on my period should i train hard", expects: [/train|feel/] },
  { asks: "im 55 do i need to train different", expects: [/recover|87\.5|50/] },
  { asks: "can my 14 year old son lift weights", expects: [/technique/, /supervis|safe/] },
  { asks: "racing in 32 degrees any tips", expects: [/heat|hot/i, /slower|days/] },
  { asks: "training in the cold ok at minus 10?", expects: [/warm|layer/] },
  { asks: "jet lag before a race in the us", expects: [/day per|light|hours?/] },
  { asks: "race at 2000m altitude", expects: [/slower|%/] },
  { asks: "zero motivation lately", expects: [/small|start|10 min|ten minutes/i] },
  { asks: "so nervous before races", expects: [/normal|excit/] },
  { asks: "hotel gym only dumbbells", expects: [/dumbbell|split squat|push-up|Which exercise/i] },
  { asks: "instead of burpees?", expects: [/burpee/i, /,/] },
];

export const MOBILITY: readonly Asked[] = [
  { asks: "cant squat below parallel", expects: [/ankle|hip/] },
  { asks: "ankle mobility drills", expects: [/ankle/] },
  { asks: "should i stretch before running", expects: [/dynamic|static/] },
  { asks: "my hips are so tight from sitting", expects: [/hip/, /stretch|range/], proposes: "none" },
  { asks: "front rack mobility sucks", expects: [/wrist|thoracic|lat|elbow/i] },
  { asks: "how do i warm up before a workout", expects: [/raise|minutes|min/i] },
];

export const RACE_DAY: readonly Asked[] = [
  { asks: "warm up for hyrox race", expects: [/35–40|minutes before/, /strides/] },
  { asks: "pacing strategy for my hyrox", expects: [/5:2[01] \/km/] },
  { asks: "how do i pace a 10k race", expects: [/4:3[0-3] \/km/] },
  { asks: "always go out too fast in races", expects: [/slower|even/] },
  { asks: "race strategy half marathon", expects: [/4:4[4-7] \/km/] },
  { asks: "what happens in race week", expects: [/taper|volume/i] },
  { asks: "first hyrox what do i need to know", expects: [/8|eight/, /1 km|station/] },
  { asks: "penalties in hyrox?", expects: [/penalt|15 s|3 min/i] },
];
