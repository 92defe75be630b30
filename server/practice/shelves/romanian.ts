/** A Romanian shelf: «food;brand|title;pack;price in lei» line by line; without a food it only sounds like one. */
export const romanian = `
milk;Lunca Verde|Lapte de vacă 3,5% grăsime;1 l;8,49
milk;Lunca Verde|Lapte UHT 1,5% grăsime;1 l;6,99
lactose-free-milk;Lunca Verde|Lapte fără lactoză 1,5%;1 l;10,99
oat-milk;Spic|Băutură de ovăz barista;1 l;13,99
coconut-milk;Palmier|Lapte de cocos;400 ml;10,49
soured-milk;Lunca Verde|Lapte bătut 2%;500 g;6,49
butter;Lunca Verde|Unt 82% grăsime;200 g;14,99
butter;Stâna|Unt de masă 65%;200 g;11,49
margarine;Raza|Margarină;500 g;8,99
peanut-butter;Miez Bun|Unt de arahide cremos;340 g;17,99
cookies;Firimitura|Biscuiți cu unt;200 g;6,99
cream;Lunca Verde|Smântână lichidă pentru gătit 20%;200 ml;7,49
sour-cream;Lunca Verde|Smântână 20% grăsime;300 g;8,49
sour-cream;Lunca Verde|Smântână 12% grăsime;300 g;6,99
yogurt;Lunca Verde|Iaurt natural 3,5%;400 g;6,49
greek-yogurt;Olimp|Iaurt grecesc 10%;350 g;10,99
dairy-dessert;Lunca Verde|Iaurt cu fructe căpșuni;125 g;3,49
kefir;Lunca Verde|Chefir 3,3%;330 g;5,49
cottage-cheese;Stâna|Brânză de vaci;500 g;13,99
cottage-cheese;Lunca Verde|Brânză proaspătă de vaci slabă;200 g;7,99
brynza;Stâna|Telemea de vacă;400 g;19,99
cream-cheese;Lunca Verde|Cremă de brânză natur;200 g;10,99
mascarpone;Bella|Mascarpone;250 g;13,99
ricotta;Bella|Ricotta;250 g;12,99
mozzarella;Bella|Mozzarella;125 g;7,99
parmesan;Bella|Parmigiano Reggiano;200 g;36,99
feta;Olimp|Brânză feta;200 g;17,99
hard-cheese;Stâna|Cașcaval de vacă;400 g;24,99
emmental;Stâna|Brânză emmentaler felii;150 g;12,99
camembert;Stâna|Camembert;120 g;10,99
egg;Coteț Vesel|Ouă mărimea M;10 buc;14,99
egg;Coteț Vesel|Ouă de la găini crescute la sol L;6 buc;9,99
chicken-fillet;Coteț Vesel|Piept de pui dezosat;600 g;23,99
chicken;Coteț Vesel|Pui întreg;1,5 kg;27,99
chicken-wings;Coteț Vesel|Aripi de pui;700 g;13,99
chicken-leg;Coteț Vesel|Ciocănele de pui;700 g;15,99
turkey-fillet;Coteț Vesel|Piept de curcan;500 g;27,99
beef-mince;Ferma|Carne tocată de vită;500 g;29,99
pork-mince;Ferma|Carne tocată de porc;500 g;17,99
mixed-mince;Ferma|Carne tocată amestec porc și vită;500 g;21,99
pork-neck;Ferma|Ceafă de porc fără os;700 g;25,99
pork-tenderloin;Ferma|Mușchiuleț de porc;500 g;24,99
bacon;Ferma|Bacon feliat;150 g;11,99
ham;Ferma|Șuncă de Praga feliată;150 g;10,99
salami;Ferma|Salam uscat feliat;100 g;13,99
frankfurter;Ferma|Crenvurști de porc;300 g;11,49
chicken-liver;Coteț Vesel|Ficăței de pui;500 g;9,99
salmon;Năvodul|File de somon;250 g;39,99
smoked-salmon;Năvodul|Somon afumat feliat;100 g;22,99
canned-tuna;Năvodul|Ton bucăți în ulei;160 g;9,99
mackerel;Năvodul|Macrou congelat;800 g;24,99
shrimp;Năvodul|Creveți decorticați;250 g;32,99
fish-sticks;Năvodul|Batoane de pește;300 g;15,99
potato;Cartofi albi;2 kg;9,99
sweet-potato;Cartofi dulci;1 kg;13,99
carrot;Morcovi;1 kg;5,99
onion;Ceapă galbenă;1 kg;4,99
red-onion;Ceapă roșie;500 g;4,49
spring-onion;Ceapă verde legătură;1 buc;3,99
garlic;Usturoi;200 g;7,99
ginger;Ghimbir;200 g;5,99
tomato;Roșii pe ciorchine;500 g;9,99
cherry-tomato;Roșii cherry;250 g;8,99
cucumber;Castraveți Fabio;500 g;7,49
bell-pepper;Ardei gras;500 g;9,49
red-bell-pepper;Ardei roșu;500 g;10,49
zucchini;Dovlecei;500 g;6,49
eggplant;Vinete;500 g;7,99
broccoli;Broccoli;500 g;11,99
cauliflower;Conopidă;1 buc;12,99
cabbage;Varză albă;1,5 kg;6,99
spinach;Spanac proaspăt;250 g;8,99
iceberg;Salată iceberg;1 buc;8,99
leek;Praz;500 g;7,49
celeriac;Țelină rădăcină;500 g;6,99
pumpkin;Dovleac plăcintar;1 kg;7,99
champignon;Ciuperci champignon albe;250 g;7,99
avocado;Avocado copt;1 buc;7,99
parsley;Pătrunjel legătură;1 buc;2,99
dill;Mărar legătură;1 buc;2,99
basil;Busuioc la ghiveci;1 buc;9,99
apple;Mere Gala;1 kg;7,99
banana;Banane;1 kg;8,49
lemon;Lămâi;500 g;6,49
orange;Portocale;1 kg;8,99
strawberry;Căpșuni;500 g;19,99
blueberry;Afine;125 g;14,99
grape;Struguri albi fără semințe;500 g;13,99
dried-apricot;Miez Bun|Caise uscate;200 g;12,99
raisin;Miez Bun|Stafide;200 g;6,99
walnut;Miez Bun|Miez de nucă;200 g;14,99
almond;Miez Bun|Migdale crude;200 g;15,99
wheat-flour;Moara|Făină albă de grâu 000;1 kg;4,49
rye-flour;Moara|Făină de secară;1 kg;8,99
corn-grits;Moara|Mălai extra;1 kg;5,49
sugar;Dulce|Zahăr alb tos;1 kg;5,49
powdered-sugar;Dulce|Zahăr pudră;500 g;5,99
brown-sugar;Dulce|Zahăr brun din trestie;500 g;9,99
vanilla-sugar;Moara|Zahăr vanilat;8 g;0,89
baking-powder;Moara|Praf de copt;10 g;0,79
baking-soda;Moara|Bicarbonat de sodiu;50 g;1,99
yeast;Moara|Drojdie proaspătă;50 g;1,49
dry-yeast;Moara|Drojdie uscată;7 g;1,29
corn-starch;Moara|Amidon de porumb;200 g;4,99
breadcrumbs;Moara|Pesmet alb;500 g;4,99
cocoa;Moara|Cacao pudră;100 g;9,99
dark-chocolate;Cacaomania|Ciocolată neagră 70%;100 g;9,99
milk-chocolate;Cacaomania|Ciocolată cu lapte;100 g;7,99
honey;Stupina|Miere polifloră;500 g;24,99
strawberry-jam;Livada|Gem de căpșuni;340 g;10,99
rice;Spic|Orez cu bob lung;1 kg;8,99
basmati;Spic|Orez basmati;1 kg;14,99
rolled-oats;Spic|Fulgi de ovăz;500 g;5,99
buckwheat;Spic|Hrișcă;500 g;9,99
semolina;Spic|Griș;500 g;3,99
spaghetti;Bella|Spaghete;500 g;6,49
penne;Bella|Paste penne;500 g;6,49
lentils;Spic|Linte verde;500 g;8,49
red-lentils;Spic|Linte roșie;500 g;9,99
beans;Spic|Fasole albă boabe;1 kg;14,99
canned-chickpeas;Livada|Năut conservă;400 g;6,49
canned-red-beans;Livada|Fasole roșie conservă;400 g;5,99
canned-corn;Livada|Porumb dulce boabe;340 g;6,49
canned-tomatoes;Bella|Roșii cuburi în suc propriu;400 g;5,99
tomato-paste;Livada|Pastă de tomate 24%;200 g;5,49
pickled-cucumber;Livada|Castraveți în oțet;680 g;8,99
sauerkraut;Livada|Varză murată;1 kg;8,99
ketchup;Livada|Ketchup dulce;500 g;9,49
mayonnaise;Livada|Maioneză;400 g;11,99
mustard;Livada|Muștar clasic;300 g;5,49
soy-sauce;Dragon|Sos de soia;150 ml;9,99
vinegar;Livada|Oțet alb 9%;1 l;3,99
apple-vinegar;Livada|Oțet de mere;500 ml;6,99
sunflower-oil;Raza|Ulei de floarea soarelui;1 l;8,99
olive-oil;Olimp|Ulei de măsline extravirgin;500 ml;34,99
black-olives;Olimp|Măsline negre;300 g;11,99
salt;Salina|Sare iodată fină;1 kg;2,49
black-pepper;Aroma Casei|Piper negru măcinat;20 g;4,99
paprika;Aroma Casei|Boia de ardei dulce;50 g;4,99
cinnamon;Aroma Casei|Scorțișoară măcinată;15 g;3,49
bay-leaf;Aroma Casei|Foi de dafin;5 g;2,49
bread;Brutăria|Pâine de casă;500 g;7,49
white-bread;Brutăria|Pâine albă feliată;500 g;5,49
toast-bread;Brutăria|Pâine toast;500 g;8,49
puff-pastry;Brutăria|Aluat foietaj;400 g;9,99
green-peas;Ger|Mazăre congelată;450 g;8,49
french-fries;Ger|Cartofi pai congelați;1 kg;12,99
ice-cream;Ger|Înghețată de vanilie;900 ml;18,99
coffee;Zori|Cafea măcinată;250 g;19,99
black-tea;Zori|Ceai negru;50 g;9,99
sparkling-water;Izvor|Apă minerală carbogazoasă;1,5 l;3,49
apple-juice;Livada|Suc de mere 100%;1 l;8,99
orange-juice;Livada|Suc de portocale 100%;1 l;11,99
beer;Hamei|Bere blondă;500 ml;4,49
red-wine;Podgoria|Vin roșu demisec;750 ml;22,99
;Pufi|Hrană umedă pisici pui în sos;85 g;3,49
;Grivei|Hrană câini vită;800 g;9,99
;Crocănel|Chipsuri cu ceapă și smântână;140 g;7,99
;Puișor|Piure pentru bebeluși morcov și cartof;190 g;7,49
;Sclipici|Detergent de vase lămâie;500 ml;7,99
;Cacaomania|Batoane cu lapte;100 g;5,99
;Norișor|Hârtie igienică 3 straturi;10 buc;16,99
;Perla|Pastă de dinți mentă;75 ml;8,99
`
