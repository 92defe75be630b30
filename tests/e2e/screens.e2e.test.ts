import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { findings } from '../support/axe.ts'
import { type Browsing, startBrowsing } from '../support/browsing.ts'
import type { Caller } from '../support/caller.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
let cook: Caller
let screens: string[]
beforeAll(async () => {
  browsing = await startBrowsing()
  cook = browsing.app.caller()
  const person = await cook.signUp('Леся Гнатюк')
  const dish = {
    title: 'Найсмачніший домашній борщ із печеним буряком, квасолею, чорносливом і пампушками',
    description: 'Буряк запікають у шкірці, тому колір лишається темним.',
    cookMinutes: 90,
    tags: ['супи'],
    ingredients: [{ text: 'Для борщу:' }, { text: '500 г буряка' }, { text: '2 скл. борошна' }],
    steps: [{ text: 'Зваріть буряк.', minutes: 45 }, { text: 'Додайте борошно.' }],
  }
  const publicationId = await cook.publish(dish)
  const { id } = await cook.compose({ title: 'Власний', steps: [{ text: 'Зваріть.' }] })
  screens = [
    '/',
    '/?q=борщ',
    '/?q=нічого-такого',
    `/r/${publicationId}`,
    `/a/${person.id}`,
    '/nowhere',
    '/recipes',
    '/recipes/new',
    `/recipes/${id}`,
    `/recipes/${id}/edit`,
  ]
})
afterAll(() => browsing.stop())

describe('every screen', () => {
  test('fits a phone of 360 px without moving sideways', async () => {
    const context = await browsing.open({ as: cook, viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    const wide: string[] = []
    for (const path of screens) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) wide.push(`${path}: ${over} px`)
    }
    expect(wide).toEqual([])
    await context.close()
  })

  test('has nothing for axe to find, in the light and in Ukrainian', async () => {
    expect(await everyFinding('light', 'uk-UA')).toEqual([])
  })

  test('has nothing for axe to find, in the dark and in English', async () => {
    expect(await everyFinding('dark', 'en-GB')).toEqual([])
  })
})

async function everyFinding(colorScheme: 'light' | 'dark', locale: string): Promise<string[]> {
  const context = await browsing.open({ as: cook, colorScheme, locale })
  const page = await context.newPage()
  const found: string[] = []
  for (const path of screens) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    found.push(...(await findings(page)).map((finding) => `${path} ${finding}`))
  }
  await context.close()
  return found
}
