import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startProposing } from '../../../support/proposing.ts'

let made: Awaited<ReturnType<typeof startProposing>>
beforeAll(async () => {
  made = await startProposing({ DATABASE_POOL: '2' })
})
afterAll(() => made.app.stop())

test('more proposals than there are connections are confirmed at once, and none waits for another that waits for it', async () => {
  const ids: string[] = []
  for (let day = 1; day <= 6; day++) {
    const { proposal_id } = await made.askDish(`2027-03-0${day}`)
    ids.push(proposal_id)
  }
  // They stand in a second kitchen by now, and confirm what was proposed to the first.
  await made.person.mutate('kitchens.open', { name: 'Дача' })
  const cards = await Promise.all(ids.map((id) => made.confirmAsShown(id)))
  expect(cards.map(({ status }) => status)).toEqual(ids.map(() => 'applied'))
})
