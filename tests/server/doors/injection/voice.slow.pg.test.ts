import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { addresses } from '../../../../server/domain/site/addresses.ts'
import { isMarked } from '../../../support/hostile/attacks.ts'
import { type Hostile, startHostile } from '../../../support/hostile/hostile.ts'
import { dataFields, marked, ownWords } from '../../../support/hostile/places.ts'
import { day } from '../../../support/hostile/world.ts'
import { call, newCall } from '../../../support/mcp.ts'

setDefaultTimeout(120_000)

let hostile: Hostile
beforeAll(async () => {
  hostile = await startHostile()
})
afterAll(() => hostile.app.stop())

describe('what the service says in its own voice', () => {
  test('holds nobody else’s words: instructions, tools, prompts, templates, documents', async () => {
    const found = await hostile.everywhere(async ({ token }) => {
      const said: unknown[] = [(await call(hostile.app, null, 'initialize')).body.result]
      for (const method of ['tools/list', 'prompts/list', 'resources/templates/list'])
        said.push((await call(hostile.app, token, method)).body.result)
      said.push((await newCall(hostile.app, '/api/mcp', 'server/discover', { token })).body.result)
      return marked(said)
    })
    expect(found).toEqual(hostile.all([]))
    const others = /feed\.|index\.md|sitemap|^\/docs$/
    for (const { path } of addresses.filter((one) => one.page && !others.test(one.path)))
      expect([path, isMarked(await (await hostile.app.fetch(path)).text())]).toEqual([path, false])
  })

  test('of resources names them by their titles, and says nothing else of them that is not ours', async () => {
    const found = await hostile.everywhere(async ({ token }) => {
      const { result } = (await call(hostile.app, token, 'resources/list')).body
      return [...new Set(marked(result).map(({ path }) => path))]
    })
    expect(found).toEqual(hostile.all(['.resources[].title']))
  })

  test('of a prompt keeps a recipe beside the words, and what was filled in inside quotes', async () => {
    const found = await hostile.everywhere(async ({ attack, token, recipeId }) => {
      const get = async (name: string, args: Record<string, string>) =>
        (await call(hostile.app, token, 'prompts/get', { name, arguments: args })).body.result
      const cook = await get('cook_recipe', { recipe: recipeId, servings: attack.in('tag') })
      const plan = await get('plan_week', { wishes: attack.in('note'), people: attack.in('tag') })
      const places = marked([cook, plan])
      const sentences = places.filter(({ path }) => path.endsWith('.content.text'))
      expect(sentences).toHaveLength(2)
      for (const { text } of sentences) expect(text.split('\n').length).toBeLessThan(15)
      return [
        ...sentences.map(({ text }) => ownWords(text)).filter(isMarked),
        ...places.map(({ path }) => path).filter((path) => !path.endsWith('.text')),
      ]
    })
    expect(found).toEqual(hostile.all([]))
  })
})

describe('what is read by address', () => {
  test('is the JSON of the tools, with strangers’ words in fields of data', async () => {
    const found = await hostile.everywhere(async ({ token, recipeId, listId }) => {
      const wrong: unknown[] = []
      const uris = [`recipes/${recipeId}`, `plan/${day}`, `lists/${listId}`]
      for (const uri of uris) {
        const { body } = await call(hostile.app, token, 'resources/read', {
          uri: `komora://${uri}`,
        })
        const { contents } = body.result as unknown as { contents: { text: string }[] }
        const places = marked(JSON.parse(contents[0]?.text ?? ''))
        expect([uri, places.length > 0]).toEqual([uri, true])
        wrong.push(...places.filter(({ path }) => !dataFields.test(path)))
      }
      return wrong
    })
    expect(found).toEqual(hostile.all([]))
  })

  test('completes names as names', async () => {
    const found = await hostile.everywhere(async ({ token }) => {
      const ref = { type: 'ref/prompt', name: 'cook_recipe' }
      const argument = { name: 'recipe', value: 'kanarka' }
      const { result } = (await call(hostile.app, token, 'completion/complete', { ref, argument }))
        .body
      return marked(result).map(({ path }) => path)
    })
    expect(found).toEqual(hostile.all(['.completion.values[]']))
  })
})
