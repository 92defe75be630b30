import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { cuisines, equipment } from '../../../shared/food/lexicon/taxonomy.ts'
import { languages } from '../../../shared/language/languages.ts'
import { facetName } from '../../../shared/language/search.ts'

const kitchen = { uk: 'кухня', en: 'cuisine', cs: 'kuchyně' }

test('each kitchen is understood by the name that we give it ourselves, and no word is left over', () => {
  const lost = languages.flatMap((language) =>
    cuisines.flatMap(({ id }) => {
      const text = `${facetName('cuisines', id, language)} ${kitchen[language]}`
      const slots = understandQuery(text)
      return slots.cuisines.includes(id) && slots.words.length === 0 ? [] : [text]
    }),
  )
  expect(lost).toEqual([])
})

test('each tool is understood by its name beside a dish', () => {
  const dish = { uk: 'м’ясо', en: 'meat', cs: 'maso bez cibule' }
  const lost = languages.flatMap((language) =>
    equipment.flatMap(({ id }) => {
      const text = `${facetName('equipment', id, language)}, ${dish[language]}`
      return understandQuery(text).equipment.includes(id) ? [] : [text]
    }),
  )
  expect(lost).toEqual([])
})

test('a Czech question for what is baked asks for the oven, and one for baking for pastry', () => {
  expect(understandQuery('pečené kuře')).toMatchObject({ courses: [], equipment: ['oven'] })
  expect(understandQuery('něco na pečení')).toMatchObject({ courses: ['baking'], equipment: [] })
  expect(understandQuery('dezert bez pečení').equipment).toEqual(['no-bake'])
})
