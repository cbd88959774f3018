/**
 * Workouts as boxes post them, by scheme, and what each says, in the words of `partsText`; only for tests. With titles, pounds, coaches' notes,
 * misspellings, emojis, and some in German, French and Spanish.
 */
export const BOARD_WORKOUTS: readonly (readonly [typed: string, read: string])[] = [
  // For time, repetitions going down or up
  ["“FRAN”\n21-15-9 reps for time of:\nThrusters (95/65)\nPull-Ups", "21-15-9 for time: Thruster @95/65lb; Pull-up (kipping)"],
  [
    "For Time:\n21-15-9\nHang Squat Cleans (135/95)\nBurpees Over Bar\n\nTime cap: 12 minutes",
    "21-15-9 for time cap 12: Hang squat clean @135/95lb; Burpee [over bar]",
  ],
  ["27-21-15-9\nCal Echo Bike\nThrusters @ 75/55lbs", "27-21-15-9: cal Assault bike; Thruster @75/55lb"],
  [
    "FT: 10-8-6-4-2 DB snatch L/R 50/35, 20-16-12-8-4 box jump",
    "10-8-6-4-2 for time: Dumbbell snatch @50/35lb [each side]; 20-16-12-8-4 Box jump",
  ],
  ["21 - 15 - 9\ndeadlift 100/70 kg\nhspu", "21-15-9: Deadlift @100/70; Handstand push-up (kipping)"],
  ["15, 12, 9\nPower snatch 40/30kg\nBar muscle ups", "15-12-9: Power snatch @40/30; Bar muscle-up"],
  [
    "2-4-6-8-10-12-14-16-18-20 for time\nKB swing 24/16kg\nburpees",
    "2-4-6-8-10-12-14-16-18-20 for time: Kettlebell swing (American) @24/16; Burpee",
  ],
  ["10 down to 1: push ups, pull ups, air squats", "10-9-8-7-6-5-4-3-2-1: Push-up; Pull-up (kipping); Air squat"],
  [
    "10 to 1 ladder for time: dumbbell thrusters (2x22.5/15), toes to bar",
    "10-9-8-7-6-5-4-3-2-1 for time: Dumbbell thruster @2x22.5/15; Toes-to-bar",
  ],
  ["50-40-30-20-10 🔥\nDouble unders\nAbmat sit ups", "50-40-30-20-10: Double-under; Sit-up"],
  ["21-15-9 For Time (10:00 Cap)\nPower Cleans, 43/30kg\nRing Dips", "21-15-9 for time cap 10: Power clean @43/30; Ring dip"],
  ["9-15-21 thrusters 43/29kg + pullups", "9-15-21: Thruster @43/29; Pull-up (kipping)"],
  [
    "40-30-20-10 wall balls 20/14, sit ups, 400m run after each round",
    "40-30-20-10: Wall ball @20/14lb; Sit-up; 400m Run [after every round]",
  ],
  ["30/20/10 burpees / kb swings 53/35", "30-20-10: Burpee; Kettlebell swing (American) @53/35lb"],
  ["12-9-6-3 strict pull ups, dips, pistols. Cap 14 min", "12-9-6-3 for time cap 14: Pull-up (strict); Dip (parallel bar); Pistol squat"],
  [
    "1-10 for time: clean and jerk 60/40 kg, burpee over the bar",
    "1-2-3-4-5-6-7-8-9-10 for time: Clean and jerk @60/40; Burpee [over bar]",
  ],
  ["18-15-12-9-6-3\ncal ski\ndevils press 2 x 15/10kg", "18-15-12-9-6-3: cal Ski erg; Devil press @2x15/10"],
  ["RX: 21-15-9 snatch 95/65 lbs, C2B pull-ups", "21-15-9: Snatch @95/65lb; Chest-to-bar pull-up"],
  // Rounds for time
  [
    "5 RFT\n12 Deadlifts (155/105)\n9 Hang Power Cleans\n6 Push Jerks",
    "5 rounds for time: 12 Deadlift @155/105lb; 9 Hang power clean; 6 Push jerk",
  ],
  [
    "3 Rounds For Time\n400m Run\n21 KB Swings (53/35#)\n12 Pull Ups",
    "3 rounds for time: 400m Run; 21 Kettlebell swing (American) @53/35lb; 12 Pull-up (kipping)",
  ],
  [
    "5 Rounds For Time:\n250/200m Row\n10 Burpees over rower\n(20 min cap)",
    "5 rounds for time cap 20: 250/200m Row erg; 10 Burpee [over rower]",
  ],
  [
    "4 RFT: 15/12 Cal Assault Bike, 12 DB Hang C&J (50/35), 9 TTB",
    "4 rounds for time: 15/12cal Assault bike; 12 Dumbbell clean and jerk @50/35lb [hang]; 9 Toes-to-bar",
  ],
  ['6 rounds of\n6 front squats @ 70% \n6 box jumps 30/24"\n200m run', "6 rounds: 6 Front squat @70%; 6 Box jump @30/24in; 200m Run"],
  [
    "3 Rounds\n20 Wall balls (9/6)\n15 Burpees\n10 Power snatches 42.5/30\nTC 15'",
    "3 rounds for time cap 15: 20 Wall ball @9/6; 15 Burpee; 10 Power snatch @42.5/30",
  ],
  ["10 RFT 💪\n5 strict pull-ups\n10 push-ups\n15 squats", "10 rounds for time: 5 Pull-up (strict); 10 Push-up; 15 Air squat"],
  [
    "For time, 5 rounds:\n20 cal row\n15 DB bench press 22.5/15 each hand\n10 box jump overs",
    "5 rounds for time: 20cal Row erg; 15 Dumbbell bench press @22.5/15 [each side]; 10 Box jump [over]",
  ],
  ["7 rnds 7 bar muscle ups 7 hang squat snatch 43kg", "7 rounds: 7 Bar muscle-up; 7 Hang squat snatch @43"],
  ["3 RFT 1000m Row, 50 thrusters (45/35lbs), 30 pull ups", "3 rounds for time: 1000m Row erg; 50 Thruster @45/35lb; 30 Pull-up (kipping)"],
  ["5 Rds: 400 run, 15 OHS (95/65)", "5 rounds: 400m Run; 15 Overhead squat @95/65lb"],
  [
    "5 rounds for time w/ 1 min rest b/w rounds: 15 cal bike, 12 kb goblet squats 24kg, 9 burpees",
    "5 rounds for time rest 1:00: 15cal Bike erg; 12 Goblet squat @24; 9 Burpee",
  ],
  [
    "2 rft\n50 wallballs 20/14\n25 T2B\n50 box step ups\n25 hspu",
    "2 rounds for time: 50 Wall ball @20/14lb; 25 Toes-to-bar; 50 Step-up; 25 Handstand push-up (kipping)",
  ],
  ["8 Rounds For Time of 10 KBS 32/24kg + 10 burpess", "8 rounds for time: 10 Kettlebell swing (American) @32/24; 10 Burpee"],
  [
    "3 rounds for time: 30 double-unders, 20 alternating db snatches (22.5/15kg), 10 wall walks",
    "3 rounds for time: 30 Double-under; 20 Dumbbell snatch @22.5/15 [alternating]; 10 Wall walk",
  ],
  ["20 rounds for time of 1 Clean & Jerk 80% + 3 bar facing burpees", "20 rounds for time: 1 Clean and jerk @80%; 3 Burpee [bar-facing]"],
  ["4 rounds 4 time\n400m\n20 sit-ups\n20 push-ups", ""],
  [
    "5RFT - 9 Deads 225/155, 12 Box Jump Overs 24/20, 15 Wall Balls 20/14",
    "5 rounds for time: 9 Deadlift @225/155lb; 12 Box jump @24/20in [over]; 15 Wall ball @20/14lb",
  ],
  [
    "3 rounds, 24 min cap:\n800m run\n30 kettle bell swings 24/16\n30 pullups",
    "3 rounds for time cap 24: 800m Run; 30 Kettlebell swing (American) @24/16; 30 Pull-up (kipping)",
  ],
  // AMRAP
  ["12 Minute AMRAP\n6 Thrusters (115/80)\n8 Toes to Bar\n10/8 Cal Row", "amrap 12: 6 Thruster @115/80lb; 8 Toes-to-bar; 10/8cal Row erg"],
  [
    "AMRAP 18\n18 wall balls\n12 pull ups\n9 deadlift @ 100/70kg\nScore = rounds + reps",
    "amrap 18: 18 Wall ball; 12 Pull-up (kipping); 9 Deadlift @100/70",
  ],
  [
    "20min AMRAP:\n5 pull-ups\n10 push-ups\n15 air squats\n*every 2 min 5 burpees",
    "amrap 20: 5 Pull-up (kipping); 10 Push-up; 15 Air squat || as typed: *every 2 min 5 burpees",
  ],
  [
    "AMRAP x 10 MINUTES\n10 Dumbbell Snatches (50/35)\n10 Lateral Burpees over DB",
    "amrap 10: 10 Dumbbell snatch @50/35lb; 10 Burpee [lateral over dumbbell]",
  ],
  [
    "15 min amrap - 200m run, 12 kb swing, 9 goblet squat (24/16)",
    "amrap 15: 200m Run; 12 Kettlebell swing (American); 9 Goblet squat @24/16",
  ],
  [
    "In 14 minutes, as many rounds and reps as possible of:\n60-cal row\n50 toes-to-bars\n40 wall-ball shots",
    "amrap 14: 60cal Row erg; 50 Toes-to-bar; 40 Wall ball",
  ],
  ["AMRAP 7min 3-6-9-12-15... thruster 45/30kg / c2b", "amrap 7 ladder 3-6-9-12-15+: Thruster @45/30; Chest-to-bar pull-up"],
  ["7 min AMRAP ladder 2,4,6,8,...\nburpees\nKB swing 24/16", "amrap 7 ladder 2-4-6-8+: Burpee; Kettlebell swing (American) @24/16"],
  [
    "AMRAP 12:\n12 Cal Bike\n10 DB Front Squats (2x50/35)\n8 Pull Ups",
    "amrap 12: 12cal Bike erg; 10 Dumbbell front squat @2x50/35lb; 8 Pull-up (kipping)",
  ],
  ["8' AMRAP: 8 Power Cleans 60/40, 8 Burpee Box Jump Overs", "amrap 8: 8 Power clean @60/40; 8 Burpee box jump-over"],
  ["AMRAP 25min partner wod, you go i go\n10 cal row\n10 burpees", "amrap 25: 10cal Row erg; 10 Burpee"],
  [
    "4 minute AMRAP\n30 cal row (buy in)\nmax burpees in remaining time",
    "not for time [buy-in]: 30cal Row erg || amrap 4 [same clock]: max Burpee",
  ],
  ["AMRAP in 9 Mins\n1 rope climb\n3 squat snatch 61kg/43kg\n9 box jumps", "amrap 9: 1 Rope climb; 3 Snatch @61/43; 9 Box jump"],
  [
    "20 Min AMRAP in Pairs 👯\n400m run together\n40 synchro air squats\n20 sync burpees",
    "amrap 20: 400m Run [together]; 40 Air squat [synchro]; 20 Burpee [synchro]",
  ],
  [
    "3 x 5min AMRAP, 2min rest between\n5 hspu\n10 kb swings\n15 du's",
    "intervals 3x5:00/2:00, each an AMRAP: 5 Handstand push-up (kipping); 10 Kettlebell swing (American); 15 Double-under",
  ],
  ["AMRAP 3, rest 3, x 4\n10 cal ski\n10 burpees", "intervals 4x3:00/3:00, each an AMRAP: 10cal Ski erg; 10 Burpee"],
  ["3 Rounds: 4 min AMRAP / 2 min Rest\n12 Wall balls\n12 Cal Row", "intervals 3x4:00/2:00, each an AMRAP: 12 Wall ball; 12cal Row erg"],
  ["AMRAP 5 MIN\nMax Rep Bench Press @ BW", "amrap 5: max Bench press @bw"],
  [
    "16 MIN AMRAP\n4 Muscle ups\n8 Squat cleans (70/47.5 kg)\n16 Pistols (alt)",
    "amrap 16: 4 Ring muscle-up; 8 Squat clean @70/47.5; 16 Pistol squat [alternating]",
  ],
  ["amrp 10: 10 pushups, 10 situps, 10 lunges", "amrap 10: 10 Push-up; 10 Sit-up; 10 Walking lunge"],
  [
    "30 min AMRAP (zone 2)\n500m ski\n1000m bike erg\n200m farmer carry 2x24",
    "amrap 30: 500m Ski erg; 1000m Bike erg; 200m Farmers carry @2x24",
  ],
  ["AMRAP 6:00 | 6 deadlift 140/95kg | 6 burpees | 36 DU", "amrap 6: 6 Deadlift @140/95; 6 Burpee; 36 Double-under"],
  ["As many reps as possible in 5 min of power snatch @ 42.5kg", "amrap 5: max Power snatch @42.5"],
  // EMOM and every x minutes
  [
    "EMOM 12\n1 - 12/10 Cal Row\n2 - 10 Burpees\n3 - 15 KB Swings 24/16kg",
    "emom 12 turns: 12/10cal Row erg; 10 Burpee; 15 Kettlebell swing (American) @24/16",
  ],
  [
    "EMOM 20min:\nMin 1 - 15 wall balls\nMin 2 - 12 T2B\nMin 3 - 10 cal bike\nMin 4 - rest",
    "emom 20 turns: 15 Wall ball; 12 Toes-to-bar; 10cal Bike erg; Rest",
  ],
  ["10 Min EMOM\n2 Power Cleans @ 75%", "emom 10: 2 Power clean @75%"],
  ["Every minute for 8 minutes\n1 squat snatch (build)", "emom 8: 1 Snatch [build]"],
  ["E2MOM for 12 Minutes\n3 Push Press (70-75%)", "every 2:00 x6: 3 Push press @70-75%"],
  ["E2MOM x 8 sets\n2 hang cleans + 1 jerk @ 70%", "every 2:00 x8 [one complex]: 2 Hang clean; 1 Split jerk @70%"],
  ["Every 3:00 for 15:00\n200m run\n10 thrusters 43/30", "every 3:00 x5: 200m Run; 10 Thruster @43/30"],
  ["E90s x 8: 1 snatch", "every 1:30 x8: 1 Snatch"],
  ["Every 2min30 x 6: 3 front squats 80%", "every 2:30 x6: 3 Front squat @80%"],
  ["Every 2:30 x 5 Sets:\nBack Squat x 3 @ 82%", "every 2:30 x5: 3 Back squat @82%"],
  [
    "EMOM 16 (4 rounds)\na) 12 cal ski\nb) 12 db step ups 2x15\nc) 12 push-ups\nd) 40 sec plank",
    "emom 16 turns: 12cal Ski erg; 12 Step-up @2x15; 12 Push-up; 0:40 Plank",
  ],
  [
    "EMOM 10 alternating\n8 strict hspu\n10 alternating pistols",
    "emom 10 turns: 8 Handstand push-up (strict); 10 Pistol squat [alternating]",
  ],
  ["OTM x 10: 3 Thrusters 60/40kg + 3 Bar Facing Burpees", "emom 10: 3 Thruster @60/40; 3 Burpee [bar-facing]"],
  ["E4MOM 20 min\n500/400m row\n15 burpees", "every 4:00 x5: 500/400m Row erg; 15 Burpee"],
  ["Every 5 min x 4 rounds for time\n400m run\n20 WB 9/6kg\n10 C2B", "every 5:00 x4: 400m Run; 20 Wall ball @9/6; 10 Chest-to-bar pull-up"],
  ["EMOM x 6 Min.\n5 Deadlifts (100/70kg)\n5 Burpees", "emom 6: 5 Deadlift @100/70; 5 Burpee"],
  [
    "Alternating EMOM x 12:\n1. Max cal row in 40 sec\n2. 12 DB push press 2x20\n3. Rest",
    "emom 12 turns: [as typed: 1. Max cal row in 40 sec]; 12 Dumbbell push press @2x20; Rest",
  ],
  [
    "Every 6 mins for 30 mins\n600m run\n20 kb swings 24/16\n20 box jumps",
    "every 6:00 x5: 600m Run; 20 Kettlebell swing (American) @24/16; 20 Box jump",
  ],
  ["EMOM30 - minute 1 row 15 cals, minute 2 15 burpees, minute 3 50 dubs", "emom 30 turns: 15cal Row erg; 15 Burpee; 50 Double-under"],
  ["On the minute x 5: 3 hang power snatch @ 50kg", "emom 5: 3 Hang power snatch @50"],
  ["EMOM 8\nEven: 12 push ups\nOdd: 16 v-ups", "emom 8 turns: 16 V-up; 12 Push-up"],
  ["Every 90 seconds for 9 minutes: 3 touch and go power cleans 70%", "every 1:30 x6: 3 Power clean @70% [touch-and-go]"],
  [
    "every 10 min x 3:\n1000 m row\n30 wall balls 9 kg\n15 bar muscle-ups",
    "every 10:00 x3: 1000m Row erg; 30 Wall ball @9; 15 Bar muscle-up",
  ],
  // Tabata and intervals
  [
    "TABATA\nAir squats\nPush ups\nSit ups\n(8 rounds each, 1 min rest between)",
    "tabata 8x0:20/0:10 rest 1:00: max Air squat; max Push-up; max Sit-up",
  ],
  ["Tabata: 20 sec work / 10 sec rest x 8 - Assault bike", "tabata 8x0:20/0:10: max Assault bike"],
  ["20 on 10 off x 8 kb swings", "tabata 8x0:20/0:10: max Kettlebell swing (American)"],
  ["40/20 x 5 rounds: row, burpees, wall balls", "intervals 5x0:40/0:20: max Row erg; max Burpee; max Wall ball"],
  ["8 rounds: 30 sec on, 30 sec off\nSki erg", "intervals 8x0:30/0:30: max Ski erg"],
  ["5 sets: 2:00 on / 1:00 off\nbike for cals", "intervals 5x2:00/1:00: max cal Bike erg"],
  ["6 x 500m row @ 2k pace, rest 2:00", "6 rounds rest 2:00: 500m Row erg [at 2k pace]"],
  ["Running: 8 x 400m, 90 sec rest", "8 rounds rest 1:30: 400m Run"],
  ["10 x 200m run w/ 1:1 rest", "10 rounds [recovery: as long as the work]: 200m Run"],
  ["5 x 1000 m run @ threshold w/ 90s rest", "5 rounds rest 1:30: 1000m Run [at threshold pace]"],
  ["4x800m run (rest 3 min)", "4 rounds rest 3:00: 800m Run"],
  [
    "3 rounds of: 1 min row for cals, 1 min burpees, 1 min DU, 1 min rest",
    "3 rounds: 1:00 cal Row erg; 1:00 Burpee; 1:00 Double-under; 1:00 Rest",
  ],
  ["12 x 30s hard / 30s easy on the assault bike", "intervals 12x0:30/0:30 [recovery: easy]: Assault bike [hard]"],
  ["4 x 4min run @ 90% HR, 3 min easy jog", "intervals 4x4:00/3:00 [recovery: easy jog]: Run [90% HR]"],
  ["Row: 3 x 2000m, rest 5:00", "3 rounds rest 5:00: 2000m Row erg"],
  ["1 min on / 1 min off x 10\nmax cal echo bike", "intervals 10x1:00/1:00: max cal Assault bike"],
  ["5 rounds 1:30 work, :30 rest - sled push", "intervals 5x1:30/0:30: max Sled push"],
  ["6 x 3 min @ 10k pace (1 min jog)", "intervals 6x3:00/1:00 [recovery: jog]: Run [at 10k pace]"],
  ["Bike erg 10 x 1:00 hard, 1:00 easy", "intervals 10x1:00/1:00 [recovery: easy]: Bike erg [hard]"],
  ["15 x 15s sprint / 45s walk", "intervals 15x0:15/0:45 [recovery: walk]: Run [sprint]"],
  // Chippers and once through
  [
    "FOR TIME:\n50 Cal Row\n40 Wall Balls (20/14)\n30 KB Swings (53/35)\n20 Box Jump Overs (24/20)\n10 Burpees",
    "for time: 50cal Row erg; 40 Wall ball @20/14lb; 30 Kettlebell swing (American) @53/35lb; 20 Box jump @24/20in [over]; 10 Burpee",
  ],
  [
    "CHIPPER 30min cap\n100 du\n80 air squats\n60 sit ups\n40 pull ups\n20 clean and jerks 60/40",
    "for time cap 30: 100 Double-under; 80 Air squat; 60 Sit-up; 40 Pull-up (kipping); 20 Clean and jerk @60/40",
  ],
  [
    "1 mile run, 100 pull ups, 200 push ups, 300 squats, 1 mile run (20/14 vest)",
    "for time: 1609m Run; 100 Pull-up (kipping); 200 Push-up; 300 Air squat; 1609m Run",
  ],
  ["For time: 2000m row / 50 burpees / 1 mile run", "for time: 2000m Row erg; 50 Burpee; 1609m Run"],
  ["150 Wall Balls For Time (20/14) - every break = 5 burpees", ""],
  ["100 thrusters @ 20kg for time, 5 burpees at the top of every minute", ""],
  ["For time:\n30 snatches, 61/43 kg\n\nCap 8", "for time cap 8: 30 Snatch @61/43"],
  ["1200m run\n63 kb swings 24/16\n36 pull-ups", "not for time: 1200m Run; 63 Kettlebell swing (American) @24/16; 36 Pull-up (kipping)"],
  ["For time: 800m run, 50 back squats (BW), 50 push ups, 800m run", "for time: 800m Run; 50 Back squat @bw; 50 Push-up; 800m Run"],
  ["5k row for time", "for time: 5000m Row erg"],
  ["10 km run, easy pace", "not for time: 10000m Run [easy]"],
  [
    "For time 21 cal bike 21 thrusters 15 cal bike 15 thrusters 9 cal bike 9 thrusters",
    "for time: 21cal Bike erg; 21 Thruster; 15cal Bike erg; 15 Thruster; 9cal Bike erg; 9 Thruster",
  ],
  ["800-600-400-200 m run", "not for time: 800m Run; 600m Run; 400m Run; 200m Run"],
  [
    "For time:\n1km ski\n40 burpee broad jumps\n1km row\n100m farmers carry 2 x 24/16 kg\n100m sandbag lunge 20/10kg\n75 wall balls 6/4 kg",
    "for time: 1000m Ski erg; 40 Burpee broad jump; 1000m Row erg; 100m Farmers carry @2x24/16; 100m Sandbag lunge @20/10; 75 Wall ball @6/4",
  ],
  [
    "Time cap 18'\n40/30 cal bike\n40 hang db c&j 22.5/15\n40 t2b\n40 ft hs walk",
    "for time cap 18: 40/30cal Bike erg; 40 Dumbbell clean and jerk @22.5/15 [hang]; 40 Toes-to-bar; 12m Handstand walk",
  ],
  ["Max distance in 12 minutes run (Cooper)", "amrap 12: max Run"],
  ["Murph (with vest)", "for time: 1609m Run; 100 Pull-up (kipping); 200 Push-up; 300 Air squat; 1609m Run"],
  ["CrossFit Open 19.1", "amrap 15: 19 Wall ball @9/6; 19cal Row erg"],
  ["“20.1”", "10 rounds for time cap 15: 8 Clean and jerk @43/29; 10 Burpee [bar-facing]"],
  [
    "Hyrox PFT",
    "for time: 1000m Run; 50 Burpee broad jump; 100 Walking lunge; 1000m Row erg; 30 Push-up [hand-release]; 100 Wall ball @6/4",
  ],
  ["fran", "21-15-9 for time: Thruster @43/29; Pull-up (kipping)"],
  // Buy-in, cash-out, parts
  [
    "Buy-in: 800m run\n4 rounds:\n12 DB thrusters 2x15kg\n12 pull ups\nCash-out: 800m run",
    "not for time [buy-in]: 800m Run || 4 rounds [same clock]: 12 Dumbbell thruster @2x15; 12 Pull-up (kipping) || not for time [cash-out, same clock]: 800m Run",
  ],
  [
    "Buy In - 50 cal row\nThen 3 RFT\n15 HSPU\n15 deadlifts 100/70kg",
    "for time [buy-in]: 50cal Row erg || 3 rounds for time [same clock]: 15 Handstand push-up (kipping); 15 Deadlift @100/70",
  ],
  [
    "50 double unders\ninto\n5 rounds\n10 power snatches 35/25\n10 box jumps\ninto\n50 double unders",
    "not for time: 50 Double-under || 5 rounds [same clock]: 10 Power snatch @35/25; 10 Box jump || not for time [same clock]: 50 Double-under",
  ],
  ["1000m row then 21-15-9 thrusters 40/30 and burpees", "not for time: 1000m Row erg || 21-15-9 [same clock]: Thruster @40/30; Burpee"],
  [
    "A. Back Squat 5-5-5-3-3-3 @ 75%+\n\nB. 3 RFT\n400m run\n15 KBS 24/16",
    "sets 5-5-5-3-3-3 [A]: Back squat @75% || 3 rounds for time: 400m Run; 15 Kettlebell swing (American) @24/16",
  ],
  [
    "Strength\nDeadlift 5x3 @ 80%\n\nMetcon\nAMRAP 10\n10 burpees\n10 wall balls",
    "sets 5x3: Deadlift @80% || amrap 10: 10 Burpee; 10 Wall ball",
  ],
  ["Part A: EMOM 10 - 2 squat cleans @ 75%\nPart B: For time - 75 burpees", "emom 10: 2 Squat clean @75% || for time: 75 Burpee"],
  [
    "AMRAP 6\n12 burpees\n12 DB snatch\n\nRest 3:00\n\nAMRAP 6\n12 cal row\n12 T2B",
    "amrap 6: 12 Burpee; 12 Dumbbell snatch || rest 3:00 || amrap 6: 12cal Row erg; 12 Toes-to-bar",
  ],
  [
    "0:00-10:00 build to a heavy 3 front squat\n10:00-20:00 AMRAP 10: 10 front squats 60/40, 10 cal bike",
    "max load 3 [10 min in all]: Front squat || as typed: 10:00-20:00 AMRAP 10: 10 front squats 60/40, 10 cal bike",
  ],
  [
    "WARM UP\n3 rounds\n10 cal row\n10 air squats\n10 push ups\n\nWOD\n21-15-9\nPower cleans 60/40\nBurpees",
    "3 rounds not for time [warm-up]: 10cal Row erg; 10 Air squat; 10 Push-up || 21-15-9: Power clean @60/40; Burpee",
  ],
  ["Weightlifting: Snatch 1RM\nWod: 30 snatches for time 60/40 kg", "max load: Snatch || for time: 30 Snatch @60/40"],
  [
    "B1) Bench Press 4x6 @ 80kg\nB2) Pendlay Row 4x8 @ 60kg",
    "sets 4x6 [superset B1]: Bench press @80 || sets 4x8 [superset B2]: Pendlay row @60",
  ],
  [
    "2 rounds of:\n50 cal row\n40 air squats\nrest 3 min\n2 rounds of:\n50 cal bike\n40 push ups",
    "2 rounds: 50cal Row erg; 40 Air squat || rest 3:00 || 2 rounds: 50cal Bike erg; 40 Push-up",
  ],
  [
    "15-12-9\nthrusters 50/35\nc2b\n— rest 5 min —\n9-12-15\npower snatch 40/30\nburpees",
    "15-12-9: Thruster @50/35; Chest-to-bar pull-up || rest 5:00 || 9-12-15: Power snatch @40/30; Burpee",
  ],
  // Partner and team
  [
    "In teams of 2, for time:\n100 cal row\n80 burpees\n60 DB snatches (22.5/15)\nSplit as needed",
    "for time: 100cal Row erg; 80 Burpee; 60 Dumbbell snatch @22.5/15",
  ],
  [
    "PARTNER WOD - 30 min AMRAP\n400m run (together)\n50 wall balls (shared)\n40 KB swings\n30 box jumps",
    "amrap 30: 400m Run [together]; 50 Wall ball [shared]; 40 Kettlebell swing (American); 30 Box jump",
  ],
  [
    "Teams of 3, 5 rounds each:\n15 cal bike\n12 kb swings\nP1 works, P2+P3 rest",
    "5 rounds rest 3:00: 15cal Bike erg; 12 Kettlebell swing (American)",
  ],
  ["With a partner, IGYG 10 rounds each: 10 cal row, 5 burpees", "10 rounds: 10cal Row erg; 5 Burpee"],
  [
    "P/W 20' AMRAP\nP1: 200m run\nP2: AMRAP of 5 pull ups, 10 push ups, 15 squats, switch",
    "amrap 20: 200m Run [partner 1]; 5 Pull-up (kipping) [partner 2]; 10 Push-up [partner 2]; 15 Air squat [partner 2]",
  ],
  ["Team of 4 relay: 4 rounds each, 250m row + 10 burpees", "4 rounds: 250m Row erg; 10 Burpee"],
  // Strength
  ["Back squat 5-5-5-3-3-3 @75%", "sets 5-5-5-3-3-3: Back squat @75%"],
  ["Back Squat\n5x5 @ 75% 1RM", "sets 5x5: Back squat @75% [with the 1RM load]"],
  ["Deadlift 3-3-3-1-1-1", "sets 3-3-3-1-1-1: Deadlift"],
  ["Strict Press: 5 x 3 @ 85%, rest 2-3 min", "sets 5x3 rest 2:00 [rest up to 3:00]: Overhead press @85%"],
  ["Bench press 4x8-10, RPE 8", "sets 4x8 [up to 10 reps]: Bench press [RPE 8]"],
  ["Front Squats 4 x 4 (tempo 32X1) @ 70 kg", "sets 4x4: Front squat @70 [tempo 32X1]"],
  ["Squat snatch: 7 x 1, building to heavy single", ""],
  ["Build to a heavy 5 back squat in 15 min", "max load 5 [15 min in all]: Back squat"],
  ["Find 1RM Clean & Jerk", "max load: Clean and jerk"],
  ["15 min to establish a 2RM front squat", "max load 2 [15 min in all]: Front squat"],
  ["Heavy single power clean", "max load: Power clean"],
  ["Back squat 1 x 20 @ 60%", "sets 1x20: Back squat @60%"],
  ["5@65%, 3@75%, 1+@85% back squat", "sets 5-3-1 [last set max]: Back squat @65-75-85%"],
  ["Deadlift 5/3/1: 5 @ 75%, 3 @ 85%, 1 @ 95%", "sets 5-3-1: Deadlift @75-85-95%"],
  ["Bulgarian split squat 3x10/leg 2x22.5kg", "sets 3x10: Bulgarian split squat @2x22.5 [each side]"],
  ["3 x 12 each side single arm db row @ 30kg", "sets 3x12: Single-arm dumbbell row @30 [each side]"],
  ["RDLs 4x8 @ 90 kg rest 90 sec", "sets 4x8 rest 1:30: Romanian deadlift @90"],
  ["Weighted pull ups 5x5 @ 10kg", "sets 5x5: Weighted pull-up @10"],
  ["Hip thrusts 3 sets x 12 reps 100kg", "sets 3x12: Hip thrust @100"],
  [
    "Accessory: 3 sets\n12 face pulls\n15 band pull-aparts\n10 ring rows",
    "3 rounds not for time: 12 Face pull; 15 Band pull-apart; 10 Ring row",
  ],
  [
    "Superset 4 rounds: 8 DB bench press 2x30kg, 8 strict pull ups, rest 2:00",
    "4 rounds not for time rest 2:00: 8 Dumbbell bench press @2x30; 8 Pull-up (strict)",
  ],
  ["Push jerk 3-2-1-3-2-1", "sets 3-2-1-3-2-1: Push jerk"],
  ["Clean pull 4x3 @ 110%", "sets 4x3: Clean pull @110%"],
  ["Squat 225x5x5", "sets 5x5: Back squat @225lb"],
  ["DL 140kg x 5 x 3", "sets 3x5: Deadlift @140"],
  ["3x8 barbell row 135 lbs", "sets 3x8: Barbell row @135lb"],
  ["Plank 3 x 60 sec", "sets 3x1:00: Plank"],
  ["Farmers carry 4 x 40m @ 2x32 kg", "4 rounds: 40m Farmers carry @2x32"],
  ["Thruster - 5x3 - AHAP", "sets 5x3: Thruster [AHAP]"],
  ["OHS 5-5-5-5-5 increase weight each set", "sets 5x5: Overhead squat [increase weight each set]"],
  ["Every 2 min x 5: 5 back squats @ 75-80%", "every 2:00 x5: 5 Back squat @75-80%"],
  [
    "For quality, 3 rounds: 10 turkish get ups 16kg, 20m overhead carry, 30s side plank",
    "3 rounds not for time: 10 Turkish get-up @16; 20m Overhead carry; 0:30 Side plank",
  ],
  ["Pause squat 4x3 @ 120kg", "sets 4x3: Pause squat @120"],
  // Hyrox
  [
    "HYROX prep\n4 rounds:\n1km run\n20 wall balls 6/4kg\n20m sandbag lunges 20/10kg",
    "4 rounds: 1000m Run; 20 Wall ball @6/4; 20m Sandbag lunge @20/10",
  ],
  ["8 rounds: 500m run + 1 station: 500m ski", "8 rounds: 500m Run; 500m Ski erg"],
  [
    "3 RFT\n1000m run\n50m sled push 125/90 kg\n50m sled pull 80/60 kg",
    "3 rounds for time: 1000m Run; 50m Sled push @125/90; 50m Sled pull (rope) @80/60",
  ],
  ["Compromised running: 5 x (400m run + 15 burpee broad jumps), rest 2 min", "5 rounds rest 2:00: 400m Run; 15 Burpee broad jump"],
  [
    "Hyrox Sim: 1k run, 1k ski, 1k run, 50m sled push, 1k run, 50m sled pull, 1k run, 80m BBJ",
    "for time: 1000m Run; 1000m Ski erg; 1000m Run; 50m Sled push; 1000m Run; 50m Sled pull (rope); 1000m Run; 80m Burpee broad jump",
  ],
  // German
  [
    "5 Runden auf Zeit:\n400 m Laufen\n15 Wall Balls 9/6 kg\n10 Klimmzüge",
    "5 rounds for time: 400m Run; 15 Wall ball @9/6; 10 Pull-up (kipping)",
  ],
  ["3 Runden\n20 Liegestütze\n30 Kniebeugen\n40 Sit-ups", "3 rounds: 20 Push-up; 30 Air squat; 40 Sit-up"],
  ["Kniebeuge 5x5 @ 100 kg", "sets 5x5: Back squat @100"],
  ["Kreuzheben 5-3-1", "sets 5-3-1: Deadlift"],
  [
    "12 Min AMRAP: 10 Kettlebell Swings 24/16, 10 Ausfallschritte, 10 Burpees",
    "amrap 12: 10 Kettlebell swing (American) @24/16; 10 Walking lunge; 10 Burpee",
  ],
  ["Alle 2 Min für 10 Min: 3 Kreuzheben 80%", "every 2:00 x5: 3 Deadlift @80%"],
  ["6 x 1000 m Laufen, 2 Min Pause", "6 rounds rest 2:00: 1000m Run"],
  ["Bankdrücken 4x8 mit 60 kg, Pause 90 Sek.", "sets 4x8 rest 1:30: Bench press @60"],
  // French
  ["5 tours pour le temps : 400 m course, 15 tractions, 20 pompes", "5 rounds for time: 400m Run; 15 Pull-up (kipping); 20 Push-up"],
  ["AMRAP 15 min : 10 tractions, 20 pompes, 30 squats", "amrap 15: 10 Pull-up (kipping); 20 Push-up; 30 Air squat"],
  ["Soulevé de terre 5x3 à 120 kg", "sets 5x3: Deadlift @120"],
  ["6 x 400 m course, repos 1 min 30", "6 rounds rest 1:30: 400m Run"],
  ["EMOM 10 : 10 burpees, 10 fentes", "emom 10: 10 Burpee; 10 Walking lunge"],
  // Spanish
  ["5 rondas por tiempo: 400 m carrera, 15 dominadas, 20 flexiones", "5 rounds for time: 400m Run; 15 Pull-up (kipping); 20 Push-up"],
  ["AMRAP 12 min: 10 sentadillas, 10 flexiones, 10 abdominales", "amrap 12: 10 Air squat; 10 Push-up; 10 Sit-up"],
  ["Peso muerto 5x5 con 100 kg", "sets 5x5: Deadlift @100"],
  ["Cada 2 min x 5: 10 burpees, 200 m remo", "every 2:00 x5: 10 Burpee; 200m Row erg"],
  ["4 x 500 m remo, descanso 2 min", "4 rounds rest 2:00: 500m Row erg"],
  // Kept as text or nothing at all
  ["3 rounds for time: 12 zombie crawls, 20 sit-ups", "3 rounds for time: 12 zombie crawls; 20 Sit-up"],
  ["REST DAY 😴", ""],
  [
    "3 RFT: 10 sandbag cleans 45kg, 20m bear crawl, 30 flutter kicks",
    "3 rounds for time: 10 Sandbag clean @45; 20m Bear crawl; 30 Flutter kick",
  ],
];
