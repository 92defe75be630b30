import { describe, expect, test } from 'bun:test'
import { bind, bound } from '../../../web/language/bind.ts'
import { composer as csComposer } from '../../../web/language/cs/composer.ts'
import { imports as csImports } from '../../../web/language/cs/imports.ts'
import { lists as csLists } from '../../../web/language/cs/lists.ts'
import { mine as csMine } from '../../../web/language/cs/mine.ts'
import { plan as csPlan } from '../../../web/language/cs/plan.ts'
import { text as csOfAll } from '../../../web/language/cs.ts'
import { composer as enComposer } from '../../../web/language/en/composer.ts'
import { imports as enImports } from '../../../web/language/en/imports.ts'
import { lists as enLists } from '../../../web/language/en/lists.ts'
import { mine as enMine } from '../../../web/language/en/mine.ts'
import { plan as enPlan } from '../../../web/language/en/plan.ts'
import { text as enOfAll } from '../../../web/language/en.ts'
import { plurals } from '../../../web/language/plural.ts'
import { composer as ukComposer } from '../../../web/language/uk/composer.ts'
import { imports as ukImports } from '../../../web/language/uk/imports.ts'
import { lists as ukLists } from '../../../web/language/uk/lists.ts'
import { mine as ukMine } from '../../../web/language/uk/mine.ts'
import { plan as ukPlan } from '../../../web/language/uk/plan.ts'
import { text as ukOfAll } from '../../../web/language/uk.ts'

const uk = {
  ...ukOfAll,
  composer: ukComposer,
  imports: ukImports,
  lists: ukLists,
  mine: ukMine,
  plan: ukPlan,
}
const cs = {
  ...csOfAll,
  composer: csComposer,
  imports: csImports,
  lists: csLists,
  mine: csMine,
  plan: csPlan,
}
const en = {
  ...enOfAll,
  composer: enComposer,
  imports: enImports,
  lists: enLists,
  mine: enMine,
  plan: enPlan,
}

const nbsp = '\u00a0'

describe('a sentence', () => {
  test('keeps a one-letter word with the next, a number with its unit, a dash with the word before', () => {
    expect(bind('Борщ і пампушки з часником')).toBe(`Борщ і${nbsp}пампушки з${nbsp}часником`)
    expect(bind('Готувати 30 хв')).toBe(`Готувати 30${nbsp}хв`)
    expect(bind('Комора — ваша')).toBe(`Комора${nbsp}— ваша`)
    expect(bind('Řekněte „v košíku“ a k tomu 5 kg')).toBe(
      `Řekněte „v${nbsp}košíku“ a${nbsp}k${nbsp}tomu 5${nbsp}kg`,
    )
    expect(bind('і в горі, й у радості')).toBe(`і${nbsp}в${nbsp}горі, й${nbsp}у${nbsp}радості`)
  })

  test('made by a function of the dictionary is bound as well', () => {
    const dictionary = bound({ deep: { count: (n: number) => `${n} порцій` } })
    expect(dictionary.deep.count(5)).toBe(`5${nbsp}порцій`)
  })

  test('agrees with its number in every language', () => {
    const forms = { one: 'порція', few: 'порції', many: 'порцій', other: 'порції' }
    const plural = plurals('uk')
    const said = [1, 2, 5, 11, 21, 22, 25].map((count) => plural(count, forms).split(' ')[1])
    expect(said).toEqual(['порція', 'порції', 'порцій', 'порцій', 'порція', 'порції', 'порцій'])
    expect(plurals('en')(1, { one: 'serving', other: 'servings' })).toBe('1 serving')
    const czech = { one: 'recept', few: 'recepty', many: 'receptu', other: 'receptů' }
    const counted = [0, 1, 4, 5, 21, 22, 1.5].map((count) => plurals('cs')(count, czech))
    expect(counted.map((one) => one.split(' ')[1])).toEqual([
      ...['receptů', 'recept', 'recepty', 'receptů', 'receptů', 'receptů', 'receptu'],
    ])
    expect(plurals('cs')(1.5, czech)).toStartWith('1,5')
  })
})

describe('the dictionaries', () => {
  test('have the same keys, and no empty sentence', () => {
    expect(shape(en)).toEqual(shape(uk))
    expect(shape(cs)).toEqual(shape(uk))
    expect(empty(uk)).toEqual([])
    expect(empty(en)).toEqual([])
    expect(empty(cs)).toEqual([])
  })

  test('use the typographic apostrophe and quotes', () => {
    expect(sentences(uk).filter((sentence) => /[а-яіїєґ]'[а-яіїєґ]|"/i.test(sentence))).toEqual([])
    expect(sentences(en).filter((sentence) => /[a-z]'[a-z]|"/i.test(sentence))).toEqual([])
    expect(sentences(cs).filter((sentence) => /['"”«»]/.test(sentence))).toEqual([])
  })
})

function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
}

const shape = (dictionary: unknown) =>
  leaves(dictionary)
    .map(([path, value]) => `${path}: ${typeof value}`)
    .sort()
const empty = (dictionary: unknown) =>
  leaves(dictionary)
    .filter(([, value]) => value === '')
    .map(([path]) => path)
const sentences = (dictionary: unknown) =>
  leaves(dictionary).flatMap(([, value]) => (typeof value === 'string' ? value : []))
