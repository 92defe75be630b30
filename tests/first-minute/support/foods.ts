import { says } from './dishes.ts'

/** How the demo's authors write what people wish for and refuse, in all three languages. */
export const chicken = says('курк(?!ум)|куряч|chicken|kuře(?!ň)|kuřec') // Куркума is a spice.
export const beef = says('ялович|beef|hověz')
export const pork = says(
  'свин|грудинк|шинк|ковбас|сал[оа](?!т)|смал|pork|guanciale|pancetta|bacon|vepř|slanin|klobás|uzen|sádl|šunk',
)
export const fish = says(
  'риб|хек|короп|судак|лосос|fish|salmon|cod\\b|anchov|ryb(?!íz)|kapr(?!a)|losos|tresk',
)
export const mushrooms = says('гриб|печериц|mushroom|hub|houb(?!ičk)|hřib|žampion')
export const onion = says('цибул|onion|cibul')
export const garlic = says('часник|garlic|česnek|česnečk')
export const eggs = says(
  'яйц|яйце|яєць|яєчн|жовт|білок(?!а)|майонез|egg|mayonnaise|vejc|vajec|vajíč|žlout|bílk|majonéz',
)
export const milk = says('молок|milk|buttermilk|mlék|podmásl', 'кокосового молока|coconut milk')
export const dairy = says(
  'молок|вершк|сметан|кефір|масла|сир(?!о)|бринз|сулугун|фет[аи]|пармезан|кисломолочн|' +
    'milk|buttermilk|butter|cream|yogurt|cheese|parmesan|pecorino|greek yogurt|mlék|smetan|šlehačk|másl|tvaroh|sýr|eidam|jogurt|podmásl|salk',
  'кокосового молока|coconut milk|какао-масла',
)
export const nuts = says(
  'горіх|мигдал|фундук|walnut|almond|hazelnut|pecan|ořech|ořišk|mandl',
  'мускатного горіха|muškátového oříšku',
)
export const gluten = says(
  'борошн|хліб|сухар|спагет|локшин|манн|перлов|пшениц|пампушк|лаваш|' +
    'flour|bread|spaghetti|pasta|tagliatelle|soy sauce|соєвого|mouk|chléb|chleb|rohlík|housk|krup|kroup|strouhank|knedlík',
  'gluten-free|flourless',
)
export const meat = says(
  'курк(?!ум)|куряч|ялович|свин|фарш|м’яс|сал[оа](?!т)|смал|ковбас|реберец|грудинк|телят|баранин|' +
    'chicken|beef|pork|lamb|bacon|guanciale|pancetta|mince|kuře(?!ň)|kuřec|hověz|vepř|slanin|klobás|uzen|sádl|šunk',
)
export const honey = says('мед(?!\\p{L})|меду|медом|honey|med(?!\\p{L})|medu|medem')
