import { afterAll, beforeAll, expect, test } from 'bun:test'
import { chipsOf } from '../../../../server/domain/ask/chips.ts'
import { readQuestion } from '../../../../server/domain/ask/read-question.ts'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { spareOf as tryWithout } from '../../../../server/domain/ask/spare.ts'
import type { Chip } from '../../../../shared/wire/search.ts'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

const ask = (text: string, more = {}) => searchRecipes(asking.ctx, { text, limit: 10, ...more })
const spareOf = async (text: string) => (await ask(text)).spare.map(({ id }) => id)

test('where a refusal leaves nothing, it is said which wish stands in the way, and without it something is found', async () => {
  const { items, spare, summary } = await ask('м’ясо на грилі без свинини')
  expect(items).toEqual([])
  expect(spare.map(({ id }) => id)).toContain('equipment:grill')
  expect(summary).toContain(spare.map(({ label }) => label).join(' або '))
  for (const { id } of spare) {
    const rest = await ask('м’ясо на грилі без свинини', { dropped: [id] })
    expect(rest.items.length).toBeGreaterThan(0)
    for (const { title } of rest.items)
      expect(asking.dish(title).ingredients.join(' ')).not.toContain('свин')
  }
})

test('where hardly anything is for an occasion, what does not say so comes behind it, with a refusal as without one', async () => {
  for (const [text, refusing] of [
    ['салат на пікнік', 'салат на пікнік без майонезу'],
    ['риба на свято', 'риба на свято без сметани'],
    ['čočka na Nový rok', 'čočka na Nový rok bez vajíček'],
    ['chicken soup for a cold', 'chicken soup for a cold, no noodles'],
    ['дитині рік, що є з гарбузом', 'дитині рік, без меду, що є з гарбузом'],
  ] as const) {
    const all = (await ask(text)).items.map(({ title }) => title)
    const { items, relaxed } = await ask(refusing)
    expect(items.length, refusing).toBeGreaterThan(0)
    expect(relaxed, refusing).not.toBeNull()
    for (const { title } of items) expect(all, refusing).toContain(title)
  }
})

test('refusals, diets and allergies are never among what may be left out', async () => {
  const all = await Promise.all(
    [
      'веганський омлет з яйцями',
      'borscht without beetroot for somebody with a celery allergy in 5 minutes',
      'чізкейк без молока і без яєць на день народження',
    ].map(spareOf),
  )
  expect(all.flat().filter((id) => /^(?:exclude|refused-|diets|allergies)/.test(id))).toEqual([])
})

test('nothing is offered where something is found, where nothing is understood, and where only a refusal would be left', async () => {
  expect(await spareOf('борщ')).toEqual([])
  expect(await spareOf('ыыы ъъъ')).toEqual([])
  expect(await spareOf('борщ без буряка')).not.toContain('dishes:borscht')
  expect(await spareOf('борщ без буряка до 60 хвилин')).not.toContain('dishes:borscht')
})

test('however much a question wishes for, six of its wishes are tried and three named', async () => {
  const { ctx } = asking
  const text = 'м’ясо на грилі без свинини'
  const slots = await readQuestion(ctx, ctx.sql, text)
  const chips = chipsOf(slots, 'uk', ctx.config.currency)
  const helping = chips.find(({ id }) => id === 'equipment:grill') as Chip
  // Without it the question is the same.
  const idle: Chip = { id: 'equipment:none', kind: 'equipment', value: 'none', label: '' }
  const spare = (all: Chip[]) => tryWithout(ctx, ctx.sql, slots, all, { text })
  expect(await spare([...Array(5).fill(idle), helping])).toEqual([helping])
  expect(await spare([...Array(6).fill(idle), helping])).toEqual([])
  expect(await spare(Array(6).fill(helping))).toHaveLength(3)
})
