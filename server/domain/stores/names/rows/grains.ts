/** Shelf names of grains: «food;German;Hungarian;Romanian» line by line. */
export const grains = `
nori;Nori|Nori Algen|Noriblätter|Nori Blätter;nori|nori alga|nori lap|nori algalap;alge nori|nori|foi nori
buckwheat;Buchweizen;hajdina|hántolt hajdina;hrișcă|hrișcă decorticată
green-buckwheat;;zöld hajdina|hántolatlan hajdina;hrișcă verde|hrișcă crudă
rice;Reis|Langkornreis|Spitzenreis;rizs|hosszúszemű rizs;orez|orez cu bob lung
round-rice;Rundkornreis|Milchreis;kerekszemű rizs|gömbölyű szemű rizs;orez cu bob rotund|orez bob rotund
basmati;Basmatireis|Basmati Reis|Basmati;basmati rizs|basmati;orez basmati|basmati
arborio;Risottoreis|Arborio|Risotto Reis|Arborio Reis;arborio rizs|rizottó rizs|rizottórizs;orez arborio|orez pentru risotto|orez risotto
brown-rice;Naturreis|Vollkornreis|brauner Reis;barna rizs|barnarizs;orez brun|orez integral
rice-flakes;Reisflocken;rizspehely;fulgi de orez
millet;Hirse|Goldhirse;köles|hántolt köles;mei
semolina;Weizengrieß|Grieß|Weichweizengrieß;búzadara|gríz;griș|griș din grâu
bulgur;Bulgur;bulgur;bulgur
couscous;Couscous;kuszkusz;cușcuș|couscous
wheat;Weizen|Weizenkörner;búza|hántolt búza;grâu|grâu decorticat|arpacaș
wheat-groats;Weizenschrot;búzatöret;urluială de grâu|grâu spart
wheat-bran;Weizenkleie;búzakorpa;tărâțe de grâu|tărâțe
wheat-germ;Weizenkeime;búzacsíra;germeni de grâu
barley;Gerste;árpa;orz
pearl-barley;Perlgraupen|Graupen|@Rollgerste;árpagyöngy|gersli;arpacaș de orz|orz perlat
barley-groats;Gerstengrütze|Gerstenschrot;árpadara;
malt;Malz|Backmalz;maláta|malátapor;malț
rye;Roggen|Roggenkörner;rozs;secară
oat;Hafer|Nackthafer;zab;ovăz
rolled-oats;Haferflocken|zarte Haferflocken|kernige Haferflocken;zabpehely|aprószemű zabpehely|nagyszemű zabpehely;fulgi de ovăz
gluten-free-oats;Haferflocken glutenfrei|glutenfreie Haferflocken;gluténmentes zabpehely;fulgi de ovăz fără gluten
oat-bran;Haferkleie;zabkorpa;tărâțe de ovăz
muesli;Müsli|Früchtemüsli;müzli;musli|muesli
granola;Granola|Knuspermüsli|Knusper Müsli|Crunchy Müsli;granola|ropogós müzli;granola|musli crocant
corn-flakes;Cornflakes|Corn Flakes;kukoricapehely|corn flakes;fulgi de porumb|cornflakes|corn flakes
multigrain-flakes;Mehrkornflocken|5-Korn-Flocken|Mehrkorn Flocken;többmagvas pehely|gabonapehely keverék;fulgi multicereale|fulgi 5 cereale
corn-grits;Polenta|Maisgrieß;kukoricadara|polenta|kukorica dara;mălai|mălai grișat|mălai extra
popcorn;Popcornmais|Popcorn Mais|Popcorn;pattogatni való kukorica|popcorn|pattogatott kukorica;popcorn|porumb pentru popcorn|floricele de porumb
quinoa;Quinoa;quinoa;quinoa
amaranth;Amaranth|Amarant;amaránt;amarant
sorghum;Sorghum;cirok;sorg
pasta;Nudeln|Pasta|Teigwaren;száraztészta|tészta|durumtészta;paste|paste făinoase
spaghetti;Spaghetti;spagetti|spaghetti|spagetti tészta;spaghete|spaghetti|paste spaghetti
penne;Penne|Penne Rigate;penne|penne tészta;penne|paste penne
fusilli;Fusilli|Spiralnudeln|Spirelli|Spirali;fusilli|orsó tészta|orsótészta;fusilli|paste fusilli|spirale
farfalle;Farfalle;farfalle|masni tészta|masnitészta;farfalle|paste farfalle|fundițe
tagliatelle;Tagliatelle|Bandnudeln;tagliatelle|szélesmetélt|széles metélt;tagliatelle|paste tagliatelle
lasagne-sheets;Lasagneplatten|Lasagneblätter|Lasagne Platten;lasagne lap|lasagne tészta|lasagnelap;foi de lasagna|foi lasagna|foi pentru lasagna
cannelloni;Cannelloni;cannelloni|cannelloni tészta;cannelloni
vermicelli;Suppennudeln fein|Fadennudeln|@Suppennudeln;cérnametélt|vermicelli;fidea|tăiței fidea
egg-noodles;Eiernudeln;tojásos tészta|négytojásos tészta|4 tojásos tészta|házi jellegű tészta;tăiței cu ou|tăiței de casă|tăiței
instant-noodles;Instantnudeln|Instant Nudeln;instant tészta|instant leves tészta|instant tésztaleves;tăiței instant|supă instant cu tăiței|noodles instant
udon;Udon Nudeln|Udonnudeln|Udon;udon tészta|udon;tăiței udon|udon
soba;Soba Nudeln|Soba|Sobanudeln;szoba tészta|soba tészta|soba;tăiței soba|soba
rice-noodles;Reisnudeln|Reisbandnudeln;rizstészta|rizsmetélt;tăiței de orez|tăiței din orez
funchoza;Glasnudeln;üvegtészta;tăiței de sticlă|tăiței transparenți
wholegrain-pasta;Vollkornnudeln|Vollkornspaghetti|Vollkorn Penne|Vollkornpasta;teljes kiőrlésű tészta|teljes kiőrlésű durumtészta|teljes kiőrlésű spagetti;paste integrale|spaghete integrale|penne integrale
gluten-free-pasta;glutenfreie Nudeln|Nudeln glutenfrei|glutenfreie Pasta|Penne glutenfrei|Spaghetti glutenfrei;gluténmentes tészta|gluténmentes száraztészta;paste fără gluten
gnocchi;Gnocchi;gnocchi;gnocchi
rice-paper;Reispapier;rizspapír;foi de orez|hârtie de orez
beans;weiße Bohnen|Bohnen getrocknet|Bohnen;fehérbab|szárazbab|bab|fehér bab;fasole albă|fasole boabe|fasole uscată|fasole
red-beans;rote Bohnen|Kidneybohnen getrocknet|rote Kidneybohnen getrocknet;vörösbab|vesebab|vörös bab|tarkabab;fasole roșie
black-beans;schwarze Bohnen;feketebab|fekete bab;fasole neagră
peas-dried;Schälerbsen|gelbe Erbsen|Erbsen getrocknet|Trockenerbsen|halbe Erbsen;sárgaborsó|feles sárgaborsó|hántolt borsó;mazăre uscată|mazăre galbenă|mazăre boabe uscată
lentils;Linsen|Tellerlinsen|braune Linsen|Berglinsen;lencse|barna lencse;linte|linte verde|linte brună
red-lentils;rote Linsen|Linsen rot;vörös lencse|vöröslencse;linte roșie
chickpeas;Kichererbsen getrocknet|Kichererbsen;csicseriborsó;năut|năut boabe
mung-bean;Mungobohnen;mungóbab|mungbab;fasole mung
soybean;Sojabohnen;szójabab;boabe de soia|soia boabe
lupin;Lupinen|Lupine;csillagfürt;lupin
soy-meat;Sojaschnetzel|Sojagranulat|Sojaschnetzel grob;szójagranulátum|szójakocka|szójaszelet;granule de soia|soia texturată|cuburi de soia|șnițel de soia
ravioli;Ravioli|Tortellini|Tortelloni;ravioli|tortellini;ravioli|tortellini
wood-ear;Mu Err Pilze|Mu-Err-Pilze|Mu Err;fafülgomba|júdásfülgomba|mun gomba;urechi de lemn|ciuperci urechi de lemn|ciuperci mu err
wakame;Wakame;wakame|wakame alga;wakame|alge wakame
kombu;Kombu|Kombu Algen;kombu|kombu alga;kombu|alge kombu
dulse;Dulse;;
jasmine-rice;Jasminreis|Jasmin Reis|Duftreis;jázmin rizs|jázminrizs;orez iasomie|orez jasmine|orez cu aromă de iasomie
wild-rice;Wildreis;vadrizs;orez sălbatic
red-rice;roter Reis;vörös rizs;orez roșu
sushi-rice;Sushi Reis|Sushireis;sushi rizs|szusi rizs;orez pentru sushi|orez sushi
glutinous-rice;Klebreis;ragacsos rizs;orez glutinos
bomba-rice;Paella Reis|Paellareis;paella rizs|bomba rizs;orez pentru paella|orez paella|orez bomba
carnaroli;Carnaroli|Carnaroli Reis;carnaroli rizs|carnaroli;orez carnaroli|carnaroli
parboiled-rice;Parboiled Reis|Reis parboiled|Kochbeutelreis;előgőzölt rizs|főzőtasakos rizs;orez prefiert|orez parboiled|orez la pliculețe
rice-krispies;Rice Krispies|Puffreis;rice krispies|puffasztott rizs;rice krispies|orez expandat
spelt;Dinkel|Dinkelkörner;tönköly|tönkölybúza|hántolt tönkölybúza;spelta|grâu spelta|alac
kamut;Kamut|Khorasan Weizen;kamut|khorasan búza;kamut
freekeh;Freekeh|Grünkern;freekeh;freekeh
teff;Teff;teff;teff
rye-flakes;Roggenflocken;rozspehely;fulgi de secară
spelt-flakes;Dinkelflocken;tönkölypehely|tönkölybúza pehely|tönkölybúzapehely;fulgi de spelta
buckwheat-flakes;Buchweizenflocken;hajdinapehely;fulgi de hrișcă
barley-flakes;Gerstenflocken;árpapehely;fulgi de orz
rye-bran;Roggenkleie;rozskorpa;tărâțe de secară
fibre;Weizenfaser|Ballaststoffe|Bambusfaser;búzarost|növényi rost|bambuszrost;fibre de grâu|fibre
breakfast-hoops;Cheerios|Cerealien Ringe;gabonakarika|cheerios;cheerios|inele din cereale|cereale inele
bran-flakes;Bran Flakes|Weizenkleie Flakes;korpapehely;fulgi de tărâțe
cooked-rice-ready;Express Reis|Expressreis|Reis express;mikrózható rizs|előfőzött rizs;orez gata preparat|orez fiert
pearl-couscous;Perlcouscous|Perl Couscous;gyöngykuszkusz|izraeli kuszkusz;cușcuș perlat|cușcuș israelian
fregola;Fregola|Fregola Sarda;fregola;fregola
orzo;Orzo|Kritharaki|Risoni|Reisnudeln Kritharaki;orzo|rizsszem tészta|orzo tészta;orzo|paste orzo
linguine;Linguine;linguine;linguine|paste linguine
rigatoni;Rigatoni;rigatoni;rigatoni|paste rigatoni
kolinka;Hörnchennudeln|@Hörnchen|Hörnchen Nudeln|Makkaroni kurz|Gobbetti;szarvacska tészta|szarvacska|szarvacskatészta;macaroane|paste cornulețe|melcișori
tarhonya;Tarhonya;tarhonya;tarhonya
fresh-pasta;frische Pasta|frische Nudeln|Tagliatelle frisch|frische Tagliatelle;friss tészta|friss tagliatelle;paste proaspete
soup-noodles;Suppennudeln|Buchstabennudeln|@Frittaten;levestészta|cérnametélt levestészta|betűtészta;tăiței pentru supă|paste pentru supă
ramen-noodles;Ramen Nudeln|Ramennudeln|Mie Nudeln;ramen tészta|ramen;tăiței ramen|ramen
shirataki;Shirataki|Konjak Nudeln|Konjaknudeln;shirataki|konjac tészta|konjak tészta|shirataki tészta;shirataki|paste konjac|tăiței konjac
chickpea-pasta;Kichererbsennudeln|Kichererbsen Pasta|Kichererbsen Nudeln;csicseriborsó tészta|csicseriborsótészta;paste din năut|paste de năut
cannellini;Cannellini Bohnen|Cannellini;cannellini bab|cannellini;fasole cannellini
butter-beans;Riesenbohnen|weiße Riesenbohnen|Limabohnen;óriásbab|vajbab|limabab;fasole mare albă|fasole lima
pinto-beans;Pintobohnen|Wachtelbohnen|Borlottibohnen;pinto bab|tarka bab;fasole pinto|fasole pestriță
black-eyed-peas;Schwarzaugenbohnen|Augenbohnen;feketeszemű bab|homoki bab;fasole cu ochi negri|fasole ochi negru
adzuki;Adzukibohnen|Azukibohnen;adzuki bab|azuki bab|adukibab;fasole adzuki|fasole azuki
black-lentils;Belugalinsen|Beluga Linsen|schwarze Linsen;beluga lencse|fekete lencse;linte neagră|linte beluga
chana-dal;Chana Dal;chana dal;chana dal
dried-broad-beans;Ackerbohnen getrocknet;szárított lóbab;bob uscat
orecchiette;Orecchiette;orecchiette;orecchiette
green-lentils;grüne Linsen|Linsen grün|Puy Linsen;zöld lencse|zöldlencse;linte verde
`
