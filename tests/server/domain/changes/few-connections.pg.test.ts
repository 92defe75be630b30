import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { ChangeOutcome } from '../../../../shared/wire/changes.ts'
import type { KitchenView } from '../../../../shared/wire/kitchens.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ DATABASE_POOL: '2' })
})
afterAll(() => app.stop())

let made = 0
const id = (prefix: string) => {
  made += 1
  return `${prefix}_${String(made).padStart(26, '0')}`
}

test('more phones than there are connections bring what they did at once, and none waits for another that waits for it', async () => {
  const who = await app.signedUp()
  const { id: recipeId } = await who.compose()
  const here = (await who.query<KitchenView>('kitchens.mine')).id
  // They stand in the second kitchen by now, and bring what was meant for the first.
  await who.mutate('kitchens.open', { name: 'Дача' })
  const at = { date: '2027-03-08', slot: 'dinner' }
  const kinds = [
    () => ({ kind: 'addLine', lineId: id('lin'), text: 'гречка' }),
    () => ({ kind: 'tickLines', lineIds: [id('lin')], ticked: true }),
    () => ({ kind: 'trayDish', trayId: id('try'), recipeId }),
    () => ({ kind: 'addEntry', entryId: id('ple'), dish: { recipeId }, ...at }),
    () => ({ kind: 'cookDish', entryId: id('ple'), dish: { recipeId }, servings: 2, ...at }),
  ]
  for (const kind of kinds) {
    const phones = Array.from({ length: 6 }, () => send(who, here, kind()))
    const outcomes = (await Promise.all(phones)).flat()
    expect(outcomes).toHaveLength(6)
  }
})

function send(who: Caller, kitchenId: string, change: object): Promise<ChangeOutcome[]> {
  const sent = { id: crypto.randomUUID(), kitchenId, change }
  return who.mutate('changes.send', { changes: [sent] })
}
