/** Sessions of all kinds with everything that is shown back of them, in the words of `wodText`; only for tests. */
export const STRUCTURED_WORKOUTS: readonly (readonly [id: string, typed: string, read: string])[] = [
  [
    "w301",
    "A) Back squat\n5x5 @80% rest 2:30\nB) AMRAP 9\n9 wall balls (20/14 lb)\n9 T2B\n9 burpees over bar",
    "sets 5x5 rest 2:30 [A]: Back squat @80% || amrap 9: 9 Wall ball @20/14lb; 9 Toes-to-bar; 9 Burpee [over bar]",
  ],
  [
    "w302",
    "E2MOM x 8 (16 min)\nodd: 12/10 cal bike\neven: 3 power cleans @ 75% + 6 bar facing burpees",
    "every 2:00 x8 turns: 12/10cal Bike erg; 3 Power clean @75% + 6 Burpee [bar-facing]",
  ],
  [
    "w303",
    "Death by: thrusters 43/30kg\nmin 1 = 1 rep, min 2 = 2 reps ...\nuntil u cant, cap 15 min",
    "death by, every 1:00 cap 15: Thruster @43/30 || note: until u cant",
  ],
  [
    "w304",
    "PARTNER WOD - 40' cap, split however, one works one rests 💪\n100 cal row\n80 DB snatch 22,5/15\n60 box jump overs\n40 synchro burpees\n20 rope climbs",
    "team of 2: one works, the others rest || for time cap 40: 100cal Row erg; 80 Dumbbell snatch @22.5/15; 60 Box jump [over]; 40 Burpee [synchro]; 20 Rope climb || note: split however",
  ],
  [
    "w305",
    "Buy-in: 1000m row\nthen 4 rounds of: 15 KB goblet squat 1.5/1 pood, 10 ring dips, 200 m farmer carry\ncash-out: 100 du\nFor Time",
    "not for time [buy-in]: 1000m Row erg || 4 rounds [same clock]: 15 Goblet squat @24/16; 10 Ring dip; 200m Farmers carry || for time [cash-out, same clock]: 100 Double-under",
  ],
  [
    "w306",
    'Chipper "December Doom"\n50 cal ski\n40 lunges (DB 2x22.5/15)\n30 GHD\n20 C2B\n10 clean & jerk 84/57\nthen back up!! 20, 30, 40, 50\nCap 30',
    'for time cap 30: 50cal Ski erg; 40 Walking lunge @2x22.5/15; 30 GHD sit-up; 20 Chest-to-bar pull-up; 10 Clean and jerk @84/57 || as typed: then back up!! 20, 30, 40, 50 || note: Chipper "December Doom"',
  ],
  [
    "w307",
    "Power day mon 30/11\nSquat work up to heavy single @ RPE 8\nthen 3x3 @ 85% of that, rest 3min\nPaused bench 4x6 @ RPE 7\nDB row 3x12 e/s",
    "max load: Back squat [RPE 8] || sets 3x3 rest 3:00: Back squat @85% [of that] || sets 4x6: Bench press [paused, RPE 7] || sets 3x12: Single-arm dumbbell row [each side] || note: Power day mon 30/11",
  ],
  [
    "w308",
    "Bench waves\nwave 1: 7/5/3\nwave 2: 7/5/3 +2.5kg\n@ 70/75/80% then 72/77/82\n2 min",
    "sets 7-5-3-7-5-3 rest 2:00: Bench press @70-75-80-72-77-82% [next wave +2.5kg]",
  ],
  [
    "w309",
    "Clusters: front squat 5 x (2.2.2) @ 85%\n20s between minis, 3' between sets",
    "sets 5x6 rest 3:00 [each set 2+2+2, 0:20 inside a set, cluster]: Front squat @85%",
  ],
  [
    "w310",
    "rest pause curls: 1 set to failure w/ 20RM, rest 15s, go, rest 15 s, go (goal 35+)",
    "sets 1x1 [0:15 inside a set, rest-pause]: max Biceps curl [with the 20RM load, again to failure after each of 2 pauses, goal 35+]",
  ],
  [
    "w311",
    "A1 Incline DB press 4x8 tempo 32X1 \nA2 chinups 4x6 (weighted if easy)\nrest 75s after A2\nB1 lat raise 3x15\nB2 face pull 3x20",
    "sets 4x8 [superset A1]: Incline dumbbell press [tempo 32X1] || sets 4x6 rest 1:15 [superset A2]: Chin-up (strict) || sets 3x15 [superset B1]: Lateral raise || sets 3x20 [superset B2]: Face pull || note: weighted if easy",
  ],
  [
    "w312",
    "Deadlift\nset 1 5 @65%\nset 2 5 @75%\nset 3 3 @82%\nset 4 1+ @ 90%  (AMRAP set, leave one in tank)\ndrop set: 60% x max",
    "sets 5-5-3-1 [last set max]: Deadlift @65-75-82-90% || sets 1x1 [drop set]: max Deadlift @60% || note: leave one in tank",
  ],
  [
    "w313",
    "OLY: clean pull + hang clean below knee + jerk x 6, up to 85%, every 2 min",
    "every 2:00 x6 [one complex]: 1 Clean pull; 1 Hang clean [below knee]; 1 Split jerk @up to 85%",
  ],
  [
    "w314",
    'TEMPO TUESDAY 🏃\n3km WU easy\n4 x 2km @ half marathon pace, 90" jog\n2 km CD\nbring a head torch!',
    "not for time [warm-up]: 3000m Run [easy] || 4 rounds rest 1:30 [recovery: jog]: 2000m Run [at half marathon pace] || not for time [cool-down]: 2000m Run || note: TEMPO TUESDAY 🏃 || note: bring a head torch!",
  ],
  [
    "w315",
    "6 x 800 @ 5k pace, 400m jog\nthen 4 strides",
    "6 rounds [recovery: 400 m jog]: 800m Run [at 5k pace] || 4 rounds: Run [strides]",
  ],
  [
    "w316",
    "Fartlek 45min:\n10 easy, 1-2-3-4-3-2-1 min hard w/ equal easy, rest easy",
    "not for time: 10:00 Run [easy] || not for time [recovery: as long as the work]: 1:00 Run [hard]; 2:00 Run [hard]; 3:00 Run [hard]; 4:00 Run [hard]; 3:00 Run [hard]; 2:00 Run [hard]; 1:00 Run [hard] || not for time: 3:00 Run [easy, the rest of the time] || note: Fartlek 45min:",
  ],
  [
    "w317",
    "HILLS! 8 x 60s up hard, walk/jog down. wu 15', cd 10'. Uphill effort 8/10",
    "not for time [warm-up]: 15:00 Run || 8 rounds [recovery: walk/jog down]: 1:00 Run [HILLS up hard] || not for time [cool-down]: 10:00 Run [Uphill, RPE 8] || not understood: cd 10'. Uphill effort 8/10",
  ],
  [
    "w318",
    "Long run 16k progression:\n5k @6:00, 5k @ 5:40, 4k @5:15, 2k @ 4:50",
    "not for time: 5000m Run [at 6:00 /km]; 5000m Run [at 5:40 /km]; 4000m Run [at 5:15 /km]; 2000m Run [at 4:50 /km] || note: Long run 16k progression:",
  ],
  ["w319", "Row: 4 x 1000m r 2:00 @ 2k pace +6, s26", "4 rounds rest 2:00: 1000m Row erg [at 2k pace +6 s, rate 26]"],
  [
    "w320",
    "Ski erg pyramid: 250 500 750 500 250, rest = work time",
    "not for time [recovery: as long as the work]: 250m Ski erg; 500m Ski erg; 750m Ski erg; 500m Ski erg; 250m Ski erg || note: Ski erg pyramid",
  ],
  [
    "w321",
    "Bike\nWU 15' Z2\n3x12' @ 90% FTP / 4' easy\n10' CD\ncadence 85-95",
    "not for time [warm-up]: 15:00 Bike erg [Z2] || intervals 3x12:00/4:00 [recovery: easy]: Bike erg [90% FTP, rate 85-95] || not for time [cool-down]: 10:00 Bike erg",
  ],
  [
    "w322",
    "Swim squad\n400 choice\n8 x 50 on 1:00 desc 1-4\n4x100 pull @ 1:40 + 15s\n200 kick\n6x25 fast 20s\ncool 100",
    "not for time: 400m Swim [choice] || emom 8: 50m Swim [desc 1-4] || 4 rounds rest 0:15: 100m Swim [pull, at 1:40] || not for time: 200m Swim [kick] || 6 rounds rest 0:20: 25m Swim [fast] || not for time [cool-down]: 100m Swim || note: Swim squad",
  ],
  [
    "w323",
    "HYROX SIM (half) – no rest!\n8 x 500 m run, and between: 500 ski, 25 m sled push, 25 m sled pull, 40 m BBJ, 500 row, 100 m farmers, 50 m sandbag lunge, 50 WB\nwomen: 102kg/78kg/16kg/10kg/4kg",
    "for time: 500m Run; 500m Ski erg; 500m Run; 25m Sled push @102; 500m Run; 25m Sled pull (rope) @78; 500m Run; 40m Burpee broad jump; 500m Run; 500m Row erg; 500m Run; 100m Farmers carry @16; 500m Run; 50m Sandbag lunge @10; 500m Run; 50 Wall ball @4 || note: HYROX SIM || note: half",
  ],
  [
    "w324",
    "MOBILITY 20min - chill\ncouch stretch 2 min/side\n90/90 x10 each\nT spine open book 8 e/s\ndead hang 3 x 30s\npigeon 1:30 pr side",
    "not for time [20 min in all]: 2:00 Couch stretch [each side]; 10 90/90 hip switch [each side]; 8 Thoracic open book [each side] || sets 3x0:30: Dead hang || not for time: 1:30 Pigeon or figure-4 stretch [each side] || note: MOBILITY 20min - chill",
  ],
  [
    "w325",
    "Martes fuerza\nSentadilla frontal 4x6 RIR 2 desc 2'\nPeso muerto rumano 3x10 @ 60kg\nZancadas 3x12 por pierna, mancuernas 12kg\nPlancha 3 x 45\"",
    "sets 4x6 rest 2:00: Front squat [RIR 2] || sets 3x10: Romanian deadlift @60 || sets 3x12: Walking lunge @12 [each side, db] || sets 3x0:45: Plank || note: Martes fuerza",
  ],
  [
    "w326",
    'EMOM 30 (5 giri)\nmin 1: 12 cal vogatore\nmin 2: 15 kb swing 20kg\nmin 3: 10 burpees\nmin 4: 45" plank\nmin 5: 12 box step up\nmin 6: riposo',
    "emom 30 turns: 12cal Row erg; 15 Kettlebell swing (American) @20; 10 Burpee; 0:45 Plank; 12 Step-up; Rest",
  ],
  [
    "w327",
    "wk 3 d2, from coach pete\na. press 6x2 @83, 2-3 min\nb. push press 3x3 heavier than last wk\nc. Upright row 3x10-12\nd. 15 min assault bike nasal breathing only\nno ego pls",
    "sets 6x2 rest 2:00 [A, rest up to 3:00]: Overhead press @83% || sets 3x3 [B]: Push press [heavier than last wk] || sets 3x10 [C, up to 12 reps]: Upright row || not for time: 15:00 Assault bike [nasal breathing only] || note: wk 3 d2, from coach pete || note: no ego pls",
  ],
  [
    "w328",
    "Row 2k TT\nwarm up w/ 5' + 3 x 30s starts",
    "not for time [warm-up]: 5:00 Row erg || 3 rounds [warm-up]: 0:30 Row erg [starts] || for time: 2000m Row erg",
  ],
  [
    "w329",
    "ladder up until 12 min\n3 clean 60/40, 3 burpee, 6 clean, 6 burpee, 9 / 9, 12/12 ...",
    " || not understood: ladder up until 12 min || not understood: 3 clean 60/40, 3 burpee, 6 clean, 6 burpee, 9 / 9, 12/12 ...",
  ],
  [
    "w330",
    "Sat 28 Nov - easy recovery, pls actually do it easy lol\n30-40 min bike or row Z1 RPE 2\n5 rds not for time:\n10 bird dog / 10 dead bug / 30m suitcase carry e side (light)\nfoam roll, stretch, pizza",
    "not for time: 30:00 Bike erg [up to 40:00, or Row erg, Z1, RPE 2] || 5 rounds not for time: 10 Bird dog; 10 Dead bug; 30m Suitcase carry [each side, light] || note: Sat 28 Nov - easy recovery, pls actually do it easy lol || note: foam roll, stretch, pizza",
  ],
  [
    "w331",
    "AMRAP 14\n7 DB snatch R 22,5/15\n7 DB snatch L\n14 box jump overs 60/50cm\n200m run\nScore = rds + reps",
    "amrap 14: 7 Dumbbell snatch @22.5/15 [right arm]; 7 Dumbbell snatch @22.5/15 [left arm]; 14 Box jump @60/50cm [over]; 200m Run || score: rds + reps",
  ],
  [
    "w332",
    "For time (cap 20:00)\n21-15-9\nDeadlift 225/155 lb\nHSPU\nthen\n9-15-21\nFront squat 95/65 lb\nPull ups",
    "21-15-9 for time cap 20: Deadlift @225/155lb; Handstand push-up (kipping) || 9-15-21 for time [same clock]: Front squat @95/65lb; Pull-up (kipping)",
  ],
  [
    "w333",
    "Buy in: 1k row\n3 rds:\n 10 ring dips\n 20 goblet squats 24/16\n 30 sit ups\nCash out: 1k row\nCap 25",
    "for time cap 25 [buy-in]: 1000m Row erg || 3 rounds for time [same clock]: 10 Ring dip; 20 Goblet squat @24/16; 30 Sit-up || for time [cash-out, same clock]: 1000m Row erg",
  ],
  [
    "w334",
    "Build to a heavy single DL in 20'\nthen 3x3 @ 85% of that\nbelt ok",
    "max load [20 min in all]: Deadlift || sets 3x3: Deadlift @85% [of that] || note: belt ok",
  ],
  [
    "w335",
    "Bench wave:\n3@80, 2@85, 1@90\n3@82.5, 2@87.5, 1@92.5\nrest 2:30",
    "sets 3-2-1-3-2-1 rest 2:30: Bench press @80-85-90-82.5-87.5-92.5%",
  ],
  [
    "w336",
    "A1. DB incline press 4x10 32X1\nA2. Chin ups 4x6 (weighted)\nrest 60 after A1, 90 after A2\nB. Split squat 3x8/leg 2x20kg",
    "sets 4x10 rest 1:00 [superset A1]: Incline dumbbell press [tempo 32X1] || sets 4x6 rest 1:30 [superset A2]: Chin-up (strict) [weighted] || sets 3x8 [B]: Split squat @2x20 [each side]",
  ],
  [
    "w337",
    "Week 3 Day 2 (peaking)\nSquat  1x3 @ 85% / 2x2 @ 90%\nPause bench 4x4 RPE7.5\nSumo dl 2x5 @ 72.5 %, deficit 5cm\nleg curl 3x15 drop set on last",
    "sets 3-2-2: Back squat @85-90-90% || sets 4x4: Bench press [paused, RPE 7.5] || sets 2x5: Sumo deadlift @72.5% [deficit 5 cm] || sets 3x15 [last set drop set]: Hamstring curl || note: Week 3 Day 2 (peaking)",
  ],
  [
    "w338",
    "Snatch complex 6 sets up to 75%\nsnatch pull + hang snatch + snatch\n60% 60% 65% 70% 75% 75%",
    "6 rounds not for time [one complex]: 1 Snatch pull; 1 Hang snatch; 1 Snatch @60-60-65-70-75-75% || not understood: Snatch complex 6 sets up to 75%",
  ],
  [
    "w339",
    "Fartlek 45'\n10' easy / 10x(1' hard 1' easy) / rest easy, heart rate whatever",
    "not for time: 10:00 Run [easy] || intervals 10x1:00/1:00 [recovery: easy]: Run [hard] || not for time: 15:00 Run [easy, the rest of the time, heart rate whatever] || note: Fartlek 45'",
  ],
  [
    "w340",
    "Tempo Do 🏃\n15' einlaufen\n3 x 10' @ 4:35/km, 2' Trabpause\n10' auslaufen\nPS: Jacken mitnehmen!!",
    "not for time [warm-up]: 15:00 Run || intervals 3x10:00/2:00 [recovery: jog]: Run [at 4:35 /km] || not for time [cool-down]: 10:00 Run || note: Tempo Do 🏃 || note: PS: Jacken mitnehmen!!",
  ],
  [
    "w341",
    "Hills: 10x60s up hard, walk down\n+ 20 min easy both ends",
    "not for time [warm-up]: 20:00 Run [easy] || 10 rounds [recovery: walk down]: 1:00 Run [up hard] || not for time [cool-down]: 20:00 Run [easy] || note: Hills",
  ],
  ["w342", "ERG \n4x1000m r 2'  s/r 26\ntarget 2k +6", "4 rounds rest 2:00: 1000m Row erg [at 2k pace +6 s, rate 26]"],
  [
    "w343",
    "Bike 3x12' @ 90% FTP (4' easy)\ncadence 85-90\nWU/CD 10'",
    "not for time [warm-up]: 10:00 Bike erg || intervals 3x12:00/4:00 [recovery: easy]: Bike erg [90% FTP, rate 85-90] || not for time [cool-down]: 10:00 Bike erg",
  ],
  [
    "w344",
    "Swim squad Tues\n400 choice\n8x50 on 1:00 kick/swim\n3x200 pull, 20s rest, paddles ok\n4x25 sprint @ :45\n200 easy\ntot 1700m",
    "not for time: 400m Swim [choice] || emom 8: 50m Swim [kick/swim] || 3 rounds rest 0:20: 200m Swim [pull] || every 0:45 x4: 25m Swim [sprint] || not for time: 200m Swim [easy] || note: Swim squad Tues || note: paddles ok || note: tot 1700m",
  ],
  [
    "w345",
    "Ripetute in pista\nriscaldamento 3 km\n10x400 in 1:28, rec 1'\ndefaticamento 2 km",
    "not for time [warm-up]: 3000m Run || 10 rounds rest 1:00: 400m Run [at 1:28 each] || not for time [cool-down]: 2000m Run || note: Ripetute in pista",
  ],
  [
    "w346",
    "Team of 3, 30 min: \none works, others rest, \nP1 300m row = pacer, P2 AMRAP clean&jerk 60/40, P3 rest\nrotate when row is done\n📣 20% off protein at the desk with code BOX20",
    "team of 3: one works, the others rest || amrap 30: 300m Row erg; max Clean and jerk @60/40; Rest || note: P1 300m row = pacer || note: rotate when row is done || note: 📣 20% off protein at the desk with code BOX20",
  ],
  [
    "w347",
    "Pull day hmu if too much\nBarbell row 5,5,5,5 @70 75 80 80kg\nLat pd 3x12 rpe 9\nface pulls 100 total\nbiceps 21s x3",
    "sets 4x5: Barbell row @70-75-80-80 || sets 3x12: Lat pulldown [RPE 9] || not for time: 100 Face pull [total] || sets 3x21 [each set 7+7+7]: Biceps curl || note: Pull day hmu if too much",
  ],
  [
    "w348",
    "Thursday engine @ the box\n5 rounds, 3' on 1' off\n20 cal ski\nmax burpees over the rower\nscale cals if needed",
    "intervals 5x3:00/1:00: 20cal Ski erg; max Burpee [over rower] || note: Thursday engine @ the box || note: scale cals if needed",
  ],
  [
    "w349",
    "B1) Pendlay row 4x8 @ 60kg, tempo 20X1\nB2) Push-ups 4xmax\nrest 2 min\nC) Hammer curls 3x12-15 per arm, 12 kg, RIR 1",
    "sets 4x8 [superset B1]: Pendlay row @60 [tempo 20X1] || 4 rounds not for time rest 2:00 [superset B2]: max Push-up || sets 3x12 [C, up to 15 reps]: Hammer curl @12 [each side, RIR 1]",
  ],
  [
    "w350",
    "Radeinheit Mittwoch\n15 min einfahren\n4 x 8 min @ 105% FTP, 4 min locker\n15 min ausfahren",
    "not for time [warm-up]: 15:00 Bike erg || intervals 4x8:00/4:00 [recovery: easy]: Bike erg [105% FTP] || not for time [cool-down]: 15:00 Bike erg || note: Radeinheit Mittwoch",
  ],
  [
    "w351",
    "200 free easy\n4 x 100 IM @ 20s rest\n12x25 kick/drill by 25, 15 s rest\n8 x 50 free on 0:55\n200 cool down",
    "not for time: 200m Swim [free easy] || 4 rounds rest 0:20: 100m Swim [IM] || 12 rounds rest 0:15: 25m Swim [kick/drill, by 25] || every 0:55 x8: 50m Swim [free] || not for time [cool-down]: 200m Swim",
  ],
  [
    "w352",
    "Squat clean complex: 1 squat clean + 2 front squats + 1 jerk\n7 sets, every 2:30\n70-70-75-75-80-80-85%",
    "every 2:30 x7 [one complex]: 1 Squat clean; 2 Front squat; 1 Split jerk @70-70-75-75-80-80-85%",
  ],
  [
    "w353",
    "Long run Sunday: 90 min Z2, HR < 145\nlast 20 min @ marathon pace\nfuel every 30'",
    "not for time: 70:00 Run [Z2, HR < 145]; 20:00 Run [at marathon pace] || note: Long run Sunday || note: fuel every 30'",
  ],
  [
    "w354",
    'Leg day\nHack squat 2 warm up sets then 3x8 @ 120kg, last set drop set x2\nLeg extension 3 x 15 / 12 / 10, 60"\nStanding calf raise 4x12 3s pause at bottom',
    "as typed: Hack squat 2 warm up sets then 3x8 @ 120kg, last set drop set x2 || sets 15-12-10 rest 1:00: Leg extension || sets 4x12: Calf raise [3 s pause at bottom] || note: Leg day",
  ],
  [
    "w355",
    "Entrainement piste (mardi)\n20' echauffement footing\n2 x (6 x 300 m @ allure 3000) r 1' R 4'\n10' retour au calme",
    "not for time [warm-up]: 20:00 Run || 6 rounds rest 1:00 [all of it 2 times, rest 4:00 between]: 300m Run [at 3000 pace] || not for time [cool-down]: 10:00 Run || note: Entrainement piste (mardi)",
  ],
  [
    "w356",
    "Myo reps leg curl 1x15 + 4 x 4, 10s breaks @ 35kg\nSeated row 4 sets: 12, 10, 8, 8 @ 50/55/60/60 kg",
    "sets 1x31 [each set 15+4+4+4+4, 0:10 inside a set, rest-pause]: Hamstring curl @35 || sets 12-10-8-8: Seated cable row @50-55-60-60",
  ],
  [
    "w357",
    "Evening stretch 15'\npigeon 90s/side\ncouch stretch 2 x 1 min each side\n10 cat cows\nbreathing 3 min",
    "not for time [15 min in all]: 1:30 Pigeon or figure-4 stretch [each side] || sets 2x1:00: Couch stretch [each side] || not for time: 10 Cat-cow; 3:00 breathing || note: Evening stretch 15'",
  ],
  [
    "w358",
    "Bench\nwork up to a heavy triple @ RPE 9\nback off 4x5 @ 80% of top set, 2-3 min\nDips superset face pulls 3x10/15",
    "max load 3: Bench press [RPE 9] || sets 4x5 rest 2:00 [rest up to 3:00]: Bench press @80% [of top set] || sets 3x10: Dip (parallel bar) || sets 3x15: Face pull",
  ],
  ["w359", "Snatch\nevery 2 min x 10: 1 rep\n70-75-80-80-85-85-85-90-90-92%", "every 2:00 x10: 1 Snatch @70-75-80-80-85-85-85-90-90-92%"],
  [
    "w360",
    "Upper\nBench 4x8 @ 70kg rest 2'\nDB row 4x10/side 30kg rest 90\"\nOHP 3x8-10 RIR 2\nCurls / triceps pushdown 3x15",
    "sets 4x8 rest 2:00: Bench press @70 || sets 4x10 rest 1:30: Single-arm dumbbell row @30 [each side] || sets 3x8 [up to 10 reps]: Overhead press [RIR 2] || not for time: Biceps curl || sets 3x15: Triceps pushdown || note: Upper",
  ],
  [
    "w361",
    "12 x 400m @ 1:32 w/ 200m jog\n10 min warm up and 10 min cool down",
    "not for time [warm-up]: 10:00 Run || 12 rounds [recovery: 200 m jog]: 400m Run [at 1:32 each] || not for time [cool-down]: 10:00 Run",
  ],
  [
    "w362",
    "Front squat 3x3 @ 85%, 3 sec pause in the hole\nThen 2x5 @ 75% no pause\nGood mornings 3 x 12 light",
    "sets 3x3: Front squat @85% [3 s pause in the hole] || sets 2x5: Front squat @75% [no pause] || sets 3x12: Good morning [light]",
  ],
  [
    "w363",
    "Swim 2000m\n300 warm up\n6x100 free @ 1:50\n4x50 kick 20 sec rest\n600 pull steady\n300 choice cool down",
    "not for time [warm-up]: 300m Swim || every 1:50 x6: 100m Swim [free] || 4 rounds rest 0:20: 50m Swim [kick] || not for time: 600m Swim [pull steady] || not for time [cool-down]: 300m Swim [choice] || note: Swim 2000m",
  ],
  [
    "w364",
    "C. Cluster set: power clean 6 x 1.1.1 @ 85-90%, 10s between reps, 2 min between sets\nD. Max unbroken chest to bar, 3 attempts",
    "sets 6x3 rest 2:00 [C, each set 1+1+1, 0:10 inside a set, cluster]: Power clean @85-90% || 3 rounds not for time: max Chest-to-bar pull-up [unbroken]",
  ],
  [
    "w365",
    "Z2 ride 2h @ 180-200w, last 30 min low cadence 60-65",
    "not for time: 90:00 Bike erg [Z2, 180-200 W]; 30:00 Bike erg [low, rate 60-65]",
  ],
  [
    "w366",
    "A1) Zercher squat 4x6, RPE 8\nA2) Nordic curls 4x5 slow\nA3) Copenhagen plank 4 x 20s e/s\n90s between rounds",
    "sets 4x6 [superset A1]: Zercher squat [RPE 8] || sets 4x5 [superset A2]: Nordic hamstring curl [slow] || sets 4x0:20 rest 1:30 [superset A3]: Copenhagen plank [each side]",
  ],
  [
    "w367",
    "In 3er Teams, 30 Min AMRAP\n400 m Lauf (alle zusammen)\n60 Wallballs 9/6\n45 cal Rudern\n30 Burpees über die Hantel",
    "team of 3 || amrap 30: 400m Run; 60 Wall ball @9/6; 45cal Row erg; 30 Burpee [over bar] || note: alle zusammen",
  ],
  [
    "w368",
    "3 x 8 min threshold on the rower (1:58-2:00/500m), 3 min paddle between, rate 22-24",
    "intervals 3x8:00/3:00 [recovery: paddle]: Row erg [at threshold pace, 1:58-2:00 /500m, rate 22-24]",
  ],
  [
    "w369",
    "Deadlift: 3 @ 70%, 3 @ 80%, 3+ @ 90%\nFSL 5x5 @ 70%\n50 back extensions, any sets",
    "sets 3x3 [last set max]: Deadlift @70-80-90% || sets 5x5: Deadlift @70% || not for time: 50 Back extension (bodyweight) || note: any sets || note: FSL 5x5 @ 70%",
  ],
  [
    "w370",
    "Jueves: series en cuestas\n20' calentamiento\n10 x 45\" fuerte cuesta arriba, bajar trotando\n15' vuelta a la calma",
    "not for time [warm-up]: 20:00 Run || 10 rounds [recovery: bajar jog]: 0:45 Run [hard cuesta arriba] || not for time [cool-down]: 15:00 Run || note: Jueves: series en cuestas",
  ],
];
