import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
})
afterAll(() => asking.app.stop())

test('a salad like one that nobody makes without sausage is another salad', async () => {
  for (const text of [
    'салат на зразок олів’є, але щоб без ковбаси',
    'салат як олів’є, без ковбаси',
  ])
    expect(await asking.titles(text)).toContain('Вінегрет із квашеною капустою')
})

test('a dinner like svíčková without cream is another of beef', async () => {
  for (const text of ['něco jako svíčková, ale bez smetany', 'jako svíčková bez smetany']) {
    const found = await asking.titles(text)
    expect(found[0]).toBe('Hovězí guláš')
    expect(found).not.toContain('Svíčková na smetaně')
  }
})

test('who wants a soup and no main dish is given soups that are a meal as well', async () => {
  expect(await asking.titles('hlavní jídlo nechci, chci studenou polívku')).toContain(
    'Холодник із молодого буряка',
  )
})
