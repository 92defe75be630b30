// biome-ignore-all format: tables of words
/**
 * What a Czech word of an ingredient line is in the reader's own words: «english: czech czech». Small words stand
 * as they are written, without accents; the others are found in any case.
 */
export const smallWords = `
  and: a i
  or: nebo anebo ci pripadne pripad prip popr popripade pripr eventualne event respektive resp eventuelne alternativne
  with: s se vcetne
  without: bez beze
  in: v ve
  for: na pro do k ke
  of: z ze
  from: od
  about: necely necele necela necelych necelou necelou celkem dohromady asi cca ca zhruba priblizne kolem okolo circa
  to: az
  some: trochu trocha trosku trosicku par
  several: nekolik
  more: vice
  like: jako
  if: jestli jestlize pokud kdyby
  each: kazdeho kazde kazdy
  good: dobre dobry poradny poradna vrchovata vrchovate zarovnana zarovnane plna plne mala
  half: pul pulka pulky pulku polovina poloviny polovinu puli
  quarter: ctvrt ctvrtka ctvrtky ctvrtinka ctvrtina ctvrtiny ctvrtinu
  third: tretina tretiny tretinu
  one: jeden jedna jedno jednoho jedne jednu
  two: dva dve dvou
  three: tri tri trech
  four: ctyri ctyr
  five: pet
  six: sest
  seven: sedm
  eight: osm
  nine: devet
  ten: deset
  twelve: dvanact tucet
  fifteen: patnact
  twenty: dvacet
  large: velkej velky velka velke velkych velkou velkeho vetsi vetsich vetsiho
  medium: stredni strednich stredniho
  small: malej maly mala male malych malou maleho mensi mensich mensiho malinky malych
`

/** Several words that are one, of as many words or fewer; what is longer is tried first. */
export const phrasesSaid = `
  to taste: podle chuti | dle chuti | podle potreby | dle potreby | podle gusta | k dochuceni | na dochuceni | na ochuceni | dle libosti | podle libosti
  optional: nemusi byt | neni nutne | neni nutny | neni nutna | nepovinne | nepovinny | volitelne | volitelny | kdo ma rad | pro toho kdo ma rad | dle chuti a nalady
  tbsp: polevkova lzice | polevkove lzice | polevkovych lzic | polevkovou lzici | velka lzice | velke lzice | p l | pol lzice | pol lzici | pol lzic | polev lzice | polev lzic
  tsp: cajova lzicka | cajove lzicky | cajovych lzicek | kavova lzicka | kavove lzicky | kavovych lzicek | mala lzicka | male lzicky | c l | k l | kav lzicka | kav lzicky | caj lzicka | caj lzicky
  three quarter: tri ctvrte | tri ctvrtiny
  1.5: jeden a pul | jednu a pul | jedna a pul | pul druheho | poldruheho
  2.5: dva a pul | dve a pul
  medium: stredne velke | stredne velky | stredne velka | stredne velkych | stredne velkou
  for: urcene na | urceny na
  half of: pul na pul
  like: napr | napriklad
  fresh: s kosti | na kosti
  preferably: nejlepe | idealne | nejradeji
`

