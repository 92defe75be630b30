import { inTitles } from '../../../shared/food/ask/words/in-titles.ts'
import { small } from '../../../shared/food/ask/words/small.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { needsIn } from '../../../shared/food/line/needs.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { beside } from '../../../shared/food/line/words/index.ts'
import { matchPlainFoods } from '../../../shared/food/names/match.ts'
import { called } from './called.ts'
import type { Described } from './described.ts'
import { lexemesOf } from './food-lexemes.ts'
import { type Gathering, passing } from './interned.ts'
import { dishesNamed, onlyNamed } from './only-named.ts'
import { apart, behindName } from './terms-said.ts'
import { internedForms, titledBy } from './word-lexemes.ts'
import { searchWords } from './words.ts'

/** "Nana's roast chicken" is of no "nanas", a chocolate salami no sausage, and what melts «na jazyku», «на язиці» has no tongue in it. */
const noFood =
  /\bnana['’]s\s|(?<!\p{L})(?:na jazyku|на язиці|на язику|on the tongue)(?!\p{L})|(?:шоколадн|солодк)\p{L}+ ковбас\p{L}+|ковбас\p{L}+ (?:із|з) печива|\bchocolate salami|čokoládov\p{L}+ salám\p{L}*/giu

/** «Олів'є без ковбаси» names what it does not hold. */
export function addTitle(
  { title, ingredients, steps }: Described,
  refused: readonly string[],
  found: Gathering,
): void {
  const words = searchWords(title)
  const madeFor = wordsFor(title)
  const others = onlyNamed(title, ingredients)
  for (const word of words) {
    for (const form of internedForms(word)) found.add(form, 'A')
    if (madeFor.has(word.low)) continue
    if (others.size > 0 && dishesNamed(word).some((id) => others.has(id))) continue
    for (const form of titledBy(word)) found.add(form)
  }
  const whole = called(title)
  for (const mark of [...whole.words, ...whole.named]) found.add(passing(mark))
  const served = words.findIndex((word, at) => at > 0 && beside.has(word.low))
  const forDish = words.findIndex((word, at) => at > 0 && small.eatenWith.has(word.low))
  for (const { id, from } of matchPlainFoods(searchWords(title.replace(noFood, '')))) {
    // "Pesto (no nuts)" is a pesto.
    if (refused.some((each) => isKindOf(id, each))) continue
    if (id === 'mulled-wine' && from === 0 && isOfJuice(ingredients, steps)) continue
    const { self, above, seasoned, sure, headlines } = lexemesOf(id)
    // «Хрін до м'яса» is eaten with meat, and has none.
    if (forDish > 0 && from > forDish) continue
    const isBeside = served > 0 && from > served
    found.add(self, 'A')
    // «Цвіклі з хроном»: what only seasons is the dish itself where it is called so, and nowhere else.
    for (const each of above) if (!isBeside || !seasoned.has(each)) found.add(each)
    for (const each of headlines) found.add(each)
    // What pampushky are sold with is no matter where they are baked, for their own lines say it. Of what
    // a dish is served with there may be none.
    if (isBeside) for (const each of sure) found.add(each)
  }
}

/** Of juice it is mulled as well, where every line is known and neither they nor the steps name anything stronger. */
function isOfJuice(lines: Described['ingredients'], steps: Described['steps']): boolean {
  const needed = needsIn(lines).filter(({ heading }) => !heading)
  const isKnown = needed.every(({ food, understood }) => understood && food !== undefined)
  const isWeak = ({ food = '', mentions = [], alternatives = [] }: ParsedLine) =>
    [food, ...mentions, ...alternatives].every((id) => !isStrong(id))
  const isPoured = steps.some(({ text }) =>
    matchPlainFoods(searchWords(text)).some(({ id }) => isStrong(id)),
  )
  return (
    needed.some(({ food = '' }) => isJuice(food)) && isKnown && needed.every(isWeak) && !isPoured
  )
}

const isStrong = (id: string) => isKindOf(id, 'alcohol') || id === 'mulled-wine'
const isJuice = (id: string) => isKindOf(id, 'juice')

/** «Пампушки до борщу» are called no borscht. */
function wordsFor(title: string): ReadonlySet<string> {
  return new Set(
    title.split(apart).flatMap((part) => {
      const words = searchWords(part)
      const at = behindName(words, inTitles.madeFor)
      return at < 0 ? [] : words.slice(at).map(({ low }) => low)
    }),
  )
}
