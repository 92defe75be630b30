import { expect, test } from 'bun:test'
import { mayRefuse, refusalsIn } from '../../../shared/food/ask/refusals-in.ts'
import { understood } from '../../support/understood.ts'

/** Every text of the sets that questions are examined by. */
async function textsOfSets(): Promise<string[]> {
  const files = [...new Bun.Glob('sets/**/*.ts').scanSync(import.meta.dir)].filter((file) =>
    /polarity|refusing/.test(file),
  )
  const sets = await Promise.all(files.map((file): Promise<object> => import(`./${file}`)))
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return value.length <= 300 ? [value] : []
    return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : []
  }
  return [...new Set(sets.flatMap(texts))]
}

function partition(texts: readonly string[], isSo: (text: string) => boolean) {
  const so = new Set(texts.filter(isSo))
  return [[...so], texts.filter((text) => !so.has(text))] as const
}

const refuses = (text: string) => {
  const { exclude, refused, tangled } = understood(text)
  return tangled || exclude.length > 0 || Object.values(refused).some((ids) => ids.length > 0)
}

test('what a text refuses is noticed before anybody reads it as a question', async () => {
  const [noticed, others] = partition(await textsOfSets(), mayRefuse)
  expect(noticed.length).toBeGreaterThan(1500)
  expect(others.filter(refuses)).toEqual([])
})

test('an ordinary title is not read as a question', () => {
  const titles = ['Борщ із пампушками', 'Гречка з грибами та цибулею', 'Fish Tacos with Lime Slaw']
  expect(titles.filter(mayRefuse)).toEqual([])
})

test('a title says what it does without', () => {
  expect(refusalsIn('Олів’є без ковбаси').exclude).toContain('sausage')
  expect(refusalsIn('Flourless Orange Cake').exclude).toContain('wheat-flour')
  expect(refusalsIn('Не борщ').refused.dishes).toContain('borscht')
  expect(refusalsIn('Сирники').exclude).toEqual([])
})