/** Units by their names, found in any case. */
export const unitWords = `
  g: gram gramu
  kg: kilogram kilo kila
  ml: mililitr
  dl: decilitr deci
  cl: cl centilitr
  l: litr
  dag: deka dkg dag dekagram
  tbsp: lžíce lzice lžic lžíci pl lž
  tsp: lžička lžiček čl kl lžičku
  cup: hrnek hrníček hrneček šálek hrn hrnku hrnků
  glass: sklenice sklenička sklenka sklo sklenic
  mug: půllitr
  shot: panák štamprle
  drop: kapka kapek
  piece: ks kus kusů
  clove: stroužek stroužků stroužky str
  head: hlávka hlavička palice palička hlávek paliček
  cob: klas
  bunch: svazek svazeček svazku svazků sv svazky
  handful: hrst hrstka hrsti hrstí
  pinch: špetka špetce špetek špetička
  dash: kapička stříknutí
  can: plechovka konzerva plechovek konzerv plech konz
  jar: zavařovačka
  bottle: láhev lahev lahvička láhve lahve
  pack: balení balíček bal balíčků balík
  sachet: sáček sáčků pytlík sáč
  box: krabice krabička basa basu přepravka
  tub: kelímek kelímku kelímků vanička
  bag: pytel taška
  tube: tuba
  bar: tabulka tabulek
  cube: kostka kostička kostek
  slice: plátek plátků krajíc krajíček plátky
  chunk: kousek kousků kus
  wedge: měsíček trojúhelníček trojúhelníčků
  ring: kolečko koleček kroužek
  leaf: list lístek listů lístků lístky listy lístečků
  sprig: snítka větvička snítek větviček
  stalk: řapík stonek řapíků stonků
  pod: lusk lusků
  sheet: plát plátů
  loaf: bochník bochníček pecen
  peppercorn: kulička kuliček
  nest: hnízdo hnízda hnízd
  ball: koule koulí
  bag: síť sít
  serving: porce porcí
`

