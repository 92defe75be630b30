import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Recipe, RecipeDraft } from '../../shared/wire/recipes.ts'
import type { ShoppingPage } from '../../shared/wire/shopping.ts'
import { connectAgent } from '../support/agent.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import type { Caller } from '../support/caller.ts'
import { joinedBy } from '../support/kitchen.ts'
import { lettersTo } from '../support/mail.ts'
import { structured, toolRefusal } from '../support/mcp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** Somebody whose own language is one, at a browser where the other was chosen and is preferred. */
async function abroad(own: 'uk' | 'en', name = 'Emma'): Promise<Caller> {
  const who = await app.signedUp(name)
  await who.mutate('people.update', { language: own })
  who.cookies.set('language', own === 'uk' ? 'en' : 'uk')
  return who
}

const sentence = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => error.message,
  )
const errorOf = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { error: string | { message: string } }).error

describe('Whoever is signed in is spoken to in their own language', () => {
  test('when the application refuses what they asked for', async () => {
    const missing = { id: 'rec_00000000000000000000000000' }
    expect(await sentence((await abroad('en')).query('recipes.get', missing))).toBe(
      'There is no such recipe.',
    )
    expect(await sentence((await abroad('uk')).query('recipes.get', missing))).toBe(
      'Такого рецепта немає.',
    )
  })

  test('when a field does not fit', async () => {
    const said = await sentence((await abroad('en')).mutate('recipes.create', { title: '' }))
    expect(said).toStartWith('The field')
  })

  test('when what they sent cannot be read at all', async () => {
    const emma = await abroad('en')
    const answer = emma.fetch('/trpc/recipes.create', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    expect(await errorOf(answer)).toMatchObject({
      message: 'The body of the request has to be valid JSON.',
    })
  })

  test('by photos, files to bring in and files to take along', async () => {
    const emma = await abroad('en')
    const anywhere = { origin: 'https://elsewhere.example' }
    for (const answer of [
      emma.fetch('/photos', { method: 'POST', body: 'no photo' }),
      emma.fetch('/photos', { method: 'POST', body: 'x', headers: anywhere }),
      emma.fetch('/imports?name=a.txt', { method: 'POST', body: '' }),
      emma.fetch('/export/recipes/rec_none.json'),
      emma.fetch('/og/pub_none.png'),
    ])
      expect(await errorOf(answer)).toMatch(/^[A-Z][^а-яґєії]+$/)
  })

  test('while the database is away the browser decides, and the sentence still reaches the person', async () => {
    const away = await startTestApp()
    const who = await away.signedUp()
    await away.services.sql`DROP TABLE sessions CASCADE`
    who.cookies.set('language', 'en')
    expect(await sentence(who.query('people.me'))).toStartWith('Something broke on our side')
    await away.stop()
  })

  test('by letters', async () => {
    const emma = app.caller()
    await emma.signUp('Emma', 'emma.abroad@example.org')
    await emma.mutate('people.update', { language: 'en' })
    emma.cookies.set('language', 'uk')
    await emma.mutate('people.resendVerification')
    await app.services.background.settled()
    const letters = await lettersTo(app, 'emma.abroad@example.org')
    expect(letters.map((letter) => letter.subject)).toContain('Verify your address for Komora')
  })

  test('by tools, though a program prefers no language', async () => {
    const emma = await abroad('en')
    const { access_token } = await connectAgent(app, emma)
    const said = await toolRefusal(app, access_token, 'service_get_my_recipe', {
      id: 'rec_00000000000000000000000000',
    })
    expect(said).toStartWith('There is no such recipe.')
  })

  test('when they are stopped for asking too often', async () => {
    const limited = await startTestApp()
    const who = limited.caller('203.0.113.8')
    who.cookies.set('language', 'en')
    let last = await who.fetch('/trpc/people.me')
    for (let asked = 0; last.status !== 429 && asked < 5000; asked += 1)
      last = await who.fetch('/trpc/people.me')
    expect(await errorOf(Promise.resolve(last))).toMatchObject({
      message: expect.stringContaining('Too many requests'),
      data: { reason: 'rate_limited' },
    })
    await limited.stop()
  })
})

test('The public API speaks Ukrainian, whoever asks', async () => {
  const emma = await abroad('en')
  const headers = { 'accept-language': 'en' }
  expect(await errorOf(emma.fetch('/api/social/feed', { headers }))).toMatch(/[а-я]/)
  expect(await errorOf(emma.fetch('/api/social/pub_none', { headers }))).toMatch(/[а-я]/)
})

describe('A list', () => {
  const shown = async (who: Caller) => {
    const { open } = await who.query<ShoppingPage>('lists.read', {})
    return [open?.name, ...(open?.rows ?? []).map((row) => `${row.name} ${row.amount}`)]
  }

  test('is named for each of its kitchen in their own language, whatever their browser prefers', async () => {
    const emma = await abroad('en')
    const yurko = await joinedBy(app, emma)
    await yurko.mutate('people.update', { language: 'uk' })
    yurko.cookies.set('language', 'en')
    const soup = await yurko.compose({ ingredients: [{ text: '4 цибулини' }] })
    await yurko.mutate('lists.addDish', { recipeId: soup.id, servings: 4 })
    expect(await shown(emma)).toEqual(['Shopping', 'Onions 4 pcs'])
    expect(await shown(yurko)).toEqual(['Покупки', 'Цибуля 4 шт.'])
    const everything = await emma.query<{ shoppingLists: unknown }>('people.exportData')
    expect(JSON.stringify(everything.shoppingLists)).toContain('"text":"Onions"')
  })

  test('keeps the name that somebody gave it', async () => {
    const emma = await abroad('en')
    await emma.mutate('lists.create', { name: 'На дачу' })
    expect((await shown(emma))[0]).toBe('На дачу')
  })

  test('is found by its first name in either language', async () => {
    const emma = await abroad('en')
    const { access_token } = await connectAgent(app, emma)
    await emma.mutate('lists.addLines', { lines: ['milk'] })
    for (const list of ['shopping', 'Покупки']) {
      const asked = await structured<{ status: string }>(
        app,
        access_token,
        'service_propose_shopping_list',
        { lines: ['bread'], list },
      )
      expect(asked.status).toBe('needs_user_confirmation')
    }
  })
})

describe('A recipe is in the language that it is written in', () => {
  const english = {
    title: 'Onion soup',
    ingredients: [{ text: '4 onions' }],
    steps: [{ text: 'Slice the onions and fry them slowly.' }],
  }

  test('and not in that of the request', async () => {
    const who = await abroad('uk')
    expect((await who.compose(english)).language).toBe('en')
    expect((await (await abroad('en')).compose()).language).toBe('uk')
  })

  test('also when a program declares another, or proposes a draft without one', async () => {
    const who = await abroad('uk')
    const { access_token } = await connectAgent(app, who)
    for (const declared of [{}, { language: 'uk' }]) {
      const { proposal_id } = await structured<{ proposal_id: string }>(
        app,
        access_token,
        'service_propose_recipe_draft',
        { title: english.title, ingredients: ['4 onions', 'salt'], ...declared },
      )
      const { version } = await who.query<{ version: number }>('proposals.get', { id: proposal_id })
      await who.mutate('proposals.confirm', { id: proposal_id, version })
    }
    const { items } = await who.query<{ items: Recipe[] }>('recipes.list', {})
    const recipes = await Promise.all(
      items.map(({ id }) => who.query<Recipe>('recipes.get', { id })),
    )
    expect(recipes.map((recipe) => recipe.language)).toEqual(['en', 'en'])
  })

  test('and follows its text when that is translated', async () => {
    const who = await abroad('uk')
    const { id, version } = await who.compose(english)
    const translated = await who.mutate<Recipe>('recipes.update', {
      id,
      version,
      title: 'Цибулевий суп',
      ingredients: [{ text: '4 цибулини' }],
      steps: [{ text: 'Наріжте цибулю і смажте її повільно.' }],
    })
    expect(translated.language).toBe('uk')
  })

  test('where the letters tell nothing, in the language that was declared, or else that of its author', async () => {
    const who = await abroad('en')
    const mixed = { title: 'Борщ Borsch', ingredients: [], steps: [], status: 'draft' }
    expect((await who.compose(mixed)).language).toBe('en')
    expect((await who.compose({ ...mixed, language: 'uk' })).language).toBe('uk')
  })

  test('also as a copy, and when it was pasted', async () => {
    const author = await abroad('uk')
    const publicationId = await author.publish(english)
    const reader = await abroad('uk')
    expect((await reader.mutate<Recipe>('recipes.copy', { publicationId })).language).toBe('en')
    const text = 'Onion soup\n\nIngredients\n4 onions\n\nMethod\nFry the onions slowly.'
    expect((await reader.mutate<RecipeDraft>('recipes.importText', { text })).language).toBe('en')
  })
})
