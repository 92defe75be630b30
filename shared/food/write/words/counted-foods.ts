/**
 * Foods that are counted, and what they are called beside a number. A row: the id, then Ukrainian, English and
 * Czech. Before the colon stands the name in a table of ingredients («картопля · 4 шт.»), after it the forms
 * after one, a few, many and a fraction («1 картоплина, 2 картоплини, 5 картоплин, ½ картоплини»); English has
 * two forms, of which the second is its name in a table. A dash: it is not counted in that language.
 */
export const countedFoods = `
potato | картопля: картоплина, картоплини, картоплин, картоплини | potato, potatoes | brambory: brambora, brambory, brambor, brambory
young-potato | молода картопля: молода картоплина, молоді картоплини, молодих картоплин, молодої картоплини | new potato, new potatoes | nové brambory: nová brambora, nové brambory, nových brambor, nové brambory
sweet-potato | батат: батат, батати, бататів, батата | sweet potato, sweet potatoes | batáty: batát, batáty, batátů, batátu
carrot | морква: морквина, морквини, морквин, морквини | carrot, carrots | mrkev: mrkev, mrkve, mrkví, mrkve
beetroot | буряк: буряк, буряки, буряків, буряка | beetroot, beetroots | červená řepa: červená řepa, červené řepy, červených řep, červené řepy
onion | цибуля: цибулина, цибулини, цибулин, цибулини | onion, onions | cibule: cibule, cibule, cibulí, cibule
red-onion | червона цибуля: червона цибулина, червоні цибулини, червоних цибулин, червоної цибулини | red onion, red onions | červená cibule: červená cibule, červené cibule, červených cibulí, červené cibule
white-onion | біла цибуля: біла цибулина, білі цибулини, білих цибулин, білої цибулини | white onion, white onions | bílá cibule: bílá cibule, bílé cibule, bílých cibulí, bílé cibule
shallot | шалот: цибулина шалоту, цибулини шалоту, цибулин шалоту, цибулини шалоту | shallot, shallots | šalotka: šalotka, šalotky, šalotek, šalotky
leek | цибуля-порей: порей, пореї, пореїв, порею | leek, leeks | pórek: pórek, pórky, pórků, pórku
spring-onion | - | spring onion, spring onions | jarní cibulka: jarní cibulka, jarní cibulky, jarních cibulek, jarní cibulky
garlic-head | часник: головка часнику, головки часнику, головок часнику, головки часнику | head of garlic, heads of garlic | česnek: palice česneku, palice česneku, palic česneku, palice česneku
tomato | помідори: помідор, помідори, помідорів, помідора | tomato, tomatoes | rajčata: rajče, rajčata, rajčat, rajčete
cherry-tomato | помідори чері: помідор чері, помідори чері, помідорів чері, помідора чері | cherry tomato, cherry tomatoes | cherry rajčata: cherry rajče, cherry rajčata, cherry rajčat, cherry rajčete
cucumber | огірки: огірок, огірки, огірків, огірка | cucumber, cucumbers | okurky: okurka, okurky, okurek, okurky
pickled-cucumber | солоні огірки: солоний огірок, солоні огірки, солоних огірків, солоного огірка | pickled cucumber, pickled cucumbers | kyselé okurky: kyselá okurka, kyselé okurky, kyselých okurek, kyselé okurky
bell-pepper | солодкий перець: солодкий перець, солодкі перці, солодких перців, солодкого перцю | bell pepper, bell peppers | papriky: paprika, papriky, paprik, papriky
red-bell-pepper | червоний болгарський перець: червоний болгарський перець, червоні болгарські перці, червоних болгарських перців, червоного болгарського перцю | red bell pepper, red bell peppers | červené papriky: červená paprika, červené papriky, červených paprik, červené papriky
chili | перець чилі: перець чилі, перці чилі, перців чилі, перцю чилі | chili pepper, chili peppers | chilli papričky: chilli paprička, chilli papričky, chilli papriček, chilli papričky
eggplant | баклажани: баклажан, баклажани, баклажанів, баклажана | eggplant, eggplants | lilky: lilek, lilky, lilků, lilku
zucchini | кабачки: кабачок, кабачки, кабачків, кабачка | zucchini, zucchini | cukety: cuketa, cukety, cuket, cukety
pumpkin | гарбуз: гарбуз, гарбузи, гарбузів, гарбуза | pumpkin, pumpkins | dýně: dýně, dýně, dýní, dýně
radish | редиска: редиска, редиски, редисок, редиски | radish, radishes | ředkvičky: ředkvička, ředkvičky, ředkviček, ředkvičky
turnip | ріпа: ріпа, ріпи, ріп, ріпи | turnip, turnips | vodnice: vodnice, vodnice, vodnic, vodnice
parsnip | пастернак: пастернак, пастернаки, пастернаків, пастернаку | parsnip, parsnips | pastinák: pastinák, pastináky, pastináků, pastináku
cabbage | - | cabbage, cabbages | -
cauliflower | - | cauliflower, cauliflowers | květák: květák, květáky, květáků, květáku
avocado | авокадо: авокадо, авокадо, авокадо, авокадо | avocado, avocados | avokáda: avokádo, avokáda, avokád, avokáda
artichoke | артишоки: артишок, артишоки, артишоків, артишока | artichoke, artichokes | artyčoky: artyčok, artyčoky, artyčoků, artyčoku
champignon | печериці: печериця, печериці, печериць, печериці | button mushroom, button mushrooms | žampiony: žampion, žampiony, žampionů, žampionu
apple | яблука: яблуко, яблука, яблук, яблука | apple, apples | jablka: jablko, jablka, jablek, jablka
pear | груші: груша, груші, груш, груші | pear, pears | hrušky: hruška, hrušky, hrušek, hrušky
quince | айва: айва, айви, айв, айви | quince, quinces | kdoule: kdoule, kdoule, kdoulí, kdoule
plum | сливи: слива, сливи, слив, сливи | plum, plums | švestky: švestka, švestky, švestek, švestky
apricot | абрикоси: абрикос, абрикоси, абрикосів, абрикоса | apricot, apricots | meruňky: meruňka, meruňky, meruněk, meruňky
peach | персики: персик, персики, персиків, персика | peach, peaches | broskve: broskev, broskve, broskví, broskve
nectarine | нектарини: нектарин, нектарини, нектаринів, нектарина | nectarine, nectarines | nektarinky: nektarinka, nektarinky, nektarinek, nektarinky
banana | банани: банан, банани, бананів, банана | banana, bananas | banány: banán, banány, banánů, banánu
orange | апельсини: апельсин, апельсини, апельсинів, апельсина | orange, oranges | pomeranče: pomeranč, pomeranče, pomerančů, pomeranče
lemon | лимони: лимон, лимони, лимонів, лимона | lemon, lemons | citrony: citron, citrony, citronů, citronu
lime | лайми: лайм, лайми, лаймів, лайма | lime, limes | limetky: limetka, limetky, limetek, limetky
mandarin | мандарини: мандарин, мандарини, мандаринів, мандарина | mandarin, mandarins | mandarinky: mandarinka, mandarinky, mandarinek, mandarinky
grapefruit | грейпфрути: грейпфрут, грейпфрути, грейпфрутів, грейпфрута | grapefruit, grapefruits | grapefruity: grapefruit, grapefruity, grapefruitů, grapefruitu
kiwi | ківі: ківі, ківі, ківі, ківі | kiwi, kiwis | kiwi: kiwi, kiwi, kiwi, kiwi
mango | манго: манго, манго, манго, манго | mango, mangoes | manga: mango, manga, mang, manga
pomegranate | гранати: гранат, гранати, гранатів, граната | pomegranate, pomegranates | granátová jablka: granátové jablko, granátová jablka, granátových jablek, granátového jablka
pineapple | ананас: ананас, ананаси, ананасів, ананаса | pineapple, pineapples | ananas: ananas, ananasy, ananasů, ananasu
persimmon | хурма: хурма, хурми, хурм, хурми | persimmon, persimmons | kaki: kaki, kaki, kaki, kaki
fig | - | fig, figs | fíky: fík, fíky, fíků, fíku
melon | диня: диня, дині, динь, дині | melon, melons | melouny: meloun, melouny, melounů, melounu
watermelon | кавун: кавун, кавуни, кавунів, кавуна | watermelon, watermelons | vodní melouny: vodní meloun, vodní melouny, vodních melounů, vodního melounu
coconut | кокос: кокос, кокоси, кокосів, кокоса | coconut, coconuts | kokosy: kokos, kokosy, kokosů, kokosu
passion-fruit | маракуя: маракуя, маракуї, маракуй, маракуї | passion fruit, passion fruits | -
strawberry | полуниця: полуниця, полуниці, полуниць, полуниці | strawberry, strawberries | jahody: jahoda, jahody, jahod, jahody
sweet-cherry | черешня: черешня, черешні, черешень, черешні | cherry, cherries | třešně: třešeň, třešně, třešní, třešně
date | фініки: фінік, фініки, фініків, фініка | date, dates | datle: datle, datle, datlí, datle
prune | чорнослив: чорносливина, чорносливини, чорносливин, чорносливини | prune, prunes | sušené švestky: sušená švestka, sušené švestky, sušených švestek, sušené švestky
walnut | волоські горіхи: волоський горіх, волоські горіхи, волоських горіхів, волоського горіха | walnut, walnuts | vlašské ořechy: vlašský ořech, vlašské ořechy, vlašských ořechů, vlašského ořechu
egg | яйця: яйце, яйця, яєць, яйця | egg, eggs | vejce: vejce, vejce, vajec, vejce
boiled-egg | варені яйця: варене яйце, варені яйця, варених яєць, вареного яйця | boiled egg, boiled eggs | vařená vejce: vařené vejce, vařená vejce, vařených vajec, vařeného vejce
quail-egg | перепелині яйця: перепелине яйце, перепелині яйця, перепелиних яєць, перепелиного яйця | quail egg, quail eggs | křepelčí vejce: křepelčí vejce, křepelčí vejce, křepelčích vajec, křepelčího vejce
duck-egg | качині яйця: качине яйце, качині яйця, качиних яєць, качиного яйця | duck egg, duck eggs | kachní vejce: kachní vejce, kachní vejce, kachních vajec, kachního vejce
egg-yolk | жовтки: жовток, жовтки, жовтків, жовтка | egg yolk, egg yolks | žloutky: žloutek, žloutky, žloutků, žloutku
egg-white | білки: білок, білки, білків, білка | egg white, egg whites | bílky: bílek, bílky, bílků, bílku
chicken | курка: курка, курки, курок, курки | chicken, chickens | kuře: kuře, kuřata, kuřat, kuřete
chicken-fillet | - | chicken breast, chicken breasts | -
chicken-thigh | курячі стегна: куряче стегно, курячі стегна, курячих стегон, курячого стегна | chicken thigh, chicken thighs | kuřecí stehna: kuřecí stehno, kuřecí stehna, kuřecích stehen, kuřecího stehna
chicken-leg | курячі ніжки: куряча ніжка, курячі ніжки, курячих ніжок, курячої ніжки | chicken drumstick, chicken drumsticks | kuřecí paličky: kuřecí palička, kuřecí paličky, kuřecích paliček, kuřecí paličky
chicken-wings | курячі крильця: куряче крильце, курячі крильця, курячих крилець, курячого крильця | chicken wing, chicken wings | kuřecí křídla: kuřecí křídlo, kuřecí křídla, kuřecích křídel, kuřecího křídla
frankfurter | сосиски: сосиска, сосиски, сосисок, сосиски | frankfurter, frankfurters | párky: párek, párky, párků, párku
beef-steak | стейки: стейк, стейки, стейків, стейка | steak, steaks | hovězí steaky: hovězí steak, hovězí steaky, hovězích steaků, hovězího steaku
bun | булочки: булочка, булочки, булочок, булочки | bun, buns | bulky: bulka, bulky, bulek, bulky
baguette | багет: багет, багети, багетів, багета | baguette, baguettes | bagety: bageta, bagety, baget, bagety
croissant | круасани: круасан, круасани, круасанів, круасана | croissant, croissants | croissanty: croissant, croissanty, croissantů, croissantu
tortilla | тортильї: тортилья, тортильї, тортилій, тортильї | tortilla, tortillas | tortilly: tortilla, tortilly, tortill, tortilly
pita | піти: піта, піти, піт, піти | pita, pitas | -
lavash | лаваш: лаваш, лаваші, лавашів, лаваша | lavash, lavashes | -
bouillon-cube | бульйонні кубики: бульйонний кубик, бульйонні кубики, бульйонних кубиків, бульйонного кубика | bouillon cube, bouillon cubes | bujónové kostky: bujónová kostka, bujónové kostky, bujónových kostek, bujónové kostky
bay-leaf | лавровий лист: лавровий листок, лаврові листки, лаврових листків, лаврового листка | bay leaf, bay leaves | bobkový list: bobkový list, bobkové listy, bobkových listů, bobkového listu
`
