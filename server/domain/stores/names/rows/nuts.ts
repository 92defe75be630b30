/** Shelf names of nuts: «food;German;Hungarian;Romanian» line by line. */
export const nuts = `
raisin;Rosinen|Sultaninen;mazsola;stafide
dried-apricot;getrocknete Aprikosen|Aprikosen getrocknet|@Marillen getrocknet|@getrocknete Marillen|Soft Aprikosen;aszalt sárgabarack|aszalt kajszibarack;caise uscate|caise deshidratate
prune;Trockenpflaumen|@Dörrpflaumen|Pflaumen getrocknet|getrocknete Pflaumen|Soft Pflaumen;aszalt szilva;prune uscate|prune deshidratate
date;Datteln|Medjool Datteln|Dattel;datolya;curmale
dried-fig;getrocknete Feigen|Feigen getrocknet|Trockenfeigen;szárított füge|aszalt füge;smochine uscate|smochine deshidratate
dried-cranberry;getrocknete Cranberries|Cranberries getrocknet;szárított tőzegáfonya|aszalt tőzegáfonya|aszalt vörös áfonya;merișoare uscate|merișoare deshidratate
dried-cherry;getrocknete Kirschen|Sauerkirschen getrocknet;aszalt meggy;vișine uscate|vișine deshidratate
dried-apple;Apfelringe|getrocknete Äpfel|Apfelringe getrocknet;aszalt alma|szárított alma;mere uscate|mere deshidratate
dried-pear;getrocknete Birnen|Dörrbirnen|@Kletzen;aszalt körte;pere uscate|pere deshidratate
dried-fruit-mix;Trockenobst|Backobst|Dörrobst;aszalt gyümölcs keverék|aszaltgyümölcs keverék;fructe uscate|fructe deshidratate
candied-fruit;kandierte Früchte|Früchtemix kandiert;kandírozott gyümölcs;fructe confiate
dried-banana;Bananenchips;banánchips|banán chips;chips de banane|chipsuri de banane
walnut;Walnüsse|Walnusskerne|Walnuss;dió|dióbél|darált dió;nuci|nucă|miez de nucă
hazelnut;Haselnüsse|Haselnusskerne|Haselnüsse gemahlen|gemahlene Haselnüsse;törökmogyoró|mogyoró|mogyoróbél|darált törökmogyoró;alune de pădure|alune de padure crude
almond;Mandeln|Mandelkerne|Mandelblättchen|Mandelstifte|blanchierte Mandeln;mandula|mandulabél|szeletelt mandula|hámozott mandula;migdale|migdale crude|migdale decojite
cashew;Cashewkerne|Cashews|Cashewnüsse;kesudió;caju|nuci caju
pistachio;Pistazien|Pistazienkerne;pisztácia;fistic
pecan;Pekannüsse|Pekannusskerne|Pecannüsse;pekándió;nuci pecan
macadamia;Macadamianüsse|Macadamia|Macadamia Nüsse;makadámdió|makadámia dió;nuci macadamia|macadamia
brazil-nut;Paranüsse|Paranusskerne;paradió|brazil dió;nuci braziliene|nuci de brazilia
pine-nut;Pinienkerne;fenyőmag;semințe de pin|muguri de pin
chestnut;Maroni|Esskastanien|Maronen|@Maroni gekocht|Kastanien;gesztenye|szelídgesztenye;castane|castane comestibile
nut-mix;Nussmischung|Nussmix|Nusskernmischung;diókeverék|diófélék keverék;mix de nuci|amestec de nuci|mix nuci
peanut;Erdnüsse|Erdnusskerne|Erdnüsse geröstet;földimogyoró|pörkölt földimogyoró|sós földimogyoró;arahide|alune prăjite|arahide prăjite|alune
peanut-butter;Erdnussbutter|Erdnussmus|Erdnusscreme|@Erdnussbutter creamy;mogyoróvaj|földimogyoró krém|földimogyoró-krém|amerikai mogyoróvaj;unt de arahide
almond-butter;Mandelmus;mandulakrém|mandulavaj;unt de migdale|pastă de migdale
sesame;Sesam|Sesamsamen|Sesam geschält;szezámmag|hántolt szezámmag;susan|semințe de susan|susan alb
sunflower-seeds;Sonnenblumenkerne;napraforgómag|hántolt napraforgómag|napraforgó mag;semințe de floarea soarelui|miez de floarea soarelui
pumpkin-seeds;Kürbiskerne;tökmag|hántolt tökmag|tökmagbél;semințe de dovleac|miez de dovleac
flaxseed;Leinsamen;lenmag|aranylenmag|barna lenmag;semințe de in|in semințe
chia;Chiasamen|Chia Samen|Chia;chia mag|chiamag|chia;semințe de chia|chia
hemp-seeds;Hanfsamen;kendermag|hántolt kendermag;semințe de cânepă|semințe decorticate de cânepă
seed-mix;Salatkerne|Kernemischung|Saatenmischung|Körnermix;magkeverék|salátamag keverék;mix de semințe|amestec de semințe
currants-dried;Korinthen;korinthoszi mazsola|apró mazsola;stafide corint|stafide de corint
goji;Goji Beeren|Gojibeeren;goji bogyó|gojibogyó;goji|fructe goji
dried-blueberry;getrocknete Heidelbeeren|Heidelbeeren getrocknet;szárított áfonya|aszalt áfonya|aszalt fekete áfonya;afine uscate|afine deshidratate
dried-mango;getrocknete Mango|Mango getrocknet;aszalt mangó|szárított mangó;mango deshidratat|mango uscat
dried-pineapple;getrocknete Ananas|Ananas getrocknet;aszalt ananász|szárított ananász;ananas deshidratat|ananas uscat
dried-rosehip;getrocknete Hagebutten|Hagebuttentee|Hagebuttenschalen;szárított csipkebogyó|csipkebogyó tea|csipkebogyótea;măceșe uscate|ceai de măceșe
freeze-dried-strawberry;gefriergetrocknete Erdbeeren|Erdbeeren gefriergetrocknet;liofilizált eper;căpșuni liofilizate
candied-orange;Orangeat|@Aranzini|kandierte Orangen;kandírozott narancshéj|kandírozott narancs;coajă de portocală confiată|portocale confiate
candied-ginger;kandierter Ingwer|Ingwer kandiert;kandírozott gyömbér;ghimbir confiat
tiger-nut;Erdmandeln;tigrismogyoró|földimandula;alune tigrate
nut-butter;Nussmus;diókrém|dióvaj;unt de nuci
pistachio-paste;Pistaziencreme|Pistazienpaste|Pistazienmus;pisztáciakrém|pisztácia krém|pisztáciapaszta;pastă de fistic|cremă de fistic
hazelnut-paste;Haselnussmus;törökmogyoró krém|mogyorópaszta;pastă de alune de pădure|unt de alune de pădure
cashew-butter;Cashewmus;kesudiókrém|kesuvaj|kesudió krém;unt de caju
coconut-butter;Kokosmus;kókuszvaj;unt de cocos
salted-nuts;Nüsse gesalzen|gesalzene Erdnüsse|Erdnüsse gesalzen;sózott dió|sózott mandula;nuci sărate
trail-mix;Studentenfutter;diákcsemege;mix de nuci și fructe uscate|amestec de nuci și stafide
roasted-sunflower;Sonnenblumenkerne geröstet|geröstete Sonnenblumenkerne;pirított napraforgómag|szotyi|pörkölt napraforgómag;semințe de floarea soarelui prăjite|semințe prăjite
`
