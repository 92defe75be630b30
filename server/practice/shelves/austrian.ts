/** What stands otherwise on an Austrian shelf; the rest is as on the German one. */
export const austrian = `
chicken;Hofglück|Hendl grillfertig;1,2 kg;7,99
potato;Erdäpfel festkochend;2 kg;2,99
tomato;Rispenparadeiser;500 g;2,29
cherry-tomato;Cocktailparadeiser;250 g;1,99
cottage-cheese;Almgut|Speisetopfen 20 %;250 g;1,29
sour-cream;Almgut|Sauerrahm 15 %;250 g;0,99
cream;Almgut|Schlagobers 36 %;250 ml;1,69
butter;Almgut|Teebutter;250 g;2,79
beef-mince;Hofglück|Rinderfaschiertes;400 g;5,99
mixed-mince;Hofglück|Faschiertes gemischt;500 g;5,29
pork-mince;Hofglück|Faschiertes vom Schwein;400 g;4,49
chicken-fillet;Hofglück|Hühnerbrustfilet;400 g;6,49
frankfurter;Hofglück|Frankfurter Würstel;200 g;2,69
apricot;Marillen;500 g;3,49
cauliflower;Karfiol;1 Stk;2,49
wheat-flour;Mühlrad|Weizenmehl glatt;1 kg;1,09
powdered-sugar;Süßer Strom|Staubzucker;500 g;1,49
yeast;Mühlrad|Frische Germ;42 g;0,39
breadcrumbs;Mühlrad|Semmelbrösel;400 g;1,19
green-beans;Frische Fisolen;400 g;2,99
spring-onion;Jungzwiebeln Bund;1 Stk;0,99
cabbage;Weißkraut;1,5 kg;1,99
`
