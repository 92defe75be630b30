import { lexeme, quoted } from '../search/lexemes.ts'
import { allOf, anyOf } from '../search/query.ts'
import { notSuiting, occasionsAgainst, occasionsUnder, suitingMarks } from './umbrellas.ts'
import { marksOf, type Wish } from './wish.ts'

const course = (id: string) => quoted(lexeme.facet('courses', id))
const food = (id: string) => quoted(lexeme.food(id))

/** What restores: a strong soup, what helps a cold, and a brine. Few recipes say so themselves. */
const restoring: Readonly<Record<string, readonly string[]>> = {
  hangover: [
    allOf([course('soup'), anyOf(['meat', 'sausage', 'sauerkraut'].map(food))]),
    quoted(lexeme.facet('occasions', 'cold-remedy')),
    allOf([course('preserve'), `!${course('sauce')}`]),
  ],
}

/** Who cooks for days ahead cooks a dinner: a jar of jam keeps as well. */
const forDays = new Set(['keeps', 'ahead'])
const aMeal = `!${anyOf(['baking', 'dessert', 'preserve', 'drink', 'sauce'].map(course))}`

/** What suits an occasion is not any course; what is said to be for it may be. */
export function occasionWish(ids: readonly string[], isOpen = false): Wish[] {
  if (ids.length === 0) return []
  const marks = (id: string) => marksOf('occasions', id)
  const said = ids.flatMap((id) => {
    const against = occasionsAgainst(id).flatMap(marks).map(quoted)
    const meant = occasionsUnder(id).flatMap(marks).map(quoted)
    if (isOpen && forDays.has(id)) return [`(${anyOf(meant)} & ${aMeal})`]
    return against.length === 0 ? meant : [`(${anyOf(meant)} & !${anyOf(against)})`]
  })
  const suits = ids.flatMap((id) => {
    const not = notSuiting(id).map((one) => ` & !${quoted(one)}`)
    return occasionsUnder(id)
      .flatMap(suitingMarks)
      .map((each) => ({ each, text: `(${quoted(each)}${not.join('')})` }))
  })
  // What is tagged for a lunchbox is for one.
  const tagged = ids.includes('by-hand') ? [lexeme.facet('occasions', 'work-lunch')] : []
  const restores = ids.flatMap((id) => restoring[id] ?? [])
  const lexemes = [
    ...ids.flatMap(occasionsUnder).flatMap(marks),
    ...suits.map(({ each }) => each),
    ...tagged,
    ...(restores.length > 0 ? [lexeme.facet('courses', 'soup')] : []),
  ]
  const texts = [...said, ...tagged.map(quoted), ...suits.map(({ text }) => text), ...restores]
  // What is made the day before stands before what keeps.
  const isWide = ids.some((id) => occasionsUnder(id).length > 1)
  const rank = isWide ? ids.flatMap(marks).map(quoted) : undefined
  return [{ kind: 'occasions', lexemes, texts, ...(rank && { rank }) }]
}
