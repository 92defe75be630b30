// biome-ignore-all format: a table of phrases
/**
 * Phrases of Czech questions, in the reader's own words: «english: czech | czech». The words are found in any case;
 * the longest phrase is taken first. Refusals that are said by several words stand here too.
 */
export const questionPhrases = `
  without: s vyjimkou | co neobsahuje | ktere neobsahuje | neobsahuje | neobsahujici | bez pouziti | bez pridani | bez trochy | bez jakychkoli | at v tom neni | at tam neni | aby tam nebyl | aby tam nebyla | aby tam nebylo | aby v tom nebyl | aby v tom nebyla | aby v tom nebylo | jenom at tam neni | hlavne at tam neni | at v nem neni | nic co obsahuje | nesmi tam byt | nesmi byt | nesmi v tom byt | nesmi obsahovat
  avoid: drzim se dal od | drzime se dal od | drzet se dal od | dal od | vyhybam se | vyhybame se | vyhyba se | vyhybaji se | vyhnout se | vyhni se | vyhnete se | vyhybej se | vyhybejte se | obejdu se bez | obejdeme se bez | stranim se
  dont want: dost bylo | uz bylo dost | mam dost | mame dost | mam po krk | nechte si | dekuji ne | nestojim o | nestojime o | nepotrebuju | nepotrebujeme | nedam si | nebudu jist
  dont like: nemam rad | nemam rada | nemame radi | nema rad | nema rada | nemaji radi | nemaji rady
  love: ma rad | ma rada | ma rado | maji radi | maji rady
  want: mam chut na | mame chut na | ma chut na | mel bych chut na | mela bych chut na | dala bych si | dal bych si | dali bychom si | snedl bych | snedla bych | nedal bych si
  not allergic to: nemam alergii na | neni alergicky na
  under: nejdele | maximalne | nanejvys | ne dele nez | ne vic nez | nejvys | max | do maximalne | nepresahujici | pod
  45 minutes: tri ctvrte hodiny | trictvrte hodiny | tri ctvrte hodinky
  15 minutes: ctvrt hodiny | ctvrthodiny | ctvrthodinka | ctvrthodinku
  30 minutes: pulhodiny | pulhodina | pulhodinka | pul hodinky | pulhodinku
  60 minutes: hodinka
  90 minutes: hodina a pul | hodiny a pul | pul druhe hodiny
  minutes: min | minutek | minutka
  to leek: na porek | na porky
  per serving: na porci | na osobu | za porci | na jednu porci | na hlavu
  for two people: jsme dva | pro dva | jsme dve | ve dvou | pro nas dva | nas dva
  for three people: jsme tri | pro tri | ve trech | pro nas tri
  for four people: jsme ctyri | pro ctyri | ve ctyrech | pro nas ctyri
  for five people: je nas pet | pro pet | jsme v peti
  for six people: je nas sest | pro sest | jsme v sesti
  use up: spotrebovat | zpracovat | vyuzit | dojist | zuzitkovat
  going bad: mekne mi | meknou mi | mi mekne | mi meknou | mekne | meknou | cernaji mi | mi cernaji | cernaji | cerna mi | hnednou mi | mi hnednou | hnednou | vadnou mi | mi vadnou | vadnou | vadne mi | mi vadne | vadne | mi okorava | okorava | mi prezrava | prezravaji mi | prezravaji | mi prezravaji | zacinaji se kazit | zacina se kazit | se mi kazi | se kazi | kazi se | uz jsou mekke | uz je mekky
  leftover: mi dnes konci | mi konci | mi brzy konci | zbyl mi | zbyla mi | zbylo mi | zbyly mi | zbytky | zbyva mi
  dinner: co k veceri | co na veceri | co dnes k veceri | nevim co k veceri | co dneska k veceri
  lunch: co k obedu | co na obed | co dnes k obedu
  what to cook: cim ohromit | cim prekvapit | cim pohostit | cim potesit | cim nakrmit | jak prekvapit | co si uvarit | co si dat | co si udelat | co uvarit | co varit | co dnes uvarit | co dneska uvarit | co navarit | nevim co varit | nevim co uvarit | poradte co uvarit | co bych uvaril | co bych uvarila | co dnes varit | co dneska varit | co by se dalo uvarit | prekvap me | inspirujte me
  what to bake: co upect | neco upect | co peci | nevim co upect
  something good: neco dobreho | neco k jidlu | neco na zub | neco chutneho | nejaky napad | dej mi tip | cokoli | cokoliv dobreho
  something quick: neco rychleho | neco na rychlo | neco hned | rychlovka | rychlovku | rychlofka
  something simple: neco jednoducheho | neco snadneho | neco nenarocneho | neco lehkeho na pripravu
  without gluten: bez lepku
  gluten free: bezlepkovy | bezlepkova dieta | celiak | celiacka | celiakie | pro celiaka | pro celiaky | celiaci | celiacky
  without lactose: bez laktozy
  lactose free: bezlaktozovy
  lactose: laktoza | laktozu | laktozou
  halal: muslimka | muslimove | muslimove | muslimsky
  kosher: koser | kosernie | koserni
  milk protein: mlecna bilkovina | mlecnou bilkovinu | mlecne bilkoviny | bilkovina kravskeho mleka | bilkovinu kravskeho mleka | bilkoviny kravskeho mleka | kravska bilkovina | kravskou bilkovinu
  without dairy: bez mlecnych vyrobku | bez mleka a mlecnych vyrobku
  dairy free: bezmlecny
  vegetarian: vegetariansky | vegetarian | vegetarianka | vegetariani | bezmasy | bezmasa
  vegan: vegansky | vegan | veganka | vegani | ciste rostlinny
  egg free: bezvajecny
  without alcohol: bez alkoholu
  alcohol free: nealkoholicky | abstinent | abstinentka | abstinenti
  have: nam dal | nam dala | nam dali | mi dal | mi dala | mi dali | nam prinesl | nam prinesla | mi prinesl | mi prinesla | dostala jsem | dostal jsem | dostali jsme | koupil jsem | koupila jsem | koupili jsme
  medivnyk: medovnik | medovnicek | medovy dort
  soup: polevka | polivka | polevecka | polivcicka
  salad: salat | salatek
  main dish: hlavni jidlo | hlavni chod k obedu | hlavni chod | druhe jidlo
  side: priloha
  breakfast: snidane | snidani | k snidani | na snidani | ke snidani
  lunch: obed | k obedu | na obed
  dinner: vecere | veceri | k veceri | na veceri | ve vecer
  to go with beer: k pivu | k pivecku
  cocktail snacks: k vinu | k panakum | k panaku | ke sklence vina
  low carb: nizkosacharidovy | malo sacharidu | mene sacharidu | min sacharidu | bez sacharidu | nizky obsah sacharidu | chudy na sacharidy | keto | ketodieta | keto dieta | lowcarb | low carb
  sunday lunch: nedelni obed | nedelniho obedu | k nedelnimu obedu | na nedelni obed | nedelnimu obedu | nedelni vecere | obed na nedeli | obed v nedeli | na nedeli | k nedeli | nedelni pecene
  romantic dinner: romanticka vecere | romantickou veceri | k romanticke veceri | vecere pri svickach
  romantic: romanticky | na vyroci | vyroci | vyroci svatby | na rande | rande | valentyn | na valentyna
  high protein: hodne bilkovin | vic bilkovin | vysoky obsah bilkovin | bohaty na bilkoviny | bilkovinny | proteinovy
  spicy: pikantni | palivy | ostry | ostre
  heatwave: venku je horko | je horko | je hrozne horko | je strasne horko | takove horko | je vedro | venku je vedro | je hic | parno | v parnu | tropy | v tropech | ve vedru | tricitky | vedra | v horku | do vedra | kdyz je horko | vedro
  snack: svacina | svacinka | svacinu | k svacine | predkrm | chutovka | jednohubka | pohosteni | svacinovy
  sweet ones: na sladko
  dessert baking: neco sladkeho upect | upect neco sladkeho | neco sladkeho na upeceni | upect sladke | sladke upect | sladkeho upect | upect ke kave | upect k caji | upect dezert
  something sweet: neco sladkeho
  dessert: dezert | zakusek | moucnik | sladke jidlo | sladka jidla | sladka tecka | ke kave | ke kafi | ke kaficku | ke kafe | na kafe | na kavu | na kavicku | ke kavicce
  christmas cookies: vanocni cukrovi | cukrovi na vanoce
  yes: ano
  something to drink: neco studeneho k piti | k piti | na piti | co k piti | neco k napiti | co pit
  hot drink: neco horkeho k piti | neco tepleho k piti | horkeho k piti | tepleho k piti | neco horkeho na piti | neco tepleho na piti | horky napoj | teply napoj | teple piti | horke piti | tepleho piti
  drink: napoj | piti | neco k piti | limonada domaci
  sauce for pasta: omacka na testoviny | omacka na spagety | omacku na testoviny | omacku na spagety | omacka k testovinam | omacka ke spagetam | omacku k testovinam
  sauce for: omacka k | omacku k | omacka na | omacku na
  tomato sauce: rajska omacka | rajska
  dip for: dip k | dip na
  dip: dip
  sauce: omacka
  czech: cesky | cesko | ceska kuchyne | ceska klasika | moravsky
  italian: italsky | italie
  french: francouzsky
  asian: asijsky
  chinese: cinsky
  indian: indicky
  mexican: mexicky
  greek: recky
  thai: thajsky
  japanese: japonsky
  german: nemecky
  ukrainian: ukrajinsky
  hungarian: madarsky
  polish: polsky
  spanish: spanelsky
  american: americky
  cuisine: kuchyne
  with kids: s detmi | s ditetem | se skolaky
  for kids: syn nic neji | dcera nic neji | maly nic neji | mala nic neji | prcek nic neji | dite nechce nic jist | dite nic nechce jist | dite nic neji | deti nechteji nic jist | deti nic neji | syn nechce nic jist | dcera nechce nic jist | vybirave dite | vybirave deti | cim nakrmit dite | cim nakrmit deti | pro trilete dite | pro trileteho | pro ctyrlete dite | pro petilete dite | pro male dite | pro maleho | pro nase dite | pro predskolaka | pro skolaka | pro skolaky | pro prcky | pro mrnata | pro caparty | pro nejmensi | pro deti | detska oslava | na detskou oslavu | detem | detsky | pro dite | pro decka | do skolky
  for a 1 year old: pro rocni dite | pro rocniho | pro rocni | rocni dite | rocnimu diteti | rocnimu miminku | rocnimu synovi | rocnimu vnukovi
  for a 2 year old: pro dvoulete dite | pro dvouletou | pro dvouleteho | dvoulete dite | dvouletemu diteti | dvouletemu synovi | dvouleta dcera | dvoulety syn
  for my toddler: pro batole | pro batolata | batole | batoleti
  christmas: na vanoce | vanoce | vanocni | na stedry den | stedry vecer | stedrovecerni
  easter: na velikonoce | velikonoce | velikonocni
  new year: novorocni | silvestrovsky | na silvestra | silvestr | silvestrovsky | novy rok | na novy rok
  birthday: kulatiny | na kulatiny | jubileum | na jubileum | na narozeniny | narozeniny | narozeninovy | oslava narozenin
  party: rodinna oslava | rodinnou oslavu | na rodinnou oslavu | na rodinne oslave | na oslavu | na oslave | na party | na vecirek | pro navstevu | pro hosty
  festive: na svatecni stul | svatecni stul | svatecni | slavnostni | svatek | svatky | na svatky | ke svatku
  cold outside: venku je zima | je mi zima | je nam zima | je zima | je kosa | mrzne | venku mrzne | jsem promrzly | jsem promrzla
  warming: na studeny vecer | na chladny vecer | na mrazivy vecer | na studeny den | na chladny den | na studene vecery | do studeneho pocasi | do zimy | do mrazu | zahrat | zahreje | neco na zahrati | zahrivaci | neco tepleho
  cold remedy: pro nemocneho | pro nemocnou | pro nemocne | nemocnemu | jsem nemocny | jsem nemocna | leze na me ryma | leze na me nachlazeni | leze na me chripka | leze na nas ryma | mam rymu | ma rymu | mame rymu | maji rymu | mame rymu | ryma | jsem nachlazeny | jsem nachlazena | jsme nachlazeni | nastydl jsem | nastydla jsem | nastydlej | nastydly | nastydla | mam kasel | kasel | boli me v krku | boli v krku | bolest v krku | skrabe me v krku | skrabe v krku | chripka | mam chripku | na chripku | angina | mam horecku | marod | marodi | marodim | marodime | na nachlazeni | pri nachlazeni | na rymu | nachlazeni
  hangover: kocovina | na kocovinu | po kocovine | kocovinu | mam kocovinu | na opici | z opice
  low calorie: abych nepribrala | abych nepribral | abychom nepribrali | aby nepribral | aby nepribrala | aby se po tom nepribiralo | po cem se nepribira | abych neztloustla | abych neztloustl | abychom neztloustli
  light: lehky | neco lehkeho | dietni | na hubnuti | na diete | jsem na diete | jsme na diete | pri diete | nizkokaloricky
  hearty: syty | neco syteho | vydatny
  healthy: zdravy | neco zdraveho
  picnic: do ruky | jist rukama | jist rukou | snist rukama | brat rukama | co se da jist rukama | da se jist rukama | neco na cestu | na cestu | do vlaku | na cesty | na piknik | piknik | na vylet
  not spicy: aby to nepalilo | aby nepalilo | at to nepali | at nepali | co nepali | ktere nepali | nic paliveho | nic ostreho
  barbecue: grilovacka | na grilovani | grilovani
  summer: letni | na leto | leto
  winter: zimni | na zimu
  autumn: podzimni | na podzim
  spring: jarni | na jaro
  budget: levny | neco levneho | za malo penez | usporny | nizkorozpoctovy
  quick: rychly | rychle | rychlejsi | za chvili | za chvilku
  simple: jednoduchy | snadny | nenarocny
  work lunch: do krabicky | do prace | krabickovani | na obed do prace
  oven: trouba | v troube | pecici trouba
  not fried: ale ne smazeny | ale ne osmazeny | hlavne ne smazeny | jen ne smazeny | ne smazeny
  without frying: bez smazeni | nic smazeneho | nic nesmazit | aby se nic nesmazilo | nemusi nic smazit | nechci nic smazit | nechci smazit | nesmazeny | nesmazene jidlo
  preserve: do sklenice na zimu | do sklenic na zimu | na zimu do sklenic | zavarenina | zavareniny | zavarovani
  without oven: trouba nefunguje | trouba nam nefunguje | nefunguje trouba | nefunguje nam trouba | nefunguje mi trouba | rozbila se trouba | rozbila se nam trouba | rozbila se mi trouba | trouba se rozbila | trouba se nam rozbila | mame rozbitou troubu | mam rozbitou troubu | rozbita trouba | trouba je rozbita | nemame troubu | nemam troubu | nechci zapinat troubu | nechci pustit troubu | nechci pect | bez zapinani trouby | bez trouby | bez peceni | nepeceny | nejde trouba | trouba nejde | nehreje trouba | trouba nehreje | nefacha trouba | trouba nefacha | neslape trouba | trouba neslape | pokazila se trouba | trouba se pokazila | porouchala se trouba | trouba se porouchala | odesla trouba | trouba odesla | zkratovala trouba | trouba zkratovala | nejde mi trouba | trouba mi nejde | trouba mi nefunguje | nehreje mi trouba | trouba mi nehreje | nefacha mi trouba | trouba mi nefacha | neslape mi trouba | trouba mi neslape | trouba se mi rozbila | pokazila se mi trouba | trouba se mi pokazila | porouchala se mi trouba | trouba se mi porouchala | odesla mi trouba | trouba mi odesla | zkratovala mi trouba | trouba mi zkratovala | nejde nam trouba | trouba nam nejde | nehreje nam trouba | trouba nam nehreje | nefacha nam trouba | trouba nam nefacha | neslape nam trouba | trouba nam neslape | pokazila se nam trouba | trouba se nam pokazila | porouchala se nam trouba | trouba se nam porouchala | odesla nam trouba | trouba nam odesla | zkratovala nam trouba | trouba nam zkratovala
  no cook: uplne bez vareni | vubec bez vareni | bez jakehokoli vareni | nic nevarit | vubec nevarit | vubec nic nevarit | bez varice | bez sporaku | bez plotny | bez zapinani sporaku | bez vareni | bez tepelne upravy | nevareny
  stove: sporak | plotna | varna deska
  no stove: bez sporaku | nemam sporak | nemame sporak | nefunguje sporak | sporak nefunguje | nefunguje mi sporak | sporak mi nefunguje | rozbil se sporak | rozbil se mi sporak | sporak se rozbil | rozbity sporak | mam rozbity sporak | mame rozbity sporak | bez plotny | nemam plotnu | nemame plotnu | nefunguje plotna | plotna nefunguje | nemam varic | nemame varic
  soft food: neco mekkeho | neco mekouckeho | mekke jidlo | mekka jidla | mekka strava | mekkou stravu | kasovita strava | kasovite jidlo | mixovana strava | bez zubu | nema zuby | nemam zuby | nemuze kousat | nemuzu kousat | spatne kouse | nekouse | nemuze zvykat | spatne zvyka | nezvyka | snadno se kouse | co se nemusi kousat | nemusi se kousat | po vytrzeni zubu | po vytrzeni zubu moudrosti | vytrhli mi zub | boli me zub | boli me zuby | bez kousani
  to freeze in portions: do mrazaku | do mrazaku neco | do mrazicky | do mraznicky | navarit do zasoby | uvarit do zasoby | navarit dopredu | varim dopredu | varit dopredu | vareni dopredu | uvarit dopredu | navarit predem | uvarit predem | navarit na dva dny | uvarit na dva dny | navarit na par dni | uvarit na par dni | jidlo na dva dny | jidlo na par dni | neco na par dni | da se zamrazit | co se da zamrazit | ktere se da zamrazit | da se dobre zamrazit | co jde zamrazit | jde zamrazit | co muzu zamrazit | muzu zamrazit | zamrazit po porcich | zamrazit na porce | na zamrazeni | k zamrazeni | da se zmrazit | co se da zmrazit | co muzu zmrazit | na zmrazeni | do mrazaku na pozdeji | do zasoby do mrazaku | dobre se mrazi
  fills you up: aby se chlap najedl | aby se chlapi najedli | aby se muz najedl | aby se manzel najedl | aby se poradne najedl | at se chlap naji | at se chlap nají | aby se najedl chlap | aby se vsichni najedli | aby se clovek najedl | at se poradne najime | aby se najedl | aby se najedli | aby me to zasytilo | co zasyti | at to zasyti | aby to zasytilo | co me zasyti | ktere zasyti | pro hladoveho chlapa | pro hladove chlapy | pro hladove chlapy
  cooking on a stove: vareni na sporaku | varit na sporaku
  oven only: jen trouba | jen v troube | jenom v troube | pouze v troube
  frying pan: panev | na panvi
  one tray: na jednom plechu | z jednoho plechu | jeden plech | na plechu
  one pot: z jednoho hrnce | v jednom hrnci | jeden hrnec | jednohrncovka | jednohrncove | jednohrncovy | z jedne panve | na jedne panvi
  pot: hrnec | v hrnci
  microwave: mikrovlnka | v mikrovlnce
  slow cooker: pomaly hrnec | v pomalem hrnci | z pomaleho hrnce
  multicooker: multivarak | v papinaku | papinak | multifunkcni hrnec | tlakovy hrnec | tlakac
  goulash: gulas | segedin | segedinsky gulas | segedinsky
  borscht: borsc
  crepes thin: palacinka | palacinky
  pancakes: livanec | livanecky
  pie: kolac | kolacek
  cake: dort | dortik
  roast pork: vepro knedlo zelo | veprova pecene | pecene veprove
  pizza: pizza
  lasagna: lasagne domaci
  risotto: rizoto
  omelette: omeleta | vajecna omeleta
  porridge: kase | ovesna kase
  casserole: zapekanka | nakyp
  frying: smazeni
  stewed: duseny | dusena | dusene | duseneho | dusenou | dusenem
  fried dish: smazene jidlo | smazena jidla
  curry: kari | zelene kari | cervene kari | zlute kari
  meatballs: masove koule | masove kulicky v omacce
  schnitzel: smazeny rizek | rizek | rizky | rizku | rizkem | rizkum | rizkech
  mashed potatoes: bramborova kase
  cookies: susenky domaci | linecke | linecke cukrovi | linecke kolacky
  garlic toast: topinka | topinky
  meatloaf: sekana | domaci sekana
  dill sauce: koprovka | koprova omacka
  mushrooms with eggs: smazenice
  banana bread: bananovy chleb | bananovy chlebicek
  spaghetti bolognese: bolonske spagety | spagety po bolonsku | bolonske | bolonska
  cabbage soup: zelnacka
  potato soup: bramboracka
  garlic soup: cesnecka
  onion soup: cibulacka
  lentil soup: cockovka
  tomato soup: rajska polevka | rajska polivka | rajcatova polevka | rajcatovka
  split pea soup: hrachovka
  strudel: zavin | strudl | jablecny zavin | jablkovy zavin
  stuffed peppers: plnene papriky
  potato pancakes: bramborak | bramboraky
  fried eggs: michana vajicka | volska oka
  sandwich: sendvic | chlebicek
  burger: hamburger
  georgian: gruzinsky | gruzie
  korean: korejsky
  vietnamese: vietnamsky
  british: britsky | anglicky
  turkish: turecky
  middle eastern: blizkovychodni | arabsky | libanonsky
  jewish: zidovsky | izraelsky
  austrian: rakousky | vidensky
  romanian: rumunsky | moldavsky
  bulgarian: bulharsky
  lithuanian: litevsky
  scandinavian: skandinavsky | svedsky | norsky | seversky
  crimean tatar: krymskotatarsky
  uzbek: stredoasijsky | uzbecky | kazassky
  armenian: armensky
  azerbaijani: azerbajdzansky
  moroccan: marocky
  mediterranean: stredomorsky
  balkan: balkansky | srbsky | chorvatsky
  refreshing soup: studena polevka | studenou polevku | studene polevky
  cooling: na osvezeni | osvezujici | neco studeneho | do horka
  cold drink: studene piti | studeny napoj | studene napoje | neco studeneho k piti | ledovy napoj | studeneho k piti
  comfort: spatna nalada | mam spatnou naladu | mizerna nalada | blba nalada | nalada pod psa | je mi smutno | smutno | tezky den | blby den | spatny den | mizerny den | na zlepseni nalady | neco pro radost | domaci kuchyne | jako od babicky | po domacku
  blender: mixer | stolni mixer | tycovy mixer
  grill: gril | na gril | na grilu | na ohni | nad ohnem | nad ohen | na ohen | na ohnisti | nad ohnistem | k taboraku | na taborak | u taboraku | taborak
  campfire: kotlik | v kotliku | do kotliku | v kotliku nad ohnem | v kotliku na ohni | kotlik nad ohnem | kotlik na ohni | kotlik a ohen | kotlik na ohen | kotlik nad ohen | ohen a kotlik | kotlikovy | na vatre | nad vatrou
  air fryer: horkovzdusna friteza | horkovzdusne friteze | airfryer
  deep fryer: friteza | ve friteze | fritovacka | ve fritovacce | fritovani | fritovane
  steamer: v pare | na pare | parni hrnec
  bread maker: pekarna chleba | domaci pekarna
  waffle iron: vaflovac
  mixer: slehac
  preserve: co zavarit | co zavarovat | zavareniny | zavarovani | na zavareni
  green borscht: zeleny borsc | stovikova polevka
  cold borscht: studeny borsc
  okroshka: okroska
  kulish: kulis
  cream soup: kremova polevka | krem polevka
  kharcho: charco
  bograch: gulasova polevka
  shurpa: surpa
  holodets: huspenina
  olivier salad: rusky salat
  mimosa salad: salat mimoza
  caesar salad: salat caesar | caesar salat | cezar salat
  shopska salad: sopsky salat
  holubtsi: holubky | zavitky ze zeli | zelne zavitky
  banosh: banus
  chicken kyiv: kure po kyjevsku | kyjevsky kotlet
  kruchenyky: masove zavitky
  stew: ragu
  beef stroganoff: stroganov | hovezi stroganov
  shashlik: saslik
  shawarma: savarma | kebab v placce
  dal: dhal
  stir-fry: smes z woku | z woku | na woku
  khachapuri: chacapuri
  chakhokhbili: cachochbili
  satsivi: sacivi
  moussaka: musaka
  shakshuka: saksuka
  forshmak: forsmak
  sauce spread: dip na zeleninu | omacka na namaceni | na namaceni
  spread: pomazanka na chleba | pomazanka na chleb | pomazanka na pecivo | neco na namazani | pomazanka
  pyrizhky: pirozky
  kutia: kuta
  verhuny: bozi milosti
  cocktail: koktejl
  langos: langose | langosu | langosich
  yeast dough: kynute | kynuteho | kynutych | kynuty | kynute testo | kynuteho testa | kynutem teste
  kulajda: kulajdu | kulajdou | kulajdy
  goulash soup: gulasovka
  tripe soup: drstkovka | drstkova polevka
  frankfurt soup: frankfurtska polevka | frankfurtska
  soup : svickova na smetane polevka | hovezi polevka
`
