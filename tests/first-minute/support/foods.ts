import { says } from './dishes.ts'

/** How the demo's authors write what people wish for and refuse, in both languages. */
export const chicken = says('курк(?!ум)|куряч|chicken') // Куркума is a spice.
export const beef = says('ялович|beef')
export const pork = says('свин|грудинк|шинк|ковбас|сал[оа](?!т)|смал|pork|guanciale|pancetta|bacon')
export const fish = says('риб|хек|короп|судак|лосос|fish|salmon|cod\\b|anchov')
export const mushrooms = says('гриб|печериц|mushroom')
export const onion = says('цибул|onion')
export const garlic = says('часник|garlic')
export const eggs = says('яйц|яйце|яєць|яєчн|жовт|білок(?!а)|майонез|egg|mayonnaise')
export const milk = says('молок|milk|buttermilk', 'кокосового молока|coconut milk')
export const dairy = says(
  'молок|вершк|сметан|кефір|масла|сир(?!о)|бринз|сулугун|фет[аи]|пармезан|кисломолочн|' +
    'milk|buttermilk|butter|cream|yogurt|cheese|parmesan|pecorino|greek yogurt',
  'кокосового молока|coconut milk|какао-масла',
)
export const nuts = says('горіх|мигдал|фундук|walnut|almond|hazelnut|pecan', 'мускатного горіха')
export const gluten = says(
  'борошн|хліб|сухар|спагет|локшин|манн|перлов|пшениц|пампушк|лаваш|' +
    'flour|bread|spaghetti|pasta|tagliatelle|soy sauce|соєвого',
  'gluten-free|flourless',
)
export const meat = says(
  'курк(?!ум)|куряч|ялович|свин|фарш|м’яс|сал[оа](?!т)|смал|ковбас|реберец|грудинк|телят|баранин|' +
    'chicken|beef|pork|lamb|bacon|guanciale|pancetta|mince',
)
