/** Shelf names of alcohol: «food;German;Hungarian;Romanian» line by line. */
export const alcohol = `
wine;Wein;bor;vin
white-wine;Weißwein|Weisswein|Grauburgunder|@Grüner Veltliner|Riesling;fehérbor|száraz fehérbor|félédes fehérbor;vin alb|vin alb sec|vin alb demisec
red-wine;Rotwein|@Zweigelt|Merlot;vörösbor|száraz vörösbor|félédes vörösbor;vin roșu|vin roșu sec|vin roșu demisec
sparkling-wine;Sekt|Prosecco|Champagner|Schaumwein|Frizzante;pezsgő|prosecco|champagne|habzóbor;vin spumant|prosecco|șampanie|spumant
fortified-wine;Portwein|Sherry|Wermut|Martini;portói bor|vermut|sherry;vin porto|vermut|sherry
beer;Bier|Pils|@Märzen|Lagerbier|Weißbier|Pilsener|Weizenbier|Märzenbier;sör|világos sör|dobozos sör;bere|bere blondă
cider;Cider|Apfelwein|@Most|Apfelcider;cider|almabor;cidru
vodka;Wodka|Vodka;vodka;vodcă|vodka
cognac;Cognac|Weinbrand|Brandy;konyak|brandy;coniac|brandy|vinars
rum;Rum|@Inländer Rum;rum;rom
whisky;Whisky|Whiskey|Bourbon;whisky|whiskey;whisky|whiskey
gin;Gin;gin;gin
tequila;Tequila;tequila;tequila
spirit;Trinkalkohol|@Ansatzkorn|Ansatzalkohol|Weingeist;finomszesz|étkezési szesz;alcool alimentar|alcool rafinat
liqueur;Likör|Kräuterlikör;likőr|gyümölcslikőr;lichior
coffee-liqueur;Kaffeelikör|Kahlúa;kávélikőr;lichior de cafea
cream-liqueur;Sahnelikör|Irish Cream|Baileys|Cremelikör;krémlikőr|baileys|ír krémlikőr;baileys|lichior cremă|irish cream
egg-liqueur;Eierlikör;tojáslikőr;lichior de ou|advocaat
hazelnut-liqueur;Haselnusslikör|Frangelico;mogyorólikőr;lichior de alune
amaretto;Amaretto;amaretto;amaretto|lichior amaretto
aperol;Aperol;aperol;aperol
sake;Sake;szaké;sake
mulled-wine;Glühwein;forralt bor;vin fiert
kirsch;Kirschwasser|Kirschbrand;cseresznyepálinka|meggypálinka;kirsch
slivovice;Slibowitz|Zwetschgenbrand|@Zwetschkenbrand|Sliwowitz;szilvapálinka|slivovica;țuică|țuică de prune|slivoviță|pălincă de prune|pălincă
becherovka;Becherovka;becherovka;becherovka
calvados;Calvados;calvados;calvados
grappa;Grappa;grappa;grappa
absinthe;Absinth;abszint;absint
bourbon;Bourbon|Bourbon Whiskey;bourbon|bourbon whiskey;bourbon|whiskey bourbon
orange-liqueur;Orangenlikör|Cointreau|Triple Sec|Grand Marnier;narancslikőr|cointreau|triple sec;lichior de portocale|cointreau|triple sec
limoncello;Limoncello;limoncello;limoncello
elderflower-liqueur;Holunderblütenlikör;bodzalikőr|bodzavirág likőr;lichior de soc
peach-schnapps;Pfirsichlikör;őszibaracklikőr|barack likőr;lichior de piersici
coconut-liqueur;Kokoslikör|Malibu;kókuszlikőr|malibu;malibu|lichior de cocos
creme-de-menthe;Pfefferminzlikör|Minzlikör;mentalikőr|menta likőr;lichior de mentă
cassis;Cassislikör|Crème de Cassis|Creme de Cassis;feketeribizli likőr|crème de cassis;crème de cassis|lichior de coacăze
nalyvka;Kirschlikör|@Weichsellikör;meggylikőr;vișinată
bitters;Angostura|Bitter|Magenbitter|Kräuterbitter;keserűlikőr|angostura|unicum|gyomorkeserű;bitter|angostura
vermouth;Wermut|Vermouth|Martini Bianco;vermut|martini|martini bianco;vermut|martini bianco
rose-wine;Roséwein|Rosé|Rosewein;rozé|rozébor|rosé bor|rozé bor;vin rose|vin roze|vin rosé|rosé
dessert-wine;Dessertwein|Süßwein;desszertbor|édes fehérbor|tokaji aszú|aszúbor;vin dulce|vin licoros
mead;Met|Honigwein;mézbor;mied|hidromel
wheat-beer;Weißbier|Weizenbier|Hefeweizen|Hefeweißbier;búzasör;bere nefiltrată de grâu|bere de grâu
hard-seltzer;Hard Seltzer;hard seltzer;hard seltzer
armagnac;Armagnac;armagnac;armagnac
`
