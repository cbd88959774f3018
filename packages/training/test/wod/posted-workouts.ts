/** Workouts as boxes, chats and Instagram post them, and what each says in the words of `partsText`; only for tests. */
export const POSTED_WORKOUTS: readonly (readonly [typed: string, read: string])[] = [
  [
    "MONDAY GRIND\n4 RFT 16 cap\n15 cal bike\n12 hang squat cleans 50/35\n9 c2b\n(scaled 35/25 + ring rows)",
    "4 rounds for time cap 16: 15cal Bike erg; 12 Hang squat clean @50/35; 9 Chest-to-bar pull-up",
  ],
  [
    "8 RFT, 25 cap, 2 rope climbs, 10 goblet lunges 24/16, 200m run",
    "8 rounds for time cap 25: 2 Rope climb; 10 Goblet lunge @24/16; 200m Run",
  ],
  [
    "Climb the ladder\n9 minutes\n1-2-3-4-5....\ndevils press 2x22.5/15\nT2B\nsee where you end up",
    "amrap 9 ladder 1-2-3-4-5+: Devil press @2x22.5/15; Toes-to-bar",
  ],
  [
    "coach says this is tmrw:\nAMRAP 14\n7 push jerks 70/47.5 (or DB 22s)\n14 box jump overs\n21 DU (42 singles if you cant)\nsmooth not sprint",
    "amrap 14: 7 Push jerk @70/47.5; 14 Box jump [over]; 21 Double-under",
  ],
  [
    "2 x AMRAP 8, 3 min rest\nA) 200m run, 10 thrusters 40/30\nB) 20 cal row, 12 T2B",
    "amrap 8: 200m Run; 10 Thruster @40/30 || rest 3:00 || amrap 8: 20cal Row erg; 12 Toes-to-bar",
  ],
  [
    "Stations\n:45 on :15 off, 3 rounds\nassault bike\nKB swings 24/16\nside plank\nbattle ropes",
    "intervals 3x0:45/0:15: max Assault bike; max Kettlebell swing (American) @24/16; max Side plank; max Battle rope",
  ],
  [
    "Front squat\n5@65% 3@75% 1@85%\nthen 3x3 @ 78%\naccessory: 3x10 RDL, 3x12 seal rows 2x15kg",
    "sets 5-3-1: Front squat @65-75-85% || sets 3x3: Front squat @78% || sets 3x10: Romanian deadlift || sets 3x12: Seal row @2x15",
  ],
  [
    "Partner WOD: share the reps any way you want, 35 cap\n80 cal row\n60 KB clean & press 2x16/12\n40 burpees\n400m run together holding hands lol",
    "for time cap 35: 80cal Row erg; 60 Kettlebell clean and press @2x16/12; 40 Burpee; 400m Run",
  ],
  [
    "Dienstag Engine\n40 Min locker, Puls unter 140\n2 km Rudern\n2 km Ski\n3 km Rad\nwiederholen bis Zeit um",
    "amrap 40: 2000m Row erg [easy, HR unter 140]; 2000m Ski erg [easy, HR unter 140]; 3000m Bike erg [easy, HR unter 140]",
  ],
  [
    "EMOM 10\nimpares: 12 sentadillas con barra 60/40\npares: 10 burpees sobre la barra\ndespués 3x8 press militar 40/25",
    "emom 10 turns: 12 Back squat @60/40; 10 Burpee [over bar] || sets 3x8: Overhead press @40/25",
  ],
  [
    "Bench 10-8-6-4 build, rest 2 min, last set hard\nSuperset 3x\n12 DB row 25s\n10 dips (or banded)",
    "sets 10-8-6-4 rest 2:00: Bench press [build, last set hard] || 3 rounds not for time: 12 Single-arm dumbbell row @25lb; 10 Dip (parallel bar)",
  ],
  [
    "In coppia AMRAP 20, uno alla volta\n30 calorie bici\n20 affondi con bilanciere 40/27,5\n10 trazioni a testa",
    "amrap 20: 30cal Bike erg; 20 Back-rack lunge @40/27.5; 10 Pull-up (kipping) [partner]",
  ],
  [
    "Buy in 100 DU\n4 rounds\n50ft DB overhead walking lunge 22.5/15\n12 pull ups each, dont drop the bell\nbuy out 100 DU",
    "not for time [buy-in]: 100 Double-under || 4 rounds [same clock]: 15m Overhead lunge @22.5/15; 12 Pull-up (kipping) || not for time [cash-out, same clock]: 100 Double-under",
  ],
  ["FOR TIME\n21-15-9\nThrusters 95/65\nChest to bars\n\nCap 10", "21-15-9 for time cap 10: Thruster @95/65lb; Chest-to-bar pull-up"],
  [
    "AMRAP 18:\n12 KB swings (24/16kg)\n9 box jump overs 24/20\n200m run",
    "amrap 18: 12 Kettlebell swing (American) @24/16; 9 Box jump @24/20in [over]; 200m Run",
  ],
  [
    "E2MOM x 8 (16min)\n2 power clean + 1 jerk\nstart @70% build to heavy",
    "every 2:00 x8 [one complex]: 2 Power clean; 1 Split jerk @70% [building]",
  ],
  [
    "tabata this!!\n8x 20/10 air squats\nrest 1:00\n8x 20/10 push ups\nrest 1:00\n8x 20/10 row\nscore = lowest round",
    "tabata 8x0:20/0:10: max Air squat || rest 1:00 || tabata 8x0:20/0:10: max Push-up || rest 1:00 || tabata 8x0:20/0:10: max Row erg",
  ],
  [
    "Friday chipper. 30 min cap\n\n50 wallballs 20/14\n40 burpees\n30 TTB\n20 DB lunges (2x50/35)\n10 rope climbs",
    "for time cap 30: 50 Wall ball @20/14lb; 40 Burpee; 30 Toes-to-bar; 20 Walking lunge @2x50/35lb [dumbbell]; 10 Rope climb",
  ],
  ["10-9-8-7-6-5-4-3-2-1\ndeadlift @ 100/70kg\nburpee over bar", "10-9-8-7-6-5-4-3-2-1: Deadlift @100/70; Burpee [over bar]"],
  [
    "TEAMS OF 2 // you go i go\n40min AMRAP\n80 cal bike\n60 synchro situps\n40 C&J 135/95 \n20 shuttle runs",
    "amrap 40: 80cal Bike erg; 60 Sit-up [synchro]; 40 Clean and jerk @135/95lb; 20 Shuttle run",
  ],
  [
    "pairs for time (split how u like):\n2000m row\n100 burpees\n2000m ski\n100 wallballs 9/6\ncap 40",
    "for time cap 40: 2000m Row erg; 100 Burpee; 2000m Ski erg; 100 Wall ball @9/6",
  ],
  ["6x 400m @ 5k pace\nrest 90s between", "6 rounds rest 1:30: 400m Run [at 5k pace]"],
  [
    "buy in: 1000m row\nthen 4 rds of\n15 pull ups\n20 pushups\n25 squats\ncash out 1000m row\ntime cap 25:00",
    "for time cap 25 [buy-in]: 1000m Row erg || 4 rounds for time [same clock]: 15 Pull-up (kipping); 20 Push-up; 25 Air squat || for time [cash-out, same clock]: 1000m Row erg",
  ],
  [
    "A) bench 4x8 @rpe 8\nB) bent over row 4x10\nC) 3 RFT: 500m ski, 20 DB push press 2x15kg",
    "sets 4x8 [A]: Bench press [RPE 8] || sets 4x10 [B]: Barbell row || 3 rounds for time: 500m Ski erg; 20 Dumbbell push press @2x15",
  ],
  [
    "Helen\n3 rft\nrun 400\n21 kbs 53/35\n12 pull ups",
    "3 rounds for time: 400m Run; 21 Kettlebell swing (American) @53/35lb; 12 Pull-up (kipping)",
  ],
  ['rx: 60/42.5 // scaled: 45/30 // "Grace" 30 c&j for time. 5 min cap', ""],
  ["every 3:00 x 5\n400m run \n10 hang clusters 50/35kg\nmust finish under 2:30", "every 3:00 x5: 400m Run; 10 Hang cluster @50/35"],
  [
    "On a 25 min clock:\n0-10: find 3rm front squat\n10-25: AMRAP 5 fs @60% of that, 10 t2b, 15 cal row",
    "max load 3 [10 min in all]: Front squat || amrap 15: 5 Front squat @60% [of that]; 10 Toes-to-bar; 15cal Row erg",
  ],
  [
    "murph with vest 20/14lb\n1 mile run\n100 pull ups 200 push ups 300 squats partition as needed\n1 mile run",
    "not for time: 1609m Run; 100 Pull-up (kipping); 200 Push-up; 300 Air squat; 1609m Run",
  ],
  [
    "Team of 3, one barbell\n60 min cap. \n150 deadlift 225/155\n150 pushups\n150 box jumps\n150 cal assault",
    "for time cap 60: 150 Deadlift @225/155lb; 150 Push-up; 150 Box jump; 150cal Assault bike",
  ],
  [
    "12 min time cap. 3rft. 12 goblet squat 32/24, 12 pushups, 24 alt lunges",
    "3 rounds for time cap 12: 12 Goblet squat @32/24; 12 Push-up; 24 Walking lunge [alternating]",
  ],
  ["wod 27/11:\n3 x 4min: 20 wallballs + max HSPU\nr 2min", "intervals 3x4:00/2:00: 20 Wall ball; max Handstand push-up (kipping)"],
  ["5 @ 75, 3@85, 1+@95% bench\nthen joker singles if fast", "sets 5-3-1 [last set max]: Bench press @75-85-95%"],
  ["TEST: 2km row for time. wu 10 min easy. log drag factor", "not for time [warm-up]: 10:00 Row erg [easy] || for time: 2000m Row erg"],
  ["AMRAP 15 Min\n10 Liegestütze\n15 Kniebeugen\n20 Sit-ups\n200 m laufen", "amrap 15: 10 Push-up; 15 Air squat; 20 Sit-up; 200m Run"],
  [
    "Por tiempo (tope 22 min)\n4 rondas\n500 m remo\n15 peso muerto 80/55kg\n10 dominadas",
    "4 rounds for time cap 22: 500m Row erg; 15 Deadlift @80/55; 10 Pull-up (kipping)",
  ],
  [
    "Buy in: 60 dobles\n4 rondas:\n12 thruster 40/30 kg\n10 t2b\nCash out: 60 dobles",
    "not for time [buy-in]: 60 Double-under || 4 rounds [same clock]: 12 Thruster @40/30; 10 Toes-to-bar || not for time [cash-out, same clock]: 60 Double-under",
  ],
  [
    'FRIDAY 27.11\n"Slow Burn"\n5 RFT\n400m run\n15 KB swings 24/16\n12 T2B\nTC 22',
    "5 rounds for time cap 22: 400m Run; 15 Kettlebell swing (American) @24/16; 12 Toes-to-bar",
  ],
  [
    "AMRAP 18\n10 DB snatch alt (50/35)\n10 burpees over DB\n200 m row",
    "amrap 18: 10 Dumbbell snatch @50/35lb [alternating]; 10 Burpee [over dumbbell]; 200m Row erg",
  ],
  [
    'EMOM 20\n1 - 14/11 cal row\n2 - 12 wall balls 20/14\n3 - 10 box jump overs 24/20"\n4 - rest',
    "emom 20 turns: 14/11cal Row erg; 12 Wall ball @20/14lb; 10 Box jump @24/20in [over]; Rest",
  ],
  [
    "Strength\nBack squat 5x5 @ 75%, rest 2:30\n\nMetcon\n21-15-9\nthrusters 95/65\npull ups\n12 min cap",
    "sets 5x5 rest 2:30: Back squat @75% || 21-15-9 for time cap 12: Thruster @95/65lb; Pull-up (kipping)",
  ],
  ["E2MOM x 8\n3 power cleans @70-75%\n6 lateral bar burpees", "every 2:00 x8: 3 Power clean @70-75%; 6 Burpee [lateral]"],
  [
    "tabata monday 🔥 \n20 on / 10 off x8 each, 1 min between movements\n- air squats\n- push ups\n- situps\n- hollow hold\nscore = lowest round each",
    "tabata 8x0:20/0:10 rest 1:00: max Air squat; max Push-up; max Sit-up; max Hollow hold",
  ],
  [
    "THE GRIND (chipper) 35 min cap\n1k row\n50 wall ball 9/6kg\n40 cal ski\n30 deadlift 100/70\n20 bar facing burpees\n10 bar muscle ups (scale: 20 C2B)\n1k row",
    "for time cap 35: 1000m Row erg; 50 Wall ball @9/6; 40cal Ski erg; 30 Deadlift @100/70; 20 Burpee [bar-facing]; 10 Bar muscle-up; 1000m Row erg",
  ],
  [
    "Ascending ladder\n10 min\n2-4-6-8-10.... \nhang power clean 60/42.5\nHSPU\ngo as far as you can",
    "amrap 10 ladder 2-4-6-8-10+: Hang power clean @60/42.5; Handstand push-up (kipping)",
  ],
  [
    "SATURDAY PARTNERS\nin pairs, one works one rests, split how u like\nFor time 40 cap\n100 cal bike\n80 goblet squats 24/16\n60 burpee box step overs 60/50cm\n40 sync pull ups\n800m run together",
    "for time cap 40: 100cal Bike erg; 80 Goblet squat @24/16; 60 Burpee box jump-over @60/50cm; 40 Pull-up (kipping) [synchro]; 800m Run [together]",
  ],
  [
    "Teams of 3. AMRAP 30\nA: 250m row (sets the pace)\nB: max DB front rack lunges 2x22.5/15\nC: rest\nrotate when the rower finishes\nscore total lunges",
    "amrap 30: 250m Row erg; max Front-rack lunge @2x22.5/15; Rest",
  ],
  [
    "6 x 500m row\nrest 2 min btw\nhold same split all 6, dont go out like an idiot",
    "6 rounds rest 2:00: 500m Row erg [hold same split all 6, dont go out like an idiot]",
  ],
  [
    "Buy in: 1 mile run\n3 rounds\n20 KBS 53/35\n15 goblet lunges each leg same bell\n10 strict pull-ups\nCash out: 1 mile run\nno cap, bring water",
    "not for time [buy-in]: 1609m Run || 3 rounds [same clock]: 20 Kettlebell swing (American) @53/35lb; 15 Goblet lunge [each side, same bell]; 10 Pull-up (strict) || not for time [cash-out, same clock]: 1609m Run",
  ],
  ["Fran but make it ugly\n21-18-15-12-9\nthruster 43/30kg\nc2b", "21-18-15-12-9: Thruster @43/30; Chest-to-bar pull-up"],
  [
    "Every 4 min for 24 min (6 sets)\n300m run\n12 DB bench 2x50/35\nmax reps strict ring dips in remaining time up to 3:00",
    "every 4:00 x6: 300m Run; 12 Dumbbell bench press @2x50/35lb; 3:00 Ring dip [strict up to]",
  ],
  [
    'Oly: \nSnatch complex: snatch pull + hang snatch + OHS\nbuild to heavy in 15 min\nthen\n"Grace" 30 C&J 135/95 for time, 8 min cap',
    "max load [one complex, 15 min in all]: 1 Snatch pull; 1 Hang snatch; 1 Overhead squat || for time cap 8: 30 Clean and jerk @135/95lb",
  ],
  [
    "Hyrox sim (half)\n500m run + 500m ski\n500m run + 25m sled push \n500m run + 25m sled pull\n500m run + 40m BBJ\n500m run + 500m row\n500m run + 100m farmers 2x24/16\n500m run + 50m lunges 20/10\n500m run + 50 wallballs 6/4",
    "for time: 500m Run; 500m Ski erg; 500m Run; 25m Sled push; 500m Run; 25m Sled pull (rope); 500m Run; 40m Burpee broad jump; 500m Run; 500m Row erg; 500m Run; 100m Farmers carry @2x24/16; 500m Run; 50m Walking lunge @20/10; 500m Run; 50 Wall ball @6/4",
  ],
  [
    "3 x AMRAP 6\nrest 2 min\nA) 8 front squat 60/40, 8 bar burpees\nB) 12/9 cal bike, 12 sit ups\nC) 6 devils press 2x22/15, 50 sec plank",
    "amrap 6: 8 Front squat @60/40; 8 Burpee || rest 2:00 || amrap 6: 12/9cal Bike erg; 12 Sit-up || rest 2:00 || amrap 6: 6 Devil press @2x22/15; 0:50 Plank",
  ],
  [
    "Deadlift\n3@70% 3@80% 3@85% \nthen 3x3 @ 88%\naccessory: 3x12 RDL light, 3x20 banded good morning",
    "sets 3x3: Deadlift @70-80-85% || sets 3x3: Deadlift @88% || sets 3x12: Romanian deadlift [light] || sets 3x20: Good morning [banded]",
  ],
  [
    "CFHQ style\nAs many rounds as possible in 12\n9 power snatch 75/55\n9 pistols (alternate)\n90 single unders\nRx+ 95/65 and 45 DU",
    "amrap 12: 9 Power snatch @75/55lb; 9 Pistol squat [alternating]; 90 Single-under",
  ],
  [
    "hey coach sent this for tmrw, can u put it in?\n3 rds NFT\n15 GHD situps\n1 min side plank ea side\n12 seal rows 2x15kg\n20 band pull aparts",
    "3 rounds not for time: 15 GHD sit-up; 1:00 Side plank [each side]; 12 Seal row @2x15; 20 Band pull-apart",
  ],
  [
    "Murph-ish: 800 run / 50 pull / 100 push / 150 squat / 800 run, partition any way. vest 20/14 lb if you have, 45 min cap",
    "for time cap 45: 800m Run; 50 Pull-up (kipping); 100 Push-up; 150 Air squat; 800m Run",
  ],
  [
    "Conditioning\n:40 on :20 off, 5 rounds thru\nbike erg\nsandbag over shoulder 50/35\nshuttle run 10m\nbattle rope\nrest",
    "intervals 5x0:40/0:20: max Bike erg; max Sandbag to shoulder @50/35 [over]; 10m Shuttle run; max Battle rope; Rest",
  ],
  [
    "For Time (24:00)\n1000/800 m row\nthen 4 rds: \n 15 hang snatch 43/30\n 15 box jumps 24/20\n1000/800 m row\n\nSCALED: snatch 30/20, step ups",
    "for time cap 24: 1000/800m Row erg || 4 rounds for time [same clock]: 15 Hang snatch @43/30; 15 Box jump @24/20in || for time [same clock]: 1000/800m Row erg",
  ],
  [
    "50-40-30-20-10\ndouble unders\nsit-ups\n(Annie for you old timers)\nfollow w/ 3x max strict pull up, 2 min rest",
    "50-40-30-20-10: Double-under; Sit-up || 3 rounds not for time rest 2:00: max Pull-up (strict)",
  ],
  [
    "Engine thurs\n30 min, nasal breathing zone 2\n2k row\n2k ski\n4k bike\nwalk 400\nkeep hr under 145 repeat til time",
    "amrap 30: 2000m Row erg; 2000m Ski erg; 4000m Bike erg; 400 Walk",
  ],
  [
    "10 RFT, 30 cap, 1 wall walk, 5 burpee pullups, 10 cal bike, 50ft OH walking lunge plate 45/25",
    "10 rounds for time cap 30: 1 Wall walk; 5 Burpee pull-up; 10cal Bike erg; 15m Overhead lunge @45/25 [plate]",
  ],
  ["4 rounds, rest 1:1\nP1: 350m row, 12 KB clean & press (2 x 16/12), P2 rests then swap", ""],
  [
    "Bench 8-8-6-6-4 build, 2 min rest, last set RPE 8\nSuperset 4x\n10 DB incline 25s\n12 chin ups (or band)",
    "sets 8-8-6-6-4 rest 2:00: Bench press [build, last set, RPE 8] || 4 rounds not for time: 10 Incline dumbbell press @25lb; 12 Chin-up (strict)",
  ],
  [
    "Freitag\nAMRAP 16 Min\n12 Kniebeugen mit Langhantel 60/40 kg\n10 Liegestütze\n8 Klimmzüge\n200m Lauf",
    "amrap 16: 12 Back squat @60/40; 10 Push-up; 8 Pull-up (kipping); 200m Run",
  ],
  [
    "WOD mit Partner, abwechselnd jede Runde\n10 Runden auf Zeit (5 pro Person), Cap 28\n15/12 kcal Rudern\n10 Kreuzheben 90/60\n30 Seilsprünge",
    "10 rounds for time cap 28: 15/12cal Row erg; 10 Deadlift @90/60; 30 Single-under",
  ],
  [
    "EMOM 12\nungerade: 10 Wallballs 9/6\ngerade: 8 Burpees über Hantel\ndanach 3x10 Schulterdrücken KH 2x16/10",
    "emom 12 turns: 10 Wall ball @9/6; 8 Burpee [over bar] || sets 3x10: Standing dumbbell press @2x16/10",
  ],
  [
    "Pour le temps, 5 tours, limite 25 min\n15 soulevés de terre 80/55\n12 tractions\n9 burpees\n400m course",
    "5 rounds for time cap 25: 15 Deadlift @80/55; 12 Pull-up (kipping); 9 Burpee; 400m Run",
  ],
  [
    "Tabata rameur 8x20/10 puis\nAMRAP 10\n5 tractions\n10 pompes\n15 squats (Cindy raccourcie)",
    "tabata 8x0:20/0:10: max Row erg || amrap 10: 5 Pull-up (kipping); 10 Push-up; 15 Air squat",
  ],
  ["E3MOM 15 min\n250m remo\n10 peso muerto 70%\nresto descanso", "every 3:00 x5: 250m Row erg; 10 Deadlift @70%"],
  [
    "In coppia, 30 minuti AMRAP, uno alla volta\n40 calorie bici\n30 stacchi 70/47,5\n20 burpees sopra il bilanciere\n10 trazioni a testa",
    "amrap 30: 40cal Bike erg; 30 Deadlift @70/47.5; 20 Burpee [over bar]; 10 Pull-up (kipping) [partner]",
  ],
  [
    "Open prep\n4 RFT 14 cap\n9 squat snatch 95/65\n3 ring muscle ups\n(scaled 65/45 + 6 jumping C2B)",
    "4 rounds for time cap 14: 9 Snatch @95/65lb; 3 Ring muscle-up",
  ],
  [
    "22.11.\nStrength: 20 min to find 3RM front squat\nConditioning: 3RFT 15/12 cal row, 12 thrusters @ 50% of your 3RM, 9 c2b. 10 min cap.",
    "max load 3 [20 min in all]: Front squat || 3 rounds for time cap 10: 15/12cal Row erg; 12 Thruster @50% [of your 3RM]; 9 Chest-to-bar pull-up",
  ],
  ["AMRAP 6 x3 / 2 min rest\n200m run\nME burpees in the time left", "intervals 3x6:00/2:00, each an AMRAP: 200m Run; max Burpee"],
  [
    "5 sets\n1:30 work / 1:30 rest\n12 cal bike then max deadlifts 100/70\ncount deads",
    "intervals 5x1:30/1:30: 12cal Bike erg; max Deadlift @100/70",
  ],
  ["15-12-9-6-3\nDB devil press (22.5/15)\nGHD sit ups\n200m run after each", "15-12-9-6-3: Devil press @22.5/15; GHD sit-up; 200m Run"],
  [
    "TEAM WOD. 3 people. chipper, one working\n150 cal row\n120 wall balls\n90 burpees over rower\n60 t2b\n30 rope climbs\nno cap but lets aim for 35",
    "for time: 150cal Row erg; 120 Wall ball; 90 Burpee [over rower]; 60 Toes-to-bar; 30 Rope climb",
  ],
  ["E3MOM 5 sets: 3 pause front squat (2 sec) @ 75%", ""],
  ["1 mile run for time. then rest as needed then 100 burpees for time", "for time: 1609m Run || for time [same clock]: 100 Burpee"],
  [
    "4x\n400 run\n20 air squats\n10 hspu\nrest 1 min between sets. cap 20",
    "4 rounds for time cap 20 rest 1:00: 400m Run; 20 Air squat; 10 Handstand push-up (kipping)",
  ],
  [
    "Kraftausdauer\n4 Runden, keine Pause\n15 Goblet Squats 20kg\n12 Rudern mit KH 2x15kg\n30 Sek Plank\n1 Min Pause am Ende jeder Runde",
    "4 rounds rest 1:00: 15 Goblet squat @20; 12 Single-arm dumbbell row @2x15; 0:30 Plank",
  ],
  [
    "Zirkel 40/20, 3 Durchgänge\nLiegestütze\nAusfallschritte\nRudern\nPlank\nBurpees",
    "intervals 3x0:40/0:20: max Push-up; max Walking lunge; max Row erg; max Plank; max Burpee",
  ],
  [
    "WOD: 3 tours\n1 min max calories rameur\n1 min max wallballs\n1 min max burpees\n1 min repos",
    "3 rounds: 1:00 cal Row erg; 1:00 Wall ball; 1:00 Burpee; 1:00 Rest",
  ],
  [
    "EMOM 10 min :\nmin impaires 8 thrusters 40/30\nmin paires 8 burpees box jump\nsi trop dur réduire à 6",
    "emom 10 turns: 8 Thruster @40/30; 8 Burpee box jump-over || as typed: si trop dur réduire à 6",
  ],
  [
    "Fuerza: press banca 5x5 al 80%, descanso 2 min\nMetcon: 12 min AMRAP\n10 flexiones\n15 sentadillas\n20 abdominales",
    "sets 5x5 rest 2:00: Bench press @80% || amrap 12: 10 Push-up; 15 Air squat; 20 Sit-up",
  ],
  ["cada 2 min x 10: 1 arrancada + 1 arrancada colgante @70%", "every 2:00 x10 [one complex]: 1 Snatch; 1 Hang snatch @70%"],
  [
    "5 giri\n15 kettlebell swing 24\n10 burpees\n5 muscle up (scala: 10 trazioni)\nrecupero 1 min tra i giri",
    "5 rounds rest 1:00: 15 Kettlebell swing (American) @24; 10 Burpee; 5 Ring muscle-up",
  ],
  [
    "3 rounds 4 quality not speed\n8 tempo goblet squats 24kg\n10 ring rows\n12 deadbugs\n40m suitcase carry each side",
    "3 rounds not for time: 8 Goblet squat @24; 10 Ring row; 12 Dead bug; 40m Suitcase carry [each side]",
  ],
  ["500m row every 3:30 x 6, hold sub 1:50s", "every 3:30 x6: 500m Row erg"],
  [
    "FT: 42-30-18\nwall balls 9/6\nsit ups\nthen straight into 800m run. Cap 16",
    "42-30-18 for time cap 16: Wall ball @9/6; Sit-up || for time [same clock]: 800m Run",
  ],
  [
    "Every 90 sec for 15 min:\n3 TnG squat cleans, climbing from 60 to 80%",
    "every 1:30 x10: 3 Squat clean @60-80% [touch-and-go, climbing]",
  ],
  [
    "Partner AMRAP 20 (you go I go full rounds):\n5 deadlift 120/80\n10 burpees over bar\n15/12 cal row",
    "amrap 20: 5 Deadlift @120/80; 10 Burpee [over bar]; 15/12cal Row erg",
  ],
  [
    "A1. incline DB press 4x10\nA2. chest supported row 4x12\nrest 90s\nB. 3 rounds: 15 face pulls, 12 hammer curls, 20 banded tricep pushdowns",
    "sets 4x10 [superset A1]: Incline dumbbell press || sets 4x12 rest 1:30 [superset A2]: Chest-supported row || 3 rounds: 15 Face pull; 12 Hammer curl; 20 Triceps pushdown [banded]",
  ],
  [
    "30-20-10 for time:\ncal row\nthrusters (20kg bar, yes only 20)\npull ups\nTC 12",
    "30-20-10 for time cap 12: cal Row erg; Thruster @20; Pull-up (kipping)",
  ],
  [
    "EMOM 24 (6 rounds)\nMin 1: 200m run\nMin 2: 12 push press 40/30\nMin 3: max T2B in 40s\nMin 4: rest",
    "emom 24 turns: 200m Run; 12 Push press @40/30; [as typed: Min 3: max T2B in 40s]; [as typed: Min 4: rest]",
  ],
  [
    "Montag: Kraft\nKreuzheben 5-5-3-3-1, Pause 3 Min\nWOD\nFür Zeit:\n30 Kalorien Bike\n20 Burpee Box Jumps 60/50\n10 Muscle Ups (Skalierung: 20 Klimmzüge)\nmax 12 Min",
    "sets 5-5-3-3-1 rest 3:00: Deadlift || for time cap 12: 30cal Bike erg; 20 Burpee box jump-over @60/50cm; 10 Ring muscle-up",
  ],
  [
    "Lunes\nPor tiempo en 18 min\n1000 m remo\n50 thrusters con barra vacía 20/15\n30 dominadas\n(escalado: 10 kg y remo en anillas)",
    "for time cap 18: 1000m Row erg; 50 Thruster @20/15; 30 Pull-up (kipping)",
  ],
  ["8x 200m sprint run, 2:00 rest\nfull send", "8 rounds rest 2:00: 200m Run [sprint]"],
  [
    "jackie but heavy: 1k row, 50 thrusters 30/20, 30 c2b. sub 12 min or bust",
    "not for time: 1000m Row erg; 50 Thruster @30/20; 30 Chest-to-bar pull-up",
  ],
  [
    "10 min to build to heavy double front squat\nrest 3\n3 rounds for time\n10 front squats @ 70% of that\n20 box jump overs",
    "max load 2 [10 min in all]: Front squat || rest 3:00 || 3 rounds for time: 10 Front squat @70% [of that]; 20 Box jump [over]",
  ],
  ['Hero WOD "Chad"-lite w/ ruck 15/10kg\n500 step ups 50cm\nget it done', "not for time: 500 Step-up @50cm"],
  [
    "Core finisher, no rest:\n3x\n20 hollow rocks\n20 russian twists 10kg\n20 v ups\n1min plank",
    "3 rounds: 20 Hollow rock; 20 Russian twist @10; 20 V-up; 1:00 Plank",
  ],
  [
    "E2M x 6: 5 bench @ 80%, 10 ring dips\nE2M x 6: 5 weighted pull ups, 15 GHD",
    "every 2:00 x6: 5 Bench press @80%; 10 Ring dip || every 2:00 x6: 5 Weighted pull-up; 15 GHD sit-up",
  ],
  ["Para grupo de 3, AMRAP 25\n500m remo = cambio\n15 wallballs\n10 burpees", "amrap 25: 500m Row erg; 15 Wall ball; 10 Burpee"],
  [
    "Giovedì\n21-15-9 a tempo\nstacchi 100/70\nhandstand push up (o pike)\nlimite 10 min",
    "21-15-9 for time cap 10: Deadlift @100/70; Handstand push-up (kipping)",
  ],
  [
    '"Helen-ish"\n4 rounds for time (cap 15:00)\n400m run\n21 russian swings 24/16\n12 ring rows\nif you have strict pullups do those instead',
    "4 rounds for time cap 15: 400m Run; 21 Kettlebell swing (Russian) @24/16; 12 Ring row",
  ],
  [
    "E4MOM for 20 mins\n15/12 cal echo\n12 T2B\n9 DB hang clean & jerk 22.5s/15s",
    "every 4:00 x5: 15/12cal Assault bike; 12 Toes-to-bar; 9 Dumbbell clean and jerk @22.5/15 [hang]",
  ],
  [
    "Warm up 3 rds: 200m jog, 10 air squats, 10 pvc pass throughs\n\nWOD\nFor time\n60 wall balls\n50 sit ups\n40 cal row\n30 burpees\n20 HSPU (sub pike push ups)\nTime cap: 22 min",
    "3 rounds not for time [warm-up]: 200m Run; 10 Air squat; 10 PVC pass-through || for time cap 22: 60 Wall ball; 50 Sit-up; 40cal Row erg; 30 Burpee; 20 Handstand push-up (kipping)",
  ],
  [
    "10-8-6-4-2\nfront squats 70/50 (from rack)\nstrict pull-ups\n*after each set 200m run",
    "10-8-6-4-2: Front squat @70/50 [from rack]; Pull-up (strict); 200m Run [after every round]",
  ],
  ["Every 3:00 x 5\n250m ski\n10 sandbag cleans 45/30\nrest the remainder", "every 3:00 x5: 250m Ski erg; 10 Sandbag clean @45/30"],
  ["Sunday long one, easy!\n45 min steady\n1k run\n1k row\n1k ski\nrepeat", "amrap 45: 1000m Run; 1000m Row erg; 1000m Ski erg"],
  [
    "bench press 4x6 @ 80kg, 3 min rest\nthen 3 supersets:\n12 incline db press 24kg\n12 chest supported rows\n60s rest",
    "sets 4x6 rest 3:00: Bench press @80 || 3 rounds not for time rest 1:00: 12 Incline dumbbell press @24; 12 Chest-supported row",
  ],
  [
    "tabata mash up (alternate movements)\nkb swings 24/16\nburpees\n16 rounds total",
    "tabata 8x0:20/0:10: max Kettlebell swing (American) @24/16; max Burpee",
  ],
  [
    "5 rounds, each for time, rest 1:1\n12 cal assault bike\n12 burpees over bike",
    "5 rounds for time [recovery: as long as the work]: 12cal Assault bike; 12 Burpee [over bike]",
  ],
  [
    "Mittwoch\nKraft: Frontkniebeuge 5x3 @80%, Pause 2 Min\n\nMetcon: 12 Min AMRAP\n12 Kurzhantel Snatch 22,5/15\n9 Burpees\n6 Klimmzüge (oder Ring Rows)",
    "sets 5x3 rest 2:00: Front squat @80% || amrap 12: 12 Dumbbell snatch @22.5/15; 9 Burpee; 6 Pull-up (kipping)",
  ],
  [
    "Jueves\nEMOM 16:\n1. 12/10 cal remo\n2. 10 swings 24/16\n3. 8 burpees al cajón\n4. descanso\nmantén el ritmo",
    "emom 16 turns: 12/10cal Row erg; 10 Kettlebell swing (American) @24/16; 8 Burpee box jump-over; Rest",
  ],
  [
    "Samedi en binôme\n5 rounds, 1 travaille 1 se repose\n500m rameur\n20 wallballs 9/6\n15 burpees\nlimite 35 min",
    "5 rounds for time cap 35: 500m Row erg; 20 Wall ball @9/6; 15 Burpee",
  ],
  [
    "Venerdì\n4 giri per tempo\n400 m corsa\n15 kettlebell swing 24/16\n10 trazioni\nse non riesci usa l'elastico\ntime cap 20'",
    "4 rounds for time cap 20: 400m Run; 15 Kettlebell swing (American) @24/16; 10 Pull-up (kipping)",
  ],
  [
    "Open 24.1 vibes\n21-15-9 (each arm)\nDB snatch 22.5/15\nlateral burpee over DB\n15 min tc",
    "21-15-9 for time cap 15: Dumbbell snatch @22.5/15; Burpee [lateral over dumbbell]",
  ],
  [
    "snatch balance 3-3-3 then hang snatch 2-2-2-2 @ 70-80%, rest 90s between",
    "sets 3x3: Snatch balance || sets 4x2 rest 1:30: Hang snatch @70-80%",
  ],
  [
    "3 rds of:\n1 min max cal row\n1 min max wall balls 9/6\n1 min max DB step ups 15/10\n1 min rest\nscore is total reps",
    "3 rounds: 1:00 cal Row erg; 1:00 Wall ball @9/6; 1:00 Step-up @15/10; 1:00 Rest",
  ],
  [
    'THURSDAY\n"Iron Lung"\nFor time 20 cap\n800m run\n40 t2b\n30 DL 100/70\n800m run\ngo hard on the last run',
    "for time cap 20: 800m Run; 40 Toes-to-bar; 30 Deadlift @100/70; 800m Run",
  ],
  [
    "5 RFT, 18 cap, 12 goblet squats 24/16, 9 pull ups, 200m run",
    "5 rounds for time cap 18: 12 Goblet squat @24/16; 9 Pull-up (kipping); 200m Run",
  ],
  [
    "Ladder\n12 min\n3-6-9-12-15...\nKB swings 24/16\nburpees\nsee how far you get",
    "amrap 12 ladder 3-6-9-12-15+: Kettlebell swing (American) @24/16; Burpee",
  ],
  [
    "3 RFT\n500m row\n12 hang power cleans 60/40 (scale: 40/30)\n9 bar muscle ups (scale: 15 pull ups)\nkeep the row at 2k pace",
    "3 rounds for time: 500m Row erg; 12 Hang power clean @60/40; 9 Bar muscle-up [keep the row at 2k pace]",
  ],
  [
    "3 x AMRAP 5, rest 1 min\nA) 10 wall balls 9/6, 10 sit ups\nB) 8 DB snatch 22.5/15, 8 box jumps\nC) 12 cal row, 6 burpees",
    "amrap 5: 10 Wall ball @9/6; 10 Sit-up || rest 1:00 || amrap 5: 8 Dumbbell snatch @22.5/15; 8 Box jump || rest 1:00 || amrap 5: 12cal Row erg; 6 Burpee",
  ],
  [
    ":30 on :30 off, 4 rounds thru\nski erg\nslam balls\nbike erg\nplank",
    "intervals 4x0:30/0:30: max Ski erg; max Medicine ball slam; max Bike erg; max Plank",
  ],
  [
    "Cleans\n2@75% 2@80% 1@85%\nthen 4x2 @ 80%\naccessory: 3x15 RDL light",
    "sets 2-2-1: Squat clean @75-80-85% || sets 4x2: Squat clean @80% || sets 3x15: Romanian deadlift [light]",
  ],
  [
    "FRIDAY FUN in pairs, one works one rests\nAMRAP 24\n60 cal ski\n40 DB box step ups 22.5/15\n20 sync burpees\nswap whenever you like",
    "amrap 24: 60cal Ski erg; 40 Step-up @22.5/15; 20 Burpee [synchro]",
  ],
  [
    "Im Team zu zweit, 30 Min Limit\n2000 m Rudern\n60 Kreuzheben 80/60\n40 Burpees über die Stange\n20 Seilspringen pro Person",
    "for time cap 30: 2000m Row erg; 60 Deadlift @80/60; 40 Burpee [over bar]; 20 Single-under [partner]",
  ],
  [
    "AMRAP 15\n8 stacchi 82,5/57,5\n10 trazioni\n12 burpees sopra il bilanciere",
    "amrap 15: 8 Deadlift @82.5/57.5; 10 Pull-up (kipping); 12 Burpee [over bar]",
  ],
  [
    "For Time (18:00)\n3 rds:\n 12 squat cleans 135/95\n 24 wall balls 20/14\nSCALED: 95/65, 14/10",
    "3 rounds for time cap 18: 12 Squat clean @135/95lb; 24 Wall ball @20/14lb",
  ],
  [
    "Tabata rameur 8x20/10 puis\n3 tours\n10 pompes\n15 squats\n200 m course",
    "tabata 8x0:20/0:10: max Row erg || 3 rounds: 10 Push-up; 15 Air squat; 200m Run",
  ],
  [
    "5 rds, 2 min on / 1 off:\n10 DB thrusters 22.5/15\nmax cal echo bike in remaining time",
    "intervals 5x2:00/1:00: 10 Dumbbell thruster @22.5/15; max cal Assault bike",
  ],
  [
    "STRENGTH\nback squat 5x5 @ 75-80%\n3 min between\n\nMETCON\n7 min AMRAP\n7 power snatch 75/55\n7 lat burpees\n",
    "sets 5x5 rest 3:00: Back squat @75-80% || amrap 7: 7 Power snatch @75/55lb; 7 Burpee [lateral]",
  ],
  [
    "today at the box 🔥 \n'DT'\n5 rounds for time\n12 DL\n9 hang power cleans\n6 push jerks\nRx 155/105 \nSc 115/75",
    "5 rounds for time: 12 Deadlift @155/105lb; 9 Hang power clean @155/105lb; 6 Push jerk @155/105lb",
  ],
  [
    "for time 8 rounds alternating w/ partner (p1 works p2 rests)\n8 devil press 2x22.5/15\n10 burpee box step overs\ncap 24",
    "8 rounds for time cap 24: 8 Devil press @2x22.5/15; 10 Burpee box jump-over",
  ],
  [
    "10:00 AMRAP\n50 double unders (100 singles)\n10 power cleans @ 60/40 (scale 40/25)",
    "amrap 10: 50 Double-under; 100 Single-under; 10 Power clean @60/40",
  ],
  [
    "Heute im Doppel (Partner-WOD, ihr teilt frei auf), Zeitlimit 28 Min:\n60 Wallballs 9/6\n80 kcal Ski\n100 Kettlebell Swings 24/16\n40 Burpee Broad Jumps",
    "for time cap 28: 60 Wall ball @9/6; 80cal Ski erg; 100 Kettlebell swing (American) @24/16; 40 Burpee broad jump",
  ],
  ["EMOM 12'\nminute impaire : 10 tractions\nminute paire : 12 pompes", "emom 12 turns: 10 Pull-up (kipping); 12 Push-up"],
  [
    "3 tours pour temps, tcap 18 min\n400m course\n21 swings 24/16kg\n12 burpees box jump 60/50 cm",
    "3 rounds for time cap 18: 400m Run; 21 Kettlebell swing (American) @24/16; 12 Burpee box jump-over @60/50cm",
  ],
  [
    "“Bad Karma”\n\nFor time:\n40/32 Calorie Row\n30 Alternating DB Hang Clean & Jerks (50/35)\n20 Lateral Burpees Over DB\n10 Bar Muscle-Ups\n\nTime Cap: 14:00",
    "for time cap 14: 40/32cal Row erg; 30 Dumbbell clean and jerk @50/35lb [alternating hang]; 20 Burpee [lateral over dumbbell]; 10 Bar muscle-up",
  ],
  [
    "21-15-9 for time:\nFront squats, 60/40kg, from the floor\nToes-to-bar\n\n*200m run after each set*",
    "21-15-9 for time: Front squat @60/40; Toes-to-bar; 200m Run [after every round]",
  ],
  [
    'AMRAP 16 min\n\n9 Power snatch 42/30 kg\n12 Box jump over 24/20"\n15 Wall ball 20/14 lb',
    "amrap 16: 9 Power snatch @42/30; 12 Box jump @24/20in [over]; 15 Wall ball @20/14lb",
  ],
  [
    "EMOM x 16\nMin 1: 14/11 Cal Echo Bike\nMin 2: 12-15 TTB\nMin 3: 10 DB Bench (2x50s/35s)\nMin 4: :45 Plank Hold",
    "emom 16 turns: 14/11cal Assault bike; 12-15 Toes-to-bar; 10 Dumbbell bench press @2x50/35lb; 0:45 Plank",
  ],
  [
    "E2MOM 16 min (8 sets)\n2 Power cleans + 1 Push jerk\n@ 70-80% of 1RM C&J",
    "every 2:00 x8 [one complex]: 2 Power clean; 1 Push jerk @70-80% [of 1RM clean jerk]",
  ],
  [
    "Tabata This!\nRow (cals)\nAir squats\nPull-ups\nPush-ups\nSit-ups\n1 min rest between exercises",
    "tabata 8x0:20/0:10 rest 1:00: max cal Row erg; max Air squat; max Pull-up (kipping); max Push-up; max Sit-up",
  ],
  [
    "Saturday Partner Chipper (40 min cap)\nwith one partner working at a time:\n100 Cal Bike\n90 Deadlifts (135/95)\n80 Box Step Ups\n70 KBS (53/35)\n60 Push Ups\n800m Run together",
    "for time cap 40: 100cal Bike erg; 90 Deadlift @135/95lb; 80 Step-up; 70 Kettlebell swing (American) @53/35lb; 60 Push-up; 800m Run [together]",
  ],
  [
    "For time\n1-2-3-4-5-6-7-8-9-10\nSandbag to shoulder 45/30kg\nBurpees\n\n50m run between rounds",
    "1-2-3-4-5-6-7-8-9-10 for time: Sandbag to shoulder @45/30; Burpee; [as typed: 50m run between rounds]",
  ],
  [
    "Back Squat\n5 reps @ 70%\n5 reps @ 75%\n3 reps @ 80%\n3 reps @ 85%\n1+ reps @ 90%\n\nthen\n\nAMRAP 9\n9 Thrusters 95/65\n9 Burpees over bar",
    "sets 5-5-3-3-1 [last set max]: Back squat @70-75-80-85-90% || amrap 9: 9 Thruster @95/65lb; 9 Burpee [over bar]",
  ],
  [
    "5 Rounds, each for time, start every 5:00\n\n400m Run\n15 Pull-ups\n10 Hang power snatches 95#/65#",
    "every 5:00 x5: 400m Run; 15 Pull-up (kipping); 10 Hang power snatch @95/65lb",
  ],
  [
    "Buy-in: 1,000m Row\n\n5 Rounds:\n10 Thrusters (95/65 lb)\n10 C2B\n\nCash-out: 100 DU",
    "not for time [buy-in]: 1000m Row erg || 5 rounds [same clock]: 10 Thruster @95/65lb; 10 Chest-to-bar pull-up || not for time [cash-out, same clock]: 100 Double-under",
  ],
  [
    "3x AMRAP 4:00\nRest 2:00 b/t\n\n#1: 6 pull ups, 12 push ups, 18 squats",
    "intervals 3x4:00/2:00: 6 Pull-up (kipping); 12 Push-up; 18 Air squat",
  ],
  [
    "WOD 27.11.\n4 Rounds for Time\n15 Deadlifts\n12 HSPU\n9 Box Jumps\nRX: 102/70kg, 75/60cm\nScaled: 70/50kg, 60/50cm",
    "4 rounds for time: 15 Deadlift @102/70; 12 Handstand push-up (kipping); 9 Box jump @75/60cm",
  ],
  [
    "2 rounds for time:\n\n75 Wall Balls (♂ 20 lb ♀ 14 lb)\n50 Cal Ski\n25 Strict HSPU",
    "2 rounds for time: 75 Wall ball @20/14lb; 50cal Ski erg; 25 Handstand push-up (strict)",
  ],
  ["Row Intervals\n4 x 750m\nRest 2:30 between\n*hold 2k +4", "4 rounds rest 2:30: 750m Row erg || as typed: *hold 2k +4"],
  [
    "AMRAP 20:\nRun 400m\n20 KB Swings @ 24/16\n15 Goblet Squats @ 24/16\n10 Burpee Box Jump Overs @ 60/50cm",
    "amrap 20: 400m Run; 20 Kettlebell swing (American) @24/16; 15 Goblet squat @24/16; 10 Burpee box jump-over @60/50cm",
  ],
  [
    "Bench Press\n4 × 8 @ RPE 8\n\nDB Row\n4 × 10/side @ 30kg",
    "sets 4x8: Bench press [RPE 8] || sets 4x10: Single-arm dumbbell row @30 [each side]",
  ],
  [
    '"Holiday Hangover" 12 Days of Christmas:\n1 Squat Clean & Jerk 135/95\n2 Ring Muscle Ups\n3 Wall Walks\n4 Box Jumps',
    "not for time: 1 Clean and jerk @135/95lb; 2 Ring muscle-up; 3 Wall walk; 4 Box jump",
  ],
  [
    "20min Cap:\n\n800m Run\n40 Pull Ups\n60 Push Ups\n80 Air Squats\n800m Run",
    "for time cap 20: 800m Run; 40 Pull-up (kipping); 60 Push-up; 80 Air squat; 800m Run",
  ],
  ["Death by Burpees\n(min 1: 1 burpee, min 2: 2 burpees…)", "death by, every 1:00: Burpee"],
  [
    "A1: Strict Pull Ups - 4 x 6-8\nA2: Dips - 4 x 8-10\nB: 10 min EMOM - 8 cal row + 8 push ups",
    "sets 4x6 [superset A1, up to 8 reps]: Pull-up (strict) || sets 4x8 [superset A2, up to 10 reps]: Dip (parallel bar) || emom 10: 8cal Row erg; 8 Push-up",
  ],
  [
    "Every 1:30 x 12 sets\nSets 1-4: 3 Power Snatch @ 60%\nSets 5-8: 2 Power Snatch @ 70%\nSets 9-12: 1 Power Snatch @ 80%",
    "every 1:30 x12: 3 Power snatch @60%; 2 Power snatch @70%; 1 Power snatch @80%",
  ],
  ["6 Rounds\n30s Max Cal Assault Bike\n90s Rest", "intervals 6x0:30/1:30: max cal Assault bike"],
  [
    "Hyrox Friday\nFor time:\n1000m SkiErg\n50m Sled Push (152/102kg)\n50m Sled Pull (103/78kg)\n80m Burpee Broad Jumps\n1000m Row\n200m Farmers Carry (2x24/16kg)\n100m Sandbag Lunges (20/10kg)\n100 Wall Balls (6/4kg)",
    "for time: 1000m Ski erg; 50m Sled push @152/102; 50m Sled pull (rope) @103/78; 80m Burpee broad jump; 1000m Row erg; 200m Farmers carry @2x24/16; 100m Sandbag lunge @20/10; 100 Wall ball @6/4",
  ],
  [
    "For time w/ a partner (one works, one rests):\n10 rounds\n10 Deadlifts 100/70\n10 Burpees\nSwitch after each round. TC 20",
    "10 rounds for time cap 20: 10 Deadlift @100/70; 10 Burpee",
  ],
  ["50-40-30-20-10\nSit-ups\n25-20-15-10-5\nPower cleans 60/40", "50-40-30-20-10: Sit-up || 25-20-15-10-5: Power clean @60/40"],
  [
    "Snatch complex (1 pull + 1 hang snatch + 1 OHS)\n6 sets @ 65-75%",
    "6 rounds not for time [one complex]: 1 Snatch pull; 1 Hang snatch; 1 Overhead squat @65-75%",
  ],
  [
    "in 12 minutes:\n1 mile run\nthen AMRAP in remaining time:\n10 wall balls 9/6\n10 T2B",
    "not for time [12 min in all]: 1609m Run || amrap 12: 10 Wall ball @9/6; 10 Toes-to-bar",
  ],
  [
    "4 sets:\n:40 Wall balls\n:20 rest\n:40 KB swings\n:20 rest\n:40 Row for cals\n:20 rest",
    "intervals 4x0:40/0:20: max Wall ball; max Kettlebell swing (American); max cal Row erg",
  ],
  [
    "15 min AMRAP (I go, you go)\n5 Squat Cleans @80/55\n10 Chest to Bars\n15 Cal Row",
    "amrap 15: 5 Squat clean @80/55; 10 Chest-to-bar pull-up; 15cal Row erg",
  ],
  [
    "Finisher: 100 banded pull-aparts and 100 weighted sit-ups 20/15lb for time",
    "for time: 100 Band pull-apart; 100 Weighted sit-up @20/15lb",
  ],
  [
    "5 rounds of:\n3 Front squats @ 80%\n6 Strict HSPU\n9/7 Cal Assault bike\nrest 90 sec after each round",
    "5 rounds rest 1:30: 3 Front squat @80%; 6 Handstand push-up (strict); 9/7cal Assault bike",
  ],
  // de
  [
    "WOD\n4 Runden auf Zeit (TC 20 Min)\n400 m Lauf\n20 KB Swings (24/16 kg)\n15 Box Jumps (60/50 cm)\n10 Burpees",
    "4 rounds for time cap 20: 400m Run; 20 Kettlebell swing (American) @24/16; 15 Box jump @60/50cm; 10 Burpee",
  ],
  [
    "Kraft: Frontkniebeuge 5 x 3 @ 80 %\nDanach: 10 Min AMRAP\n10 Kreuzheben 80/60 kg\n10 Liegestütze\n10 Kalorien Rudern",
    "sets 5x3: Front squat @80% || amrap 10: 10 Deadlift @80/60; 10 Push-up; 10cal Row erg",
  ],
  [
    "Teamworkout zu zweit, 30 Minuten AMRAP:\n60 Kalorien Ski\n50 Wall Balls 9/6 kg\n40 Klimmzüge\n30 Schulterdrücken 40/25 kg",
    "amrap 30: 60cal Ski erg; 50 Wall ball @9/6; 40 Pull-up (kipping); 30 Overhead press @40/25",
  ],
  // fr
  [
    "WOD du jour\n5 tours pour le temps (cap 20 min)\n15 soulevés de terre 80/55 kg\n12 tractions\n9 burpees par-dessus la barre",
    "5 rounds for time cap 20: 15 Deadlift @80/55; 12 Pull-up (kipping); 9 Burpee [over bar]",
  ],
  [
    "EMOM 15 min\nMin 1 : 12 cal rameur\nMin 2 : 15 kettlebell swings 24/16 kg\nMin 3 : 12 pompes",
    "emom 15 turns: 12cal Row erg; 15 Kettlebell swing (American) @24/16; 12 Push-up",
  ],
  // es
  [
    "3 rondas por tiempo (tiempo límite 15 min):\n500 m remo\n20 sentadillas frontales 50/35 kg\n15 flexiones",
    "3 rounds for time cap 15: 500m Row erg; 20 Front squat @50/35; 15 Push-up",
  ],
  [
    "AMRAP 18 min por parejas\n30 cal remo\n20 peso muerto 100/70 kg\n10 saltos al cajón con burpee",
    "amrap 18: 30cal Row erg; 20 Deadlift @100/70; 10 Burpee box jump-over",
  ],
  // it
  [
    "AMRAP 15 minuti:\n400 m corsa\n15 trazioni\n20 piegamenti\n25 squat a corpo libero",
    "amrap 15: 400m Run; 15 Pull-up (kipping); 20 Push-up; 25 Air squat",
  ],
  [
    'THURSDAY 11.26.26\n\n"Heavy Helen"\n3 RFT\n400m Run\n21 KBS (70/53)\n12 Weighted Pull-ups (35/20)\n\nGoal: sub 12',
    "3 rounds for time: 400m Run; 21 Kettlebell swing (American) @70/53lb; 12 Weighted pull-up @35/20lb",
  ],
  [
    "Strength:\nBack Squat 3-3-3-3-3\nAcross @ 82.5%\nRest 3 min\n\nConditioning:\n4 RFT\n10 Front squats 135/95\n10 C2B pull-ups\n*12 min cap",
    "sets 5x3 rest 3:00: Back squat @82.5% || 4 rounds for time cap 12: 10 Front squat @135/95lb; 10 Chest-to-bar pull-up",
  ],
  [
    "4 Rounds for max reps:\n1:00 Double Unders\n1:00 Thrusters (65/45)\n1:00 Cal Row\n1:00 Rest",
    "4 rounds: 1:00 Double-under; 1:00 Thruster @65/45lb; 1:00 cal Row erg; 1:00 Rest",
  ],
  [
    'AMRAP 12:00\n12 Alt DB Snatches (22.5/15kg)\n9 Box Jump Overs (24"/20")\n6 Strict HSPUs',
    "amrap 12: 12 Dumbbell snatch @22.5/15 [alternating]; 9 Box jump @24/20in [over]; 6 Handstand push-up (strict)",
  ],
  [
    "“Chipper of doom” 😈\nFor time (cap 35'):\n- 1200 m run\n- 50 wall balls (9/6 kg)\n- 40 toes to bar\n- 30 power cleans (60/42,5 kg)\n- 20 burpees over the bar\n- 10 ring MU",
    "for time cap 35: 1200m Run; 50 Wall ball @9/6; 40 Toes-to-bar; 30 Power clean @60/42.5; 20 Burpee [over bar]; 10 Ring muscle-up",
  ],
  [
    "EMOM for 20 minutes, alternating between:\n- 15/12 calories on the rower\n- 10 burpees over the rower",
    "emom 20 turns: 15/12cal Row erg; 10 Burpee [over rower]",
  ],
  ["Every 3 mins for 5 sets:\n12 Deadlifts @ 60% 1RM\n9 Bar facing burpees", "every 3:00 x5: 12 Deadlift @60%; 9 Burpee [bar-facing]"],
  [
    "Part 1 (0-8 min)\nAMRAP 8\n8 DB box step ups (2x22.5/15kg)\n8 push-ups\n\nRest 2 min\n\nPart 2 (10-18 min)\nAMRAP 8\n8 cal ski\n8 sit-ups",
    "amrap 8: 8 Step-up @2x22.5/15; 8 Push-up || rest 2:00 || amrap 8: 8cal Ski erg; 8 Sit-up",
  ],
  [
    "Teams of 2 (share reps)\nFor time, 30 min TC\n2k row\n100 thrusters 43/30\n100 pull-ups\n2k row",
    "for time cap 30: 2000m Row erg; 100 Thruster @43/30; 100 Pull-up (kipping); 2000m Row erg",
  ],
  [
    "3 rounds:\n500/400m Ski\n15 Devil's Press (2 x 50/35 lbs)\n50' HS Walk",
    "3 rounds: 500/400m Ski erg; 15 Devil press @2x50/35lb; 15m Handstand walk",
  ],
  ["Tabata intervals (8 x 20s on / 10s off)\n1. Assault bike\n2. Hollow hold", "tabata 8x0:20/0:10: max Assault bike; max Hollow hold"],
  ["Run: 5x800m @ 5k pace w/ 2:00 walking rest", "5 rounds rest 2:00 [recovery: walking]: 800m Run [at 5k pace]"],
  [
    "For time:\n30-20-10\nCal row / Thrusters / Burpees over rower\nRx 42.5/30kg",
    "30-20-10 for time: cal Row erg; Thruster @42.5/30; Burpee [over rower]",
  ],
  [
    "Skill: 10 min handstand walk practice\n\nWOD: 7 min AMRAP\n7 OHS @ 40/30\n7 pull ups",
    "not for time: 10:00 Handstand walk [practice] || amrap 7: 7 Overhead squat @40/30; 7 Pull-up (kipping)",
  ],
  [
    "Push Press: Build to a heavy set of 5 in 12 min\nThen -10% 3x5",
    "max load 5 [12 min in all]: Push press || sets 3x5: Push press [10% less]",
  ],
  [
    "18 minute EMOM (6 rounds)\nMinute 1) 16 alternating DB lunges 2x15\nMinute 2) 12/9 cal echo bike\nMinute 3) Rest",
    "emom 18 turns: 16 Walking lunge @2x15 [alternating dumbbell]; 12/9cal Assault bike; Rest",
  ],
  [
    "5 RFT 🔥\n12/10 cal ski\n20 kb deadlifts (2x24/16)\n10 hand release push ups\n\nTime cap - 16 mins",
    "5 rounds for time cap 16: 12/10cal Ski erg; 20 Kettlebell deadlift @2x24/16; 10 Push-up [hand-release]",
  ],
  [
    "21 Thrusters\n21 Pull-ups\n15 Thrusters\n15 Pull-ups\n9 Thrusters\n9 Pull-ups\n@ 43/30kg for time",
    "for time: 21 Thruster @43/30; 21 Pull-up (kipping); 15 Thruster @43/30; 15 Pull-up (kipping); 9 Thruster @43/30; 9 Pull-up (kipping)",
  ],
  [
    "2 x 10 min AMRAP w/ 3 min rest\n200m run\n10 DB thrusters (2x35/25 lb)\n8 TTB",
    "intervals 2x10:00/3:00: 200m Run; 10 Dumbbell thruster @2x35/25lb; 8 Toes-to-bar",
  ],
  ["Deadlift – work up to 90% for 1, then 3 x 3 @ 80%", "sets 1x1: Deadlift @90% || sets 3x3: Deadlift @80%"],
  [
    "HYROX INTERVALS\n6 rounds:\n600m run @ race pace\n15 wall balls (6/4kg)\n90s rest",
    "6 rounds rest 1:30: 600m Run [at race pace]; 15 Wall ball @6/4",
  ],
  [
    "Cash in: 40 cal bike\n3 rounds of\n12 hang squat cleans (50/35kg)\n12 lateral burpees\nCash out: 40 cal bike\nTC 18 min",
    "for time cap 18 [buy-in]: 40cal Bike erg || 3 rounds for time [same clock]: 12 Hang squat clean @50/35; 12 Burpee [lateral] || for time [cash-out, same clock]: 40cal Bike erg",
  ],
  ["Every 2:00 for 14:00, complete:\n1 Squat Snatch @ 80%", "every 2:00 x7: 1 Snatch @80%"],
  [
    "RX+ : 5 rounds 5 bar mu + 10 sq snatch 61/43\nRX : 5 rounds 5 C2B + 10 sq snatch 43/30",
    "5 rounds: 5 Chest-to-bar pull-up; [as typed: RX : 5 rounds 5 C2B + 10 sq snatch 43/30]",
  ],
  [
    "For quality:\n3x12 DB Bulgarian split squats (12/leg)\n3x15 banded good mornings\n3x20 russian twists @10kg",
    "sets 3x12: Bulgarian split squat [dumbbell] || sets 3x15: Good morning [banded] || sets 3x20: Russian twist @10",
  ],
  ["Alternate rounds w partner, 8 rounds each:\n250m Row\n8 KB thrusters 2x16/12kg", ""],
  ["For Time: 100 Burpee Pull Ups", "for time: 100 Burpee pull-up"],
  ["Row 2k TT", "for time: 2000m Row erg"],
  ["1:00 on / :30 off x 15\nrotate: row, bike, ski (for cals)", "intervals 15x1:00/0:30: max Row erg; max Bike erg; max cal Ski erg"],
  [
    "“Karen meets Annie”\n50-40-30-20-10 DU/situps\nthen 75 WBs 20/14",
    "50-40-30-20-10: Double-under; Sit-up || not for time [same clock]: 75 Wall ball @20/14lb",
  ],
  ["Bench 5x5 @75%, superset w/ 5x10 ring rows. Rest 90s between sets.", "sets 5x5: Bench press @75% || sets 5x10 rest 1:30: Ring row"],
  [
    "Heute im Programm:\nAMRAP 18 Min.\n12 Kniebeugen mit Langhantel (50/35 kg)\n10 Liegestütze\n8 Klimmzüge\n200 m Rudern",
    "amrap 18: 12 Back squat @50/35; 10 Push-up; 8 Pull-up (kipping); 200m Row erg",
  ],
  [
    "EMOM 12\nMin 1: 10 Kettlebell Swings 24/16 kg\nMin 2: 8 Burpees über die Hantel\nMin 3: 30 Sek. Plank",
    "emom 12 turns: 10 Kettlebell swing (American) @24/16; 8 Burpee [over bar]; 0:30 Plank",
  ],
  [
    "21-15-9 auf Zeit\nKreuzheben 100/70 kg\nHandstand-Liegestütze\nZeitlimit: 10 Minuten",
    "21-15-9 for time cap 10: Deadlift @100/70; Handstand push-up (kipping)",
  ],
  [
    "À deux, 20 min AMRAP :\n20 cal rameur\n20 thrusters 40/30 kg\n20 sauts sur box",
    "amrap 20: 20cal Row erg; 20 Thruster @40/30; 20 Box jump",
  ],
  [
    "Force : squat avant 5x3 à 80 %\nMetcon : 3 tours de 400 m de course, 15 épaulés 50/35 kg, 10 pompes",
    "sets 5x3: Front squat @80% || 3 rounds: 400m Run; 15 Squat clean @50/35; 10 Push-up",
  ],
  [
    "Por parejas, 4 rondas:\n400 m carrera juntos\n40 balanceos con kettlebell 24/16 kg\n30 burpees\n20 dominadas",
    "4 rounds: 400m Run [together]; 40 Kettlebell swing (American) @24/16; 30 Burpee; 20 Pull-up (kipping)",
  ],
  ["Cada 2 minutos durante 12 minutos:\n3 cargadas de potencia al 75%\n6 saltos al cajón", "every 2:00 x6: 3 Power clean @75%; 6 Box jump"],
  [
    "5 giri per tempo (limite 18 min):\n400 m corsa\n15 stacchi da terra 80/55 kg\n12 affondi\n9 burpees sopra la sbarra",
    "5 rounds for time cap 18: 400m Run; 15 Deadlift @80/55; 12 Walking lunge; 9 Burpee [over bar]",
  ],
  [
    "In teams of 2, complete 4 rounds for time of:\n\n  • 30x wallball (20#/14#)\n  • 20x box jump (24in/20in)\n  • 10x deadlift (225#/155#)\n\nYou can split up the reps any way, but only 1 athlete works at a time.",
    "4 rounds for time: 30 Wall ball @20/14lb; 20 Box jump @24/20in; 10 Deadlift @225/155lb",
  ],
  [
    "WoD\n3 Rounds each for time:\n18/14 Cal Row\n12m DB Lunges (front rack)\n25 Wall Balls (20/14)\nRest 4mins between rounds\nPlease write your times on the whiteboard.",
    "3 rounds for time rest 4:00: 18/14cal Row erg; 12m Front-rack lunge [dumbbell]; 25 Wall ball @20/14lb",
  ],
  [
    'metcon: "Little Kelly"\n4 rounds for time of:\nRun, 600 m\n25 Wall Balls, 20/14 lbs\n25 Box Jumps, 24/20 in\nGoal: 20:00-28:00\nTime Cap: 32:00',
    "4 rounds for time cap 32: 600m Run; 25 Wall ball @20/14lb; 25 Box jump @24/20in",
  ],
  [
    "Complete as many rounds and reps as possible in 16 minutes:\n\n12 box jumps (24/20)\n9 push presses (115/75)\n6 toes to bar\n\nScore = number of reps",
    "amrap 16: 12 Box jump @24/20in; 9 Push press @115/75lb; 6 Toes-to-bar",
  ],
  [
    "For time:\nRun 1 mile\n15 Clean and Jerk,\n  155 lbs/105 lbs or 70 kg/47,5 kg\nRun 800 meters\n15 Clean and Jerk,\n  155 lbs/105 lbs or 70 kg/47,5 kg",
    "for time: 1609m Run; 15 Clean and jerk @155/105lb; 800m Run; 15 Clean and jerk @70/47.5",
  ],
  [
    "18 – 15 – 12 – 9 rep rounds for time of:\nWalking lunge (each leg counts)\nKettlebell swings, 24kg/16kg\nSit-ups\nPost time to comments.",
    "18-15-12-9 for time: Walking lunge [each side, count]; Kettlebell swing (American) @24/16; Sit-up",
  ],
  [
    "800 m Row\nThen Four Rounds:\n10 Back Squats 225/145\n20 Wall Ball\nThen 800 m Run",
    "not for time: 800m Row erg || 4 rounds [same clock]: 10 Back squat @225/145lb; 20 Wall ball || not for time [same clock]: 800m Run",
  ],
  [
    "As many rounds and reps as possible in 15 minutes of:\n4 wall walks\n20 double-unders\n12 dumbbell snatches\n♀ 35-lb (15-kg) dumbbell\n♂ 50-lb (22.5-kg) dumbbell",
    "amrap 15: 4 Wall walk; 20 Double-under; 12 Dumbbell snatch @50/35lb",
  ],
  [
    "For time, wearing a 20-lb. vest:\n\n25 thrusters, 115 lb./80 lb.\n\n50 box jumps, 24 in./20 in.\n\n1.5-mile run",
    "for time: 25 Thruster @115/80lb; 50 Box jump @24/20in; 2414m Run",
  ],
  [
    "For Time – 15min cap\n\n2 Rounds\n30 snatch (75lbs)\n30 synchro burpees over bar (two athletes)\n\n*Teams may split reps as desired*",
    "2 rounds for time cap 15: 30 Snatch @75lb; 30 Burpee [synchro over bar]",
  ],
  [
    "A.\nEvery 90 secs, for 12 mins:\nSquat Clean x 2\n@ 75-80%\n\nB.\nAgainst a 15 min clock:\n1k row\n50 wall balls @ 9/6kg\nMax power cleans @ 60/40kg in the remaining time",
    "every 1:30 x8: 2 Squat clean @75-80% || amrap 15: 1000m Row erg; 50 Wall ball @9/6; max Power clean @60/40",
  ],
  [
    "AMRAP x 24 minutes (teams of 3)\n45 cal row\n30 ground to overhead (135/95)\n15 rope climbs",
    "amrap 24: 45cal Row erg; 30 Clean and jerk @135/95lb; 15 Rope climb",
  ],
  [
    "Accessories:\n3 rounds for quality of:\n8 L/8 R Single Leg RDL, pick load\nGlute Bridge Hold, 30 secs\n15 Hollow rocks",
    "3 rounds not for time: 8 Single-leg Romanian deadlift; 0:30 Glute bridge; 15 Hollow rock",
  ],
  [
    "On a running clock:\n0:00 - 6:00 AMRAP\n12 burpee box jump overs 24/20”\n12 pull ups\n6:00 - 8:00 rest\n8:00 - 14:00 AMRAP\n12 cal bike\n12 push press 43/30",
    "amrap 6: 12 Burpee box jump-over @24/20in; 12 Pull-up (kipping) || rest 2:00 || amrap 6: 12cal Bike erg; 12 Push press @43/30",
  ],
  [
    "CrossFit – Fri, Nov 27\n\nFront Squat (5×2 @ 85%)\n\nMetcon (Time)\n3 rounds for time:\n15 power snatches (95/65)\n30 double unders\n15 bar-facing burpees",
    "sets 5x2: Front squat @85% || 3 rounds for time: 15 Power snatch @95/65lb; 30 Double-under; 15 Burpee [bar-facing]",
  ],
  ["WOD: 7 rounds\n7 thrusters 95/65\n7 pull ups\n7 burpees\n\nRx+ 115/80", "7 rounds: 7 Thruster @95/65lb; 7 Pull-up (kipping); 7 Burpee"],
  [
    "hey! today's wod was: 15 min amrap 10 deadlifts at 225, 15 wallballs, 200m run. died.",
    "amrap 15: 10 Deadlift @225lb; 15 Wall ball; 200m Run",
  ],
  ["did 5x5 back squat at 110kg then a 10 min emom of 3 power cleans @ 70kg", "sets 5x5: Back squat @110 || emom 10: 3 Power clean @70"],
  [
    "Tmrw: 10!-1 clean & jerks (60/43) w/ a 100m sprint after each set",
    "not for time: 10 Clean and jerk @60/43; 100m Run [with sprint, after every round]",
  ],
  [
    "Erg day\n5 sets, each for time:\n300m row / 300m ski / 600m bike\nRest 3:00 b/w sets",
    "5 rounds for time rest 3:00: 300m Row erg; 300m Ski erg; 600m Bike erg",
  ],
  [
    "Deadlift\n2-2-2-2-2\n(start @ 80%, build)\n\n12-9-6\nDeadlift 275/185\nRing MU",
    "sets 5x2: Deadlift @80% [build] || 12-9-6: Deadlift @275/185lb; Ring muscle-up",
  ],
  [
    "2 RFT\n1000/800m row\n40 alt DB snatch (50/35)\n20 wall walks\n\nTC: 20",
    "2 rounds for time cap 20: 1000/800m Row erg; 40 Dumbbell snatch @50/35lb [alternating]; 20 Wall walk",
  ],
  ["EMOM 14\nOdd: 45s Max Cal Bike\nEven: 30s L-sit", "emom 14 turns: 0:45 cal Bike erg; 0:30 L-sit"],
  [
    "Strength\nTake 15:00 to find a 1RM Snatch\n\nWOD\n“Isabel”\n30 Snatches for time (135/95)",
    "max load [15 min in all]: Snatch || for time: 30 Snatch @135/95lb",
  ],
  [
    "RFT (5)\n20 Air squats\n15 KBS (1.5/1 pood)\n10 K2E",
    "5 rounds for time: 20 Air squat; 15 Kettlebell swing (American) @24/16; 10 Knees-to-elbow",
  ],
  [
    "4 Rounds NFT:\n10 Ring Dips\n10/10 SA KB Rows, 24/16kg\n20 GHD Sit-ups\nRest as needed",
    "4 rounds not for time: 10 Ring dip; 10 SA KB Rows @24/16 [each side]; 20 GHD sit-up",
  ],
  [
    "Partner WOD\n5 rounds each, alternating full rounds:\n12 cal ski\n9 KB goblet squats 32/24kg\n6 burpees over KB",
    "5 rounds: 12cal Ski erg; 9 Goblet squat @32/24; 6 Burpee [over bar]",
  ],
  [
    "HYROX run + station: 4x\n1000m run (threshold)\n100m farmers carry 2x24kg\n25 burpees\n2 min rest",
    "4 rounds rest 2:00: 1000m Run; 100m Farmers carry @2x24; 25 Burpee",
  ],
  ["Pull-Ups: 1-2-3-4-5-4-3-2-1\nRest 30 sec between sets", "sets 1-2-3-4-5-4-3-2-1 rest 0:30: Pull-up (kipping)"],
  ["50 STO 115/80 for time\nEMOM: 4 burpees (incl. 0:00)", "for time: 50 Push press @115/80lb || as typed: EMOM: 4 burpees (incl. 0:00)"],
  [
    "Mittwoch, 25.11.\n\nKraft\nKreuzheben 5-5-5-5-5\n\nWOD\n15-12-9\nFrontkniebeugen 60/40 kg\nBurpees über die Stange\nZeitlimit 12 Min",
    "sets 5x5: Deadlift || 15-12-9 for time cap 12: Front squat @60/40; Burpee [over bar]",
  ],
  [
    "Partner-WOD: 24 Min AMRAP\n400 m Lauf zusammen\n40 Kurzhantel-Snatch 22,5/15 kg\n30 Kalorien Rudern\n(Wiederholungen frei aufteilen)",
    "amrap 24: 400m Run [together]; 40 Dumbbell snatch @22.5/15; 30cal Row erg",
  ],
  ["Jede 2. Minute für 16 Minuten: 4 Umsetzen @ 70 %", "every 2:00 x8: 4 Squat clean @70%"],
  [
    "Vendredi 27/11\nFor time (TC 15 min)\n800 m course\n40 burpees\n30 soulevés de terre 100/70 kg\n20 tractions",
    "for time cap 15: 800m Run; 40 Burpee; 30 Deadlift @100/70; 20 Pull-up (kipping)",
  ],
  ["3 séries de 12 fentes bulgares 2x16 kg, 2 min de récup", "sets 3x12 rest 2:00: Bulgarian split squat @2x16"],
  [
    "Viernes 27/11\nA) Sentadilla frontal 4x4 al 80%\nB) 12' AMRAP\n8 thrusters 40/30 kg\n8 burpees sobre la barra\n8 dominadas",
    "sets 4x4 [A]: Front squat @80% || amrap 12: 8 Thruster @40/30; 8 Burpee [over bar]; 8 Pull-up (kipping)",
  ],
  ["EMOM 15'\n1. 15 cal bici\n2. 12 flexiones\n3. Descanso", "emom 15 turns: 15cal Bike erg; 12 Push-up; Rest"],
  [
    "Forza: panca piana 5x5 all'80%\nMetcon: 12' AMRAP\n10 stacchi 80/60 kg\n10 piegamenti\n200 m vogatore",
    "sets 5x5: Bench press @80% || amrap 12: 10 Deadlift @80/60; 10 Push-up; 200m Row erg",
  ],
  [
    'Workout\n\n3 Rounds:\n1:00 Max Wall Balls (20/14)\n1:00 Max Sumo Deadlift High Pulls (75/55)\n1:00 Max Box Jumps (20")\n1:00 Max Push Press (75/55)\n1:00 Max Row (cals)\n1:00 Rest',
    "3 rounds: 1:00 Wall ball @20/14lb; 1:00 Sumo deadlift high pull @75/55lb; 1:00 Box jump @20in; 1:00 Push press @75/55lb; 1:00 cal Row erg; 1:00 Rest",
  ],
  [
    "For Time:\n5 Rounds\n10 Dumbbell Deadlifts\n9 Dumbbell Hang Power Cleans\n8 Dumbbell Push Jerks\n\nDumbbells: 50/35\nTime Cap: 12",
    "5 rounds for time cap 12: 10 Dumbbell deadlift @50/35lb; 9 Dumbbell hang clean @50/35lb; 8 Dumbbell push jerk @50/35lb",
  ],
  [
    "Weightlifting: Clean & Jerk\n\nEvery 1:30 x 6:\n1 Clean Pull + 1 Hang Clean + 1 Jerk\n*Start around 65% and build*",
    "every 1:30 x6 [one complex]: 1 Clean pull; 1 Hang clean; 1 Split jerk || as typed: *Start around 65% and build*",
  ],
  [
    "AMRAP 20\n400m Run\n20 Alternating DB Snatches 50/35\n20 GHD Sit-ups\n\n(every 5:00 stop & perform 10 strict pull-ups)",
    "amrap 20: 400m Run; 20 Dumbbell snatch @50/35lb [alternating]; 20 GHD sit-up",
  ],
  [
    '"Nasty Girls"\n3 Rounds For Time:\n50 Air Squats\n7 Muscle-Ups\n10 Hang Power Cleans (135/95 lb)',
    "3 rounds for time: 50 Air squat; 7 Ring muscle-up; 10 Hang power clean @135/95lb",
  ],
  ["Bike/Run brick:\n4 x (2km BikeErg + 400m run)\nrest 90s", "4 rounds rest 1:30: 2000m Bike erg; 400m Run"],
  [
    "In 20:00:\nBuild to a heavy 3-position snatch\n\nThen, AMRAP 8:\n8 hang power snatches 50/35\n8 over bar burpees",
    "as typed: Build to a heavy 3-position snatch || amrap 8: 8 Hang power snatch @50/35; 8 Burpee [over bar]",
  ],
  [
    "100-80-60-40-20\nDouble unders\n\n10-8-6-4-2\nDevil press 22.5s/15s\n(alternate movements each round)",
    "100-80-60-40-20: Double-under || 10-8-6-4-2: Devil press @22.5/15",
  ],
  [
    "4 rounds:\n250m row sprint\n15 russian KB swings 32/24\n10 T2B\n— 1 min rest —",
    "4 rounds rest 1:00: 250m Row erg [sprint]; 15 Kettlebell swing (Russian) @32/24; 10 Toes-to-bar",
  ],
  [
    "30-25-20-15-10-5\nCal Echo Bike\nKB Swings (24/16)\n\n** 3 Wall walks after each round",
    "30-25-20-15-10-5: cal Assault bike; Kettlebell swing (American) @24/16; 3 Wall walk [after every round]",
  ],
  [
    '2000m row buy in then\n10 RFT:\n1 rope climb\n5 burpee box jumps 24"\n10 front rack lunges 95/65',
    "not for time: 2000m Row erg || 10 rounds for time [same clock]: 1 Rope climb; 5 Burpee box jump-over @24in; 10 Front-rack lunge @95/65lb",
  ],
  ["Every 4 min x 5 rds\n20/15 cal row\n10 bar muscle-ups or 15 C2B\n", "every 4:00 x5: 20/15cal Row erg; 10 Bar muscle-up"],
  ["EMOM 10: 10 air squats + max push ups in the remaining time", "emom 10: 10 Air squat; max Push-up"],
  ["Strict press 5/4/3/2/1 @ 75/80/85/90/95%", "sets 5-4-3-2-1: Overhead press @75-80-85-90-95%"],
  [
    "Metcon (For Time)\n\n50 calorie ski\n40 DB shoulder-to-overhead (2×22.5/15 kg)\n30 DB box step-overs (2×22.5/15 kg, 60/50 cm)\n20 DB front squats (2×22.5/15 kg)",
    "for time: 50cal Ski erg; 40 Dumbbell push press @2x22.5/15; 30 Step-up @2x22.5/15 [dumbbell over, 60/50 cm]; 20 Dumbbell front squat @2x22.5/15",
  ],
  ["Rowing: 30/30 x 10 (30s hard / 30s easy)", "intervals 10x0:30/0:30: max Row erg"],
  [
    "Sunday engine:\n40 min EMOM\n1. 15/12 cal bike erg\n2. 12 burpees to plate\n3. 200m run\n4. 15 slam balls 30/20lb\n5. rest",
    "emom 40 turns: 15/12cal Bike erg; 12 Burpee [to plate]; 200m Run; 15 Medicine ball slam @30/20lb; Rest",
  ],
  [
    "10 rounds\n3 power cleans @ 70% 1RM\n6 lateral burpees\n9 wall balls\n\nTC 15\nS: 50% / med ball 6kg",
    "10 rounds for time cap 15: 3 Power clean @70%; 6 Burpee [lateral]; 9 Wall ball || as typed: S: 50% / med ball 6kg",
  ],
  [
    "Front Squat\n\n1x5 @ 70%\n1x3 @ 80%\n3x2 @ 87%",
    "sets 1x5: Front squat @70% || sets 1x3: Front squat @80% || sets 3x2: Front squat @87%",
  ],
  ["Gymnastics EMOM 8\nodd - 3 bar muscle-ups\neven - 20 sec handstand hold", "emom 8 turns: 3 Bar muscle-up; 0:20 Handstand hold"],
  [
    "4 giant sets:\n6 weighted dips\n8 pendlay rows 60kg\n10 db curls\n12 banded face pulls\nrest 2'",
    "4 rounds not for time rest 2:00: 6 Weighted dip; 8 Pendlay row @60; 10 Biceps curl; 12 Face pull [banded]",
  ],
  [
    "Team of 2, 25min cap:\n150 cal bike\nWhile partner holds plank\nThen 100 sync sit ups, 80 deadlifts @ 80/55, 60 burpees",
    "for time cap 25: 150cal Bike erg; 100 Sit-up [synchro]; 80 Deadlift @80/55; 60 Burpee",
  ],
  [
    "Tempo run 5 km @ 4:40/km, then 3 rounds: 20 lunges, 15 v-ups, 10 push ups",
    "not for time: 5000m Run [tempo, at 4:40 /km] || 3 rounds [same clock]: 20 Walking lunge; 15 V-up; 10 Push-up",
  ],
  ["6 x 200m @ 90% effort. 1:30 rest.", "6 rounds rest 1:30: 200m Run [90% EFFORT]"],
  ["Deadlift EMOM 7: 5 reps @ 120 kg", "emom 7: 5 Deadlift @120"],
  [
    "Wer hat Lust? Heute 20 Uhr 🏋️\n3 Runden auf Zeit:\n500 m Ski\n30 Wallballs (9/6)\n20 Burpees\n10 Umsetzen & Stoßen 60/40",
    "3 rounds for time: 500m Ski erg; 30 Wall ball @9/6; 20 Burpee; 10 Clean and jerk @60/40",
  ],
  ["Intervalle: 5 x 3 Min Rudern, 1 Min Pause", "intervals 5x3:00/1:00: Row erg"],
  [
    "WOD équipe de 2\n30 min AMRAP (chacun son tour)\n15 cal assault bike\n12 devil press 2x15 kg\n9 toes to bar",
    "amrap 30: 15cal Assault bike; 12 Devil press @2x15; 9 Toes-to-bar",
  ],
  [
    "Toutes les 3 min x 5 : 250 m rameur + 12 burpees + 10 squats avant 60/40 kg",
    "every 3:00 x5: 250m Row erg; 12 Burpee; 10 Front squat @60/40",
  ],
  ["21-15-9 por tiempo\nThrusters 43/30 kg\nDominadas\nTope 10 min", "21-15-9 for time cap 10: Thruster @43/30; Pull-up (kipping)"],
  [
    "5 x 5 sentadilla trasera @ 80% (descanso 2 min)\nWOD: AMRAP 10: 10 cal remo, 10 burpees, 10 zancadas con mancuernas 2x15",
    "sets 5x5 rest 2:00: Back squat @80% || amrap 10: 10cal Row erg; 10 Burpee; 10 Walking lunge @2x15 [with dumbbell]",
  ],
  [
    "EMOM 20 min:\nmin 1: 15 cal vogatore\nmin 2: 12 burpees\nmin 3: 15 kettlebell swing 24/16\nmin 4: riposo",
    "emom 20 turns: 15cal Row erg; 12 Burpee; 15 Kettlebell swing (American) @24/16; Rest",
  ],
  [
    "FRIDAY\n\nA) Power Clean + Push Jerk\nEvery 90s for 8 sets, climbing\n\nB) For time\n30 Clean & Jerks @ 60/40kg\n*EMOM 3 bar facing burpees*\nCap 12'",
    "every 1:30 x8 [one complex]: 1 Power clean; 1 Push jerk || for time cap 12: 30 Clean and jerk @60/40 || as typed: *EMOM 3 bar facing burpees*",
  ],
  [
    "20 min AMRAP\n\n5 Pull-ups\n10 Push-ups\n15 Squats\n200m Run\n\nPost rounds to comments",
    "amrap 20: 5 Pull-up (kipping); 10 Push-up; 15 Air squat; 200m Run",
  ],
  [
    "Back Squat: 6-6-6-6 @ 70-75%\nWOD: 4 RFT 12 STOH (50/35), 12 TTB, 12/9 cal AAB",
    "sets 4x6: Back squat @70-75% || 4 rounds for time: 12 Push press @50/35; 12 Toes-to-bar; 12/9cal Assault bike",
  ],
  [
    "Three rounds, for time, of:\n500-meter row\n12 body-weight bench presses\n15 ring push-ups",
    "3 rounds for time: 500m Row erg; 12 Bench press @bw; 15 Ring push-up",
  ],
  [
    "5 Rounds\n:30 Max effort Assault bike\n1:30 rest\n\nThen 3x12 hamstring curls",
    "intervals 5x0:30/1:30: max Assault bike [effort] || sets 3x12 [same clock]: Hamstring curl",
  ],
  [
    "EMOM 24 - 8 rounds\nMin 1) 12 DB hang clean & jerk R/L 22.5/15\nMin 2) 14 alternating V-ups\nMin 3) 12/9 cal row",
    "emom 24 turns: 12 Dumbbell clean and jerk @22.5/15 [each side, hang]; 14 V-up [alternating]; 12/9cal Row erg",
  ],
  ["9-15-21\nThrusters 43/29\nCal bike\nTC 12\n\nscaling: 30/20kg", "9-15-21 for time cap 12: Thruster @43/29; cal Bike erg"],
  [
    "1 round every 6 min, 5 rounds:\n400m run\n20 wall balls (9/6)\n12 burpee box jumps (60/50)",
    "every 6:00 x5: 400m Run; 20 Wall ball @9/6; 12 Burpee box jump-over @60/50cm",
  ],
  [
    "for time - 2 rounds\n30 cal bike erg\n30 kb snatches 24/16\n30 box jump overs 60/50\n30 cal ski\n\n25 min cap",
    "2 rounds for time cap 25: 30cal Bike erg; 30 Kettlebell snatch @24/16; 30 Box jump @60/50cm [over]; 30cal Ski erg",
  ],
  [
    "WOD\n“THE CHIEF”\n5 x 3min AMRAPs, 1 min rest between each:\n3 power cleans 60/40\n6 push ups\n9 air squats",
    "intervals 5x3:00/1:00, each an AMRAP: 3 Power clean @60/40; 6 Push-up; 9 Air squat",
  ],
  ["8 min to find a heavy complex: 1 clean, 2 front squats, 1 jerk", "max load: 1 Squat clean; 2 Front squat; 1 Split jerk"],
  [
    "4 RFT:\n9 deadlifts @102/70\n12 pistols\n15 hspu\n\n20:00 cap",
    "4 rounds for time cap 20: 9 Deadlift @102/70; 12 Pistol squat; 15 Handstand push-up (kipping)",
  ],
  [
    "AMRAP 18 - teams of 3, one station each, rotate every round\n12 cal row\n10 slam balls 20/15kg\n8 burpees",
    "amrap 18: 12cal Row erg; 10 Medicine ball slam @20/15; 8 Burpee",
  ],
  [
    "RDL 4 sets of 8 @ 100kg / rest 2min\nLeg press 4 sets of 12\nCalf raises 3x20",
    "sets 4x8 rest 2:00: Romanian deadlift @100 || sets 4x12: Leg press || sets 3x20: Calf raise",
  ],
  [
    "Lunch WOD 🥪 15' AMRAP 3 wall walks 6 DB snatch each arm 22,5kg 9 goblet squats",
    "amrap 15: 3 Wall walk; 6 Dumbbell snatch @22.5 [each side]; 9 Goblet squat",
  ],
  [
    "Ski 500m\n50 wall balls\nSki 500m\n50 walking lunges with plate 20/15kg\nSki 500m\n50 burpees over plate",
    "not for time: 500m Ski erg; 50 Wall ball; 500m Ski erg; 50 Walking lunge @20/15 [with plate]; 500m Ski erg; 50 Burpee [over plate]",
  ],
  [
    '"Jack" hero wod\nAMRAP in 20 minutes:\n10 Push press (115/85 lb)\n10 KB swings (1.5/1 pood)\n10 Box jumps (24/20 in)',
    "amrap 20: 10 Push press @115/85lb; 10 Kettlebell swing (American) @24/16; 10 Box jump @24/20in",
  ],
  [
    "Metcon - For Time:\nBuy-In: 50/40 Cal Row\n3 Rounds:\n15 Hang Power Snatch (75/55)\n30 Double Unders\nBuy-Out: 50/40 Cal Row",
    "for time [buy-in]: 50/40cal Row erg || 3 rounds for time [same clock]: 15 Hang power snatch @75/55lb; 30 Double-under || for time [cash-out, same clock]: 50/40cal Row erg",
  ],
  ["Run 3 miles easy", "not for time: 4828m Run [easy]"],
  ["Track: 4x400 @ mile pace, 200 jog recovery", "4 rounds [recovery: 200 m jog]: 400m Run [at mile pace]"],
  ["Snatch: 3 reps EMOM for 10 minutes at 60-65%", "emom 10: 3 Snatch @60-65%"],
  [
    "Hyrox sunday: 5 rounds\n1k run\n500m row\n500m ski\n20 burpee broad jumps\n20 sandbag lunges 20kg\nno rest",
    "5 rounds: 1000m Run; 500m Row erg; 500m Ski erg; 20 Burpee broad jump; 20 Sandbag lunge @20",
  ],
  [
    "3 sets:\n1:00 weighted plank 20kg\n1:00 rest\n1:00 farmers hold 2x32\n1:00 rest",
    "intervals 3x1:00/1:00: max Plank @20 [weighted]; max Farmer hold @2x32",
  ],
  ["100 Pull-ups for time. Every time you drop: 10 air squats.", ""],
  [
    "15-12-9-6-3 of squat snatch (43/29kg) and lateral bar burpees - 14 min cap",
    "15-12-9-6-3 for time cap 14: Snatch @43/29; Burpee [lateral]",
  ],
  [
    "A. Weighted pull-ups 3-3-3-3\nB. Tabata: hollow rocks / superman hold\nC. 2000m row cooldown",
    "sets 4x3 [A]: Weighted pull-up || tabata 8x0:20/0:10: max Hollow rock; max Superman || not for time [cool-down]: 2000m Row erg",
  ],
  [
    "3 rounds of 5 movements - 40s work, 20s transition\nBurpees, KB swings, Box step ups, Plank, Row",
    "intervals 3x0:40/0:20: max Burpee; max Kettlebell swing (American); max Step-up; max Plank; max Row erg",
  ],
  ["DT with 50/35kg", "5 rounds for time: 12 Deadlift @50/35; 9 Hang power clean @50/35; 6 Push jerk @50/35"],
  [
    "E3M x 6: 12/10 cal echo + 6 devils press 2x22.5/15 + 9 c2b",
    "every 3:00 x6: 12/10cal Assault bike; 6 Devil press @2x22.5/15; 9 Chest-to-bar pull-up",
  ],
  ["Box squat 8x2 @ 60% w/ bands, every minute", "emom 8: 2 Box squat @60% [with band]"],
  [
    "Morgen früh:\n10-9-8-...-1\nKettlebell Swings 24 kg\nBurpees\nauf Zeit",
    "10-9-8-7-6-5-4-3-2-1 for time: Kettlebell swing (American) @24; Burpee",
  ],
  [
    "Block A: 4x6 Frontkniebeuge mit 70 kg\nBlock B: 12 Min AMRAP mit 12 Wallballs 9 kg, 9 Toes to Bar, 200 m Lauf",
    "sets 4x6 [A]: Front squat @70 || amrap 12: 12 Wall ball @9; 9 Toes-to-bar; 200m Run",
  ],
  [
    "Zirkel: 45 Sek. Belastung / 15 Sek. Pause, 4 Runden: Kniebeugen, Liegestütze, Rudern, Plank",
    "intervals 4x0:45/0:15: max Air squat; max Push-up; max Row erg; max Plank",
  ],
  [
    "Jeudi : 5 rounds en 25 min max\n20 wall balls 9/6\n15 box jumps\n10 tractions strictes\n200 m course",
    "5 rounds for time cap 25: 20 Wall ball @9/6; 15 Box jump; 10 Pull-up (strict); 200m Run",
  ],
  ["8 x 400 m, récup 1'30", "8 rounds rest 1:30: 400m Run"],
  [
    "Metcon: 4 rondas x tiempo: 15 thrusters 40/30, 15 dominadas, 30 dobles",
    "4 rounds: 15 Thruster @40/30; 15 Pull-up (kipping); 30 Double-under",
  ],
  [
    "Fuerza: peso muerto 5-5-3-3-1\nWOD 15' cap: 50 cal remo, 40 wall ball 9/6, 30 burpees, 20 press militar 40/30",
    "sets 5-5-3-3-1: Deadlift || for time cap 15: 50cal Row erg; 40 Wall ball @9/6; 30 Burpee; 20 Overhead press @40/30",
  ],
  [
    "WOD di oggi: 3 giri a tempo, cap 15'\n500 m vogatore\n20 affondi con manubri 2x15\n15 trazioni",
    "3 rounds for time cap 15: 500m Row erg; 20 Walking lunge @2x15; 15 Pull-up (kipping)",
  ],
  [
    "Metcon\n5 RFT:\n20 Double Unders\n10 DB Thrusters (35/25)\n5 Bar MU\n\nTime Cap: 10 min",
    "5 rounds for time cap 10: 20 Double-under; 10 Dumbbell thruster @35/25lb; 5 Bar muscle-up",
  ],
  [
    "For Time\n50/40 Calorie Assault Bike\n50 Toes to Bar\n50 Alternating DB Snatch 50/35 lb\n50 Burpees",
    "for time: 50/40cal Assault bike; 50 Toes-to-bar; 50 Dumbbell snatch @50/35lb [alternating]; 50 Burpee",
  ],
  [
    "AMRAP 10 Minutes\n15 KB Swings (53/35)\n12 Goblet Squats (53/35)\n9 Burpees",
    "amrap 10: 15 Kettlebell swing (American) @53/35lb; 12 Goblet squat @53/35lb; 9 Burpee",
  ],
  [
    "EMOM 18\nMinute 1: 12 Calorie Ski\nMinute 2: 15 Wall Balls\nMinute 3: 10 Burpees to target",
    "emom 18 turns: 12cal Ski erg; 15 Wall ball; 10 Burpee [to target]",
  ],
  ["E2MOM for 10 rounds\n5 Back Squats @ 75%\n5 Box jumps 30/24", "every 2:00 x10: 5 Back squat @75%; 5 Box jump @30/24in"],
  [
    "TABATA x 4 movements:\nKB swings 24/16\nSit ups\nPush ups\nJumping lunges",
    "tabata 8x0:20/0:10: max Kettlebell swing (American) @24/16; max Sit-up; max Push-up; max Jumping lunge",
  ],
  [
    "Partner WOD: For time, 35 min cap\n1000m Row\n100 Wall balls 20/14\n80 KB swings 53/35\n60 Pull ups\n40 Burpees over partner\n1000m Row",
    "for time cap 35: 1000m Row erg; 100 Wall ball @20/14lb; 80 Kettlebell swing (American) @53/35lb; 60 Pull-up (kipping); 40 Burpee [over partner]; 1000m Row erg",
  ],
  [
    "Strength: Front Squat 4x5 @ 75%, rest 2:00\nWOD: 21-15-9 Front squat 60/40, Burpee",
    "sets 4x5 rest 2:00: Front squat @75% || 21-15-9: Front squat @60/40; Burpee",
  ],
  [
    "4 x 4 min AMRAP, 2 min rest\n200m run\n10 deadlifts 100/70\nmax cal bike",
    "intervals 4x4:00/2:00, each an AMRAP: 200m Run; 10 Deadlift @100/70; max cal Bike erg",
  ],
  [
    "Buy-in 400m run\nthen 5 rounds of\n5 power cleans 70/50\n10 push ups\nthen 400m run",
    "not for time [buy-in]: 400m Run || 5 rounds [same clock]: 5 Power clean @70/50; 10 Push-up || not for time [same clock]: 400m Run",
  ],
  [
    "Ladder for time: 1-2-3-4-5-6-7-8-9-10\nWall walks\nDB deadlifts 2x22.5/15",
    "1-2-3-4-5-6-7-8-9-10 for time: Wall walk; Dumbbell deadlift @2x22.5/15",
  ],
  ["12-10-8-6-4-2\nSDHP 40/30kg\nRing dips\n+ 200m run each round", "12-10-8-6-4-2: Sumo deadlift high pull @40/30; Ring dip; 200m Run"],
  [
    "RX: 5 RFT 10 C2B / 20 wall balls 9/6 / 30 DU\nScaled: pull ups, 6/4, singles",
    "5 rounds for time: 10 Chest-to-bar pull-up; 20 Wall ball @9/6; 30 Double-under",
  ],
  [
    "Every 4 minutes for 20 minutes:\n15/12 Cal Row\n12 Push-ups\n9 Hang power cleans 50/35kg",
    "every 4:00 x5: 15/12cal Row erg; 12 Push-up; 9 Hang power clean @50/35",
  ],
  ["Bench press\nWork up to a 5RM\nThen 2x10 @ 70%", "max load 5: Bench press || sets 2x10: Bench press @70%"],
  [
    "3 Rounds\n400 m Run\n15 Hang Power Snatch (35/25kg)\n12 Bar Facing Burpees\nRest 2 minutes between rounds",
    "3 rounds rest 2:00: 400m Run; 15 Hang power snatch @35/25; 12 Burpee [bar-facing]",
  ],
  [
    "Chipper:\n10 rope climbs\n20 clean & jerks (100/70kg)\n30 box jump overs (75/60cm)\n40 cal row\n50 GHD sit ups\n25 min tc",
    "for time cap 25: 10 Rope climb; 20 Clean and jerk @100/70; 30 Box jump @75/60cm [over]; 40cal Row erg; 50 GHD sit-up",
  ],
  ["Intervals: 10 x 1 min bike @ max / 1 min easy", "intervals 10x1:00/1:00 [recovery: easy]: Bike erg [max]"],
  [
    "Tonight 6pm: 3 RFT - 30 cal row, 20 box jumps, 10 thrusters (43/30). See you there!",
    "3 rounds for time: 30cal Row erg; 20 Box jump; 10 Thruster @43/30",
  ],
  ["Power Snatch\n5 x 2 @ 75% of 1RM\n\nOverhead Squat\n3 x 5 @ 60kg", "sets 5x2: Power snatch @75% || sets 3x5: Overhead squat @60"],
  ["16 min AMRAP\n2-4-6-8-10-...\nBar muscle-ups\nSquat cleans 84/61kg", "amrap 16 ladder 2-4-6-8-10+: Bar muscle-up; Squat clean @84/61"],
  ["For time: 75 power snatches 34/25 kg (8 min cap)", "for time cap 8: 75 Power snatch @34/25"],
  [
    "Teams of 2\n3 rounds for time\n60 cal bike\n50 deadlifts 225/155\n40 TTB\n30 hang cleans 135/95\n(20 min cap)",
    "3 rounds for time cap 20: 60cal Bike erg; 50 Deadlift @225/155lb; 40 Toes-to-bar; 30 Hang clean @135/95lb",
  ],
  [
    "Hyrox: 4 rounds, 500m run, 25m sled push 150kg, 500m run, 25m sled pull 100kg",
    "4 rounds: 500m Run; 25m Sled push @150; 500m Run; 25m Sled pull (rope) @100",
  ],
  ["Farmers carry 4x50m @ 2x32kg, 90s rest", "4 rounds rest 1:30: 50m Farmers carry @2x32"],
  ["8 rounds\n:20 sprint row\n:40 rest", "intervals 8x0:20/0:40: Row erg [sprint]"],
  [
    "EMOM 12\n1: 3 power cleans 80kg\n2: 6 bar facing burpees\n3: 9 T2B",
    "emom 12 turns: 3 Power clean @80; 6 Burpee [bar-facing]; 9 Toes-to-bar",
  ],
  [
    "Split jerk 1-1-1-1-1-1 (heavy)\nMetcon: 7 min amrap 7 S2OH 60/43, 7 lateral burpees",
    "sets 6x1: Split jerk [heavy] || amrap 7: 7 Push press @60/43; 7 Burpee [lateral]",
  ],
  [
    "30 Thrusters (95/65)\n50 Double-unders\n20 Thrusters\n50 Double-unders\n10 Thrusters\n50 Double-unders\nFor time, cap 12",
    "for time cap 12: 30 Thruster @95/65lb; 50 Double-under; 20 Thruster; 50 Double-under; 10 Thruster; 50 Double-under",
  ],
  [
    "2 rounds: 1 mile run, 50 KB swings 24kg, 40 push-ups, 30 goblet squats 24kg",
    "2 rounds: 1609m Run; 50 Kettlebell swing (American) @24; 40 Push-up; 30 Goblet squat @24",
  ],
  [
    "5 x 5 strict pull-ups, 5 x 10 dips, 3 x 15 hollow rocks",
    "sets 5x5: Pull-up (strict) || sets 5x10: Dip (parallel bar) || sets 3x15: Hollow rock",
  ],
  [
    "AMRAP 15 Minuten\n10 Kreuzheben 100/70 kg\n10 Burpees\n10 Klimmzüge\n200 m Laufen",
    "amrap 15: 10 Deadlift @100/70; 10 Burpee; 10 Pull-up (kipping); 200m Run",
  ],
  [
    "Kniebeuge 5x5 @ 80 %, Pause 2 Min\nWOD: 3 Runden auf Zeit\n15 Kalorien Rudern\n12 Liegestütze\n9 Kastensprünge 60/50 cm",
    "sets 5x5 rest 2:00: Back squat @80% || 3 rounds for time: 15cal Row erg; 12 Push-up; 9 Box jump @60/50cm",
  ],
  [
    "Alle 3 Minuten für 15 Minuten\n12 Wall Balls 9/6 kg\n10 Kettlebell-Schwünge 24/16 kg\n200 m Lauf",
    "every 3:00 x5: 12 Wall ball @9/6; 10 Kettlebell swing (American) @24/16; 200m Run",
  ],
  [
    "4 tours pour le temps, limite 16 min\n400 m course\n15 thrusters 40/30 kg\n12 tractions",
    "4 rounds for time cap 16: 400m Run; 15 Thruster @40/30; 12 Pull-up (kipping)",
  ],
  ["AMRAP 12 min : 12 cal rameur, 10 épaulés-jetés 50/35 kg, 8 burpees", "amrap 12: 12cal Row erg; 10 Clean and jerk @50/35; 8 Burpee"],
  [
    "AMRAP 20 min en parejas\n20 cal bici\n15 peso muerto 80/60 kg\n10 burpees sobre la barra",
    "amrap 20: 20cal Bike erg; 15 Deadlift @80/60; 10 Burpee [over bar]",
  ],
  [
    "Por tiempo: 1000 m remo, 50 thrusters 20/15 kg, 30 dominadas. Límite 12 min",
    "for time cap 12: 1000m Row erg; 50 Thruster @20/15; 30 Pull-up (kipping)",
  ],
  [
    "4 giri a tempo\n200 m corsa\n15 kettlebell swing 24/16 kg\n10 burpees\n5 trazioni",
    "4 rounds: 200m Run; 15 Kettlebell swing (American) @24/16; 10 Burpee; 5 Pull-up (kipping)",
  ],
  [
    "Monday Metcon\n\n7 RFT\n5 deadlifts (143/98kg)\n10 box jump overs (24/20in)\n15 double unders\n\n*18 minute cap",
    "7 rounds for time cap 18: 5 Deadlift @143/98; 10 Box jump @24/20in [over]; 15 Double-under",
  ],
  [
    "3 rounds for time\n15 DB Devil's Press 50/35#\n30 Sit-ups\n400m run",
    "3 rounds for time: 15 Devil press @50/35lb; 30 Sit-up; 400m Run",
  ],
  [
    "Back Squat\n\nWeek 3: 4x3 @ 85%\n\nThen for time:\n100 air squats\n75 push-ups\n50 pull-ups",
    "sets 4x3: Back squat @85% || for time: 100 Air squat; 75 Push-up; 50 Pull-up (kipping)",
  ],
  [
    "AMRAP 9\n3 hang squat snatch 61/43 kg\n6 HSPU\n9 Pull-ups\n\nrest 3 min\n\nAMRAP 9\n3 squat clean 83/60 kg\n6 bar facing burpees\n9 T2B",
    "amrap 9: 3 Hang squat snatch @61/43; 6 Handstand push-up (kipping); 9 Pull-up (kipping) || rest 3:00 || amrap 9: 3 Squat clean @83/60; 6 Burpee [bar-facing]; 9 Toes-to-bar",
  ],
  [
    "Every 2:30 x 6 sets:\n10/8 cal ski\n8 DB bench @ 2x30/20kg\n6 strict pull-ups",
    "every 2:30 x6: 10/8cal Ski erg; 8 Dumbbell bench press @2x30/20; 6 Pull-up (strict)",
  ],
  [
    "EMOM 30 minutes\nMin 1: Row\nMin 2: KB swings\nMin 3: Box step ups\nMin 4: Plank\nMin 5: Rest\n(40 seconds work each)",
    "emom 30 turns: Row erg; Kettlebell swing (American); Step-up; Plank; Rest || as typed: (40 seconds work each)",
  ],
  [
    "Tabata (20s on/10s off, 8 rounds)\nDB thrusters 2x15/10kg\nthen rest 1 min\nTabata\nCal row",
    "tabata 8x0:20/0:10: max Dumbbell thruster @2x15/10 || rest 1:00 || tabata 8x0:20/0:10: max cal Row erg",
  ],
  [
    "For time (25 min time cap)\n1k bike erg\n10 rounds:\n 3 wall walks\n 6 DB hang C&J 50/35\n 9 box jumps\n1k bike erg",
    "for time cap 25: 1000m Bike erg || 10 rounds for time [same clock]: 3 Wall walk; 6 Dumbbell clean and jerk @50/35lb [hang]; 9 Box jump || for time [same clock]: 1000m Bike erg",
  ],
  [
    "Partner AMRAP 20\n20 synchro DB snatches 22.5/15\n20 cal row (shared)\n20 synchro air squats\n200m run together",
    "amrap 20: 20 Dumbbell snatch @22.5/15 [synchro]; 20cal Row erg [shared]; 20 Air squat [synchro]; 200m Run [together]",
  ],
  [
    "21-18-15-12-9\nWall balls 20/14\nCal row\nKB swings 53/35\nTC: 25",
    "21-18-15-12-9 for time cap 25: Wall ball @20/14lb; cal Row erg; Kettlebell swing (American) @53/35lb",
  ],
  [
    "5x3 Push Press @80%. 3RFT: 15 push press 50/35, 200m run, 15 ttb",
    "sets 5x3: Push press @80% || 3 rounds for time: 15 Push press @50/35; 200m Run; 15 Toes-to-bar",
  ],
  [
    "Gymnastics: 5 sets\n5 strict pull-ups\n5 strict HSPU\n10 pistols (alternating)\nrest 60-90s",
    "5 rounds not for time rest 1:00 [rest up to 1:30]: 5 Pull-up (strict); 5 Handstand push-up (strict); 10 Pistol squat [alternating]",
  ],
  [
    "8 rounds for time:\n8 American KB swings (70/53)\n8 burpees over KB\n80m run",
    "8 rounds for time: 8 Kettlebell swing (American) @70/53lb; 8 Burpee [over kettlebell]; 80m Run",
  ],
  ['"Open 16.5"\n21-18-15-12-9-6-3\nThrusters 95/65\nBar-facing burpees', "21-18-15-12-9-6-3: Thruster @95/65lb; Burpee [bar-facing]"],
  ["4 sets for max reps\n60s wall balls\n60s rest\n60s burpees\n60s rest", "intervals 4x1:00/1:00: max Wall ball; max Burpee"],
  [
    "For time:\n1000m ski\n50 KB deadlifts 2x24/16\n40 KB lunges 2x24/16\n30 KB push press 2x24/16\n20 KB front squats 2x24/16",
    "for time: 1000m Ski erg; 50 Kettlebell deadlift @2x24/16; 40 Walking lunge @2x24/16 [kettlebell]; 30 Kettlebell push press @2x24/16; 20 Double kettlebell front squat @2x24/16",
  ],
  [
    "On the 2:00 x 10\n1 power snatch + 1 hang squat snatch @ 70-80%",
    "every 2:00 x10 [one complex]: 1 Power snatch; 1 Hang squat snatch @70-80%",
  ],
  ["Rowing 2k test", "for time: 2000m Row erg"],
  [
    "A: Deadlift 5-5-3-3-1-1, rest 3 min\nB: 12 min AMRAP\n8 deadlifts @ 60%\n8 box jumps\n8 HSPU",
    "sets 5-5-3-3-1-1 rest 3:00 [A]: Deadlift || amrap 12: 8 Deadlift @60%; 8 Box jump; 8 Handstand push-up (kipping)",
  ],
  ["50-35-20\nCal echo bike\nDB snatch 22.5/15kg\n15 min cap", "50-35-20 for time cap 15: cal Assault bike; Dumbbell snatch @22.5/15"],
  [
    '"Annie are you ok"\n50-40-30-20-10 double unders & sit-ups with 200m run after every round',
    "50-40-30-20-10: Double-under; Sit-up; 200m Run [after every round]",
  ],
  ["12 x 400m run @ 5k pace / rest 60s", "12 rounds rest 1:00: 400m Run [at 5k pace]"],
  [
    "3 rounds:\n20m front rack carry 2x24kg\n20m overhead carry 2x16kg\n20m farmers carry 2x32kg\nrest 90s",
    "3 rounds rest 1:30: 20m Front-rack carry @2x24; 20m Overhead carry @2x16; 20m Farmers carry @2x32",
  ],
  ["Push-up ladder: 1 to 10, rest as needed", "1-2-3-4-5-6-7-8-9-10: Push-up"],
  [
    "Squat 3x10 @ 60 kg, bench 3x10 @ 50 kg, row 3x10 @ 40 kg",
    "sets 3x10: Back squat @60 || sets 3x10: Bench press @50 || sets 3x10: Barbell row @40",
  ],
  [
    "15 min EMOM\nMin 1 = 10 cal row\nMin 2 = 10 DB bench press 22.5/15kg\nMin 3 = 15 sit ups",
    "emom 15 turns: 10cal Row erg; 10 Dumbbell bench press @22.5/15; 15 Sit-up",
  ],
  ['7 min AMRAP: burpees to a 6" target', "amrap 7: max Burpee [to target, 6 in]"],
  [
    "For time, 5 rounds: 7 power clean & jerk 70/47.5, 14 lateral hops over bar, 200m row",
    "5 rounds for time: 7 Clean and jerk @70/47.5; 14 Bar hop [lateral over]; 200m Row erg",
  ],
  [
    "Cool WOD from yesterday:\n4 rounds\n12 cal bike\n12 deadlifts 185/125\n12 push-ups\n13:42 rx",
    "4 rounds: 12cal Bike erg; 12 Deadlift @185/125lb; 12 Push-up || as typed: 13:42 rx",
  ],
  [
    "Für alle, die heute nicht da waren:\n20 Min AMRAP\n5 Klimmzüge\n10 Liegestütze\n15 Kniebeugen",
    "amrap 20: 5 Pull-up (kipping); 10 Push-up; 15 Air squat",
  ],
  [
    "Schulterdrücken 5x5 mit 45 kg\n3 Runden auf Zeit: 20 Ausfallschritte mit 2x16 kg, 15 Sit-ups, 250 m Rudern",
    "sets 5x5: Overhead press @45 || 3 rounds for time: 20 Walking lunge @2x16; 15 Sit-up; 250m Row erg",
  ],
  ["50-40-30-20-10 auf Zeit: Seilspringen, Sit-ups", "50-40-30-20-10 for time: Single-under; Sit-up"],
  [
    "Pour le temps : 50 cal vélo, 40 pompes, 30 fentes, 20 burpees, 10 soulevés de terre 120/80 kg",
    "for time: 50cal Bike erg; 40 Push-up; 30 Walking lunge; 20 Burpee; 10 Deadlift @120/80",
  ],
  [
    "EMOM 12 min : minute 1 : 10 tractions, minute 2 : 15 pompes, minute 3 : 20 squats",
    "emom 12 turns: 10 Pull-up (kipping); 15 Push-up; 20 Air squat",
  ],
  [
    "3 rondas por tiempo de: 400 m carrera, 21 swings con kettlebell 24/16 kg, 12 dominadas",
    "3 rounds for time: 400m Run; 21 Kettlebell swing (American) @24/16; 12 Pull-up (kipping)",
  ],
  ["E2MOM 10 min: 3 arrancadas de potencia al 70%", "every 2:00 x5: 3 Power snatch @70%"],
  [
    "AMRAP 12 min in coppia: 12 cal vogatore, 10 thruster 40/30 kg, 8 salti sul box",
    "amrap 12: 12cal Row erg; 10 Thruster @40/30; 8 Box jump",
  ],
  [
    "Wednesday\n\nA. Clean & Jerk 1RM (20 min)\n\nB. For time:\n15 Clean & Jerks @ 70%\n30 Burpees over bar\n15 Clean & Jerks @ 70%",
    "max load [A, 20 min in all]: Clean and jerk || for time: 15 Clean and jerk @70%; 30 Burpee [over bar]; 15 Clean and jerk @70%",
  ],
  [
    "AMRAP 13:\n13 Wall Balls (20/14)\n13 KB Swings (53/35)\n13 Box Jumps (24/20)\n13 Cal Row",
    "amrap 13: 13 Wall ball @20/14lb; 13 Kettlebell swing (American) @53/35lb; 13 Box jump @24/20in; 13cal Row erg",
  ],
  [
    "4 RFT\n25m DB overhead lunge 22.5/15kg\n15 T2B\n25m DB overhead lunge\n15 burpee box jump overs",
    "4 rounds for time: 25m Overhead lunge @22.5/15; 15 Toes-to-bar; 25m Overhead lunge; 15 Burpee box jump-over",
  ],
  ["Back squat 5 x 5 @ 102.5kg (rest 3:00)", "sets 5x5 rest 3:00: Back squat @102.5"],
  [
    "Buy in: 100 DU\n5 rounds\n12 KB swings 32/24\n9 strict HSPU\n6 front squats 84/56\nBuy out: 100 DU\nTC 20",
    "for time cap 20 [buy-in]: 100 Double-under || 5 rounds for time [same clock]: 12 Kettlebell swing (American) @32/24; 9 Handstand push-up (strict); 6 Front squat @84/56 || for time [cash-out, same clock]: 100 Double-under",
  ],
  ["E90S x 10\n1 clean + 1 front squat + 1 jerk @ 75%", "every 1:30 x10 [one complex]: 1 Squat clean; 1 Front squat; 1 Split jerk @75%"],
  [
    "EMOM 21: 1 - 12 cal AB, 2 - 12 DB push press 2x22.5, 3 - rest",
    "emom 21 turns: 12cal Assault bike; 12 Dumbbell push press @2x22.5; Rest",
  ],
  [
    "3 RFT with a partner\n50 cal row\n40 sync sit-ups\n30 hang power cleans 60/40",
    "3 rounds for time: 50cal Row erg; 40 Sit-up [synchro]; 30 Hang power clean @60/40",
  ],
  ["Tabata\n- Assault bike\n- Ski erg\n8 rounds each, 2 min rest between", "tabata 8x0:20/0:10 rest 2:00: max Assault bike; max Ski erg"],
  [
    "5 rounds, 3 min on / 1 min off:\n12 cal row\n12 wall balls\nmax burpees",
    "intervals 5x3:00/1:00: 12cal Row erg; 12 Wall ball; max Burpee",
  ],
  [
    "For time\n10-20-30-40-50\nWall ball 9/6\nDouble unders\nTime cap 18:00",
    "10-20-30-40-50 for time cap 18: Wall ball @9/6; Double-under",
  ],
  [
    "Chipper 30 min cap 💥\n60 cal row\n50 box step ups 60/50cm\n40 DB hang snatch 22.5/15\n30 T2B\n20 thrusters 60/40\n10 bar muscle ups",
    "for time cap 30: 60cal Row erg; 50 Step-up @60/50cm; 40 Dumbbell snatch @22.5/15 [hang]; 30 Toes-to-bar; 20 Thruster @60/40; 10 Bar muscle-up",
  ],
  ["Run 5 x 1k @ threshold, 75 sec rest", "5 rounds rest 1:15: 1000m Run [at threshold pace]"],
  ["Bench press 5-3-1 @ 75-85-95%", "sets 5-3-1: Bench press @75-85-95%"],
  [
    "Pull day\nDeadlift 4x5 @ 140kg\nBarbell rows 4x8 @ 70kg\nPull-ups 4xmax\nCurls 3x12",
    "sets 4x5: Deadlift @140 || sets 4x8: Barbell row @70 || 4 rounds not for time: max Pull-up (kipping) || sets 3x12: Biceps curl",
  ],
  ["AMRAP 20 (zone 2 pace)\n400m run\n20 step ups\n15 push ups\n10 ring rows", "amrap 20: 400m Run; 20 Step-up; 15 Push-up; 10 Ring row"],
  [
    "Hyrox sim (half)\n500m run, 500m ski\n500m run, 25m sled push\n500m run, 25m sled pull\n500m run, 40m burpee broad jump",
    "for time: 500m Run; 500m Ski erg; 500m Run; 25m Sled push; 500m Run; 25m Sled pull (rope); 500m Run; 40m Burpee broad jump",
  ],
  [
    'Wod 6/12\n"The Seven"\n7 rounds for time\n7 hspu\n7 thrusters 135/95\n7 knees to elbows\n7 deadlifts 245/165\n7 burpees\n7 kb swings 2/1.5 pood\n7 pull-ups',
    "7 rounds for time: 7 Handstand push-up (kipping); 7 Thruster @135/95lb; 7 Knees-to-elbow; 7 Deadlift @245/165lb; 7 Burpee; 7 Kettlebell swing (American) @32/24; 7 Pull-up (kipping)",
  ],
  ["Snatch balance 3x3, then snatch 5x1 @ 80%", "sets 3x3: Snatch balance || sets 5x1: Snatch @80%"],
  [
    "10 min AMRAP\n10 cal echo bike\n10 alt DB snatches @50/35\nRest 5 min\n10 min AMRAP\n10 cal row\n10 DB box step overs @50/35",
    "amrap 10: 10cal Assault bike; 10 Dumbbell snatch @50/35lb [alternating] || rest 5:00 || amrap 10: 10cal Row erg; 10 Step-up @50/35lb [dumbbell over]",
  ],
  ["1 mile time trial", "for time: 1609m Run"],
  ["30 muscle ups for time", "for time: 30 Ring muscle-up"],
  [
    "Every 3:00 (5 rounds): 15 cal ski, 12 KB swings 24kg, 9 goblet squats 24kg",
    "every 3:00 x5: 15cal Ski erg; 12 Kettlebell swing (American) @24; 9 Goblet squat @24",
  ],
  [
    "Lower body: Hack squat 4x12 @ 80kg, leg curls 3x15, calf raises 4x20",
    "sets 4x12: Hack squat @80 || sets 3x15: Hamstring curl || sets 4x20: Calf raise",
  ],
  [
    "Warm-up: 2 rounds 200m jog, 10 squats, 10 push ups\nWOD: AMRAP 12: 6 power cleans 70/50, 9 burpees, 12 box jumps",
    "2 rounds not for time [warm-up]: 200m Run; 10 Air squat; 10 Push-up || amrap 12: 6 Power clean @70/50; 9 Burpee; 12 Box jump",
  ],
  ["15-12-9: cal bike, front squat (M 60kg / W 40kg), chest-to-bar", "15-12-9: cal Bike erg; Front squat @60/40; Chest-to-bar pull-up"],
  ["8 x (200m run + 10 KB swings 24/16) rest 1:00", "8 rounds rest 1:00: 200m Run; 10 Kettlebell swing (American) @24/16"],
  ["Core finisher: 3 rounds, 45s on 15s off: plank, v-ups, hollow hold", "intervals 3x0:45/0:15: max Plank; max V-up; max Hollow hold"],
  [
    "Team of 3 | 30 min amrap | 30 cal row | 30 wall balls 9/6 | 30 burpees | 300m run",
    "amrap 30: 30cal Row erg; 30 Wall ball @9/6; 30 Burpee; 300m Run",
  ],
  ["100 burpees for time 😅 (7 min cap)", "for time cap 7: 100 Burpee"],
  ["Deadlift 5 sets of 3 reps at 85%", "sets 5x3: Deadlift @85%"],
  [
    "For time: 3 rounds of 10 power snatch (95/65), 3 wall walks; then 3 rounds of 10 front squat (95/65), 3 rope climbs",
    "3 rounds for time: 10 Power snatch @95/65lb; 3 Wall walk || 3 rounds for time [same clock]: 10 Front squat @95/65lb; 3 Rope climb",
  ],
  [
    "Montag: Kniebeuge 6x4 mit 90 kg, danach 10 Min AMRAP: 10 Wall Balls, 10 Sit-ups, 200 m Lauf",
    "sets 6x4: Back squat @90 || amrap 10: 10 Wall ball; 10 Sit-up; 200m Run",
  ],
  [
    "EMOM 16 Min: 1) 12 Kalorien Ski 2) 10 Burpees 3) 15 Kettlebell Swings 4) Pause",
    "emom 16 turns: 12cal Ski erg; 10 Burpee; 15 Kettlebell swing (American); Rest",
  ],
  [
    "Auf Zeit, 25 Minuten Limit: 1000 m Rudern, 80 Kniebeugen, 60 Sit-ups, 40 Liegestütze, 20 Klimmzüge",
    "for time cap 25: 1000m Row erg; 80 Air squat; 60 Sit-up; 40 Push-up; 20 Pull-up (kipping)",
  ],
  [
    "21-15-9 pour le temps\nDeadlift 100/70 kg\nPompes en équilibre\ncap 10 min",
    "21-15-9 for time cap 10: Deadlift @100/70; Handstand push-up (kipping)",
  ],
  [
    "Soulevé de terre 5x5 à 110 kg, repos 3 min. Puis 3 tours : 15 burpees, 200 m course",
    "sets 5x5 rest 3:00: Deadlift @110 || 3 rounds: 15 Burpee; 200m Run",
  ],
  [
    "AMRAP 15 min: 12 thrusters 43/30 kg, 9 dominadas, 6 burpees sobre la barra",
    "amrap 15: 12 Thruster @43/30; 9 Pull-up (kipping); 6 Burpee [over bar]",
  ],
  [
    "5 rondas de: 20 zancadas, 15 flexiones, 10 dominadas. Descanso 1 min entre rondas",
    "5 rounds rest 1:00: 20 Walking lunge; 15 Push-up; 10 Pull-up (kipping)",
  ],
  ["Ogni 2 minuti per 10 minuti: 5 stacchi da terra 100/70 kg, 10 burpees", "every 2:00 x5: 5 Deadlift @100/70; 10 Burpee"],
  [
    "Fri 27 Nov\n\nStrength\nPush Press 3-3-3-3-3\n\nMetcon\nAMRAP 12\n3 Push press 80/55kg\n6 TTB\n9 cal echo bike",
    "sets 5x3: Push press || amrap 12: 3 Push press @80/55; 6 Toes-to-bar; 9cal Assault bike",
  ],
  [
    "For Time:\n800m Run\n40 Burpees Over the Bar\n40 Power Cleans (95/65)\n800m Run\n\n18-minute cap",
    "for time cap 18: 800m Run; 40 Burpee [over bar]; 40 Power clean @95/65lb; 800m Run",
  ],
  [
    "4 rounds for time (20' cap):\n18/15 cal row\n12 double DB hang cleans (2x22.5/15)\n6 wall walks",
    "4 rounds for time cap 20: 18/15cal Row erg; 12 Dumbbell hang clean @2x22.5/15 [double]; 6 Wall walk",
  ],
  ["E2MOM x 7\n4 deadlift @ 80%\n8 box jumps (step down)", "every 2:00 x7: 4 Deadlift @80%; 8 Box jump"],
  [
    "AMRAP 8\n8 thrusters 60/40kg\n8 burpee pull-ups\n\nRest 4:00\n\nAMRAP 8\n8 power snatch 50/35kg\n8 box jump overs",
    "amrap 8: 8 Thruster @60/40; 8 Burpee pull-up || rest 4:00 || amrap 8: 8 Power snatch @50/35; 8 Box jump [over]",
  ],
  [
    "10-20-30-20-10\nKB swings 24/16kg\nSit ups\nafter each round 10/8 cal bike",
    "10-20-30-20-10: Kettlebell swing (American) @24/16; Sit-up; 10/8cal Bike erg [after every round]",
  ],
  [
    "TEAM WOD (3 people) 💪\n40 min AMRAP\n90 cal row\n75 box jumps\n60 KB swings\n45 hand release push ups\n30 thrusters @ 43/30\n15 rope climbs",
    "amrap 40: 90cal Row erg; 75 Box jump; 60 Kettlebell swing (American); 45 Push-up [hand-release]; 30 Thruster @43/30; 15 Rope climb",
  ],
  [
    "Bulgarian split squat 3x8/side @ 2x20kg\nGlute bridge 3x15\nCopenhagen plank 3x30s",
    "sets 3x8: Bulgarian split squat @2x20 [each side] || sets 3x15: Glute bridge || sets 3x0:30: Copenhagen plank",
  ],
  ["21-15-9-6-3\nOHS 95/65\nC2B\nRx+ 135/95 & bar MU", "21-15-9-6-3: Overhead squat @95/65lb; Chest-to-bar pull-up"],
  ["Every 5:00 for 25:00\n400m run\n15 DB thrusters\n15 pull ups", "every 5:00 x5: 400m Run; 15 Dumbbell thruster; 15 Pull-up (kipping)"],
  [
    "EMOM 10 min\nodd min: 10 DB deadlifts 2x30\neven min: 8 DB strict press 2x20",
    "emom 10 turns: 10 Dumbbell deadlift @2x30; 8 Standing dumbbell press @2x20",
  ],
  ["Partner relay: 6 rounds each of 200m run, 10 wall balls 9/6", "6 rounds: 200m Run; 10 Wall ball @9/6"],
  [
    "Back rack lunges 4x8 (4/leg) @ 60kg\nthen\n3 RFT\n20 wall balls\n10 burpees\n200m run",
    "sets 4x8: Back-rack lunge @60 || 3 rounds for time: 20 Wall ball; 10 Burpee; 200m Run",
  ],
  [
    "2 RFT\n400 m run\n40 air squats\n30 sit-ups\n20 push-ups\n10 pull-ups\n(Baseline x 2)",
    "2 rounds for time: 400m Run; 40 Air squat; 30 Sit-up; 20 Push-up; 10 Pull-up (kipping)",
  ],
  ["6 rounds: 250m row / 10 burpees / rest 1:00", "6 rounds rest 1:00: 250m Row erg; 10 Burpee"],
  ["Ski 8x250m, rest 45s", "8 rounds rest 0:45: 250m Ski erg"],
  ['"Cindy" 20 min AMRAP: 5 pull-ups, 10 push-ups, 15 air squats', "amrap 20: 5 Pull-up (kipping); 10 Push-up; 15 Air squat"],
  ["Kelly with 12kg ball", "5 rounds for time: 400m Run; 30 Box jump; 30 Wall ball @12"],
  [
    "AMRAP 15:\n- 10 DB snatches (5 per arm) @ 22.5/15\n- 10 DB goblet squats @ 22.5/15\n- 10 burpees over DB",
    "amrap 15: 10 Dumbbell snatch @22.5/15; 10 Goblet squat @22.5/15 [dumbbell]; 10 Burpee [over dumbbell]",
  ],
  ["Swim 10 x 100m, 20s rest", "10 rounds rest 0:20: 100m Swim"],
  [
    "A) 5 sets:\n3 strict pull ups + 6 kipping pull ups\nB) For time:\n40 pull ups\n40 cal row\n40 hspu",
    "5 rounds not for time: 3 Pull-up (strict); 6 Pull-up (kipping) || for time: 40 Pull-up (kipping); 40cal Row erg; 40 Handstand push-up (kipping)",
  ],
  [
    "3 rounds:\n1:00 max cal row\n1:00 max DB snatch 22.5/15\n1:00 max burpees\n1:00 rest",
    "3 rounds: 1:00 cal Row erg; 1:00 Dumbbell snatch @22.5/15; 1:00 Burpee; 1:00 Rest",
  ],
  [
    "Sandbag AMRAP 20: 5 sandbag cleans 60kg, 50m sandbag carry, 10 sandbag squats, 200m run",
    "amrap 20: 5 Sandbag clean @60; 50m Sandbag bear-hug carry; 10 Sandbag squat (bear hug); 200m Run",
  ],
  ["For time: 9-15-21 deadlift 100/70 and cal row", "9-15-21 for time: Deadlift @100/70; cal Row erg"],
  ["8 min AMRAP of max clean & jerks @ 61/43kg", "amrap 8: max Clean and jerk @61/43"],
  ["Death by wall balls", "death by, every 1:00: Wall ball"],
  ["400m run x 6 / 90s rest", "6 rounds rest 1:30: 400m Run"],
  [
    "4 rounds for quality:\n10m handstand walk\n12 alternating pistols\n8 strict ring dips\n10 GHD hip extensions",
    "4 rounds not for time: 10m Handstand walk; 12 Pistol squat [alternating]; 8 Ring dip [strict]; 10 Back extension (bodyweight)",
  ],
  [
    "5 Runden für Zeit:\n10 Thruster 40/30 kg\n10 Klimmzüge\n10 Box Jumps\n200 m Lauf",
    "5 rounds: 10 Thruster @40/30; 10 Pull-up (kipping); 10 Box jump; 200m Run",
  ],
  ["Ruderintervalle: 6 x 500 m, 90 Sekunden Pause", "6 rounds rest 1:30: 500m Row erg"],
  ["AMRAP 10 Min: 8 Kurzhantel-Thruster 2x15 kg, 8 Toes to Bar, 8 Burpees", "amrap 10: 8 Dumbbell thruster @2x15; 8 Toes-to-bar; 8 Burpee"],
  [
    "Chipper (cap 25 min)\n50 cal rameur\n40 wall balls 9/6 kg\n30 tractions\n20 épaulés 60/40 kg\n10 muscle ups",
    "for time cap 25: 50cal Row erg; 40 Wall ball @9/6; 30 Pull-up (kipping); 20 Squat clean @60/40; 10 Ring muscle-up",
  ],
  ["Squat arrière 5x5 à 80 %, 3 min de repos entre les séries", "sets 5x5 rest 3:00: Back squat @80%"],
  [
    "EMOM 12: min 1 12 cal remo, min 2 10 burpees, min 3 12 sentadillas frontales 50/35 kg",
    "emom 12 turns: 12cal Row erg; 10 Burpee; 12 Front squat @50/35",
  ],
  ["Para tiempo: 21-15-9 peso muerto 100/70 y flexiones en pino", "21-15-9: Deadlift @100/70; Handstand push-up (kipping)"],
  [
    "Per tempo, limite 20 minuti: 1000 m vogatore, 50 piegamenti, 40 squat frontali 50/35 kg, 30 trazioni",
    "for time cap 20: 1000m Row erg; 50 Push-up; 40 Front squat @50/35; 30 Pull-up (kipping)",
  ],
  [
    "Tuesday 11/24\n\nFor time:\n42-30-18\nWall balls (20/14)\nCal row\n\nTime cap: 15",
    "42-30-18 for time cap 15: Wall ball @20/14lb; cal Row erg",
  ],
  ["6 RFT\n12 pull-ups\n15 air squats\n200m run\nGoal: under 18 min", "6 rounds for time: 12 Pull-up (kipping); 15 Air squat; 200m Run"],
  [
    "AMRAP 14 in teams of 2, switching every round\n10 deadlifts 100/70\n10 box jumps 60/50\n10 cal bike",
    "amrap 14: 10 Deadlift @100/70; 10 Box jump @60/50cm; 10cal Bike erg",
  ],
  [
    "EMOM 15 - 5 sets each\n1) 12/9 Cal Ski\n2) 8 Devil Press 2x22.5/15\n3) 45s hollow hold",
    "emom 15 turns: 12/9cal Ski erg; 8 Devil press @2x22.5/15; 0:45 Hollow hold",
  ],
  ["Back Squat – Every 2:30 x 5: 5 reps @ 75%", "every 2:30 x5: 5 Back squat @75%"],
  ["E2MOM x 6: 200m run + max reps strict pull-ups", "every 2:00 x6: 200m Run; max Pull-up (strict)"],
  [
    "“Bert”\nFor time:\n50 burpees\n400m run\n100 push-ups\n400m run\n150 walking lunges\n400m run\n200 squats",
    "for time: 50 Burpee; 400m Run; 100 Push-up; 400m Run; 150 Walking lunge; 400m Run; 200 Air squat",
  ],
  ["Weightlifting\nSnatch: 6x2 @ 75%, 90s rest\nClean pull: 4x3 @ 100%", "sets 6x2 rest 1:30: Snatch @75% || sets 4x3: Clean pull @100%"],
  [
    "5 rounds, 1:00 rest between:\n15 cal echo bike\n12 DB push press 2x50/35\n9 box jumps 30/24",
    "5 rounds rest 1:00: 15cal Assault bike; 12 Dumbbell push press @2x50/35lb; 9 Box jump @30/24in",
  ],
  [
    "Buy-in: 50 wall balls 9/6\n4 rounds: 12 power cleans 60/40, 12 lateral burpees\nCash-out: 50 wall balls",
    "not for time [buy-in]: 50 Wall ball @9/6 || 4 rounds [same clock]: 12 Power clean @60/40; 12 Burpee [lateral] || not for time [cash-out, same clock]: 50 Wall ball",
  ],
  [
    "2-4-6-8-10-8-6-4-2\nC&J 135/95\nBar facing burpees\n16 min cap",
    "2-4-6-8-10-8-6-4-2 for time cap 16: Clean and jerk @135/95lb; Burpee [bar-facing]",
  ],
  [
    "9 min AMRAP\n9 DB snatch (22.5/15kg)\n9 lateral burpee over DB\n36 double unders",
    "amrap 9: 9 Dumbbell snatch @22.5/15; 9 Burpee [lateral over dumbbell]; 36 Double-under",
  ],
  ["10 x 100m row sprint, 1:00 rest", "10 rounds rest 1:00: 100m Row erg [sprint]"],
  [
    "Skill: 5 min double-under practice\nWOD: 4 RFT: 50 DU, 15 KBS 24/16, 10 burpees",
    "not for time: 5:00 Double-under [practice] || 4 rounds for time: 50 Double-under; 15 Kettlebell swing (American) @24/16; 10 Burpee",
  ],
  [
    "3 x 6 min AMRAP (2 min rest)\n12 cal row\n9 thrusters 43/30kg\n6 bar muscle ups",
    "intervals 3x6:00/2:00, each an AMRAP: 12cal Row erg; 9 Thruster @43/30; 6 Bar muscle-up",
  ],
  [
    "Hyrox: 1k run / 50 wall balls / 1k row / 50m sled push 152/102 / 1k ski / 80m BBJ. For time, 35 min cap",
    "for time cap 35: 1000m Run; 50 Wall ball; 1000m Row erg; 50m Sled push @152/102; 1000m Ski erg; 80m Burpee broad jump",
  ],
  ["5 RFT\n400m run\n10 burpees\nRx vest 9/6kg", "5 rounds for time: 400m Run; 10 Burpee"],
  ["20-16-12-8-4\nDB hang cleans 22.5/15\nT2B\nDB thrusters", "20-16-12-8-4: Dumbbell hang clean @22.5/15; Toes-to-bar; Dumbbell thruster"],
  [
    "EMOM x 20 min\nM1: 14 cal row\nM2: 12 burpees\nM3: 10 T2B\nM4: 8 STOH 50/35",
    "emom 20 turns: 14cal Row erg; 12 Burpee; 10 Toes-to-bar; 8 Push press @50/35",
  ],
  [
    "30 min partner AMRAP\n50/40 cal row\n40 KB swings 24/16\n30 box jumps\n20 clean and jerks 60/40\n10 wall walks",
    "amrap 30: 50/40cal Row erg; 40 Kettlebell swing (American) @24/16; 30 Box jump; 20 Clean and jerk @60/40; 10 Wall walk",
  ],
  [
    "For time: 1k row, 21 thrusters 43kg, 750m row, 15 thrusters 43kg, 500m row, 9 thrusters 43kg",
    "for time: 1000m Row erg; 21 Thruster @43; 750m Row erg; 15 Thruster @43; 500m Row erg; 9 Thruster @43",
  ],
  ["8 rounds of:\n30 sec max cal bike\n30 sec rest", "intervals 8x0:30/0:30: max cal Bike erg"],
  ["12-minute AMRAP of 5 pull-ups, 10 push-ups and 15 squats", "amrap 12: 5 Pull-up (kipping); 10 Push-up; 15 Air squat"],
  [
    "RDL 3x10 @ 80kg, 2 min rest; walking lunges 3x20 2x16kg; GHD raises 3x12",
    "sets 3x10 rest 2:00: Romanian deadlift @80 || sets 3x20: Walking lunge @2x16 || sets 3x12: GHD raises",
  ],
  [
    "1 RFT 😂\n100 wall balls\n80 cal row\n60 burpees\n40 T2B\n20 bar muscle ups",
    "1 rounds for time: 100 Wall ball; 80cal Row erg; 60 Burpee; 40 Toes-to-bar; 20 Bar muscle-up",
  ],
  ["4 x 1 mile @ 10k pace, 2:30 jog recovery", "4 rounds rest 2:30 [recovery: jog]: 1609m Run [at 10k pace]"],
  ["Power clean EMOM 8, 2 reps @ 80%", "emom 8: 2 Power clean @80%"],
  ["AMRAP 16\n400m run\nmax unbroken pull-ups", "amrap 16: 400m Run; max Pull-up (kipping) [unbroken]"],
  [
    "Heute: 5 Runden auf Zeit\n12 Kreuzheben 70/47,5 kg\n9 Hang Power Cleans\n6 Push Jerks\nZeitlimit 15 Min",
    "5 rounds for time cap 15: 12 Deadlift @70/47.5; 9 Hang power clean; 6 Push jerk",
  ],
  ["Alle 90 Sek. x 8: 2 Reißen @ 75 %", "every 1:30 x8: 2 Snatch @75%"],
  [
    "4 Runden: 20 Kalorien Rad, 15 Liegestütze, 10 Klimmzüge, 1 Min Pause",
    "4 rounds rest 1:00: 20cal Bike erg; 15 Push-up; 10 Pull-up (kipping)",
  ],
  ["3 tours : 30 cal rameur, 20 pompes, 10 montées de corde", "3 rounds: 30cal Row erg; 20 Push-up; 10 Rope climb"],
  [
    "AMRAP 20' à deux\n400 m course ensemble\n30 thrusters 40/30 kg\n20 burpees",
    "amrap 20: 400m Run [together]; 30 Thruster @40/30; 20 Burpee",
  ],
  ["Cada 3 min x 4: 300 m remo, 12 flexiones, 9 thrusters 40/30 kg", "every 3:00 x4: 300m Row erg; 12 Push-up; 9 Thruster @40/30"],
  [
    "Por tiempo (límite 15 min)\n100 saltos de comba dobles\n50 abdominales\n25 cargadas 60/40 kg",
    "for time cap 15: 100 Double-under; 50 Sit-up; 25 Squat clean @60/40",
  ],
  [
    "Stacco da terra 5x3 all'85%, recupero 3 min\n3 giri: 15 burpees, 20 affondi, 200 m corsa",
    "sets 5x3 rest 3:00: Deadlift @85% || 3 rounds: 15 Burpee; 20 Walking lunge; 200m Run",
  ],
];
