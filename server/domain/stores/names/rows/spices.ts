/** Shelf names of spices: «food;German;Hungarian;Romanian» line by line. */
export const spices = `
dried-porcini;getrocknete Steinpilze|Steinpilze getrocknet|@Herrenpilze getrocknet;szárított vargánya|szárított vargánya gomba;hribi uscați
marjoram;Majoran;majoránna|majoranna;măghiran
savory;Bohnenkraut;borsikafű|csombor;cimbru de grădină|cimbru
salt;Salz|Speisesalz|Jodsalz|Tafelsalz|Siedesalz;só|asztali só|étkezési só|jódozott só;sare|sare iodată|sare gemă|sare gemă iodată|sare fină|sare de masă
sea-salt;Meersalz;tengeri só;sare de mare
garlic-salt;Knoblauchsalz;fokhagymás só|fokhagymasó;sare cu usturoi
celery-salt;Selleriesalz;zelleres só|zellersó;sare cu țelină
celery-seed;Selleriesamen;zellermag;semințe de țelină
black-salt;Kala Namak|schwarzes Salz;fekete só|kala namak;sare neagră|kala namak
black-pepper;schwarzer Pfeffer gemahlen|schwarzer Pfeffer|Pfeffer schwarz|Pfeffer|Pfeffer schwarz gemahlen;őrölt fekete bors|fekete bors őrölt|bors|fekete bors|őrölt bors;piper negru măcinat|piper negru|piper|piper măcinat
peppercorns;Pfefferkörner|Pfeffer ganz|schwarzer Pfeffer ganz|Pfeffer schwarz ganz|bunter Pfeffer;egész bors|egész fekete bors|fekete bors egész|szemes bors|szemes fekete bors;piper boabe|piper negru boabe
white-pepper;weißer Pfeffer|Pfeffer weiß;fehér bors|fehérbors|őrölt fehér bors;piper alb|piper alb măcinat
lemon-pepper;Zitronenpfeffer;citrombors|citromos bors;piper cu lămâie
pink-pepper;rosa Pfeffer|rosa Beeren;rózsabors|piros bors;piper roz|piper roșu boabe
allspice;Piment|@Neugewürz;szegfűbors;ienibahar
cayenne;Cayennepfeffer|Cayenne Pfeffer;cayenne bors|cayenne-bors|őrölt csípős paprika;piper cayenne|piper de cayenne|boia iute
chili-flakes;Chiliflocken|Chili Flocken|Chili geschrotet;chilipehely|chili pehely|tört chili;fulgi de chili|fulgi de ardei iute|chili fulgi
paprika;Paprikapulver|Paprikapulver edelsüß|Paprika edelsüß|Paprika gemahlen;pirospaprika|fűszerpaprika|édesnemes paprika|őrölt fűszerpaprika|fűszerpaprika-őrlemény|őrölt paprika;boia de ardei|boia dulce|boia|boia de ardei dulce
licorice;Lakritz|Lakritze|Süßholz;édesgyökér|medvecukor;lemn dulce
smoked-paprika;Paprikapulver geräuchert|geräuchertes Paprikapulver|Räucherpaprika|Paprika geräuchert;füstölt paprika|füstölt pirospaprika|füstölt fűszerpaprika;boia afumată|boia de ardei afumată
bay-leaf;Lorbeerblätter|Lorbeerblatt|Lorbeer;babérlevél;foi de dafin|dafin frunze|frunze de dafin
clove;Gewürznelken|Nelken|Nelken ganz|Nelken gemahlen;szegfűszeg;cuișoare
cinnamon;Zimt|Zimt gemahlen|Zimtstangen|Ceylon Zimt;fahéj|őrölt fahéj|fahéjrúd|egész fahéj;scorțișoară|scorțișoară măcinată|batoane de scorțișoară
nutmeg;Muskatnuss|Muskat|Muskatnuss gemahlen;szerecsendió|őrölt szerecsendió;nucșoară|nucșoară măcinată
cardamom;Kardamom|Kardamom gemahlen;kardamom|őrölt kardamom;cardamom
star-anise;Sternanis;csillagánizs;anason stelat
anise;Anis|Anissamen;ánizs|ánizsmag;anason
cumin;Kreuzkümmel|Kumin|Kreuzkümmel gemahlen|Cumin;római kömény|őrölt római kömény|egyiptomi kömény;chimion roman|chimen roman|cumin
caraway;Kümmel|Kümmel ganz|Kümmel gemahlen;fűszerkömény|köménymag|egész kömény|őrölt kömény|egész fűszerkömény;chimen|chimion|semințe de chimen
nigella;Schwarzkümmel;feketekömény|fekete kömény;negrilică|chimen negru
coriander;Koriander gemahlen|Koriandersamen|Koriander|Koriander ganz;koriander|őrölt koriander|koriandermag|egész koriander;coriandru măcinat|semințe de coriandru|coriandru|coriandru boabe
turmeric;Kurkuma|Kurkuma gemahlen;kurkuma|őrölt kurkuma;turmeric|curcuma|turmeric măcinat
saffron;Safran|Safranfäden;sáfrány;șofran
fenugreek;Bockshornklee|Bockshornkleesamen;görögszéna|görögszénamag;schinduf|semințe de schinduf
ground-ginger;Ingwer gemahlen|gemahlener Ingwer|Ingwerpulver;őrölt gyömbér|gyömbérpor|gyömbér őrölt;ghimbir măcinat|ghimbir pudră|pudră de ghimbir
garlic-powder;Knoblauchpulver|Knoblauch granuliert|Knoblauchgranulat;fokhagymapor|fokhagyma granulátum|granulált fokhagyma|fokhagymagranulátum;usturoi granulat|pudră de usturoi|usturoi pudră|praf de usturoi
onion-powder;Zwiebelpulver|Zwiebelgranulat|Zwiebel granuliert;hagymapor|vöröshagyma granulátum|vöröshagymapor|hagymagranulátum;ceapă granulată|pudră de ceapă|ceapă pudră
mustard-seed;Senfkörner|Senfsaat|Senfsamen;mustármag;semințe de muștar|boabe de muștar|muștar boabe
fennel-seed;Fenchelsamen;édesköménymag|édeskömény|édeskömény mag;semințe de fenicul
juniper;Wacholderbeeren;borókabogyó|boróka;ienupăr|boabe de ienupăr
sumac;Sumach;szumák|sumac;sumac
zaatar;Zaatar|Za'atar;zatar|zaatar;zaatar|za'atar
barberry;Berberitzen;borbolya|sóskaborbolya;dracilă
oregano;Oregano|Oregano gerebelt;oregano|morzsolt oregánó|oregánó;oregano
dried-basil;Basilikum gerebelt|Basilikum getrocknet|getrocknetes Basilikum;morzsolt bazsalikom|szárított bazsalikom|bazsalikom morzsolt;busuioc uscat
dried-dill;Dill getrocknet|Dillspitzen|getrockneter Dill|Dill gerebelt;szárított kapor|morzsolt kapor|szárított kaporlevél;mărar uscat
dried-parsley;Petersilie getrocknet|Petersilie gerebelt|getrocknete Petersilie;szárított petrezselyem|morzsolt petrezselyem;pătrunjel uscat
dried-thyme;Thymian gerebelt|Thymian getrocknet|getrockneter Thymian;morzsolt kakukkfű|szárított kakukkfű;cimbru uscat|cimbru mărunțit
dried-rosemary;Rosmarin getrocknet|getrockneter Rosmarin|Rosmarin geschnitten;szárított rozmaring|morzsolt rozmaring;rozmarin uscat
italian-herbs;italienische Kräuter|Kräuter der Provence|italienische Kräutermischung;olasz fűszerkeverék|provence-i fűszerkeverék|provanszi fűszerkeverék|olasz zöldfűszer keverék;ierburi italiene|ierburi de Provence|mix de ierburi italiene|ierburi italienești
curry-powder;Currypulver|Curry|Curry gemahlen;currypor|curry fűszerkeverék|curry;pudră de curry|curry|curry pudră
garam-masala;Garam Masala;garam masala|garam masala fűszerkeverék;garam masala
pumpkin-spice;Lebkuchengewürz|Pumpkin Spice;mézeskalács fűszerkeverék|mézeskalács fűszer;condimente pentru turtă dulce|mix de turtă dulce
taco-seasoning;Taco Gewürz|Taco Gewürzmischung|Taco Seasoning;taco fűszerkeverék|taco fűszer;condimente pentru taco|mix condimente taco
chicken-seasoning;Hähnchengewürz|Brathähnchen Gewürz|@Grillhuhn Gewürz|Brathähnchengewürz|Hähnchen Gewürz|@Hühnergewürz;grillcsirke fűszerkeverék|sültcsirke fűszerkeverék|csirke fűszerkeverék;condimente pentru pui|condimente pui|condiment pentru pui
fish-seasoning;Fischgewürz|Fisch Gewürz;halfűszer|hal fűszerkeverék|halfűszerkeverék;condimente pentru pește|condimente pește|condiment pentru pește
vegeta;Gemüsebrühe Vegeta|Vegeta|Streuwürze;ételízesítő|vegeta|delikát ételízesítő|ételízesítő vegeta;vegeta|condiment universal|bază de mâncăruri cu legume|delikat
msg;Glutamat|Mononatriumglutamat;nátrium-glutamát|glutamát;glutamat monosodic
liquid-smoke;Liquid Smoke|Flüssigrauch;folyékony füst|füstfolyadék;fum lichid
asafoetida;Asafoetida|Asant|Hing;asafoetida|aszafetida;asafoetida
bouillon-cube;Brühwürfel|@Suppenwürfel|Bouillonwürfel;leveskocka|húsleveskocka|tyúkhúsleves kocka;cuburi de supă|cub supă|cuburi pentru supă|cuburi supă de găină
vegetable-bouillon;Gemüsebrühwürfel|Gemüsebrühe Pulver|@Gemüsesuppenwürfel|Gemüsebrühe Würfel;zöldségleveskocka|zöldségleves kocka;cuburi de supă de legume|cuburi supă legume|cub legume
chipotle;Chipotle|Chipotle Chili;chipotle|chipotle chili;chipotle
ancho;Ancho Chili;;
dried-chili;getrocknete Chilis|Chilischoten getrocknet|Chili getrocknet;szárított chili|szárított chili paprika;ardei iute uscat|chili uscat
dried-shiitake;getrocknete Shiitake|Shiitake getrocknet;szárított shiitake|szárított shiitake gomba;ciuperci shiitake uscate|shiitake uscate
chili-powder;Chilipulver|Chili gemahlen;őrölt chili|chili őrölt|chilipor;chili măcinat|pudră de chili|ardei iute măcinat
gochugaru;Gochugaru;gochugaru;gochugaru
sichuan-pepper;Szechuanpfeffer|Sichuanpfeffer|Szechuan Pfeffer;szecsuáni bors;piper sichuan|piper de sichuan
green-peppercorn;grüner Pfeffer|Pfeffer grün;zöld bors|zöldbors;piper verde|piper verde boabe
pepper-mix;bunter Pfeffer|Pfeffermischung|Pfeffer bunt;borskeverék|színes bors|színes borskeverék;mix de piper|piper mozaic|amestec de piper
hot-paprika;Paprikapulver rosenscharf|Paprika rosenscharf|Paprikapulver scharf|@Paprika scharf;csípős őrölt paprika|csípős fűszerpaprika|csípős pirospaprika|erős paprika őrölt;boia iute|boia de ardei iute
mace;Macis|Muskatblüte;szerecsendió-virág|szerecsendió virág;macis|floare de nucșoară
black-cardamom;schwarzer Kardamom;fekete kardamom;cardamom negru
annatto;Annatto;annatto;
tonka;Tonkabohne|Tonkabohnen;tonkabab;boabe tonka|tonka
vanilla-powder;Vanillepulver|Vanille gemahlen|gemahlene Vanille;vaníliapor|őrölt vanília;vanilie măcinată|pudră de vanilie
dill-seed;Dillsamen|Dillsaat;kapormag;semințe de mărar
dried-mint;Minze getrocknet|getrocknete Minze|Nanaminze getrocknet;szárított menta|morzsolt menta;mentă uscată
dried-sage;Salbei gerebelt|Salbei getrocknet|getrockneter Salbei;szárított zsálya|morzsolt zsálya;salvie uscată
dried-tarragon;Estragon gerebelt|Estragon getrocknet;szárított tárkony|morzsolt tárkony|tárkony morzsolt;tarhon uscat
dried-cilantro;Korianderblätter getrocknet|Korianderblätter;szárított korianderlevél|korianderlevél;frunze de coriandru uscate
dried-chives;Schnittlauch getrocknet|Schnittlauchröllchen;szárított snidling|metélőhagyma szárított|szárított metélőhagyma;chives uscat|arpagic uscat
dried-marjoram;Majoran gerebelt|Majoran getrocknet;szárított majoránna|morzsolt majoránna|majoránna morzsolt;măghiran uscat
dried-mushroom-powder;Pilzpulver|Steinpilzpulver;gombapor|vargányapor;pudră de ciuperci|pudră de hribi
dried-vegetables;getrocknetes Gemüse|Suppengemüse getrocknet|Trockengemüse;szárított zöldségkeverék|szárított zöldség|leveszöldség szárított;legume deshidratate|legume uscate
tomato-powder;Tomatenpulver;paradicsompor;pudră de roșii
crispy-onions;Röstzwiebeln;pirított hagyma|sült hagyma;ceapă crocantă|ceapă prăjită crocantă
five-spice;Five Spice|Fünf-Gewürze-Pulver|5-Spice;ötfűszer keverék|kínai ötfűszer|öt fűszer keverék;five spice|cinci condimente|amestec chinezesc 5 condimente
tandoori-masala;Tandoori Masala|Tandoori Gewürz;tandoori masala|tandoori fűszerkeverék;tandoori masala
ras-el-hanout;Ras el Hanout;ras el hanout;ras el hanout
dukkah;Dukkah;dukkah;dukkah
furikake;Furikake;furikake;furikake
everything-bagel;Everything Bagel Gewürz|Bagel Gewürz;bagel fűszerkeverék;condimente pentru bagel
cajun-seasoning;Cajun Gewürz|Cajun Gewürzmischung;cajun fűszerkeverék|cajun fűszer;condimente cajun|mix cajun
montreal-steak;Steakgewürz|Steak Gewürz|Steakpfeffer|Grillgewürz;steakfűszer|steak fűszerkeverék|grillfűszer|grill fűszerkeverék;condimente pentru grătar|condimente pentru steak|condimente pentru friptură
fajita-seasoning;Fajita Gewürz|Fajita Gewürzmischung;fajita fűszerkeverék;condimente fajita|mix fajita
gravy-powder;Bratensoße|Bratensauce|@Bratensaft|Soßenpulver|Bratensoße Pulver;barnamártás por|pecsenyelé|pecsenyelé alap|pörköltalap;sos de friptură praf|sos de friptură|sos brun plic
seasoned-salt;Rauchsalz|Kräutersalz|geräuchertes Salz|Gewürzsalz;füstölt só|fűszersó|zöldfűszeres só;sare afumată|sare cu condimente|sare cu ierburi
curing-salt;Nitritpökelsalz|Pökelsalz;pácsó|nitrites pácsó;sare de nitrit|nitrit de sodiu sare|sare nitritată
pickling-spice;Einmachgewürz|Gurkengewürz|@Einlegegewürz;uborkafűszer|savanyúság fűszerkeverék|savanyító fűszerkeverék;condimente pentru murături|condimente murături
soup-seasoning;Suppengewürz|@Suppenwürze;levesfűszer|leves fűszerkeverék;condimente pentru ciorbă|condimente pentru supă|condiment pentru ciorbă
potato-seasoning;Kartoffelgewürz|Pommesgewürz|Pommes Gewürz|@Pommes-Salz|Pommes Salz|Bratkartoffelgewürz;burgonya fűszerkeverék|sültkrumpli fűszer|sültburgonya fűszerkeverék;condimente pentru cartofi|condiment pentru cartofi|condimente cartofi
salad-seasoning;Salatgewürz|Salatkräuter|Salatkrönung;salátafűszer|saláta fűszerkeverék;condimente pentru salată|condiment salată
espelette;Piment d'Espelette;;
`
