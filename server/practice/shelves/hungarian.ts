/** A Hungarian shelf: «food;brand|title;pack;price in forints» line by line; without a food it only sounds like one. */
export const hungarian = `
milk;Rétség|UHT tej 2,8%;1 l;459
milk;Rétség|Friss tej 3,6%;1 l;529
milk;Rétség|ESL zsírszegény tej 1,5%;1 l;399
lactose-free-milk;Rétség|Laktózmentes tej 1,5%;1 l;599
oat-milk;Kalász|Zabital barista;1 l;899
coconut-milk;Pálmapart|Kókusztej;400 ml;799
butter;Rétség|Teavaj;200 g;1299
butter;Tanya|Vaj 82%;250 g;1599
spread;Rétség|Vajkrém natúr;200 g;699
margarine;Napfény|Margarin;450 g;899
peanut-butter;Magház|Mogyoróvaj krémes;340 g;1499
cookies;Morzsa|Vajas keksz;200 g;449
cream;Rétség|Habtejszín 30%;200 ml;699
cream;Rétség|Főzőtejszín 10%;200 ml;499
sour-cream;Rétség|Tejföl 20%;330 g;549
sour-cream;Rétség|Tejföl 12%;330 g;469
creme-fraiche;Rétség|Crème fraîche;200 g;799
yogurt;Rétség|Natúr joghurt;150 g;199
greek-yogurt;Rétség|Görög joghurt natúr 10%;400 g;799
dairy-dessert;Rétség|Epres joghurt;150 g;229
kefir;Rétség|Kefir;150 g;199
cottage-cheese;Rétség|Félzsíros túró;250 g;699
cottage-cheese;Tanya|Tehéntúró rögös;450 g;1199
curd-snack;Rétség|Túró rudi étcsokoládés;30 g;159
grain-cottage-cheese;Rétség|Cottage cheese natúr;180 g;649
cream-cheese;Rétség|Natúr krémsajt;200 g;799
mascarpone;Bella|Mascarpone;250 g;1199
ricotta;Bella|Ricotta;250 g;1099
mozzarella;Bella|Mozzarella;125 g;599
parmesan;Bella|Parmigiano Reggiano;200 g;3499
feta;Olimposz|Feta sajt;200 g;1799
hard-cheese;Tanya|Trappista sajt;500 g;2199
emmental;Tanya|Ementáli sajt;300 g;1799
camembert;Tanya|Camembert sajt;120 g;799
egg;Boldog Tyúk|Friss tojás M;10 db;899
egg;Boldog Tyúk|Szabadtartású tojás L;6 db;749
chicken-fillet;Boldog Tyúk|Csirkemell filé;500 g;1699
chicken;Boldog Tyúk|Egész csirke;1,4 kg;2399
chicken-wings;Boldog Tyúk|Csirkeszárny;600 g;1099
chicken-leg;Boldog Tyúk|Csirke alsócomb;600 g;1199
turkey-fillet;Boldog Tyúk|Pulykamell filé;500 g;1999
beef-mince;Tanya|Darált marhahús;400 g;2499
pork-mince;Tanya|Darált sertéshús;500 g;1499
beef-stew-cuts;Tanya|Marha gulyáshús;500 g;3299
pork-tenderloin;Tanya|Sertés szűzpecsenye;500 g;2299
bacon;Tanya|Szeletelt bacon;150 g;999
ham;Tanya|Főtt sonka szeletelt;100 g;699
salami;Tanya|Téliszalámi szeletelt;70 g;1199
sausage;Tanya|Csípős kolbász;300 g;1499
frankfurter;Tanya|Sertés virsli;280 g;899
chicken-liver;Boldog Tyúk|Csirkemáj;500 g;799
lard;Tanya|Sertészsír;500 g;999
salmon;Halászbárka|Lazacfilé bőrös;250 g;2999
smoked-salmon;Halászbárka|Füstölt lazac;100 g;1899
canned-tuna;Halászbárka|Tonhal olajban;170 g;849
herring;Halászbárka|Hering filé;200 g;1099
shrimp;Halászbárka|Garnélarák hámozott;250 g;2699
fish-sticks;Halászbárka|Halrudacska;450 g;1699
potato;Burgonya sárga;2 kg;799
sweet-potato;Édesburgonya;1 kg;999
carrot;Sárgarépa;1 kg;449
parsley-root;Petrezselyemgyökér;500 g;599
onion;Vöröshagyma;1 kg;399
red-onion;Lila hagyma;500 g;349
spring-onion;Újhagyma csomó;1 db;299
garlic;Fokhagyma;200 g;599
ginger;Gyömbér;200 g;499
tomato;Paradicsom fürtös;500 g;799
cherry-tomato;Koktélparadicsom;250 g;699
cucumber;Kígyóuborka;1 db;399
bell-pepper;TV paprika;500 g;799
red-bell-pepper;Kápia paprika;500 g;999
zucchini;Cukkini;500 g;499
eggplant;Padlizsán;1 db;599
broccoli;Brokkoli;500 g;799
cauliflower;Karfiol;1 db;899
cabbage;Fejes káposzta;1,5 kg;599
spinach;Bébispenót;125 g;699
iceberg;Jégsaláta;1 db;599
leek;Póréhagyma;1 db;399
celery;Szárzeller;1 db;699
pumpkin;Sütőtök;1 kg;599
champignon;Csiperkegomba;250 g;599
avocado;Avokádó érett;1 db;499
parsley;Petrezselyem csomó;1 db;249
dill;Kapor csomó;1 db;299
basil;Bazsalikom cserepes;1 db;699
apple;Alma Gala;1 kg;599
banana;Banán;1 kg;699
lemon;Citrom;500 g;499
orange;Narancs;1 kg;699
strawberry;Eper;500 g;1499
blueberry;Áfonya;125 g;999
grape;Csemegeszőlő fehér;500 g;999
dried-apricot;Magház|Aszalt sárgabarack;200 g;999
raisin;Magház|Mazsola;200 g;549
walnut;Magház|Dióbél;100 g;799
almond;Magház|Mandula;100 g;799
poppy-seed;Magház|Darált mák;200 g;799
wheat-flour;Malomkő|Búzafinomliszt BL 55;1 kg;299
rye-flour;Malomkő|Rozsliszt;1 kg;599
sugar;Édes Élet|Kristálycukor;1 kg;449
powdered-sugar;Édes Élet|Porcukor;500 g;399
brown-sugar;Édes Élet|Barna cukor;500 g;699
vanilla-sugar;Malomkő|Vaníliás cukor;10 g;89
baking-powder;Malomkő|Sütőpor;12 g;59
baking-soda;Malomkő|Szódabikarbóna;50 g;149
yeast;Malomkő|Friss élesztő;50 g;129
dry-yeast;Malomkő|Szárított élesztő;7 g;99
corn-starch;Malomkő|Étkezési keményítő;250 g;399
breadcrumbs;Malomkő|Zsemlemorzsa;500 g;399
cocoa;Malomkő|Holland kakaópor;150 g;999
dark-chocolate;Kakaóvölgy|Étcsokoládé 70%;100 g;799
milk-chocolate;Kakaóvölgy|Tejcsokoládé;100 g;649
honey;Kaptár|Akácméz;500 g;2499
apricot-jam;Kertünk|Sárgabarack lekvár;320 g;999
rice;Kalász|Rizs hosszúszemű;1 kg;749
basmati;Kalász|Basmati rizs;1 kg;1199
rolled-oats;Kalász|Zabpehely;500 g;499
buckwheat;Kalász|Hajdina;500 g;999
semolina;Kalász|Búzadara;500 g;299
spaghetti;Bella|Spagetti durumtészta;500 g;599
penne;Bella|Penne tészta;500 g;599
lentils;Kalász|Lencse;500 g;699
red-lentils;Kalász|Vöröslencse;500 g;899
beans;Kalász|Fehérbab;500 g;799
canned-corn;Kertünk|Csemegekukorica konzerv;340 g;499
canned-red-beans;Kertünk|Vörösbab konzerv;400 g;479
canned-tomatoes;Bella|Hámozott paradicsom;400 g;449
tomato-paste;Kertünk|Sűrített paradicsom;140 g;349
passata;Bella|Passata;700 g;699
pickled-cucumber;Kertünk|Csemegeuborka;670 g;799
sauerkraut;Kertünk|Savanyú káposzta;500 g;499
ketchup;Kertünk|Ketchup;450 g;899
mayonnaise;Kertünk|Majonéz;400 g;999
mustard;Kertünk|Mustár;200 g;349
soy-sauce;Sárkány|Szójaszósz;150 ml;799
vinegar;Kertünk|Ecet 10%;1 l;299
apple-vinegar;Kertünk|Almaecet;500 ml;599
sunflower-oil;Napfény|Napraforgó étolaj;1 l;799
olive-oil;Olimposz|Extra szűz olívaolaj;500 ml;3299
salt;Sóforrás|Jódozott só;1 kg;249
black-pepper;Fűszerkert|Őrölt fekete bors;20 g;399
paprika;Fűszerkert|Édesnemes fűszerpaprika;50 g;599
cinnamon;Fűszerkert|Őrölt fahéj;15 g;249
bay-leaf;Fűszerkert|Babérlevél;5 g;199
bread;Pékműhely|Fehér kenyér;500 g;599
toast-bread;Pékműhely|Toast kenyér;500 g;699
kaiser-roll;Pékműhely|Kaiserzsemle;4 db;399
puff-pastry;Pékműhely|Leveles tészta;275 g;799
green-peas;Fagyos Kert|Zöldborsó gyorsfagyasztott;450 g;799
french-fries;Fagyos Kert|Hasábburgonya;1 kg;1099
ice-cream;Fagyos Kert|Vaníliás jégkrém;900 ml;1499
coffee;Hajnal|Őrölt kávé;250 g;1799
black-tea;Hajnal|Fekete tea;50 g;799
sparkling-water;Forráskút|Szénsavas ásványvíz;1,5 l;199
apple-juice;Kertünk|Almalé 100%;1 l;599
orange-juice;Kertünk|Narancslé 100%;1 l;899
beer;Serfőző|Világos sör;500 ml;399
red-wine;Szőlőhegy|Száraz vörösbor;750 ml;1999
;Cirmos|Macskaeledel csirkével szószban;85 g;249
;Bodri|Kutyaeledel marhával;800 g;699
;Ropogi|Burgonyachips hagymás;150 g;649
;Cseperedő|Bébiétel sárgarépa burgonyával;190 g;549
;Csillog|Mosogatószer citrom illat;500 ml;599
;Kakaóvölgy|Tejszelet;28 g;199
;Felhő|Toalettpapír 3 rétegű;10 db;1499
;Gyöngyfog|Fogkrém menta;75 ml;699
`
