/** Shelf names of sauces: «food;German;Hungarian;Romanian» line by line. */
export const sauces = `
dried-shrimp;getrocknete Garnelen|Garnelen getrocknet;szárított garnéla|szárított rák;creveți uscați
mayonnaise;Mayonnaise|Mayo|Salatmayonnaise;majonéz;maioneză
vegan-mayonnaise;vegane Mayonnaise|vegane Mayo|Mayo vegan;vegán majonéz|majonéz vegán;maioneză vegană|maioneză de post|maioneză vegetală
ketchup;Ketchup|Tomatenketchup;ketchup;ketchup
mustard;Senf|mittelscharfer Senf|@Estragonsenf|Tafelsenf;mustár|csemegemustár;muștar|muștar clasic
dijon-mustard;Dijon Senf|Dijonsenf;dijoni mustár|dijon mustár;muștar dijon|muștar de dijon
grain-mustard;körniger Senf|grobkörniger Senf;magos mustár|szemcsés mustár;muștar cu boabe|muștar boabe dijon
horseradish;Meerrettich|@Kren|Tafelmeerrettich|@Tafelkren|Sahnemeerrettich|@Oberskren;torma|reszelt torma|ecetes torma;hrean|hrean ras
wasabi;Wasabi|Wasabi Paste;wasabi|vaszabi;wasabi
adjika;Adschika|Ajika;;
tomato-paste;Tomatenmark|@Paradeismark;sűrített paradicsom|paradicsompüré|paradicsomsűrítmény;pastă de tomate|bulion de tomate|bulion|pastă tomate
tomato-sauce;Tomatensauce|Tomatensoße|@Paradeissauce;paradicsomszósz|paradicsommártás;sos de roșii|passata|suc de roșii pasat|sos de tomate|roșii pasate
soy-sauce;Sojasauce|Sojasoße;szójaszósz;sos de soia
coconut-aminos;Coconut Aminos;kókusz aminos;coconut aminos
tamari;Tamari|Tamari Sojasauce;tamari|tamari szójaszósz;tamari|sos tamari
teriyaki;Teriyaki Sauce|Teriyakisauce|Teriyaki;teriyaki szósz|teriyaki;sos teriyaki|teriyaki
fish-sauce;Fischsauce|Fischsoße;halszósz;sos de pește
oyster-sauce;Austernsauce|Austernsoße;osztrigaszósz;sos de stridii
worcestershire;Worcestersauce|Worcestershire Sauce|Worcester Sauce;worcestershire szósz|worcester szósz|worchester szósz;sos worcestershire|sos worcester
hot-sauce;scharfe Sauce|Hot Sauce|scharfe Soße;csípős szósz|chili szósz|tabasco|sriracha;sos picant|tabasco|sos iute|sos sriracha|sriracha
sweet-chili-sauce;süße Chilisauce|Sweet Chili Sauce|Chilisauce süß;édes chili szósz|sweet chili szósz|édes chiliszósz;sos sweet chili|sos chili dulce|sos dulce de chili
harissa;Harissa;harissa|harissza;harissa
gochujang;Gochujang;gochujang;gochujang
curry-paste;Currypaste|Curry Paste;currypaszta|curry paszta;pastă de curry|pastă curry
miso;Miso|Misopaste|Miso Paste;miso|miszo|miso paszta|miszópaszta;miso|pastă miso
narsharab;Granatapfelsirup|Granatapfelmelasse;gránátalmaszirup|gránátalma szirup;melasă de rodie|sirop de rodii|sirop de rodie
bbq-sauce;Barbecue Sauce|BBQ Sauce|Grillsauce|Barbecuesauce;barbecue szósz|bbq szósz|barbecue;sos barbecue|sos bbq|barbecue
pesto;Pesto|Pesto alla Genovese|Pesto Genovese;pesto|bazsalikomos pesto|zöld pesto;pesto|sos pesto
bechamel;Béchamelsauce|Bechamelsauce|Béchamel;besamel|besamelmártás;sos bechamel|bechamel
tartar-sauce;Sauce Tartare|Tartarsauce|Tatarsauce;tartármártás|tartár mártás|tartár;sos tartar
caesar-dressing;Caesar Dressing|Caesar Sauce;cézár öntet|cézár salátaöntet|caesar öntet;sos caesar|dressing caesar
ranch-dressing;Ranch Dressing;ranch öntet;sos ranch|dressing ranch
cheese-sauce;Käsesauce|Käsesoße|Cheddarsauce;sajtszósz|sajtmártás|cheddar szósz;sos de brânză|sos cu brânză|sos cheddar
mushroom-sauce;Pilzsauce|Champignonsauce|Rahmchampignons|Jägersauce;gombamártás|gombaszósz;sos de ciuperci|sos cu ciuperci
salad-dressing;Salatdressing|Dressing|Salatsauce;salátaöntet|öntet;dressing pentru salată|sos pentru salată|dressing salată
hummus;Hummus|Humus;hummusz|humusz|hummus;humus|hummus
guacamole;Guacamole;guacamole;guacamole
tzatziki;Tzatziki|Zaziki;tzatziki|tzaziki;tzatziki
vinegar;Essig|Branntweinessig|Tafelessig|@Hesperidenessig|Kräuteressig;ecet|ételecet;oțet|oțet alb|oțet alimentar|oțet din alcool
vinegar-essence;Essigessenz;ecetesszencia;esență de oțet
apple-vinegar;Apfelessig;almaecet;oțet de mere|oțet din mere
wine-vinegar;Weinessig|Weißweinessig|Rotweinessig;borecet|fehérborecet|vörösborecet;oțet de vin|oțet din vin|oțet din vin alb|oțet din vin roșu
balsamic-vinegar;Balsamico|Balsamicoessig|Aceto Balsamico|Balsamessig|Aceto Balsamico di Modena;balzsamecet|balzsamecet modenai|aceto balsamico;oțet balsamic|oțet balsamic de modena
rice-vinegar;Reisessig;rizsecet;oțet de orez
mirin;Mirin;mirin;mirin
tamarind;Tamarinde|Tamarindenpaste|Tamarinde Paste;tamarind|tamarind paszta;tamarind|pastă de tamarind
tahini;Tahin|Tahini|Sesammus|Tahina;tahini|szezámkrém|szezámpaszta|tahina;tahini|pastă de susan|tahin
bonito-flakes;Bonitoflocken|Katsuobushi;bonito pehely|katsuobushi;fulgi de bonito
hoisin;Hoisin Sauce|Hoisinsauce;hoisin szósz|hoisin;sos hoisin
unagi-sauce;Unagi Sauce;unagi szósz;sos unagi
ponzu;Ponzu|Ponzu Sauce;ponzu|ponzu szósz;ponzu|sos ponzu
tabasco;Tabasco|Tabasco Sauce;tabasco;tabasco|sos tabasco
sriracha;Sriracha|Sriracha Sauce;sriracha|sriracha szósz;sriracha|sos sriracha
chili-sauce;Chilisauce|Chilisoße;chili szósz|chiliszósz;sos chili|sos de chili
buffalo-sauce;Buffalo Sauce;buffalo szósz;sos buffalo
sweet-sour-sauce;Süß-Sauer-Sauce|Sauce süß-sauer|süß saure Sauce|Sauce süß sauer;édes-savanyú szósz|édes savanyú szósz;sos dulce acrișor|sos dulce-acrișor
sambal;Sambal Oelek|Sambal;sambal oelek|sambal;sambal oelek|sambal
chili-paste;Chilipaste;chilipaszta|erős pista|chili paszta|csípős paprikakrém;pastă de ardei iute|pastă de chili|pastă de ardei iuți
chili-garlic-sauce;Chili Knoblauch Sauce|Chili Garlic Sauce;chili-fokhagyma szósz;sos chili cu usturoi
black-bean-sauce;Schwarze Bohnen Sauce|Black Bean Sauce|Bohnensauce schwarz;feketebab szósz|fekete bab szósz;sos de fasole neagră
doubanjiang;Doubanjiang;doubanjiang;doubanjiang
doenjang;Doenjang;doenjang;doenjang
tom-yum-paste;Tom Yum Paste|Tom Yam Paste;tom yum paszta|tom yam paszta;pastă tom yum|pastă tom yam
red-curry-paste;rote Currypaste|Currypaste rot|Red Curry Paste;vörös curry paszta|piros curry paszta|vörös currypaszta;pastă de curry roșu|pastă curry roșu
green-curry-paste;grüne Currypaste|Currypaste grün|Green Curry Paste;zöld curry paszta|zöld currypaszta;pastă de curry verde|pastă curry verde
pasta-sauce;Pastasauce|Nudelsauce|Pastasauce Basilikum|Sugo|Nudelsoße;tésztaszósz|pasta szósz|bolognai szósz|bolognai alap;sos pentru paste|sos de paste|sos paste|sos bolognese
passata;Passata|passierte Tomaten|@passierte Paradeiser;passata|paradicsom passata|passzírozott paradicsom;passata|passata de roșii|roșii pasate|roșii pasate passata
pizza-sauce;Pizzasauce|Pizzasoße|Pizzatomaten;pizzaszósz|pizza szósz;sos de pizza|sos pentru pizza|sos pizza
salsa;Salsa|Salsa Dip|Salsa Sauce;salsa|salsa szósz|salsa mártogatós;salsa|sos salsa
salsa-verde;Salsa Verde;salsa verde;salsa verde
chimichurri;Chimichurri;chimichurri;chimichurri
demi-glace;Demi Glace;demi glace;demi glace
hollandaise;Sauce Hollandaise|Hollandaise;hollandi mártás|hollandi szósz;sos olandez|sos hollandaise
cream-sauce;Rahmsauce|Sahnesauce;tejszínes szósz|tejszínes mártás;sos de smântână|sos alb cu smântână
sour-cream-sauce;Sauerrahm Dip|Sour Cream Dip;tejfölös szósz|tejfölös mártogatós;sos de smântână cu verdețuri
garlic-sauce;Knoblauchsauce|Knoblauchsoße|Knoblauch Dip|Knoblauchdip;fokhagymás szósz|fokhagyma szósz|fokhagymás öntet;sos de usturoi|sos cu usturoi|mujdei
aioli;Aioli;aioli;aioli
thousand-island;Thousand Island Dressing|Thousand Island|Cocktail Dressing;ezersziget öntet|ezer sziget öntet|ezersziget salátaöntet;sos 1000 insule|sos o mie de insule|dressing 1000 de insule
vinaigrette;Vinaigrette;vinaigrette|vinegrett;vinaigrette|vinegretă
italian-dressing;Italian Dressing|Dressing italienisch;olasz salátaöntet|olasz öntet;dressing italian
horseradish-sauce;Meerrettichsauce|Meerrettich Sauce|@Krensauce;tormamártás|tejszínes torma|tormakrém|torma krém;sos de hrean|sos cu hrean|cremă de hrean
beet-horseradish;Rote Bete Meerrettich|@Rote-Rüben-Kren;céklás torma;hrean cu sfeclă|hrean cu sfeclă roșie
mint-sauce;Minzsauce|Mint Sauce;mentaszósz|mentamártás;sos de mentă
cranberry-sauce;Preiselbeeren im Glas|Cranberry Sauce|@Preiselbeerkompott|Wildpreiselbeeren;áfonyaszósz|áfonyalekvár vörös;sos de merișoare
plum-sauce;Pflaumensauce;szilvaszósz;sos de prune
chutney;Chutney|Mango Chutney;chutney|mangó chutney;chutney|chutney de mango
relish;Relish|Gurkenrelish;relish|uborka relish|uborkasaláta relish;relish
branston-pickle;Branston Pickle;branston pickle;branston pickle
cocktail-sauce;Cocktailsauce|Cocktail Sauce;koktélszósz|koktélmártás;sos cocktail
steak-sauce;Steaksauce|Steak Sauce;steak szósz;sos pentru steak|sos steak
maggi;Maggi|Maggi Würze|Würze flüssig;maggi|folyékony ételízesítő|maggi ízesítő;maggi|maggi lichid
marmite;Marmite|Hefeextrakt|Vitam;marmite;marmite
olive-paste;Olivenpaste|Tapenade|Olivenaufstrich;olívapaszta|olívabogyó krém|olívakrém;pastă de măsline|tapenade
anchovy-paste;Sardellenpaste|Anchovispaste;szardellapaszta|ajókapaszta;pastă de anșoa|pastă de hamsii
shrimp-paste;Garnelenpaste;garnélapaszta|rákpaszta;pastă de creveți
garlic-paste;Knoblauchpaste;fokhagymakrém|fokhagymapaszta|fokhagyma krém;pastă de usturoi|cremă de usturoi
ginger-paste;Ingwerpaste;gyömbérpaszta|gyömbérkrém;pastă de ghimbir
pepper-paste;Ajvar|Paprikapaste;ajvár|paprikakrém|ajvar;ajvar|pastă de ardei|pastă de ardei dulce
sundried-tomato-pesto;Pesto Rosso|rotes Pesto|Pesto rot;piros pesto|pesto rosso|paradicsomos pesto|vörös pesto;pesto rosso|pesto roșu|pesto cu roșii uscate|pesto de roșii uscate
vegan-pesto;Pesto vegan|veganes Pesto;vegán pesto;pesto vegan
baba-ganoush;Baba Ganoush;padlizsánkrém|baba ganoush;salată de vinete|baba ganoush
truffle-paste;Trüffelpaste|Trüffelcreme;szarvasgombakrém|szarvasgomba krém|szarvasgomba paszta;pastă de trufe|cremă de trufe
light-mayonnaise;Salatcreme|Mayonnaise leicht|leichte Mayonnaise;light majonéz|könnyű majonéz;maioneză light|maioneză ușoară
malt-vinegar;Malzessig;malátaecet;oțet de malț
sherry-vinegar;Sherryessig|Sherry Essig;sherryecet|sherry ecet;oțet de sherry|oțet de xeres
balsamic-glaze;Balsamicocreme|Crema di Balsamico|Balsamico Creme|Crema Balsamico;balzsamecet krém|balzsamkrém|balzsamecetkrém|balzsamecet öntet;cremă balsamică|cremă de oțet balsamic|glazură balsamică
shaoxing;Shaoxing|Shaoxing Wein;shaoxing|shaoxing bor;vin shaoxing|shaoxing
rice-wine;Reiswein;rizsbor;vin de orez
remoulade;Remoulade;remulád|remoulade;remoulade
chipotle-paste;Chipotle Paste;chipotle paszta;pastă chipotle
champagne-vinegar;Champagneressig;pezsgőecet;oțet de șampanie
raspberry-vinegar;Himbeeressig;málnaecet;oțet de zmeură
`
