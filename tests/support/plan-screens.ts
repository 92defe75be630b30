import type { Page } from 'playwright-core'
import type { Dictionary } from '../../web/language/shape.ts'
import type { Caller } from './caller.ts'
import type { Screen } from './screen.ts'
import { settled } from './settled.ts'

/** The plan and the lists of a kitchen that has something of everything on them. */
export async function planScreens(host: Caller, recipeId: string): Promise<Screen[]> {
  await host.mutate('plan.add', { recipeId, date: '2027-03-10', slot: 'dinner' })
  await host.mutate('plan.add', { kind: 'out', title: 'У Юлі', date: '2027-03-11', slot: 'lunch' })
  await host.mutate('lists.addLines', { lines: ['молоко 2 л', 'щось загадкове й дуже довге'] })
  const { listId } = await host.mutate<{ listId: string }>('lists.fromPlan', {
    from: '2027-03-08',
    to: '2027-03-14',
  })
  const week = '/plan?date=2027-03-10'
  return [
    { path: '/plan' },
    { path: week },
    { path: week, state: 'adding a dish', open: opening('.empty-slot') },
    { path: week, state: 'an entry', open: opening('.plan-entry') },
    { path: week, state: 'moving an entry', open: openMoving },
    { path: week, state: 'making the list', open: opening('.make-list') },
    { path: '/lists' },
    { path: '/lists', state: 'a line', open: opening('.list-line .icon-button') },
    { path: '/lists', state: 'all lists', open: opening('.list-head > .button') },
    { path: `/lists/${listId}` },
    { path: '/lists/lst_none' },
    { path: '/pantry' },
    { path: '/pantry/bought' },
    { path: '/recipes/import' },
  ]
}

function opening(what: string) {
  return async (page: Page) => {
    await page.locator(what).first().click()
    await page.locator('dialog[open]').waitFor()
    await settled(page)
  }
}

async function openMoving(page: Page, text: Dictionary): Promise<void> {
  await opening('.plan-entry')(page)
  await page.getByRole('button', { name: text.plan.entry.move, exact: true }).click()
  await page.locator('.places').waitFor()
}
