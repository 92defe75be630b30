import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { sweepShopping } from '../../../server/domain/shopping/sweep.ts'
import { startSweeping } from '../../../server/sweep/start.ts'
import { sweep } from '../../../server/sweep/sweep.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { mailedToken } from '../../support/mail.ts'
import { untilWaiting } from '../../support/waiting.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const day = 24 * 60 * 60 * 1000

describe('The sweep', () => {
  test('takes away what is over, and leaves what is not', async () => {
    const caller = app.caller()
    await caller.signUp('Олена', 'sweep@example.org')
    await mailedToken(app, 'sweep@example.org', 'verify')
    await caller.mutate('kitchens.invite')
    await caller.mutate('people.passkeySignInOptions')
    await app
      .caller()
      .mutate('people.signIn', { email: 'x@y.z', password: 'а' })
      .catch(() => {})
    const kept = await caller.compose()
    const gone = await caller.compose({ title: 'Забуте' })
    await caller.mutate('recipes.remove', { id: gone.id })
    const dish = { recipeId: kept.id, date: '2027-03-10', slot: 'dinner' }
    const planned = await caller.mutate<{ id: string }>('plan.add', dish)
    await caller.mutate('plan.remove', planned)
    const { ids } = await caller.mutate<{ ids: string[] }>('lists.addLines', {
      lines: ['хліб', 'сіль'],
    })
    await caller.mutate('lists.removeLines', { ids: ids.slice(0, 1) })
    const list = await caller.mutate<{ id: string }>('lists.create', { name: 'Базар' })
    await caller.mutate('lists.remove', list)
    const { sql } = app.services
    await sql`INSERT INTO kitchens (id, name) VALUES ('kit_empty', 'Порожня')`

    await sweep(app.services)
    expect((await sql`SELECT 1 FROM recipes`).count).toBe(2)
    expect((await sql`SELECT 1 FROM plan_entries`).count).toBe(1)
    expect((await sql`SELECT 1 FROM shopping_lines`).count).toBe(2)
    expect((await sql`SELECT 1 FROM shopping_lists`).count).toBe(2)
    expect((await sql`SELECT 1 FROM sessions`).count).toBe(1)
    expect((await sql`SELECT 1 FROM mail_links`).count).toBe(1)
    expect((await sql`SELECT 1 FROM kitchens`).count).toBe(1)

    app.travel(31 * day)
    await sweep(app.services)
    expect(await sql`SELECT id FROM recipes`).toMatchObject([{ id: kept.id }])
    expect((await sql`SELECT 1 FROM plan_entries`).count).toBe(0)
    expect(await sql`SELECT id FROM shopping_lines`).toMatchObject([{ id: ids[1] }])
    expect((await sql`SELECT 1 FROM shopping_lists`).count).toBe(1)
    expect((await sql`SELECT 1 FROM sessions`).count).toBe(0)
    expect((await sql`SELECT 1 FROM mail_links`).count).toBe(0)
    expect((await sql`SELECT 1 FROM kitchen_invitations`).count).toBe(0)
    expect((await sql`SELECT 1 FROM passkey_challenges`).count).toBe(0)
    expect((await sql`SELECT 1 FROM sign_in_failures`).count).toBe(0)
    // What was read meanwhile is told a second later, whenever that is.
    const counted = await sql`SELECT 1 FROM rate_limits WHERE key NOT LIKE 'read %'`
    expect(counted.count).toBe(0)
    expect((await sql`SELECT 1 FROM people`).count).toBe(1)
  })

  test('leaves what is put back at that very moment', async () => {
    const { sql } = app.services
    const caller = await app.signedUp()
    const list = await caller.mutate<{ id: string }>('lists.create', { name: 'Базар' })
    await sql`UPDATE shopping_lists SET removed_at = '2020-01-01' WHERE id = ${list.id}`
    const sweeping = await sql.begin(async (tx) => {
      await tx`UPDATE shopping_lists SET removed_at = NULL WHERE id = ${list.id}`
      const sweeping = sweepShopping(app.services)
      await Promise.race([untilWaiting(sql), sweeping])
      return [sweeping]
    })
    expect(await sweeping[0]).toBe(0)
    expect((await sql`SELECT 1 FROM shopping_lists WHERE id = ${list.id}`).count).toBe(1)
  })

  test('is done by one of two servers that begin at the same moment', async () => {
    let finish = () => {}
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    let begun = () => {}
    const running = new Promise<void>((resolve) => {
      begun = resolve
    })
    const slow = {
      name: 'slow',
      run: async () => {
        begun()
        await held
        return 1
      },
    }
    const first = sweep(app.services, [slow])
    await running
    expect(await sweep(app.services, [slow])).toBeNull()
    finish()
    expect(await first).toEqual({ slow: 1 })
    expect(await sweep(app.services, [])).toEqual({})
  })

  test('goes on with the other tasks when one fails, and says which', async () => {
    const failing = { name: 'failing', run: () => Promise.reject(new Error('no luck')) }
    const fine = { name: 'fine', run: () => Promise.resolve(3) }
    expect(await sweep(app.services, [failing, fine])).toEqual({ fine: 3 })
    expect(app.logged.at(-1)).toContain('failing')
  })

  test('can be stopped before it has begun', async () => {
    await startSweeping(app.services).stop()
    expect(app.logged.some((line) => line.includes('sweep.done'))).toBe(false)
  })
})
