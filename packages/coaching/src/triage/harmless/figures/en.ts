/** Figures of speech in English, in the notation of `figures-of-speech.ts`. */
export const EN = {
  always: `
    (only |just )?(my|the) (pride|ego|dignity) (is |was |lies |has )?(in (a coma|hospital|intensive care|the morgue)|dead|died|bruised|hurt|hurts|bleeding|broken|wounded|shattered)
    (hurt|bruised|broke|wounded) (only |just |nothing but )?my (pride|ego)
    (a )?heart attack on a plate
    blood pressure cuffs?
    heart( |-)(stopping|breaking|warming|rending|pounding) (finish|finale|final|race|ending|game|match|view|moment|sprint|news|story)
    (fake|stage|theatre|movie|halloween) blood
    (nearly |almost )?(die*|died|faint*|collapse*) (of|from|with) (shame|embarrassment|boredom|envy|pride|curiosity)
    (nearly|almost) (had|has) (a |an )?(heart attack|stroke|coronary|fit) (when|as|because) (he|she|they) (saw|heard|found)
    (has|gets|have) (a |an )?(heart attack|stroke|coronary|fit) (every time|each time|whenever) (he|she|they) (see|sees|hear|hears)(?! (blood|((a|the|any) )?(flash*|flicker*|strob*|lights?|screens?)))
    (it )?smells (of |like )?burn(t|ing)( rubber| plastic)?
    (log*|enter*|add|type*|put|fill|record|write) ~(in )?by hand
    (my|the) (wallet|bank account|bank balance|credit card|card) (is |was )?(bleed*|bled|cried|crying|died|weeping)
    (costs?|costing|cost me|paid|charges?|charging) an arm and a leg
    (lost|losing|lose) my (mind|head) (over|about|with) ~(plan|app|watch|garmin|spreadsheet|calendar|bike|shoes|sport|race|triathlon|hyrox|crossfit|running)
    head over heels (for|in love with|with)
    (busting|bust|busted|working|worked|work|running|ran) my (balls|butt|ass|arse|backside|guts) off
    (bust|busting|break|breaking) (my|your|our) balls
    (laugh*|laughing) (my|our|your) (head|ass|arse|butt|socks|guts)( clean)? off
    (cried|crying|cry) (with|from) laugh*
    scream* like (i(d| had)? been|i was|id been) (shot|stabbed|murdered)
    (nearly |almost )?(finished|killed|murdered|destroyed|wrecked|slaughtered|broke|ended|buried) (us|the (class|whole (class|team|gym|squad)))( all)?( off)?
    (coach|trainer|class|wod|workout|session|murph|fran|karen|metcon) (nearly |almost |absolutely )?(killed|murdered|destroyed|slaughtered|broke|ended|finished) me
    ((s|is) )?(a )?(killer|murderous) (wod|workout|session|set|finisher|class|hill|climb|course)
    (is|was|its|pure|absolute|bloody) murder( on the legs)?
    (dead|dying|died) (from|of|with) (laughter|laughing|boredom|embarrassment|shame|jealousy)
    dying (for a (beer|pizza|burger|coffee|rest day)|to (try|know|race|run|start|get back|lift|find out))
    (id|i would|would|could) kill for
    (my|the|our) (watch|garmin|phone|battery|headphones|earbuds|laptop|strap|hrm) (just |has |completely )?(died|is dead|is dying|gave up the ghost)
    my (dog|cat|puppy|pup) (is |was |just )*(passed out( cold)?|out cold|dead to the world|crashed)(?= [^?!]*(snor|sofa|couch|asleep|sleep|nap|basket|bed))
    (unconscious|lifeless|unresponsive|collapsed|injured) (dummy|mannequin|manikin|mannikin|doll)
    (dragging|drag|carry|carrying|pull|rescue|rescuing) (a|an|the) ~(dummy|mannequin|manikin)
    blood,? sweat,? and tears
    (makes?|made|making) my blood boil
    (bleeding|bled) (money|cash|watts|time)
    heart (sank|skipped a beat when i saw the (price|bill|entry fee)|in my mouth at the start|set on|goes out to)
    (learn*|know|knew|off) by heart
    (broke|breaks|breaking) my heart
    (pain|pains) in the (arse|ass)
    (hit|hitting) the wall (at|around|after) (about )?(km|mile|kilomet*)
    (bonked|bonking)( hard)?
    (dead|brain dead|dead tired|dead beat) (on my feet|legs after legs day)
    beat(ing)? a dead horse
    dead( )?(line|lifts?|hang|hangs|bug|bugs|ball|balls|heat|easy|simple|cheap|slow|set|on time|stop)
    drop(ped)? dead gorgeous
    widow ?maker(s)?( set(s)?)?
    (suicide|death) (runs?|sprints?|drills?|shuttles?|march|sets?|by burpees?)
    itll be (my|the) (funeral|death of me)
    (be|is|was|been) the death of me
    (rise|rose|risen|back) from the dead
    (skull crushers?|face pulls?|good mornings?|jefferson curls?)
    (split|splitting) (my )?sides laugh*
    my (eyes|ears) (are )?bleed* (from|at) ~(playlist|music|spreadsheet|colou?rs|price)
    (felt|feel|feeling|looked|look|walk*|move|moving) like ~(a )?(zombie|corpse|walking dead|death warmed up)
    (blow|blew|blows|blown) my mind
    (choked|choke|choking) under pressure
    had a stroke rate
    (i )?(nearly |almost )?had kittens
    got a kick out of
    (with )?(my )?heart in (my )?mouth (the whole|all the) (way|descent|time|ride)( down)?
    scar* the (life|hell|shit|crap|living daylights) out of me
    (leg|chest|back|arm|pull|push|squat|track|core) (day|session) (absolutely |completely |totally |nearly |properly )?(killed|murdered|destroyed|buried|finished|slaughtered|wrecked) me
    (cant|cannot|can barely|can hardly|couldnt) (sit|get|lower myself) (down )?(on|onto|off|up from|up off) (the|a|my) (toilet|loo|sofa|chair) without (swear*|scream*|cry*|groan*|moan*|whimper*|holding on|help|a crane|noises)
    part of me died( with (it|them))?
    (at )?(suicide|funeral|death) (pace|grip|hill|climb|hills)
    (boss|manager|deadline|deadlines|printer|neighbou?r|landlord|inbox|email|emails|job|meeting|meetings|traffic|parking|app|commute) (is|are|was|were) (a |an )?(right |real |total |absolute )?pain in the (chest|neck|back|arse|ass|head|butt|backside)(?!,? (literally|every|when|at rest|on the|with))
    could (strangle|murder|kill|throttle) (the|my) (printer|laptop|computer|phone|app|watch|alarm|boss)(?! (and|or) )
    (boss|manager|editor|landlord|neighbou?r) ((will|would|is going to|s going to|is gonna) )?(kill|kills|murder|murders) me if(?! [\\p{L}]+ (tell|talk|speak|leave|report|go to))
    (my |the )?(swim |swimming |freestyle |front crawl |rowing )?stroke (collapses|falls apart|fell apart|breaks down|goes to pieces|dies|feels dead|is dead|gets (short|messy|ragged))
    (the |my )?(left |right |other |lead )?(hand|arm|elbow)s? (cross*|drop*|slip*) ~(in|at|on|during|before) the (catch|pull|entry|recovery)(?! (and|since|,))
    (burst|bursting) a blood vessel (laugh*|over|about)
  `,
  joking: `
    my heart (nearly |almost |just )?(stopped|sank)
    (i )?(want* to |wanna )?crawl into (a|my) grave
    i (nearly |almost |literally |absolutely |basically |honestly |just |completely )?(died|dies|am dead|was dead)
    im (literally |absolutely |basically |honestly |so )?(dead|dying|deceased)
    (i )?(nearly|almost|practically|basically|about|could have) (had|have|having|gave me|gives me|got) (a |an )?(heart attack|coronary|stroke|seizure|aneurysm|cardiac arrest|fit)
    (gave|gives|giving) me (a |an )?(heart attack|coronary|stroke|aneurysm)
    (nearly|almost) (fainted|passed out|keeled over|collapsed|choked|suffocated|fell over)
    (kill|kills|killed|killing|murdered|murdering|destroyed|destroying) me
    (nearly|almost) (killed|finished|ended) (me|us)
    saw (jesus|god|the light|stars|my life flash before my eyes)
    (shoot|kill) me now
    just kill me
    rest in peace
    left for dead
  `,
} as const;
