/** Shelf names of dishes that are sold ready: «food;German;Hungarian;Romanian» line by line. */
export const ready = `
mashed-ready;Kartoffelstampf|frisches Kartoffelpüree;burgonyapüré készen|krumplipüré készen;piure de cartofi gata preparat
cake;Torte|Sahnetorte;torta;tort
pastries;Törtchen|Kuchenschnitten|@Mehlspeisen;sütemény|tortaszelet;prăjituri|prăjitură
sweet-pie;Obstkuchen|Blechkuchen|Kuchen;pite|gyümölcsös pite;plăcintă dulce|tartă cu fructe
mince-pies;Mince Pies;mince pie;mince pies
savoury-pie;Fleischpastete im Teig;húsos pite;plăcintă cu carne
fish-pie;Fischauflauf;halas pite|rakott hal;plăcintă cu pește
shepherds-pie;Shepherd's Pie;pásztorpite;plăcinta ciobanului
pyrizhky;Piroggen|Piroschki;pirog|piroska töltött;pirojki|piroști
puffs;Blätterteigtasche|Blätterteigtaschen;leveles táska|töltött leveles batyu;pateuri|pateu foietaj
poppy-roll;Mohnrolle|Mohnstrudel;mákos bejgli|mákos rétes|mákos tekercs;ruladă cu mac|cozonac cu mac
pancakes-ready;Pfannkuchen fertig|Crêpes|@Palatschinken;palacsinta;clătite
pizza-ready;Pizza frisch|Pizza Margherita;friss pizza|pizza margherita;pizza proaspătă|pizza margherita
lasagne-dish;Lasagne frisch;friss lasagne|bolognai lasagne;lasagna proaspătă
holubtsi-ready;Krautwickel|Kohlrouladen frisch|@Krautrouladen;friss töltött káposzta|töltött káposzta hűtött;sarmale proaspete|sarmale
syrnyky-ready;Quarkpfannkuchen|@Topfenlaibchen;túrós lepény|túrófánk;papanași
langos;Langos;lángos;langoși|langoș
yorkshire-puddings;Yorkshire Pudding;yorkshire puding;yorkshire pudding
christmas-pudding;Christmas Pudding;karácsonyi puding;budincă de Crăciun
trifle;Trifle;trifle;trifle
tiramisu-ready;Tiramisu;tiramisu;tiramisu
sandwich-ready;belegtes Sandwich|Sandwich fertig;szendvics;sandviș|sandwich
wrap-ready;Wrap gefüllt|Döner|Dürüm;töltött wrap|gyros tál;shaorma|wrap cu pui
burger-ready;Hamburger fertig|Cheeseburger;hamburger|sajtburger;hamburger|cheeseburger
hot-dog-ready;Hot Dog;hot dog;hot dog
quiche;Quiche;quiche;quiche
scotch-egg;Scotch Egg;skót tojás;ou scoțian
mac-and-cheese;Mac and Cheese|Käsemakkaroni;sajtos makaróni;macaroane cu brânză
ready-meal;Fertiggericht;készétel;mâncare gata preparată|mâncare preparată
sushi;Sushi;szusi|sushi;sushi
soup-ready;Suppe fertig|Suppentopf;kész leves|leves;supă preparată|ciorbă
olivier-ready;Olivier Salat|russischer Salat;franciasaláta|orosz saláta;salată boeuf|salată de boeuf
potato-salad;Kartoffelsalat|@Erdäpfelsalat;burgonyasaláta|majonézes burgonya;salată de cartofi
shuba-ready;Hering im Pelzmantel;hering bundában;salată de hering cu sfeclă
caesar-ready;Caesar Salat|Caesar Salad;cézár saláta;salată Caesar
crab-salad;Krabbensalat;ráksaláta|surimi saláta;salată de crab|salată de surimi
vinegret-ready;Rote-Bete-Salat|@Rote-Rüben-Salat;céklasaláta;salată de sfeclă
coleslaw;Krautsalat|Coleslaw;coleslaw|káposztasaláta majonézes;salată coleslaw|coleslaw
deli-salad;Feinkostsalat|Nudelsalat;majonézes saláta|tésztasaláta;salată preparată|salată de paste
egg-mayonnaise;Eiersalat;tojássaláta|tojáskrém;salată de ouă
kholodets;Sülze|Sülzfleisch;kocsonya;piftie|răcituri
schnitzel-ready;Schnitzel paniert gebraten|Fertigschnitzel;kész rántott hús|rántott szelet;șnițel|șnițel gata preparat
shashlik-ready;Schaschlik|Grillspieße;saslik;frigărui
bhaji;Onion Bhaji|Pakora;bhaji|pakora;pakora|bhaji
manti;Manti;manti;manti
filled-dumplings;Fruchtknödel|@Zwetschkenknödel|Obstknödel;gyümölcsös gombóc|szilvás gombóc;găluște cu prune|gomboți cu prune
`