/** How a thing is, said as one English word that only describes; «=» keeps the Czech word, which tells it apart. */
export const describing = `
  fresh: čerstvý zralý mladý domácí kvalitní měkký tvrdý libový tučný jemný hladký hrubý celý teplý vlažný studený horký vychlazený
  fresh: pokojový teplota sladký kyselý ostrý pálivý hořký slaný syrový tmavý světlý dlouhý kulatý silný tenký tlustý suchý přírodní
  fresh: klasický obyčejný italský řecký francouzský český moravský španělský japonský jarní letní zimní podzimní raný nový pozdní extra panenský
  fresh: lisovaný přední zadní bezsemenný trvanlivý tekutý řídký hustý instantní rychlý rovný vrchovatý zarovnaný plný nízkotučný dětský drobný
  fresh: křehký křupavý šťavnatý aromatický voňavý odleželý uleželý okoralý starší včerejší tradiční poctivý selský staročeský bio oblíbený
  fresh: šumavský konzumní toustový světlejší tmavší formový pultový krájený posypaný sypaný bochníkový pařížský karlovarský pražský brněnský plzeňský ostravský jihočeský valašský
  fresh: gril grilování grilovačka smažení pečení vaření šlehání mazání svačina svačinu oběd večeře snídaně snídani děti dítě školy guláš polévku řízky vánoce velikonoce neděli víkend oslavu návštěvu
  fresh: jakost jakosti třída třídy výběr výběrový speciál premium prémiový exkluzivní farmářský řemeslný regionální babiččin maminčin sváteční rodinný úsporný akční sleva akce výhodný levný drahý normální nejlevnější privátní značkový
  fresh: vakuovaný vakuově porcovaný krabicový sklo skle plech sáčkový lahvový sudový točený čepovaný plechovkový pet vratný nevratný kartonový tetrapak
  fresh: nízkotučný nízkokalorický proteinový fitness odlehčený dietní bezvaječný bezcukrový nedoslazovaný doslazovaný neochucený ochucený příchuť příchutí příchutě chuť chutí natur naturální originál classic klasik
  fresh: francouzský holandský německý rakouský polský maďarský slovenský turecký thajský čínský indický mexický americký anglický irský švýcarský balkánský srbský bulharský maďarský brazilský kolumbijský etiopský
  fresh: chlazený chlaz mraž trv trvan polotuč plnotuč nízkotuč sterilizovaný pasterizovaný čerstv krájen mlet uzen sušen
  fresh: rozpustný zrnkový mletý pražený překapávaný bezkofeinový kapsle porcovaný sáčky
  fresh: křehoučký měkoučký měkkoučký křupavoučký voňavoučký malinký maličký velikánský obří obrovský střednější středňák
  fresh: cereální vícezrnný konzumní mix paličák vanička tuba kbelík bedýnka krátký loupák konzerva barista tetra balení kus kusový volný vážený pult obsluha
  fresh: rolka hvězdička kuličkový sypký sypaný
  fresh: libovolný různý jakýkoli další ostatní zbylý hotový kupovaný kamenný mořský velikost velký střední malý barva druh typ značka kvalita
  fresh: neloupaný neslazený hladkolistý kadeřavý bílek sójový vrcholný mletý drcený celozrnný rafinovaný vyzrálý vanička balený chlazený
  fresh: vlastní šťáva kůže kost pecka slupka jádřinec stopka sukýnka zrnko semínko semeno dužina dužnina bulva nať stonek list hlava
  fresh: tuku tuk obsah procento minimálně maximálně alespoň nejméně přibližně zakysaný výběrový stolní jedlý kuchyňský potravinářský cukrářský
  fresh: nejlepší dobrý prvotřídní obyčejně raději třeba klidně taky také ještě opravdu hezký pěkný pořádný velmi hodně málo něco moc
  grated: strouhaný nastrouhaný postrouhaný
  chopped: nasekat nakrájet nastrouhat rozdrobit rozšlehat rozpustit oloupat slít scedit prolisovat nadrobit
  chopped: nasekaný nakrájený krájený oloupaný loupaný pokrájený posekaný sekaný prolisovaný utřený rozetřený třený
  chopped: umytý omytý opláchnutý propláchnutý očištěný čištěný vykuchaný naporcovaný rozčtvrcený rozpůlený půlený rozkrojený překrojený
  chopped: podrcený rozdrcený roztlučený rozmačkaný rozmixovaný mixovaný rozšlehaný našlehaný ušlehaný vyšlehaný prosátý rozpuštěný rozehřátý rozehřátá
  chopped: změklý povolený vychladlý zchladlý vychladnutý odkapaný okapaný slitý scezený namočený předvařený uvařený vařený povařený spařený blanšírovaný
  chopped: pečený opečený upečený osmažený smažený opražený pražený orestovaný restovaný grilovaný dušený podušený udušený rozmražený rozmrazený
  chopped: rozebraný rozebírat spařit zalitý zalít
  chopped: vymačkaný vymačkán natrhaný trhaný otrhaný vypeckovaný odpeckovaný vykostěný zbavený nakládaný marinovaný naložený odblaněný spařených
  chopped: nadrobno najemno nahrubo drobno jemně hrubě natenko silně lehce podélně příčně napůl kostička kostky kolečko proužek nudlička plátek kousek měsíček
  chopped: půlkolečko špalíček nit nudle hranolek roztopený zchlazený ohřátý přebraný zaprášený obalený naklepaný svázaný svařený zesklovatělý odstátý
  chopped: vyloupaný vyloupnutý oddělený rozklepnutý umletý namletý prolisované přelitý přecezený překrájený nalámaný nadrobený rozdrobený drobený lámaný
  chopped: sníh
  fresh: keříkový selský selskej vcelku dělený nějaký nožička
  fresh: předešlý předchozí den dne noc noci přes vroucí vařící pikantní listový jemně perlivě
  fresh: zbytek zbytky zbylý krunýř skořápka
  zest: kůra kůrka
  =uzený: uzený
  =mražený: mražený zmražený zmrazený mrazený hlubokozmrazený
  =sušený: sušený
  =solený: solený
  =nesolený: nesolený
  =konzervovaný: konzervovaný
  =sterilovaný: sterilovaný
  =bezlaktózový: bezlaktózový delaktózovaný
  =bezlepkový: bezlepkový
  =odtučněný: odtučněný
  =odstředěný: odstředěný
  =polotučný: polotučný
  =plnotučný: plnotučný
  =perlivá: perlivý
  =neperlivá: neperlivý
  fresh: špička nůž nože
  thing: věc věci věcí věcička
  red: červený
  white: bílý
  black: černý
  green: zelený
  yellow: žlutý
  purple: fialový
`

/** Parts of a food: before «z» they tell how it comes («filet z tresky») or what is taken of it («kůra z citronu»). */
export const parts = `
  fillet: filet filé filety plátek plátky maso steak podkova řízek prso hřbet kousky
  zest: kůra kůru kůrka
  juice: šťáva šťávu sníh
  seed: semínka
`
