import { afterAll, beforeAll, describe, setDefaultTimeout, test } from 'bun:test'
import type { ShoppingPage } from '../../shared/wire/shopping.ts'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'
import { joinedBy } from '../support/kitchen.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

describe('two people of one kitchen', () => {
  test('see what the other does on the list and the plan as it happens', async () => {
    const olena = await browsing.app.signedUp('Олена')
    const marko = await joinedBy(browsing.app, olena, 'Марко')
    await olena.mutate('lists.addLines', { lines: ['молоко 2 л', 'хліб'] })
    const { open } = await olena.query<ShoppingPage>('lists.read', {})
    const hers = await browsing.openAt('/lists', { as: olena, viewport: phone })
    const his = await browsing.openAt(`/lists/${open?.id}`, { as: marko })
    await hers.page.getByText('Зараз тут: Марко').waitFor()
    await his.page.getByRole('checkbox', { name: /Молоко/ }).click()
    await hers.page.getByRole('checkbox', { name: /Молоко/, checked: true }).waitFor()
    await his.page.locator('#add-line').fill('сіль')
    await his.page.keyboard.press('Enter')
    await hers.page.getByRole('checkbox', { name: /Сіль/ }).waitFor()

    await hers.page.goto('/plan?date=2027-03-10', { waitUntil: 'networkidle' })
    await his.page.getByText('Зараз тут').waitFor({ state: 'detached' })
    const out = { kind: 'out', title: 'У Юлі', date: '2027-03-11', slot: 'lunch' }
    await marko.mutate('plan.add', out)
    await hers.page.locator('.plan-entry', { hasText: 'У Юлі' }).waitFor()

    await olena.mutate('people.signOut')
    await hers.page.locator('.plan-entry').waitFor({ state: 'detached' })
    await hers.context.close()
    await his.context.close()
  })
})
