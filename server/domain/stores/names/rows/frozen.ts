/** Shelf names of frozen: «food;German;Hungarian;Romanian» line by line. */
export const frozen = `
green-peas;grüne Erbsen|Erbsen;zöldborsó;mazăre verde|mazăre
edamame;Edamame;edamame;edamame
frozen-vegetables;Tiefkühlgemüse|Gemüsemischung tiefgekühlt|Gemüse tiefgekühlt;fagyasztott zöldségkeverék|gyorsfagyasztott zöldségkeverék|zöldségkeverék;legume congelate|amestec de legume congelate
mixed-berries;Beerenmischung|Beerenmix|Waldbeeren;bogyósgyümölcs keverék|erdei gyümölcs keverék|erdei gyümölcs;fructe de pădure|amestec fructe de pădure
dough;Fertigteig|Teig;tészta nyers|friss nyers tészta;aluat proaspăt|aluat
puff-pastry;Blätterteig;leveles tészta|levelestészta|leveles vajas tészta;foietaj|aluat foietaj
phyllo;Filoteig|Filo Teig|Yufkateig|@Strudelteig filo;filo tészta|filotészta|réteslap;foi de plăcintă|foi plăcintă
yeast-dough;Hefeteig|@Germteig;kelt tészta|kelttészta;aluat dospit
shortcrust;Mürbeteig;omlós tészta|linzertészta;aluat fraged|aluat pentru tarte
dumpling-wrappers;Wan Tan Teigblätter|Gyoza Teigblätter|Wonton Teig;wonton tészta|wantan tészta;foi wonton|foi pentru găluște
ice-cream;Eis|Eiscreme|Speiseeis;jégkrém|fagylalt;înghețată
fish-sticks;Fischstäbchen;halrudacska|halrúd|halrudak|halrudacskák;batoane de pește|fish fingers|batoane din pește|crochete de pește
seafood-mix;Meeresfrüchte|Meeresfrüchtemischung|Meeresfrüchte Mix|Frutti di Mare;tenger gyümölcsei|tenger gyümölcsei keverék|tenger gyümölcsei mix;fructe de mare|mix fructe de mare|amestec de fructe de mare
plant-mince;veganes Hack|veganes Hackfleisch|pflanzliches Hack|@veganes Faschiertes;növényi darált|vegán darált hús|növényi darálthús;carne tocată vegetală|tocătură vegetală|carne tocată vegană
ice;Eiswürfel|Crushed Ice;jégkocka|jég;cuburi de gheață|gheață
pelmeni;Pelmeni;pelmenyi;pelmeni
varenyky-frozen;Pierogi|Piroggen|Wareniki;pierogi|derelye;colțunași|pierogi
cutlets-frozen;Frikadellen|@Faschierte Laibchen|@Fleischlaibchen|Hackbällchen|Buletten;fasírt|fasírozott|húspogácsa;chiftele|chifteluțe|pârjoale
nuggets;Chicken Nuggets|Hähnchennuggets|Hähnchen Nuggets|@Hühnernuggets;csirke nuggets|csirkefalatok|panírozott csirkefalatok|csirkemell nuggets;nuggets de pui|nuggets|crochete de pui|nuggets pui
stuffed-cabbage-frozen;Kohlrouladen|@Krautrouladen|Krautwickel;töltött káposzta;sarmale|sarmale congelate
french-fries;Pommes frites|Pommes|Backofen Pommes|Backofen Frites;hasábburgonya|sültkrumpli|mirelit hasábburgonya;cartofi congelați|cartofi pai|cartofi pai congelați|cartofi prăjiți congelați
pizza-frozen;Tiefkühlpizza|Pizza Salami|Pizza Margherita|Steinofenpizza|Pizza tiefgekühlt|Steinofen Pizza;mirelit pizza|pizza margherita|gyorsfagyasztott pizza|fagyasztott pizza;pizza congelată|pizza margherita congelată
falafel;Falafel;falafel|falafel golyó;falafel
frozen-cherry;Sauerkirschen tiefgekühlt|Kirschen tiefgekühlt|TK Sauerkirschen|@Weichseln tiefgekühlt;fagyasztott meggy|gyorsfagyasztott meggy|mirelit meggy;vișine congelate|cireșe congelate
frozen-strawberry;Erdbeeren tiefgekühlt|TK Erdbeeren;fagyasztott eper|gyorsfagyasztott eper|mirelit eper;căpșuni congelate|căpșune congelate
frozen-raspberry;Himbeeren tiefgekühlt|TK Himbeeren;fagyasztott málna|gyorsfagyasztott málna|mirelit málna;zmeură congelată
frozen-blueberry;Heidelbeeren tiefgekühlt|TK Heidelbeeren|Blaubeeren tiefgekühlt;fagyasztott áfonya|gyorsfagyasztott áfonya|mirelit áfonya|fagyasztott fekete áfonya;afine congelate
frozen-mango;Mango tiefgekühlt|TK Mango;fagyasztott mangó|gyorsfagyasztott mangó;mango congelat
pizza-dough;Pizzateig;pizzatészta|pizza tészta;aluat de pizza|aluat pizza
crescent-dough;Croissantteig|Croissant Teig|Frischteig Croissants;croissant tészta|croissanttészta;aluat pentru croissant|aluat croissant
spring-roll-wrappers;Frühlingsrollenteig|Frühlingsrollen Teig|Teigblätter Frühlingsrollen;tavaszi tekercs tészta|tavaszi tekercs lap;foi pentru pachețele de primăvară|foi spring rolls
strudel-dough;Strudelteig;rétestészta|réteslap|rétes tészta;foi de ștrudel|aluat pentru ștrudel
choux-pastry;Brandteig;égetett tészta;aluat choux
cookie-dough;Plätzchenteig|Keksteig;kekszes tészta|keksztészta;aluat pentru biscuiți|aluat de biscuiți
varenyky-potato;Pierogi Kartoffel|Kartoffel Pierogi|Pierogi mit Kartoffeln;krumplis derelye|burgonyás pierogi|krumplis pierogi;colțunași cu cartofi|pierogi cu cartofi
varenyky-cheese;Pierogi Quark|@Topfentascherl|Pierogi mit Quark;túrós derelye;colțunași cu brânză|colțunași cu brânză de vaci
varenyky-cabbage;Pierogi Sauerkraut|Pierogi mit Kraut;káposztás derelye|káposztás pierogi;colțunași cu varză
varenyky-cherry;;meggyes derelye;colțunași cu vișine
cheese-ravioli;Tortellini Käse|Ravioli Ricotta|Tortelloni Ricotta Spinat|Tortellini mit Käse|Tortelloni Käse;sajtos tortellini|sajtos ravioli|ricottás ravioli;tortellini cu brânză|ravioli cu brânză|ravioli cu ricotta|tortellini cu ricotta
gyoza;Gyoza;gyoza;gyoza
spring-rolls;Frühlingsrollen|Mini Frühlingsrollen;tavaszi tekercs;pachețele de primăvară|spring rolls|rulouri de primăvară
samosa;Samosa|Samosas;szamosza|samosa;samosa
burger-patty;Burger Patties|Hamburger Patties|@Burger Laibchen Rind|Burgerpatties|Beef Burger;hamburgerpogácsa|hamburger húspogácsa|burger húspogácsa;carne burger|burger de vită|carne pentru burger|hamburger carne
vegetable-cutlets;Gemüsefrikadellen|Gemüseburger|@Gemüselaibchen|Gemüsebratlinge;zöldségfasírt|zöldségburger|zöldségpogácsa;burger de legume|chiftele de legume|burger vegetal
fish-cakes;Fischfrikadellen|@Fischlaibchen|Fischfrikadelle;halfasírt|halpogácsa;chiftele de pește|crochete din pește
crab-cakes;Crab Cakes;;
breaded-shrimp;panierte Garnelen|Garnelen paniert|Backgarnelen;panírozott garnéla|panírozott rák;creveți pane|creveți panați
onion-rings;Zwiebelringe|Onion Rings;hagymakarika|panírozott hagymakarika;inele de ceapă|inele de ceapă pane
cheese-sticks-breaded;Mozzarella Sticks|Backcamembert|@Emmentaler gebacken|panierter Käse;panírozott sajt|rántott sajt|panírozott trappista;cașcaval pane|mozzarella sticks|brânză pane|batoane de mozzarella pane
tater-tots;Kroketten|Kartoffelkroketten|@Erdäpfelkroketten;burgonyakrokett|krokett;crochete de cartofi
hash-browns;Rösti|Kartoffelpuffer|Reibekuchen|@Erdäpfelpuffer|Röstiecken|@Erdäpfelrösti|Kartoffelrösti;rösti|tócsni|lapcsánka|burgonyarösti;rosti|rösti|rosti de cartofi
potato-wedges;Kartoffelspalten|Wedges|@Erdäpfelspalten|Kartoffelecken|Potato Wedges|Country Potatoes;fűszeres burgonyagerezd|burgonyagerezd|steak burgonya|fűszeres burgonya;cartofi wedges|wedges|cartofi country
corn-dogs;Corn Dogs;corn dog;corn dogs
kyiv-cutlet;Hähnchen Kiew|Chicken Kiev|@Hühner Kiew;kijevi csirkemell|kijevi jércemell;
lasagne-ready;Lasagne Bolognese|Lasagne tiefgekühlt|Lasagne Fertiggericht|Lasagne;mirelit lasagne|bolognai lasagne|lasagne bolognese;lasagna congelată|lasagna bolognese|lasagna
ice-lolly;Sorbet|Wassereis|Fruchteis;szorbet|jégnyalóka|sorbet;sorbet|înghețată pe băț fructe|înghețată de apă
gelato;Gelato;gelato|olasz fagylalt;gelato
vegan-sausage;vegane Würstchen|vegane Bratwurst|vegane Wurst|@vegane Würstel;vegán kolbász|növényi kolbász|vegán virsli;cârnați vegani|crenvurști vegani|cârnați vegetali
turkey-burger-patty;Puten Burger|Putenburger;pulykaburger|pulyka hamburgerpogácsa;burger de curcan
chicken-cutlets-frozen;Hähnchenfrikadellen|Geflügelfrikadellen|@Hühnerlaibchen;csirkefasírt|csirke fasírt;chiftele de pui|chifteluțe de pui
chicken-burger-patty;Chicken Burger|Hähnchenburger|Hähnchen Burger;csirkeburger|csirke burger;burger de pui
beef-burger-patty;Beef Burger|Rindfleisch Burger|Rinder Burger Patties|Rinderpatties|Beef Patties;marhahús hamburgerpogácsa|marha burger|marha hamburgerpogácsa|marhaburger;burger de vită|burger vită
lamb-burger-patty;Lammburger|Lamm Burger;;burger de miel
`
