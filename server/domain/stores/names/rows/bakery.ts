/** Shelf names of bakery: «food;German;Hungarian;Romanian» line by line. */
export const bakery = `
bread;Brot|Mischbrot|Bauernbrot;kenyér;pâine
white-bread;Weißbrot;fehér kenyér;pâine albă
rye-bread;Roggenbrot|Roggenmischbrot;rozskenyér|rozsos kenyér;pâine de secară|pâine cu secară
wholegrain-bread;Vollkornbrot;teljes kiőrlésű kenyér;pâine integrală
sourdough-bread;Sauerteigbrot;kovászos kenyér;pâine cu maia
toast-bread;Toastbrot|Toast|Buttertoast|Sandwichtoast;toast kenyér|toastkenyér|szendvicskenyér;pâine toast
baguette;Baguette;bagett;baghetă
bun;Burger Buns|Hamburgerbrötchen|Burgerbrötchen|@Burger Laibchen;hamburgerzsemle|hamburger zsemle|hamburgerbuci|hamburger buci;chifle pentru burger|chifle burger|chifle hamburger
brioche;Brioche;brióska|briós;brioșă|brioche
croissant;Croissant|Croissants|Buttercroissant;croissant|vajas croissant;croissant
lavash;Lavash;lavas kenyér|lavas;lavash
pita;Pita|Pitabrot|Fladenbrot Pita;pita;lipie|pita
tortilla;Tortilla Wraps|Weizentortillas|Wraps|Tortillas|Tortilla;tortilla|tortilla lap|búzatortilla;tortilla|lipii tortilla|tortilla wraps
corn-tortilla;Maistortillas|Mais Tortillas;kukoricatortilla|kukorica tortilla;tortilla de porumb
gluten-free-bread;Brot glutenfrei|glutenfreies Brot;gluténmentes kenyér;pâine fără gluten
crispbread;Knäckebrot;ropogós kenyér|knäckebrot|extrudált kenyér;pâine crocantă|knackebrot
rice-cakes;Reiswaffeln|Reiskuchen;puffasztott rizs|rizsszelet|rizskorong;rondele de orez|rondele din orez expandat
breadsticks;Grissini|Brotstangen;grissini;grisine
bagel;Bagels|Bagel;bagel;bagel|covrigi bagel
tartlets;Tartelettes|Törtchenböden;kosárka|tartelett;tarte|coșulețe
rusks;Zwieback;kétszersült;pesmeți|pâine prăjită
croutons;Croutons;kruton|pirított kenyérkocka|krutonok;crutoane
pizza-base;Pizzaboden;pizzaalap|pizza alap;blat de pizza|blat pizza
matzo;Matze|Matzen|Mazzen;pászka|macesz;pască azimă|azimă|matzo
kaiser-roll;Kaisersemmeln|Brötchen|@Semmeln|@Kaisersemmel|@Semmel|Weizenbrötchen;kaiserzsemle|zsemle|császárzsemle;kaiser|chiflă kaiser|chifle
naan;Naan|Naan Brot|Naanbrot;naan|naan kenyér;naan|pâine naan
challah;Hefezopf|Striezel|Challah;kalács|fonott kalács|foszlós kalács;challah
panettone;Panettone;panettone;panettone
stollen;Christstollen|Stollen|Butterstollen;stollen;stollen
ciabatta;Ciabatta;ciabatta;ciabatta
focaccia;Focaccia;focaccia;focaccia
english-muffin;Toastbrötchen|Toasties|English Muffins;angol muffin|english muffin;briose englezești|english muffins
sushky;;;covrigei|covrigi uscați
lavash-thick;Fladenbrot;török kenyér|grúz kenyér;pâine turcească
pide;Pide|Fladenbrot türkisch;pide|török lepénykenyér;pide
roti;Roti|Chapati;chapati|roti;roti|chapati
seeded-bread;Mehrkornbrot|Körnerbrot|Sonnenblumenkernbrot;magvas kenyér|többmagvas kenyér|napraforgómagos kenyér;pâine cu semințe|pâine multicereale
raisin-bread;Rosinenbrot|Rosinenstuten|Rosinenbrötchen;mazsolás kalács;pâine cu stafide|cozonac cu stafide
doughnut;Donut|Donuts|Berliner|@Krapfen|@Faschingskrapfen;fánk|donut;gogoși|donut|gogoașă
pretzel-soft;Laugenbrezel|Brezel|Laugenbrezeln|@Brezen|@Laugenbrezen;perec|sós perec|lágy perec;covrigi|covrig
melba-toast;Melba Toast;melba toast;melba toast
bread-dumplings;Semmelknödel;zsemlegombóc|zsemleknédli;găluște de pâine
potato-dumplings;Kartoffelknödel|Kartoffelklöße|@Erdäpfelknödel|Kloßteig;burgonyagombóc|krumpligombóc;găluște de cartofi|găluști cu cartofi
`
