// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/** What small words mean in the title of a dish. */
export const inTitles = wordTable({
  /** What it does without follows these. */
  without: { uk: 'без замість мінус', en: 'without minus instead sans', cs: 'bez místo' },
  /** It stands in the word itself: «безглютенові». */
  ownWithout: { uk: 'без*', cs: 'bez*' },
  /** «Не борщ», "no cream": only where a name follows. */
  no: { uk: 'не жодного жодної жодних ні', en: 'no not non zero', cs: 'ne žádný žádná žádné' },
  /** Of those the ones that speak of the next name alone: "zero sugar lemonade" is a lemonade. */
  noOne: { uk: 'не жодного жодної жодних', en: 'zero non' },
  /** May stand between that and the name: "no added sugar". */
  ofIt: { uk: 'з із зі грама краплі', en: 'added refined extra any' },
  /** Lists of these stand before "free", and before an allergy. */
  freeOf: { en: 'dairy milk egg eggs nut nuts gluten wheat soy soya sugar peanut peanuts sesame lactose grain yeast fish shellfish meat alcohol' },
  /** Behind an allergy: what it is to. */
  allergicTo: { uk: 'на', en: 'to', cs: 'na' },
  /** «Ні дня без борщу» is one. */
  never: { uk: 'ні жодного жодної' },
  /** "Why not pancakes". */
  why: { uk: 'чому', en: 'why', cs: 'proč' },
  /** What it is made for follows. */
  madeFor: { uk: 'до для', en: 'for', cs: 'k ke pro' },
  /** What it lies in follows. */
  liesIn: { uk: 'під у в', en: 'in under', cs: 'pod v ve' },
  /** What it lies on follows. */
  liesOn: { uk: 'на', en: 'on', cs: 'na' },
  /** What is made for another dish, and is no name of a food. */
  partOfDish: { uk: 'крем начинка зажарка глазур посипка заправка основа суміш', en: 'filling topping base mix rub frosting icing glaze crust', cs: 'krém krem náplň napln nálev nalev drobenka směs smes poleva' },
})
