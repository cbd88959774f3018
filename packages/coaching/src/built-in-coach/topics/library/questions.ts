import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";

/** What athletes ask most beside their own training. */
export const QUESTIONS: readonly Topic[] = [
  article(["shoes"], [[/\b(shoes?|trainers|sneakers|footwear|carbon (shoes|plate)|nanos|lifters)\b/, 6]]),
  article(["hyrox-simulations", "hyrox-race"], [[/\b(simulations?|sims?|half sim|full sim|rehears\w*|mock race|practice race)\b/, 6]]),
  article(["breathing"], [[/\b(breath\w*|nose breathing|nasal|side stitch|stitches|stitch|bracing|brace)\b/, 6]]),
  article(
    ["fasted-training"],
    [[/\b(fasted|fasting|empty stomach|intermittent fast\w*|before breakfast|without breakfast|skip breakfast|16 ?8)\b/, 6]],
  ),
  article(["creatine", "supplements"], [[/\bcreatine\b/, 7]]),
  article(
    ["stretching", "mobility"],
    [
      [
        /\bstretch\w*\b.*\b(injur\w*|prevent\w*|good|bad|before|necessary|need|important|work|help|useless|worth)\b|\b(should|does|do|is|need)\b.*\bstretch\w*\b/,
        6,
      ],
      [/\b(hips|hamstrings|ankles|shoulders) \b/, -3],
    ],
  ),
  article(
    ["double-days", "weekly-structure"],
    [
      [
        /\b(double (sessions?|days?|workouts?)|doubles day|two a days?|twice (a|per) day|two (sessions|workouts) (a|per|in one|on the same|on one) day|2 (sessions|workouts) a day|am and pm|morning and evening)\b/,
        6,
      ],
    ],
  ),
  article(
    ["cross-training", "maintenance"],
    [
      [
        /\b(cross ?train\w*|aqua jog\w*|pool run\w*|elliptical|instead of running|bike instead|low impact cardio|replace (a |the )?runs?)\b/,
        6,
      ],
    ],
  ),
  article(["lifting-belt", "grip"], [[/\b(belt|weight belt|lifting belt|straps|wrist wraps|knee (sleeves|wraps)|lifting gloves)\b/, 6]]),
  article(
    ["rest-between-sets"],
    [[/\b(rest|pause|wait|break|recover)\w*\b.{0,25}\bbetween\b.{0,20}\b(sets?|lifts|exercises|heavy)\b|\brest (times?|periods?)\b/, 6]],
  ),
  article(
    ["training-frequency", "weekly-structure"],
    [
      [
        /\b(is|are|isnt) (\d|two|three|four|five|six|seven) (days|times|sessions)( a| per)? ?(week)? .*\b(too much|too many|enough|ok|okay|fine)\b|\b(too (much|many)) (training|days|sessions)\b|\bam i training too (much|little)\b|\bhow (many|often) (days|times)?.*should i (train|work ?out)\b/,
        6,
      ],
    ],
    ({ plan, athlete }) =>
      `You have ${plan?.plan.sessionsPerWeek ?? athlete.availability.daysPerWeek} days a week${plan === undefined ? "" : `; so far ${plan.outcomes.filter(({ status }) => status === "completed").length} of ${plan.outcomes.length} sessions of this block that have a result are done`}.`,
  ),
  article(
    ["losing-weight", "protein"],
    [[/\b(burn|lose|losing|cut|drop|shed) (some |body |belly |the )*fat\b|\bfat loss\b|\brecomp\w*|\b(lean out|get lean\w*)\b/, 6]],
  ),
  article(
    ["hyrox-ergs", "breathing"],
    [
      [/\bski ?erg\b.*\b(technique|form|how|tips?|better|faster)\b|\b(technique|form|how|tips?)\b.*\bski ?erg\b/, 6],
      [/\bbreath/, -4],
    ],
  ),
  article(
    ["grip", "hyrox-carries-and-wall-balls"],
    [
      [/\b(farmers?|carry|carries)\b/, -6],
      [/\bgrip\b.*\b(give|gives|fail\w*|slip\w*|weak|improve|strength|stronger|help|goes)\b|\b(improve|stronger|weak)\b.*\bgrip\b/, 6],
    ],
  ),
  article(["vo2max"], [[/\b(what is|whats|what does|explain|improve|increase|raise|meaning of|how to|how do i)\b.*\bvo2 ?(max)?\b/, 6]]),
];
