/** Shelf names of milk, eggs and cheese: «food;German;Hungarian;Romanian» line by line. */
export const dairy = `
milk;Milch|Vollmilch|Frischmilch|H-Milch|fettarme Milch|Haltbarmilch|@Haltbare Milch;tej|uht tej;lapte|lapte de vacă
lactose-free-milk;laktosefreie Milch|Milch laktosefrei;laktózmentes tej;lapte fără lactoză
goat-milk;Ziegenmilch;kecsketej;lapte de capră
cream;Sahne|@Schlagobers|Schlagsahne|@Obers|Kochsahne|@Kochobers;tejszín|habtejszín|főzőtejszín;smântână lichidă|smântână dulce|smântână pentru gătit|frișcă lichidă|smântână pentru frișcă
whipped-cream;Sprühsahne|@Sprühobers;tejszínhab;frișcă
creme-fraiche;Crème fraîche|Creme fraiche;creme fraiche|crème fraîche;crème fraîche|creme fraiche
sour-cream;Schmand|saure Sahne|@Sauerrahm;tejföl;smântână|smântână fermentată
kefir;Kefir;kefir;chefir
ryazhanka;Rjaschenka;;
soured-milk;Dickmilch|@Sauermilch;aludttej;lapte bătut|lapte acru
buttermilk;Buttermilch;író|írós;zară|buttermilk|lapte zară
yogurt;Naturjoghurt|Joghurt natur|Joghurt;natúr joghurt|joghurt|joghurt natúr;iaurt|iaurt natural
greek-yogurt;griechischer Joghurt|Joghurt griechischer Art|Joghurt griechische;görög joghurt|görög natúr joghurt;iaurt grecesc
ayran;Ayran;ayran;ayran
whey;Molke;tejsavó|savó;zer
butter;Butter|Süßrahmbutter|Sauerrahmbutter|@Teebutter|deutsche Markenbutter;vaj|teavaj;unt
ghee;Ghee|Butterschmalz|Butterreinfett;ghí|tisztított vaj|ghee;ghee|unt clarifiat|unt ghee
spread;Streichfett|Mischstreichfett|Butter mit Rapsöl;vajkrém|kenhető vajkészítmény;unt tartinabil|amestec tartinabil
cheese;Käse;sajt;brânză|cașcaval
hard-cheese;Hartkäse|Bergkäse|Schnittkäse;félkemény sajt|trappista sajt|kemény sajt|trappista;cașcaval Dalia|brânză tare|cașcaval de vacă
cheddar;Cheddar|Cheddar Käse;cheddar|cheddar sajt;cheddar|brânză cheddar
emmental;Emmentaler|Emmentaler Käse;ementáli sajt|ementáli|emmentáli sajt;emmentaler|brânză emmentaler|cașcaval emmentaler
parmesan;Parmesan|Parmigiano Reggiano|Parmesan Käse;parmezán|parmezán sajt|parmigiano reggiano;parmezan|parmigiano reggiano|brânză parmezan
mozzarella;Mozzarella;mozzarella|mozzarella sajt;mozzarella|brânză mozzarella
feta;Feta|Feta Käse|Hirtenkäse|Schafskäse;feta|feta sajt|görög feta sajt;feta|brânză feta
brynza;Brimsen|Brynza;juhtúró|brindza;brânză telemea|telemea|telemea de oi|brânză de burduf
halloumi;Halloumi|Grillkäse|Halloumi Grillkäse;halloumi|halloumi sajt|grillsajt;halloumi|brânză halloumi
blue-cheese;Blauschimmelkäse|Edelpilzkäse|@Österkron;kéksajt|márványsajt|kékpenészes sajt;brânză cu mucegai albastru|brânză albastră|brânză cu mucegai
camembert;Camembert|Weichkäse camembert;camembert|camembert sajt;camembert|brânză camembert
goat-cheese;Ziegenkäse|Ziegenfrischkäse|Ziegenrolle;kecskesajt;brânză de capră
cream-cheese;Frischkäse|Frischkäse natur|Doppelrahmfrischkäse;krémsajt|natúr krémsajt|sajtkrém natúr;cremă de brânză|brânză cremă|cremă brânză
mascarpone;Mascarpone;mascarpone;mascarpone
ricotta;Ricotta;ricotta;ricotta
cottage-cheese;Quark|@Topfen|Speisequark|Magerquark|@Speisetopfen|@Magertopfen;túró|tehéntúró|félzsíros túró|rögös túró;brânză de vaci|brânză proaspătă de vaci
curd-snack;Quarkriegel;túró rudi;baton din brânză de vaci
processed-cheese;Schmelzkäse;ömlesztett sajt|kenhető sajt|kockasajt;brânză topită
smoked-cheese;Räucherkäse|geräucherter Käse;füstölt sajt;cașcaval afumat|brânză afumată
dairy-dessert;Fruchtjoghurt|Joghurt Erdbeere|Joghurt Frucht;gyümölcsjoghurt|gyümölcsös joghurt|epres joghurt;iaurt cu fructe
custard;Vanillesauce|Vanillesoße|Vanillecreme;vaníliasodó|vaníliaöntet;sos de vanilie|cremă de vanilie
almond-milk;Mandeldrink|Mandelmilch;mandulaital|mandulatej;băutură de migdale|lapte de migdale|băutură din migdale
oat-milk;Haferdrink|Hafermilch;zabital|zabtej;băutură de ovăz|lapte de ovăz|băutură din ovăz
soy-milk;Sojadrink|Sojamilch;szójaital|szójatej;băutură de soia|lapte de soia|băutură din soia
rice-milk;Reisdrink|Reismilch;rizsital|rizstej;băutură de orez|lapte de orez|băutură din orez
hazelnut-milk;Haselnussdrink|Haselnussmilch;mogyoróital|mogyorótej;băutură de alune|lapte de alune de pădure
buckwheat-milk;;hajdinaital;
plant-cream;pflanzliche Sahne|Sojacuisine|Hafercuisine|pflanzliche Kochcreme|Soja Cuisine|Hafer Cuisine;növényi főzőkrém|növényi tejszín|növényi habalap;smântână vegetală|cremă vegetală pentru gătit|frișcă vegetală
plant-yogurt;Sojajoghurt|veganer Joghurt|Joghurtalternative|Soja Joghurtalternative;növényi joghurt|szójajoghurt|szójagurt|kókuszgurt;iaurt vegetal|iaurt de soia|alternativă vegetală la iaurt
vegan-cheese;veganer Käse|vegane Käsealternative|Käsealternative;vegán sajt|növényi sajt|növényi sajthelyettesítő;brânză vegană|brânză vegetală
margarine;Margarine|Pflanzenmargarine;margarin;margarină
vegan-butter;vegane Butter|Butteralternative|vegane Butteralternative;vegán vaj|növényi vaj;unt vegan|unt vegetal
egg;Eier|Ei|Freilandeier|Bodenhaltungseier|Hühnereier;tojás|tyúktojás|friss tojás;ouă|ou|ouă de găină
egg-yolk;Eigelb|@Eidotter|Dotter;tojássárgája;gălbenuș|gălbenuș de ou
egg-white;Eiweiß|Eiklar;tojásfehérje|tojásfehérjelé;albuș|albuș de ou
boiled-egg;gekochte Eier|Eier gekocht;főtt tojás;ouă fierte|ou fiert
quail-egg;Wachteleier;fürjtojás;ouă de prepeliță
duck-egg;Enteneier;kacsatojás;ouă de rață
tofu;Tofu|Tofu natur;tofu|natúr tofu;tofu
grana-padano;Grana Padano;grana padano;grana padano
pecorino;Pecorino|Pecorino Romano;pecorino|pecorino romano;pecorino|pecorino romano
gruyere;Gruyère|Greyerzer|Le Gruyère;gruyère|gruyere;gruyère|gruyere
gorgonzola;Gorgonzola;gorgonzola;gorgonzola
roquefort;Roquefort;roquefort;roquefort
stilton;Stilton;stilton;stilton
brie;Brie;brie|brie sajt;brie|brânză brie
burrata;Burrata;burrata;burrata
mini-mozzarella;Mini Mozzarella|Mozzarella Mini|Mozzarella Kugeln mini;mini mozzarella|mozzarella golyók|mozzarella mini;mini mozzarella|mozzarella mini|mozzarella bocconcini
pizza-mozzarella;Mozzarella gerieben|geriebener Mozzarella|Pizzakäse|Pizza Mozzarella;reszelt mozzarella|pizza mozzarella|mozzarella reszelt|pizza feltét sajt;mozzarella rasă|mozzarella răzuită|mozzarella pentru pizza
provolone;Provolone;provolone;provolone
manchego;Manchego;manchego;manchego
asiago;Asiago;asiago;asiago
fontina;Fontina;fontina;fontina
raclette;Raclette|Raclettekäse|Raclette Käse;raclette|raclette sajt;raclette
havarti;Havarti;havarti;havarti
gouda;Gouda|Gouda Käse|junger Gouda|Gouda jung;gouda|gouda sajt;gouda|brânză gouda|cașcaval gouda
paneer;Paneer;paneer|panír sajt;paneer
cheese-slices;Sandwichscheiben|Toastscheiben|Schmelzkäsescheiben|@Toastkäse|Käse Toast Scheiben;lapkasajt|toast sajt|ömlesztett lapkasajt;brânză topită felii|brânză felii toast|felii de brânză topită
string-cheese;Käsesticks|Cheestrings|Mozzarella Sticks Käse;sajtrúd|parenyica|cheestrings;parenică|brânză parenica|sticks de brânză
sausage-cheese;geräucherter Schmelzkäse|Schmelzkäse geräuchert|Räucherschmelzkäse;füstölt ömlesztett sajt;brânză topită afumată
grain-cottage-cheese;körniger Frischkäse|Hüttenkäse|Cottage Cheese;cottage cheese|szemcsés túró;cottage cheese|brânză cottage|brânză granulată
tvaruzky;Harzer Käse|Harzer|@Quargel|Olmützer Quargel;pogácsasajt|kvargli|kvargli sajt;
labneh;Labneh|Labaneh;labneh;labneh
skyr;Skyr;skyr;skyr
drinking-yogurt;Trinkjoghurt|Joghurtdrink|Joghurt Drink|Trinkjogurt;ivójoghurt|joghurtital;iaurt de băut|iaurt de băut cu fructe
goat-yogurt;Ziegenjoghurt|Ziegenmilchjoghurt;kecskejoghurt|kecsketej joghurt;iaurt de capră|iaurt din lapte de capră
clotted-cream;Clotted Cream;clotted cream;clotted cream
cooking-cream;Kaffeesahne|@Kaffeeobers|Kaffeerahm;kávétejszín|tejszín kávéhoz;lapte pentru cafea|frișcă pentru cafea|smântână pentru cafea
low-fat-milk;Magermilch|fettarme Milch 1,5%|@Leichtmilch|Milch fettarm;sovány tej|zsírszegény tej;lapte degresat|lapte semidegresat
sheep-milk;Schafmilch;juhtej;lapte de oaie
chocolate-milk;Kakaomilch|Schokomilch|Kakao Drink|Milchdrink Schoko|Schokodrink;kakaós tej|csokoládés tej|kakaós ital|csokis tej;lapte cu cacao|lapte cu ciocolată|băutură din lapte cu cacao
milk-shake;Milchshake|Milkshake;milkshake|turmix;milkshake
spray-cream;Sprühsahne Dose|Sahne Sprühdose|Schlagsahne Sprühdose;tejszínhab spray|habspray|tejszínhab flakon;frișcă spray|spray frișcă
whipped-topping;Schlagcreme|pflanzliche Schlagcreme|@Schlagcreme vegan;habalap|növényi habkrém|hulala;frișcă vegetală lichidă|hulala|cremă pentru frișcă vegetală
herb-butter;Kräuterbutter|Knoblauchbutter;fűszervaj|fokhagymás vaj|fűszeres vaj;unt cu usturoi|unt cu verdețuri|unt cu ierburi
anchovy-butter;Sardellenbutter;szardellavaj;unt cu anșoa
cheese-spread-herb;Boursin|Kräuterfrischkäse|Frischkäse Kräuter|Frischkäse mit Kräutern;boursin|zöldfűszeres krémsajt|fűszeres krémsajt|snidlinges krémsajt;boursin|cremă de brânză cu verdețuri|cremă de brânză cu verdeață
panna-cotta;Panna Cotta;panna cotta;panna cotta
eggnog;Eierpunsch|Eggnog;eggnog|tojáspuncs;eggnog
smoked-tofu;Räuchertofu|Tofu geräuchert;füstölt tofu;tofu afumat
silken-tofu;Seidentofu;selyemtofu;tofu silken|tofu moale
yogurt-culture;Joghurtkulturen|Joghurtferment;joghurtkultúra|joghurt kultúra;fermenți pentru iaurt|culturi iaurt
cashew-milk;Cashewdrink|Cashewmilch;kesudióital|kesudió ital|kesutej;băutură de caju|băutură din caju|lapte de caju
walnut-milk;;dióital;
sesame-milk;Sesamdrink;;
hemp-seeds-milk;Hanfdrink|Hanfmilch;kenderital|kendertej;băutură de cânepă
peas-dried-milk;Erbsendrink;borsóital;băutură de mazăre
spelt-milk;Dinkeldrink;tönkölyital;băutură de spelta
ricotta-salata;Ricotta Salata;ricotta salata;ricotta salata
jarlsberg;Jarlsberg;jarlsberg;jarlsberg
muenster;Münsterkäse|Munster;munster;munster
limburger;Limburger;limburgi sajt|limburger;limburger
mimolette;Mimolette;mimolette;mimolette
reblochon;Reblochon;reblochon;reblochon
baby-puree;Babybrei|Babygläschen|Gläschen|Quetschbeutel;bébiétel|bébidesszert;piure pentru bebeluși|piure bebe
`
