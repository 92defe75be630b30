import * as atFirst from './at-first.ts'
import { bare } from './bare.ts'
import * as doubleNo from './double-no.ts'
import { czech as everyday } from './everyday/cs.ts'
import * as figures from './figures.ts'
import * as givenUp from './given-up.ts'
import * as more from './plain-more.ts'
import * as refusing from './refusing-more.ts'
import { remarks } from './remarks.ts'
import type { Table } from './row.ts'

/** Letters stand without their marks, as half of the people type them. */
export const czech: Table = {
  everyday: bare(everyday),
  averse: `
    ${refusing.czech}|${givenUp.czech}|at tam neni|at tam nejsou|at v tom neni|at v tom nejsou|at v nem neni|at v ni neni|
    ${remarks('nechci|nechceme|nebudu|skoda', 'vyhazovat penize|vyhodit penize|utracet|utracet za|penez za|penez')}
    pronasled*|ohrnuj*|vystour*|zapovezen*|vzdala jsem se|vzdal jsem se|vzdali jsme se|pohotovost*|mimo hru|odebr*|moc drah*|prilis drah*|zapomnela jsem koupit|zapomnel jsem koupit|zapomneli jsme koupit|radsi umre|radeji umre|radsi bych umrel*
    odchazim|odejdu|zdrz*|zdrzte se|zdrzet se|nesahat|nesahej*|nesahejte|ruce pryc|se mi vraci|se mi vraceji|skrabe*|skrabou|sipe|sipa|sipam|lepi se|se mi lepi|kdo prida|kdo pridal|opalovaci krem|ani jeden|ani jedna|ani jedno
    at zustane|at zustanou|at si ji|at si jedi|at ji nekdo|at ji jini|at jedi jini|at si necha|prenech*|nechte skolce|nech* sousedum|nechte sousedum|vybira z|vybiraji z|vybira z talire|pliv*|stopka|stopku|hlina|jako hlina|jak hlina|skrtam|skrta*|te vasi|toho vaseho|ty vase|tech vasich|jini
    odpada|odpadaji|
    riha*|rihat|kufr|zveda kufr|dela zle|dela mi zle|dela se mi zle|udelalo zle|jed|je jed|pro me jed|odeber*|uber*|sunde*|oddel*|vynde*|vynda*|dej pryc|dejte pryc|zlaty prase|zlate prase|na svete|radsi hlad|radeji hlad|hlad nez|radsi umru|to radsi|usima|leze i usima|i usima|pokoj s|dejte mi pokoj|dej mi pokoj|mi pokoj|nechodte|nechod na|nechte si|nech si|kdo dava|kdo sakra|sakra|kdo vymyslel|kdo pridava|kdo to dava|koho napadlo|pripada v uvahu|neprichazi v uvahu|nepripada v uvahu|v uvahu|cerna listina|cerne listine|cernou listinu|cernem seznamu|cerny seznam|stop listina|zakazany seznam|zvykat gumu|jak guma|jako guma|podrazka|jak mydlo|jako mydlo|chut mydla|nadeleni|prima zase|super zase|no super|jupi|hura zase|to jsem chtel|to jsem chtela|to mi chybelo|genie|geniove|vtip|srandu|delam si srandu|zertuju|neholduj*|nepatri|nemilovnik*|nefandi|neni muj salek|salek kaj*|salek caje|salek kavy|nemel* rad|nemela rada|nesedi|nesedi mi|nesedne|nejede|nejedou|mi nejede|bez dekuj*|palec dolu|nebrat|neberu|neberou
    no nevim|nic moc|problem*|potiz*|nejhorsi|rozloucil*|at ji nekdo jiny|nekdo jiny|skrtl|skrtla|skrtnul*|neuznava*|muze zabit|zabije|zabit|muze syna zabit|muze dceru zabit|nadyma|nadymaji|duse me|dusi me|cely tyden uz|uz tretikrat
    otekl*|oteklo|otece|oteka|oteceme|natekl*|opuch*|zase jo jo|kdo by proboha|proboha|leze krkem|lezou krkem|leze mi krkem|to snad ne|to jako vazne|delate si srandu|delas si srandu|
    mi je zle|mi je spatne|mi je blbe|neni pro me|nejsou pro me|neni pro nas|nejsou pro nas|neni jidlo|tezko po|je mi tezko|mi tezko|po nem|nafuk*|nadouv*|zaludecni|hrich|zlocin|proc by
    byva zle|byva mi zle|byva spatne|nedela* dobre|nedela dobre|nedelaji dobre|dobre nedela*|citliv*|kdo by|celiakie|vyskrt*|za klobouk|strcte|strc si|klobouk|nikdo|alergolog*|leze z usi|leze usima|uz ani videt|videt nemuzu|odstran|bokem|k certu|do haje|diky ne|ne diky|fakt ne|rozhodne ne|urcite ne|v zadnem pripade|omezit|omezuju|omezuji|nesmime|nikdy v zivote
    vyrazk*|osyp*|otok*|oteka*|otece|oteku|natec*|natek*|svedi*|svedeni|zaha|zahu|zahy|zvedat zaludek|zveda se|zaludek|zaludku|zaludkem|bricho|bricha|brisko|zvrac*|blij*|blit|bliju|bleje|poblij*|spatne|je mi zle|mi zle|zle po|zle z|udela se|nadym*|nafouk*|prujem*|krec*|krece
    zabije|zabijou|zabijej*|zabil*|umru|umrel*|umira*|smrt*|smrtel*|jedovat*|nebezpec*|skodi*|skodliv*|hnus*|nechutn*|odporn*|odpor|fuj|ble|bee|brr|hruza|hruzu|des|desi*|stiti*|osklivi*|nenavid*|nesnas*|nemus*|vadi|vadi mi|vyhyb*|vyhn*|vyhybej*|vynech*|vynecha*|vyrad*|vylouc*|vyluc*|zakaz*|zakaza*
    odmit*|odmitl*|plive*|plivat|vypliv*|vyplivn*|dosl*|dosla|doslo|dosli|dosel|chybi*|schazi|prestal*|nikdy|tabu|odpad*|pryc|zapomen*|zapomin*|nepritel|nocni mura|trest|mrtvol*|stokrat ne|ani nahodou|ani za nic|ani omylem|v zadnem|ani slyset|prosim ne|radsi ne|radeji ne
    bezi od|utika*|utece|utikam|otrav*|otrava|otravu|travi me|alergen*|nemocnic*|sanitk*|zachrank*|dusi*|dusim|astma*|ekzem*|migren*|boli|bolest|bolesti|pali me|pali|reaguj*|intoleran*|nesnasenliv*|prestala|hnusny|leze krkem|lezou krkem|leze z krku|mam dost|mame dost|mam plne zuby|plne zuby|uz dost|dost uz|prejed*
    vyhod*|odstran*|zrus*|skrtn*|smrdi|smradu|smrad|pach|krivi*|obchaz*|obejd*|distanc*|fobi*|strach|bojim|boji|neprijate*|protivn*|hrozn*|strasn*|mydlo|nikomu ne|zadny*|odpust*
  `,
  ugh: 'fujky|fujtajbl|fujtajksl|bleee|blee|propana ne|probuh ne|bud ona nebo|bud ja nebo|bud on nebo|fuj|ble|bee|brr|hruza|nikdy',
  allergy: 'alergi*|alergick*|anafyla*|koprivk*',
  harmless:
    `${doubleNo.czech.wish}|${doubleNo.czech.before}|${doubleNo.czech.kind}|${figures.czech.kind}|` +
    'zapomenuty|zapomenute|zapomenuta|zapomenutou|zapomenutych|je jich moc|mam jich moc|mame jich moc|jich je moc|jich mam moc|je ho moc|mam ho moc|je toho moc|mam toho moc|jich mame plno|je jich plno|nevim kam s nimi|nikdo neumrel|jeste nikdo neumrel|nikdy jsem nedelal*|nikdy jsem nevaril*|nikdy jsem nepekl*|nikdy jsem nezkousel*|nikdy jsem nezkusil*|jeste jsem nedelal*|jeste jsem nevaril*|jeste jsem nepekl*|jeste nikdy jsem nedelal*|bojim se ze nevyjde|bojim se ze se nepovede|aby se nepripalil*|aby se nespalil*|aby se nerozpadl*|aby se nesrazil*|aby nespadl*|aby nepopraskal*|se mi nedari|nedari se mi|se mi nepovedl*|proc neupect|proc neuvarit|proc neudelat|proc nezkusit|proc nepripravit|proc si nedat|nezapomen|nezapomente|nezapomenout|neni nikdy dost|nikdy dost|nebranim|nebranime|neodmitne nikdo|nikdo neodmitne|neodmitnu|neodmitneme|nemam cas|nemame cas|neni cas|nejsem vegetarian*|nejsme vegetarian*|nejsem vegan*|nejsme vegan*|dlouho jsem nemel*|dlouho jsme nemeli|dlouho jsem nejed*|dlouho jsme nejedli|nevim co|nevime co|je mi jedno jestli|je mi jedno zda|je jedno jestli|jedno jestli|nesetri|nesetrete|nesetrit|je mi jedno|je mi to jedno|je jedno|nemuzu zit bez|neumim zit bez|neni nad|nic neni nad|alergie nemame|alergii nemam|alergie nemam|zadne alergie|zadna alergie|bez alergii|od vcera|od vcerejska|z vcerejska|od obeda|od vecere|od nedele|od soboty|od vikendu|ze zahrady|ze zahradky|od sousedu|od sousedky|od babicky|ne moc sladk*|ne moc palive*|ne prilis sladk*|nic nemam proti|proti nic nemam|nevadi|nevadi mi|mam rad|mam rada|nemuzu se dockat|nemuzu odolat|nemam nic proti|neodolam|neni problem|nevim co',
  wish: `
    si preje|preje si|si preji|napect|budeme mit|budu mit|
    doktor povolil|lekar povolil|doktor mi povolil|lekar mi povolil|konecne povolil|konecne mi povolil|
    si dam rad|si dam rada|si rad dam|si rada dam|si rad dame|
    ma rad|ma rada|maji radi|maji rady|pridej|pridejte|prihod|prihodte|
    ${doubleNo.czech.wish}|${atFirst.czechRather}|${figures.czech.wish}|
    naucte|naucte me|nauc me|pripomente|pripomen|upravit|jak upravit|jak pripravit|jak uvarit|jak upect|jak zpracovat|zpracovat|v lednici je|v lednici mam|v lednici mame|v lednici je jen|v lednici mam jen|lednice skryva|ma chut|mam chut|mame chut|kam s|kam se|chce to
    bych jedla|bych jedl|bych snedla|bych snedl|bych papala|mate recept|mas recept|recept s|recept z|jak udelat|jak na|poradte|poradite|cim dochutit|co treba|pujde z|dej|dejte|dej tam|dejte tam|pouzij|pouzijte|vezmi|vezmete|prefer|nejradeji mam|nejradeji|nejradsi|nejradsi mam
    chutna|chutnaji|chutnalo|touzim po|touha po|lakaji me|laka me
    chci|chceme|chce|chtej|chteji|chtely|chtel|chtela|chtel bych|chtela bych|chteli bychom|chut na|chut|miluju|milujeme|miluje|miluji|mam rad|mam rada|zboznuj*|dal bych|dala bych|dal bych si|dala bych si|dam si|dame si|prosim o|hledam|hledame|potrebuju|potrebuji|potrebujeme|recept na|recepty na|recept|recepty
    poradte|porad|doporuc|doporucte|navrhni|navrhnete|ukaz|ukazte|najdi|najdete|uvarit|uvar|uvarte|upect|upec|upecte|udelat|udelej|udelejte|usmazit|usmaz|pripravit|priprav|pripravte|ugrilovat|podusit|co z|co s|co udelat z|co uvarit z|co upect z|neco s|neco z|neco se|nevadi mi|nevadi|tesim se na|spotrebovat|zbyl|zbyla|zbylo|zbyly|zbytky
  `,
  yes:
    `${doubleNo.czech.before}|${figures.czech.yes}|` +
    'jo|ano|muze byt|mohou byt|muzou byt|klidne|s radosti|moc rad|moc rada|muze porad|mohla porad|mohl porad|muzeme porad|milerad*',
  same: 'taky|take|rovnez|stejne tak|taktez|to same|to same plati|stejne jako|totez',
  first: atFirst.czech,
  past: 'kdysi|driv|drive|v detstvi|jako dite|pred tehotenstvim|nez jsem|dokud',
  is: 'je|jsou|byl|byla|bylo|byly|neni|nejsou|znamena',
  more: 'dokonce|a taky|a jeste|a take|hlavne|zejmena|obzvlast|zvlaste|predevsim|nejvic|treba|napriklad',
  remark: remarks(
    'nenavidim|nesnasim|nemam rad|nemam rada|nerad|nerada|nechce se mi|nebavi me|uz me nebavi|hate',
    'varit|vareni|myt nadobi|nadobi|uklizet|uklid|pondeli|pondelky|zimu|zima|dest|pocasi|praci|skolu|cekani|nakupovani|stat u plotny',
  ),
  with: 's|z|ze|spolu s|na bazi',
  turn: 'jinak|kdyz|ale|avsak|protoze|takze|jenze|proto|nicmene|zatimco|kdezto',
  relative: 'kde|ktery|ktera|ktere|kterem|ktereho|v nemz|ve kterem|co ma',
  person: `
    zena|zenu|zene|manzelce|tehotna|tehotne|miminko|miminku|nemluvne|prcek|prcka|prckovi|drobek|ja|mi|me|mne|mnou|my|nam|nas|on|mu|ho|ona|ji|oni|jim|je|ty|ti|te|vy|vam|vas|muj|moje|ma|mem|nase|nas|manzel|manzela|manzelka|manzelku|dite|deti|detem|detmi|syn|syna|dcera|dceru|mimino|mama|maminka|tata|tatinek|babicka|deda|bratr|brachu|bracha|sestra|segra|kamarad|kamaradka|host|hoste|hosty|lekar|lekarka|doktor|doktorka|tchyne|pritel|pritelkyne|nekdo|vsichni|rodina|maly|mala|jsem|jsme
  `,
  it: 'vtip|zertuju|delam si srandu|to|ono|je|ho|ji|oni|ony|ty|z nich|z nej|toho|nich|na ne|na nej|na ni|po nich|po nem|s nimi',
  twist:
    'zase|znova|znovu|opet|nez|ne|nic|nikdo|ani|bez|krome|misto|mimo|dost|uz|po|moc|prilis|malo|mene|jestli|kdyby|pokud|kdyz|zatim|radsi|radeji|skoda|bohuzel|proti|od|konec|nad|pred|vubec|spatny|spatna|zadna|zadne|zadny',
  plain: `
    ${more.czech}
    hnilicku namekko natvrdo hnilicka
    muzu muzeme smim smime jime diabetik* diabetick* kvuli zelezo zelezu vitaminy hotova hotovy hotove chvili chvilku chvilce jineho jiny jine jinou cukrovka cukrovku cukrovkou cholesterol diabetes predevcirem
    celou cely cela cele celeho celej vsech vsechny vsichni vsemi nejaky nejakou nejakeho pul pulku tretinu ctvrtku parek dvojici trojici slibila slibil slibili prinesla prinesl prinesli privezla privezl privezli nasla nasel nasli dostala dostal dostali nasbirala nasbiral nasbirali natrhala natrhal
    natrhali vypestovala vypestoval vypestovali urodily urodila urodilo ulovil ulovila chytil chytila svatek svatky svatku vanoce vanocum vanocich velikonoce velikonocum silvestr silvestra narozeniny narozeninam narozenin oslava oslavu oslave svatba svatbu svatbe party piknik pikniku grilovacka
    grilovacku vylet vyletu cestu cesty chata chatu chate chalupa chalupu chalupe tabor tabora dovolena dovolenou prace praci skoly skolu skolky skolku kolegy kolegum kolegyne kamarady kamaradum kamaradky kamaradkam sousedy sousedum rodice rodicum rodicu tchanovi tchyni babicku babicce dedu dedovi
    vnoucata vnoucatum vnuk vnucka synovi dceri manzela manzelovi manzelku manzelce pritele priteli pritelkyni nedele nedeli nedelni sobotu sobotni patek patecni pondelek utery stredu ctvrtek vikendu vikendovy zitrek zitra pozitri dopoledne odpoledne vecer veceru rana ranu dneska tydne zapecene
    zapeceny zapecena zapecenou peceni pecenou pecenym pecenych duseni dusenou dusenym smazenou smazenym varenou varenym grilovanou grilovanym plnenou plnenym marinovanou nakladanou restovanou restovane orestovane zapect zapeci podusit oprazit osmahnout uklohnit ukuchtit vykouzlit upatlat rychlo
    rychlovku jednoduse snadno chutne chutneho chutnou vydatne vydatneho vydatnou sytyho syteho sytou hrejiveho hrejivou tepleho teplou lehouckeho jemneho jemnou kremovy kremova kremove kremovou kremoveho krupave krupavou krupavy stavnate stavnatou nadychane nadychanou poctivou poctive poctivy domaci
    osvedceny osvedcene osvedcenou tradicnich babiccine babiccinu maminky mamincin staroceske staroceska ceskou moravske moravsky slovenske italske italsky asijske asijsky mexicke thajske indicke recke francouzske kila kilo kilogram deka dekagramu sklenici sklenice misku misa hrnec hrnce panev trouby
    troubu pekac pekace plech plechu mrazak mrazaku lednici lednice spizi spiz studeny chladno zima prsi snezi podzimni zimni letni jarni duo dvou trech ctyrech peti dvema tremi ctyrmi osm deset
    jen dneska zkusit naucit ochutnat komora komoru spiz zrovna akorat prave nejake nejaky nejakou nejaka nejaky nejakej cibulce cibulka
    sousedka soused sousede sousedi prinesla prinesl prinesli kybl kyble bedynku bedynka tasku pytel hromadu hromada buchty buchta buchticky kolacky zavin strudl babovka babovku bublanina bublaninu pernik rohlicky zapekane nakyp lednicce lednicka mrazak spajz spajzu uvarim upecu udelam uvarime poprve
    pulku pul plnou plny plna zahradu zahrady zahrade jich nedeli sobotu patek pondeli utery stredu ctvrtek vikend chatu chate doma studentsky studentska rozpocet asie asijske odpoledne dopoledne rejzi treba dobryho dobrej italskyho ovocne ovocny kynute kynuty tvarohove plechu krabicky prace dcera syn malou mrazene cukrovi dochutit yes ano jo jasne a i nebo ci s se si z ze na v ve k ke do od u o pro je jsou jsem jsme mam mame ma maji bych by bychom byl byla co jak kde tak taky take jeste dnes zitra vcera rano vecer poledne odpoledne tyden vikend leto zima podzim jaro
    neco neco jidlo jidla obed obedu vecere veceri snidane snidani svacina svacinu dezert polevka polevku polevky salat kolac dort omacka priloha predkrm kase kasi pomazanka gulas testo napln
    varit uvarit pect upect smazit usmazit dusit podusit grilovat peci delat udelat pripravit jist dat mit vzit koupit koupil koupila dostal dostala zbyl zbyla zbylo zbyly doma lednici lednice mrazaku troube trouba panvi hrnci mikrovlnce grilu
    pecene peceny pecena smazene smazeny smazena dusene duseny dusena varene vareny varena grilovane grilovany grilovana plnene plneny plnena marinovane uzene uzeny cerstve cerstvy cerstva cele cely cela mlete
    rychly rychle rychla rychleho rychlou jednoduchy jednoduche jednoducha jednoducheho snadny snadne lehky lehke lehka lehkeho zdravy zdrave zdrava zdraveho dobry dobre dobra dobreho teply teple teplo tepleho studeny studene sladky sladke sladkeho slany slane pikantni ostry ostre levny levne levneho domaci tradicni klasicky cesky ceske babiccin nedelni svatecni vanocni velikonocni detsky
    presto hele recept recepty napad napady tip tipy prosim diky dekuji ahoj dobry den dva dve tri ctyri pet sest osob osoby porci porce lidi minut minuty hodinu hodiny korun kc deti detem rodinu hosty hodne moc vic vice trochu par kus kusy kilo gramu litr dnesni vecerni rychlovka vsechno vsem cokoli cokoliv radi rad rada
  `,
}

