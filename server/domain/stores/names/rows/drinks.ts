/** Shelf names of drinks: «food;German;Hungarian;Romanian» line by line. */
export const drinks = `
chamomile;Kamille|Kamillenblüten;kamilla|kamillavirág;mușețel
linden;Lindenblüten|Lindenblütentee;hársfavirág|hársfatea|hársfa;tei|flori de tei|ceai de tei
herbal-tea;Kräutertee;gyógynövénytea|gyógytea;ceai de plante
water;Mineralwasser still|stilles Wasser|Wasser still|stilles Mineralwasser|Wasser|Wasser ohne Kohlensäure|Quellwasser;szénsavmentes ásványvíz|ásványvíz mentes|ásványvíz szénsavmentes|víz|forrásvíz;apă plată|apă minerală plată|apă
sparkling-water;Mineralwasser|Sprudel|Mineralwasser Classic|Mineralwasser Medium|Mineralwasser prickelnd|Sodawasser;szénsavas ásványvíz|ásványvíz szénsavas|szódavíz|ásványvíz dús;apă minerală|apă minerală carbogazoasă|apă carbogazoasă|apă carbogazificată
coffee;Kaffee|Kaffee gemahlen|Kaffeebohnen|Röstkaffee|Filterkaffee|Instantkaffee|Espresso;kávé|őrölt kávé|szemes kávé|instant kávé|pörkölt kávé|őrölt pörkölt kávé;cafea|cafea măcinată|cafea boabe|cafea instant|cafea prăjită și măcinată
black-tea;Schwarztee|schwarzer Tee|Earl Grey;fekete tea|feketetea|earl grey tea;ceai negru|ceai earl grey
green-tea;Grüntee|grüner Tee;zöld tea|zöldtea;ceai verde
hibiscus;Hibiskusblüten|Hibiskustee;hibiszkusz|hibiszkusz tea|hibiszkuszvirág;hibiscus|ceai de hibiscus
chicory;Zichorienkaffee|Zichorie;cikória|cikóriakávé;cicoare|cicoare instant|băutură de cicoare
hot-chocolate-mix;Trinkschokolade|heiße Schokolade|Kakaogetränk Pulver|Trinkkakao;forró csokoládé|forró csoki por|kakaós italpor|instant kakaópor;ciocolată caldă|cacao instant|băutură instant cu cacao
apple-juice;Apfelsaft|Apfelsaft naturtrüb;almalé|almalé 100%;suc de mere|nectar de mere
orange-juice;Orangensaft;narancslé;suc de portocale|nectar de portocale
tomato-juice;Tomatensaft|@Paradeissaft;paradicsomlé;suc de roșii|suc de tomate
carrot-juice;Karottensaft|Möhrensaft;sárgarépalé|répalé;suc de morcovi
beetroot-juice;Rote-Bete-Saft|Rote Bete Saft|@Rote Rüben Saft|@Rote-Rüben-Saft;céklalé;suc de sfeclă|suc de sfeclă roșie
pineapple-juice;Ananassaft;ananászlé;suc de ananas|nectar de ananas
cherry-juice;Sauerkirschsaft|Sauerkirschnektar|@Weichselsaft|@Weichselnektar|Kirschsaft|Kirschnektar;meggylé;suc de vișine|nectar de vișine
cranberry-juice;Cranberrysaft|Cranberry Saft|Cranberrynektar;tőzegáfonyalé|áfonyalé|áfonya lé;suc de merișoare|nectar de merișoare
grape-juice;Traubensaft;szőlőlé;suc de struguri|must de struguri
pomegranate-juice;Granatapfelsaft;gránátalmalé;suc de rodii|suc de rodie
birch-sap;Birkenwasser|Birkensaft;nyírfalé|nyírfavíz;sevă de mesteacăn
fruit-juice;Fruchtsaft|Saft;gyümölcslé|multivitamin gyümölcslé;suc de fructe|suc natural|suc multivitamine|nectar de fructe
coconut-water;Kokoswasser;kókuszvíz;apă de cocos
kompot;;kompót;compot
kvass;Kwas|Kwass|Brottrunk;kvasz;cvas
cola;Cola|Coca-Cola|Coca Cola|Pepsi;kóla|coca-cola|cola|pepsi;cola|coca-cola|coca cola|pepsi
lemonade;Limonade|Zitronenlimonade|Orangenlimonade|Fanta|Sprite;limonádé|üdítőital|szénsavas üdítőital|fanta|sprite;limonadă|băutură răcoritoare carbogazoasă|fanta|sprite
tonic;Tonic Water|Tonic;tonik|tonic|tonic water;apă tonică|tonic|tonic water
energy-drink;Energy Drink|Energydrink|Red Bull;energiaital|red bull;băutură energizantă|energizant|red bull
kombucha;Kombucha;kombucha;kombucha
non-alcoholic-wine;alkoholfreier Wein|Wein alkoholfrei;alkoholmentes bor;vin fără alcool
non-alcoholic-beer;Bier alkoholfrei|alkoholfreies Bier|@Radler alkoholfrei;alkoholmentes sör;bere fără alcool
ginger-ale;Ginger Ale|Ginger Beer;gyömbérsör|ginger ale|gyömbér üdítőital;ginger ale|ginger beer
rooibos;Rooibos|Rooibostee|Rotbuschtee|Rooibos Tee;rooibos|rooibos tea;rooibos|ceai rooibos
mate;Mate Tee|Mate|Yerba Mate;mate tea|matetea|yerba mate;yerba mate|ceai mate
st-johns-wort;Johanniskraut;orbáncfű;sunătoare
instant-coffee;löslicher Kaffee|Instantkaffee|Instant Kaffee|Nescafé;instant kávé|azonnal oldódó kávé|nescafé;cafea instant|nescafe|cafea solubilă
decaf-coffee;entkoffeinierter Kaffee|Kaffee entkoffeiniert;koffeinmentes kávé|koffeinmentes;cafea decofeinizată|cafea fără cofeină
grain-coffee;Getreidekaffee|Malzkaffee|Caro Kaffee;gabonakávé|pótkávé|malátakávé;cafea din cereale|cafea de cereale|băutură din cereale
matcha;Matcha|Matcha Tee|Matcha Pulver;matcha|matcha tea;matcha|ceai matcha
fruit-tea;Früchtetee;gyümölcstea|gyümölcs tea;ceai de fructe
mint-tea;Pfefferminztee|Minztee;mentatea|borsmenta tea|borsmentatea|menta tea;ceai de mentă
vegetable-juice;Gemüsesaft;zöldséglé|zöldség lé;suc de legume
grapefruit-juice;Grapefruitsaft;grapefruitlé|grapefruit lé;suc de grapefruit|nectar de grapefruit
peach-nectar;Pfirsichnektar|Pfirsichsaft;őszibaracklé|őszibarack nektár|őszibarack lé|barack nektár;nectar de piersici|suc de piersici
pear-juice;Birnensaft|Birnennektar;körtelé|körte lé|körtenektár;suc de pere|nectar de pere
mango-juice;Mangosaft|Mangonektar;mangólé|mangó lé|mangónektár;suc de mango|nectar de mango
multivitamin-juice;Multivitaminsaft|Multivitaminnektar|Multivitamin;multivitamin gyümölcslé|multivitamin lé|multivitamin ital;suc multivitamine|nectar multivitamine
sea-buckthorn-juice;Sanddornsaft;homoktövislé|homoktövis lé;suc de cătină
blackcurrant-juice;Johannisbeernektar|Johannisbeersaft|@Ribiselsaft|schwarzer Johannisbeernektar;feketeribizlilé|fekete ribizli lé|feketeribizli lé;nectar de coacăze negre|suc de coacăze negre|suc de coacăze
aloe-drink;Aloe Vera Drink|Aloe Vera Getränk;aloe vera ital;băutură cu aloe vera|băutură aloe vera
root-beer;Root Beer;root beer;root beer
orange-soda;Orangenlimonade|Fanta|Fanta Orange;narancsos üdítőital|fanta|fanta narancs;fanta|băutură carbogazoasă de portocale|fanta portocale
sports-drink;isotonisches Getränk|Isodrink|Sportgetränk|Powerade;izotóniás ital|sportital|powerade;băutură izotonică|isostar|powerade
fruit-squash;Sirup Konzentrat|Getränkesirup|@Dicksaft|Sirup Orange;gyümölcsszörp|szörp|narancs szörp;sirop concentrat|sirop de fructe
`
