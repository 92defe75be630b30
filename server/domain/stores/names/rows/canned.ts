/** Shelf names of canned: «food;German;Hungarian;Romanian» line by line. */
export const canned = `
bamboo-shoots;Bambussprossen;bambuszrügy;lăstari de bambus|muguri de bambus
condensed-milk;gezuckerte Kondensmilch|Milchmädchen|Kondensmilch gezuckert;cukrozott sűrített tej|sűrített tej;lapte condensat|lapte condensat îndulcit
boiled-condensed-milk;Dulce de Leche|Karamellcreme;dulce de leche|karamellizált sűrített tej;dulce de leche|lapte condensat caramelizat
evaporated-milk;Kondensmilch|Kaffeemilch;cukrozatlan sűrített tej|kávétej;lapte condensat neîndulcit|lapte evaporat
coconut-milk;Kokosmilch|Kokosnussmilch;kókusztej;lapte de cocos
coconut-cream;Kokoscreme|Kokosnusscreme|Kokossahne;kókuszkrém|kókusztejszín;cremă de cocos|smântână de cocos
pate;Pastete|Leberpastete;pástétom|májpástétom|májkrém;pate|pateu|pateu de ficat
stewed-meat;Fleischkonserve|Fleisch im eigenen Saft;húskonzerv;conservă de carne|carne în suc propriu
stewed-beef;Corned Beef|Rindfleisch im eigenen Saft|Rindfleisch Dose;marhahúskonzerv|marhahús konzerv|corned beef;conservă de vită|carne de vită în suc propriu|corned beef
stewed-pork;Schweinefleisch im eigenen Saft|Schweinefleisch Dose;sertéshúskonzerv|sertéshús konzerv;conservă de porc|carne de porc în suc propriu
canned-tuna;Thunfisch|Thunfisch in Öl|Thunfisch im eigenen Saft|Thunfisch Dose|Thunfisch in Sonnenblumenöl|Thunfisch in Olivenöl|Thunfisch natur;tonhal|tonhalkonzerv|tonhal olajban|tonhaltörzs|tonhaldarabok|tonhal aprított|tonhal sós lében;ton|conservă de ton|ton în ulei|ton în suc propriu|ton bucăți|ton mărunțit
cod-liver;Dorschleber;tőkehalmáj;ficat de cod
canned-sprats;Sprotten in Öl|Kieler Sprotten|Sprotten geräuchert;füstölt spratt|spratt olajban;șprot în ulei|șprot afumat
sardine;Sardinen|Ölsardinen|Sardine|Sardinen in Öl|Sardinenfilets;szardínia|szardínia olajban|olajos szardínia;sardine|sardine în ulei
canned-saury;Fischkonserve;halkonzerv;conservă de pește
anchovy;Sardellen|Sardellenfilets|Anchovis|Sardellenfilet;szardella|szardellafilé|ajóka|szardella filé;anșoa|hamsii marinate|file de anșoa
pickled-cucumber;Gewürzgurken|Essiggurken|@Essiggurkerl|saure Gurken|Cornichons|@Delikatessgurken;csemegeuborka|ecetes uborka|savanyú uborka|kovászos uborka;castraveți murați|castraveți în oțet|castraveciori în oțet|castraveciori|cornișoni
sauerkraut;Sauerkraut;savanyú káposzta|savanyúkáposzta;varză murată|varză acră
kimchi;Kimchi;kimcsi;kimchi
pickled-tomato;eingelegte Tomaten;savanyított zöld paradicsom|ecetes zöld paradicsom;gogonele murate|roșii murate
pickled-onion;Silberzwiebeln|eingelegte Zwiebeln;ecetes gyöngyhagyma|savanyított hagyma;ceapă murată|ceapă în oțet|arpagic în oțet
pickled-mushrooms;eingelegte Pilze|Champignons mariniert;ecetes gomba|savanyított gomba|pácolt gomba;ciuperci marinate|ciuperci în oțet|ciuperci murate
pickled-ginger;Sushi Ingwer|Ingwer eingelegt|eingelegter Ingwer|Gari;sushi gyömbér|pácolt gyömbér;ghimbir murat|ghimbir marinat|ghimbir pentru sushi
pickled-pepper;gegrillte Paprika|eingelegte Paprika|Tomatenpaprika|Paprika eingelegt|geröstete Paprika;almapaprika|ecetes almapaprika|savanyú paprika|grillezett paprika|pritaminpaprika;gogoșari în oțet|ardei murați|gogoșari murați|gogoșari
pickled-jalapeno;Jalapeños eingelegt|eingelegte Jalapeños|Jalapeno Scheiben;ecetes jalapeno|szeletelt jalapeno|jalapeno szeletek;jalapeno murați|ardei jalapeno murați|jalapeno felii
pickled-beet;Rote Bete im Glas|@Rote Rüben Salat|Rote Bete eingelegt|Rote Bete Kugeln;ecetes cékla|céklasaláta|cékla saláta|cékla csemege;sfeclă roșie murată|sfeclă în oțet|salată de sfeclă roșie
capers;Kapern;kapribogyó;capere
green-olives;grüne Oliven|Oliven grün|Oliven;zöld olívabogyó|zöld olajbogyó|olívabogyó;măsline verzi
black-olives;schwarze Oliven|Oliven schwarz|Kalamata Oliven;fekete olívabogyó|fekete olajbogyó;măsline negre|măsline|măsline kalamata
sundried-tomato;getrocknete Tomaten|Tomaten getrocknet|@getrocknete Paradeiser|getrocknete Tomaten in Öl;szárított paradicsom|aszalt paradicsom|napon szárított paradicsom;roșii uscate|roșii deshidratate
canned-tomatoes;gehackte Tomaten|Tomaten gehackt|geschälte Tomaten|Tomaten geschält|@Pelati|Tomatenstücke|stückige Tomaten|Dosentomaten|@Polpa;hámozott paradicsom|darabolt paradicsom|paradicsomkonzerv|kockázott paradicsom|aprított paradicsom;roșii decojite|roșii cuburi|roșii tocate|conservă de roșii|roșii în suc propriu|roșii în bulion
canned-corn;Mais Dose|Gemüsemais|Goldmais|Mais in der Dose;csemegekukorica konzerv|konzerv kukorica|konzerv csemegekukorica|morzsolt csemegekukorica;porumb boabe|porumb dulce boabe|porumb conservat|conservă de porumb|porumb dulce conservat
cream-of-coconut;Cream of Coconut|Kokossirup Cream of Coconut;;cream of coconut
baby-corn;Maiskölbchen|Babymais|Mini Maiskolben;bébikukorica|bébi kukorica|mini kukorica;mini porumb|porumb baby|porumb mini
canned-peas;Erbsen Dose|junge Erbsen Dose|Erbsen sehr fein;zöldborsókonzerv|zöldborsó konzerv|konzerv zöldborsó;mazăre conservată|mazăre boabe conservă|conservă de mazăre|mazăre fină conservă
canned-beans;Bohnen Dose|Kidneybohnen|weiße Bohnen Dose|Baked Beans;babkonzerv|konzerv bab|vörösbab konzerv|fehérbab konzerv|konzerv vörösbab;fasole conservată|conservă de fasole|fasole boabe conservă|fasole roșie conservă
canned-chickpeas;Kichererbsen Dose|Kichererbsen gekocht|Kichererbsen gegart;csicseriborsó konzerv|konzerv csicseriborsó|csicseriborsókonzerv;năut conservat|năut fiert|conservă de năut|năut conservă
canned-pineapple;Ananas Dose|Ananasstücke|Ananasscheiben|Ananas in Stücken;ananászkonzerv|ananász konzerv|ananászkarika|ananászbefőtt;ananas conservat|compot de ananas|ananas felii conservă|ananas bucăți
canned-peaches;Pfirsiche Dose|Pfirsichhälften|Pfirsiche halbe Frucht;őszibarackbefőtt|őszibarack befőtt|őszibarack konzerv;compot de piersici|piersici în sirop|piersici conservate
maraschino-cherries;Cocktailkirschen|Maraschino Kirschen|Maraschinokirschen;koktélcseresznye|koktél cseresznye;cireșe maraschino|cireșe cocktail|cireșe pentru cocktail
pumpkin-puree;Kürbispüree;sütőtökpüré;piure de dovleac
fruit-puree;Fruchtpüree|Fruchtmus|Obstpüree;gyümölcspüré;piure de fructe
applesauce;Apfelmus|Apfelmark;almapüré|almaszósz;piure de mere
vegetable-caviar;;cukkinikrém;zacuscă|zacuscă de legume|zacuscă de dovlecei
mushroom-caviar;Pilzaufstrich;gombakrém|gombapástétom;zacuscă de ciuperci|zacuscă cu ciuperci
hearts-of-palm;Palmherzen;pálmaszív;inimi de palmier|miez de palmier
chicken-broth;Hühnerbrühe|@Hühnersuppe|Hühnerfond|Hühnerbouillon;tyúkhúsleves alaplé|csirke alaplé|tyúkhús alaplé|csirkealaplé;supă de pui|bază pentru supă de pui|bulion de pui
meat-broth;Fleischbrühe|Bouillon|Fleischsuppe;húsleves|húsleves alaplé|alaplé;supă de carne|bulion de carne
beef-broth;Rinderbrühe|@Rindsuppe|Rinderfond|Rinderbouillon;marhahúsleves|marha alaplé|marhaalaplé;supă de vită|bulion de vită|bază pentru supă de vită
fish-broth;Fischfond|Fischbrühe;hal alaplé|halalaplé;supă de pește bază|bulion de pește
vegetable-broth;Gemüsebrühe|@Gemüsesuppe|Gemüsefond|Gemüsebouillon;zöldség alaplé|zöldségleves alaplé|zöldségalaplé;supă de legume|bulion de legume|bază pentru supă de legume
mushroom-broth;Pilzbrühe|Pilzfond;gomba alaplé|gombaleves alaplé;supă de ciuperci bază|bulion de ciuperci
dry-soup;Tütensuppe|Trockensuppe|@Packerlsuppe|Suppenpulver|Zwiebelsuppe;zacskós leves|levespor|instant leves;supă la plic|supă plic|supă instant
spam;Frühstücksfleisch|Spam;löncshús|löncs;carne presată conservă|luncheon meat
canned-chicken;Hühnerfleisch Dose;csirkehús konzerv|csirkemell konzerv;carne de pui în suc propriu|conservă de pui
canned-pate;Geflügelleberpastete|Geflügelpastete|Leberpastete Dose;csirkemájpástétom|csirkemáj pástétom|májpástétom csirke;pate de pui|pate de ficat de pui|pateu de pui
sprats-tomato;Sprotten in Tomatensauce;spratt paradicsomban|spratt paradicsomos;șprot în sos tomat|șprot în sos de roșii
canned-salmon;Lachs Dose|Lachs im eigenen Saft;lazackonzerv|lazac konzerv;conservă de somon|somon în suc propriu
canned-mackerel;Makrelenfilets in Öl|Makrele in Öl|Makrelenfilets in Tomatensauce|Makrele Dose|Makrelenfilet in Tomatencreme;makréla olajban|makréla konzerv|makrélafilé olajban|makréla paradicsomos|makrélafilé paradicsomos szószban;macrou în ulei|macrou în sos tomat|conservă de macrou|file de macrou în ulei
smoked-mussels;geräucherte Muscheln|Muscheln geräuchert|Miesmuscheln geräuchert;füstölt kagyló|füstölt feketekagyló;midii afumate
lecho;Letscho;lecsó|lecsó konzerv;lecso|lecho|ghiveci lecso
baked-beans;Baked Beans|Bohnen in Tomatensauce|gebackene Bohnen;paradicsomos bab|bab paradicsomszószban;fasole în sos tomat|baked beans|fasole în sos de roșii
refried-beans;Refried Beans|Bohnenmus;;refried beans
canned-red-beans;Kidneybohnen|Kidneybohnen Dose|rote Bohnen Dose|Kidney Bohnen;vörösbab konzerv|konzerv vörösbab|vörösbab sós lében;fasole roșie conservă|fasole roșie boabe conservă|conservă de fasole roșie
canned-black-beans;schwarze Bohnen Dose|schwarze Bohnen gekocht;feketebab konzerv|konzerv feketebab;fasole neagră conservă|conservă de fasole neagră
canned-lentils;Linsen Dose|Linsen gekocht|Linsen mit Suppengrün;lencse konzerv|konzerv lencse|lencsekonzerv;linte conservă|linte conservată|conservă de linte
water-chestnuts;Wasserkastanien;vízigesztenye;castane de apă
cherry-tomatoes-canned;Kirschtomaten Dose|Cherrytomaten Dose;koktélparadicsom konzerv|cseresznyeparadicsom konzerv;roșii cherry conservă|roșii cherry în suc
grilled-artichokes;Artischockenherzen|eingelegte Artischocken|Artischocken eingelegt;articsóka szív|articsókaszív|pácolt articsóka|marinált articsóka;inimi de anghinare|anghinare marinată|anghinare în ulei
roasted-peppers;geröstete Paprika|gegrillte Paprika|Paprika gegrillt;grillezett paprika|sült paprika;ardei copți|ardei capia copți|ardei copt
banana-peppers;milde Peperoni|Peperoni mild|@Pfefferoni mild|@Pfefferoni|Peperoni eingelegt;ecetes hegyes paprika|hegyes erős paprika savanyú;ardei iuți în oțet|ardei iute murat|ardei iute în oțet
pickled-garlic;eingelegter Knoblauch|Knoblauch eingelegt;pácolt fokhagyma|ecetes fokhagyma;usturoi murat|usturoi în oțet
olives-stuffed;gefüllte Oliven|Oliven mit Paprika gefüllt|Oliven gefüllt|grüne Oliven gefüllt|grüne Oliven mit Mandeln;töltött olívabogyó|töltött zöld olívabogyó|zöld olívabogyó paprikával töltött;măsline umplute|măsline verzi umplute|măsline umplute cu ardei
kalamata;Kalamata Oliven|Kalamata;kalamata olívabogyó|kalamata;măsline kalamata|kalamata
dashi;Dashi;dashi;dashi
seafood-stock;Meeresfrüchtefond|Krustentierfond;;
bone-broth;Knochenbrühe|@Knochensuppe;csontleves|csontleves alaplé;supă de oase|bone broth
turkey-broth;Putenfond;pulyka alaplé;supă de curcan
chicken-bouillon;Hühnerbrühe Pulver|Hühnerbrühwürfel|Hühnerbouillon Pulver|@Hühnersuppenwürfel;tyúkhúsleveskocka|tyúkhúsleves-kocka|tyúkhúsleves kocka;cuburi supă de pui|cub de supă de găină|cuburi de supă de găină|cub găină
beef-bouillon;Rinderbrühwürfel|@Rindsuppenwürfel|Fleischbrühe Würfel;marhahúsleveskocka|marhahúsleves kocka|marhahúsleves-kocka;cub de supă de vită|cuburi supă de vită|cub vită
mushroom-bouillon;Pilzbrühwürfel;gombaleveskocka|gombaleves kocka;cub de supă de ciuperci|cuburi ciuperci
tomato-soup;Tomatensuppe|Tomatencremesuppe;paradicsomleves;supă de roșii|supă cremă de roșii
canned-apricots;Aprikosen Dose|Aprikosenhälften|@Marillenkompott|Aprikosen halbe Frucht;sárgabarackbefőtt|sárgabarack befőtt;compot de caise|caise în sirop
canned-pears;Birnen Dose|Birnenhälften|@Birnenkompott|Birnen halbe Frucht;körtebefőtt|körte befőtt;compot de pere|pere în sirop
canned-mandarins;Mandarinen Dose|Mandarin-Orangen|Mandarinenspalten|Mandarin Orangen;mandarin befőtt|mandarinbefőtt|mandarin konzerv;compot de mandarine|mandarine conservă|mandarine în sirop
canned-cherries;Sauerkirschen im Glas|Schattenmorellen|@Weichselkompott|Kirschen im Glas;meggybefőtt|meggy befőtt|cseresznyebefőtt;compot de vișine|compot de cireșe|vișine în sirop
fruit-cocktail;Fruchtcocktail|Fruchtsalat Dose;gyümölcskoktél|vegyes befőtt|gyümölcskoktél konzerv;cocktail de fructe|compot cocktail de fructe
canned-mushrooms;Champignons Dose|Champignons geschnitten Dose|Champignons in Scheiben|@Champignons Glas|Champignons in der Dose;konzerv gomba|gombakonzerv|szeletelt csiperkegomba konzerv|gomba konzerv|csiperkegomba konzerv;ciuperci conservă|ciuperci tăiate conservă|ciuperci conservate|conservă de ciuperci
canned-green-beans;grüne Bohnen Dose|Brechbohnen|@Fisolen Dose|grüne Bohnen im Glas;zöldbab konzerv|zöldbabkonzerv|konzerv zöldbab;fasole verde conservă|fasole păstăi conservă|fasole verde păstăi conservă
caperberries;Kapernäpfel;kapribogyó termés;
turkey-pate;Putenpastete;pulykapástétom|pulyka pástétom|pulykamájkrém;pate de curcan|pateu de curcan
beef-pate;;;pate de vită
duck-pate;Entenpastete|Enten Pastete|Entenrillettes;kacsamájpástétom|kacsapástétom|kacsamáj pástétom;pate de rață|pateu de rață
rabbit-pate;;nyúlpástétom;pate de iepure
venison-pate;Wildpastete;szarvaspástétom|vadpástétom|szarvas pástétom;pate de cerb|pate de vânat
`