/** What a Czech word is in the reader's own: `not` and its like steer the reading, and a few dishes name what is cooked. */
export const czechGlossary: readonly (readonly [forms: string, meaning: string])[] = [
  ['prosim prosime prosit', 'please'],
  // «máte něco s pohankou» asks for it, and «máta» is mint.
  ['mate', 'please'],
  // «mlčí» is no milk.
  ['mlci mlcim mlcis mlceli mlcela mlcel mlcet', 'silences'],
  // What is baked is no pastry for that.
  ['peceni', 'baking'],
  ['peceny pecena pecene peceneho pecenemu pecenou pecenych pecenym pecenymi', 'baked'],
  ['bez beze bes', 'without'],
  ['a i', 'and'],
  ['ani', 'nor'],
  ['nebo ci anebo', 'or'],
  ['s se', 'with'],
  ['ale avsak jenze', 'but'],
  ['ne nikoli nikoliv', 'not'],
  ['nic', 'nothing'],
  ['nikdy', 'never'],
  ['zadny zadna zadne zadnou zadneho zadnych zadnej zadnejch zadnym zadnymi', 'no'],
  ['krome krom vyjma', 'except'],
  ['jedine pouze vyhradne toliko', 'only'],
  ['misto namisto', 'instead of'],
  [
    'vymen vymente vymenit zamen zamente zamenit nahrad nahradte nahradit nahradim nahradime',
    'replace',
  ],
  ['minus', 'minus'],
  ['proti', 'against'],
  ['na', 'for'],
  ['pro', 'for'],
  ['do', 'under'],
  ['za', 'within'],
  ['minut minuty minutach', 'minutes'],
  ['hodina hodinu hodiny hodin', 'hour'],
  ['osob osoby osobu lidi', 'people'],
  ['porci porce', 'servings'],
  ['vynech vynechte vynechat vynechejte', 'omit'],
  ['vyhni vyhnete vyhnout vyhybam vyhybame vyhyba vyhybej vyhybejte', 'avoid'],
  ['nesnasim nesnasi nesnasime nesnaseji nesnesu nesnese nenavidim nenavidi', 'hate'],
  ['alergie alergii alergiemi', 'allergy'],
  ['alergik alergicky alergicka alergicke alergicti', 'allergic'],
  ['intolerance intoleranci nesnasenlivost', 'intolerance'],
  ['chci chceme chce chteji chtej chtel chtela chteli chtely', 'want'],
  ['mam mame ma maji', 'have'],
  ['zbyl zbyla zbylo zbyly zbytek zbytky', 'leftover'],
  ['dal dala', 'want'],
  ['spis spise', 'prefer'],
  ['miluju miluji milujeme miluje miluji zboznuju zboznuje', 'love'],
  ['veci vec vecmi', 'thing'],
  ['cukrovi', 'cookies'],
  ['neco', 'something'],
  ['cokoli cokoliv', 'anything'],
  ['vsechno', 'everything'],
  ['co', 'what'],
  ['recept recepty', 'recipe'],
  ['jidlo jidla jidlu', 'dish'],
  ['dat', 'make'],
  ['polevka polevku polevky polevce', 'soup'],
  ['salat salatu salaty', 'salad'],
  ['kolac kolace kolacem', 'pie'],
  ['dort dortu dorty', 'cake'],
  ['vecere veceri', 'dinner'],
  ['obed obedu', 'lunch'],
  ['snidane snidani', 'breakfast'],
  ['dezert dezertu dezerty', 'dessert'],
  ['gulas gulase', 'goulash'],
  ['palacinky palacinek', 'pancakes'],
  ['vegetarian vegetarianka vegetarianske vegetarianska vegetariansky', 'vegetarian'],
  ['vegan veganka veganske veganska vegansky', 'vegan'],
  ['bezlepkovy bezlepkova bezlepkove', 'gluten free'],
  ['pust puste pustu pustem postni postniho postnich postim postime', 'lenten'],
  ['hriven hrivna hrivny hrivnu', 'hryvnia'],
  ['rychly rychle rychla rychleho rychlou', 'quick'],
  ['levny levne levna levneho', 'cheap'],
  ['trouba troube trouby', 'oven'],
  ['pondeli pondelky pondelku pondelni pondelniho', 'monday'],
  ['utery uterky uterni uterniho', 'tuesday'],
  ['streda stredy stredu strede stredou stredach stredecni', 'wednesday'],
  ['ctvrtek ctvrtku ctvrtky ctvrtkem ctvrtecni', 'thursday'],
  ['patek patku patky patkem patecni', 'friday'],
  ['sobota soboty sobotu sobote sobotou sobotach sobotni sobotniho', 'saturday'],
  ['nedele nedeli nedelemi nedelich nedelni nedelniho', 'sunday'],
  ['vikend vikendu vikendy vikendem vikendovy vikendova vikendove', 'weekend'],
  ['jakekoli jakykoli jakakoli jakykoliv jakekoliv jakekoliv libovolne libovolny libovolna', 'any'],
  ['zustala zustal zustalo zustaly', 'stay'],
  ['krupava krupavy krupave', 'crispy'],
  ['vydrz vydrzte pockej pockejte moment', 'wait'],
  ['pul pulka pulku', 'half'],
  ['kelimek kelimku kelimky', 'cup'],
  ['hrst hrstku', 'handful'],
  ['kousek kousku', 'piece'],
  ['spravne poradne', 'really'],
  ['cas casu', 'time'],
  ['muslim muslimum', 'halal'],
  ['noc noci nocí', 'night'],
  ['zit', 'live'],
]
