/** Shelf names of meat: «food;German;Hungarian;Romanian» line by line. */
export const meat = `
chicken;Hähnchen|@Hendl|Hähnchen ganz|ganzes Hähnchen|@Huhn|@Brathuhn|Brathähnchen;egész csirke|csirke;pui întreg|pui|pui grill
chicken-fillet;Hähnchenbrustfilet|@Hühnerbrustfilet|Hähnchenbrust|@Hühnerbrust|Hähnchenfilet|@Hühnerfilet|Hähnchen Brustfilet;csirkemellfilé|csirkemell filé|csirkemell;piept de pui|piept de pui dezosat|file piept de pui|file de pui|piept pui
chicken-thigh;Hähnchenoberkeule|@Hühneroberkeule|Hähnchenoberschenkel|@Hühnerkeule|Hähnchenschenkel;csirke felsőcomb|csirkefelsőcomb|felsőcomb csirke|csirkecomb|csirkefelsőcombfilé;pulpe superioare de pui|pulpe de pui|pulpe superioare pui|pulpe pui
chicken-leg;Hähnchenunterkeule|@Hühnerunterkeule|Hähnchenunterschenkel|Hähnchen Drumsticks|Hähnchenkeulen;csirke alsócomb|csirkealsócomb|alsócomb csirke;ciocănele de pui|pulpe inferioare de pui|ciocănele pui|pulpe inferioare pui
chicken-wings;Hähnchenflügel|@Hühnerflügel|Chicken Wings|Hähnchen Flügel;csirkeszárny;aripi de pui|aripioare de pui|aripi pui
chicken-mince;Hähnchenhackfleisch|Geflügelhackfleisch|@Hühnerfaschiertes|Hähnchen Hackfleisch;darált csirkehús|darált csirkemell|darált csirke;carne tocată de pui|carne tocată pui
smoked-chicken;geräucherte Hähnchenbrust|Hähnchen geräuchert|geräuchertes Hähnchen;füstölt csirkemell|füstölt csirke|füstölt csirkecomb;pui afumat|piept de pui afumat
soup-chicken;Suppenklein|Hähnchenklein|Hühnerklein;csirke farhát|csirkefarhát|csirke aprólék|csirkeaprólék;spate de pui|tacâm de pui|tacâmuri de pui
turkey;Pute|Putenfleisch|Truthahn;pulyka|pulykahús|egész pulyka;curcan|carne de curcan
turkey-fillet;Putenbrustfilet|Putenbrust|Putenschnitzel|Putenfilet;pulykamellfilé|pulykamell filé|pulykamell;piept de curcan|file de curcan|file piept de curcan|piept curcan
turkey-mince;Putenhackfleisch|@Putenfaschiertes|@faschiertes Putenfleisch|Puten Hackfleisch;darált pulykahús|darált pulyka|darált pulykacomb;carne tocată de curcan|carne tocată curcan
turkey-leg;Putenkeule|Putenoberkeule|Putenunterkeule;pulykacomb|pulyka alsócomb|pulyka felsőcomb;pulpe de curcan|pulpă de curcan|pulpă curcan
duck;Ente|Bauernente;kacsa|egész kacsa|pecsenyekacsa;rață|rață întreagă
duck-breast;Entenbrust|Entenbrustfilet;kacsamell|kacsamellfilé|kacsamell filé;piept de rață|piept rață
stewing-hen;Suppenhuhn;tyúk|főzőtyúk|tyúkhús;găină|găină pentru supă
rooster;Hahn;kakas;cocoș
ham-hock;geräucherte Stelze|Schinkeneisbein|Eisbein geräuchert;füstölt csülök;ciolan afumat
duck-confit;Entenconfit|Confit de Canard|Enten Confit;kacsa konfit|konfitált kacsacomb|kacsaconfit;confit de rață|rață confiată
duck-leg;Entenkeulen|Entenkeule;kacsacomb;pulpe de rață|pulpe rață
goose;Gans|Weidegans;liba|egész liba;gâscă
quail;Wachteln|Wachtel;fürj;prepeliță|prepelițe
pork;Schweinefleisch;sertéshús|disznóhús;carne de porc|porc
pork-neck;Schweinenacken|@Schopf|@Schopfbraten|Schweinenackensteak|Nackensteak;sertéstarja|sertés tarja|tarja sertés;ceafă de porc|ceafă porc
pork-shoulder;Schweineschulter|Schweinebug;sertéslapocka|sertés lapocka|lapocka sertés;spată de porc|spată porc|pulpă spată de porc
pork-loin;Schweinelachs|Schweinerücken|@Karree|@Schweinskarree|Schweinekotelett|Schweinelachse;sertéskaraj|sertés karaj|karaj sertés|rövidkaraj;cotlet de porc|cotlet porc|mușchi de porc
pork-tenderloin;Schweinefilet|@Schweinslungenbraten;sertés szűzpecsenye|szűzpecsenye|sertésszűz|szűzérme;mușchiuleț de porc|mușchiuleț porc|mușchi file de porc
pork-belly;Schweinebauch|@Bauchfleisch;sertésdagadó|sertés dagadó|sertés hasaalja;piept de porc|burtă de porc|piept porc
pork-ribs;Spareribs|Schweinerippchen|Schälrippen|@Ripperl|Rippchen;sertésoldalas|sertés oldalas|oldalas sertés;coaste de porc|coaste porc|costiță de porc proaspătă
pork-knuckle;Schweinshaxe|@Stelze|@Schweinsstelze|Eisbein|Schweinehaxe;sertéscsülök|sertés csülök|csülök sertés|csülök;ciolan de porc|ciolan porc|rasol de porc
pork-trotters;Schweinefüße|@Schweinshaxerl;sertésköröm|sertés köröm|csülökvég;picioare de porc|picioare porc
pork-leg;Schweinekeule|Schweineoberschale|@Schweinsschlögel|Schweinebraten;sertéscomb|sertés comb|comb sertés;pulpă de porc|pulpă porc
pork-mince;Schweinehackfleisch|Hackfleisch vom Schwein|@Schweinefaschiertes|@Faschiertes vom Schwein|Schweinehack;darált sertéshús|darált sertés|darált sertéslapocka|darált sertéscomb;carne tocată de porc|carne tocată porc
salo;fetter Speck|Rückenspeck|@grüner Speck;fehér szalonna|sózott szalonna|kenyérszalonna|szalonna;slănină|slănină de porc
cracklings;Grieben|Grammeln;tepertő|töpörtyű;jumări
beef;Rindfleisch;marhahús;carne de vită|vită|carne vită
veal;Kalbfleisch;borjúhús|borjú;carne de vițel|vițel|carne de mânzat
beef-tenderloin;Rinderfilet|@Rindslungenbraten;marhabélszín|bélszín|marha bélszín;mușchi de vită|mușchiuleț de vită|mușchi vită
beef-steak;Rindersteak|Rumpsteak|Hüftsteak|Steak|@Rindssteak;marha steak|marhasteak|steak;steak de vită|friptură de vită|antricot de vită steak
beef-ribs;Rinderrippen|Short Ribs|@Rindsrippen|Beef Ribs;marhaoldalas|marha oldalas|marhaborda;coaste de vită|coaste vită
beef-brisket;Rinderbrust|Brisket|Rinderbrustkern;marhaszegy|marha szegy;piept de vită|piept vită|brisket
beef-shank;Beinscheibe|Rinderbeinscheibe|@Wadschinken|Rinderhesse;marhalábszár|marha lábszár;rasol de vită|rasol vită|ossobuco de vită
beef-bones;Rinderknochen|@Rindsknochen|Suppenknochen|Markknochen;marhacsont|velőscsont|marha velőscsont|leveshús csont;oase de vită|oase cu măduvă|oase vită
beef-mince;Rinderhackfleisch|@Rindsfaschiertes|@Faschiertes vom Rind|Rinderhack|Hackfleisch vom Rind|@Rinderfaschiertes;darált marhahús|darált marha|darált marhalábszár;carne tocată de vită|carne tocată vită|carne tocată de vită angus
beef-cheeks;Rinderbacken|Rinderbäckchen|Ochsenbacken;marhapofa;obrăjori de vită|obraji de vită
oxtail;Ochsenschwanz|@Ochsenschlepp;ökörfarok|marhauszály|ökörfark;coadă de vită|coadă de vacă
suet;Rindertalg|@Rindernierenfett;marhafaggyú|faggyú;seu de vită|seu
lamb;Lammfleisch|Lamm;bárányhús|bárány;carne de miel|miel
lamb-chops;Lammkoteletts|Lammkotelett|Lammkrone;báránykaraj|bárány borda|báránygerinc;cotlete de miel|cotlet de miel
lamb-mince;Lammhackfleisch|Lammhack|@Lammfaschiertes;darált bárányhús|darált bárány;carne tocată de miel|carne tocată de oaie
goat-meat;Ziegenfleisch|Zicklein;kecskehús|gidahús;carne de capră|ied
rabbit;Kaninchen|Kaninchenfleisch;nyúl|nyúlhús|házinyúl;iepure|carne de iepure
horse-meat;Pferdefleisch;lóhús;carne de cal
venison;Hirschfleisch|Wildfleisch|Hirschgulasch;szarvashús|vadhús|szarvascomb;carne de cerb|carne de vânat|cerb
wild-boar;Wildschwein|Wildschweinfleisch|Wildschweingulasch;vaddisznó|vaddisznóhús;carne de mistreț|mistreț
pheasant;Fasan;fácán;fazan
minced-meat;Hackfleisch|@Faschiertes|Hack;darált hús|darálthús;carne tocată
mixed-mince;gemischtes Hackfleisch|Hackfleisch gemischt|@gemischtes Faschiertes|@Faschiertes gemischt|Hack gemischt;vegyes darált hús|darált hús vegyes;carne tocată amestec|carne tocată amestec porc și vită|carne tocată porc vită|carne tocată mix
liver;Leber;máj;ficat
chicken-liver;Hähnchenleber|@Hühnerleber|Geflügelleber;csirkemáj|csirke máj;ficăței de pui|ficat de pui|ficăței pui
rabbit-liver;Kaninchenleber;nyúlmáj;ficat de iepure
beef-liver;Rinderleber|@Rindsleber|Kalbsleber;marhamáj|marha máj;ficat de vită|ficat vită
pork-liver;Schweineleber|@Schweinsleber;sertésmáj|sertés máj;ficat de porc|ficat porc
foie-gras;Gänsestopfleber|Foie Gras|Gänseleber|Entenleber;libamáj|hízott libamáj|kacsamáj|hízott kacsamáj;foie gras|ficat de gâscă|ficat de rață
hearts;Herzen;szív;inimi|inimă
chicken-hearts;Hähnchenherzen|Hühnerherzen;csirkeszív;inimi de pui|inimioare de pui|inimi pui
chicken-gizzards;Hähnchenmägen|Hühnermägen;csirkezúza|zúza;pipote de pui|pipote|pipote pui
tongue;Zunge;nyelv;limbă
kidneys;Nieren;vese;rinichi
sweetbreads;Bries|Kalbsbries;borjúmirigy|mirigy;momițe
lungs;Lunge|Beuschel;tüdő;plămâni
tripe;Kutteln|Pansen;pacal|marhapacal;burtă de vită|burtă
blood;Blut|Schweineblut;sertésvér|vér;sânge
casings;Wurstdärme|Därme|Schweinedarm;kolbászbél|hurkabél|bél;mațe|membrane pentru cârnați
ham;Kochschinken|Schinken|@Beinschinken|Hinterkochschinken|@Pressschinken;sonka|főtt sonka|gépsonka|prágai sonka;șuncă|șuncă de Praga|șuncă presată
prosciutto;Prosciutto|Parmaschinken|Prosciutto Crudo|Rohschinken;prosciutto|pármai sonka|prosciutto crudo;prosciutto|prosciutto crudo|șuncă de Parma
bacon;Bacon|Frühstücksspeck|Speck|Speck geräuchert;bacon|baconszalonna|bacon szalonna|angolszalonna|kockázott bacon;bacon|bacon feliat|kaizer
turkey-bacon;Putenbacon|Putenspeck|Truthahnbacon;pulykabacon|pulyka bacon;bacon de curcan|bacon curcan
turkey-ham;Putenschinken|Truthahnschinken|Putenbrust geräuchert;pulykasonka|pulykamell sonka|pulykamellsonka;șuncă de curcan|șuncă din piept de curcan|șuncă curcan|piept de curcan afumat
pancetta;Pancetta;pancetta;pancetta
smoked-ribs;Rippchen geräuchert|@Ripperl geräuchert|geräucherte Rippchen;füstölt oldalas|füstölt sertésoldalas;coaste afumate|costiță afumată
smoked-pork-loin;Kasseler|@Selchkarree|@Geselchtes|Kassler|@Teilsames;füstölt karaj|füstölt tarja|füstölt sertéstarja|füstölt sertéskaraj;cotlet afumat|ceafă afumată|mușchi afumat
sausage;Wurst|Würste;kolbász;cârnați|cârnat
boiled-sausage;Fleischwurst|Lyoner|@Extrawurst|@Wurst Extra|Brühwurst;párizsi|parizer|sertés párizsi;parizer
smoked-sausage;Rauchwurst|Mettwurst|Mettenden|@Selchwürstel|Krakauer;füstölt kolbász|csemegekolbász|csabai kolbász|lángolt kolbász;cârnați afumați|cârnați uscați
homemade-sausage;frische Bratwurst|Bratwurst grob;sütnivaló kolbász|friss kolbász|sütőkolbász|nyers kolbász;cârnați proaspeți|cârnați de porc proaspeți|cârnați pentru grătar
frankfurter;Wiener Würstchen|@Frankfurter|Würstchen|Wiener|@Frankfurter Würstel|Bockwurst|@Würstel;virsli|juhbeles virsli;crenvurști|crenvurst|cremwursti
chicken-sausage;Geflügelwürstchen|@Geflügelwürstel|Hähnchenwürstchen|Geflügel Wiener;csirkevirsli|baromfi virsli|csirke virsli|baromfivirsli|csirkemell virsli;crenvurști de pui|crenvurști din carne de pui|crenvurști pui
salami;Salami|Salami geschnitten;szalámi|téliszalámi|téli szalámi|paprikás szalámi;salam|salam de Sibiu|salam uscat|salam crud uscat
chorizo;Chorizo;chorizo;chorizo
blood-sausage;Blutwurst|@Blunzn|@Blunzen;véres hurka;sângerete
head-cheese;Presswurst|Presskopf|Sülze;disznósajt;tobă|tobă de porc
jerky;Trockenfleisch|Beef Jerky;szárított hús|beef jerky;carne uscată|beef jerky
chicken-quarter;Hähnchenschenkel mit Rückenstück|@Hühnerkeulen;egész csirkecomb|csirkecomb;pulpe de pui întregi|pulpe întregi de pui
chicken-breast-bone;Hähnchenbrust mit Knochen;csontos csirkemell|csirkemell csontos;piept de pui cu os
chicken-tenders;Hähnchen Innenfilet|Hähncheninnenfilet|Hähnchenbrust Innenfilets|@Hühnerinnenfilet;csirkemell csíkok|csirke bébifilé;mușchiuleț de pui|mușchiuleți de pui
rotisserie-chicken;Grillhähnchen|@Grillhendl;grillcsirke;pui rotisat|pui la rotisor
cornish-hen;Stubenküken;jércecsibe;
guinea-fowl;Perlhuhn;gyöngytyúk;bibilică
ostrich;Straußenfleisch|Straußensteak;strucchús|strucc steak;carne de struț
partridge;Rebhuhn;fogoly;potârniche
roe-deer;Rehfleisch|Rehrücken|Rehkeule;őzhús|őzcomb|őzgerinc;carne de căprioară
elk;Elchfleisch;;
hare;Hase|Hasenkeulen|Feldhase;mezei nyúl|vadnyúl;iepure de câmp
beef-tongue;Rinderzunge|@Rindszunge;marhanyelv;limbă de vită
pork-tongue;Schweinezunge|@Schweinszunge;sertésnyelv;limbă de porc
beef-kidneys;Rinderniere|Kalbsnieren;marhavese;rinichi de vită
pork-kidneys;Schweinenieren;sertésvese|vesevelő sertés;rinichi de porc
beef-heart;Rinderherz|@Rindsherz;marhaszív;inimă de vită
pork-heart;Schweineherz;sertésszív;inimă de porc
turkey-liver;Putenleber;pulykamáj;ficat de curcan
turkey-heart;Putenherzen;pulykaszív;inimi de curcan
turkey-wing;Putenflügel;pulykaszárny;aripi de curcan
turkey-thigh-fillet;Putenoberkeule ohne Knochen|Putenoberkeulenfilet;pulyka felsőcombfilé|pulyka felsőcomb filé;pulpă superioară de curcan dezosată|pulpă de curcan dezosată
pork-steak;Schweinesteak|Schweinesteaks;sertés steak|sertésszelet;steak de porc
pork-goulash;Schweinegulasch;sertés gulyáshús|sertés pörkölthús|sertés apróhús;carne de porc pentru gulaș|cuburi carne de porc
ribeye;Ribeye|Rib Eye Steak|Ribeye Steak|Entrecôte;rib eye steak|ribeye|rostélyos;ribeye|antricot de vită|rib eye
sirloin;Rumpsteak|Roastbeef|@Beiried|Sirloin Steak;hátszín|marha hátszín|hátszín steak;vrăbioară de vită|vrăbioară|sirloin
flank-steak;Flank Steak|Flanksteak;flank steak;flank steak
t-bone;T-Bone-Steak|T-Bone Steak|T Bone Steak;t-bone steak;t-bone|t-bone steak
beef-roast;Rinderbraten|@Rindsbraten|Rinderschmorbraten;marhasült|marhafartő|marha fartő;friptură de vită
beef-stew-cuts;Rindergulasch|@Rindsgulasch|Gulasch Rind;marha gulyáshús|marha pörkölthús|marha apróhús;carne de vită pentru gulaș|gulaș de vită|cuburi carne de vită
veal-cutlet;Kalbsschnitzel;borjúszelet|borjú szelet;șnițel de vițel|escalop de vițel
pork-schnitzel;Schweineschnitzel|@Schweinsschnitzel|Schnitzel vom Schwein;sertés rántani való|sertéscomb szelet|sertésszelet rántani;șnițel de porc
lamb-shoulder;Lammschulter;báránylapocka|bárány lapocka;spată de miel
lamb-leg;Lammkeule|@Lammschlögel;báránycomb|bárány comb;pulpă de miel
lamb-shank;Lammhaxe|Lammstelzen|@Lammstelze;báránycsülök|bárány csülök;ciolan de miel|rasol de miel
lamb-steak;Lammsteak|Lammhüfte;báránysteak|bárány steak;steak de miel
lamb-stew;Lammgulasch;bárány pörkölthús;carne de miel pentru tocană
lardons;Speckwürfel|Schinkenwürfel|Baconwürfel;szalonnakocka|baconkocka|kockázott szalonna;cuburi de bacon|bacon cuburi|kaizer cuburi
guanciale;Guanciale;guanciale;guanciale
pork-cheeks;Schweinebacken|Schweinebäckchen;sertéspofa;obraji de porc
sardelky;Knacker|Knackwurst|Fleischknacker;szafaládé|krinolin;safalade|crenvurști groși
bratwurst;Bratwurst|Rostbratwurst|@Bratwürstel|Nürnberger Rostbratwurst|Bratwürste;bratwurst|grillkolbász|sütőkolbász grill;bratwurst|cârnați de grătar|cârnați bratwurst
italian-sausage;Salsiccia;salsiccia|olasz kolbász;cârnați italienești|salsiccia
chipolata;Chipolata;chipolata;chipolata
krakow-sausage;Krakauer Wurst|@Krakauer;krakkói felvágott|krakkói;cracauer|salam cracauer
hunters-sausages;Kabanossi|Kabanos|Landjäger;kabanos|paprikás kolbász snack;kabanos|cabanos|cabanoși
pepperoni;Pepperoni Salami|Pepperoniwurst|Peperoni Salami;pepperoni|pepperoni szalámi;pepperoni|salam pepperoni
mortadella;Mortadella;mortadella;mortadella
nduja;Nduja|'Nduja;nduja;nduja
sujuk;Sucuk|Sujuk;szudzsuk|sucuk;sugiuc|ghiudem
pastirma;Pastirma|Pastırma;pastirma|basturma;pastramă de vită crudă
pastrami;Pastrami;pastrami;pastrami|pastramă de vită
bresaola;Bresaola;bresaola;bresaola
jamon;Serrano Schinken|Jamón Serrano|Serranoschinken|Jamón Ibérico;serrano sonka|jamón serrano|jamon|ibérico sonka;jamon|jamon serrano|șuncă serrano
speck;Südtiroler Speck|Tiroler Speck|Speck Alto Adige|Schwarzwälder Schinken;tiroli szalonna|speck;speck
chicken-ham;Hähnchenbrustfilet gekocht|Hähnchenschinken|Hähnchenbrust Aufschnitt|@Hühnerschinken;csirkemell sonka|csirkemellsonka|csirkesonka;șuncă de pui|șuncă din piept de pui|piept de pui presat
liverwurst;Leberwurst|Kalbsleberwurst|@Leberaufstrich;kenőmájas|májas;lebărvurst|lebărwurst|lebar
white-pudding;Weißwurst|Leberwurst hausmacher;májas hurka;caltaboș|caltaboși
beef-round;Rinderoberschale|@Rindsschale|Rinderunterschale|Oberschale vom Rind|Tafelspitz;marha felsál|marhafelsál|felsál|marhacomb;pulpă de vită|pulpă vită
stew-meat;Gulasch gemischt|Gulaschfleisch;pörkölthús|gulyáshús|vegyes pörkölthús;carne pentru gulaș|carne pentru tocană
ground-veal;Kalbshackfleisch|Kalbshack|@Kalbsfaschiertes;darált borjúhús|darált borjú;carne tocată de vițel
merguez;Merguez;merguez;merguez
coppa;Coppa;coppa;coppa
soppressata;Soppressata;soppressata;soppressata
squab;Taube|Masttaube;galambhús;porumbel
bison;Bisonfleisch|Bisonsteak;bölényhús;carne de bizon
frog-legs;Froschschenkel;békacomb;pulpe de broască|picioare de broască
turkey-sausage;Putenwurst|Putenbratwurst;pulyka kolbász|pulykakolbász;cârnați de curcan|cârnați din carne de curcan
turkey-frankfurter;Putenwiener|Puten Wiener|@Puten Frankfurter|Puten Würstchen|Putenwürstchen;pulyka virsli|pulykavirsli|pulykamell virsli;crenvurști de curcan|crenvurști din carne de curcan|crenvurști curcan
turkey-salami;Putensalami|Geflügelsalami|Puten Salami;pulyka szalámi|pulykaszalámi;salam de curcan|salam curcan
turkey-boiled-sausage;@Putenextrawurst|@Puten Extrawurst|Putenlyoner|Puten Lyoner|Putenfleischwurst;pulyka párizsi|pulykapárizsi|pulykamell párizsi;parizer de curcan|parizer curcan
chicken-salami;Hähnchensalami|@Hühnersalami;csirke szalámi|csirkeszalámi;salam de pui
chicken-boiled-sausage;Hähnchenlyoner|Geflügellyoner|Geflügel Lyoner|Geflügelfleischwurst|@Hühnerextrawurst;csirke párizsi|csirkemell párizsi|baromfi párizsi|csirkepárizsi;parizer de pui|parizer pui|parizer din carne de pui
beef-sausage;Rinderbratwurst|Rindswurst|Rinderwurst|@Rindswürstel;marhakolbász|marha kolbász;cârnați de vită|cârnați din carne de vită
beef-frankfurter;Rinderwürstchen|Rinder Wiener|@Rinderfrankfurter;marhavirsli|marha virsli;crenvurști de vită|crenvurști din carne de vită
beef-salami;Rindersalami|Salami vom Rind;marhaszalámi|marha szalámi;salam de vită|salam din carne de vită
beef-jerky;Beef Jerky;beef jerky|marha jerky;beef jerky
lamb-sausage;Lammbratwurst|Lammwurst;báránykolbász|bárány kolbász;cârnați de oaie|cârnați de miel
duck-sausage;;kacsakolbász|kacsa kolbász;cârnați de rață
venison-sausage;Hirschwurst|Wildbratwurst;szarvaskolbász|szarvas kolbász;cârnați de cerb|cârnați de vânat
venison-salami;Hirschsalami|Wildsalami;szarvasszalámi|szarvas szalámi;salam de cerb
`
