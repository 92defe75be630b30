/** Shelf names of sweets: «food;German;Hungarian;Romanian» line by line. */
export const sweets = `
sponge-base;Biskuitboden|Tortenboden|Wiener Boden;piskótalap|tortalap;blat de tort|blat tort
chocolate-spread;Nuss-Nougat-Creme|Nussnougatcreme|Nutella|Schokocreme|Haselnusscreme|Schokoaufstrich;mogyorókrém|nutella|csokoládékrém|nugátkrém|kakaós mogyorókrém;cremă de ciocolată|nutella|cremă tartinabilă de cacao|cremă de alune|cremă tartinabilă cu alune și cacao
marzipan;Marzipan|Marzipanrohmasse;marcipán|marcipánmassza;marțipan
praline;Nougat|Nussnougat|Nougatmasse;nugát|nugátmassza;pastă praline
chocolate;Schokolade|Tafelschokolade;csokoládé|csoki|táblás csokoládé;ciocolată
dark-chocolate;Zartbitterschokolade|Bitterschokolade|Edelbitterschokolade|dunkle Schokolade|Zartbitter|Edelbitter Schokolade|@Kochschokolade|Zartbitter Kuvertüre;étcsokoládé|étcsoki;ciocolată neagră|ciocolată amăruie|ciocolată menaj
milk-chocolate;Vollmilchschokolade|Milchschokolade|Alpenmilch Schokolade|Alpenmilchschokolade;tejcsokoládé|tejcsoki|alpesi tejcsokoládé;ciocolată cu lapte
white-chocolate;weiße Schokolade|Schokolade weiß;fehér csokoládé|fehércsokoládé|fehércsoki;ciocolată albă
chocolate-chips;Schokotropfen|Schokodrops|Schokoladentropfen|Chocolate Chips;csokicsepp|csokoládécsepp|étcsokoládé csepp|csokoládé cseppek;picături de ciocolată|fulgi de ciocolată|drops de ciocolată
chocolate-glaze;Kuchenglasur|Schokoglasur|Kakaoglasur|@Schokoladeglasur|Kuvertüre;tortabevonó|csokoládébevonó|étbevonó|csokoládé bevonó;glazură de ciocolată|glazură de cacao|glazură
cookies;Kekse|Butterkekse|Gebäck|Kekse Butter;keksz|vajas keksz|háztartási keksz;biscuiți|biscuiți cu unt|biscuiți populari
savoiardi;Löffelbiskuits|@Biskotten|Löffelbiskuit;babapiskóta;pișcoturi|pișcoturi savoiardi
oreo;Oreo|Oreo Kekse;oreo|oreo keksz;oreo|biscuiți oreo
oat-cookies;Haferkekse|Hafer Kekse|Hafercookies;zabkeksz|zabpelyhes keksz;biscuiți cu ovăz|biscuiți din ovăz|biscuiți de ovăz
amaretti;Amaretti|Amarettini;amaretti;amaretti
crackers;Cracker|Salzcracker|Salzgebäck Cracker|TUC Cracker;kréker|sós keksz|sós kréker;crackers|biscuiți sărați|biscuiți crackers
gingerbread;Lebkuchen;mézeskalács|mézes puszedli;turtă dulce
waffles;Waffeln|Neapolitaner Waffeln|@Manner Schnitten|Waffelschnitten;nápolyi;napolitane|vafe
meringue;Baiser|@Windbäckerei|Meringues|Meringue;habcsók;bezele
marshmallow;Marshmallows|Mäusespeck;pillecukor|marshmallow;marshmallow|bezele marshmallow
zefir;;;zefir
marmalade-candy;Fruchtgummi|Gummibärchen|Geleefrüchte|Weingummi;zselécukor|zselés cukorka;jeleuri|jeleuri cu fructe
candy;Süßigkeiten|Bonbon|@Zuckerl;cukorka|bonbon|szaloncukor;bomboane|bomboane de ciocolată
caramel;Karamell|Karamellsauce|Karamellbonbons;karamell|karamellszósz|karamellöntet|karamella;caramel|sos caramel|caramele
chewing-gum;Kaugummi;rágógumi;gumă de mestecat
halva;Halva|Halwa;halva|szezámhalva;halva
sunflower-halva;;napraforgóhalva;halva de floarea soarelui|halva din floarea soarelui
turkish-delight;Lokum;lokum|szultánkenyér;rahat|rahat lokum
jam;Marmelade|Konfitüre|Fruchtaufstrich|Erdbeerkonfitüre|@Marillenmarmelade|Erdbeermarmelade|Aprikosenkonfitüre|Himbeerkonfitüre;lekvár|dzsem|baracklekvár|eperdzsem|szilvalekvár|sárgabarack lekvár|eper lekvár;gem|dulceață|magiun|magiun de prune|gem de caise|gem de căpșuni|dulceață de căpșuni|gem de prune
lemon-curd;Lemon Curd;lemon curd|citromkrém;lemon curd|cremă de lămâie
berry-syrup;Himbeersirup|Fruchtsirup|Holunderbeersirup;málnaszörp|málnaszirup|gyümölcsszörp|málna szörp;sirop de zmeură|sirop de fructe|sirop de afine
protein-bar;Proteinriegel|Energieriegel|Müsliriegel|Eiweißriegel;fehérjeszelet|proteinszelet|müzliszelet|energiaszelet;baton proteic|baton energizant|baton de cereale|baton cereale
popcorn-sweet;Maisflips;kukoricapuffancs;pufuleți|pufuleți din porumb
potato-chips;Kartoffelchips|Chips gesalzen|Chips Paprika|Chips;burgonyachips|chips|sós chips|burgonya chips;chipsuri de cartofi|chipsuri|chips|chipsuri cu sare|chips cartofi
corn-chips;Tortilla Chips|Nachos|Tortillachips|Nacho Chips;tortilla chips|nachos|nacho chips;tortilla chips|nachos|chipsuri tortilla|chipsuri de porumb
wafer-sheets;Backoblaten|Oblaten|Karlsbader Oblaten;tortalap ostya|ostyalap;foi de napolitană|foi napolitane
waffle-cones;Eiswaffeln|Eistüten|Waffelhörnchen;fagylalttölcsér|tölcsér;cornete pentru înghețată|cornete înghețată
waffles-soft;Belgische Waffeln|Frischeiwaffeln|Lütticher Waffeln;gofri|belga gofri;gofre|waffle
pound-cake;Rührkuchen|Sandkuchen|Gugelhupf|@Guglhupf|Marmorkuchen;kuglóf;guguluf|chec
muffins;Muffins|Muffin;muffin;muffin|brioșe
sponge-roll;Biskuitrolle|@Biskuitroulade;piskótatekercs;ruladă de pandișpan|ruladă
brownie-mix;Brownie Backmischung|Backmischung Brownies;brownie por|brownie alappor;mix pentru brownie|brownie mix
cheesecake;Cheesecake|Käsekuchen|@Topfentorte;sajttorta|cheesecake;cheesecake
popcorn-ready;Mikrowellenpopcorn|Mikrowellen Popcorn|Popcorn gesalzen;mikrós popcorn|mikrózható popcorn|sós popcorn;popcorn pentru microunde|popcorn la microunde|popcorn cu sare
digestive-biscuits;Digestive Kekse|Vollkornkekse|Digestive;digestive keksz|korpás keksz|digestive;biscuiți digestivi|biscuiți digestive
graham-crackers;Graham Kekse;graham keksz;biscuiți graham
shortbread;Shortbread|Buttergebäck|Mürbegebäck;shortbread|omlós keksz|vajas omlós keksz;shortbread|biscuiți fragezi cu unt
chocolate-cookies;Schokokekse|Cookies Schoko|Schoko Kekse|Kakaokekse|Chocolate Chip Cookies;kakaós keksz|csokis keksz|csokoládés keksz;biscuiți cu cacao|biscuiți cu ciocolată
speculoos;Spekulatius|Karamellgebäck|Lotus Biscoff;lotus keksz|spekulatius|karamellizált keksz|speculoos|lotus biscoff;speculoos|lotus biscoff|biscuiți caramelizați
speculoos-spread;Biscoff Creme|Lotus Creme|Spekulatiuscreme|Biscoff Brotaufstrich;lotus krém|lotus kekszkrém|biscoff krém;cremă lotus|cremă de biscuiți lotus|cremă biscoff
macarons;Macarons;macaron;macarons
marshmallow-creme;Marshmallow Fluff|Fluff;marshmallow fluff|marshmallow krém;marshmallow fluff
gummies;Gummibärchen|Fruchtgummi|@Gummibären|Weingummi|Haribo;gumicukor|gumimaci|haribo;jeleuri gumate|ursuleți gumați|jeleuri haribo
toffee;Toffee|Karamellbonbons|Sahnebonbons|Toffees;karamella|tejkaramella|toffee;toffee|caramele|bomboane caramele
hard-candy;Bonbons|Hartkaramellen|Lutschbonbons|@Zuckerl;keménycukorka|töltetlen keménycukorka|savanyúcukorka;dropsuri|bomboane tari
chocolate-candy;Pralinen|Pralinenmischung|Bonboniere;bonbon|praliné|csokoládédesszert|bonbonválogatás;praline|bomboane de ciocolată|praline de ciocolată
truffle-candy;Trüffelpralinen|Schokotrüffel;trüffel|csokoládétrüffel|trüffel praliné;trufe de ciocolată|trufe ciocolată
peanut-butter-cups;Peanut Butter Cups|Erdnussbutter Cups;mogyoróvajas kosárka|peanut butter cups;peanut butter cups
chocolate-bar-filled;Schokoriegel|Snickers|Mars|Twix|Bounty;csokiszelet|csokoládészelet|snickers|mars szelet|twix;baton de ciocolată|snickers|mars|twix|baton ciocolată
nougat;weißer Nougat|Türkischer Honig|Turron;törökméz|turrón;nuga|nougat
brittle;Krokant|Haselnusskrokant;grillázs|grillázsdara;grilaj|crocant
caramel-popcorn;Popcorn Karamell|Popcorn süß|Karamell Popcorn;karamellás popcorn|karamelles popcorn;popcorn cu caramel
chocolate-syrup;Schokosauce|Schokoladensauce|Schokoladensirup|Schokosoße;csokoládéöntet|csokiöntet|csokoládészósz;sirop de ciocolată|topping de ciocolată|sos de ciocolată
ganache;Ganache;ganache;ganache
fruit-jelly;Fruchtgelee|Wackelpudding Becher;gyümölcszselé|zselé;jeleu de fructe
marmalade;Orangenmarmelade|Bitterorangenmarmelade;narancslekvár|narancsdzsem;gem de portocale|marmeladă de portocale|dulceață de portocale
povydlo;Pflaumenmus|@Powidl|Zwetschgenmus|@Zwetschkenröster;szilvalekvár|sütésálló szilvalekvár;magiun de prune|magiun
strawberry-jam;Erdbeerkonfitüre|Erdbeermarmelade|Erdbeer Fruchtaufstrich|Konfitüre Erdbeere;eperlekvár|eper lekvár|eperdzsem|eper dzsem;gem de căpșuni|dulceață de căpșuni
raspberry-jam;Himbeerkonfitüre|Himbeermarmelade|Konfitüre Himbeere;málnalekvár|málna lekvár|málnadzsem|málna dzsem;gem de zmeură|dulceață de zmeură
apricot-jam;Aprikosenkonfitüre|@Marillenmarmelade|Aprikosenmarmelade|@Marillenkonfitüre|Konfitüre Aprikose;sárgabaracklekvár|sárgabarack lekvár|baracklekvár|sárgabarack dzsem;gem de caise|dulceață de caise
cherry-jam;Sauerkirschkonfitüre|Kirschkonfitüre|@Weichselmarmelade|Kirschmarmelade|Konfitüre Sauerkirsche;meggylekvár|meggy lekvár|meggydzsem|meggy dzsem;gem de vișine|dulceață de vișine
blackcurrant-jam;Johannisbeerkonfitüre|Johannisbeergelee|@Ribiselmarmelade;feketeribizli lekvár|ribizlilekvár|feketeribizli dzsem|ribizli dzsem;gem de coacăze|gem de coacăze negre|dulceață de coacăze negre
blueberry-jam;Heidelbeerkonfitüre|Blaubeerkonfitüre|@Heidelbeermarmelade;áfonyalekvár|áfonya lekvár|áfonyadzsem|áfonya dzsem;gem de afine|dulceață de afine
fig-jam;Feigenkonfitüre|Feigenmarmelade;fügelekvár|füge lekvár|fügedzsem;gem de smochine|dulceață de smochine
rose-jam;Rosenkonfitüre;rózsalekvár;dulceață de trandafiri
onion-jam;Zwiebelkonfitüre|Zwiebelmarmelade|Zwiebelchutney;hagymalekvár|lilahagyma lekvár;dulceață de ceapă|gem de ceapă
grenadine;Grenadine|Grenadinesirup;grenadine|gránátalmaszörp;grenadină|sirop grenadine|sirop de grenadină
elderflower-cordial;Holunderblütensirup|@Hollersirup|Holunderblüten Sirup;bodzaszörp|bodza szörp|bodzavirág szörp|bodzaszirup;sirop de soc|socată sirop|sirop de flori de soc
honeycomb;Honigwabe|Wabenhonig;lépesméz;miere în fagure|fagure de miere
candy-coated-chocolates;M&M's|Smarties|Schokolinsen|M&M;m&m's|smarties|m&m;m&m's|smarties|m&m|drajeuri de ciocolată
tostadas;Tostadas;tostadas;tostadas
`
