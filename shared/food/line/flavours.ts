import { isA, kinds } from '../lexicon/index.ts'
import type { FoodMatch } from '../names/match.ts'
import { asTaste } from '../names/tastes.ts'
import type { Form } from '../text/forms.ts'
import { said } from './words/said.ts'

/** What comes in flavours: another food beside it is how it tastes, on whichever side of it. */
export const comesInFlavours = kinds(`
  potato-chips corn-chips croutons crackers rice-cakes prawn-crackers popcorn popcorn-ready ice-cream frozen-yogurt lemon-sorbet yogurt kefir
  drinking-yogurt dairy-dessert curd-snack curd-dessert whey-protein plant-protein protein-bar energy-drink sports-drink lemonade cola tonic sparkling-water
  coconut-water black-tea green-tea herbal-tea fruit-tea instant-coffee coffee hot-chocolate-mix instant-noodles ramen-noodles ramen-noodles-dry
  chewing-gum candy gummies hard-candy jelly-powder pudding-powder fruit-jelly zefir marshmallow cookies waffles granola muesli breakfast-cereal
  naan pizza-frozen bouillon-cube instant-noodles brewed-tea beer cider vodka milk-chocolate dark-chocolate white-chocolate cream-cheese processed-cheese hummus plant-milk frosting plant-yogurt fruit-puree baby-porridge baby-snack infant-formula stuffing-mix cup-soup cake cereal-bar
`)

const alsoFlavours = kinds('chocolate coffee cookies waffles marshmallow candy kefir')

/** What others taste of. What is made with them besides («крихта», "cake") is a thing of its own. */
const isFlavour = kinds(`
  fruit berry citrus nut herb spice mushroom vanilla mint caramel toffee honey chocolate chocolate-chips mint-chips mint-chocolate coconut ginger
  crab shrimp bacon ham onion garlic chicken beef pork salmon caviar seafood vegetable hard-cheese cheddar blue-cheese parmesan sour-cream
  condensed-milk coffee cocoa cookies cookie-dough lemon-pepper rum vinegar salt sea-salt barbecue-sauce wasabi kimchi pickle olive tomato
`)

/** The bearer of the flavours that these are, where each of the others is one: "ice cream mint chocolate", «краб чіпси». */
export function bearerAmong(
  words: readonly Form[],
  found: readonly FoodMatch[],
): FoodMatch | undefined {
  if (found.length < 2) return undefined
  // Chocolate and biscuits flavour others oftener than others them.
  const all = found.filter(({ id }) => comesInFlavours(id))
  const plain = all.filter(({ id }) => !alsoFlavours(id))
  // "Digestives choc": many of them are what is bought, and the one behind is the taste.
  const bearers = plain.length > 0 ? plain : all.filter((one) => areMany(words, one))
  const [bearer] = bearers
  if (!bearer || bearers.length > 1) return undefined
  const others = found.filter((one) => one !== bearer)
  return others.every(({ id, from, to }) => isFlavour(id) && !isMade(words.slice(from, to)))
    ? bearer
    : undefined
}

function areMany(words: readonly Form[], { to }: FoodMatch): boolean {
  const word = words[to - 1]
  return (
    word !== undefined && !word.cyrillic && word.low !== word.light && said.severalOf.has(word.low)
  )
}

/** "Lemon juice", "cake": what ends so is no flavour. */
function isMade(words: readonly Form[]): boolean {
  return said.madeOf.has(words.at(-1)?.low)
}

/** Which of the foods beside one tell what it tastes of, as it is told apart by. */
export function tastesOf(food: string, beside: readonly string[]): string[] {
  if (!comesInFlavours(food)) return []
  return beside.filter((id) => isFlavour(id) && !isA(food, id)).map(asTaste)
}

/** A word that only names a flavour, beside what comes in them: "ranch", «тропік». */
export function isFlavourWord(word: Form): boolean {
  return said.flavour.has(word.low)
}
