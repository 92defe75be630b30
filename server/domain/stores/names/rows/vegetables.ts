/** Shelf names of vegetables and herbs: «food;German;Hungarian;Romanian» line by line. */
export const vegetables = `
potato;Kartoffeln|@Erdäpfel|Speisekartoffeln|Kartoffel;burgonya|krumpli;cartofi|cartof
young-potato;Frühkartoffeln|@Heurige Erdäpfel|neue Kartoffeln;újburgonya;cartofi noi
sweet-potato;Süßkartoffeln|Süßkartoffel;édesburgonya|batáta;cartofi dulci|cartof dulce|batat
carrot;Karotten|Möhren|Karotte;sárgarépa|répa;morcovi|morcov
beetroot;Rote Bete|@Rote Rüben|Rote Beete;cékla;sfeclă roșie|sfeclă
onion;Zwiebeln|Speisezwiebeln|Zwiebel;vöröshagyma|hagyma|sárga hagyma;ceapă|ceapă galbenă|cepe
red-onion;rote Zwiebeln|Zwiebeln rot;lila hagyma|lilahagyma;ceapă roșie
white-onion;weiße Zwiebeln|Gemüsezwiebeln weiß;fehér hagyma|fehérhagyma;ceapă albă
shallot;Schalotten|Schalotte;mogyoróhagyma|salotta hagyma;ceapă eșalotă|eșalotă|hașmă
leek;Lauch|Porree;póréhagyma;praz
pearl-onion;Perlzwiebeln;gyöngyhagyma;ceapă perlă
garlic;Knoblauch;fokhagyma;usturoi
garlic-head;Knoblauch Knolle|Knoblauchknolle;fejes fokhagyma;usturoi căpățână
young-garlic;junger Knoblauch|frischer Knoblauch;új fokhagyma|újfokhagyma;usturoi verde
tomato;Tomaten|@Paradeiser|Rispentomaten|Tomate;paradicsom|fürtös paradicsom;roșii
cherry-tomato;Cherrytomaten|Kirschtomaten|@Cocktailparadeiser|Cocktailtomaten;koktélparadicsom|cseresznyeparadicsom|koktél paradicsom;roșii cherry
pink-tomato;;;roșii roz
green-tomato;grüne Tomaten;zöld paradicsom;roșii verzi|gogonele
plum-tomato;Roma Tomaten|Romatomaten|Eiertomaten;lucullus paradicsom;roșii prunișoare
cucumber;Salatgurke|Gurke|Salatgurken|Gurken;kígyóuborka|uborka;castraveți|castravete|castraveți fabio
bell-pepper;Paprika|Paprikaschoten|Paprika Mix|Spitzpaprika;paprika|kaliforniai paprika|tv paprika;ardei|ardei gras|ardei capia
red-bell-pepper;rote Paprika|Paprika rot;piros kaliforniai paprika|kápia paprika|kaliforniai paprika piros;ardei roșu|ardei gras roșu
yellow-bell-pepper;gelbe Paprika|Paprika gelb;sárga kaliforniai paprika|kaliforniai paprika sárga;ardei galben|ardei gras galben
green-bell-pepper;grüne Paprika|Paprika grün;zöld kaliforniai paprika|kaliforniai paprika zöld;ardei verde|ardei gras verde
chili;Chilischoten|Chili|Peperoni frisch|@Pfefferoni frisch;chili paprika|chilipaprika|csípős paprika;ardei iute|chili
jalapeno;Jalapeños|Jalapeno;jalapeno|jalapeno paprika;jalapeno|ardei jalapeno
eggplant;Aubergine|@Melanzani|Auberginen;padlizsán;vinete|vânătă|vânăt
zucchini;Zucchini;cukkini;dovlecei|dovlecel|zucchini
pumpkin;Kürbis|Speisekürbis|Muskatkürbis;sütőtök|tök;dovleac|dovleac plăcintar
butternut-squash;Butternusskürbis|Butternut Kürbis|Butternut;kanadai sütőtök|orange sütőtök;dovleac butternut|dovleac plăcintar butternut
hokkaido-squash;Hokkaidokürbis|Hokkaido Kürbis|Hokkaido;hokkaido sütőtök|hokkaido tök;dovleac hokkaido
spaghetti-squash;Spaghettikürbis;spagettitök|spagetti tök;dovleac spaghetti
pattypan;Patisson|Patissonkürbis;patisszon|csillagtök;patison|dovlecei patison
cabbage;Weißkohl|@Weißkraut|@Kraut;fejes káposzta|káposzta|fehér káposzta;varză albă|varză
young-cabbage;Frühkraut|Jungkraut;új káposzta|újkáposzta;varză nouă
red-cabbage;Rotkohl|@Rotkraut|Blaukraut;lila káposzta|vöröskáposzta|lilakáposzta;varză roșie
napa-cabbage;Chinakohl;kínai kel|kínai káposzta;varză chinezească
savoy-cabbage;Wirsing|@Kohl;kelkáposzta;varză creață
cauliflower;Blumenkohl|@Karfiol;karfiol;conopidă
broccoli;Brokkoli|Broccoli;brokkoli;broccoli
brussels-sprouts;Rosenkohl|@Kohlsprossen;kelbimbó;varză de Bruxelles
kohlrabi;Kohlrabi;karalábé;gulie|gulii
kale;Grünkohl|Kale;fodros kel|leveles kel;kale|varză kale
pak-choi;Pak Choi;pak choi|bordáskel;pak choi
radish;Radieschen;retek|hónapos retek|piros retek;ridichi|ridichi roșii|ridiche
daikon;Daikon Rettich|Daikon|weißer Rettich;daikon|jégcsapretek;ridiche albă|daikon
black-radish;schwarzer Rettich;fekete retek;ridiche neagră
turnip;Mairübchen|Speiserüben;tarlórépa;napi
rutabaga;Steckrübe|Steckrüben;karórépa;nap suedez
parsnip;Pastinaken|Pastinake;paszternák;păstârnac
parsley-root;Petersilienwurzel|Wurzelpetersilie|@Petersilwurzel;petrezselyemgyökér|fehérrépa|petrezselyem gyökér;rădăcină de pătrunjel|pătrunjel rădăcină
celeriac;Knollensellerie|Sellerieknolle;zellergumó|zeller gumó|gumós zeller;țelină|rădăcină de țelină|țelină rădăcină
celery;Staudensellerie|@Stangensellerie;szárzeller|angol zeller|halványító zeller;apio|țelină apio|țelină tulpină
horseradish-root;Meerrettichwurzel|@Kren|Meerrettich Wurzel|@Krenwurzel;torma gyökér|friss torma;hrean rădăcină|rădăcină de hrean
ginger;Ingwer;gyömbér;ghimbir
jerusalem-artichoke;Topinambur;csicsóka;topinambur
artichoke;Artischocken|Artischocke;articsóka;anghinare
asparagus;Spargel|grüner Spargel|weißer Spargel;spárga;sparanghel
spinach;Spinat|Babyspinat|Blattspinat;spenót|bébispenót|parajlevél;spanac|baby spanac
lettuce;Kopfsalat|@Häuptelsalat|Blattsalat|Salat;fejes saláta|saláta;salată verde|salată|lăptucă
iceberg;Eisbergsalat;jégsaláta;salată iceberg
romaine;Romanasalat|Römersalat|Romana Salat|Salatherzen;római saláta;salată romană
arugula;Rucola|Rauke;rukkola|ruccola;rucola
corn-salad;Feldsalat|@Vogerlsalat;madársaláta|galambbegysaláta;fetică|salată valeriană
radicchio;Radicchio;radicchio;radicchio
chard;Mangold;mángold;mangold|sfeclă mangold
beet-greens;;céklalevél;frunze de sfeclă
sorrel;Sauerampfer;sóska;măcriș
nettle;Brennnesseln|Brennnessel;csalán;urzici
rhubarb;Rhabarber;rebarbara;rubarbă|revent
green-beans;grüne Bohnen|@Fisolen|Buschbohnen|Prinzessbohnen;zöldbab;fasole verde
snow-peas;Zuckerschoten|Kaiserschoten|Zuckererbsen;cukorborsó;mazăre dulce|păstăi de mazăre
broad-beans;dicke Bohnen|Ackerbohnen|@Saubohnen;lóbab;bob
corn;Zuckermais|Maiskolben|Mais;csemegekukorica|csöves kukorica|kukorica;porumb dulce|porumb|știuleți de porumb
avocado;Avocado|Avocados;avokádó;avocado
okra;Okraschoten|Okra;okra;bame|okra
fennel-bulb;Fenchel|Fenchelknolle;édeskömény gumó|ánizskapor;fenicul
bean-sprouts;Mungobohnensprossen|Sojasprossen|Mungosprossen;mungóbabcsíra|mungóbab csíra|babcsíra;germeni de fasole mung|germeni de soia
microgreens;Microgreens|Kresse;mikrozöld|mikrozöldek;microplante
soup-vegetables;Suppengrün|@Suppengemüse;leveszöldség;legume pentru supă|rădăcinoase pentru supă
champignon;Champignons|Champignon;csiperkegomba|csiperke|csiperke gomba;ciuperci champignon|champignon|ciuperci
portobello;Portobello|Portobello Pilze;portobello gomba|portobello;ciuperci portobello|portobello
oyster-mushroom;Austernpilze|Austernseitlinge|@Austernpilz;laskagomba;ciuperci pleurotus|pleurotus|păstrăv de fag
shiitake;Shiitake|Shiitake Pilze;shiitake gomba|shiitake;ciuperci shiitake|shiitake
enoki;Enoki|Enoki Pilze;enoki gomba|enoki;ciuperci enoki|enoki
porcini;Steinpilze|@Herrenpilze;vargánya|vargánya gomba;hribi|mânătărci
chanterelle;Pfifferlinge|@Eierschwammerl;rókagomba;gălbiori
honey-fungus;;;ghebe
morel;Morcheln|Spitzmorcheln;kucsmagomba;zbârciogi
truffle;Trüffel;szarvasgomba;trufe
dill;Dill;kapor|friss kapor;mărar
parsley;Petersilie|glatte Petersilie|krause Petersilie;petrezselyem|petrezselyemzöld|petrezselyem zöld;pătrunjel|pătrunjel verde
cilantro;Koriander frisch|frischer Koriander|Koriander Bund|Koriander Topf;friss koriander|korianderzöld|koriander friss;coriandru proaspăt|coriandru verde
basil;Basilikum|Basilikum Topf;bazsalikom|friss bazsalikom;busuioc|busuioc proaspăt
mint;Minze;menta|friss menta;mentă|mentă proaspătă
lemon-balm;Zitronenmelisse|Melisse;citromfű;roiniță|melisă
spring-onion;Frühlingszwiebeln|Lauchzwiebeln|@Jungzwiebeln;újhagyma|zöldhagyma;ceapă verde
chives;Schnittlauch;snidling|metélőhagyma;arpagic verde|chives|arpagic
ramson;Bärlauch;medvehagyma;leurdă
rosemary;Rosmarin;rozmaring|friss rozmaring;rozmarin|rozmarin proaspăt
thyme;Thymian;kakukkfű|friss kakukkfű;cimbru proaspăt|cimbrișor
sage;Salbei;zsálya|friss zsálya;salvie
tarragon;Estragon;tárkony;tarhon
lovage;Liebstöckel|Maggikraut;lestyán;leuștean
lemongrass;Zitronengras;citromnád;iarbă de lămâie|lemongrass
curry-leaves;Curryblätter;currylevél;frunze de curry
kaffir-lime-leaves;Kaffirlimettenblätter|Limettenblätter;kaffir lime levél;frunze de lime kaffir
vine-leaves;Weinblätter;szőlőlevél;foi de viță|foi de viță de vie
dandelion;Löwenzahn;gyermekláncfű|pitypang;păpădie
purslane;Portulak;porcsin;
lavender;Lavendel|Lavendelblüten;levendula;lavandă
serrano;Serrano Chili;serrano chili;
habanero;Habanero;habanero;habanero
shishito;Pimientos de Padron|Bratpaprika|Padron Paprika;padron paprika;ardei padron
thai-chili;Thai Chili|Bird Eye Chili;thai chili|madárszem chili;ardei iute thai|chili thai
ramiro;Spitzpaprika rot|rote Spitzpaprika;ramiro paprika;ardei ramiro
watercress;Brunnenkresse;vízitorma;năsturel
garden-cress;Gartenkresse|Kresse im Topf;kerti zsázsa|zsázsa;creson
mesclun;Pflücksalat|Salatmischung|Salatmix|Babyleaf Salat;salátakeverék|saláta mix|bébisaláta keverék|bébi salátakeverék;mix de salată|amestec de salate|mix salată|salată mix
lollo-rosso;Lollo Rosso|Lollo Rossa;lollo rosso|lollo rossa;salată lollo rosso|lollo rosso
frisee;Friséesalat|Frisee|Endiviensalat frisee;frisée saláta|endívia saláta;salată frisee|salată creață frisee
escarole;Endiviensalat;escariol endívia;andive scarola
endive;Chicorée;cikória saláta|belga cikória|endívia;andive|cicoare andive
tuscan-kale;Cavolo Nero|Schwarzkohl|Palmkohl;toszkán kel|fekete kel;cavolo nero|kale toscan
broccolini;Broccolini|Bimi|Wilder Brokkoli;broccolini|bimi;broccolini|bimi
romanesco;Romanesco;romanesco|pagodakarfiol;romanesco|conopidă romanesco
samphire;Queller|Salicorne;;
tomatillo;Tomatillos;tomatillo;tomatillo
taro;Taro;taro|taró gyökér;taro
yam;Yams|Yamswurzel;jamgyökér|jam;yam|ignamă
lotus-root;Lotuswurzel;lótuszgyökér;rădăcină de lotus
galangal;Galgant;galanga|galangál;galangal
fresh-turmeric;Kurkuma frisch|frische Kurkuma|Kurkumawurzel;friss kurkuma|kurkuma gyökér|kurkumagyökér;turmeric proaspăt|rădăcină de turmeric
salsify;Schwarzwurzeln;feketegyökér;salsifi
celery-leaves;Selleriegrün|Schnittsellerie;zellerzöld|zellerlevél|metélőzeller;țelină frunze|frunze de țelină
baby-carrot;Babykarotten|Baby Karotten|Snackkarotten|Baby Möhren;bébirépa|bébi sárgarépa|mini sárgarépa;baby morcovi|morcovi baby|mini morcovi
purple-potato;violette Kartoffeln|blaue Kartoffeln;lila burgonya;cartofi mov
baking-potato;Ofenkartoffeln|mehligkochende Kartoffeln|Kartoffeln mehligkochend|@mehlige Erdäpfel|@Erdäpfel mehlig;sütni való burgonya|sütőburgonya;cartofi pentru copt
long-cucumber;Schlangengurke|Salatgurke lang;;castravete lung
mini-cucumber;Minigurken|Snackgurken|Mini Gurken;mini uborka|snack uborka|miniuborka;castraveți mini|mini castraveți
yellow-squash;gelbe Zucchini|Zucchini gelb;sárga cukkini;dovlecei galbeni
chayote;Chayote;chayote;chayote
soy-sprouts;Sojabohnensprossen;szójacsíra|szójabab csíra;muguri de soia
alfalfa-sprouts;Alfalfasprossen|Alfalfa Sprossen;lucernacsíra|lucerna csíra;germeni de alfalfa|germeni de lucernă
radish-sprouts;Radieschensprossen|Rettichsprossen;retekcsíra|retek csíra;germeni de ridiche
pea-shoots;Erbsensprossen|Erbsenkresse;borsócsíra|borsóhajtás;muguri de mazăre|vrejuri de mazăre
golden-beet;gelbe Bete|@gelbe Rüben;sárga cékla;sfeclă galbenă
solo-garlic;Soloknoblauch|Solo Knoblauch;egygerezdes fokhagyma|szóló fokhagyma;usturoi solo
sweet-onion;milde Gemüsezwiebel|Gemüsezwiebeln|Gemüsezwiebel|süße Zwiebeln;édes hagyma|makói édes hagyma;ceapă dulce
king-oyster;Kräuterseitlinge|Kräuterseitling;király laska|királylaska|ördögszekér laskagomba|királylaskagomba;ciuperci eryngii|eryngii|ciuperci pleurotus eryngii
shimeji;Shimeji|Shimeji Pilze|Buchenpilze;shimeji gomba|shimeji|bükkfagomba;ciuperci shimeji|shimeji
chervil;Kerbel;turbolya;hasmațuchi
borage;Borretsch;borágó;limba mielului
hyssop;Ysop;izsóp;isop
shiso;Shiso;shiso;shiso
thai-basil;Thai Basilikum|Thaibasilikum;thai bazsalikom;busuioc thailandez
oregano-fresh;Oregano frisch|frischer Oregano|Oregano Topf;friss oregánó|friss oregano;oregano proaspăt
banana-leaves;Bananenblätter;banánlevél;frunze de banan
pandan;Pandanblätter|Pandan;pandan|pandanlevél;pandan
cooked-beetroot;Rote Bete gekocht|gekochte Rote Bete|@Rote Rüben gekocht|Rote Bete vorgegart;főtt cékla|vákuumcsomagolt főtt cékla|cékla főtt;sfeclă roșie fiartă|sfeclă fiartă|sfeclă roșie fiartă vid
mizuna;Mizuna;mizuna;mizuna
burdock-root;Klettenwurzel;bojtorjángyökér;rădăcină de brusture
wax-beans;gelbe Bohnen|Wachsbohnen|@gelbe Fisolen;sárga vajbab|vajbab|sárgahüvelyű zöldbab;fasole galbenă|fasole galbenă păstăi
nasturtium;Kapuzinerkresse;sarkantyúka;
little-gem;Mini Romanasalat|Mini Romana|Romanasalatherzen|Salatherzen Romana;mini római saláta|little gem saláta;salată little gem|mini salată romană
boston-lettuce;Buttersalat|Butterkopfsalat;vajsaláta|vajfejsaláta;salată untoasă
`
