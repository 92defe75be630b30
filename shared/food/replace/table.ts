/**
 * What may be taken instead of a food so that the dish stays the dish, the closest first. Edit it freely: a test reads
 * every row and says what is amiss. A row is
 *
 *   foods it replaces | the food instead | how much of it for one | what it does to the dish | uk | en | cs
 *
 * and the names are «one, of it», or «one, a few, many, of a part» where it is counted; «-» where a language has no name
 * that our reader knows. What it does is a key of
 * `effects` in `shared/language/replacing.ts`. Whether it suits the eaters is not said here: the lexicon knows.
 */
export const replacements = `
butter | vegan-butter | 1 | same | веганське масло, веганського масла | vegan butter | veganské máslo, veganského másla
butter | coconut-oil | 0.8 | coconut | кокосова олія, кокосової олії | coconut oil | kokosový olej, kokosového oleje
butter, ghee | sunflower-oil | 0.8 | oil | соняшникова олія, соняшникової олії | sunflower oil | slunečnicový olej, slunečnicového oleje
milk, low-fat-milk, lactose-free-milk, baked-milk | oat-milk | 1 | same | вівсяне молоко, вівсяного молока | oat milk | ovesné mléko, ovesného mléka
milk, low-fat-milk, lactose-free-milk, baked-milk | soy-milk | 1 | same | соєве молоко, соєвого молока | soy milk | sójové mléko, sójového mléka
milk, low-fat-milk, lactose-free-milk, baked-milk | rice-milk | 1 | thinner | рисове молоко, рисового молока | rice milk | rýžové mléko, rýžového mléka
milk, low-fat-milk, lactose-free-milk, baked-milk, cream, cooking-cream | coconut-milk | 1 | coconut | кокосове молоко, кокосового молока | coconut milk | kokosové mléko, kokosového mléka
cream, cooking-cream | plant-cream | 1 | same | рослинні вершки, рослинних вершків | plant cream | rostlinná smetana, rostlinné smetany
cream | coconut-cream | 1 | coconut | кокосові вершки, кокосових вершків | coconut cream | kokosová smetana, kokosové smetany
sour-cream | vegan-sour-cream | 1 | same | веганська сметана, веганської сметани | vegan sour cream | veganská zakysaná smetana, veganské zakysané smetany
sour-cream, yogurt, greek-yogurt | plant-yogurt | 1 | lighter | рослинний йогурт, рослинного йогурту | plant yogurt | rostlinný jogurt, rostlinného jogurtu
kefir | vegan-kefir | 1 | same | веганський кефір, веганського кефіру | vegan kefir | veganský kefír, veganského kefíru
cheese, hard-cheese | vegan-cheese | 1 | melts | веганський сир, веганського сиру | vegan cheese | veganský sýr, veganského sýra
mozzarella | vegan-mozzarella | 1 | melts | веганська моцарела, веганської моцарели | vegan mozzarella | -
feta | vegan-feta | 1 | same | веганська фета, веганської фети | vegan feta | -
parmesan | vegan-parmesan | 1 | melts | веганський пармезан, веганського пармезану | vegan parmesan | -
parmesan | nutritional-yeast | 0.5 | melts | харчові дріжджі, харчових дріжджів | nutritional yeast | lahůdkové droždí, lahůdkového droždí
cottage-cheese | vegan-cottage-cheese | 1 | same | - | vegan cottage cheese | veganský tvaroh, veganského tvarohu
cottage-cheese | tofu | 1 | milder | тофу, тофу | tofu | tofu, tofu
cream-cheese | vegan-cream-cheese | 1 | same | веганський крем-сир, веганського крем-сиру | vegan cream cheese | -
condensed-milk | vegan-condensed-milk | 1 | same | веганська згущенка, веганської згущенки | vegan condensed milk | veganské kondenzované mléko, veganského kondenzovaného mléka
egg | flax-egg | 1 | dense | замінник яйця, замінники яйця, замінників яйця, замінника яйця | flax egg, flax eggs | lněné vejce, lněná vejce, lněných vajec, lněného vejce
wheat-flour | gluten-free-flour | 1 | crumbly | безглютенове борошно, безглютенового борошна | gluten-free flour | bezlepková mouka, bezlepkové mouky
pasta | gluten-free-pasta | 1 | soft | безглютенові макарони, безглютенових макаронів | gluten-free pasta | bezlepkové těstoviny, bezlepkových těstovin
spaghetti | gluten-free-spaghetti | 1 | soft | безглютенові спагеті, безглютенових спагеті | gluten-free spaghetti | bezlepkové špagety, bezlepkových špaget
breadcrumbs | gluten-free-breadcrumbs | 1 | same | безглютенові сухарі, безглютенових сухарів | gluten-free breadcrumbs | bezlepková strouhanka, bezlepkové strouhanky
bread, white-bread | gluten-free-bread | 1 | crumbly | безглютеновий хліб, безглютенового хліба | gluten-free bread | bezlepkový chléb, bezlepkového chleba
rolled-oats | gluten-free-oats | 1 | same | безглютенові вівсяні пластівці, безглютенових вівсяних пластівців | gluten-free oats | bezlepkové ovesné vločky, bezlepkových ovesných vloček
semolina | corn-grits | 1 | milder | кукурудзяна крупа, кукурудзяної крупи | corn grits | kukuřičná krupice, kukuřičné krupice
bulgur, couscous | quinoa | 1 | milder | кіноа, кіноа | quinoa | quinoa, quinoa
soy-sauce | tamari | 1 | salty | тамарі, тамарі | tamari | tamari, tamari
soy-sauce | coconut-aminos | 1 | sweeter | кокосові аміно, кокосових аміно | coconut aminos | kokosové aminos, kokosových aminos
honey | maple-syrup | 1 | noHoney | кленовий сироп, кленового сиропу | maple syrup | javorový sirup, javorového sirupu
honey | agave-syrup | 1 | noHoney | сироп агави, сиропу агави | agave syrup | agávový sirup, agávového sirupu
mayonnaise | vegan-mayonnaise | 1 | same | веганський майонез, веганського майонезу | vegan mayonnaise | veganská majonéza, veganské majonézy
gelatin | agar | 0.35 | boil | агар-агар, агар-агару | agar | agar, agaru
meat-broth, chicken-broth, beef-broth, pork-broth, fish-broth | vegetable-broth | 1 | lighter | овочевий бульйон, овочевого бульйону | vegetable broth | zeleninový vývar, zeleninového vývaru
minced-meat, beef-mince, pork-mince, mixed-mince, chicken-mince, turkey-mince | plant-mince | 1 | milder | рослинний фарш, рослинного фаршу | vegan mince | rostlinné mleté, rostlinného mletého
pork-mince, mixed-mince, minced-meat | turkey-mince | 1 | lighter | фарш індички, фаршу індички | turkey mince | mleté krůtí maso, mletého krůtího masa
pork | beef | 1 | longer | яловичина, яловичини | beef | hovězí maso, hovězího masa
bacon | turkey-bacon | 1 | lighter | бекон з індички, бекону з індички | turkey bacon | krůtí slanina, krůtí slaniny
walnut, almond, hazelnut, cashew, pecan | sunflower-seeds | 1 | noNuts | насіння соняшнику, насіння соняшнику | sunflower seeds | slunečnicová semínka, slunečnicových semínek
walnut, almond, hazelnut, cashew, pecan | pumpkin-seeds | 1 | noNuts | гарбузове насіння, гарбузового насіння | pumpkin seeds | dýňová semínka, dýňových semínek
peanut-butter | sunflower-butter | 1 | noNuts | паста з насіння соняшнику, пасти з насіння соняшнику | sunflower seed butter | slunečnicové máslo, slunečnicového másla
white-wine | vegetable-broth | 1 | lessSour | овочевий бульйон, овочевого бульйону | vegetable broth | zeleninový vývar, zeleninového vývaru
red-wine | grape-juice | 1 | sweeter | виноградний сік, виноградного соку | grape juice | hroznová šťáva, hroznové šťávy
`
