import { expect, spyOn, test } from 'bun:test'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { draftAside } from '../../../../server/domain/recipe-reader/page-aside.ts'
import type { Fetched } from '../../../../server/net/safe-fetch.ts'

const syrnyky = await Bun.file(
  join(import.meta.dir, '../../../fixtures/recipe-pages/syrnyky.html'),
).text()

function page(bytes: number): Fetched {
  const long = `${syrnyky}<!-- ${'x'.repeat(bytes)} -->`
  const url = 'https://recipes.example/syrnyky'
  return { url, type: 'text/html', charset: 'utf-8', bytes: new TextEncoder().encode(long) }
}

/** How often others had their turn until it was done. */
async function turnsBeside(work: Promise<unknown>): Promise<number> {
  let over = false
  let turns = 0
  const beside = () => {
    turns += 1
    if (!over) setImmediate(beside)
  }
  setImmediate(beside)
  await work
  over = true
  return turns
}

test('while a large page is read others have their turns, and it says what a short one says', async () => {
  const short = await draftAside(page(0), 'cook')
  let draft: unknown
  const work = draftAside(page(600_000), 'cook').then((read) => {
    draft = read
  })
  expect(await turnsBeside(work)).toBeGreaterThan(10)
  expect(draft).toEqual(short)
})

test('of many pages that are read here others have their turns after each', async () => {
  const short = page(400_000)
  const many = Array.from({ length: 10 }, () => draftAside(short, 'crowd'))
  expect(await turnsBeside(Promise.all(many))).toBeGreaterThanOrEqual(9)
})

test('a page that takes too long is given up, and the next one is read', async () => {
  await expect(draftAside(page(600_000), 'cook', 0)).rejects.toMatchObject({
    code: 'import_too_large',
  })
  expect(await draftAside(page(600_000), 'cook')).toMatchObject({
    recipe: { title: 'Сирники з родзинками' },
  })
})

test('a thread is ended when its page is read, and when the page is given up', async () => {
  const ending = spyOn(Worker.prototype, 'terminate')
  try {
    await draftAside(page(600_000), 'cook')
    expect(ending).toHaveBeenCalledTimes(1)
    await draftAside(page(600_000), 'cook', 0).catch(() => {})
    expect(ending).toHaveBeenCalledTimes(2)
  } finally {
    ending.mockRestore()
  }
})

test('of many large pages at once some are told to come again, and none of somebody who brings one', async () => {
  const large = page(600_000)
  const many = Array.from({ length: 12 }, () => draftAside(large, 'crowd'))
  const one = draftAside(large, 'cook')
  const told = await Promise.allSettled(many)
  const refused = told.filter((each) => each.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.map(({ reason }) => reason.code)).toEqual(refused.map(() => 'rate_limited'))
  expect(told.length - refused.length).toBeGreaterThan(5)
  expect(await one).toMatchObject({ recipe: { title: 'Сирники з родзинками' } })
})
