/** Workouts as boxes, chats and Instagram post them, and what each says in the words of `wodText`; only for tests. */
export const POSTED_WORKOUTS: readonly (readonly [typed: string, read: string])[] = [
  [
    "“Bad Karma”\n\nFor time:\n40/32 Calorie Row\n30 Alternating DB Hang Clean & Jerks (50/35)\n20 Lateral Burpees Over DB\n10 Bar Muscle-Ups\n\nTime Cap: 14:00",
    "for time cap 14: 40cal Row erg; 30 Dumbbell clean and jerk @50/35lb; 20 Burpee; 10 Bar muscle-up",
  ],
  [
    "21-15-9 for time:\nFront squats, 60/40kg, from the floor\nToes-to-bar\n\n*200m run after each set*",
    "21-15-9 for time: Front squat @60/40; Toes-to-bar; 200m Run",
  ],
  [
    'AMRAP 16 min\n\n9 Power snatch 42/30 kg\n12 Box jump over 24/20"\n15 Wall ball 20/14 lb',
    "amrap 16: 9 Power snatch @42/30; 12 Box jump @24/20in; 15 Wall ball @20/14lb",
  ],
  [
    "EMOM x 16\nMin 1: 14/11 Cal Echo Bike\nMin 2: 12-15 TTB\nMin 3: 10 DB Bench (2x50s/35s)\nMin 4: :45 Plank Hold",
    "emom 16 turns: 14cal Assault bike; 12 Toes-to-bar; 10 Dumbbell bench press @2x50/35lb; 0:45 Plank",
  ],
  ["E2MOM 16 min (8 sets)\n2 Power cleans + 1 Push jerk\n@ 70-80% of 1RM C&J", "every 2:00 x8: 2 Power clean; 1 Push jerk @70-80%"],
  [
    "Tabata This!\nRow (cals)\nAir squats\nPull-ups\nPush-ups\nSit-ups\n1 min rest between exercises",
    "tabata 8x0:20/0:10 rest 1:00: max cal Row erg; max Air squat; max Pull-up (kipping); max Push-up; max Sit-up",
  ],
  [
    "Saturday Partner Chipper (40 min cap)\nwith one partner working at a time:\n100 Cal Bike\n90 Deadlifts (135/95)\n80 Box Step Ups\n70 KBS (53/35)\n60 Push Ups\n800m Run together",
    "for time cap 40: 100cal Bike erg; 90 Deadlift @135/95lb; 80 Step-up; 70 Kettlebell swing (American) @53/35lb; 60 Push-up; 800m Run",
  ],
  [
    "For time\n1-2-3-4-5-6-7-8-9-10\nSandbag to shoulder 45/30kg\nBurpees\n\n50m run between rounds",
    "1-2-3-4-5-6-7-8-9-10 for time: Sandbag to shoulder @45/30; Burpee; 50m Run",
  ],
  [
    "Back Squat\n5 reps @ 70%\n5 reps @ 75%\n3 reps @ 80%\n3 reps @ 85%\n1+ reps @ 90%\n\nthen\n\nAMRAP 9\n9 Thrusters 95/65\n9 Burpees over bar",
    "sets 5-5-3-3-1: Back squat @70-90% || amrap 9: 9 Thruster @95/65lb; 9 Burpee",
  ],
  [
    "5 Rounds, each for time, start every 5:00\n\n400m Run\n15 Pull-ups\n10 Hang power snatches 95#/65#",
    "every 5:00 x5: 400m Run; 15 Pull-up (kipping); 10 Power snatch @95/65lb",
  ],
  [
    "Buy-in: 1,000m Row\n\n5 Rounds:\n10 Thrusters (95/65 lb)\n10 C2B\n\nCash-out: 100 DU",
    "for time: 1000m Row erg || 5 rounds for time: 10 Thruster @95/65lb; 10 Chest-to-bar pull-up || for time: 100 Double-under",
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
  ["Row Intervals\n4 x 750m\nRest 2:30 between\n*hold 2k +4", "4 rounds rest 2:30: 750m Row erg"],
  [
    "AMRAP 20:\nRun 400m\n20 KB Swings @ 24/16\n15 Goblet Squats @ 24/16\n10 Burpee Box Jump Overs @ 60/50cm",
    "amrap 20: 400m Run; 20 Kettlebell swing (American) @24/16; 15 Goblet squat @24/16; 10 Burpee box jump-over @60/50cm",
  ],
  ["Bench Press\n4 × 8 @ RPE 8\n\nDB Row\n4 × 10/side @ 30kg", "sets 4x8: Bench press || sets 4x10: Single-arm dumbbell row @30"],
  [
    '"Holiday Hangover" 12 Days of Christmas:\n1 Squat Clean & Jerk 135/95\n2 Ring Muscle Ups\n3 Wall Walks\n4 Box Jumps',
    "for time: 1 Clean and jerk @135/95lb; 2 Ring muscle-up; 3 Wall walk; 4 Box jump",
  ],
  [
    "20min Cap:\n\n800m Run\n40 Pull Ups\n60 Push Ups\n80 Air Squats\n800m Run",
    "for time cap 20: 800m Run; 40 Pull-up (kipping); 60 Push-up; 80 Air squat; 800m Run",
  ],
  ["Death by Burpees\n(min 1: 1 burpee, min 2: 2 burpees…)", "for time: Death by Burpees"],
  [
    "A1: Strict Pull Ups - 4 x 6-8\nA2: Dips - 4 x 8-10\nB: 10 min EMOM - 8 cal row + 8 push ups",
    "sets 4x6: Pull-up (strict) || sets 4x8: Dip (parallel bar) || emom 10: 8cal Row erg; 8 Push-up",
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
  [
    "50-40-30-20-10\nSit-ups\n25-20-15-10-5\nPower cleans 60/40",
    "50-40-30-20-10 for time: Sit-up || 25-20-15-10-5 for time: Power clean @60/40",
  ],
  [
    "Snatch complex (1 pull + 1 hang snatch + 1 OHS)\n6 sets @ 65-75%",
    "6 rounds not for time: 1 Snatch pull; 1 Power snatch; 1 Overhead squat @65-75%",
  ],
  [
    "in 12 minutes:\n1 mile run\nthen AMRAP in remaining time:\n10 wall balls 9/6\n10 T2B",
    "for time: 1609m Run || amrap 12: 10 Wall ball @9/6; 10 Toes-to-bar",
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
    "5 rounds for time rest 1:30: 3 Front squat @80%; 6 Handstand push-up (strict); 9cal Assault bike",
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
    "5 rounds for time cap 20: 15 Deadlift @80/55; 12 Pull-up (kipping); 9 Burpee",
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
];
