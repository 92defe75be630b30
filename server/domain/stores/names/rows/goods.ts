/** Shelf names of household goods by their first English name: «good;German;Hungarian;Romanian». */
export const goods = `
toilet paper;Toilettenpapier|@Klopapier;toalettpapír|wc papír;hârtie igienică
paper towels;Küchenrolle|Küchentücher|Haushaltsrolle;papírtörlő|konyhai papírtörlő|háztartási papírtörlő;prosoape de hârtie|role de bucătărie|prosop de bucătărie
paper napkins;Servietten|Papierservietten;szalvéta|papírszalvéta;șervețele de masă|șervețele
baking paper;Backpapier;sütőpapír;hârtie de copt
foil;Alufolie|Aluminiumfolie;alufólia|alumínium fólia;folie de aluminiu|folie aluminiu
cling film;Frischhaltefolie;frissentartó fólia|folpack;folie alimentară|folie stretch
roasting bags;Bratschlauch|Bratbeutel;sütőzacskó|sütőtasak;pungi pentru cuptor|pungi de copt
bin bags;Müllbeutel|Müllsäcke|@Müllsack;szemeteszsák|szemeteszacskó;saci menajeri|saci de gunoi|saci menaj
ziploc bags;Gefrierbeutel|Zipper Beutel;simítózáras tasak|mélyhűtő tasak|fagyasztózacskó;pungi pentru congelare|pungi cu fermoar|pungi ziplock
sandwich bags;Frühstücksbeutel|Butterbrotbeutel|@Jausensackerl;uzsonnazacskó|uzsonnás tasak;pungi pentru sandwich|pungi sandwich
washing powder;Waschpulver|Waschmittel Pulver|Vollwaschmittel;mosópor;detergent pudră|detergent de rufe pudră|detergent rufe
laundry gel;Flüssigwaschmittel|Waschmittel flüssig|Waschgel|Colorwaschmittel;mosógél|folyékony mosószer;detergent lichid de rufe|detergent lichid rufe|detergent lichid
fabric softener;Weichspüler;öblítő|textilöblítő;balsam de rufe|balsam rufe
bleach;Chlorreiniger|Bleichmittel;fehérítő|hypo;înălbitor|clor
stain remover;Fleckenentferner;folteltávolító|folttisztító;soluție pentru pete|soluție pete
washing up liquid;Spülmittel|Geschirrspülmittel|@Geschirrspülmittel|Handspülmittel;mosogatószer|kézi mosogatószer;detergent de vase|detergent vase|detergent lichid de vase
dishwasher tablets;Geschirrspültabs|Spülmaschinentabs|Spülmaschinen Tabs|Geschirrspül Tabs;mosogatógép tabletta|mosogatógép kapszula|gépi mosogató tabletta|mosogatógép-tabletta;tablete pentru mașina de spălat vase|tablete mașina de spălat vase|detergent capsule mașina de vase
dishwasher salt;Spezialsalz|Spülmaschinensalz|Regeneriersalz;mosogatógép só|mosogatógép-só|vízlágyító só;sare pentru mașina de spălat vase|sare mașina de spălat vase
rinse aid;Klarspüler;mosogatógép öblítő|gépi öblítőszer|mosogatógép-öblítő;soluție de clătire pentru mașina de vase|aditiv de clătire
window cleaner;Glasreiniger|@Fensterreiniger;ablaktisztító|üvegtisztító;soluție pentru geamuri|soluție geamuri|detergent geamuri
floor cleaner;Bodenreiniger;padlótisztító|padlótisztítószer|felmosószer;detergent pardoseli|detergent pentru pardoseli|soluție pardoseli
toilet cleaner;WC Reiniger|WC-Reiniger|WC Gel;wc tisztító|wc-tisztító;odorizant wc|dezinfectant wc|gel wc
cleaning spray;Allzweckreiniger|Universalreiniger|Haushaltsreiniger;általános tisztítószer|univerzális tisztítószer|felülettisztító;soluție universală de curățat|detergent universal|soluție de curățat universală
degreaser;Fettlöser|Backofenreiniger;zsíroldó|sütőtisztító;degresant|soluție degresant
descaler;Entkalker;vízkőoldó|vízkőtelenítő;soluție anticalcar|anticalcar
drain cleaner;Rohrreiniger|Abflussreiniger;lefolyótisztító;soluție desfundat țevi|desfundător
washing soda;Waschsoda|Reine Soda;mosószóda;sodă de rufe|sodă calcinată
laundry soap;Kernseife;mosószappan|háziszappan;săpun de rufe|săpun de casă
dish sponges;Topfreiniger|Spülschwamm|Schwämme|Küchenschwamm;mosogatószivacs|szivacs;bureți de vase|burete de vase|bureți vase
steel wool;Stahlwolle|Edelstahl Spirale|Topfkratzer;fém dörzsi|fémdörzsi;burete de sârmă|sârmă de vase
cleaning cloths;Putztücher|Schwammtücher|Mikrofasertuch|Allzwecktücher;törlőkendő|mikroszálas törlőkendő|háztartási törlőkendő;lavete|lavetă|lavete microfibră
mop;Wischmopp|Bodenwischer|Mopp;felmosó|mop;mop
broom;Besen;seprű|partvis;mătură
rubber gloves;Haushaltshandschuhe|Gummihandschuhe;gumikesztyű|háztartási gumikesztyű;mănuși menaj|mănuși de menaj
air freshener;Lufterfrischer|Raumspray;légfrissítő;odorizant de cameră|odorizant cameră
toilet brush;WC Bürste|Toilettenbürste;wc kefe|wc-kefe;perie wc|perie de toaletă
mosquito repellent;Mückenspray|Insektenspray|@Gelsenspray|Mückenschutz;szúnyogriasztó|szúnyogriasztó spray;spray împotriva țânțarilor|spray anti țânțari|soluție anti țânțari
matches;Streichhölzer|@Zünder|Zündhölzer;gyufa;chibrituri
lighter;Feuerzeug|Stabfeuerzeug;öngyújtó;brichetă
charcoal;Grillkohle|Holzkohle|Grillbriketts;faszén|grillbrikett;cărbuni pentru grătar|mangal|brichete grătar
candles;Kerzen|Teelichter|Kerze;gyertya|teamécses;lumânări|lumânare|lumânări pastilă
drinking straws;Trinkhalme|Papiertrinkhalme;szívószál;paie|paie de băut
toothpicks;Zahnstocher|Holzspieße;fogpiszkáló;scobitori
clothes pegs;Wäscheklammern;ruhacsipesz;cârlige de rufe|clești de rufe
lint roller;Fusselroller|Fusselrolle;szöszhenger|ruhatisztító henger;rolă scame|rolă adezivă pentru scame
water filter;Wasserfilter|Filterkartuschen|Wasserfilterkartuschen;vízszűrő|vízszűrőbetét|szűrőbetét;filtru de apă|cartuș filtru apă
coffee filters;Kaffeefilter|Filtertüten;kávéfilter|filterpapír;filtre de cafea|filtre cafea
vacuum bags;Staubsaugerbeutel;porzsák;saci de aspirator|saci aspirator
distilled water;destilliertes Wasser|Destilliertes Wasser;desztillált víz;apă distilată
muffin cases;Muffinförmchen|Papierförmchen|Muffin Papierförmchen;muffin papír|muffinpapír|muffin kapszli;forme de hârtie pentru brioșe|chese muffins|forme brioșe
birthday candles;Geburtstagskerzen|Kuchenkerzen;születésnapi gyertya|tortagyertya;lumânări pentru tort|lumânări tort
batteries;Batterien|Batterie;elem|ceruzaelem|alkáli elem;baterii|baterie
light bulb;LED Lampe|Glühbirne|Leuchtmittel;led izzó|izzó;bec led|bec
scissors;Schere;olló;foarfecă
paper plates;Pappteller|Einweggeschirr;papírtányér;farfurii de hârtie|farfurii de unică folosință
plastic forks;Einwegbesteck|Gabeln Holz;eldobható evőeszköz|fa villa;furculițe de unică folosință|tacâmuri de unică folosință
balloons;Luftballons;lufi|léggömb;baloane
envelopes;Briefumschläge|Kuverts|@Kuverts;boríték;plicuri
umbrella;Regenschirm;esernyő;umbrelă
potting soil;Blumenerde;virágföld;pământ de flori|pământ pentru flori
flowers;Blumen|Blumenstrauß|Rosen;virág|virágcsokor|rózsa;flori|buchet de flori|trandafiri
toothpaste;Zahnpasta|Zahncreme;fogkrém;pastă de dinți
toothbrush;Zahnbürste|Zahnbürsten;fogkefe;periuță de dinți|periuțe de dinți
dental floss;Zahnseide;fogselyem;ață dentară
mouthwash;Mundspülung|Mundwasser;szájvíz;apă de gură
soap;Flüssigseife|Seife|Handseife;folyékony szappan|szappan;săpun lichid|săpun|săpun solid
shampoo;Shampoo;sampon;șampon
hair conditioner;Haarspülung|Spülung|Conditioner;hajbalzsam|balzsam;balsam de păr
hair mask;Haarkur|Haarmaske;hajpakolás|hajmaszk;mască de păr
shower gel;Duschgel|Cremedusche;tusfürdő;gel de duș
bubble bath;Schaumbad|Badezusatz;habfürdő;spumă de baie|spumant de baie
deodorant;Deo|Deodorant|Deospray|Deo Roll-on;dezodor|izzadásgátló|deo;deodorant|antiperspirant
hand cream;Handcreme;kézkrém;cremă de mâini
face cream;Gesichtscreme|Tagescreme;arckrém|nappali arckrém;cremă de față|cremă de zi
body lotion;Bodylotion|Körpermilch|Körperlotion;testápoló;lapte de corp|loțiune de corp
foot cream;Fußcreme;lábkrém;cremă pentru picioare|cremă de picioare
sunscreen;Sonnencreme|Sonnenmilch|Sonnenspray;naptej|napozótej|napkrém;cremă de soare|loțiune protecție solară|cremă cu protecție solară
lip balm;Lippenpflege|Lippenbalsam;ajakbalzsam|ajakápoló;balsam de buze
micellar water;Mizellenwasser;micellás víz;apă micelară
razor;Einwegrasierer|Rasierklingen|Rasierer;borotva|eldobható borotva|borotvabetét;aparat de ras|lame de ras|aparate de ras
shaving foam;Rasierschaum|Rasiergel;borotvahab|borotvagél;spumă de ras|gel de ras
sanitary pads;Damenbinden|Binden|Slipeinlagen;egészségügyi betét|tisztasági betét|betét;absorbante|absorbante igienice
tampons;Tampons;tampon;tampoane
cotton pads;Wattepads|Wattestäbchen;vattakorong|fültisztító pálcika;dischete demachiante|bețișoare de urechi|dischete
wet wipes;Feuchttücher|feuchte Tücher;nedves törlőkendő;șervețele umede
tissues;Taschentücher|Kosmetiktücher;papír zsebkendő|zsebkendő|papírzsebkendő;batiste de hârtie|batiste|șervețele nazale
hand sanitiser;Handdesinfektion|Desinfektionsgel;kézfertőtlenítő|kézfertőtlenítő gél;dezinfectant mâini|gel dezinfectant mâini
condoms;Kondome;óvszer;prezervative
baby wipes;Babyfeuchttücher|Baby Feuchttücher|Feuchttücher Baby;baba törlőkendő|babatörlőkendő|popsitörlő kendő|popsitörlő;șervețele umede pentru bebeluși|șervețele umede bebe
nappy cream;Wundschutzcreme|Wundcreme;popsikenőcs|popsikrém;cremă împotriva iritațiilor bebe|cremă pentru eritem
baby shampoo;Babyshampoo|Baby Shampoo;babasampon|baba sampon;șampon pentru bebeluși|șampon bebe
plasters;Pflaster;ragtapasz|sebtapasz;plasturi
cat food;Katzenfutter|Katzenfutter nass|Katzen Trockenfutter;macskaeledel|macskatáp|macska alutasak;hrană pisici|hrană umedă pisici|hrană pentru pisici|mâncare pisici
dog food;Hundefutter|Hunde Trockenfutter|Hundefutter nass;kutyaeledel|kutyatáp|kutyakonzerv;hrană câini|hrană pentru câini|mâncare câini
cat litter;Katzenstreu;macskaalom;nisip pentru pisici|așternut igienic pisici|nisip pisici
dog treats;Hundesnacks|Hundesnack|Kausnack Hund;kutya jutalomfalat|jutalomfalat;recompense câini|recompense pentru câini
`
