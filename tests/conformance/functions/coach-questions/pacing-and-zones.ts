import type { Asked } from "./question.ts";

/** VDOT 45 in Daniels' tables: E 5:23–6:03, M 4:57, T 4:38, I 4:16, R 96 s per 400 m; half 1:40:20, marathon 3:28:26. */
export const PACING: readonly Asked[] = [
  { asks: "whats my easy pace", expects: [/5:2[1-6]/, /6:0[1-7]/, /\/km/] },
  { asks: "How fast should my long run be??", expects: [/5:2[1-6]–6:0[1-7] \/km/] },
  { asks: "tresshold pace pls", expects: [/4:3[789] \/km/] },
  { asks: "what pace for tempo runs at the moment", expects: [/4:3[789] \/km/] },
  { asks: "pace for 800m repeats", expects: [/4:1[4-8] \/km/] },
  { asks: "how quick do i run 400s on the track", expects: [/1:3[4-8] per 400 m/] },
  { asks: "what's marathon pace for me", expects: [/4:5[5-9] \/km/] },
  { asks: "give me all my training paces", expects: [/5:2[1-6]/, /4:5[5-9]/, /4:3[789]/, /4:1[4-8]/] },
  { asks: "how slow can i go on recovery jogs", expects: [/6:0[1-7]/] },
  { asks: "what could i run for a half marathon right now?", expects: [/1:40:[0-4]\d|1:39:[45]\d/, /estimate/] },
  { asks: "predict my marathon time", expects: [/3:2[789]:/, /50 km|10 minutes/] },
  { asks: "whats my 10k potential", expects: [/45:[0-3]\d/] },
  { asks: "is sub 20 5k realistic", expects: [/4:00 \/km/, /49\.\d|50\.\d/, /21:[45]\d/] },
  { asks: "can i break 1:35 in the half?", expects: [/4:30 \/km/, /VDOT 4[78]\.\d/] },
  { asks: "what vdot is a 19:57 5k and what paces go with it", expects: [/VDOT (49\.9|50\.\d)/, /4:1[456] \/km/] },
  { asks: "what pace is 3:30 marathon", expects: [/4:5[89] \/km/] },
  { asks: "my easy runs feel way too slow, can i run them faster?", expects: [/5:2[1-6]/, /sentences|talk/] },
  { asks: "easy pace?", expects: [/8:(39|4[01])–9:4\d \/mi/], as: "imperial" },
  { asks: "what are my paces per mile", expects: [/\/mi/, /7:2[5-9] \/mi/], as: "imperial" },
  { asks: "how hard should intervals feel", expects: [/8–9|single words/] },
];

export const ZONES: readonly Asked[] = [
  { asks: "whats zone 2 for me", expects: [/5:2[1-6]–6:0[1-7] \/km/, /conversation|sentences/] },
  { asks: "heart rate zones??", expects: [/183 bpm/, /119–145/, /±10|give or take 10/] },
  { asks: "what should my hr be on threshold runs", expects: [/16[12]–168/] },
  { asks: "max heartrate at my age", expects: [/183/] },
  { asks: "do i really need zone 2 or is it just hype", expects: [/65%|easy/, /zone 2|easy/i] },
  { asks: "80/20 or polarized, what do i do", expects: [/65%|75|80/, /easy/] },
  { asks: "rowing zones pls", expects: [/2:10–2:15/, /1:56–2:00/] },
  { asks: "what split do i hold for 2k row", expects: [/1:50 \/500 m/, /7:20/] },
  { asks: "steady state erg pace?", expects: [/2:10–2:15/] },
  { asks: "200 watts on the rower is what split", expects: [/2:0[01] \/500 m/] },
  { asks: "what damper setting should i use on the erg", expects: [/3–5/] },
  { asks: "bike power zones", expects: [/247 W/, /138–185 W/] },
  { asks: "sweet spot watts?", expects: [/21[67]–232 W/] },
  { asks: "did a 20 min test at 300w whats my ftp", expects: [/285 W/, /estimate|95%/] },
  { asks: "skierg pace for steady work", expects: [/2:16–2:21/] },
];
