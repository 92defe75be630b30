import { afterAll, beforeAll, expect, test } from 'bun:test'
import { understandQuery } from '../../../../shared/food/ask/understand.ts'
import { isA, isKindOf, withNamesakes } from '../../../../shared/food/lexicon/index.ts'
import * as set from '../../../shared/food/sets/polarity/thirteenth.ts'
import { ask, names } from '../../../support/ask-door.ts'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

/** A stranger's refusals, each with a wish that nearly any kitchen can meet. */
const refusals = [
  ...set.refusedUk.map((row) => ({ ...row, wish: 'щось на вечерю' })),
  ...set.refusedEn.map((row) => ({ ...row, wish: 'something for dinner' })),
  ...set.refusedCs.map((row) => ({ ...row, wish: 'něco k večeři' })),
].filter((_, at) => at % 3 === 0)

test('no answer to a stranger holds what was refused, and none is empty that asks for any dinner', async () => {
  const wrong: string[] = []
  const empty: string[] = []
  let told = 0
  for (const { text, refused, wished, wish } of refusals) {
    // Who names a dish of their own asks for nothing else.
    const said = wished.length > 0 ? text : `${text}. ${wish}`
    const out = withNamesakes(understandQuery(said).exclude)
    const kept = refused.filter((id) => out.some((one) => one === id || isKindOf(id, one)))
    if (kept.length === 0) continue
    told++
    const titles = names(await ask(asking.app, said)).map(String)
    if (titles.length === 0 && wished.length === 0) empty.push(said)
    for (const title of titles)
      if (asking.foodsOf(title).some((food) => kept.some((id) => isA(food, id))))
        wrong.push(`${said}: ${title}`)
  }
  expect(told).toBeGreaterThan(100)
  expect(wrong).toEqual([])
  expect(empty).toEqual([])
}, 120_000)
