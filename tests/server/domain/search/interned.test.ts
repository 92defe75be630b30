import { expect, test } from 'bun:test'
import { Gathering, intern, passing } from '../../../../server/domain/search/interned.ts'

const long = 'задовге'.repeat(20)

test('a document has a term once, with the greatest of its weights, remembered or not', () => {
  for (const term of ['буряк', long]) {
    const found = new Gathering()
    for (const weight of ['', 'B', 'A', 'B', ''] as const) found.add(intern(term), weight)
    found.add(intern('сіль'), 'B')
    expect(found.all.map((one) => [one.term, one.weight])).toEqual([
      [term, 'A'],
      ['сіль', 'B'],
    ])
  }
})

test('what stood in one document has no weight in the next', () => {
  for (const weight of ['A', ''] as const) {
    const found = new Gathering()
    found.add(intern('буряк'), weight)
    found.add(passing('назва'), weight)
    expect(found.all.map((one) => one.weight)).toEqual([weight, weight])
  }
})

test('there is one of a term, and many of what is said once', () => {
  expect(intern('буряк')).toBe(intern('буряк'))
  expect(passing('буряк')).toBe(intern('буряк'))
  expect(passing('назва страви')).not.toBe(passing('назва страви'))
})
