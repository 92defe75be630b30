import { remarks } from './remarks.ts'
import type { Table } from './row.ts'

export const english: Table = {
  averse: `
    wait no|no wait|scratch that|actually no|thought i liked|thought i loved|thought we liked|someone else can|somebody else can|someone else have|because everybody|because everyone|meh|overrated|red flag|red flags|said goodbye|no go|nogo|the only good|urgent care|stop suggesting|stop recommending|stop showing|quit suggesting|lands me|lands him|lands her|one more time and|moving out|leaving home|make me cry|makes me cry|can t chew|cant chew|hard to chew|sworn off|land me
    lost my taste for|lost the taste for|lost his taste for|lost her taste for|lost interest in|who on earth|who in their right mind|who in the world|said no one ever|said nobody ever|just what i always wanted|just what i needed|just what we needed|lucky me|lucky us|how original|my favorite not|my favourite not|wheeled out|rushed to|ended up in
    isnt allowed|arent allowed|not allowed|intolleran*|intoleren*|not food|not a food|not even food|who likes|who even|who eats|who would|why would|why do people|why does anyone|falling out|fell out|puffs up|puff up|puffy|blotchy|sweat|keep swimming|sit this|sit out|crime|absence of|a sin|sinful|naughty|no fan|cant handle|cant deal|cant digest|hard on|rough on
    go to hell|to hell|hell no|eat my shoe|eat my hat|eat dirt|like dirt|shock|in the er|the er|skin crawl|hard sell|broke up|breaks up|mess me up|messes me|messes him|messes her|messes us|has to go|have to go|must go|needs to go|to yourself|to yourselves|the runs|no place|no room|no one|noone|nobody|no body|not welcome
    no business|not today|get lost|get out|take a hike|can stay|may stay|leave me|spare|spoils|spoil|kills it|kill it|sounds bad|makes me sad|weep|gives me|give me the creeps|the creeps|the shivers|chills|blood pressure|gout|ulcer*|gallbladder|kidney stones|cholesterol|acid|acidic|too much for|palpitation*|faint*|dizzy|dizziness|sweats|burp*|toxic to|seizure*
    no thanks|no thank you|scratch the|done to death|to death|isnt necessary|arent necessary|not necessary|not in the mood|for a lifetime|will riot|death before|epi-pen|is the devil|are the devil|makes me want to hurl|make me want to hurl|hurl|isnt for us|arent for us|isnt for me|arent for me|too short for|not having|not eating|not going to|pass me by|rather eat|sooner eat|sooner die|never liked|never cared|never been|went off|gone off|goes off|off limits|bores|boring me|burned out|burnt out|overdosed|overdid|sworn enemy|persona non grata|non grata|unfriend*|divorc*|blacklist*|blocklist*|crossed off|cross off|strike|struck off|cancel*|cancelled|ixnay|void|boo|thumbs down on
    react|reacts|reacted|allergist|flushed|lips swell|tongue swells|stuffy|hoarse|bleed*|coughs|coughing|cough from|sensitive|won t eat|not good with|not great with|not so good with|not ok with|not okay with|no can do|cannot do|turned vegan|gave up|given up|giving up|fussy about|picky about|whines|whine|tantrum*|meltdown*|throws a fit|throw a fit|hides|hide|feeds it to the dog|to the dog|in the trash|in the bin|trash|garbage|bin it
    rash|rashes|itch|itches|itchy|itching|swell*|swollen|throat closes|throat close|throat closing|throat tightens|epipen|hospital*|ambulance|emergency
    gag|gags|gagging|gagged|vomit*|puke*|puking|barf*|throw up|throws up|threw up|throwing up|nause*|queas*|retch*|bloat*|cramp*|reflux|heartburn|indigestion
    migraine*|headache*|diarrh*|eczema|asthma*|wheez*|sneez*|chokes|choking|choke on|my stomach|his stomach|her stomach|our stomach|stomach ache|stomachache|tummy ache
    stomach hurts|tummy hurts|bellyache|my gut|his gut|her gut|my tummy|his tummy|her tummy|poison*|toxic|deadly|deathly|lethal|fatal|kill|kills|killed|die|dies|died
    danger*|trigger*|flare up|flares up|flare|flares|break out|breaks out|breaking out|broke out|sick from|sick after|ill from|ill after|sick to|get sick|gets sick|got sick
    feel sick|feels sick|feel ill|feels ill|made me ill|made me sick|made him sick|made her sick|sicken*|tear up|unwell|up all night|messes with|mess with|sets off|set off
    disgust*|gross|grosses|grossed|yuck*|yucky|ick|icky|eww*|ugh|blech|bleh|vile|revolt*|repuls*|repell*|loath*|abhor*|abominat*|hatred|nasty|awful|horrible|horrid|horrif*
    dreadful|ghastly|worst|inedible|unbearable|unappetizing|unappetising|stink*|stench|smelly|smell of|smells of|slimy|rubbery|rancid|turns up|turn up his|turn up her|turn up their
    turns me off|turn me off|turned me off|turned off|turn off|put off|puts off|puts me off|put me off|creeps me|creep me|creeps him|creeps her|creep him|creep her|weird me|weirds me|freak*
    skeev*|soap|soapy|kryptonite|nightmare*|enemy|enemies|nemesis|foe|bane|curse*|phobi*|terrif*|scares|scare|horror|dead to me|dead body|no way|no chance|hard pass|hard no|big no
    nah|not my thing|isnt my thing|arent my thing|not my cup|isnt my cup|deal breaker|dealbreaker|boycott*|banish*|begone|be gone|gone from|veto*|verboten|taboo|haram
    treif|unkosher|goes against|go against|went against|swore off|sworn off|swear off|swears off|swearing off|lay off|laid off|hold off|holds off|took me off|taken me off|take me off|took him off
    took her off|took us off|take him off|take her off|put me off|keep me off|weaned off|cut back|steer clear|steer well clear|steers clear|steering clear|stay clear|stays out|stay out
    stays off|stay off|kept out|keeps away|kept away|stay away|stays away|far away|far from|well away|nowhere|no more|ran through|run through|fresh out|all out|missing|used to love|used to like|used to eat|used to enjoy|used to adore|used to be able|stopped eating
    shun*|spurn*|reject*|declin*|spits|spitting|spat|spit out|pushes|push|push away|pushing|cries at|cry at|screams at|runs from|run from|runs away|run away|flees|flee|hides from
    barred|eliminat*|restrict*|prohibit*|forbid*|forbade|exclud*|cruel*|harm|harms|harmful|damage*|ruin|ruins|ruined|wreck*|destroy*|bothers|bother|bothered|upset|upsets|upsetting
    disagree*|doesnt agree|dont agree|never agreed|war|at war|feud*|trauma*|at odds|issues with|issue with|trouble with|problem with|problems with|struggle with|struggles with
    no go|nogo|eschew*|abstain*|forgo|forego|rather not|rather die|rather starve|would starve|draw the line|draws the line|need not|not apply|dealt out|thumbs down
    enough with|enough already|had it with|done with|im done|so over|im over|were over|over it|off the menu|off my plate|away from me|get it away|never again|never ever
    pay me|paid me|for the life|miss me with|count me out|couldnt pay|cant bring|no thank|wont touch|wont go near|go near|goes near|keep me away|intoleran*
    sensory|texture*|aversion*|avers*|fears|fear|afraid|scared|dread|dreads|unsafe|not safe|isnt safe|arent safe|bad for|no good for|worse after|worse with|react badly|suffer*
    contraindicat*|counterindicat*|warned|warns|off my list|off his list|off the list|off her list|ditch*|scrap|scrapped|nix on|purge*|out of stock|used up all|gone off
    exile*|allergen*|nauseat*|tolerate|stomach it|eat around|picks out|pick out|picks off|pick off|picks around|flushes|flush|burns|burning|stings|hurts|hurt|pain|pains|painful
    unable|impossible|unwelcome|uninvited|evict*|detox from|quitting|recoil*|shudder*|cringe*|grimace*|squirm*|wince*|heaving|heaves
  `,
  ugh: 'oh great|oh joy|oh goody|oh wonderful|oh lovely|oh yay|oh no not|oh god not|oh look|yay more|wow more|great more|ah yes more|ugh|eww|ew|yuck|ick|bleh|blech|gross|nah|no way|nope|never again',
  allergy: 'hives|anaphyla*|alergic|alergy|allergi*|epi pen|alergies|allergc|allegic|allergie',
  remark: remarks(
    'i hate|hate|i really hate|hates|i dont like|dont like|i dislike|cant stand|i cant stand|i loathe|im sick of|sick of|im tired of|tired of|so tired of|bored of|fed up with',
    'cooking|to cook|doing dishes|the dishes|washing up|doing the dishes|cleaning|cleaning up|mondays|monday|winter|summer|the rain|rain|this weather|the weather|the cold|work|my job|school|waiting|shopping|grocery shopping|supermarkets|chopping|measuring|standing at the stove|complicated recipes|long recipes|dirty pans|takeout|my kitchen|my oven|my stove|hours of cooking',
  ),
  harmless: `
    kill for|die for|dying for|could murder|cant wait|can t wait|cant get enough|can t get enough|cant live without|couldnt live without|cant resist|can t resist|never get tired of|never tire of
    never get bored of|cant go wrong with|not a problem|no limit|no limits|not picky|nothing beats|cant say no to|cant beat|cant stop eating|never say no to|why not|nothing like|nothing better than
    not allergic to|dont worry|no worries|doesnt matter|no rush|cant decide|can t decide|not afraid of|not sure what|dont have any ideas
  `,
  wish: `
    tons of|loads of|heaps of|plenty of|lots of|a lot of|should i do with|should we do with|can i still have|can i have|could i have|can we have|can you do|could i do with|could i make|should i make|soup can i have|do i do with|do we do with|glut of|ideas|must have|send a recipe|could go for|go for some|to eat more|eat more|recommends|recommended|advised|told me to eat|prescribed|heavy on|nothing beats
    i miss|we miss|devours|devour|cant stop eating|thinking of|thinking about|dreaming of|dreaming about|dream of|in love with|picked up some|made from|from scratch|wants some|would kill for|would love|would enjoy|goes crazy for|go crazy for|crazy about|mad about|nuts about|addicted to|big on|a sucker for|lives for|live for|asked me for|wishes for|wish for
    want|wants|wanted|craving|craves|crave|cravings|love|loves|adore|adores|fancy|hankering|hungry for|starving for|longing for|yearning for|in the mood for|mood for|dying for|kill for|die for|could murder
    cant wait|cant get enough|cant resist|cant live without|would like|id like|id love|wed like|wed love|like some|give me|gimme|feed me|treat me|treat us|make me|make us|cook me|cook us|bring me|show me|find me|get me
    suggest|recommend|recommend me|give us|show us|find us|looking for|searching for|in search of|need|needs|needed|how about|what about|lets have|lets do|lets make|lets cook|lets eat|please make|wouldnt mind
    dont mind|feel like|feels like having|feeling like|begging for|begs for|begged for|asking for|asked for|asks for|requested|requests|request|ordered|ordering|big fan of|fan of|fond of|obsessed with|keen on|partial to|enjoy|enjoys
    bought too much|bought too many|have too much|have too many|got too much|got too many|too much|too many|if i have|if ive got|if we have|if i only have|in the fridge|in my fridge|ill eat|hell eat|shell eat|will eat|theyll eat|can eat|only eats
    favorite|favourite|prefer|prefers|recipe for|recipes for|recipe with|recipes with|recipe using|recipes using|ideas for|idea for|dish with|dishes with|how to cook|how to make|how do i cook|how do i make|how can i cook|what can i make with|what to make with|what to cook with|what to do with
    what can i do with|what can i cook with|use up|using up|going bad|leftover|leftovers|left over|must have|id kill for|yes to|show|find|never tire of|never get tired of|nothing beats|cant say no to|sounds good
  `,
  yes: 'used to make|used to cook|used to bake|is a must|are a must|yes please|any day|any time|all day long|by all means|is welcome|are welcome|on the other hand|would be lovely|would be great|would be nice|is what i want|it is',
  same: 'too|as well|so do|so does|so did|so is|so are|so will|same with|same for|same as|same goes for|same story with|same thing with|goes for|ditto|likewise|either|nor do|nor does|nor can|neither do|neither does|neither can',
  past: 'used to|once|in the past|back then|back in the day|as a kid|until|before i|before we|before the|growing up',
  is: 'is|are|was|were|be|been|being|isnt|arent|remains|remain|equals|means|seems|seem|sounds|looks|becomes',
  more: 'above all|especially|particularly|in particular|including|such as|namely|most of all|mainly|mostly|eg',
  with: 'with|wi|w|using|containing|featuring|made of|made from|made with|out of leftover|based on|loaded with|full of|stuffed with|topped with|filled with|served with|plus',
  turn: 'nor do|nor does|nor can|neither do|but|however|though|although|yet|because|since|cause|cuz|so|therefore|hence|while|whereas|unless|otherwise|then|also',
  relative: 'where|which|that|who|whom|whose',
  person: `
    hell|shell|theyll|youll|itll|lad|lass|boy|girl|boys|girls|uncle|aunt|cousin|grandson|granddaughter|nephew|niece|colleague|neighbour|neighbor|i|im|ive|id|ill|me|my|mine|myself|we|were|weve|us|our|he|hes|him|his|she|shes|her|they|theyre|them|their|you|your|husband|wife|kid|kids|child|children|son|daughter|toddler|baby|boyfriend|girlfriend|partner
    mom|mum|mother|dad|father|grandma|grandpa|granny|brother|sister|friend|friends|guest|guests|doctor|doctors|nurse|dietitian|nutritionist|pediatrician|paediatrician|cardiologist|allergist|dentist|roommate|boss|family|teen|teenager|somebody|someone|everybody|everyone|people
  `,
  it: 'wait no|no wait|scratch that|actually no|it|its|they|theyre|them|that|those|these|this|both|neither',
  twist: `
    days in a row|nights in a row|in a row|yet another|every night this week|every day this week|    off|out|over|away|against|than|past|enough|already|if|until|till|down|under|instead|rather|hardly|barely|scarcely|seldom|rarely|nobody|nothing|none|never|no|not|nor|neither|without|avoid|missing|smell|touch|trust|bother
    removed|remove|leave|cut|hold|less|lower|little|stop|stopped|last|hate|wrong|bad|sorry|alas|unfortunately|sadly|sick|tired|too|bye|goodbye|farewell|adieu|zero|mind|worry|problem|change|replace|other|except|excluded|split|drop|dropped|from|go
    turn|turned|close|closed|break|keep|stay|dead|put|throat|taste|tastes|worse|would|could|should|dirty|burnt|mess|apply|applies
  `,
  plain: `
    nan nana gran pls plz kinda sorta proper glut loads heaps bunch half english caught catch fished picked pick foraged growing grows growing had has been showstopper gorgeous beautiful lovely stunning ripe always made mom moms grandma recipe thanksgiving christmas easter hanukkah passover ramadan eid halloween valentines potluck gym hike lunchbox boyfriend girlfriend pairs pair goes friends over prep week bbq barbecue cookout brunch comfort bright vibrant cheerful zingy peppery toasty flaky gooey velvety silky moist fluffy airy dense hearty chunky loaded stacked layered swirled braided boring
        tried bought buy buying gave give given brought bring bag bunch garden harvest grew grown full lots lot plenty much neighbor neighbour market store shop farmers fridge freezer cupboard basket box share csa delivery work job lunchbox office picnic school party birthday holiday camping
    now today tonight tomorrow yesterday later soon weekend weeknight weekday monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december spring summer autumn fall winter season seasonal rainy cold hot day week month night
    fry fried frying pan stir stirfry stirfried bake baked baking roast roasted roasting grill grilled grilling boil boiled boiling steam steamed steaming braise braised braising poach poached stew stewed simmer simmered sear seared smoke smoked smoking marinate marinated marinade pickle pickled cure cured ferment fermented toast toasted
    mash mashed whip whipped blend blended chop chopped dice diced slice sliced mince minced grate grated stuff stuffed fill filled wrap wrapped roll rolled dip dipped glaze glazed glazed season seasoned crumble crumbled melt melted cook cooked cooking prepare preparing make making serve serving reheat reheated freeze freezing
    creamy crispy crunchy juicy tender spicy mild hot sweet savory savoury sour salty tangy zesty smoky sticky cheesy buttery garlicky lemony herby nutty rich light hearty cozy cosy comforting warm warming cold chilled fresh frozen canned dried healthy nutritious lean filling simple easy quick fast lazy fancy elegant rustic classic traditional authentic
    homemade homestyle style delicious yummy tasty best good great nice perfect favorite amazing awesome fabulous ultimate famous old fashioned fashion grandmas grandmothers moms mums weeknight everyday festive special romantic kid friendly toddler cheap budget frugal leftover leftovers ready made one pot pan sheet tray skillet slow cooker pressure instant air fryer oven microwave stovetop grill wok multicooker
    big small large little mini giant whole half bone boneless skinless skin ground shredded pulled double extra super low high protein carb carbs calorie calories fiber fat sugar free dinner lunch breakfast brunch supper snack dessert appetizer starter side main course meal meals dish dishes recipe recipes idea ideas food foods inspiration menu plan
    please thanks thank hello hi hey help need help something anything some any more another different new interesting tell know think thinking decide choose pick suggestions suggestion advice tips way ways kind kinds type types sort version variation twist spin
    people person persons servings portions crowd two three four five six seven eight nine ten dozen couple couples family adults toddlers babies hours hour minutes minute min mins time quick around about approximately exactly under within less least most
    eat eats eating ate drink drinks drinking try trying wanna gonna lets let going feeling feel craving hungry starving love loves like likes enjoy enjoys adore adores go goes really very so much always often usually sometimes every all week day lately recently again still even maybe perhaps probably
    north south east west asian european american mexican italian french german greek indian thai chinese japanese korean vietnamese spanish ukrainian polish czech moroccan turkish georgian mediterranean southern cajun creole tex mex home house kitchen table plate bowl pot jar can tin pack packet pound pounds kilo kilos gram grams cup cups slice slices piece pieces handful leftover rest spare
    vegetarian vegan lenten keto paleo kosher halal dairy gluten well done medium rare next first second third yes yeah yep sure ok okay great both either together alone along topped served side bit bits day days lot lots ton tons cheat treat me
    bed lettuce wrap bake bakes casserole hotpot hash skewers skewer kebab kebabs patties patty bites fritters fritter chops chop ribs rib breast breasts thighs thigh wings wing legs leg steak steaks fillet fillets filet loin tenderloin shoulder belly mince ball balls cutlet cutlets burger burgers meatballs dumplings stew soup curry chili salad sandwich wrap pizza pie cake bread pasta noodles bowl bowls
  `,
}
