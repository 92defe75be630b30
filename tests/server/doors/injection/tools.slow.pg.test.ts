import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { agentTools } from '../../../../server/doors/mcp/tools/all.ts'
import { type ServedStore, servePracticeStore } from '../../../../server/practice/serve.ts'
import { connectAgent } from '../../../support/agent.ts'
import { attacks, carriers, isMarked } from '../../../support/hostile/attacks.ts'
import {
  type Hostile,
  kept,
  proposals,
  reads,
  startHostile,
} from '../../../support/hostile/hostile.ts'
import { dataFields, marked, ownWords, shapeOf } from '../../../support/hostile/places.ts'
import type { World } from '../../../support/hostile/world.ts'
import { useTool } from '../../../support/mcp.ts'
import { connectStore } from '../../../support/practice.ts'

setDefaultTimeout(120_000)

let hostile: Hostile
let store: ServedStore
beforeAll(async () => {
  store = servePracticeStore('silpo')
  hostile = await startHostile({ STORE_SILPO_URL: store.url })
})
afterAll(async () => {
  await hostile.app.stop()
  await store.stop()
})

test('there are at least two hundred hostile texts: ways times carriers times languages', () => {
  const all = attacks.flatMap((attack) =>
    (Object.keys(carriers) as (keyof typeof carriers)[]).map((carrier) => attack.in(carrier)),
  )
  expect(new Set(all).size).toBeGreaterThanOrEqual(200)
  expect(all.filter((text) => !isMarked(text))).toEqual([])
})

describe('words of strangers in the tools', () => {
  test('stand in fields of data alone, in answers of the usual form', async () => {
    const found = await hostile.everywhere(async (world) => {
      const wrong: unknown[] = []
      for (const [name, args] of reads(world)) {
        const answer = await useTool(hostile.app, world.token, `service_${name}`, args)
        expect(answer.content).toEqual([
          { type: 'text', text: JSON.stringify(answer.structuredContent) },
        ])
        const places = marked(answer.structuredContent)
        expect([name, places.length > 0]).toEqual([name, true])
        wrong.push(...places.filter(({ path }) => !dataFields.test(path)))
      }
      return wrong
    })
    expect(found).toEqual(hostile.all([]))
  })

  test('do not change the form of what is read whole', async () => {
    const form = async (world: World) => {
      const [mine, whole] = await Promise.all([
        useTool(hostile.app, world.token, 'service_get_my_recipe', { id: world.recipeId }),
        useTool(hostile.app, world.token, 'service_search_public_recipes', {
          ids: [world.publicationId],
        }),
      ])
      const { ingredients: _, ...rest } = mine.structuredContent ?? {}
      return [Object.keys(shapeOf(rest) as object), Object.keys(whole.structuredContent ?? {})]
    }
    expect(await hostile.everywhere(form)).toEqual(hostile.all(await form(hostile.calm)))
  })

  test('are quoted where a refusal repeats them', async () => {
    const found = await hostile.everywhere(async ({ attack, token }) => {
      const asked = [
        ['service_propose_shopping_list', { list: attack.in('title'), lines: ['сіль'] }],
        ['service_get_my_recipe', { id: attack.in('tag') }],
        ['service_list_my_recipes', { sort: attack.in('tag'), [attack.in('tag')]: 1 }],
      ] as const
      const sentences: string[] = []
      for (const [name, args] of asked) {
        const { isError, content } = await useTool(hostile.app, token, name, args)
        expect(isError).toBe(true)
        sentences.push(content[0]?.text ?? '')
      }
      return sentences.map(ownWords).filter(isMarked)
    })
    expect(found).toEqual(hostile.all([]))
  })

  test('of a store stand in the names of its products', async () => {
    const shopper = await hostile.app.signedUp('Покупець')
    await connectStore(shopper, 'silpo')
    const { access_token: token } = await connectAgent(hostile.app, shopper)
    const { goods } = store.store.chain
    for (const attack of attacks) {
      for (const good of goods.filter((one) => /^молоко/i.test(one.name)))
        Object.assign(good, { name: `Молоко ${attack.in('product')}` })
      const args = { query: 'молоко', limit: 20 }
      const answer = await useTool(hostile.app, token, 'service_search_store_products', args)
      const paths = new Set(marked(answer.structuredContent).map(({ path }) => path))
      expect([attack.name, [...paths]]).toEqual([attack.name, ['.products[].name']])
      expect(Object.keys(answer.structuredContent ?? {})).toEqual(['store', 'products'])
    }
  })
})

describe('without the person', () => {
  test('nothing is written, whatever is read and asked for', async () => {
    const before = await kept(hostile.app)
    const statuses = await hostile.everywhere(async (world) => {
      for (const [name, args] of reads(world))
        await useTool(hostile.app, world.token, `service_${name}`, args)
      const answers: unknown[] = []
      for (const [name, args] of proposals(world)) {
        const answer = await useTool(hostile.app, world.token, `service_propose_${name}`, args)
        expect(marked(answer)).toEqual([])
        const { status, confirmation_url: url } = answer.structuredContent ?? {}
        answers.push(status)
        // Whoever opens the address decides nothing by it, be it the agent itself.
        const { pathname } = new URL(String(url))
        await hostile.app.fetch(pathname, { headers: { authorization: `Bearer ${world.token}` } })
        await world.person.fetch(pathname)
      }
      return answers
    })
    expect(statuses).toEqual(hostile.all(Array(3).fill('needs_user_confirmation')))
    expect(await kept(hostile.app)).toBe(before)
  })

  test('every tool of the list was driven', () => {
    const driven = [
      ...reads(hostile.calm),
      ...proposals(hostile.calm).map(([name]) => [`propose_${name}`]),
    ]
    const names = driven.map(([name]) => `service_${name}`)
    expect([...new Set([...names, 'service_search_store_products'])].sort()).toEqual(
      agentTools.map((tool) => tool.name).sort(),
    )
  })
})
