/** Workouts as main sites and other boxes post them, and what each says in the words of `partsText`; only for tests. */
export const MAIN_SITE_WORKOUTS: readonly (readonly [typed: string, read: string])[] = [
  [
    "Workout of the day\n4 rounds for time\n- 12 deadlifts (100/70kg)\n- 12 box jump overs\n- 12 handstand push ups\nTimecap: 16 min",
    "4 rounds for time cap 16: 12 Deadlift @100/70; 12 Box jump [over]; 12 Handstand push-up (kipping)",
  ],
  [
    "Metcon 1:\nAMRAP 7\n10 kettlebell swings 24/16\n10 goblet squats 24/16\n\n3 min rest\n\nMetcon 2:\nAMRAP 7\n10 cal row\n10 burpees",
    "amrap 7: 10 Kettlebell swing (American) @24/16; 10 Goblet squat @24/16 || rest 3:00 || amrap 7: 10cal Row erg; 10 Burpee",
  ],
  [
    "For time w/ a partner:\n100 cal row\n100 wall balls\n100 cal ski\n100 burpees\n*switch every 10 reps",
    "for time: 100cal Row erg; 100 Wall ball; 100cal Ski erg; 100 Burpee",
  ],
  ["Teams of 2, AMRAP 20:\nP1: 200m run\nP2: max wall balls\nswitch", "amrap 20: 200m Run [partner 1]; max Wall ball [partner 2]"],
  ["E2MOM 12 (6 sets)\n3 back squat @ 85%", "every 2:00 x6: 3 Back squat @85%"],
  [
    "EMOM 8\n2 hang snatches + 1 overhead squat @ 65%\n\n-then-\n\nFor time:\n50 snatches 43/30",
    "emom 8 [one complex]: 2 Hang snatch; 1 Overhead squat @65% || for time: 50 Snatch @43/30",
  ],
  ["Squat Snatch\nBuild to 1RM in 20 minutes", "max load [20 min in all]: Snatch"],
  ["Bench press\n10-8-6-4-2\nrest 90 sec\n+ 3x20 push ups", "sets 10-8-6-4-2 rest 1:30: Bench press || sets 3x20: Push-up"],
  ["Power clean + push jerk, 5 sets of 2+1 @ 75%", "5 rounds not for time [one complex]: 2 Power clean; 1 Push jerk @75%"],
  ["Every 6 min x 4\n800m run\n20 wall balls 9/6kg\nRest remaining time", "every 6:00 x4: 800m Run; 20 Wall ball @9/6"],
  [
    "5 rounds\n20/16 cal bike\n15 T2B\n10 Power snatch 50/35kg\nRest 1 min between rounds\nCap 25",
    "5 rounds for time cap 25 rest 1:00: 20/16cal Bike erg; 15 Toes-to-bar; 10 Power snatch @50/35",
  ],
  ["10 min EMOM\nodd: 15 KB swings\neven: 10 burpees", "emom 10 turns: 15 Kettlebell swing (American); 10 Burpee"],
  ["50-40-30-20-10 DU & sit ups, 5-4-3-2-1 rope climbs after each", "50-40-30-20-10: Double-under; Sit-up; 5-4-3-2-1 Rope climb"],
  [
    "Hyrox Simulation\n8x 1km run with\n1000m Ski\n50m Sled push 152kg\n50m Sled pull 103kg\n80m Burpee broad jump\n1000m Row\n200m Farmers Carry 2x24kg\n100m Sandbag lunges 20kg\n100 Wall balls 6kg",
    "for time: 1000m Run; 1000m Ski erg; 1000m Run; 50m Sled push @152; 1000m Run; 50m Sled pull (rope) @103; 1000m Run; 80m Burpee broad jump; 1000m Run; 1000m Row erg; 1000m Run; 200m Farmers carry @2x24; 1000m Run; 100m Sandbag lunge @20; 1000m Run; 100 Wall ball @6",
  ],
  [
    "Threshold run\n15 min warm up\n4 x 8 min @ threshold, 2 min easy jog\n10 min cool down",
    "not for time [warm-up]: 15:00 Run || intervals 4x8:00/2:00 [recovery: easy jog]: Run [at threshold pace] || not for time [cool-down]: 10:00 Run",
  ],
  ["Track: 12x400m in 90s, 60s rest", ""],
  ["Long run 90 min easy with last 20 min at marathon pace", "not for time: 70:00 Run [long easy]; 20:00 Run [at marathon pace]"],
  ["Row 2000m time trial", "for time: 2000m Row erg"],
  [
    "3 sets\n500m row @ 2k pace\n2 min rest\n15 thrusters\n2 min rest",
    "3 rounds not for time rest 2:00: 500m Row erg [at 2k pace]; 15 Thruster",
  ],
  [
    "8 min AMRAP\n8 shoulder to overhead (50/35)\n8 front squats (50/35)\n8 bar over burpees",
    "amrap 8: 8 Push press @50/35; 8 Front squat @50/35; 8 Burpee [over]",
  ],
  [
    "20 min EMOM, 5 exercises: 40s work 20s rest\nwall balls\nrow\nsit ups\nlunges\nbike",
    "intervals 4x0:40/0:20: max Wall ball; max Row erg; max Sit-up; max Walking lunge; max Bike erg",
  ],
  [
    "A1) DB bench 4x10\nA2) Bent over row 4x10\nB1) Lat pulldown 3x12\nB2) Push ups 3xmax\nRest 60-90s",
    "sets 4x10 [superset A1]: Dumbbell bench press || sets 4x10 [superset A2]: Barbell row || sets 3x12 [superset B1]: Lat pulldown || 3 rounds not for time rest 1:00 [superset B2, rest up to 1:30]: max Push-up",
  ],
  ["Front squat 3x3 @80%, 1x3 @85%, 1x3 @90%", "sets 5x3: Front squat @80-80-80-85-90%"],
  [
    "Leg day\nSquat: 100kg 5x5\nRDL: 80kg 4x8\nLunges: 2x20kg 3x12 each\nCalf raises 4x15",
    "sets 5x5: Back squat @100 || sets 4x8: Romanian deadlift @80 || sets 3x12: Walking lunge @2x20 [each side] || sets 4x15: Calf raise",
  ],
  ["Deadlift 140kg 3x5", "sets 3x5: Deadlift @140"],
  ["Weighted pull ups 5x5 @ +15kg", "sets 5x5: Weighted pull-up @15"],
  ["Sled push 6x20m heavy, rest 2 min", "6 rounds rest 2:00: 20m Sled push [heavy]"],
  ["Farmers carry 4x50m 2x32kg", "4 rounds: 50m Farmers carry @2x32"],
  ["4x 500m Ski, 1:30 Pause", "4 rounds rest 1:30: 500m Ski erg"],
  [
    "Für Zeit\n30-20-10\nKal Bike\nBurpees\nDann 50 Wallballs\nZeitlimit 18 Minuten",
    "30-20-10 for time cap 18: cal Bike erg; Burpee || for time [same clock]: 50 Wall ball",
  ],
  [
    "5 Runden:\n10 Klimmzüge\n20 Liegestütze\n30 Kniebeugen\n3 Min Pause zwischen den Runden",
    "5 rounds rest 3:00: 10 Pull-up (kipping); 20 Push-up; 30 Air squat",
  ],
  [
    "AMRAP 25 Min im Team zu zweit\n50 Kalorien Rudern\n40 Kreuzheben 70/50kg\n30 Burpees\n20 Klimmzüge",
    "amrap 25: 50cal Row erg; 40 Deadlift @70/50; 30 Burpee; 20 Pull-up (kipping)",
  ],
  [
    "EMOM 20 Min: 1. 12 Wall Balls, 2. 10 Box Jumps, 3. 12 Kal Ski, 4. Pause",
    "emom 20 turns: 12 Wall ball; 10 Box jump + 12cal Ski erg + Rest",
  ],
  [
    "Krafttraining: Bankdrücken 4x8 70kg, Rudern 4x10 60kg, Schulterdrücken 3x10 40kg",
    "sets 4x8: Bench press @70 || sets 4x10: Barbell row @60 || sets 3x10: Overhead press @40",
  ],
  [
    "4 tours : 15 thrusters 40/30kg, 12 tractions, 9 burpees, 1 min repos",
    "4 rounds rest 1:00: 15 Thruster @40/30; 12 Pull-up (kipping); 9 Burpee",
  ],
  [
    "AMRAP 12 min :\n8 épaulés 60/40\n10 burpees par-dessus la barre\n12 wall balls",
    "amrap 12: 8 Squat clean @60/40; 10 Burpee [over bar]; 12 Wall ball",
  ],
  [
    "EMOM 15 :\n1) 15 cal rameur\n2) 12 squats gobelet 24/16\n3) 10 pompes",
    "emom 15 turns: 15cal Row erg; 12 Goblet squat @24/16; 10 Push-up",
  ],
  ["Deadlift 5x3 à 85 %, récup 3 min", "sets 5x3 rest 3:00: Deadlift @85%"],
  ["8 x 400 m, récup 1 min 15", "8 rounds rest 1:15: 400m Run"],
  [
    "3 rondas por tiempo:\n800 m correr\n30 swings 24/16\n20 burpees",
    "3 rounds for time: 800m Run; 30 Kettlebell swing (American) @24/16; 20 Burpee",
  ],
  ["AMRAP 18:\n10 cargadas 60/40\n15 saltos al cajón\n20 cal bici", "amrap 18: 10 Squat clean @60/40; 15 Box jump; 20cal Bike erg"],
  [
    "Press banca 5x5 80%, descanso 3 min, después 3x12 aperturas con mancuernas",
    "sets 5x5 rest 3:00: Bench press @80% || sets 3x12: Dumbbell fly",
  ],
  ["21-15-9: thrusters 43/30 kg y dominadas. Límite 10 min", "21-15-9 for time cap 10: Thruster @43/30; Pull-up (kipping)"],
  [
    "5 giri per tempo:\n10 trazioni\n20 piegamenti\n30 squat\nriposo 2 min",
    "5 rounds rest 2:00: 10 Pull-up (kipping); 20 Push-up; 30 Air squat",
  ],
  ["EMOM 12: 1° min 12 cal vogatore, 2° min 10 burpees, 3° min 15 wall ball", "emom 12 turns: 12cal Row erg; 10 Burpee; 15 Wall ball"],
  ["Panca piana 5x5 80 kg, recupero 3 min", "sets 5x5 rest 3:00: Bench press @80"],
  ["6 x 800 m, recupero 2 min", "6 rounds rest 2:00: 800m Run"],
  [
    "100 double unders, 50 wall balls, 40 pull ups, 30 devil's press, 20 ring dips; rest 5 min; then 5k row",
    "not for time: 100 Double-under; 50 Wall ball; 40 Pull-up (kipping); 30 Devil press; 20 Ring dip || rest 5:00 || not for time: 5000m Row erg",
  ],
  [
    "Upper body pump: 4 rounds, not for time: 10 DB rows each arm, 12 lateral raises, 15 face pulls, 10 strict dips",
    "4 rounds not for time: 10 Single-arm dumbbell row [each side]; 12 Lateral raise; 15 Face pull; 10 Dip (parallel bar) [strict]",
  ],
  [
    "Wendler week 3: press 5 @75%, 3 @85%, 1+ @95%, then 5x10 @50%",
    "sets 5-3-1 [last set max]: Overhead press @75-85-95% || sets 5x10: Overhead press @50%",
  ],
  ["15 min to a heavy 3 front squat, then 3 @ 90% x 3 sets", "max load 3 [15 min in all]: Front squat || sets 3x3: Front squat @90%"],
  ["Hang power clean - 2 reps every 45 seconds for 9 minutes", "every 0:45 x12: 2 Hang power clean"],
  ["30 rounds: 1 burpee, 1 pull up, 1 push up, 1 squat", "30 rounds: 1 Burpee; 1 Pull-up (kipping); 1 Push-up; 1 Air squat"],
  [
    "1-2-3-4-5-6-7-8-9-10 of strict HSPU, 10-9-8-7-6-5-4-3-2-1 of deadlift 100kg",
    "1-2-3-4-5-6-7-8-9-10: Handstand push-up (strict); 10-9-8-7-6-5-4-3-2-1 Deadlift @100",
  ],
  ['CompTrain Class\n"Amanda"\n9-7-5\nRing Muscle-ups\nSquat Snatch (135/95)', "9-7-5 for time: Ring muscle-up; Snatch @135/95lb"],
  [
    "For Time:\n1 Mile Run\n-directly into-\n10 Rounds of Cindy\n-directly into-\n1 Mile Run",
    "for time: 1609m Run || 10 rounds for time [same clock]: 5 Pull-up (kipping); 10 Push-up; 15 Air squat || for time [same clock]: 1609m Run",
  ],
  [
    "On a 20:00 running clock:\n0:00-8:00\n1,600 Meter Run\n8:00-20:00\nBuild to a 1RM Clean",
    "for time cap 8: 1600m Run || max load [12 min in all]: Squat clean",
  ],
  ["5 Sets, for max distance:\n1:00 Max Cal Bike\nRest 2:00 b/t sets", "intervals 5x1:00/2:00: max cal Bike erg"],
  ["Every 4:00 for 5 sets:\n400m Run\n15/12 Cal Row\n10 Toes to Bar", "every 4:00 x5: 400m Run; 15/12cal Row erg; 10 Toes-to-bar"],
  [
    "AMRAP 8:\n2-4-6-8-10-12-etc\nDumbbell Thrusters (50/35)\nChest-to-bar Pull-ups",
    "amrap 8 ladder 2-4-6-8-10-12+: Dumbbell thruster @50/35lb; Chest-to-bar pull-up",
  ],
  [
    "3 sets for quality\n:30 Side Plank (each)\n12 Banded Pull-aparts\n8/8 Single Leg RDL\n-Rest as needed-",
    "3 rounds not for time: 0:30 Side plank [each side]; 12 Band pull-apart; 8 Single-leg Romanian deadlift [each side]",
  ],
  [
    "Teams of 2\n5 Rounds, for time:\n50 Cal Row (split)\n40 Alternating DB Snatches (50/35)\n30 Box Jump Overs (24/20)\n20 Synchro Burpees\n*Time Cap: 35 minutes",
    "5 rounds for time cap 35: 50cal Row erg [split]; 40 Dumbbell snatch @50/35lb [alternating]; 30 Box jump @24/20in [over]; 20 Burpee [synchro]",
  ],
  [
    '"DT"\n5 RFT:\n12 Deadlifts\n9 Hang Power Cleans\n6 Push Jerks\nRX: 155/105',
    "5 rounds for time: 12 Deadlift @155/105lb; 9 Hang power clean @155/105lb; 6 Push jerk @155/105lb",
  ],
  ["Back Squat: 5 @ 70%, 4 @ 75%, 3 @ 80%, 2 @ 85%, 1 @ 90%", "sets 5-4-3-2-1: Back squat @70-75-80-85-90%"],
  ["Deadlift\nSet 1: 5 reps @ 65%\nSet 2: 5 reps @ 75%\nSet 3: 5+ reps @ 85%", "sets 3x5 [last set max]: Deadlift @65-75-85%"],
  ["Clean & Jerk\n1-1-1-1-1-1-1\nWork to a heavy single for the day", "sets 7x1: Clean and jerk [work to a heavy single for the day]"],
  ["4 Rounds For Time\n400 Meter Run\n50 Air Squats", "4 rounds for time: 400m Run; 50 Air squat"],
  [
    "Alternating EMOM for 24 minutes:\nMinute 1: 15/12 Calorie Row\nMinute 2: 12 Hang Power Cleans (115/80)\nMinute 3: 15 Burpees\nMinute 4: 40 Double Unders",
    "emom 24 turns: 15/12cal Row erg; 12 Hang power clean @115/80lb; 15 Burpee; 40 Double-under",
  ],
  [
    "AMRAP 15:\n3 Wall Walks\n6 Power Cleans (185/125 lb)\n9 Bar-facing Burpees\n12 GHD Sit-ups",
    "amrap 15: 3 Wall walk; 6 Power clean @185/125lb; 9 Burpee [bar-facing]; 12 GHD sit-up",
  ],
  ["21-15-9-15-21:\nCal Ski\nWall Balls (20/14 to 10/9 ft)", "21-15-9-15-21: cal Ski erg; Wall ball @20/14lb [to 10/9 ft]"],
  [
    "Tabata:\nHollow Rocks\nrest 1 min\nTabata:\nPlank",
    "tabata 8x0:20/0:10: max Hollow rock || rest 1:00 || tabata 8x0:20/0:10: max Plank",
  ],
  [
    "3 rounds for time of:\n800-meter run\n30 kettlebell swings, 53 lb\n30 pull-ups",
    "3 rounds for time: 800m Run; 30 Kettlebell swing (American) @53lb; 30 Pull-up (kipping)",
  ],
  [
    "Complete as many rounds as possible in 20 minutes of:\n5 handstand push-ups\n10 one-legged squats, alternating\n15 pull-ups",
    "amrap 20: 5 Handstand push-up (kipping); 10 Pistol squat; 15 Pull-up (kipping)",
  ],
  [
    "♀ 65-lb barbell ♂ 95-lb barbell\n15-12-9 reps for time of:\nOverhead squats\nToes-to-bars",
    "15-12-9 for time: Overhead squat @95/65lb; Toes-to-bar",
  ],
  [
    "10 rounds for time of:\n10 dumbbell hang squat cleans\n10 handstand push-ups\n♀ 35-lb dumbbells\n♂ 50-lb dumbbells",
    "10 rounds for time: 10 Dumbbell hang squat clean @50/35lb; 10 Handstand push-up (kipping)",
  ],
  ["Overhead squat 3-3-3-3-3 reps", "sets 5x3: Overhead squat"],
  ["Run 5,000 meters", "not for time: 5000m Run"],
  ["For time:\n30 bar muscle-ups\nRun 1 mile\n30 bar muscle-ups", "for time: 30 Bar muscle-up; 1609m Run; 30 Bar muscle-up"],
  ["8 rounds:\n:30 on / :30 off\nAssault bike, max cals", "intervals 8x0:30/0:30: max cal Assault bike"],
  [
    "2 rounds of:\n20/15 cal Row\n20 Burpees over Rower\n20 DB Power Snatches (50/35)\n-Rest 3:00-\n2 rounds of:\n20/15 cal Row\n20 Toes to bar\n20 DB Box step-ups",
    "2 rounds: 20/15cal Row erg; 20 Burpee [over rower]; 20 Dumbbell snatch @50/35lb || rest 3:00 || 2 rounds: 20/15cal Row erg; 20 Toes-to-bar; 20 Step-up",
  ],
  [
    "A. Bench Press 5x5 @ 75%, rest 2:00\nB. Pendlay Rows 4x8\nC. 3 sets: 12 DB Lateral Raises, 15 Tricep Pushdowns, 20 Banded Curls",
    "sets 5x5 rest 2:00 [A]: Bench press @75% || sets 4x8 [B]: Pendlay row || 3 rounds not for time: 12 Lateral raise; 15 Triceps pushdown; 20 Biceps curl [banded]",
  ],
  [
    "Strict Press\n5x3 @80% - every 2 min\n\nMETCON\nAMRAP 12\n12 DB Push Press 2x50/35\n12 Box Jumps 24/20\n200m Run",
    "every 2:00 x5: 3 Overhead press @80% || amrap 12: 12 Dumbbell push press @2x50/35lb; 12 Box jump @24/20in; 200m Run",
  ],
  [
    "For Time (18 min cap)\n50-40-30-20-10\nWall Balls (20/14)\nDeadlifts (135/95)\n*After each round: 200m Run",
    "50-40-30-20-10 for time cap 18: Wall ball @20/14lb; Deadlift @135/95lb; 200m Run [after every round]",
  ],
  ['"Karen"\n150 Wall Balls for time\n(9/6kg)', "for time: 150 Wall ball @9/6"],
  [
    "Hyrox Class\n8 Stations, 4 min each, 1 min rest\n1. Ski Erg\n2. Sled Push 50m\n3. Sled Pull 50m\n4. Burpee Broad Jumps\n5. Row\n6. Farmers Carry\n7. Sandbag Lunges\n8. Wall Balls",
    "intervals 1x4:00/1:00: max Ski erg; 50m Sled push; 50m Sled pull (rope); max Burpee broad jump; max Row erg; max Farmers carry; max Sandbag lunge; max Wall ball",
  ],
  [
    "HYROX Engine:\n5 rounds\n1000m run @ race pace\n50m sled push 152/102kg\n1000m row\nrest 2:00",
    "5 rounds rest 2:00: 1000m Run [at race pace]; 50m Sled push @152/102; 1000m Row erg",
  ],
  [
    "1km run, 100m farmers carry 2x24/16kg, 1km run, 100m sandbag lunge 20/10kg, 1km run, 75/50 wall balls 6/4kg",
    "not for time: 1000m Run; 100m Farmers carry @2x24/16; 1000m Run; 100m Sandbag lunge @20/10; 1000m Run; 75/50 Wall ball @6/4",
  ],
  ["Run: 3 x 10 min @ threshold, 2 min jog", "intervals 3x10:00/2:00 [recovery: jog]: Run [at threshold pace]"],
  ["10 x 1 min hard / 1 min easy", "intervals 10x1:00/1:00 [recovery: easy]: Endurance [hard]"],
  [
    "2 mile warm up, 6 x 800m @ 5k pace (400m jog), 1 mile cool down",
    "not for time [warm-up]: 3219m Run || 6 rounds [recovery: 400 m jog]: 800m Run [at 5k pace] || not for time [cool-down]: 1609m Run",
  ],
  [
    "20-16-12-8-4\nKB Swings (24/16kg)\nGoblet Squats (24/16kg)\nPush-ups",
    "20-16-12-8-4: Kettlebell swing (American) @24/16; Goblet squat @24/16; Push-up",
  ],
  ["30 Clean and Jerks For Time (60/42.5 kg)", "for time: 30 Clean and jerk @60/42.5"],
  [
    "3 Rounds\nMax Reps Bench Press (BW)\nMax Reps Pull-ups\nRest 3 min between rounds",
    "3 rounds rest 3:00: max Bench press @bw; max Pull-up (kipping)",
  ],
  [
    "For Time: 2,000m Row, then 50 Thrusters (45/35), then 30 Pull-ups",
    "for time: 2000m Row erg; 50 Thruster @45/35; 30 Pull-up (kipping)",
  ],
  [
    "Partner AMRAP 30\n60 Cal Bike\n50 Box Jumps\n40 T2B\n30 Power Cleans (61/43kg)\n20 Bar Muscle Ups\n400m Run together",
    "amrap 30: 60cal Bike erg; 50 Box jump; 40 Toes-to-bar; 30 Power clean @61/43; 20 Bar muscle-up; 400m Run [together]",
  ],
  [
    "AMRAP 10 min\n1 Clean (70%)\n1 Burpee\n2 Cleans\n2 Burpees\n3 Cleans\n3 Burpees\n... continue adding 1",
    "amrap 10: 1 Squat clean @70%; 1 Burpee; 2 Squat clean; 2 Burpee; 3 Squat clean; 3 Burpee",
  ],
  [
    "EMOM 30\n1 - 250m Row\n2 - 15 KB Swings\n3 - 10 Burpees\n4 - 12 Goblet Squats\n5 - Rest",
    "emom 30 turns: 250m Row erg; 15 Kettlebell swing (American); 10 Burpee; 12 Goblet squat; Rest",
  ],
  [
    "Front Squat\n4 x 3 @ 82.5%\nrest 2-3 min\n\nthen\n\n3 rounds for time:\n15 Front Squats (95/65)\n15 Pull-ups\n300m Run",
    "sets 4x3 rest 2:00 [rest up to 3:00]: Front squat @82.5% || 3 rounds for time: 15 Front squat @95/65lb; 15 Pull-up (kipping); 300m Run",
  ],
  [
    "E3MOM x 5:\n12/10 Cal Echo Bike\n10 Sandbag Over Shoulder (45/30kg)\n8 Strict HSPU",
    "every 3:00 x5: 12/10cal Assault bike; 10 Sandbag to shoulder @45/30 [over]; 8 Handstand push-up (strict)",
  ],
  ["Swim: 10x100m, rest 20 sec", "10 rounds rest 0:20: 100m Swim"],
  [
    "For total time:\n3 rounds\n9 Thrusters (43/30)\n35 Double Unders\nrest 3:00\n3 rounds\n9 Pull-ups\n35 Double Unders",
    "3 rounds: 9 Thruster @43/30; 35 Double-under || rest 3:00 || 3 rounds: 9 Pull-up (kipping); 35 Double-under",
  ],
  [
    '"Filthy 50"\n50 Box jumps, 24/20\n50 Jumping pull-ups\n50 KB swings 16/12 kg\n50 Walking lunge steps\n50 Knees to elbows\n50 Push press 20/15 kg\n50 Back extensions\n50 Wall balls 9/6\n50 Burpees\n50 Double unders',
    "not for time: 50 Box jump @24/20in; 50 Jumping pull-up; 50 Kettlebell swing (American) @16/12; 50 Walking lunge; 50 Knees-to-elbow; 50 Push press @20/15; 50 Back extension (bodyweight); 50 Wall ball @9/6; 50 Burpee; 50 Double-under",
  ],
  ["12 min EMOM alternating: A) 3 power snatch @ 75% B) 8 strict pull-ups", "emom 12 turns: 3 Power snatch @75%; 8 Pull-up (strict)"],
  ["3 RM Front squat, 20 min", "max load 3 [20 min in all]: Front squat"],
  [
    "Warm-up:\n2 rounds\n200m row\n10 PVC pass throughs\n10 air squats\n\nSkill:\n10 min handstand practice\n\nWOD:\nAMRAP 9:\n9 DL 100/70\n9 HSPU",
    "2 rounds not for time [warm-up]: 200m Row erg; 10 PVC pass-through; 10 Air squat || not for time: 10:00 handstand practice || amrap 9: 9 Deadlift @100/70; 9 Handstand push-up (kipping)",
  ],
  ["30 sec max DU, 30 sec rest x 10", "intervals 10x0:30/0:30: max Double-under"],
  [
    "50 cal AB, 40 T2B, 30 C2B, 20 BMU, 10 RMU. TC 20",
    "for time cap 20: 50cal Assault bike; 40 Toes-to-bar; 30 Chest-to-bar pull-up; 20 Bar muscle-up; 10 Ring muscle-up",
  ],
  [
    "Push day: bench 4x8 @ 80kg, incline DB 3x10 @ 30kg, dips 3x12, lateral raise 4x15 @ 10kg, tricep pushdown 3x15",
    "sets 4x8: Bench press @80 || sets 3x10: Incline dumbbell press @30 || sets 3x12: Dip (parallel bar) || sets 4x15: Lateral raise @10 || sets 3x15: Triceps pushdown",
  ],
  [
    "WOD 28.11.2026\nFor Time\n5-10-15-20-15-10-5\nKettlebell swings 24/16\nBox jumps 24/20\nRx+: 32/24",
    "5-10-15-20-15-10-5 for time: Kettlebell swing (American) @24/16; Box jump @24/20in",
  ],
  [
    "Part A\nEvery 2:30 x 5 sets\n3 Pause Back Squats @ 80% (3 sec pause)\n\nPart B\nFor time, 15 min cap\n60 Wall balls\n40 Box jumps\n20 Power cleans 70/50 kg",
    "every 2:30 x5: 3 Back squat @80% [paused, 3-count pause] || for time cap 15: 60 Wall ball; 40 Box jump; 20 Power clean @70/50",
  ],
  [
    "5 rounds for time of:\nRun 400 m\n20 sit-ups\n15 push-ups\n10 pull-ups\n\nScaled:\n4 rounds\nring rows instead of pull-ups",
    "5 rounds for time: 400m Run; 20 Sit-up; 15 Push-up; 10 Pull-up (kipping)",
  ],
  [
    "AMRAP 20 Minutes\n10 Alternating Dumbbell Snatches (22.5/15 kg)\n10 Burpees Over the Dumbbell\n200 m Run\n\nL2: 15/10 kg\nL1: 10/7.5 kg, step-overs",
    "amrap 20: 10 Dumbbell snatch @22.5/15 [alternating]; 10 Burpee [over dumbbell]; 200m Run",
  ],
  [
    "Bench Press\n3x5 @ 75/80/85%\nAccessory\n3x12 DB Flyes\n3x15 Rope Pushdowns",
    "sets 3x5: Bench press @75-80-85% || sets 3x12: Dumbbell fly || sets 3x15: Triceps pushdown",
  ],
  [
    "Deadlift 5 x 3 (E2MOM) @ 80%\nthen AMRAP 7: 7 DL 100/70, 7 burpees over bar",
    "every 2:00 x5: 3 Deadlift @80% || amrap 7: 7 Deadlift @100/70; 7 Burpee [over bar]",
  ],
  ["WOD: 12-10-8-6-4-2 Clean & Jerk 70/47.5kg, Ring Dips. TC: 14min", "12-10-8-6-4-2 for time cap 14: Clean and jerk @70/47.5; Ring dip"],
  [
    "For max reps:\n3 rounds of 1 minute each\nRow (cal)\nBurpees\nDouble unders\nRest 1 min",
    "3 rounds rest 1:00: 1:00 cal Row erg; 1:00 Burpee; 1:00 Double-under",
  ],
  [
    "Ascending ladder for 12 minutes:\n3 thrusters 43/30\n3 pull-ups\n6 thrusters\n6 pull-ups\n9 thrusters\n9 pull-ups\n…",
    "amrap 12 ladder 3-6-9+: Thruster @43/30; Pull-up (kipping)",
  ],
  [
    "1000m Row buy-in\n3 rounds: 15 OHS 43/30, 15 C2B\n1000m Row cash-out",
    "not for time [buy-in]: 1000m Row erg || 3 rounds [same clock]: 15 Overhead squat @43/30; 15 Chest-to-bar pull-up || not for time [cash-out, same clock]: 1000m Row erg",
  ],
  ["Power Snatch: every 75 sec x 8, 2 reps @ 70-80%", "every 1:15 x8: 2 Power snatch @70-80%"],
  [
    "3 sets each for time\n20 cal bike\n15 thrusters 40/30\n10 bar muscle-ups\nrest 5 min",
    "3 rounds for time rest 5:00: 20cal Bike erg; 15 Thruster @40/30; 10 Bar muscle-up",
  ],
  [
    "MetCon\nTeams of 3 (one works at a time)\n30-min AMRAP\n400m run (together)\n90 KB swings\n60 burpees\n30 clean & jerks 60/40",
    "amrap 30: 400m Run [together]; 90 Kettlebell swing (American); 60 Burpee; 30 Clean and jerk @60/40",
  ],
  [
    "Conditioning: 4 rounds, 3 min work, 1 min rest: 250m row, 12 DB thrusters 2x15/10, max burpees",
    "intervals 4x3:00/1:00: 250m Row erg; 12 Dumbbell thruster @2x15/10; max Burpee",
  ],
  [
    "Snatch Complex\n1 snatch pull + 1 hang snatch + 1 snatch\n6 sets, building",
    "6 rounds not for time [one complex]: 1 Snatch pull; 1 Hang snatch; 1 Snatch",
  ],
  [
    "HYROX Doubles sim\n1 km run together\n1000 m ski, split\n1 km run together\n50 m sled push\n1 km run\n50 m sled pull",
    "for time: 1000m Run [together]; 1000m Ski erg; 1000m Run [together]; 50m Sled push; 1000m Run; 50m Sled pull (rope)",
  ],
  ["Row intervals\n5 x 1000 m\nRest 3 min", "5 rounds rest 3:00: 1000m Row erg"],
  ["5x3 min @ 95% / 2 min recovery bike", "intervals 5x3:00/2:00: Bike erg [95%]"],
  ["Back squat 20RM", "max load 20: Back squat"],
  [
    "20 min time cap\n21 deadlifts 225/155, 21 HSPU\n15 deadlifts, 15 HSPU\n9 deadlifts, 9 HSPU",
    "for time cap 20: 21 Deadlift @225/155lb; 21 Handstand push-up (kipping); 15 Deadlift; 15 Handstand push-up (kipping); 9 Deadlift; 9 Handstand push-up (kipping)",
  ],
  [
    "4 giant sets: 10 strict press, 12 bent over row, 14 DB curls, 16 tricep dips",
    "4 rounds not for time: 10 Overhead press; 12 Barbell row; 14 Biceps curl; 16 Bench dip",
  ],
  ["E90S x 10: 1 snatch + 2 OHS", "every 1:30 x10 [one complex]: 1 Snatch; 2 Overhead squat"],
  ["Cardio: 30 min row, easy pace", "not for time: 30:00 Row erg [easy]"],
  [
    "Every minute for 15 min, rotating:\n1. 15 cal bike\n2. 10 DB snatch\n3. 40 sec plank",
    "emom 15 turns: 15cal Bike erg; 10 Dumbbell snatch; 0:40 Plank",
  ],
  [
    "Chipper, 35 min cap: 100 DU, 80 air squats, 60 sit-ups, 40 KB swings 24/16, 20 C&J 60/40, 1 mile run",
    "for time cap 35: 100 Double-under; 80 Air squat; 60 Sit-up; 40 Kettlebell swing (American) @24/16; 20 Clean and jerk @60/40; 1609m Run",
  ],
  [
    '"The Chief"\n5 x 3-minute AMRAPs, rest 1 minute between\n3 power cleans 135/95\n6 push-ups\n9 air squats',
    "intervals 5x3:00/1:00, each an AMRAP: 3 Power clean @135/95lb; 6 Push-up; 9 Air squat",
  ],
  ["Death by: pull-ups", "death by, every 1:00: Pull-up (kipping)"],
  [
    "40-30-20\nCalories Row\nPush-ups\n\n-rest 4 min-\n\n20-30-40\nCalories bike\nSit-ups",
    "40-30-20: cal Row erg; Push-up || rest 4:00 || 20-30-40: cal Bike erg; Sit-up",
  ],
  [
    "Gymnastics EMOM 12\nMin 1 – 5 strict ring dips\nMin 2 – 20 s L-sit\nMin 3 – 3 rope climbs",
    "emom 12 turns: 5 Ring dip; 0:20 L-sit; 3 Rope climb",
  ],
  ["Thruster 1RM\nFind your one rep max in 15 min", "max load: Thruster || as typed: Find your one rep max in 15 min"],
  [
    "15 min AMRAP: Row 12 calories / 12 hang cleans @ 50 / 12 lateral burpees over rower",
    "amrap 15: 12cal Row erg; 12 Hang clean @50; 12 Burpee [lateral over rower]",
  ],
  ["Strength: Romanian deadlift 4 x 8-10 @ RPE 7, 90 s rest", "sets 4x8 rest 1:30 [up to 10 reps]: Romanian deadlift [RPE 7]"],
  ["Max push-ups in 2 min, then max sit-ups in 2 min", "amrap 2: max Push-up || amrap 2: max Sit-up"],
  [
    "6 RFT: 6 pull ups, 12 push ups, 18 KBS (24/16), 24 air squats [cap 25]",
    "6 rounds for time cap 25: 6 Pull-up (kipping); 12 Push-up; 18 Kettlebell swing (American) @24/16; 24 Air squat",
  ],
  [
    "FRIDAY 27/11\n\n4 RFT\n400m run\n18 KB swings 24/16\n12 box jump overs 24/20\n\nTC 18",
    "4 rounds for time cap 18: 400m Run; 18 Kettlebell swing (American) @24/16; 12 Box jump @24/20in [over]",
  ],
  [
    "AMRAP 14\n7 power cleans 135/95\n14 wall balls 20/14\n21 DU",
    "amrap 14: 7 Power clean @135/95lb; 14 Wall ball @20/14lb; 21 Double-under",
  ],
  [
    "EMOM 20\nmin 1: 15/12 cal row\nmin 2: 12 burpees\nmin 3: 10 DB snatch 22.5/15 alt\nmin 4: rest",
    "emom 20 turns: 15/12cal Row erg; 12 Burpee; 10 Dumbbell snatch @22.5/15 [alternating]; Rest",
  ],
  [
    "Strength\nBack squat 5x5 @75%\nrest 2:30\n\nMetcon\n21-15-9\nthrusters 95/65\npull ups\n10 min cap",
    "sets 5x5 rest 2:30: Back squat @75% || 21-15-9 for time cap 10: Thruster @95/65lb; Pull-up (kipping)",
  ],
  [
    "E2MOM x 7\n3 hang squat clean + 1 jerk\nbuild to heavy",
    "every 2:00 x7 [one complex]: 3 Hang squat clean; 1 Split jerk || as typed: build to heavy",
  ],
  [
    "Chipper!!\n50 cal ski\n40 sit ups\n30 DL @100/70\n20 HSPU\n10 rope climbs\n25min cap",
    "for time cap 25: 50cal Ski erg; 40 Sit-up; 30 Deadlift @100/70; 20 Handstand push-up (kipping); 10 Rope climb",
  ],
  [
    "Partner wod, you go i go\nAMRAP 25\n10 devils press 2x15/10\n200m run together\n20 sync lunges",
    "amrap 25: 10 Devil press @2x15/10; 200m Run [together]; 20 Walking lunge [synchro]",
  ],
  [
    "Buy in: 1000m row\nthen 3 rounds\n15 toes to bar\n10 OHS 42.5/30\ncash out 1000m row\nfor time",
    "not for time [buy-in]: 1000m Row erg || 3 rounds [same clock]: 15 Toes-to-bar; 10 Overhead squat @42.5/30 || for time [cash-out, same clock]: 1000m Row erg",
  ],
  [
    "5 sets, each for time\n500m row\n15 burpee over rower\nrest 3:00 between",
    "5 rounds for time rest 3:00: 500m Row erg; 15 Burpee [over rower]",
  ],
  [
    "Ladder 2-4-6-8-10-12...\nAMRAP 10\nclean n jerk 60/40\nbar facing burpee",
    "amrap 10 ladder 2-4-6-8-10-12+: Clean and jerk @60/40; Burpee [bar-facing]",
  ],
  [
    "10-9-8-7-6-5-4-3-2-1\nKB goblet squat 24/16\nstrict press 50/35\n*after each round 100m run\nno cap, just move",
    "10-9-8-7-6-5-4-3-2-1: Goblet squat @24/16; Overhead press @50/35; 100m Run [after every round]",
  ],
  [
    "TEAMS OF 3\n120 cal assault bike\n90 wall ball 9/6kg\n60 c2b\n30 ground to oh 70/47.5\none works two rest\n30:00 cap",
    "for time cap 30: 120cal Assault bike; 90 Wall ball @9/6; 60 Chest-to-bar pull-up; 30 Clean and jerk @70/47.5",
  ],
  [
    '"Murph-ish" no vest\n1 mi run\n10 rds: 5 pull up 10 push up 15 squat\n1 mi run\n45 cap',
    "not for time: 1609m Run || 10 rounds: 5 Pull-up (kipping); 10 Push-up; 15 Air squat || for time cap 45: 1609m Run",
  ],
  [
    "Hyrox sim (half)\n8 rounds\n500m run + station\n1 ski 500m\n2 sled push 25m 102/72\n3 sled pull 25m 78/53\n4 burpee broad jump 40m\n5 row 500m\n6 farmers 100m 2x24/16\n7 lunges 50m 20/10\n8 wb 50/40 reps 6/4kg",
    "8 rounds: 500m Run; 500m Ski erg; 25m Sled push @102/72; 25m Sled pull (rope) @78/53; 40m Burpee broad jump; 500m Row erg; 100m Farmers carry @2x24/16; 50m Walking lunge @20/10; 50/40 Wall ball @6/4",
  ],
  [
    "A) Deadlift\n5 @ 65%\n5 @ 75%\n3 @ 85%\n1+ @ 95%\n\nB) 3 x 10 RDL @ 50%\n3 x 12 GHD",
    "sets 5-5-3-1 [A, last set max]: Deadlift @65-75-85-95% || sets 3x10 [B]: Romanian deadlift @50% || sets 3x12 [B]: GHD sit-up",
  ],
  [
    "12min to find 1RM snatch\n\nthen E90s x 6: 2 snatch @ 80% of today",
    "max load [12 min in all]: Snatch || every 1:30 x6: 2 Snatch @80%",
  ],
  [
    "AMRAP 3 on / 1 off x5\n3 PC 80/55\n6 push ups\n9 squats\nstart where you left off",
    "intervals 5x3:00/1:00: 3 Power clean @80/55; 6 Push-up; 9 Air squat",
  ],
  [
    "Saturday w/ a mate\n2k row, switch every 250\n100 syncro sit ups\n2k ski, switch every 250\n60 partner wb sit up throws\ntime: ____",
    "not for time: [as typed: 2k row, switch every 250]; 100 syncro sit ups; [as typed: 2k ski, switch every 250]; 60 Wall ball sit-up [partner]",
  ],
  ["DEATH BY thrusters\n1 in min 1, 2 in min 2... 43/30 kg\nuntil u fail", "death by, every 1:00: Thruster @43/30"],
  [
    "RX+: 225/155 | RX: 185/125 | SC: 115/75\n\n5 rounds\n5 squat cleans\n10 lateral burpees\n15 cal echo\n22' cap",
    "5 rounds for time cap 22: 5 Squat clean @185/125lb; 10 Burpee [lateral]; 15cal Assault bike",
  ],
  [
    "every 5 min for 25 min\n12/10 cal bike\n12 db hang clean & jerk 2x22.5/15\n12 ttb\nscore = slowest round",
    "every 5:00 x5: 12/10cal Bike erg; 12 Dumbbell clean and jerk @2x22.5/15 [hang]; 12 Toes-to-bar",
  ],
  [
    "Fran but not\n18-12-6\nthrusters 50/35\nc2b\nrest exactly 4min\n6-12-18 same",
    "18-12-6: Thruster @50/35; Chest-to-bar pull-up || rest 4:00 || 6-12-18: Thruster @50/35; Chest-to-bar pull-up",
  ],
  [
    "core finisher not for time\n3 rounds\n30s hollow\n30s arch\n1min plank\n20 russian twist 10kg",
    "3 rounds not for time: 0:30 Hollow hold; 0:30 Superman; 1:00 Plank; 20 Russian twist @10",
  ],
  ["For load, 20 min\n1 rep of: clean, front squat, jerk\n+ 10m bear crawl between", ""],
  ["In teams of 2 cap 35\n0-10: AMRAP\n8 DL 120/80\n8 box jumps 24/20\n10-20: AMRAP\n400m run alt\n20-35: max cal row", ""],
  [
    "3 RFT\n1000/800m row\n50 wb 20/14 to 10/9ft\n30 pu\ncap 30, masters 45+ 14/10",
    "3 rounds for time cap 30: 1000/800m Row erg; 50 Wall ball @20/14lb [to 10/9 ft]; 30 Pull-up (kipping)",
  ],
  [
    'For time w vest 20/14\n100 step ups 20"\n80 lunge steps\n60 squats\n40 push up\n20 burpees\ncap 20',
    "for time cap 20: 100 Step-up @20in; 80 Walking lunge; 60 Air squat; 40 Push-up; 20 Burpee",
  ],
  [
    "EMOM 12\nodd 8 DB bench 30s\neven 10 ring rows\n\nsuper set 4x\n12 curls\n12 skulls",
    "emom 12 turns: 8 Dumbbell bench press @30lb; 10 Ring row || 4 rounds not for time: 12 Biceps curl; 12 Skull crusher",
  ],
  [
    "5 rounds, 1 min each station, score total reps\nbox jumps 20\nKBS 53/35\nrow cals\npush press 75/55\nrest",
    "5 rounds: 1:00 Box jump @20in; 1:00 Kettlebell swing (American) @53/35lb; 1:00 cal Row erg; 1:00 Push press @75/55lb; 1:00 Rest",
  ],
  [
    "Zirkel Do, 5 Runden\n40 s Arbeit / 20 s Pause\nLiegestütze\nKniebeugen mit KH 2x15\nRudern\nPlank\n2 Min Pause nach jeder Runde",
    "intervals 5x0:40/0:20: max Push-up || sets 2x15: Kniebeugen mit KH || not for time: Row erg || not for time rest 2:00: Plank",
  ],
  [
    "AMRAP 16 (Zweierteams, abwechselnd je Runde)\n10 Kreuzheben 80/55\n10 Burpees\n200 m Lauf",
    "amrap 16: 10 Deadlift @80/55; 10 Burpee; 200m Run",
  ],
  [
    "WOD du jour\n\nPour le temps, 3 tours, cap 15\n20 fentes marchées haltères 2x15/10\n15 tractions\n10 épaulés jetés 60/40",
    "3 rounds for time cap 15: 20 Walking lunge @2x15/10 [dumbbell]; 15 Pull-up (kipping); 10 Clean and jerk @60/40",
  ],
  [
    "Force : développé couché 4x6 @ 70% repos 2'\nPuis AMRAP 12'\n12 cal rameur\n9 soulevés de terre 100/70\n6 burpees box 60/50",
    "sets 4x6 rest 2:00: Bench press @70% || amrap 12: 12cal Row erg; 9 Deadlift @100/70; 6 Burpee box jump-over @60/50cm",
  ],
  [
    "TABATA x4\nflexiones\nsentadillas\nabdominales\nsaltos de comba\n20''/10'' ocho vueltas cada ejercicio",
    "tabata 8x0:20/0:10: max Push-up || tabata 8x0:20/0:10: max Air squat || tabata 8x0:20/0:10: max Sit-up || tabata 8x0:20/0:10: max Single-under",
  ],
  [
    "Por tiempo, escalera 21-18-15-12-9-6-3\ncal ski\npeso muerto 70/50\nTope 20 min",
    "21-18-15-12-9-6-3 for time cap 20: cal Ski erg; Deadlift @70/50",
  ],
  [
    "EMOM 16'\n1' 12 trazioni\n2' 15 swing 24/16\n3' 10 affondi saltati per gamba\n4' 200 m corsa",
    "emom 16 turns: 12 Pull-up (kipping); 15 Kettlebell swing (American) @24/16; 10 Jumping lunge [each side]; 200m Run",
  ],
  [
    "A coppie, 30 min AMRAP\n40 cal bike (divise)\n30 wall ball 9/6 sincro\n20 burpees sopra il partner\nrecupero 1' tra i giri",
    "amrap 30 rest 1:00: 40cal Bike erg; 30 Wall ball @9/6 [synchro]; 20 Burpee [over bar]",
  ],
  ["5 RFT\n15 wallballs 9/6kg\n400m run", "5 rounds for time: 15 Wall ball @9/6; 400m Run"],
  [
    'Friday 27/11\n"Not quite Fran"\n21-15-9\nThrusters (95/65)\nBar facing burpees\n\nTC 12\nscaled 65/45, step over the bar thats fine',
    "21-15-9 for time cap 12: Thruster @95/65lb; Burpee [bar-facing]",
  ],
  [
    "EMOM 12 👇\nmin 1 - 15/12 cal row\nmin 2 - 12 burpees over the rower\nmin 3 - 20 KB swings (24/16)\nrepeat. if you cant finish in 45s drop 2 reps",
    "emom 12 turns: 15/12cal Row erg; 12 Burpee [over rower]; 20 Kettlebell swing (American) @24/16",
  ],
  ["finisher: tabata assault bike. all out. see you on the floor", "tabata 8x0:20/0:10: max Assault bike"],
  [
    "STRENGTH\nBack Squat\n5x3 @ 75-80-85-85-85%\nrest 2-3 min. no grinding please its week one",
    "sets 5x3 rest 2:00 [rest up to 3:00]: Back squat @75-80-85-85-85%",
  ],
  [
    "A) Front squat, 15 min to build to a heavy triple\n\nB) AMRAP 10\n8 power cleans 60/40kg\n10 T2B\n50 DU\n\nscore = rounds + reps for B, write your triple in the comments",
    "max load 3 [A, 15 min in all]: Front squat || amrap 10: 8 Power clean @60/40; 10 Toes-to-bar; 50 Double-under",
  ],
  [
    '5 sets of 3 on / 1 off:\n12 box jumps 24/20"\n9 DB snatch 50/35\nmax cal ski in the time left',
    "intervals 5x3:00/1:00: 12 Box jump @24/20in; 9 Dumbbell snatch @50/35lb; max cal Ski erg",
  ],
  [
    "Murph-ish for anyone who missed May. 40 minute cap\nMile run\n100 pullups\n200 pushups\n300 squats\nMile run\npartition however u like, vest 20/14 lb if you hate yourself",
    "for time cap 40: 1609m Run; 100 Pull-up (kipping); 200 Push-up; 300 Air squat; 1609m Run",
  ],
  [
    "BUY IN: 50/40 cal row\nthen\n21-15-9\nDL 225/155\nHSPU\nCASH OUT: 50/40 cal row\n25:00 cap",
    "for time cap 25 [buy-in]: 50/40cal Row erg || 21-15-9 for time [same clock]: Deadlift @225/155lb; Handstand push-up (kipping) || for time [cash-out, same clock]: 50/40cal Row erg",
  ],
  [
    "death by burpees. 1 in the first min, 2 in the second, 3 in the 3rd..... till you die. post ur last full round",
    "death by, every 1:00: Burpee",
  ],
  [
    "14 min amrap, up by 3s\n3 thrusters ♂43 ♀30\n3 C2B\n6 / 6\n9 / 9\n12 / 12 …",
    "amrap 14: 3 Thruster @43/30; 3 Chest-to-bar pull-up || as typed: 6 / 6 / 9 / 9 / 12 / 12 …",
  ],
  [
    "Team of 2 - AMRAP 24\nRun 400 together\n40 WB 20/14\n30 burpees SYNCHRO\n20 hang cleans 135/95\nsplit the wb + cleans as needed, one works one rests",
    "amrap 24: 400m Run [together]; 40 Wall ball @20/14lb; 30 Burpee [synchro]; 20 Hang clean @135/95lb",
  ],
  ["E2MOM x 10\n2 power snatch, touch n go if you can, 70-75%", "every 2:00 x10: 2 Power snatch @70-75%"],
  ["every 90s x 8 sets:\n3 push press @80%\n5 strict pullups", "every 1:30 x8: 3 Push press @80%; 5 Pull-up (strict)"],
  ["bench:\n5 @60\n3 @70\n1 @80\n3 @70\n5 @60\nall kg not % lol someone asked", "sets 5-3-1-3-5: Bench press @60-70-80-70-60"],
  [
    "Lower A\n1. Back squat 4x6 tempo 31X1 @65%\n2. bulgarian split sq 3x10/leg 2x16kg\n3. side plank 3x40s ea side\nrest as needed between, 90s on the squats",
    "sets 4x6: Back squat @65% [tempo 31X1] || sets 3x10: Bulgarian split squat @2x16 [each side] || sets 3x0:40: Side plank [each side] || as typed: rest as needed between, 90s on the squats",
  ],
  [
    "4 rounds for time\nrun 800\n25 kbs 24/16\n20 situps\n15 box jump overs\n20min cap - coaches: if someone isnt starting rd 3 at 11 min send them on a 600",
    "4 rounds for time cap 20: 800m Run; 25 Kettlebell swing (American) @24/16; 20 Sit-up; 15 Box jump [over]",
  ],
  [
    "Hyrox class 18:30\n3 rds, rest 2 min between rounds\nRow 1000m\n20m burpee broad jump\n30m sandbag lunges 20/10\neach round timed, total minus rest = score",
    "3 rounds rest 2:00: 1000m Row erg; 20m Burpee broad jump; 30m Sandbag lunge @20/10",
  ],
  ["6 x 500m row, 2:00 rest. hold within 2 seconds of ur first one", "6 rounds rest 2:00: 500m Row erg"],
  [
    "track tues - 8x400 @ 5k pace w/ 200 jog. w/u 10 min easy n strides",
    "not for time [warm-up]: 10:00 Run [strides easy] || 8 rounds [recovery: 200 m jog]: 400m Run [at 5k pace]",
  ],
  [
    "CHIPPER CHIPPER 🪓\n60 cal row\n50 WB (20/14lb)\n40 TTB\n30 db box step ups 50/35\n20 devils press (same dbs)\n10 BMU\n30 min time cap. \n\nRx+ = 70/50s\nScaled: 14/10 ball, hanging knees, 35/20, 20 jumping pull ups for the BMU",
    "for time cap 30: 60cal Row erg; 50 Wall ball @20/14lb; 40 Toes-to-bar; 30 Step-up @50/35lb; 20 Devil press; 10 Bar muscle-up",
  ],
  [
    '"tabata something else" but easier\ntabata row\ntabata squats\ntabata pushups\ntabata situps\n8x 20/10 on each then straight to the next, no rest btw stations. score = total reps (cals on row)',
    "tabata 8x0:20/0:10: max Row erg || tabata 8x0:20/0:10: max Air squat || tabata 8x0:20/0:10: max Push-up || tabata 8x0:20/0:10: max Sit-up",
  ],
  ["Open 12.1 retest!!! 7 min burpees to a 6 inch target. thats it. sorry", "amrap 7: 12.1 Burpee"],
  [
    "30 min EMOM (6 rounds thru)\n1: 15/12 cal bike\n2: 12 db thruster 2x15/10kg\n3: 200m run\n4: 40s plank\n5: REST (yes actually rest kevin)",
    "emom 30 turns: 15/12cal Bike erg; 12 Dumbbell thruster @2x15/10; 200m Run; 0:40 Plank",
  ],
  [
    "up by 2 ladder for time 2-4-6-…-14\nhang power snatch\nOHS\nempty-ish bar 35/25kg, 15 min cap",
    "2-4-6-8-10-12-14 for time cap 15: Hang power snatch; Overhead squat @35/25",
  ],
  [
    "The Seven\n7 rounds of 7:\nhspu\nthruster 135/95\nk2e\nDL 245/165\nburpee\nKBS 2pd/1.5pd\npull up\nno cap, open gym after so take ur time",
    "7 rounds: Handstand push-up (kipping); Thruster @135/95lb; Knees-to-elbow; Deadlift @245/165lb; Burpee; Kettlebell swing (American) @32/24; Pull-up (kipping)",
  ],
  [
    "Saturday team of 3. one person working at a time except the carry\n2k row\n100 wall ball\n80 burpees o/ rower\n60 sandbag cleans 50/35kg\n400m sandbag carry (all 3 go, swap the bag)\n35 cap",
    "for time cap 35: 2000m Row erg; 100 Wall ball; 80 Burpee [over rower]; 60 Sandbag clean @50/35; 400m Sandbag bear-hug carry",
  ],
  [
    "every one does this at own pace: 5 x AMRAP 3, 2 min off inbetween. 15/12 cal row, 15 swings, 15 burpees. pick up where you left off",
    "intervals 5x3:00/2:00: 15/12cal Row erg; 15 Kettlebell swing (American); 15 Burpee",
  ],
  [
    "alternating emom x10. odd mins 12 ring rows even mins 10 strict press 40/25 kg, dont no-rep urself",
    "emom 10 turns: 12 Ring row; 10 Overhead press @40/25",
  ],
  [
    "FGB but 3 rds. 1 minute at each, 1 min rest after 5 stations\nwallball 20/14\nsdhp 75/55\nbox jump 20in\npush press 75/55\nrow for cals\ncount every rep",
    "3 rounds rest 1:00: 1:00 Wall ball @20/14lb; 1:00 Sumo deadlift high pull @75/55lb; 1:00 Box jump @20in; 1:00 Push press @75/55lb; 1:00 cal Row erg",
  ],
  [
    "hotel/garage version for those travelling\n100 dubs (200 singles)\n80 situp\n60 squat\n40 pushup\n20 strict pullup\n18 min then stop wherever u are",
    "for time cap 18: 100 Double-under; 200 Single-under; 80 Sit-up; 60 Air squat; 40 Push-up; 20 Pull-up (strict)",
  ],
  [
    "531 wk1 deads - 5@65, 5@75, 5+@85 (of TM!!!)\nacc: GMs 3x8, hanging leg raise 3x12",
    "sets 3x5 [last set max]: Deadlift @65-75-85 [tm] || sets 3x8: Good morning || sets 3x12: Hanging leg raise",
  ],
  [
    "Oly 19:00\nsnatch: 60%x2 65%x2 70%x2 75%x1 80%x1x2\nsn pull 95% 3x3\n(off the floor, straps ok on pulls)",
    "sets 2-2-2-1-1-1: Snatch @60-65-70-75-80-80% || sets 3x3: Snatch pull @95%",
  ],
  [
    "HYROX ENGINE\n4 stations x 4 rds, 45 work / 15 move\n- ski\n- farmers 2x24/16\n- SB lunge\n- WB\nno extra rest between rounds",
    "intervals 4x0:45/0:15: max Ski erg; max Farmers carry @2x24/16; max Sandbag lunge; max Wall ball",
  ],
  [
    "HALF SIM sat 9am\n1k run - 500 ski\n1k run - 25m sled push (w 102 m 152)\n1k run - 40m bbj\n1k run - 50 wb 4/6\n50 min hard stop, next class waits",
    "for time cap 50: 1000m Run; 500m Ski erg; 1000m Run; 25m Sled push @152/102; 1000m Run; 40m Burpee broad jump; 1000m Run; 50 Wall ball @4/6",
  ],
  [
    "AMRAP 6 - 10 thr 42.5/30, 10 c2b\nrest 3\nAMRAP 6 - 15 kbs, 30 du\nrest 3\n1k row for time\n3 scores!",
    "amrap 6: 10 Thruster @42.5/30; 10 Chest-to-bar pull-up || rest 3:00 || amrap 6: 15 Kettlebell swing (American); 30 Double-under || rest 3:00 || for time: 1000m Row erg",
  ],
  [
    "BARBARA. 5 rounds, precisely 3 min rest after each\n20 pull up 30 push up 40 sit up 50 squat\npost ur slowest round time",
    "5 rounds for time rest 3:00: 20 Pull-up (kipping); 30 Push-up; 40 Sit-up; 50 Air squat",
  ],
  ["3 Rounds each for time. Rest 1:1 w partner.\n21/17 cal row\n15 p.snatch ♂43 ♀30\n9 BFB", ""],
  [
    "Every 3:00 × 6\nFront Squat ×3\n70-72-75-77-80-82%\n(3030 on the first set only, so you remember what your hips are for)",
    "every 3:00 x6: 3 Front squat @70-72-75-77-80-82% || as typed: (3030 on the first set only, so you remember what your hips are for)",
  ],
  ["death by 10m. min 1 = 1 length, min 2 = 2 lengths and so on. gym pb is 19 (sarah obv)", "death by, every 1:00: 10m Run"],
  ["core: 16 x :20/:10 alternating hollow hold + plank shoulder taps (8 ea)", ""],
  [
    "Hero thursday (not sure which one, coach will explain) : six rnds for time, 22 cap\n24 squats, 24 push ups, 24 walkin lunges\n400 run",
    "6 rounds for time cap 22: 24 Air squat; 24 Push-up; 24 Walking lunge; 400m Run",
  ],
  ["GRACE 30 c+j @135/95 go", "not for time: 30 Clean and jerk @135/95lb"],
  ["5k row. for time. thats the post.", "for time: 5000m Row erg"],
  [
    "Mon 30/11 | PUSH\nSTRENGTH  strict press 3-3-3-3-3 RPE8 last one\nMETCON  12' AMRAP\n10/8 cal echo\n10 DB push press 2x22.5/15\n10 sit up\n*coach note: bikes are 6, start half the class on situps*",
    "sets 5x3: Overhead press || amrap 12: 10/8cal Assault bike; 10 Dumbbell push press @2x22.5/15; 10 Sit-up",
  ],
  [
    "4RFT. 10 ring dips - 20m oh db walking lunge 22.5/15 - 30 dus - 40m prowler (+60/+40)",
    "4 rounds for time: 10 Ring dip; 20m Overhead lunge @22.5/15; 30 Double-under; 40m Sled push @60/40",
  ],
  [
    "9' amrap 3-6-9\n3 sq snatch 61/43\n6 bfb\n9 ghd (butterfly situp x2 if ur not used to it. seriously.)",
    "amrap 9: 3 Snatch @61/43; 6 Burpee; 9 GHD sit-up",
  ],
  [
    "24 min, rotate each min:\ni. 4 power clean @80\nii. 8 hspu (or pike)\niii. 12/10 cal row\niv. nothing 😇",
    "emom 24 turns: 4 Power clean @80; 8 Handstand push-up (kipping); 12/10cal Row erg",
  ],
  [
    "every 5 min for 20 min\n400 run\n20 wb 20/14\n10 burpees\nwhats left is your rest. score is slowest",
    "every 5:00 x4: 400m Run; 20 Wall ball @20/14lb; 10 Burpee",
  ],
  ["10x100m sprints on the rower, stand up between - 1 min. log avg watts", ""],
  [
    "norwegian-ish: 4 x 4 min bike hard (88-92% hr max) / 3 min soft pedal",
    "intervals 4x4:00/3:00 [recovery: soft pedal]: Bike erg [hard, 88-92% HRMAX]",
  ],
  [
    "6x2 paused squat 77.5% (3 sec, count honest)\nRDL 4x8 100/60kg slow down 3s\ncopenhagens 3x20s p/s",
    "as typed: 6x2 paused squat 77.5% (3 sec, count honest) || sets 4x8: Romanian deadlift @100/60 || sets 3x0:20: Copenhagen plank",
  ],
  [
    "As many rounds n reps as u can in 15\n250 row\n5 man makers 2x35/25 lbs\n10 pistols alternating",
    "amrap 15: 250m Row erg; 5 Man maker @2x35/25lb; 10 Pistol squat [alternating]",
  ],
  [
    "12 DAYS OF XMAS 🎄 sing it like the song, for time\n1 rope climb\n2 muscle ups\n3 clean 60/40\n4 burpees\n5 pull ups\n6 k2e\n7 box jump\n8 push up\n9 kbs 24/16\n10 wall ball\n11 cal row\n12 thruster 60/40 (yes same bar)",
    "for time: 1 Rope climb; 2 Ring muscle-up; 3 Squat clean @60/40; 4 Burpee; 5 Pull-up (kipping); 6 Knees-to-elbow; 7 Box jump; 8 Push-up; 9 Kettlebell swing (American) @24/16; 10 Wall ball; 11cal Row erg; 12 Thruster @60/40",
  ],
  [
    "no kit day, park: 10 mins AMRAP 10 bench jumps 10 bench dips 20 mtn climbers. bring the dog",
    "amrap 10: 10 Bench jump; 10 Bench dip; 20 Mountain climber",
  ],
  [
    "hiit lunch 12:15, 3 blocks\n4 min: 12 slam balls 15/10kg, 12 jumping lunges, 100m run – as much as u can\n1 min off\nno phones",
    "intervals 3x4:00/1:00: 12 Medicine ball slam @15/10; 12 Jumping lunge; 100m Run",
  ],
  [
    "(a) wtd pullup 4x4 heavy superset w/ strict dip 4x6, 2min\n(b) 4 rds not for time: 300m easy row / 20m bear crawl / 45s dead hang",
    "sets 4x4 [A]: Weighted pull-up [heavy] || sets 4x6 rest 2:00 [A]: Dip (parallel bar) [strict] || 4 rounds not for time: 300m Row erg [easy]; 20m Bear crawl; 0:45 Dead hang",
  ],
  [
    "Heute 18 Uhr:\n12 min AMRAP\n12 KB Swings 24/16\n9 Burpees\n6 Klimmzüge (Band erlaubt, Ausreden nicht)",
    "amrap 12: 12 Kettlebell swing (American) @24/16; 9 Burpee; 6 Pull-up (kipping)",
  ],
  [
    "Kraft: Kniebeuge 5x5 bei 75%, 2-3 min Pause\nDanach auf Zeit 21-15-9\nKreuzheben 100/70kg\nBoxjumps 60/50\nZeitlimit 10min",
    "sets 5x5 rest 2:00 [rest up to 3:00]: Back squat @75% || 21-15-9 for time cap 10: Deadlift @100/70; Box jump @60/50cm",
  ],
  [
    "do lauftreff: 5x1000 im 10er tempo, 2 min trabpause. einlaufen 2km vorher selber machen bitte",
    "not for time [warm-up]: 2000m Run [vorher selber machen bitte] || 5 rounds rest 2:00 [recovery: jog]: 1000m Run [at 10k pace]",
  ],
  [
    "EMOM 16, 4 Runden\n1 14/11 Kal Rudern\n2 16 Ausfallschritte m. 2 KB 16/12\n3 12 Liegestütz\n4 40sek Wandsitz",
    "emom 16 turns: 14/11cal Row erg; 16 Walking lunge @2x16/12; 12 Push-up; 0:40 Wall sit",
  ],
  [
    "Team WOD zu zweit, Aufteilung egal, gelaufen wird zusammen!!\n2km Lauf\n80 wallballs 9/6\n60 kal row\n40 burpee weitsprünge\n2km Lauf\nCap 35",
    "for time cap 35: 2000m Run; 80 Wall ball @9/6; 60cal Row erg; 40 Burpee broad jump; 2000m Run",
  ],
  [
    "WOD du vendredi – 5 tours for time\n400m course à pied\n15 tractions\n20 fentes sautées\ntime cap 20'\n(débutants 3 tours et tractions élastique)",
    "5 rounds for time cap 20: 400m Run; 15 Pull-up (kipping); 20 Jumping lunge",
  ],
  [
    "15' amrap\n9 SDT 100/70\n12 pompes\n15 box jump 60/50\non note tours + reps au tableau svp",
    "amrap 15: 9 Deadlift @100/70; 12 Push-up; 15 Box jump @60/50cm",
  ],
  [
    "Haltéro : épaulé jeté, 7 simples, on monte à 85% max, repos 1'30\nPuis 10 min emom alterné\nimpair 10 thrusters 40/30\npair 10 cal rameur",
    "sets 7x1: Clean and jerk || not for time rest 1:30: max on monte @85% || emom 10 turns: 10 Thruster @40/30; 10cal Row erg",
  ],
  [
    "4 rondas por tiempo\n500 remo\n20 wallballs 9/6\n15 abdominales\ncap 18 min, escalado balón 6/4",
    "4 rounds for time cap 18: 500m Row erg; 20 Wall ball @9/6; 15 Sit-up",
  ],
  [
    "sábado en parejas!! amrap 20\n200m corriendo juntos\n30 burpees (uno trabaja otro plancha)\n30 sentadilla goblet 24/16 a repartir",
    "amrap 20: 200m Run [together]; 30 Burpee; 30 Goblet squat @24/16 [shared]",
  ],
  ["fran raga. 21/15/9 thruster 43/30 e trazioni. se passate i 12 min vi fermo io", ""],
  [
    "10 minuti AMRAP\n5 stacchi da terra 120/80 kg\n10 piegamenti\n200 mt di corsa\nscalato: 80/55",
    "amrap 10: 5 Deadlift @120/80; 10 Push-up; 200m Run",
  ],
  [
    "6 giri 3' lavoro 1' recupero\n15/12 cal bike\n12 affondi manubri 2x15/10\nburpees fino alla fine dei 3'",
    "intervals 6x3:00/1:00: 15/12cal Bike erg; 12 Walking lunge @2x15/10 [with dumbbell]; max Burpee",
  ],
  [
    "ogni 2 min x 10\n2 girate + 1 slancio al 75%, chi sta bene sale le ultime 3",
    "every 2:00 x10 [one complex]: 2 Squat clean; 1 Split jerk @75%",
  ],
  [
    "Lunedì\npanca 4x6 (io faccio 70, voi regolatevi) rec 2'\npoi 4 giri a tempo\n400 corsa\n20 wb 9/6\n10 punte alla sbarra\nrecupero 1' tra i giri",
    "sets 4x6 rest 2:00: Bench press || 4 rounds rest 1:00: 400m Run; 20 Wall ball @9/6; 10 Toes-to-bar",
  ],
];
