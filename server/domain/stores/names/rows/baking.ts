/** Shelf names of what is baked with, and the rest: «food;German;Hungarian;Romanian» line by line. */
export const baking = `
breadcrumbs;Paniermehl|Semmelbrösel|@Brösel;zsemlemorzsa|panírmorzsa;pesmet
gluten-free-breadcrumbs;Paniermehl glutenfrei;gluténmentes zsemlemorzsa|gluténmentes panírmorzsa;pesmet fără gluten
panko;Panko|Panko Paniermehl;panko|panko morzsa|pankó morzsa;panko|pesmet panko
milk-powder;Milchpulver|Magermilchpulver|Vollmilchpulver;tejpor;lapte praf
rennet;Lab;oltó;cheag
whey-protein;Whey Protein|Proteinpulver|Eiweißpulver;tejsavófehérje|fehérjepor|tejsavó protein;proteină din zer|pudră proteică|whey protein
egg-powder;Volleipulver|Eipulver;tojáspor;praf de ouă|ouă praf
seitan;Seitan;szejtán;seitan
tempeh;Tempeh;tempeh;tempeh
wheat-flour;Weizenmehl|Mehl|@Weizenmehl glatt|@glattes Mehl|Weizenmehl Type 405|@Weizenmehl griffig|@Weizenmehl universal|@Universalmehl;búzafinomliszt|finomliszt|liszt|búzaliszt|rétesliszt|kenyérliszt;făină albă|făină|făină de grâu|făină albă de grâu|făină albă 000
wholegrain-flour;Weizenvollkornmehl|Vollkornmehl|Weizen Vollkornmehl;teljes kiőrlésű búzaliszt|teljes kiőrlésű liszt|graham liszt;făină integrală|făină integrală de grâu|făină graham
self-raising-flour;;sütőporos liszt|önkelesztő liszt;făină cu agenți de afânare
durum-flour;Hartweizengrieß|Hartweizenmehl|Semola;durumliszt|durumbúza liszt|durumdara;făină de grâu dur|griș din grâu dur|semola
rye-flour;Roggenmehl;rozsliszt;făină de secară
oat-flour;Hafermehl;zabliszt;făină de ovăz
barley-flour;Gerstenmehl;árpaliszt;făină de orz
corn-flour;Maismehl;kukoricaliszt;făină de porumb
rice-flour;Reismehl;rizsliszt;făină de orez
buckwheat-flour;Buchweizenmehl;hajdinaliszt;făină de hrișcă
chickpea-flour;Kichererbsenmehl;csicseriborsóliszt|csicseriborsó liszt;făină de năut
almond-flour;Mandelmehl|gemahlene Mandeln|Mandeln gemahlen;mandulaliszt;făină de migdale
coconut-flour;Kokosmehl;kókuszliszt;făină de cocos
flax-flour;Leinsamenmehl|Leinmehl;lenmagliszt;făină de in|făină din semințe de in
gluten-free-flour;glutenfreies Mehl|Mehl glutenfrei|Mehlmischung glutenfrei;gluténmentes liszt|gluténmentes lisztkeverék;făină fără gluten|mix de făină fără gluten|amestec făină fără gluten
pancake-mix;Pfannkuchen Mix|Pancake Mix|@Palatschinken Mix;palacsintapor|palacsinta lisztkeverék|pancake por;mix pentru clătite|amestec pentru clătite
corn-starch;Maisstärke|Speisestärke|@Maizena;kukoricakeményítő|étkezési keményítő;amidon de porumb|amidon
potato-starch;Kartoffelstärke|@Erdäpfelstärke;burgonyakeményítő;amidon de cartofi|amidon din cartofi
tapioca;Tapiokastärke|Tapioka|Tapiokaperlen;tápióka|tápiókakeményítő|tápiókaliszt;tapioca|amidon de tapioca
sugar;Zucker|Feinkristallzucker|Kristallzucker|weißer Zucker|Raffinadezucker;kristálycukor|cukor|finomított kristálycukor;zahăr|zahăr alb|zahăr tos
brown-sugar;brauner Zucker|Rohrzucker|Rohrohrzucker|brauner Rohrzucker;barna cukor|nádcukor|barna nádcukor;zahăr brun|zahăr din trestie|zahăr brun din trestie
coconut-sugar;Kokosblütenzucker;kókuszcukor|kókuszvirágcukor;zahăr de cocos|zahăr din flori de cocos
powdered-sugar;Puderzucker|@Staubzucker;porcukor;zahăr pudră|zahăr farin
sugar-cubes;Würfelzucker;kockacukor;zahăr cubic|zahăr cuburi
vanilla-sugar;Vanillezucker|Vanillinzucker|Bourbon Vanillezucker;vaníliás cukor|vanillincukor|vaníliás porcukor;zahăr vanilat|zahăr vaniliat|zahăr cu vanilie
vanillin;Vanillin;vanillin;vanilină
vanilla;Vanilleschoten|Vanilleschote|Vanille;vaníliarúd|vanília|vanília rúd;vanilie|baton de vanilie|păstăi de vanilie|batoane de vanilie
vanilla-extract;Vanilleextrakt|Vanille Extrakt|Vanillearoma|Vanillepaste;vaníliakivonat|vanília aroma|vanília kivonat|vaníliaaroma;extract de vanilie|esență de vanilie
almond-extract;Bittermandelaroma|Bittermandel Aroma;mandulaaroma|mandula aroma;esență de migdale|extract de migdale
honey;Honig|Blütenhonig|Bienenhonig;méz|virágméz|akácméz;miere|miere de albine|miere polifloră|miere de salcâm
maple-syrup;Ahornsirup;juharszirup;sirop de arțar
syrup;Sirup;szirup|szörp;sirop
molasses;Melasse|Zuckerrohrmelasse|Zuckerrübensirup;melasz;melasă
agave-syrup;Agavendicksaft|Agavensirup;agávészirup|agavé szirup;sirop de agave
stevia;Stevia;sztívia|stevia;stevie|îndulcitor stevia
fructose;Fruchtzucker|Fructose;gyümölcscukor|fruktóz;fructoză
yeast;frische Hefe|@Germ|Hefe|Backhefe|@frische Germ|Hefe frisch|Hefewürfel;friss élesztő|élesztő;drojdie proaspătă|drojdie
dry-yeast;Trockenhefe|@Trockengerm|Trockenbackhefe;szárított élesztő|instant élesztő|porélesztő;drojdie uscată|drojdie instant
nutritional-yeast;Hefeflocken;sörélesztőpehely|élesztőpehely|inaktív élesztőpehely;fulgi de drojdie|drojdie inactivă
sourdough-starter;Sauerteig;kovász;maia
baking-powder;Backpulver|Weinsteinbackpulver;sütőpor;praf de copt
baking-soda;Natron|@Speisesoda|Speisenatron;szódabikarbóna|szódabikarbona;bicarbonat de sodiu|bicarbonat alimentar|bicarbonat
ammonium-carbonate;Hirschhornsalz;szalalkáli|szalakáli;bicarbonat de amoniu|amoniac alimentar
citric-acid;Zitronensäure;citromsav|étkezési citromsav;acid citric|sare de lămâie
cream-of-tartar;Weinstein;borkő;cremă de tartru
gelatin;Gelatine|Blattgelatine|Gelatine gemahlen;zselatin|lapzselatin|zselatinpor;gelatină
agar;Agar Agar|Agar-Agar;agar agar|agar-agar;agar agar|agar-agar
pectin;Pektin|Apfelpektin|Geliermittel;pektin;pectină
jelly-powder;Götterspeise|Wackelpudding;zselépor|zseléitalpor|gyümölcszselé por;jeleu praf|desert jeleu
pudding-powder;Puddingpulver|Vanillepuddingpulver;pudingpor|vaníliás pudingpor;praf de budincă|budincă praf|budincă de vanilie
xanthan-gum;Xanthan|Xanthan Gum;xantángumi|xantán gumi|xantán;gumă xantan|gumă de xantan
cocoa;Backkakao|Kakao|Kakaopulver;kakaópor|holland kakaópor|cukrozatlan kakaópor;cacao|pudră de cacao|cacao pudră
cocoa-butter;Kakaobutter;kakaóvaj;unt de cacao
carob;Carob|Johannisbrotmehl|Carobpulver;karob|karobpor;carob|pudră de carob|făină de roșcove
coconut-flakes;Kokosraspeln|Kokosflocken|@Kokosette|Kokosraspel;kókuszreszelék;fulgi de cocos|nucă de cocos rasă|cocos răzuit
poppy-seed;Mohn|Blaumohn|Mohn gemahlen|@Graumohn;mák|darált mák;mac|semințe de mac
sprinkles;Zuckerstreusel|bunte Streusel|Dekorstreusel|Schokostreusel;tortadara|cukorgyöngy|szórócukor|színes tortadara;ornamente zahăr|bombonele decor|ornamente din zahăr
food-colouring;Lebensmittelfarbe|Speisefarbe;ételfesték|ételszínezék;colorant alimentar
fondant;Fondant|Rollfondant;fondant|fondan;fondant|pastă de zahăr
spirulina;Spirulina|Spirulina Pulver;spirulina|spirulina por;spirulină|pudră de spirulină
rose-water;Rosenwasser;rózsavíz;apă de trandafiri
potato-puree-mix;Kartoffelpüree|@Erdäpfelpüree|Kartoffelbrei|Kartoffelpüree Pulver;burgonyapüré|burgonyapürépor|instant burgonyapüré|krumplipüré por;piure instant|piure de cartofi|piure de cartofi instant|fulgi de cartofi
collagen;Kollagen|Kollagenpulver|Collagen;kollagén|kollagén por;colagen|pudră de colagen
soy-protein;Sojaprotein;szójafehérje;proteină de soia|proteină din soia
lecithin;Lecithin|Sojalecithin;lecitin|szójalecitin;lecitină|lecitină de soia
bee-pollen;Blütenpollen|Bienenpollen;virágpor|méhpollen;polen|polen de albine
edible-flowers;essbare Blüten;ehető virág|ehető virágok;flori comestibile
skewers;Schaschlikspieße|Holzspieße|Grillspieße Holz;hurkapálca|saslikpálca|fa nyárs;bețe pentru frigărui|bețe frigărui|țepușe de lemn
baking-paper;Backpapier;sütőpapír;hârtie de copt
infant-formula;Anfangsmilch|Folgemilch|Pre Anfangsmilch|Säuglingsmilch;babatápszer|tápszer|anyatej-helyettesítő tápszer;lapte praf pentru sugari|formulă de lapte|lapte praf bebeluși|lapte de început
quorn;Quorn;quorn;quorn
doritos;Doritos;doritos;doritos
cheese-puffs;Käseflips|Käsebällchen;sajtos puffancs|sajtos pufi|sajtos kukoricapuffancs;pufuleți cu cașcaval|pufuleți cu brânză|pufuleți cu aromă de cașcaval
flavoured-chips;Chips Sour Cream|Chips ungarisch|Paprikachips;hagymás-tejfölös chips|paprikás chips|sajtos chips;chipsuri cu paprika|chipsuri cu smântână și ceapă|chipsuri cu cașcaval
prawn-crackers;Krabbenchips|Kroepoek|Krupuk;rákchips|garnélachips;chipsuri de creveți|prawn crackers
seaweed-snacks;Seetang Snack|Algensnack|Nori Snack|Seaweed Snack;alga snack|tengeri alga snack;snack din alge|snack alge
pea-protein;Erbsenprotein;borsófehérje;proteină din mazăre|proteină de mazăre
plant-protein;pflanzliches Protein|veganes Proteinpulver|Proteinpulver vegan;növényi fehérje|növényi fehérjepor|vegán fehérjepor;proteină vegetală|pudră proteică vegetală
royal-jelly;Gelee Royale;méhpempő;lăptișor de matcă
natto;Natto;natto;natto
royal-icing;Eiweißspritzglasur;;
frosting;Frosting;frosting;frosting
icing;Zuckerguss|Zuckerglasur;cukormáz;glazură de zahăr|glazură albă
spelt-flour;Dinkelmehl|Dinkelmehl Type 630|Dinkelvollkornmehl|@Dinkelmehl glatt;tönkölyliszt|tönkölybúzaliszt|fehér tönkölyliszt;făină de spelta|făină de alac|făină spelta
arrowroot;Pfeilwurzelmehl|Arrowroot|Pfeilwurzstärke;nyílgyökérliszt|nyílgyökér;arrowroot|făină de arrowroot
cassava;Maniok|Yuca;manióka;manioc|cassava
wheat-starch;Weizenstärke;búzakeményítő;amidon de grâu
rice-starch;Reisstärke;rizskeményítő;amidon de orez
pea-flour;Erbsenmehl;borsóliszt;făină de mazăre
amaranth-flour;Amaranthmehl;amarántliszt;făină de amarant
millet-flour;Hirsemehl;kölesliszt;făină de mei
teff-flour;Teffmehl;teffliszt|teff liszt;făină de teff
cassava-flour;Maniokmehl;maniókaliszt;făină de manioc|făină de cassava
glutinous-rice-flour;Klebreismehl;ragacsosrizs-liszt|ragacsos rizsliszt;făină de orez glutinos
masa-harina;Masa Harina;masa harina;masa harina
rum-essence;Rumaroma|Rum Aroma|Rum-Aroma;rumaroma|rum aroma;esență de rom|esență rom
lemon-extract;Zitronenaroma|Zitronen Aroma|Finesse Zitrone|Zitronenschalenaroma;citromaroma|citrom aroma;esență de lămâie|esență lămâie
peppermint-extract;Pfefferminzaroma;borsmenta aroma|menta aroma;esență de mentă
orange-blossom-water;Orangenblütenwasser;narancsvirágvíz;apă de flori de portocal
brewers-yeast;Bierhefe;sörélesztő;drojdie de bere
erythritol;Erythrit|Erythritol|Xucker Light;eritrit|eritritol;eritritol
sweetener-tablets;Süßstoff|Süßstofftabletten|Süßungstabletten;édesítőszer|édesítő tabletta|édesítőtabletta;îndulcitor|zaharină|îndulcitor tablete
golden-syrup;Golden Syrup|heller Sirup;golden syrup;golden syrup
rice-syrup;Reissirup;rizsszirup;sirop de orez
date-syrup;Dattelsirup;datolyaszirup;sirop de curmale
jerusalem-artichoke-syrup;Topinambursirup;csicsókaszirup;sirop de topinambur
psyllium;Flohsamenschalen|Flohsamen;útifűmaghéj|útifű maghéj;tărâțe de psyllium|psyllium
beef-gelatin;Rindergelatine|Gelatine Rind;marhazselatin|marha zselatin;gelatină de vită
fish-gelatin;Fischgelatine;halzselatin;gelatină de pește
cocoa-nibs;Kakaonibs|Kakao Nibs;kakaóbabtöret|kakaóbab töret|kakaóbab;boabe de cacao|miez de cacao|cacao nibs
himalayan-salt;Himalayasalz|Himalaya Salz|Kristallsalz Himalaya;himalája só|himalájai só|rózsaszín himalája só;sare de himalaya|sare roz de himalaya|sare himalaya
hazelnut-flour;gemahlene Haselnüsse|Haselnussmehl|Haselnüsse gemahlen;darált mogyoró|mogyoróliszt|darált törökmogyoró;făină de alune|alune de pădure măcinate|făină de alune de pădure
walnut-flour;gemahlene Walnüsse|Walnüsse gemahlen|Walnussmehl;darált dió|dióliszt;nuci măcinate|făină de nuci
pistachio-flour;gemahlene Pistazien|Pistazien gemahlen;darált pisztácia;fistic măcinat|făină de fistic
peanut-flour;Erdnussmehl;földimogyoró liszt;făină de arahide
sesame-flour;Sesammehl;szezámliszt|szezámmagliszt;făină de susan
hemp-seeds-flour;Hanfmehl;kenderliszt|kendermagliszt;făină de cânepă
sunflower-seeds-flour;Sonnenblumenkernmehl;napraforgómagliszt|napraforgóliszt;făină din semințe de floarea soarelui
pumpkin-seeds-flour;Kürbiskernmehl;tökmagliszt;făină de semințe de dovleac|făină din semințe de dovleac
chestnut-flour;Kastanienmehl;gesztenyeliszt;făină de castane
tiger-nut-flour;Erdmandelmehl;tigrismogyoró liszt|tigrismogyoróliszt;făină de alune tigrate
soybean-flour;Sojamehl;szójaliszt;făină de soia
lentils-flour;Linsenmehl;lencseliszt;făină de linte
quinoa-flour;Quinoamehl;quinoaliszt|quinoa liszt;făină de quinoa
banana-flour;Bananenmehl;banánliszt;făină de banane
potato-flour;Kartoffelmehl;burgonyaliszt;făină de cartofi
pearl-sugar;Hagelzucker;jégcukor gyöngy|gyöngycukor;zahăr perlat|zahăr perle
barley-malt-syrup;Gerstenmalzextrakt|Gerstenmalzsirup;árpamaláta szirup|malátaszirup;sirop de malț|sirop de malț din orz
`
