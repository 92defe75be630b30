import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { KitchenView } from '../../../../shared/wire/kitchens.ts'
import { refusalOf, startProposing } from '../../../support/proposing.ts'

let made: Awaited<ReturnType<typeof startProposing>>
beforeAll(async () => {
  made = await startProposing()
})
afterAll(() => made.app.stop())

test('what was proposed to a kitchen that somebody has left is applied nowhere', async () => {
  const { person, app } = made
  const { proposal_id } = await made.askDish()
  const { version } = await made.show(proposal_id)
  const left = (await person.query<KitchenView>('kitchens.mine')).id
  await person.mutate('kitchens.open', { name: 'Дача' })
  await app.services.sql`DELETE FROM kitchen_members WHERE kitchen_id = ${left}`
  expect(await refusalOf(made.confirm(proposal_id, version))).toBe('404 kitchen_unknown')
  expect(await made.count('plan_entries')).toBe(0)
})
