// biome-ignore-all format: one food a line
import { foodsOf } from '../row.ts'

const bakery = foodsOf('bakery')

export const bakeryFoods = [
  bakery('bread', 'хліб|хлібець|скибка хліба|хлібина|м’якуш хліба|черствий хліб|хліба|скибки хліба|скибочки хліба', 'bread|loaf of bread|bread slices|stale bread|loaf', 'chléb|chleba', 'baked-goods', { adj: 'хлібний', madeWith: 'wheat-flour', kg: 60, piece: 35, thread: '#b9834a' }),
  bakery('white-bread', 'білий хліб|пшеничний хліб|хліб білий|хліб пшеничний', 'white bread|sandwich bread', 'bílý chléb', 'bread', { kg: 58, piece: 30, thread: '#e6cd9f' }),
  bakery('rye-bread', 'житній хліб|чорний хліб|хліб житній|бородинський хліб|хліб чорний|темний хліб', 'rye bread|black bread|pumpernickel|dark bread', 'žitný chléb|černý chléb', 'bread', { madeWith: 'rye-flour', kg: 62, piece: 35, thread: '#5f3c22' }),
  bakery('wholegrain-bread', 'цільнозерновий хліб|хліб цільнозерновий|зерновий хліб|хліб з висівками', 'wholegrain bread|whole wheat bread|wholemeal bread', 'celozrnný chléb', 'bread', { kg: 90, piece: 35, thread: '#8e6137' }),
  bakery('sourdough-bread', 'хліб на заквасці|заквасковий хліб|крафтовий хліб', 'sourdough|sourdough bread', 'kváskový chléb', 'bread', { kg: 140, piece: 45 }),
  bakery('toast-bread', 'тостовий хліб|хліб тостовий|хліб для тостів|тости|тост', 'toast bread|toast', 'toustový chléb', 'bread', { madeWith: 'milk', kg: 95, piece: 28 }),
  bakery('loaf', 'батон|нарізний батон|скибка батона|батона|булка хліба|франзоля', 'white loaf|long loaf', 'veka', 'bread', { kg: 68, piece: 25, thread: '#d9a65c' }),
  bakery('baguette', 'багет|французький багет|чіабата|чіабатта', 'baguette|french bread|ciabatta|italian bread', 'bageta', 'bread', { kg: 110, piece: 250, thread: '#dcae68' }),
  bakery('bun', 'булочка|булочки|булочок|булка|булки|булочка для бургерів|булочки для бургерів|булочки для хот-догів|булочка для хот-дога', 'bun|burger bun|burger buns|hamburger buns|hot dog buns|bread roll|dinner rolls', 'houska|žemle|burgerová bulka', 'baked-goods', { madeWith: 'wheat-flour|egg|milk', kg: 120, piece: 70, allergens: ['sesame'], thread: '#d89b4c' }),
  bakery('brioche', 'бріош|здобна булка|здобна булочка|хала', 'brioche|challah', 'brioška|vánočka', 'bun', { madeWith: 'butter', kg: 210, piece: 60 }),
  bakery('croissant', 'круасан|круасани|рогалик|круассан', 'croissant|croissants', 'croissant|rohlík', 'baked-goods', { madeWith: 'wheat-flour|butter|egg', each: 35, piece: 60, thread: '#d79a44' }),
  bakery('lavash', 'лаваш|тонкий лаваш|вірменський лаваш|лаваш тонкий|лист лаваша', 'lavash|flatbread|thin lavash', 'lavaš', 'baked-goods', { madeWith: 'wheat-flour', kg: 110, piece: 100, thread: '#eddcb5' }),
  bakery('pita', 'піта|коржик піта|пита|коржі піта', 'pita|pitta|pita bread|naan|naan bread', 'pita chléb|naan', 'baked-goods', { madeWith: 'wheat-flour', kg: 120, piece: 65 }),
  bakery('tortilla', 'тортилья|тортілья|тортильї|коржі тортилья|пшенична тортилья', 'tortilla|flour tortilla|tortillas|wrap|flour tortillas|wraps', 'tortilla|tortilly', 'baked-goods', { madeWith: 'wheat-flour', kg: 190, piece: 60, thread: '#ecd8a8' }),
  bakery('corn-tortilla', 'кукурудзяна тортилья|кукурудзяні тортильї|тако', 'corn tortilla|corn tortillas|taco shells|taco shell', 'kukuřičná tortilla', 'baked-goods', { madeWith: 'corn', kg: 220, piece: 25 }),
  bakery('gluten-free-bread', 'безглютеновий хліб|хліб безглютеновий|хліб без глютену', 'gluten-free bread', 'bezlepkový chléb', 'baked-goods', { kg: 320, piece: 30 }),
  bakery('crispbread', 'хлібці|житні хлібці|хлібець хрусткий', 'crispbread|knäckebröd|rice cakes', 'knäckebrot|křehký chléb', 'baked-goods', { madeWith: 'rye-flour|wheat-flour', kg: 190, piece: 10 }),
  bakery('rusks', 'сухарі|сухар|сухарі житні|ванільні сухарі|сухарі ванільні', 'rusks|rusk|zwieback', 'suchary|suchar', 'baked-goods', { madeWith: 'wheat-flour', kg: 85, piece: 15, thread: '#c99858' }),
  bakery('croutons', 'сухарики|грінки|крутони|пшеничні сухарики|сухариків|грінок', 'croutons|crostini', 'krutony', 'bread', { kg: 180, density: 0.25, thread: '#c8904a' }),
  bakery('breadcrumbs', 'панірувальні сухарі|сухарі панірувальні|паніровка|хлібна крихта|мелені сухарі|сухарі мелені|хлібні крихти|паніровочні сухарі|сухарі для панірування', 'breadcrumbs|bread crumbs|dried breadcrumbs|dry bread crumbs|fresh breadcrumbs', 'strouhanka', 'baked-goods', { aisle: 'baking', madeWith: 'wheat-flour', kg: 75, density: 0.45, thread: '#cf9f5b' }),
  bakery('panko', 'панко|сухарі панко|паніровка панко', 'panko|panko breadcrumbs', 'panko strouhanka', 'breadcrumbs', { aisle: 'baking', kg: 160, density: 0.25 }),
  bakery('pizza-base', 'основа для піци|корж для піци|коржі для піци', 'pizza base|pizza crust', 'korpus na pizzu', 'baked-goods', { madeWith: 'wheat-flour', kg: 130, piece: 200 }),
  bakery('sponge-base', 'бісквіт|бісквітний корж|бісквітні коржі|коржі для торта|вафельні коржі|корж|коржі|коржів|медові коржі', 'sponge cake|cake layers|sponge base|angel food cake|pound cake', 'piškotový korpus|korpus', 'baked-goods', { aisle: 'sweets', madeWith: 'wheat-flour|egg|sugar', kg: 160, piece: 150 }),
  bakery('dough', 'тісто|готове тісто|хлібне тісто', 'dough|bread dough', 'těsto', 'baked-goods', { aisle: 'frozen', madeWith: 'wheat-flour', kg: 85 }),
  bakery('puff-pastry', 'листкове тісто|тісто листкове|слоєне тісто|листове тісто|бездріжджове листкове тісто|листкове бездріжджове тісто|листкове дріжджове тісто|тісто слоєне', 'puff pastry|puff pastry sheet|puff pastry sheets', 'listové těsto', 'dough', { aisle: 'frozen', madeWith: 'butter', kg: 110, piece: 450, thread: '#ead1a0' }),
  bakery('phyllo', 'тісто філо|філо|тісто фило|витяжне тісто|катаїфі', 'phyllo|filo pastry|phyllo dough|filo|kataifi', 'filo těsto', 'dough', { aisle: 'frozen', kg: 200, piece: 20 }),
  bakery('yeast-dough', 'дріжджове тісто|тісто дріжджове|тісто для піци|тісто для пиріжків|тісто на піцу', 'yeast dough|pizza dough', 'kynuté těsto|těsto na pizzu', 'dough', { aisle: 'frozen', kg: 80 }),
  bakery('shortcrust', 'пісочне тісто|тісто пісочне|готове пісочне тісто', 'shortcrust pastry|pie crust|pie dough|pastry crust|shortcrust', 'křehké těsto', 'dough', { aisle: 'frozen', madeWith: 'butter|egg', kg: 120, piece: 250 }),
  bakery('dumpling-wrappers', 'тісто для вареників|тісто для вонтонів|листи для вонтонів|тісто для гьоза|тісто для пельменів', 'wonton wrappers|gyoza wrappers|dumpling wrappers|egg roll wrappers', 'wonton těsto', 'dough', { aisle: 'frozen', madeWith: 'egg', kg: 200, piece: 8 }),
  bakery('matzo', 'маца', 'matzo|matzah|matzo meal', 'maces', 'baked-goods', { madeWith: 'wheat-flour', kg: 220 }),
]
