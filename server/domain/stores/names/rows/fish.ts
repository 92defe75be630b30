/** Shelf names of fish: «food;German;Hungarian;Romanian» line by line. */
export const fish = `
salmon;Lachsfilet|Lachs|Lachsfilets|Lachssteak;lazacfilé|lazac|lazac filé|lazacszelet;somon|file de somon|file somon|somon proaspăt
smoked-salmon;Räucherlachs|Lachs geräuchert|geräucherter Lachs;füstölt lazac;somon afumat
trout;Forelle|Forellenfilet|Lachsforelle;pisztráng|pisztrángfilé|pisztráng filé;păstrăv|file de păstrăv|păstrăv eviscerat
pink-salmon;Buckellachs|Wildlachs;rózsaszín lazac|vadlazac;somon roz|somon sălbatic
tuna;Thunfischsteak|Thunfischfilet|Thunfisch frisch;tonhalsteak|tonhal steak|tonhalfilé|friss tonhal;ton proaspăt|file de ton|steak de ton|ton steak
cod;Kabeljau|Kabeljaufilet|Dorsch|Dorschfilet|Skrei;tőkehal|tőkehalfilé|tőkehal filé;cod|file de cod|file cod
hake;Seehecht|Seehechtfilet;hekk|szürke tőkehal|hekktörzs|hekk törzs;merluciu|file de merluciu|file merluciu
pollock;Alaska Seelachs|Alaska Seelachsfilet|Alaskaseelachs;alaszkai tőkehal|alaszkai tőkehalfilé|alaszkai tőkehal filé;cod Alaska|polac de Alaska|file de pollock|pollock|file cod Alaska
tilapia;Tilapia|Tilapiafilet;tilápia|tilápia filé;tilapia|file de tilapia
halibut;Heilbutt|Heilbuttfilet;óriás laposhal|fekete laposhal;halibut
flounder;Scholle|Schollenfilet|Flunder;lepényhal|lepényhalfilé|lepényhal filé;cambulă|plătică de mare
sea-bass;Wolfsbarsch|@Branzino|Loup de Mer;tengeri sügér|branzino|farkassügér;biban de mare|lavrac|file de biban de mare
sea-bream;Dorade|Goldbrasse;aranydurbincs|tengeri keszeg|dorádó|dorada;doradă|file de doradă|dorada
monkfish;Seeteufel|Seeteufelfilet;ördöghal;pește pescar|pește undițar
redfish;Rotbarsch|Rotbarschfilet;vörös álsügér|vörössügér;sebastă|biban roșu
mackerel;Makrele|Makrelen|Makrelenfilet;makréla|makrélafilé|makréla filé;macrou|file de macrou|macrou congelat
smoked-mackerel;geräucherte Makrele|Makrele geräuchert|Räuchermakrele|Makrelenfilet geräuchert;füstölt makréla|füstölt makrélafilé;macrou afumat
herring;Hering|Matjes|Heringsfilet|Matjesfilet|Salzhering;hering|heringfilé|sózott hering|hering filé;hering|file de hering|scrumbie|scrumbie sărată
sprat;Sprotten|Sprotte;spratt;șprot
carp;Karpfen|Karpfenfilet;ponty|pontyfilé|ponty szelet|pontyszelet;crap|file de crap
pike;Hecht|Hechtfilet;csuka;știucă
zander;Zander|Zanderfilet;fogas|süllő|fogasfilé|süllőfilé;șalău|file de șalău
catfish;Wels|Welsfilet|Waller;harcsa|harcsafilé|afrikai harcsafilé|harcsa filé|afrikai harcsa;somn|file de somn
perch;Barsch|Egli|Flussbarsch;sügér;biban|file de biban
sturgeon;Stör|Störfilet;tokhal|vágótok;sturion
eel;Aal|Räucheraal;angolna;anghilă|țipar
butterfish;Butterfisch;;
fish-fillet;Fischfilet|Weißfischfilet;halfilé|hal filé;file de pește|file pește
fish-mince;;darált hal;carne tocată de pește
fish-soup-set;Fischkarkassen|Fischköpfe;halfej|halászlé alap hal|halfejek;cap de pește|pește pentru ciorbă
dried-fish;Trockenfisch|Stockfisch;szárított hal;pește uscat
caviar;Kaviar|Seehasenrogen|Lachskaviar;kaviár;caviar|icre de somon|icre negre
milt;;haltej|pontytej;lapți
capelin-roe;Masago|Capelin Rogen;masago;icre de capelin|masago
pike-roe;Hechtkaviar|Hechtrogen;csukaikra;icre de știucă
crab-sticks;Surimi|Surimi Sticks|Krebsfleischimitat|Surimistäbchen;surimi|surimi rúd|rákrúd|surimi rudacskák;surimi|batoane surimi|baghete de surimi
shrimp;Garnelen|Shrimps|Riesengarnelen|King Prawns;garnélarák|garnéla|rák garnéla|fekete tigrisrák|koktélrák;creveți|creveți decorticați
crab;Krabbenfleisch|Taschenkrebs|Krebsfleisch;tarisznyarák|rákhús;crab|carne de crab
lobster;Hummer;homár;homar
crayfish;Flusskrebse|Flusskrebsschwänze;folyami rák|rákfarok|rákfarokhús;raci|cozi de rac
squid;Tintenfisch|Calamari|Kalmare|Tintenfischringe|Tintenfischtuben|Kalmar;tintahal|kalmár|tintahalkarika|tintahaltubus|tintahal karika;calamar|inele de calamar|tuburi de calamar|calamari
octopus;Oktopus|Krake|Octopus|Pulpo;polip;caracatiță
cuttlefish;Sepia;szépia;sepie
mussels;Miesmuscheln|Muschelfleisch|Muscheln;feketekagyló|fekete kagyló|kagyló|kagylóhús;midii|carne de midii
oysters;Austern;osztriga;stridii
scallops;Jakobsmuscheln;fésűkagyló|szent jakab kagyló;scoici saint jacques|scoici st jacques
clams;Venusmuscheln|Vongole;vénuszkagyló|vongole kagyló;vongole|scoici vongole
snails;Weinbergschnecken|Schnecken;csiga|éti csiga;melci
haddock;Schellfisch|Schellfischfilet;foltos tőkehal;eglefin
sockeye;Sockeye|Sockeye Lachs|Rotlachs|Wildlachs Sockeye;sockeye lazac|vörös lazac;somon sockeye
coho;;;somon coho
arctic-char;Saibling|Saiblingsfilet;szaibling|szajbling;păstrăv fântânel
whitefish;Felchen|Maräne|@Reinanke|Renke;;coregon
horse-mackerel;Stöcker|Bastardmakrele;fattyúmakréla;stavrid
mullet;Meeräsche;;chefal
red-mullet;Rotbarbe|Rotbarben;vörös márna|mullus;barbun
turbot;Steinbutt;rombuszhal|nagy rombuszhal;calcan
sole;Seezunge|Seezungenfilet;nyelvhal|nyelvhalfilé;limbă de mare
swordfish;Schwertfisch|Schwertfischsteak;kardhal|kardhalsteak;pește spadă|pește sabie
shark;Haifisch|Hai;cápa|cápahús;rechin
mahi-mahi;Mahi Mahi;mahi mahi;mahi mahi
grouper;Zackenbarsch;;
snapper;Red Snapper|Schnapper;vörös snapper;red snapper
barramundi;Barramundi;barramundi;barramundi
pangasius;Pangasius|Pangasiusfilet;pangasius|pangasius filé|pangasiusfilé|pangaszius;pangasius|file de pangasius
saithe;Seelachs|Seelachsfilet|Köhler;fekete tőkehal;cod negru
blue-whiting;;kék puha tőkehal;putasu
skate;Rochen|Rochenflügel;rája;vulpe de mare
grass-carp;Graskarpfen;amur|amurszelet|amur szelet;cosaș
silver-carp;Silberkarpfen;busa|fehér busa;sânger|novac
crucian;Karausche;kárász|ezüstkárász;caras
bream-river;Brachse;keszeg|dévérkeszeg;plătică
roach-fish;;bodorka;babușcă
gobies;Grundeln;;guvizi
capelin;Lodde;;capelin
smelt;Stint;;
hamsa;frische Sardellen|Sardellen frisch;friss szardella;hamsii|hamsie
rollmops;Rollmops|Rollmöpse|@Russen;rollmops|rollni;rollmops|file de hering rulat
herring-oil;Matjesfilets in Öl|Hering in Öl|Matjes in Öl;hering olajban|heringfilé olajban|olajos hering;hering în ulei|file de hering în ulei
smoked-trout;geräucherte Forelle|Räucherforelle|Forelle geräuchert|Forellenfilets geräuchert|geräucherte Forellenfilets;füstölt pisztráng|füstölt pisztrángfilé;păstrăv afumat|file de păstrăv afumat
hot-smoked-salmon;Stremellachs|heißgeräucherter Lachs;melegen füstölt lazac;somon afumat la cald
kippers;Bückling|Kipper|geräucherter Hering;füstölt hering;hering afumat|scrumbie afumată
salt-cod;Klippfisch|Bacalhau;sózott tőkehal|bacalao;cod sărat|bacalhau
trout-roe;Forellenkaviar;pisztráng kaviár|pisztrángikra|pisztrángkaviár;icre de păstrăv
langoustine;Langustinen|Kaisergranat|Scampi|Kaisergranate;norvég homár|langusztin|scampi;langustine|scampi
squid-ink;Sepiatinte|Tintenfischtinte;tintahal tinta|tintahaltinta;cerneală de sepie
razor-clams;Schwertmuscheln;késkagyló;
sea-urchin;Seeigel;tengeri sün;arici de mare
`
