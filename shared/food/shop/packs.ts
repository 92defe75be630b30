import { entryOf } from '../lexicon/index.ts'
import type { Amount } from '../line/types.ts'
import { packages, type UnitId } from '../units/units.ts'
import { foodOf, soldAs } from './sold.ts'

/**
 * How much is in the pack that a shop usually has of a food, or of any food of that kind; behind it the packs that
 * this is said of, where a number without one («2 шт.») is of single things. A dash: a kind of its own, whose pack
 * nobody knows.
 */
const table = `
milk | 900 ml
milk-shake | -
plant-milk | 1 l
cream | 200 ml
clotted-cream | -
spray-cream | -
kefir | 900 ml
ryazhanka | 450 g
soured-milk | 450 ml
buttermilk | 500 ml
ayran | 500 ml
yogurt | 150 g
drinking-yogurt | 300 ml
sour-cream | 350 g
cottage-cheese | 250 g
curd-snack | -
butter | 200 g
ghee | -
mascarpone | 250 g
ricotta | 250 g
cream-cheese | 150 g
feta | 200 g
halloumi | 200 g
vegetable-oil | 850 ml
soybean-oil | -
olive-oil | 500 ml
mayonnaise | 350 g
ketchup | 300 g
adjika | 200 g
horseradish | 130 g
pesto | 190 g
passata | 500 ml
vinegar | 500 ml
apple-vinegar | 500 ml
balsamic-vinegar | 250 ml
tomato-paste | 170 g | can
water | 1.5 l
sparkling-water | 1.5 l
kvass | 1.5 l
cola | 1.5 l | bottle
cola | 330 ml | can
diet-cola | 1.5 l | bottle
diet-cola | 330 ml | can
lemonade | 1.5 l | bottle
juice | 1 l
ginger-juice | -
onion-juice | -
sea-buckthorn-juice | -
lemon-juice | -
lime-juice | -
coffee | 250 g
brewed-coffee | -
instant-coffee | 100 g
black-tea | 50 g
green-tea | 50 g
fruit-tea | 40 g
herb-tea | 40 g
beer | 500 ml
non-alcoholic-beer | 500 ml
cider | 500 ml
wine | 750 ml
mulled-wine | -
fortified-wine | 750 ml
non-alcoholic-wine | 750 ml
spirits | 500 ml
bitters | -
whisky | 700 ml
rum | 700 ml
gin | 700 ml
tequila | 700 ml
liqueur | 700 ml
buckwheat | 800 g
rice | 800 g
basmati | 500 g
jasmine-rice | 500 g
sushi-rice | 500 g
arborio | 500 g
wild-rice | -
millet | 800 g
semolina | 800 g
pearl-barley | 800 g
barley-groats | 800 g
wheat-groats | 800 g
corn-grits | 800 g
bulgur | 500 g
couscous | 500 g
rolled-oats | 500 g
peas-dried | 800 g
lentils | 500 g
chickpeas | 500 g
beans | 500 g
pasta | 400 g
gnocchi | 500 g
lasagne-sheets | 500 g | pack box
wheat-flour | 1 kg
rye-flour | 1 kg
sugar | 1 kg
powdered-sugar | 200 g
brown-sugar | 500 g
salt | 1 kg
baking-soda | 500 g
cocoa | 100 g
breadcrumbs | 300 g
condensed-milk | 370 g
canned-tuna | 160 g
tuna | 160 g | can
canned-sprats | 160 g
canned-corn | 340 g
corn | 340 g | can
canned-peas | 400 g
green-peas | 400 g
canned-beans | 400 g
canned-chickpeas | 400 g
canned-tomatoes | 400 g
canned-pineapple | 560 g
coconut-milk | 400 ml
green-olives | 300 g | can jar pack
black-olives | 300 g | can jar pack
peanut-butter | 300 g
jam | 300 g
potato-chips | 130 g
chocolate | 90 g | bar pack
frozen-vegetables | 400 g
pelmeni | 800 g | pack
toast-bread | 400 g
tortilla | 370 g | pack
cherry-tomato | 250 g | pack tray box
egg | 10 piece | pack box tray
quail-egg | 20 piece | pack box tray
`

interface Pack {
  amount: Amount | null
  /** Nothing where any pack, and a bare number, is of this size. */
  said: ReadonlySet<string> | null
}

/** What is in one of it as a shop sells it: a pack, a bottle or, without a unit, simply one; nothing where that is not known. */
export function usualPack(food: string, unit?: UnitId): Amount | undefined {
  const kind = unit === 'piece' ? undefined : unit
  if (kind !== undefined && !packages.has(kind)) return undefined
  const own = kind === undefined ? undefined : foodOf(food)?.weighs?.[kind]
  if (own !== undefined) return { quantity: own, unit: 'g' }
  // No packet of vanilla sugar is as large as a pack of sugar.
  if (kind === 'sachet') return soldAs(food)?.unit === kind ? packet(food) : undefined
  // What is counted by itself, as eggs are, is no pack unless its own row says so.
  if (kind === undefined && isCounted(food)) return undefined
  return packOf(food, kind) ?? packet(food)
}

/** Whether «2 шт.» of it are two of what the food itself is: eggs, onions, chocolates. */
export function isCounted(food: string): boolean {
  const known = foodOf(food)
  if (known?.price?.per === 'piece') return true
  return known?.piece !== undefined && !(rows.get(food) ?? []).some(({ said }) => said === null)
}

function packOf(food: string, unit: UnitId | undefined): Amount | undefined {
  let kinds: readonly string[] = [food]
  // The nearest kind that has a row speaks for it.
  while (kinds.length > 0) {
    const near = kinds.flatMap((kind) => rows.get(kind) ?? [])
    const found = near.find(({ said }) => (unit ? (said?.has(unit) ?? true) : said === null))
    if (found || near.length > 0) return found?.amount ?? undefined
    kinds = kinds.flatMap((kind) => entryOf(kind)?.parents ?? [])
  }
  return undefined
}

/** Spices and yeast come in packets, however a list calls them; herbs in bunches, of which a number alone is unsure. */
function packet(food: string): Amount | undefined {
  const sold = soldAs(food)
  return sold && packages.has(sold.unit) ? { quantity: sold.grams, unit: 'g' } : undefined
}

const rows = Map.groupBy(
  table
    .trim()
    .split('\n')
    .map((row): Pack & { food: string } => {
      const [food = '', size = '', said] = row.split(' | ')
      const [quantity, unit] = size.split(' ')
      const amount = size === '-' ? null : { quantity: Number(quantity), unit: unit as UnitId }
      return { food, amount, said: said === undefined ? null : new Set(said.split(' ')) }
    }),
  ({ food }) => food,
)
