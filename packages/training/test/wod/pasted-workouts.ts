/**
 * Pasted workouts of all kinds with everything that is read and shown back of them, in the words of `wodText`; only for tests. Parts and
 * groups, waves and percents, send-offs and recoveries, roles, several languages, and what is no work: times of day, titles, advertising.
 */
export const PASTED_WORKOUTS: readonly (readonly [id: string, typed: string, read: string])[] = [
  [
    "w341",
    "MONDAY 24.11.2025 🔥\n\nWARM UP\n2 rounds: 200m jog, 10 air squats, 10 scap pull ups\n\nWOD\nFor time:\n21-15-9\nThrusters 95/65 lb\nChest to bar pull-ups\nTC 10 min\n\nPost time + Rx/scaled in the comments. GO HARD!!",
    "2 rounds not for time [warm-up]: 200m Run; 10 Air squat; 10 scap pull ups || 21-15-9 for time cap 10: Thruster @95/65lb; Chest-to-bar pull-up || note: MONDAY 24.11.2025 🔥 || note: Post time + Rx/scaled in the comments. GO HARD!!",
  ],
  [
    "w345",
    "E2MOM x 10\n1 Hang squat snatch + 1 OHS + 1 squat snatch\nSets 1-3 @ 65%\nSets 4-6 @ 70%\nSets 7-8 @ 75%\nSets 9-10 @ 78-80%\nno drop between reps pls",
    "every 2:00 x10 [one complex]: 1 Hang squat snatch; 1 Overhead squat; 1 Snatch [sets 1-3 @65%, sets 4-6 @70%, sets 7-8 @75%, sets 9-10 @78-80%] || note: no drop between reps pls",
  ],
  [
    "w346",
    "Tuesday track 🏃‍♀️🏃‍♂️\n3 km WU + 4 strides\n6 × 800 m @ 5k pace, 400 m jog rec\n2km CD\nBring spikes if you have em. Meet 18:30 at the north gate.",
    "not for time [warm-up]: 3000m Run || 4 rounds: Run [strides] || 6 rounds [recovery: 400 m jog]: 800m Run [at 5k pace] || not for time [cool-down]: 2000m Run || note: Tuesday track 🏃‍♀️🏃‍♂️ || note: Bring spikes if you have em. Meet 18:30 at the north gate.",
  ],
  [
    "w347",
    '"THE LONG HALLWAY"\nChipper, for time (35:00 cap)\n\n1000m row\n80 wall balls 20/14 to 10/9 ft\n60 box jump overs 24/20"\n40 DB snatches, alt., 50/35\n20 strict HSPU\n10 rope climbs 15ft\n20 strict HSPU\n40 DB snatches\n60 box jump overs\n80 wall balls\n1000m row\n\nSub rope climb: 3 strict pull-ups per climb',
    'for time cap 35: 1000m Row erg; 80 Wall ball @20/14lb [to 10/9 ft]; 60 Box jump @24/20in [over]; 40 Dumbbell snatch @50/35lb [alternating]; 20 Handstand push-up (strict); 10 Rope climb [15 ft]; 20 Handstand push-up (strict); 40 Dumbbell snatch; 60 Box jump [over]; 80 Wall ball; 1000m Row erg || note: "THE LONG HALLWAY" || note: Sub rope climb: 3 strict pull-ups per climb',
  ],
  [
    "w350",
    "Death by... burpee pull-ups 💀\nmin 1 - 1 rep\nmin 2 - 2 reps\netc till you cant\nWhen you fail, rest 4min then \n100 sit ups for time",
    "death by, every 1:00: Burpee pull-up || rest 4:00 || for time: 100 Sit-up || note: etc till you cant || note: When you fail",
  ],
  [
    "w351",
    "WOD EN PAREJA 💪 \nAMRAP 25 min (uno trabaja, uno descansa)\nBuy-in: 100 cal remo\nluego\n30 sentadillas con salto\n20 dominadas\n10 clean & jerk 70/47,5kg\nRepartid como queráis!",
    "team of 2: one works, the others rest || not for time [buy-in]: 100cal Row erg || amrap 25 [same clock]: 30 Squat jump; 20 Pull-up (kipping); 10 Clean and jerk @70/47.5 || note: Repartid como queráis!",
  ],
  [
    "w352",
    "A) Front squat - build to a heavy single (20 min)\nB) Back off: 3x3 @ 85% of today's single\nC) For quality, 3 sets:\n   12 GHD sit ups\n   30m double KB front rack carry 2x24/2x16\n   rest as needed",
    "max load [A, 20 min in all]: Front squat || sets 3x3 [B]: Front squat @85% [of today's single] || 3 rounds not for time: 12 GHD sit-up; 30m Front-rack carry @2x24/16 [double kettlebell] || note: rest as needed",
  ],
  [
    "w354",
    "HYROX SIM – half \nFor time, no cap\n8 rounds of 500m run, after each run one station:\n1 500m ski\n2 25m sled push 152/102\n3 25m sled pull 103/78\n4 40m burpee broad jump\n5 500m row\n6 100m farmers 2x24/2x16\n7 50m sandbag lunge 20/10\n8 50 wall balls 6/4",
    "for time: 500m Run; 500m Ski erg; 500m Run; 25m Sled push @152/102; 500m Run; 25m Sled pull (rope) @103/78; 500m Run; 40m Burpee broad jump; 500m Run; 500m Row erg; 500m Run; 100m Farmers carry @2x24/16; 500m Run; 50m Sandbag lunge @20/10; 500m Run; 50 Wall ball @6/4 || note: HYROX SIM – half || note: no cap || not understood: 8 rounds of 500m run, after each run one station:",
  ],
  [
    "w355",
    "bike, indoor\n15 min build z1-z2\n3x12' @ 90% FTP, 4' easy between\n5 x 30s max / 90s off\n10 min spin down\ncadence 85-95 rpm throughout the 12s",
    "not for time: 15:00 Bike erg [build, Z1-2] || intervals 3x12:00/4:00 [recovery: easy]: Bike erg [90% FTP] || intervals 5x0:30/1:30: max Bike erg [cadence 85-95 rpm throughout the 12s] || not for time: 10:00 Bike erg [spin down] || note: indoor",
  ],
  [
    "w356",
    "Dienstag, 2. Dezember\nKraft: Kreuzheben 4x4 bei 82,5 %, Pause 2:30\nDanach\n4 Runden auf Zeit (Limit 14 Min):\n 12 Kurzhantel-Ausfallschritte 2x22,5/2x15 kg\n 9 Klimmzüge\n 250 m Rudern\nKommt pünktlich, wir starten um 18:00!",
    "sets 4x4 rest 2:30: Deadlift @82.5% || 4 rounds for time cap 14: 12 Walking lunge @2x22.5/15 [dumbbell]; 9 Pull-up (kipping); 250m Row erg || as typed: Kommt pünktlich, wir starten um 18:00! || note: Dienstag, 2. Dezember",
  ],
  [
    "w357",
    "Every 90 s × 8\nOdd: 5 touch-n-go power snatch 50/35kg + 5 OHS\nEven: 15/12 cal row, hard",
    "every 1:30 x8 turns: 5 Power snatch @50/35 [touch-and-go] + 5 Overhead squat; 15/12cal Row erg [hard]",
  ],
  [
    "w358",
    "Ladder - 12 min AMRAP\n2-4-6-8-10-12-... \nAlt DB clean and jerk, 22.5 / 15\nBox step-ups w/ same DB\n+ 24 double-unders after every round",
    "amrap 12 ladder 2-4-6-8-10-12+: Dumbbell clean and jerk @22.5/15 [alternating]; Step-up [with same dumbbell]; 24 Double-under [after every round] || note: Ladder",
  ],
  [
    "w359",
    "Powerlifting wk 6 day 2  (comp in 5 wks)\nComp bench w/ 2ct pause\n 1 x 1 @ RPE 8\n 1 x 3 @ RPE 8.5 \n 4 x 5 @ 72.5% \nClose grip 3x8 @7\nA1 DB row 4x10-12\nA2 Face pull 4x15-20\nTriceps pushdown 3 x 12, last set drop set x2",
    "sets 1x1: Bench press [2-count pause, RPE 8] || sets 1x3: Bench press [2-count pause, RPE 8.5] || sets 4x5: Bench press @72.5% [2-count pause] || sets 3x8: Close-grip bench press [RPE 7] || sets 4x10 [superset A1, up to 12 reps]: Single-arm dumbbell row || sets 4x15 [superset A2, up to 20 reps]: Face pull || sets 3x12 [last set drop set]: Triceps pushdown [x2] || note: Powerlifting wk 6 day 2  (comp in 5 wks)",
  ],
  [
    "w360",
    "GYMNASTICS + ENGINE\n\nEMOM 10\nodd - 3-5 ring muscle ups\neven - 30ft HS walk\n\nrest 5 min\n\nAMRAP 3 / rest 1 x 5\n 10/8 cal echo bike\n 10 alt pistols\n max DU in time left\n \nscore total double unders",
    "emom 10 turns: 3-5 Ring muscle-up; 9m Handstand walk || rest 5:00 || intervals 5x3:00/1:00, each an AMRAP: 10/8cal Assault bike; 10 Pistol squat [alternating]; max Double-under || note: GYMNASTICS + ENGINE || note: score total double unders",
  ],
  [
    "w361",
    "DIANE-ish 😈\n3 rounds for time\n  20 DL ♂102 kg ♀70 kg\n  15 HSPU\n  (scaled: ♂80 ♀50 / DB push press)\ncap: 12",
    "3 rounds for time cap 12: 20 Deadlift @102/70; 15 Handstand push-up (kipping) || note: DIANE-ish 😈 || note: scaled",
  ],
  [
    "w363",
    "Séance du jeudi – seuil 🇫🇷\nÉchauffement 20 min footing + gammes\n3 x 10 min allure semi (récup 2 min trot)\n6 x 30/30 à VMA\nRetour au calme 10 min\nPensez à vous hydrater !",
    "not for time [warm-up]: 20:00 Run [drill] || intervals 3x10:00/2:00 [recovery: jog]: Run [at half marathon pace] || intervals 6x0:30/0:30: max Run [at vma pace] || not for time [cool-down]: 10:00 Run || note: Séance du jeudi – seuil 🇫🇷 || note: Pensez à vous hydrater !",
  ],
  [
    "w365",
    "Bench press - wave loading\nWave 1: 3 @ 80%, 2 @ 85%, 1 @ 90%\nWave 2: 3 @ 82.5%, 2 @ 87.5%, 1 @ 92.5%\nWave 3 (optional): 3@85, 2@90, 1@95\nRest 2:30-3:00",
    "sets 3-2-1-3-2-1-3-2-1 rest 2:30 [rest up to 3:00]: Bench press @80-85-90-82.5-87.5-92.5-85-90-95% || as typed: Wave 3 (optional): 3@85, 2@90, 1@95 || note: wave loading",
  ],
  [
    "w366",
    "hey guys coach Meg here, im away tmrw so heres the plan, Jonno will coach!!\n\nstart w/ 10 min to find a 3rm strict press\nthen 7 min amrap, 7 kbs (1.5/1 pood) 7 goblet squats 7 push ups\nfinish w/ 3 rounds of 40sec side plank each side, 20 sec off\n\nalso the fridge is broken so no drinks sry 😢",
    "max load 3 [10 min in all]: Overhead press || amrap 7: 7 Kettlebell swing (American) @24/16; 7 Goblet squat; 7 Push-up || intervals 3x0:40/0:20: max Side plank [each side] || note: hey guys coach Meg here, im away tmrw so heres the plan, Jonno will coach!! || note: also the fridge is broken so no drinks sry 😢",
  ],
  [
    "w368",
    "12.05.25 // OLY CLASS\nA. Clean pull + hang clean + jerk\n   1+2+1\n   65/1, 70/1, 75/1x2, 80/1x3\nB. Front squat 75/3 80/3 85/2x3\nC. Clean-grip RDL 3*6 @ 90% of clean",
    "7 rounds not for time [one complex]: 1 Clean pull; 2 Hang clean; 1 Split jerk @65-70-75-75-80-80-80% || sets 3-3-2-2-2 [B]: Front squat @75-80-85-85-85% || sets 3x6 [C]: Romanian deadlift @90% [of clean] [clean grip] || note: 12.05.25 // OLY CLASS",
  ],
  [
    "w369",
    "Fartlek, rolling trail, approx 55min\n10' easy\n1-2-3-4-3-2-1 min hard w/ equal jog rest\n8 x hill, 45s up strong, walk back\neasy home ~15'\nRPE: hard bits 7-8, hills 9",
    "not for time [recovery: as long as the work jog]: 10:00 Run [easy]; 1:00 Run [hard]; 2:00 Run [hard]; 3:00 Run [hard]; 4:00 Run [hard]; 3:00 Run [hard]; 2:00 Run [hard]; 1:00 Run [hard] || 8 rounds [recovery: walk back]: 0:45 Run [hill up strong, RPE: hard bits 7-8, hills 9] || not for time: 15:00 Run [easy home] || note: Fartlek, rolling trail, approx 55min",
  ],
  [
    "w370",
    "BUY IN: 800m run\n3 RFT:\n 50 DU (or 100 singles)\n 21 kb swing 53/35\n 12 pull-ups\nCASH OUT: 800m run\nt/c 22\nRx+ : 70/53 & C2B",
    "for time cap 22 [buy-in]: 800m Run || 3 rounds for time [same clock]: 50 Double-under; 21 Kettlebell swing (American) @53/35lb; 12 Pull-up (kipping) || for time [cash-out, same clock]: 800m Run || note: Rx+ : 70/53 & C2B || not understood: or 100 singles",
  ],
  [
    "w371",
    'TREINO DO DIA 🇧🇷 sexta\nEMOM 12\n1) 10 burpees\n2) 15 agachamentos com barra 40/30\n3) 40" prancha\n+\nFinalizador: 50 abdominais por tempo\nBora time!!! 🚀',
    "emom 12 turns: 10 Burpee; 15 Back squat @40/30; 0:40 Plank || for time: 50 Sit-up || note: TREINO DO DIA 🇧🇷 sexta || note: Bora time!!! 🚀",
  ],
  [
    "w372",
    "Deadlift clusters\n5 sets: 1.1.1.1 @ 87% (15s between singles), 3 min b/w sets\n\nLeg press – rest-pause: 1 x 12 + max + max, 20s breaks, ~RPE 9.5\n\nLeg curl 3 x 10 tempo 40X0 then drop 30% and go to failure",
    "sets 5x4 rest 3:00 [each set 1+1+1+1, 0:15 inside a set, cluster]: Deadlift @87% || sets 1x12 [0:20 inside a set, rest-pause]: Leg press [+ max, + max, RPE 9.5] || sets 3x10: Hamstring curl [then drop 30%, tempo 40X0] || not understood: Leg curl 3 x 10 tempo 40X0 then drop 30% and go to failure",
  ],
  [
    "w374",
    "long run w/ progression (18k)\n6k @ 5:30\n6k @ 5:05\n5k @ 4:40\n1k @ whatever is left lol\ngel at 40' and 80'",
    "not for time: 6000m Run [at 5:30 /km]; 6000m Run [at 5:05 /km]; 5000m Run [at 4:40 /km]; 1000m Run [whatever is left lol] || note: long run w/ progression (18k) || note: gel at 40' and 80'",
  ],
  [
    "w375",
    "A1. Strict weighted pull up  4 x 5 (2-1-1-0)\nA2. Z-press 4 x 8 \nrest 60s after A1, 90s after A2\n\nB1. Sled drag bwd 3 x 40m heavy\nB2. Copenhagen plank 3 x 20s/20s\nB3. Pallof press 3 x 10 e/s\nrest 1' after B3",
    "sets 4x5 rest 1:00 [superset A1]: Weighted pull-up [strict, tempo 2110] || sets 4x8 rest 1:30 [superset A2]: Z press || 3 rounds [superset B1]: 40m Sled drag [backward heavy] || sets 3x0:20 [superset B2]: Copenhagen plank [each side] || sets 3x10 rest 1:00 [superset B3]: Pallof press [each side] || not understood: B2. Copenhagen plank 3 x 20s/20s",
  ],
  [
    "w377",
    "Wendler 5/3/1 – week 3 (TM 140)\nSquat: 5 @ 75, 3 @ 85, 1+ @ 95\nthen BBB 5x10 @ 50%\nAccessory 50-100 reps each: push / pull / core",
    "sets 5-3-1 [last set max]: Back squat @75-85-95% || sets 5x10: Back squat @50% || as typed: Accessory 50-100 reps each: push / pull / core || note: Wendler 5/3/1 – week 3 (TM 140) || note: then BBB 5x10 @ 50%",
  ],
  [
    "w378",
    "WOD di mercoledì\nRiscaldamento 8 min a scelta\nForza: Panca piana 6-6-4-4-2-2, recupero 2 min (salire di peso)\nMetcon: 10 min AMRAP\n 5 strappi di potenza 45/30 kg\n 10 addominali V-up\n 15 salti alla corda doppi\nforza ragazzi! 🇮🇹",
    "as typed: Riscaldamento 8 min a scelta || sets 6-6-4-4-2-2 rest 2:00: Bench press || amrap 10: 5 Power snatch @45/30; 10 V-up; 15 Double-under || note: WOD di mercoledì || note: salire di peso || note: forza ragazzi! 🇮🇹",
  ],
  [
    "w380",
    "Sat Partner WOD  | 40:00 running clock\n\n0:00–12:00  AMRAP\n  20 cal bike (split)\n  20 DB box step overs, 2x15/2x10kg, 20in both\n  20 synchro sit-ups\n12:00–15:00 rest\n15:00–27:00  for max load\n  1RM clean & jerk, each partner, score = sum\n27:00–30:00 rest\n30:00-40:00 for time\n  100-80-60-40-20 double unders\n  50-40-30-20-10 wall balls 9/6\n  swap after each set\nCoach's tip: dont fry your grip early, chalk is lava 🌋 \nxyzzy board photo pg 2/2",
    "team of 2: share the work || amrap 12: 20cal Bike erg [split]; [as typed: 20 DB box step overs, 2x15/2x10kg, 20in both]; 20 Sit-up @20in [synchro] || rest 3:00 || max load [12 min in all]: Clean and jerk [partner] || rest 3:00 || 100-80-60-40-20 for time cap 10: Double-under; 50-40-30-20-10 Wall ball @9/6 || note: score = sum || note: swap after each set || note: Coach's tip: dont fry your grip early, chalk is lava 🌋 || note: xyzzy board photo pg 2/2 || not understood: Sat Partner WOD  | 40:00 running clock",
  ],
  [
    "w503",
    "A. Back Squat (5x5)\n5 sets of 5 @ 75-80%\nRest 2:00 between sets\n\nB. Metcon (Time)\n3 RFT:\n400m Run\n21 KB Swings 53/35\n12 Pull-ups",
    "sets 5x5 rest 2:00 [A]: Back squat @75-80% || 3 rounds for time: 400m Run; 21 Kettlebell swing (American) @53/35lb; 12 Pull-up (kipping)",
  ],
  [
    "w505",
    "Today 💪\nE2MOM x 8 \n2 Power Clean + 1 Push Jerk\nstart @ 65%, build to a tough one for the day\nno misses pls",
    "every 2:00 x8 [one complex]: 2 Power clean; 1 Push jerk @65% [building] || note: no misses pls",
  ],
  [
    "w507",
    "Tempo run – Wed group\nWU 2 km easy\n3 x 10 min @ threshold (4:10/km), 2 min jog\nCD 1.5 km",
    "not for time [warm-up]: 2000m Run [easy] || intervals 3x10:00/2:00 [recovery: jog]: Run [at threshold pace, 4:10 /km] || not for time [cool-down]: 1500m Run || note: Tempo run – Wed group",
  ],
  [
    "w508",
    "Bench Press\nSet 1: 5 @ 65%\nSet 2: 5 @ 75%\nSet 3: 5+ @ 85%\nThen FSL 5x5 @ 65%",
    "sets 3x5 [last set max]: Bench press @65-75-85% || sets 5x5: Bench press @65% || note: Then FSL 5x5 @ 65%",
  ],
  [
    "w510",
    "Swim Thurs\n400 choice\n4x100 IM drill/swim by 25, 15s rest\n8x50 FR on 1:00 desc 1-4, 5-8\n6 x 75 pull on 1:20\n200 easy\nTotal 1850",
    "not for time: 400m Swim [choice] || 4 rounds rest 0:15: 100m Swim [IM, drill/swim, by 25] || emom 8: 50m Swim [FR, descending 1-4/5-8] || every 1:20 x6: 75m Swim [pull] || not for time: 200m Swim [easy] || note: Swim Thurs || note: Total 1850",
  ],
  [
    "w512",
    "STRENGTH\nFront Squat\nBuild to a heavy single in 15 min\nThen\n3x3 @ 85% of today's single\n\nCONDITIONING\n8 min AMRAP\n8 DB Snatch (50/35)\n8 Box Step Overs (same DB)",
    "max load [15 min in all]: Front squat || sets 3x3: Front squat @85% [of today's single] || amrap 8: 8 Dumbbell snatch @50/35lb; 8 Step-up [over] || note: same DB",
  ],
  [
    "w514",
    "Lunes 22/09\nCalentamiento: 3 rondas\n10 sentadillas\n10 flexiones\n200 m carrera\n\nWOD\nAMRAP 14'\n7 Cargadas de potencia 60/42,5 kg\n14 Saltos al cajón\n21 Dobles de comba\n¡A darlo todo! 🔥",
    "3 rounds not for time [warm-up]: 10 Air squat; 10 Push-up; 200m Run || amrap 14: 7 Power clean @60/42.5; 14 Box jump; 21 Double-under || note: Lunes 22/09 || note: ¡A darlo todo! 🔥",
  ],
  [
    "w515",
    "Lower body day\nA1) RFE split squat 4x8/side @31X1\nA2) Single leg RDL 4x10/side\nrest 60s\nB) Leg curl 3 x 12-15\nC) Plank 3x45s",
    "sets 4x8 [superset A1]: Bulgarian split squat [each side, tempo 31X1] || sets 4x10 rest 1:00 [superset A2]: Single-leg Romanian deadlift [each side] || sets 3x12 [B, up to 15 reps]: Hamstring curl || sets 3x0:45 [C]: Plank || note: Lower body day",
  ],
  [
    "w516",
    "Death by...\nMin 1: 1 Burpee\nMin 2: 2 Burpees\nMin 3: 3 Burpees\ncontinue until you can't finish inside the minute",
    "death by, every 1:00: Burpee || note: continue until you can't finish inside the minute",
  ],
  [
    "w519",
    "Hang Snatch Complex\n1 Snatch Pull + 1 Hang Snatch + 1 OHS\n2 @ 60%\n2 @ 65%\n3 @ 70-75%\nRest as needed",
    "7 rounds not for time [one complex]: 1 Snatch pull; 1 Hang snatch; 1 Overhead squat [2 sets @60%, 2 sets @65%, 3 sets @70-75%] || note: Hang Snatch Complex || note: Rest as needed",
  ],
  [
    "w522",
    "Deadlift\nWeek 3 of 6 — wave loading\n3-2-1-3-2-1\n@ 80/85/90/82.5/87.5/92.5%\n2-3 min rest",
    "sets 3-2-1-3-2-1 rest 2:00 [rest up to 3:00]: Deadlift @80-85-90-82.5-87.5-92.5% || note: Week 3 of 6 — wave loading",
  ],
  [
    "w523",
    '10-9-8-7-6-5-4-3-2-1\nDeadlift 1.5xBW\nBench BW\nClean 3/4 BW\n"Linda" \nFor time',
    '10-9-8-7-6-5-4-3-2-1 for time: Deadlift @1.5bw; Bench press @bw; Squat clean @0.75bw || note: "Linda"',
  ],
  ["w525", "6 x 800m @ 5k pace\n400 jog between", "6 rounds [recovery: 400 m jog]: 800m Run [at 5k pace]"],
  [
    "w526",
    "WARM UP\n2 rounds\n10 pvc pass throughs\n10 goodmornings\n30s/side couch stretch\n\nSKILL\n10 min handstand walk practice\n\nWOD\nAMRAP 10\n2-4-6-8-10... \nPower Snatch 75/55\nLateral burpee over bar",
    "2 rounds not for time [warm-up]: 10 PVC pass-through; 10 Good morning; 0:30 Couch stretch [each side] || not for time: 10:00 Handstand walk [practice] || amrap 10 ladder 2-4-6-8-10+: Power snatch @75/55lb; Burpee [lateral over bar]",
  ],
  [
    "w527",
    "Bike - FTP day\n15' Z1/Z2 spin up\n3x1' high cadence (110 rpm) / 1' easy\n3x12' @ 90% FTP, 5' easy between\n10' cooldown",
    "not for time: 15:00 Bike erg [spin up, Z1-2] || intervals 3x1:00/1:00 [recovery: easy]: Bike erg [high cadence, rate 110] || intervals 3x12:00/5:00 [recovery: easy]: Bike erg [90% FTP] || not for time [cool-down]: 10:00 Bike erg || note: Bike - FTP day",
  ],
  [
    "w528",
    "Push Press\n5-5-3-3-1-1\nIncrease weight every set, rest 2-3 minutes.\n\nAccessory (not scored)\n3 sets:\n12 DB bent over rows\n15 banded pull aparts\n20 Hollow rocks",
    "sets 5-5-3-3-1-1 rest 2:00 [rest up to 3:00]: Push press || 3 rounds not for time: 12 Dumbbell bent-over row; 15 Band pull-apart; 20 Hollow rock || note: Increase weight every set",
  ],
  [
    "w530",
    "Kraft: Kniebeugen 4x6 @ RPE 8, Pause 3 min\nMetcon: 5 Runden auf Zeit\n 12 Kreuzheben 100/70 kg\n 15 Liegestütze\n 250 m Rudern\nZeitlimit: 18 Minuten\nViel Spaß euch!",
    "sets 4x6 rest 3:00: Back squat [RPE 8] || 5 rounds for time cap 18: 12 Deadlift @100/70; 15 Push-up; 250m Row erg || note: Viel Spaß euch!",
  ],
  [
    "w532",
    "12min EMOM\nOdd: 3 Squat Cleans @ 70%\nEven: 40 DU\n\nrest 3:00\n\n12 min AMRAP\n12 C2B Pull Ups\n24 Wallballs 20/14 to 10/9 ft\n36 Double Unders",
    "emom 12 turns: 3 Squat clean @70%; 40 Double-under || rest 3:00 || amrap 12: 12 Chest-to-bar pull-up; 24 Wall ball @20/14lb [to 10/9 ft]; 36 Double-under",
  ],
  [
    "w534",
    "Heavy Day\nA) Clean & Jerk\nEvery 90s x 8\nSets 1-3: 2 reps @ 70%\nSets 4-6: 1 rep @ 80%\nSets 7-8: 1 rep @ 85-90%\n\nB) Clean pull 4x3 @ 100% (of clean)\nC) Front squat 3-3-3, RPE 8",
    "every 1:30 x8: Clean and jerk [sets 1-3 2 reps @70%, sets 4-6 1 rep @80%, sets 7-8 1 rep @85-90%] || sets 4x3 [B]: Clean pull @100% [of clean] || sets 3x3 [C]: Front squat [RPE 8]",
  ],
  [
    "w535",
    "Row\n5 x 500m / 1:30 rest\nrate 28-30\ntarget 2k pace minus 1-2 sec",
    "5 rounds rest 1:30: 500m Row erg [target 2k pace minus 1-2 sec, rate 28-30]",
  ],
  [
    "w538",
    "AMRAP in 18 mins\n\n200m Farmers Cary (2x53/35)\n15 Burpess\n20 Goblet sqauts, 53/35\n25 Sit up's",
    "amrap 18: 200m Farmers carry @2x53/35; 15 Burpee; 20 Goblet squat @53/35lb; 25 Sit-up",
  ],
  [
    "w539",
    "Bench (competition pause)\n1x1 @ RPE 8\nthen 4x4 @ -12% from the single\nClose grip 3x8 @ RPE 7\nDB incline 3x10-12, last set dropset x2\nTriceps pushdown 4x15 / 45s rest",
    "sets 1x1: Bench press [competition paused, RPE 8] || sets 4x4: Bench press [competition paused, 12% less] || sets 3x8: Close-grip bench press [RPE 7] || sets 3x10 [up to 12 reps, last set drop set]: Incline dumbbell press [x2] || sets 4x15 rest 0:45: Triceps pushdown",
  ],
  [
    "w542",
    "Saturday Team Throwdown 🎉 bring a friend, first class free!\nTeams of 3, 30 min AMRAP\nP1: 15 cal ski\nP2: max DB hang clean & jerks 2x50/35\nP3: rest\nRotate when the skier finishes\nScore = total C&Js",
    "team of 3 || amrap 30: 15cal Ski erg [partner 1]; max Dumbbell clean and jerk @2x50/35lb [hang, partner 2]; Rest || score: total C&Js || note: Saturday Team Throwdown 🎉 bring a friend, first class free! || note: Rotate when the skier finishes",
  ],
  [
    "w545",
    "Long run Sunday\n18k total\nfirst 10k easy 5:30-5:45/km\nnext 6k @ marathon pace\nlast 2k easy\n+ 6 x 20s strides",
    "not for time: 10000m Run [first easy, at 5:30-5:45 /km]; 6000m Run [next, at marathon pace]; 2000m Run [last easy] || 6 rounds: 0:20 Run [strides] || note: Long run Sunday || note: 18k total",
  ],
  [
    "w547",
    "Accumulate\n5 min dead hang\n4 min wall sit\n3 min L-sit\nevery time you come off: 10 air squats\nFor time",
    "for time: 5:00 Dead hang; 4:00 Wall sit; 3:00 L-sit || note: Accumulate || note: every time you come off: 10 air squats",
  ],
  [
    "w548",
    "Snatch\n1.1.1 x 4 (cluster, 15s between singles)\n@ 80-82-84-86%\nrest 2:30 between clusters\n\nSnatch Balance\n3x2, heavier than last week",
    "sets 4x3 rest 2:30 [each set 1+1+1, 0:15 inside a set, cluster]: Snatch @80-82-84-86% || sets 3x2: Snatch balance || note: heavier than last week",
  ],
  [
    "w549",
    'MetCon\n"Open 14.5 / 16.5"\n21-18-15-12-9-6-3 reps for time:\nThrusters, 95 / 65 lb.\nBurpees over the bar',
    '21-18-15-12-9-6-3 for time: Thruster @95/65lb; Burpee [over bar] || note: "Open 14.5 / 16.5"',
  ],
  [
    "w553",
    "Upper push/pull\n1. DB Bench 4 x 8-10 (2x60/40 lb)\n2. Chest supported row 4 x 10\n3. Lateral raise 3x15, rest-pause last set\n4. Hammer curls 3 x 12 @ 2-0-1-0\n5. Dips 2 x max",
    "sets 4x8 [up to 10 reps]: Dumbbell bench press @2x60/40lb || sets 4x10: Chest-supported row || sets 3x15 [rest-pause]: Lateral raise [last set] || sets 3x12: Hammer curl [tempo 2010] || 2 rounds not for time: max Dip (parallel bar) || note: Upper push/pull",
  ],
  [
    "w555",
    "AMRAP 7\n7 Hang power snatch (75/55)\n7 OHS\n7 Lateral Burpees\n-rest 3-\nAMRAP 7\n7 hang power cleans (115/75)\n7 front squats\n7 box jumps 24/20",
    "amrap 7: 7 Hang power snatch @75/55lb; 7 Overhead squat; 7 Burpee [lateral] || rest 3:00 || amrap 7: 7 Hang power clean @115/75lb; 7 Front squat; 7 Box jump @24/20in",
  ],
  [
    "w556",
    'Nuoto – martedì\nRiscaldamento 300 sl sciolto\n6x50 gambe con tavoletta, rec 20"\n10x100 sl @ 1:45\n4 x 25 max, rec 30"\n200 defaticamento\nTot. 1900 m',
    "not for time [warm-up]: 300m Swim [free easy] || 6 rounds rest 0:20: 50m Swim [kick board] || every 1:45 x10: 100m Swim [free] || 4 rounds rest 0:30: 25m Swim [max] || not for time [cool-down]: 200m Swim || note: Nuoto – martedì || note: Tot. 1900 m",
  ],
  [
    "w557",
    "Warm-up (No Measure)\ncoach led, 8 min\n\nBack Squat (10-8-6-4-2)\n60/65/72/80/88%\n\nMetcon (Time)\n50-40-30-20-10\nDU\nSit-ups\n*Scale: single unders x2",
    "sets 10-8-6-4-2: Back squat @60-65-72-80-88% || 50-40-30-20-10 for time: Double-under; Sit-up || note: coach led, 8 min || note: *Scale: single unders x2",
  ],
  [
    "w559",
    "Sumo deadlift - top set + back offs\n1x3 @ 180kg RPE 8\n3x5 @ 150kg\nBelt squat 3 x 12\nBack ext 3x15 w/ 10kg plate\nSled drag 6x20m",
    "sets 1x3: Sumo deadlift @180 [RPE 8] || sets 3x5: Sumo deadlift @150 || sets 3x12: Belt squat || sets 3x15: Back extension (bodyweight) @10 || 6 rounds: 20m Sled drag",
  ],
  [
    "w560",
    "5 Rounds For Total Reps\nIn 3 mins:\n250/200m Row\n12 T2B\nMax Shoulder to Overhead in the remaining time (115/80)\n1 min rest between rounds",
    "intervals 5x3:00/1:00, each an AMRAP: 250/200m Row erg; 12 Toes-to-bar; max Push press @115/80lb",
  ],
];
