// biome-ignore-all format: a table of words

/**
 * What tells a product apart only among some foods, where shops sell both: «мелена» of cumin and no onion. Id; of
 * which foods or groups; how it is said in Ukrainian, English and Czech, in the neuter; the words for it. A row
 * whose id stands in the table of all foods has no names of its own.
 */
export const table = `
ground; cumin coriander-seed cinnamon cardamom clove allspice nutmeg caraway fennel-seed anise star-anise mustard-seed fenugreek black-pepper white-pepper flaxseed poppy-seed coffee nut; мелене; ground; mleté; мелений молотий ground mletý mletá mleté mletého mletou umletý umletého
crushed; caraway canned canned-tomatoes; подрібнене; crushed; drcené; дроблений подрібнений crushed drcený drcená drcené drceného
whole; cumin cinnamon cardamom clove allspice nutmeg caraway anise black-pepper white-pepper coffee canned canned-tomatoes; ціле; whole; celé; цілий whole celý celá celé celého celých
in-sticks; cinnamon; у паличках; in sticks; v tyčinkách; паличках sticks stick tyčinky tyčinkách svitek
in-beans; coffee; у зернах; in beans; zrnkové; зернах зерні зерна зерновий beans bean zrnkový zrnková zrnkovou
in-seeds; cumin; у зернах; seeds; semínka; зернах насіння seeds seed semínka
dry; wine vermouth sherry cider; сухе; dry; suché; сухий dry suchý suchá suché suchého
semi-dry; wine; напівсухе; medium-dry; polosuché; напівсухий polosuchý polosuché
semi-sweet; wine; напівсолодке; semi-sweet; polosladké; напівсолодкий polosladký polosladké
sweet; wine vermouth sherry; солодке; sweet; sladké; солодкий sweet sladký sladké
heavy; cream; жирне; heavy; tučné; жирний heavy
for-whipping; cream; для збивання; whipping; ke šlehání; збивання whipping šlehání
double; cream; подвійне; double; dvojité; double
caster; sugar; дрібне; caster; jemné; caster castor superfine дрібнокристалічний
light; brown-sugar muscovado soy-sauce rum corn-syrup molasses beer cream-cheese; світле; light; světlé; світлий light světlý světlé
dark; brown-sugar muscovado soy-sauce rum corn-syrup molasses beer; темне; dark; tmavé; темний dark tmavý tmavé
kosher; salt; кошерне; kosher; košer; кошерний kosher košer
fine; salt bulgur corn-grits semolina; дрібне; fine; jemné; дрібний fine jemný jemná jemné
coarse; salt bulgur corn-grits semolina coffee flours; крупний крупного грубий грубого coarse
active; dry-yeast; активне; active; aktivní; активний active
fast; dry-yeast; швидкодіюче; fast-action; rychlé; швидкодіючий інстантний instant fast-action fast easy-blend quick rapid rapid-rise instantní
quick-cooking; corn-grits rolled-oats couscous rice groats gelatin; швидкого приготування; quick-cooking; rychlé; quick-cooking quick instant швидкорозчинний
with-yeast; puff-pastry; дріжджове; with yeast; kynuté; дріжджовий kynutý kynuté
skin-on; meat poultry fish; зі шкірою; skin-on; s kůží; 
in-oil; fish canned sundried-tomato anchovy; в олії; in oil; v oleji; 
in-juice; fish canned; у власному соку; in juice; ve vlastní šťávě; 
in-water; fish canned; у розсолі; in water; ve vlastním nálevu; 
cooked; seafood beetroot ham chestnut rice quinoa buckwheat bulgur couscous millet barley pasta-product legume; варене; cooked; vařené; варений варено відварений cooked boiled vařený vařená vařené vařených předvařený
raw; seafood ham nut peanut seed; сире; raw; syrové; сирий raw syrový syrová syrové syrových
roasted; nut peanut seed coffee; смажене; roasted; pražené; смажений обсмажений підсмажений roasted pražený pražená pražené pražených
fillet; fish lamb; філе; fillet; filé; філе филе fillet fillets filet filety filé
skinless; meat poultry fish; без шкіри; skinless; bez kůže; skinless
thick-cut; meat bread; товсто нарізане; thick-cut; silně krájené; thick-cut thick
boneless; meat poultry; м'якоть мякоть
dry-cured; bacon smoked-meat cured-meat sausage; сирокопчене; dry-cured; sušené; сирокопчений сирокоп
diced; canned canned-tomatoes; кубиками; diced; na kostky; diced chopped кубиками нарізаний різаний krájený krájená krájené krájených
in-rings; canned-pineapple black-olives green-olives squid; кільцями; rings; kroužky; кільцями кільця кільцях rings kroužky
baby; leafy-vegetable carrot beetroot zucchini corn artichoke; молоде; baby; baby; baby бейбі молодий молоденький
hearts; lettuce artichoke; серцевина; hearts; srdíčka; heart hearts
plain; yogurt; без добавок; plain; bílé; натуральний natural plain unflavoured unflavored neochucený
from-sheep; cheese yogurt; овече; sheep’s milk; ovčí; овечий sheep sheeps ovčí
from-goats; cheese yogurt butter; козяче; goat’s milk; kozí; козячий goat goats kozí
soft; cottage-cheese; м’яке; soft; měkké; м'який soft měkký měkké měkkého
full-fat; cottage-cheese sour-cream cream-cheese; жирний tučný tučné tučného
extra-virgin; olive-oil; першого віджиму; extra virgin; extra panenské; evoo
mild; ketchup salsa adjika pepper-paste; лагідне; mild; jemné; лагідний ніжний mild jemný jemné
hot; ketchup salsa adjika pepper-paste sausage; гостре; hot; pálivé; гострий чилі hot spicy ostrý pálivý
for-children; frankfurter boiled-sausage yogurt; дитяче; for children; dětské; дитячий дітей дітям dětský dětské
doctors; boiled-sausage; докторське; Doctor’s; doktorské; докторський лікарський
seedless; grape; без кісточок; seedless; bez pecek; кишмиш seedless
from-sour-milk; butter; кисловершкове; cultured; z kysané smetany; кисловершковий cultured
romano; pecorino; романо; Romano; romano; романо romano
lump; crab; шматками; lump; v kusech; lump
semisweet; chocolate-chips dark-chocolate; напівсолодке; semisweet; polosladké; semisweet
peeled; canned canned-tomatoes; чищене; peeled; loupané; peeled loupaný loupaná loupané loupaných очищений
mini; marshmallow chocolate-chips bell-pepper cucumber; міні; mini; mini; міні mini miniature
sweetened; coconut-flakes; підсолоджене; sweetened; slazené; підсолоджений sweetened slazený slazené
as-paste; tamarind; паста; paste; pasta; паста пасту paste
in-kernels; pomegranate; зерна; seeds; zrnka; зерна seeds arils zrnka
sliced; hard-cheese ham sausage smoked-meat cured-meat; нарізка; sliced; plátky; нарізка нарізці нарізкою plátky
shelled; tree-nut; лущене; shelled; loupané; чищений лущений очищений shelled loupaný
borodinsky; bread rye-bread; бородинське; Borodinsky; borodinské; бородинський borodinsky
plombir; ice-cream; пломбір; plombir; plombir; пломбір пломбірне
barista; plant-milk; бариста; barista; barista; бариста barista
cooking; chorizo; для смаження; cooking; na smažení; cooking
with-pulp; juice; з м’якоттю; with pulp; s dužinou; м'якоттю мякоттю dužinou
rind; parmesan; шкірка; rind; kůra; rind rinds шкірка
for-eating-raw; vegetable-oil sunflower-oil; запашне; cold-pressed; za studena lisované; запашний пахучий ароматний
grade-00; wheat-flour; 00; 00; 00; 00
free-range; egg chicken; вільного вигулу; free-range; z volného chovu; free-range
waxy; potato; салатне; waxy; salátové; waxy salátový salátové салатний
still; water sparkling-water; still
dried; beans chickpeas mushroom; сухий dry suchý suché sucha suche
dutch-process; cocoa; алкалізоване; Dutch-process; alkalizované; алкалізований alkalizovaný dutch
gently-sparkling; sparkling-water water; слабогазоване; lightly sparkling; jemně perlivé;
off-the-bone; ham; на кістці; off the bone; od kosti;
decaf; black-tea green-tea coffee; без кофеїну; decaf; bez kofeinu; decaf decaffeinated bezkofeinový
split; lentils peas-dried chickpeas; колоте; split; půlené; split колотий лущений půlený půlená
brown; bread; темне; brown; tmavé; brown tmavý tmavá
seeded; bread; з насінням; seeded; se semínky; seeded
long-life; milk cream; тривалого зберігання; long-life; trvanlivé; trvanlivý trvanlivá uht ультрапастеризований
full-flavoured; mustard; міцне; full-flavoured; plnotučné; plnotučný plnotučná
from-the-barrel; sauerkraut pickled-cucumber herring; бочкове; from the barrel; ze sudu; бочковий бочкова
streaky; salo; з прожилками; streaky; prorostlé; прожилками прожилком проріст прорістю
`

