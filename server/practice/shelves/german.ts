/** A German shelf: «food;brand|title;pack;price in euros» line by line; without a food it only sounds like one. */
export const german = `
milk;Wiesenhof|Frische Vollmilch 3,8 %;1 l;1,29
milk;Talgut|Weidemilch länger haltbar 3,5 %;1 l;1,49
milk;Talgut|H-Milch fettarm 1,5 %;1 l;0,99
lactose-free-milk;Talgut|Laktosefreie Milch 1,5 %;1 l;1,39
oat-milk;Kornfeld|Haferdrink Barista;1 l;2,19
coconut-milk;Palmenland|Kokosmilch;400 ml;1,89
buttermilk;Talgut|Reine Buttermilch;500 g;0,79
butter;Talgut|Deutsche Markenbutter mild gesäuert;250 g;2,39
butter;Wiesenhof|Süßrahmbutter;250 g;2,99
herb-butter;Talgut|Kräuterbutter;125 g;1,69
ghee;Wiesenhof|Butterschmalz;250 g;3,49
margarine;Sonnenfein|Pflanzenmargarine;500 g;1,99
peanut-butter;Nussgut|Erdnussbutter creamy;350 g;2,99
cookies;Krümel|Butterkekse;200 g;1,19
cream;Talgut|Schlagsahne 30 %;200 g;1,19
sour-cream;Talgut|Schmand 24 %;200 g;0,89
creme-fraiche;Talgut|Crème fraîche 30 %;200 g;1,29
yogurt;Talgut|Naturjoghurt 3,5 %;500 g;1,09
greek-yogurt;Olympos|Joghurt griechischer Art 10 %;400 g;1,99
dairy-dessert;Früchtchen|Fruchtjoghurt Erdbeere;150 g;0,59
skyr;Nordland|Skyr Natur;450 g;1,99
kefir;Talgut|Kefir mild 1,5 %;500 g;0,99
cottage-cheese;Talgut|Speisequark Magerstufe;500 g;1,49
cottage-cheese;Talgut|Speisequark 20 %;500 g;1,69
grain-cottage-cheese;Talgut|Körniger Frischkäse;200 g;1,29
cream-cheese;Wiesenhof|Frischkäse Natur;200 g;1,49
mascarpone;Bella|Mascarpone;250 g;1,99
ricotta;Bella|Ricotta;250 g;1,79
mozzarella;Bella|Mozzarella;125 g;0,99
parmesan;Bella|Parmigiano Reggiano 24 Monate;200 g;4,99
feta;Olympos|Feta;200 g;2,29
gouda;Wiesenhof|Gouda jung in Scheiben;400 g;3,29
emmental;Wiesenhof|Emmentaler am Stück;300 g;2,99
camembert;Wiesenhof|Camembert;250 g;1,89
egg;Hofglück|Eier Freilandhaltung Größe M;10 Stk;2,99
egg;Hofglück|Bio-Eier;6 Stk;2,79
chicken-fillet;Hofglück|Hähnchenbrustfilet;400 g;5,49
chicken;Hofglück|Ganzes Hähnchen;1,2 kg;6,99
chicken-wings;Hofglück|Hähnchenflügel;500 g;3,49
chicken-leg;Hofglück|Hähnchenunterkeulen;600 g;3,99
turkey-fillet;Hofglück|Putenbrustfilet;400 g;5,99
beef-mince;Hofglück|Rinderhackfleisch;400 g;5,29
pork-mince;Hofglück|Schweinehackfleisch;400 g;3,99
mixed-mince;Hofglück|Hackfleisch gemischt;500 g;4,79
beef-stew-cuts;Hofglück|Rindergulasch;500 g;7,99
pork-tenderloin;Hofglück|Schweinefilet;500 g;6,99
pork-belly;Hofglück|Schweinebauch;500 g;4,49
bacon;Hofglück|Bacon in Scheiben;150 g;2,29
ham;Hofglück|Kochschinken;200 g;2,79
salami;Hofglück|Salami geschnitten;100 g;1,99
frankfurter;Hofglück|Wiener Würstchen;200 g;2,49
chicken-liver;Hofglück|Hähnchenleber;400 g;2,99
salmon;Fischerhaus|Lachsfilet mit Haut;250 g;6,99
smoked-salmon;Fischerhaus|Räucherlachs;100 g;3,99
canned-tuna;Fischerhaus|Thunfisch in Sonnenblumenöl;185 g;1,79
herring;Fischerhaus|Matjesfilet;200 g;2,99
shrimp;Fischerhaus|Garnelen geschält;250 g;5,99
fish-sticks;Fischerhaus|Fischstäbchen;450 g;3,49
potato;Kartoffeln festkochend;2 kg;2,99
sweet-potato;Süßkartoffeln;1 kg;2,49
carrot;Bio Karotten;1 kg;1,59
onion;Speisezwiebeln;1 kg;1,29
red-onion;Rote Zwiebeln;500 g;1,19
spring-onion;Lauchzwiebeln Bund;1 Stk;0,79
garlic;Knoblauch im Netz;200 g;1,49
ginger;Ingwer;200 g;1,29
tomato;Rispentomaten;500 g;1,99
cherry-tomato;Cherrytomaten;250 g;1,79
cucumber;Salatgurke;1 Stk;0,89
bell-pepper;Paprika Mix;500 g;2,29
red-bell-pepper;Paprika rot;500 g;2,49
zucchini;Zucchini;500 g;1,49
eggplant;Aubergine;1 Stk;1,29
broccoli;Brokkoli;500 g;1,79
cauliflower;Blumenkohl;1 Stk;2,29
cabbage;Weißkohl;1,5 kg;1,79
spinach;Babyspinat;125 g;1,69
iceberg;Eisbergsalat;1 Stk;1,29
leek;Lauch;500 g;1,59
celery;Staudensellerie;1 Stk;1,49
hokkaido-squash;Hokkaido Kürbis;1 kg;2,29
champignon;Champignons braun;250 g;1,79
avocado;Avocado essreif;1 Stk;1,49
parsley;Petersilie glatt Bund;1 Stk;0,99
dill;Dill Bund;1 Stk;0,99
basil;Basilikum im Topf;1 Stk;1,79
apple;Äpfel Gala;1 kg;2,49
banana;Bananen;1 kg;1,59
lemon;Zitronen Bio;500 g;1,79
orange;Orangen;1,5 kg;2,99
strawberry;Erdbeeren;500 g;3,99
blueberry;Heidelbeeren;250 g;2,99
grape;Weintrauben hell kernlos;500 g;2,49
apricot;Aprikosen;500 g;2,99
dried-apricot;Nussgut|Aprikosen getrocknet;200 g;2,99
raisin;Nussgut|Rosinen;250 g;1,49
walnut;Nussgut|Walnusskerne;200 g;2,99
almond;Nussgut|Mandeln ganz;200 g;2,49
almond-flour;Nussgut|Mandeln gemahlen;200 g;2,49
wheat-flour;Mühlrad|Weizenmehl Type 405;1 kg;0,79
rye-flour;Mühlrad|Roggenmehl Type 1150;1 kg;1,29
spelt-flour;Mühlrad|Dinkelmehl Type 630;1 kg;1,49
sugar;Süßer Strom|Feinster Zucker;1 kg;1,29
powdered-sugar;Süßer Strom|Puderzucker;250 g;0,99
brown-sugar;Süßer Strom|Brauner Zucker;500 g;1,69
vanilla-sugar;Mühlrad|Vanillezucker;80 g;0,89
baking-powder;Mühlrad|Backpulver;60 g;0,59
baking-soda;Mühlrad|Natron;50 g;0,69
yeast;Mühlrad|Frische Hefe;42 g;0,29
dry-yeast;Mühlrad|Trockenhefe;21 g;0,49
corn-starch;Mühlrad|Speisestärke;400 g;1,19
breadcrumbs;Mühlrad|Paniermehl;400 g;0,99
cocoa;Mühlrad|Backkakao;250 g;2,99
dark-chocolate;Kakaoland|Zartbitterschokolade 70 %;100 g;1,49
milk-chocolate;Kakaoland|Alpenmilch Schokolade;100 g;1,29
honey;Bienenglück|Blütenhonig;500 g;4,99
strawberry-jam;Gartenlust|Erdbeerkonfitüre;340 g;2,29
rice;Kornfeld|Langkornreis;1 kg;1,99
basmati;Kornfeld|Basmatireis;1 kg;2,99
rolled-oats;Kornfeld|Haferflocken zart;500 g;0,89
buckwheat;Kornfeld|Buchweizen;500 g;2,29
semolina;Kornfeld|Weichweizengrieß;500 g;0,99
spaghetti;Bella|Spaghetti;500 g;1,29
penne;Bella|Penne Rigate;500 g;1,29
lentils;Kornfeld|Tellerlinsen;500 g;1,69
red-lentils;Kornfeld|Rote Linsen;500 g;1,99
canned-chickpeas;Gartenlust|Kichererbsen gekocht;400 g;0,99
canned-red-beans;Gartenlust|Kidneybohnen;400 g;0,89
canned-corn;Gartenlust|Gemüsemais;340 g;1,09
canned-tomatoes;Bella|Gehackte Tomaten;400 g;0,89
tomato-paste;Bella|Tomatenmark 3-fach konzentriert;200 g;1,19
passata;Bella|Passierte Tomaten;500 g;0,99
sundried-tomato;Bella|Getrocknete Tomaten in Öl;280 g;2,99
pickled-cucumber;Gartenlust|Gewürzgurken;670 g;1,79
sauerkraut;Gartenlust|Sauerkraut;500 g;0,99
ketchup;Gartenlust|Tomatenketchup;500 ml;1,99
mayonnaise;Gartenlust|Delikatess Mayonnaise;500 ml;2,29
mustard;Gartenlust|Mittelscharfer Senf;200 ml;0,89
soy-sauce;Drachen|Sojasauce;150 ml;1,99
vinegar;Gartenlust|Branntweinessig 5 %;750 ml;0,69
apple-vinegar;Gartenlust|Apfelessig;500 ml;1,29
sunflower-oil;Sonnenfein|Sonnenblumenöl;1 l;1,99
olive-oil;Olympos|Natives Olivenöl extra;500 ml;6,99
salt;Salzquell|Jodsalz;500 g;0,59
black-pepper;Gewürzkontor|Schwarzer Pfeffer gemahlen;50 g;1,99
paprika;Gewürzkontor|Paprikapulver edelsüß;50 g;1,49
cinnamon;Gewürzkontor|Zimt gemahlen;40 g;1,29
bay-leaf;Gewürzkontor|Lorbeerblätter;10 g;0,99
bread;Backstube|Mischbrot;750 g;2,49
toast-bread;Backstube|Buttertoast;500 g;1,29
puff-pastry;Backstube|Blätterteig;275 g;1,49
mixed-berries;Frostgarten|Beerenmischung;300 g;2,99
green-peas;Frostgarten|Erbsen tiefgekühlt;450 g;1,79
french-fries;Frostgarten|Backofen Pommes;1 kg;2,49
ice-cream;Frostgarten|Eiscreme Vanille;900 ml;2,99
coffee;Morgenrot|Kaffee gemahlen;500 g;5,99
black-tea;Morgenrot|Schwarztee;50 g;1,99
sparkling-water;Quellgrund|Mineralwasser Classic;1,5 l;0,69
apple-juice;Gartenlust|Apfelsaft naturtrüb;1 l;1,49
orange-juice;Gartenlust|Orangensaft;1 l;2,29
beer;Brauhof|Pils;500 ml;0,99
red-wine;Rebstock|Rotwein trocken;750 ml;4,99
;Mieze|Katzenfutter Hähnchen in Sauce;85 g;0,69
;Bello|Hundefutter Rind;800 g;1,79
;Knusperkiste|Kartoffelchips Zwiebel;150 g;1,49
;Zwerglein|Babybrei Karotte Kartoffel;190 g;1,29
;Glanz|Spülmittel Zitrone;500 ml;1,19
;Kakaoland|Milchriegel;100 g;0,99
;Wolke|Toilettenpapier 3-lagig;10 Stk;3,99
;Perlweiß|Zahnpasta Minze;75 ml;1,29
`
