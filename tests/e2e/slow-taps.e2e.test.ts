import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Locator, Page } from 'playwright-core'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'
import type { Caller } from '../support/caller.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
let cook: Caller
beforeAll(async () => {
  browsing = await startBrowsing()
  cook = await browsing.app.signedUp('Леся Гнатюк')
  for (const title of ['Борщ пісний', 'Борщ із грибами']) await cook.publish({ title })
  await cook.compose({ tags: ['супи', 'святкове'] })
})
afterAll(() => browsing.stop())

/** As long as an ordinary tap lasts. */
const pressed = 200

/** Goes down, stays as long as a tap does, looks around, and comes up again where it went down. */
type Press = (page: Page, on: Locator, meanwhile: () => Promise<void>) => Promise<void>

const byMouse: Press = async (page, on, meanwhile) => {
  const { x, y } = await middleOf(on)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.waitForTimeout(pressed)
  await meanwhile()
  await page.mouse.up()
}

const byFinger: Press = async (page, on, meanwhile) => {
  const touch = await page.context().newCDPSession(page)
  const touchPoints = [await middleOf(on)]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(pressed)
  await meanwhile()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function middleOf(on: Locator) {
  const box = await on.boundingBox()
  if (!box) throw new Error('What is tapped has to be in sight.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const presses: [string, Press][] = [
  ['a mouse', byMouse],
  ['a finger', byFinger],
]

describe.each(presses)('an unhurried press of %s', (_, press) => {
  const window = { viewport: phone, hasTouch: press === byFinger }

  test('opens the suggestion under it, and not what lies below the list', async () => {
    const { context, page } = await browsing.openAt('/', { as: cook, ...window })
    await page.getByRole('combobox').pressSequentially('борщ')
    const suggestion = page.getByRole('option', { name: 'Борщ із грибами' })
    await suggestion.waitFor()
    await press(page, suggestion, async () => {
      // While it is down the list covers what lies below, and nothing is opened yet.
      expect(await suggestion.isVisible()).toBe(true)
      expect(new URL(page.url()).pathname).toBe('/')
    })
    await page.waitForURL(/\/r\/pub_/)
    await page.getByRole('heading', { level: 1, name: /із\sгрибами/ }).waitFor()
    await context.close()
  })

  test('takes the tag under it, and leaves the field ready for the next one', async () => {
    const { context, page } = await browsing.openAt('/recipes/new', { as: cook, ...window })
    await page.getByRole('combobox').focus()
    const tag = page.getByRole('option', { name: 'супи' })
    await tag.waitFor()
    await press(page, tag, async () => expect(await tag.isVisible()).toBe(true))
    await page.getByRole('button', { name: /супи/ }).waitFor()
    const field = page.getByRole('combobox')
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/recipes/new')
    await context.close()
  })
})
