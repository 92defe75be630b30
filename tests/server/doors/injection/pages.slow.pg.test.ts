import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { baseUrl } from '../../../support/app.ts'
import { eventsIn, postAsk } from '../../../support/ask-door.ts'
import { startBuiltApp } from '../../../support/built.ts'
import { isMarked } from '../../../support/hostile/attacks.ts'
import { type Hostile, startHostile } from '../../../support/hostile/hostile.ts'
import { marked, markupOf, skeletonOf } from '../../../support/hostile/places.ts'
import { day, type World } from '../../../support/hostile/world.ts'
import { useTool } from '../../../support/mcp.ts'

setDefaultTimeout(120_000)

let hostile: Hostile
beforeAll(async () => {
  hostile = await startHostile({}, startBuiltApp)
})
afterAll(() => hostile.app.stop())

describe('pages for programs', () => {
  const read = async (path: string) => {
    const response = await hostile.app.fetch(path)
    expect([path, response.status]).toEqual([path, 200])
    const headers = [...response.headers].flat().filter(isMarked)
    expect([path, headers]).toEqual([path, []])
    return response.text()
  }

  test('a recipe and its author are Markdown of the same build as anybody’s', async () => {
    const build = async ({ publicationId, authorId }: World) => {
      const texts = [await read(`/feed/${publicationId}.md`), await read(`/a/${authorId}.md`)]
      return texts.map(skeletonOf)
    }
    expect(await hostile.everywhere(build)).toEqual(hostile.all(await build(hostile.calm)))
  })

  test('front matter of a recipe stays a value in quotes a line', async () => {
    const found = await hostile.everywhere(async ({ publicationId }) => {
      const text = await read(`/feed/${publicationId}.md`)
      const [, front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? []
      return front.split('\n').map((line) => {
        const [, name, value = ''] = /^(\w+): (.*)$/.exec(line) ?? []
        return [name, value.startsWith('"') ? typeof JSON.parse(value) : value.length < 4]
      })
    })
    const fields = [
      'title',
      'description',
      'author',
      'language',
      'published',
      'url',
      'json_ld',
      'api',
    ]
    expect(found).toEqual(
      hostile.all(fields.map((name) => [name, name === 'language' ? true : 'string'])),
    )
  })

  test('the lists of recipes lead to our own pages alone', async () => {
    for (const path of ['/feed.md', '/index.md']) {
      const html = Bun.markdown.html(await read(path), { autolinks: true })
      const { elements, wrong } = await markupOf(html, baseUrl)
      expect([path, wrong]).toEqual([path, []])
      const allowed = ['h1', 'h2']
      expect(Object.keys(elements).filter((name) => !allowed.includes(name))).toEqual([])
    }
  })

  test('JSON-LD and JSON Feed hold them in their own fields', async () => {
    const ld = async ({ publicationId }: World) => {
      const value = JSON.parse(await read(`/feed/${publicationId}.jsonld`))
      return [...new Set(marked(value).map(({ path }) => path))].sort()
    }
    const usual = [
      '.author.name',
      '.description',
      '.keywords',
      '.name',
      '.recipeIngredient[]',
      '.recipeInstructions[].text',
    ]
    const found = (await hostile.everywhere(ld)) as Record<string, string[]>
    expect(
      Object.values(found)
        .flat()
        .filter((path) => !usual.includes(path)),
    ).toEqual([])
    const feed = marked(JSON.parse(await read('/feed.json'))).map(({ path }) => path)
    expect(feed.length).toBeGreaterThan(0)
    expect(
      feed.filter(
        (path) => !/\.items\[\]\.(title|content_text|summary|authors\[\]\.name)$/.test(path),
      ),
    ).toEqual([])
  })

  test('Atom stays well formed: its own elements, and whole entities', async () => {
    let path: string | undefined = '/feed.atom'
    let entries = 0
    while (path) {
      const xml: string = await read(path)
      const tag =
        /<(?!\?xml|\/?(?:feed|entry|id|title|link|published|updated|author|name|uri|content)\b)/
      expect(xml).not.toMatch(tag)
      expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/i)
      expect(xml).not.toMatch(/\son\w+="|\p{Cs}|(?![\t\n])\p{Cc}/u)
      entries += xml.match(/<entry /g)?.length ?? 0
      path = /rel="next" href="([^"]+)"/.exec(xml)?.[1]?.slice(baseUrl.length)
    }
    expect(entries).toBe(hostile.worlds.length + 1)
  })

  test('answers to questions keep their form as JSON, as a stream and between agents', async () => {
    const question = { query: { text: 'страва з буряком' } }
    const plain = await (await postAsk(hostile.app, question)).json()
    const streamed = await eventsIn(
      await postAsk(hostile.app, { ...question, prefer: { streaming: true } }),
    )
    const names = streamed.map((one) => one.event)
    expect([names[0], names.at(-1)]).toEqual(['start', 'complete'])
    expect(new Set(names.slice(1, -1))).toEqual(new Set(['result']))
    const message = { messageId: 'm', role: 'ROLE_USER', parts: [question.query] }
    const rpc = { jsonrpc: '2.0', id: 1, method: 'SendMessage', params: { message } }
    const agent = await hostile.app.fetch('/api/a2a', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(rpc),
    })
    const paths = marked([plain, await agent.json()]).map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(0)
    const data =
      /results\[\]\.(name|description|author\.name|keywords|recipeIngredient\[\]|recipeInstructions\[\]\.text)$/
    expect(paths.filter((path) => !data.test(path))).toEqual([])
  })
})

describe('pages for people', () => {
  test('of consent, proposals, recipes, plan and lists run and load nothing of strangers', async () => {
    const look = async (world: World) => {
      const { person, request, recipeId, publicationId, authorId, listId } = world
      const { structuredContent } = await useTool(
        hostile.app,
        world.token,
        'service_propose_shopping_list',
        {
          lines: [world.attack.in('listLine')],
        },
      )
      const paths = [
        `/mcp/consent?request=${request}`,
        `/mcp/proposals/${structuredContent?.['proposal_id']}`,
      ]
      // The others once for each way: drawing a page takes its time.
      const more = [
        '/mcp/proposals',
        '/mcp/connections',
        `/r/${publicationId}`,
        `/a/${authorId}`,
        `/recipes/${recipeId}`,
        `/plan?date=${day}`,
        `/lists/${listId}`,
      ]
      const seen: unknown[] = []
      if (world.attack.language === 'uk') paths.push(...more)
      for (const path of paths) {
        const html = await (await person.fetch(path)).text()
        const { elements, wrong } = await markupOf(html, baseUrl)
        seen.push([path.split('/')[1], elements, wrong])
      }
      return seen
    }
    const found = await hostile.everywhere(look)
    const usual = await look(hostile.calm)
    for (const [name, seen] of Object.entries(found))
      expect([name, seen]).toEqual([name, name.endsWith('-uk') ? usual : usual.slice(0, 2)])
  })
})
