import { expect, test } from 'bun:test'
import { withoutFoods } from '../../../../server/domain/search/filters.ts'
import { understandQuery } from '../../../../shared/food/ask/understand.ts'
import { foods } from '../../../../shared/food/lexicon/index.ts'
import { matchFoods } from '../../../../shared/food/names/match.ts'
import { wordsOf } from '../../../../shared/food/text/phrases.ts'
import { termsOfLine } from '../../../support/terms-of-line.ts'

const made =
  /^(?<of>.+) (?:jam|jelly|juice|liqueur|syrup|preserves|marmalade|brandy|sorbet|chutney|nectar|concentrate|ice cream|powder|extract)$/
const kept = /^(?:dried|candied|frozen|pickled|smoked|salted|freeze-dried|canned) (?<of>.+)$/

/** What the first word of the name does not mean there, by the food that it is taken for. */
const otherwise = {
  'ice-cream': 'vanilla is the plain one',
  'jelly-powder': 'makes jelly, and is none yet',
  'custard-powder': 'makes custard, and is none yet',
  'biscuit-dough': 'biscuits of another country',
  'biscuits-american': 'biscuits of another country',
  'rose-jam': 'a rose alone is taken for a wine',
  'rum-essence': 'has the smell of it alone',
  'redcurrant-jelly': 'a currant alone is taken for a raisin',
  'frozen-currant': 'a currant alone is taken for a raisin',
  'candied-citron': 'a citron alone is taken for a Czech lemon',
  dextrose: 'glucose alone is taken for the syrup',
  'file-powder': 'a leaf, and no fillet',
  'egg-protein': 'makes meringue, and is none yet',
}

test('whoever refuses a food is given nothing that is made of it and called by it', () => {
  const leaks = foods.flatMap(({ id, en }) =>
    en.flatMap((name) => {
      const of = (made.exec(name) ?? kept.exec(name))?.groups?.['of']
      if (!of || of.includes(' ') || id in otherwise || !isName(of)) return []
      const { exclude } = understandQuery(`no ${of}`)
      const terms = termsOfLine(`100 g ${name}`)
      return withoutFoods(exclude).some((never) => terms.has(never.slice('!'.length)))
        ? []
        : [`${id}: ${name}, no ${of} (${exclude.join()})`]
    }),
  )
  expect(leaks).toEqual([])
})

function isName(said: string): boolean {
  const words = wordsOf(said)
  const [match, another] = matchFoods(words)
  return match !== undefined && !another && !match.weak && match.to - match.from === words.length
}