/** The same of phrases, each with its foods. */
export const phrases: readonly (readonly [RegExp, string, string])[] = [
  [/skin[- ]on(?!\p{L})|(?:зі|із|з) шкір(?:ою|кою)|на шкір(?:і|ці)|s kůží/iu, 'skin-on', 'meat poultry fish'],
  [/without skin|skin[- ](?:off|less)|без шкір(?:и|ки)|bez kůže/iu, 'skinless', 'meat poultry fish'],
  [/thick[- ](?:cut|sliced)/iu, 'thick-cut', 'meat'],
  [/extra[- ]virgin|екстра[- ]?в[іие]рджин|першого віджиму|extra panensk/iu, 'extra-virgin', 'olive-oil'],
  [/oil[- ]packed|in (?:olive |vegetable |sunflower )?oil(?!\p{L})|[ву] (?:оливковій |соняшниковій )?олії|v oleji/iu, 'in-oil', 'fish canned sundried-tomato anchovy'],
  [/in (?:its |their )?(?:own |natural |fruit |pineapple )?juice|[ву] власному соку|ve vlastní šťávě/iu, 'in-juice', 'fish canned'],
  [/in (?:spring )?water|in brine|[ву] розсолі|ve vlastním nálevu/iu, 'in-water', 'fish canned'],
  [/(?<!не )швидкого приготування|швидкої варки/iu, 'quick-cooking', 'corn-grits rolled-oats couscous rice pasta groats gelatin'],
  [/jemně perliv|lightly sparkling|gently sparkling|слабогазован/iu, 'gently-sparkling', 'sparkling-water water'],
  [/off the bone|od kosti|на кістці/iu, 'off-the-bone', 'ham'],
  [/ke šlehání|для збивання/iu, 'for-whipping', 'cream'],
  [/free[- ]range|cage[- ]free|вільного вигулу|volného (?:výběhu|chovu)/iu, 'free-range', 'egg chicken'],
]

/** What one of them begins with, so that most texts are told by one glance. */
export const opens = /skin|шкір|kůž|thick|virgin|в[іие]рдж|віджиму|panensk|packed|олії|oleji|соку|šťáv|розсол|nálev|(?:^| )in |range|cage|вигулу|volného|швидк|perliv|sparkling|газован|bone|kosti|кістці|šlehání|збивання/iu

/** Names in which such a word tells of nothing. */
export const tellingNothing = 'hot[ -]?dogs?|hot cross|hot pot'
