/** Shelf names of fruit: «food;German;Hungarian;Romanian» line by line. */
export const fruit = `
apple;Äpfel|Apfel;alma;mere|măr
granny-smith;Granny Smith|Äpfel Granny Smith|Apfel Granny Smith;granny smith|alma granny smith;mere granny smith|granny smith
pear;Birnen|Birne;körte;pere|pară
quince;Quitten|Quitte;birsalma|birskörte;gutui|gutuie
plum;Pflaumen|Zwetschgen|@Zwetschken|Pflaume;szilva;prune|prună|prune proaspete
mirabelle;Mirabellen;mirabella|mirabella szilva;mirabele|corcodușe
apricot;Aprikosen|@Marillen|Aprikose|@Marille;sárgabarack|kajszibarack;caise|caisă
peach;Pfirsiche|Pfirsich;őszibarack;piersici|piersică
nectarine;Nektarinen|Nektarine;nektarin;nectarine|nectarină
cherry;Sauerkirschen|@Weichseln;meggy;vișine
sweet-cherry;Kirschen|Süßkirschen;cseresznye;cireșe
grape;Weintrauben|Trauben|Tafeltrauben;szőlő|csemegeszőlő;struguri
banana;Bananen|Banane;banán;banane|banană
pineapple;Ananas;ananász;ananas
mango;Mango|Mangos;mangó;mango
papaya;Papaya;papaya|papája;papaya
kiwi;Kiwi|Kiwis;kivi|kiwi;kiwi
persimmon;Kaki|Sharon Kaki|Persimon;datolyaszilva|kaki|kakiszilva;kaki|curmale kaki
pomegranate;Granatapfel|Granatäpfel;gránátalma;rodie|rodii
fig;Feigen|Feigen frisch|Feige;füge|friss füge;smochine|smochine proaspete
coconut;Kokosnuss;kókuszdió;nucă de cocos|cocos
passion-fruit;Passionsfrucht|Maracuja;maracuja|passiógyümölcs;fructul pasiunii|maracuja
lychee;Litschi|Litschis|Lychee;licsi;lychee|litchi
dragon-fruit;Drachenfrucht|Pitahaya|Pitaya;sárkánygyümölcs|pitaya;pitaya|fructul dragonului|pitahaya
jackfruit;Jackfruit;jackfruit|jákafa;jackfruit
plantain;Kochbananen|Kochbanane;főzőbanán;plantain|banane plantain
watermelon;Wassermelone;görögdinnye;pepene verde|pepene roșu
melon;Honigmelone|Galiamelone|@Zuckermelone|Cantaloupe Melone;sárgadinnye|mézdinnye;pepene galben
lemon;Zitronen|Zitrone;citrom;lămâi|lămâie
lime;Limetten|Limette;lime;lime
orange;Orangen|Orange|Saftorangen;narancs;portocale|portocală
mandarin;Mandarinen|Clementinen|Mandarine;mandarin|klementin;mandarine|clementine|mandarină
grapefruit;Grapefruit;grapefruit;grapefruit|grepfrut
pomelo;Pomelo;pomelo;pomelo
kumquat;Kumquats|Kumquat;kumkvat;kumquat
strawberry;Erdbeeren|Erdbeere;eper|szamóca;căpșuni|căpșune|căpșună
wild-strawberry;Walderdbeeren;erdei szamóca|erdei eper;fragi|fragi de pădure
raspberry;Himbeeren|Himbeere;málna;zmeură
blackberry;Brombeeren|Brombeere;szeder;mure
blueberry;Heidelbeeren|Blaubeeren|Heidelbeere;áfonya|fekete áfonya|kék áfonya;afine|afine proaspete
blackcurrant;schwarze Johannisbeeren|@schwarze Ribisel|Johannisbeeren schwarz;feketeribizli|fekete ribizli|feketeribiszke;coacăze negre
redcurrant;rote Johannisbeeren|@Ribisel|Johannisbeeren|Johannisbeeren rot;pirosribizli|ribizli|piros ribizli;coacăze roșii
gooseberry;Stachelbeeren;egres|köszméte;agrișe
cranberry;Cranberries|Cranberrys;tőzegáfonya;merișoare
lingonberry;Preiselbeeren;vörös áfonya;merișor
sea-buckthorn;Sanddorn|Sanddornbeeren;homoktövis;cătină
rosehip;Hagebutten;csipkebogyó;măceșe
mulberry;Maulbeeren;;dude
dogwood-berry;Kornelkirschen|@Dirndln;húsos som;coarne
elderberry;Holunderbeeren;bodza|fekete bodza;soc|fructe de soc
rowan-berry;Vogelbeeren;berkenye;scorușe
honeysuckle-berry;Maibeeren|Haskap;;
lemon-juice;Zitronensaft;citromlé;suc de lămâie|zeamă de lămâie
lime-juice;Limettensaft;limelé|lime lé;suc de lime
clementine;Clementinen|Clementine;klementin;clementine
blood-orange;Blutorangen|Blutorange;vérnarancs;portocale roșii
yuzu;Yuzu;yuzu;yuzu
cantaloupe;Cantaloupe Melone|Cantaloupe|Charentais Melone;cantaloupe dinnye|kantalup dinnye;pepene cantalup|pepene cantaloupe
honeydew;;mézdinnye|honeydew dinnye;
durian;Durian;durián;durian
feijoa;Feijoa;feijoa;feijoa
guava;Guave|Guaven;guava;guava
starfruit;Karambole|Sternfrucht;karambola|csillaggyümölcs;carambola|carambole
physalis;Physalis;physalis|földicseresznye;physalis
rambutan;Rambutan;rambután;rambutan
loquat;Mispeln|Loquat;naspolya|japánnaspolya;moșmoane
prickly-pear;Kaktusfeigen|Kaktusfeige;fügekaktusz|kaktuszfüge;fructe de cactus|fruct de cactus
aronia;Aroniabeeren|Aronia;arónia|fekete berkenye;aronia|fructe de aronia
elderflower;Holunderblüten|@Hollerblüten;bodzavirág;flori de soc|soc flori
crabapple;Wildäpfel;vadalma;mere pădurețe
asian-pear;Nashi|Nashi Birne|Nashibirne;nashi körte|nashi;pere nashi|nashi
`
