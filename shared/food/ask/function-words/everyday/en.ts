// biome-ignore-all format: a table of words

/** Words of every day that turn no food down, whatever food they stand beside: people, places, seasons, what one does in a kitchen. */
export const english = `
  real genuine actual signed clicked wrapped label labelled date comment guest guests sofa leather colour color internet documentary needed
  mummy mammy mommy momma mama daddy pappy parent parents stepmum stepmom stepdad stepmother stepfather stepson stepdaughter stepbrother stepsister stepkids bros sibling siblings twin twins triplets firstborn nans
  nanna nannas nannan grandfather grandfathers grandparent grandparents nonna nonno abuela abuelo babushka yiayia bubbe memaw meemaw mawmaw papaw peepaw nain taid bampi mamgu aunts aunty uncles cousins grandchild
  grandbaby godmother godfather godchild hubbie hubs wives spouse partners maam madam inlaw bloke blokes lassie laddie kiddo kiddos kiddies kiddie babe babes newborn nipper nippers youngster youngsters tween tweens
  adult lady woman women womens mens gentleman gentlemen guys fellas fellow chap chaps geezer dude dudes peoples folk peeps families relative relatives relation relations darling sweetheart matey bestie besties mucker
  chum chums cobber nextdoor host hosts hosting hostess squad tribe groups member sheila oaps widow widower classmate classmates schoolmate schoolmates schoolfriend penpal acquaintance foodie foodies newbie amateur
  expert experts midwife electrician sparky carpenter joiner mechanic postie postwoman farmer gardener gardeners chef chefs baker bakers fisherman fishermen angler gamekeeper hunter beekeeper grower smallholder
  solicitor lawyer accountant engineer engineers scientist librarian receptionist secretary cleaner childminder babysitter hairdresser barber tailor waiter waitress barista bartender trucker driver drivers pilot
  sailor tutor lecturer pupil pupils apprentice intern bosses manager managers supervisor workmate workmates client clients customer customers lodger lodgers tenant vicar priest pastor rector artist musician singer
  drummer guitarist actor actress writer author poet journalist blogger influencer photographer designer architect developer programmer tradie tradies brickie ranger shepherd florist mayor councillor judge caretaker
  janitor conductor caterer dinnerlady cats kitty doggo labrador spaniel terrier collie poodle corgi beagle greyhound hamster budgie parrot tortoise alpaca llama brit brits englishman irishman scots scot geordie
  scouse scouser cockney brummie glaswegian yank yanks aussie aussies canadian canadians slovak albanian pakistani bangladeshi nepalese gujarati tamil iranian iraqi bajan latin northern western houses homes flats
  apartment apartments bungalow farm farms farmhouse farmyard barn barns stable stables motorhome campervan tents campsite campground hotel hotels airbnb motel cabins lodge chalet villa castle palace mansion manor
  kitchens kitchenette bedroom bedrooms lounge parlour attic loft cellar basement garage garages window windows windowsill balcony patio deck decking terrace conservatory porch veranda fireplace chimney doorstep
  gardens gardening yard backyard plot plots patch orchard orchards greenhouse greenhouses glasshouse polytunnel cloche planter planters lawn lawns hedges hedgerow hedgerows smallholding homestead vineyard croft
  outbuilding markets stall stalls shops shopkeeper superstore hypermarket newsagent newsagents grocerystore delis bazaar mall malls precinct counter aisle aisles checkouts trolley trolleys cart carts pubs cafes
  diners cafeteria tavern gastropub tescos aldis lidls asda morrisons ocado coop spar wegmans woolies woolworths coles dunnes supervalu centra booths farmfoods poundland homebase argos bunnings kmart ikea amazon ebay
  gumtree etsy village villages town towns townhouse city cities suburb suburbs suburban countryside country countries county counties region regional district rural urban coast coastal coastline harbour quay pier
  marina airport station stations trains buses cars vans truck trucks tractor tractors lorry ferry planes boats bike bikes bicycle scooter road roads street streets lane lanes avenue roadside layby motorway highway
  sidewalk pavement bridge path paths footpath track trails parks playpark playground museum library libraries cinema theatre stadium aquarium churchyard chapel cathedral servo leeds manchester liverpool bristol
  birmingham newcastle sheffield nottingham leicester norwich oxford cambridge brighton plymouth exeter aberdeen dundee inverness swansea derry cork galway limerick kerry donegal sligo kilkenny wexford kent cornwall
  norfolk suffolk essex dorset somerset wiltshire cumbria northumberland sussex surrey hampshire shropshire highlands hebrides orkney shetland anglesey wales scotland england ireland britain states texas california
  florida ohio vermont oregon alabama michigan minnesota wisconsin seattle brooklyn orleans midwest appalachia sydney melbourne brisbane perth adelaide darwin hobart tasmania tassie queensland zealand auckland toronto
  portugal cyprus crete corfu provence brittany barcelona madrid lisbon amsterdam berlin prague tokyo delhi mumbai kerala bangkok bali morocco marrakesh egypt kenya ghana trinidad barbados cuba peru europe asia africa
  abroad overseas nature beaches seas seashore shore shoreline tide tides tidal river rivers riverbank riverside stream lakes pond ponds loch lough glen moor moors moorland dale dales hill hills hillside mountain
  mountains valley valleys field fields meadow meadows pasture pastures paddock forest forests wood woods woodland copse bush bushes bushland outback creek billabong prairie island islands marsh estuary canal
  waterfall cave caves dunes cliffs clifftop grow growin homegrown plant plants sowed sown sowing rear rearing cultivate cultivating tend tending nurture digs digging unearth unearthing picks pickin pluck plucking
  gather gathers gathering collect collects collecting forage foraging scrump scrumping glean harvesting crop crops sprouting ripening hunt hunts hunting hauling angling trawling rockpooling beachcombing gift gifts
  gives giving giver receiving present presents presenting offer offers offering hands brings bringin delivering posting mail parcel parcels arrive arrives arriving inherit borrow borrowing buys purchase purchases
  purchasing order orders grab grabs grabbing obtain acquiring source sourcing fetch fetching carry carries carrying stocking stockpile haul hauls takes took taken taking finds finding discover discovering discovery
  rummaging winner prize prizes raffle tombola lottery lotto jackpot hamper subscription bucketful bucketload pail pails basketful trug boxed baggie baggies carrier carriers sackful sackload tubful jarful jugs flasks
  barrel barrels wheelbarrow wheelbarrows barrow barrowful trailer rucksack rucksacks backpack satchel suitcase case cases casket bowlful plates plateful platter platters mugful beaker saucer saucers potful panful
  vats mason ziploc drawer drawers armful armfuls heap stack stacks load loadsa shedload truckload boatload lorryload tonne tonnes dozens quarters thirds sliver slivers clump clumps cluster clusters roots smidge
  spoonful spoonfuls numbers lotsa alot abit assortment selection variety varieties collection bounty stash supplies sizes bigger biggest larger massive enormous gigantic ginormous humongous jumbo mega bumper whopping
  hefty smallish tiny teeny teensy miniature petite dinky longer longest tall taller oval oblong flatter triple multiple various eleven thirteen fourteen seventeen eighteen nineteen sixty seventy ninety hundreds
  thousand thousands million fifth sixth tenth thrice times cookers broiler fridges fridgefreezer refrigerator pantries cabinet cabinets worktop worktops countertop liquidiser mincer juicer fryers slowcooker
  instantpot dehydrator nutribullet kitchenaid kenwood magimix breville tefal pyrex dishwasher barbecuing bbqing bbqed barbie cookware ovenware bakeware crockery porcelain nonstick knives fork forks spoons spork
  cutlery chopsticks ladling corer masher sieves sieving scales jugful timers apron aprons gloves mitts mitt tinfoil greaseproof clingfilm muslin cheesecloth twine lids shelves boards tool tools utensil utensils
  gadget gadgets gizmo gizmos appliance appliances equipment kits machine machines device spiralizer spiraliser crimper trivet esky cooler corkscrew opener brush brushes cookin bakin simmering fryin saute sauteed
  sauteing steams poaching blanching parboiling airfry airfrying microwaving microwavable searing caramelising glazing flambeed blowtorch drying stirs stirring mixes blends blending kneads rises risen folds dicing
  mincing peels podding shelling rinses coats dipping pipe piped crimp carves weighing measuring measurement measurements heats cools refrigerate refrigerating thickening emulsify crumbling skim skimming pour pours
  pureed adds combine combines combining shapes flatten flattening slather grease greasing preps preppin prepping preparation makin rustle rustling create creates creation creations scooping spooning rotate flavours
  flavors centigrade tues weds thur thurs sept mornin midday bedtime arvo arvos nighttime tonite tmrw daytime smoko elevenses sundown sunup midweek weeks fortnight months year annual decade century seconds secs moment
  moments timed clock ages summertime wintertime midsummer midwinter hols vacay staycation honeymoon outing outings christmassy crimbo chrissie christmastime yuletide yule noel eastertime fireworks newyear newyears
  paddys anzac jubilee coronation eurovision glastonbury wimbledon olympics juneteenth michaelmas bankholiday halfterm bday bdays partying gatherings festival festivals festivities fetes fayre parade gala dance dances
  disco bash picnicking tailgating feasting banquet banquets luncheon brekky brekkies snacking mealtime mealtimes occasion occasions event events function sleepover sleepovers playtime frequent nowadays earlier
  earliest straightaway meanwhile afterwards beforehand whilst aged yearold twenties thirties forties fifties sixties seventies eighties nineties eighteenth sixteenth thirtieth fortieth fiftieth sixtieth seventieth
  eightieth ninetieth hundredth younger youngest elder eldest oldies born weather forecast sunnier sunlight sunset sunsets sunrise daylight dawn dusk twilight rains rainfall snowflake snowman frost frosts mist
  misty cloud clouds overcast breeze hail sleet warmest warmth hotter hottest nippy brisk moon moonlight moonlit star stars starry skies rainbow rainbows planet pebbles climate atmosphere tree trees treetop trunk
  flower flowers flowering blossom blossoms bloom blooms blooming petal petals sapling shrub shrubs fern ferns vine vines wildflower wildflowers wildlife robin hedgehog butterflies ladybird bees pollinators scenery
  scenic landscape horizon view views schooling schoolkids schoolday afterschool playgroup reception primary secondary unis university universities halls dorms degree courses classes classroom lecture lectures seminar
  seminars workshop workshops term terms semester homework revising revise essay essays thesis dissertation coursework assignment assignments project projects study studies studying gcse gcses alevels btec graduating
  apprenticeship maths science biology chemistry physics geography languages textiles catering working workin workday workplace jobs career business meeting meetings conference commuting rota overtime interview
  interviews hired freelance volunteer volunteers volunteering club clubs committee rehearsal rehearsals band bands orchestra cubs guiding camp camps navy airforce military barracks regiment platoon cadets cadet
  veteran veterans sergeant captain visit visits relocating relocation unpacking renovating renovation kitchenrefit rent rents lodging lodgings neighbourhood neighborhood community communal estate housework laundry
  ironing hoovering hoover tidying tidy mowing mowed errands messages sewing knitting crochet crafting crafts craft hobby hobbies reads read sport sports sporting sporty footy soccer rugby cricket tennis netball
  basketball baseball softball volleyball hockey golf golfing badminton snooker karate judo yoga pilates zumba gymnastics swim swims swam swimming surfing rowing kayaking canoeing paddleboarding hikes hiked rambling
  walk walks walking stroll strolling jogs jogging jogger cycle cycles cycling cyclist triathlon skiing skating coaching camogie matches gaming gamer tournament championship league player traveller
  travellers journey journeys roadtrip tour tours tourist tourists backpacking explore exploring adventure adventures ride rides riding rode cruise passport luggage holidaying staying telly tellies television netflix
  youtube disney programme programmes program shows shown episode episodes documentary masterchef delia jamie gordon ottolenghi film films movies radio podcast podcasts magazine magazines newspaper article articles
  cookbook cookbooks book books blog blogs blogpost website websites site online internet tiktok tiktoks insta instagram facebook pinterest reddit twitter whatsapp forum apps phone phones laptop computer music song
  songs singing sang dancing panto gigs concert concerts loved lovin loving lover lovers adoring enjoying enjoyment enjoyable liked liking fancies fancying dream dreams dreamt treasure cherish cherishing appreciate
  appreciates appreciation admire savour savouring passion passionate fans fond keener eager hungrier appetite happier happiest happiness pleasure pleasant delight delightful delights buzzing exciting excitement
  joyous cheer cheery jolly merry amusing surprises surprising intriguing fascinating curiosity wonders interest inspiring inspire confident confidence ambitious adventurous optimistic hopeful hopes hoped calm
  relaxing relax comfy comfortable thankful lucky luck fortunate prouder proudest pride achievement success successful remember remembers remembering memory memories memorable reminder reminiscing nostalgia nostalgic
  childhood childhoods youth youthful boyhood girlhood upbringing tradition traditions ancestors ancestry homeland generations generation sentimental homecoming hugs cuddle cuddles romance friendship mood thinks known
  knowledge believe believes reckon reckons guessing imagining understand understands understood understanding realise realize deciding chooses chose chosen choosing choices plans planning intend intending hear hears
  heard hearing seeing lookin notice plss plse thankyou thanx thanku tysm kindness greetings hullo helo hiya hiii heya heyy howdy gday ayup eyup alreet alright allright alrite wotcha ummm ermm mmmm ohhh oooh awww
  wowzers whoop whoopee yayyy yippee hurrah wahey golly bingo voila tada bravo congrats congratulations bless yumm yums noms noice okey okie okeydoke yess righto right indeed defo deffo totes obvs probs mebbe anyway
  anyways anyhow anyhoo listen google alexa siri cortana bixby chatgpt gemini copilot assistant lols lolz haha hahaha hehe heehee lmao rofl omgg imho asap fwiw afaik iirc text texts texting xoxo bcos gotta lemme
  gotcha betcha coulda woulda dyou innit yknow summat thee thou thine yous youse yall yalls yinz bonny bonnie braw canny hella craic fixin yonder folkses dinkum wellies fave faves favs softest smoother juiciest bouncy
  firmer thinner glossy shiny glistening goldenbrown amber purple colourful colorful colours colors brighter rosy darker wonky plump dainty neat smart prettier prettiest lovelier loveliest cute adorable eyecatching
  attractive fancier showy original handmade freshest riper delish tastier yummier scrummy moreish mouthwatering flavoursome flavorsome aroma aromas scent smokey mellow milder subtle sweeter sweetest richer heartier
  divine luxurious luxury summerlike umami greatest amazin brilliant fantastic marvellous marvelous superb wonderful excellent ideal splendid magnificent spectacular exceptional exquisite glorious lush bonza beaut
  finest nicer nicest wellknown iconic versatile basics common standard ordinary formal slower gentle truly quite recepie receipt recipebook hint suggesting recommending methods guidance guideline tutorial tutorials
  video videos clip clips explain explains explaining explanation teach teaches teaching taught learns learnt learning lessons helps helping askin question questions query queries comparison comparisons describe
  describing description define definition search searches searching info information details detail facts fact demonstrate demonstration demo walkthrough explainer calculate conversion conversions convert translate
  translation estimate checks checking confirm clarify rate rated rating review reviews menus mealplan mealplans mealplanning sorts styles possibility possibilities topic ingredient ingredients experiment experiments
  experimenting tries tryin attempt attempting solution solutions combo combos combination combinations pairing pairings complement complements complementing accompany accompaniment accompaniments gastronomy culinary
  budgeting pension pensions loan loans clubcard loyalty points offerings sales sticker stickers multibuy wholesale freebie freebies cash card cards coin coins fiver tenner payslip payment payments wage wages salary
  bonus benefits bank saver mortgage insurance spend spends spending value worth thrift wallet account accounts grant grants inheritance scholarship stipend fundraising fund funds decorate decorates decoration
  decorations decorative scatter scattering arrange arranging arrangement presentation display displaying centrepiece centerpiece candle candles napkin napkins tablecloth placemat ribbon bows label labels labelling
  wrapping packaging sealable vacuum airtight storage freezes froze batchcooking mealprepping portioning shelfstable feedin nourish eatin shares sharer nibbling munch munching chew chewing gobble devouring tuck
  tucking taster sample sampling dine dined dining invite invites inviting invitation entertain entertains entertaining pamper pampering cater caters welcoming yourself yourselves himself hers herself itself ours
  ourselves theirs themselves somewhere everywhere anywhere whichever whenever wherever whoever whether onto upon near nearby among amongst towards regarding according amid doin ought wantin usin user saying sayin
  talk talks talking speak speaking began life lifetime lifestyle meet meets follows following include includes many jsut waht wich whcih thier ther becuase becasue beacuse
  freind wensday ahve haev wnat liek wiht sumthing evry realy relly abot abuot woudl shoud coud shud delishous cookng dinr famly famili
  wat whut oh um uh er erm hmm th gran nan hindu hindus sikh sikhs catholic protestant boss woke waking asleep soften softens softened volunteered volunteering hens laying twelve swears promised
  other mostly mainly especially particularly twice
  gym post cornwall belize cliche gran nan obviously promised newborn toddler toddlers teen teens teenager teenagers housemate housemates flatmate flatmates uni dorm commute commuting payday skint knackered hangry starving
  grand caught proud honor honour
  hidden inside sneaked snuck sneaky tucked
`
