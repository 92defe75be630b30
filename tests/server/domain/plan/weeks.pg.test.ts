import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { sweepRepeats } from '../../../../server/domain/plan/repeats/sweep.ts'
import type { PlanMenu, RepeatEnded } from '../../../../shared/wire/plan-weeks.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'
import { add, week } from '../../../support/planning.ts'
import { refusal } from '../../../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** The Wednesday of the week after next. */
const wednesday = ahead(14 - ((new Date().getUTCDay() + 6) % 7) + 2)
const plus = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const sweptAfter = (days: number) =>
  sweepRepeats({ ...app.services, now: () => new Date(Date.now() + days * 86_400_000) })
const shown = async (who: Caller, date: string) =>
  (await week(who, date)).entries.map((one) => `${one.date} ${one.slot} ${one.title}`)
const ids = (who: Caller, procedure: string, input: Record<string, unknown>) =>
  who.mutate<{ ids: string[] }>(procedure, input)

describe('a dish that repeats', () => {
  test('comes each week until a day, and one that is skipped does not come back', async () => {
    const owner = await app.signedUp('Оля')
    const { id: recipeId } = await owner.compose({ title: 'Млинці' })
    const { id } = await add(owner, { recipeId, date: wednesday, servings: 3 })
    await owner.mutate('plan.repeat', { id, until: plus(wednesday, 21) })
    const next = (await week(owner, plus(wednesday, 7))).entries
    expect(next).toMatchObject([
      { date: plus(wednesday, 7), title: 'Млинці', servings: 3, repeat: { everyWeeks: 1 } },
    ])
    expect(await shown(owner, plus(wednesday, 28))).toEqual([])
    await owner.mutate('plan.remove', { id: next[0]?.id })
    await sweptAfter(200)
    expect(await shown(owner, plus(wednesday, 7))).toEqual([])
    expect(await shown(owner, plus(wednesday, 21))).toEqual([
      `${plus(wednesday, 21)} dinner Млинці`,
    ])
  })

  test('is planned on for as long as nobody ends it', async () => {
    const owner = await app.signedUp('Оля')
    const { id } = await add(owner, { kind: 'out', title: 'Ринок', date: wednesday })
    await owner.mutate('plan.repeat', { id, weekdays: [2, 5], everyWeeks: 2 })
    const far = plus(wednesday, 14 * 14)
    expect(await shown(owner, far)).toEqual([])
    await sweptAfter(100)
    await sweptAfter(100)
    expect(await shown(owner, far)).toEqual([`${far} dinner Ринок`, `${plus(far, 3)} dinner Ринок`])
    expect(await shown(owner, plus(far, 7))).toEqual([])
  })

  test('of long ago comes from now on, and never fills the years between', async () => {
    const owner = await app.signedUp('Оля')
    const { id } = await add(owner, { kind: 'out', title: 'Ринок', date: '1900-01-03' })
    const weekdays = [0, 1, 2, 3, 4, 5, 6]
    const { added } = await owner.mutate<{ added: string[] }>('plan.repeat', { id, weekdays })
    expect(added.length).toBeGreaterThan(180)
    expect(added.length).toBeLessThan(190)
    expect(await shown(owner, '1900-01-10')).toEqual([])
  })

  test('that is taken back finds no more room on a day than the day has', async () => {
    const owner = await app.signedUp('Оля')
    const { id } = await add(owner, { kind: 'note', title: 'Ринок', date: wednesday })
    await owner.mutate('plan.repeat', { id })
    const ended = await owner.mutate<RepeatEnded>('plan.repeatEnd', { id })
    const next = plus(wednesday, 7)
    await app.services.sql`
      INSERT INTO plan_entries (id, kitchen_id, date, slot, position, kind, title, note, servings, created_at,
        updated_at)
      SELECT id || n, kitchen_id, ${next}, slot, n, kind, title, note, servings, created_at, updated_at
      FROM plan_entries, generate_series(1, 50) AS n WHERE id = ${id}`
    expect(await refusal(owner.mutate('plan.repeatResume', ended))).toBe('plan_full')
    expect(await shown(owner, next)).toHaveLength(50)
  })

  test('ends from a day on, and that is taken back whole', async () => {
    const owner = await app.signedUp('Оля')
    const { id } = await add(owner, { kind: 'note', title: 'Ринок', date: wednesday })
    await owner.mutate('plan.repeat', { id })
    const second = (await week(owner, plus(wednesday, 7))).entries[0]?.id
    const ended = await owner.mutate<RepeatEnded>('plan.repeatEnd', { id: second })
    expect(await shown(owner, plus(wednesday, 7))).toHaveLength(1)
    expect(await shown(owner, plus(wednesday, 14))).toEqual([])
    expect((await week(owner, plus(wednesday, 7))).entries[0]?.repeat).toBeNull()
    const stranger = await app.signedUp('Чужа')
    expect(await refusal(stranger.mutate('plan.repeat', { id }))).toBe('plan_entry_unknown')
    expect(await ids(stranger, 'plan.repeatResume', { ...ended })).toEqual({ ids: [] })
    await owner.mutate('plan.repeatResume', ended)
    expect(await shown(owner, plus(wednesday, 14))).toHaveLength(1)
  })
})

describe('a week', () => {
  test('is copied beside what stands there, never twice, and taken back', async () => {
    const owner = await app.signedUp('Оля')
    const { id: recipeId } = await owner.compose({ title: 'Борщ' })
    await add(owner, { recipeId, date: wednesday })
    await add(owner, { kind: 'out', title: 'У Юлі', date: plus(wednesday, 2), slot: 'lunch' })
    const to = plus(wednesday, 9)
    await add(owner, { recipeId, date: plus(wednesday, 7) })
    const made = await ids(owner, 'plan.copyWeek', { from: wednesday, to })
    expect(await shown(owner, to)).toEqual([
      `${plus(wednesday, 7)} dinner Борщ`,
      `${plus(wednesday, 9)} lunch У Юлі`,
    ])
    expect((await ids(owner, 'plan.copyWeek', { from: wednesday, to })).ids).toEqual([])
    expect(await ids(owner, 'plan.takeBack', made)).toEqual(made)
    expect(await shown(owner, to)).toHaveLength(1)
    expect(await refusal(ids(owner, 'plan.copyWeek', { from: plus(to, 70), to }))).toBe(
      'week_empty',
    )
  })

  test('is saved as a menu for everybody of the kitchen, and put on another week', async () => {
    const owner = await app.signedUp('Оля')
    const other = await joinedBy(app, owner)
    const { id: recipeId } = await owner.compose({ title: 'Борщ' })
    await add(owner, { recipeId, date: wednesday, servings: 7 })
    const saved = await owner.mutate<{ id: string }>('plan.menuSave', {
      name: 'Звичайний тиждень',
      from: wednesday,
    })
    expect(await other.query<PlanMenu[]>('plan.menus')).toEqual([
      { id: saved.id, name: 'Звичайний тиждень', titles: ['Борщ'] },
    ])
    await other.mutate('plan.menuPlace', { id: saved.id, from: plus(wednesday, 8) })
    expect((await week(owner, plus(wednesday, 7))).entries).toMatchObject([
      { date: plus(wednesday, 7), title: 'Борщ', servings: 7, recipeId },
    ])

    // Who leaves takes the recipes; the menu keeps its dish by a copy.
    await owner.mutate('kitchens.leave')
    await other.mutate('plan.menuPlace', { id: saved.id, from: plus(wednesday, 21) })
    const [kept] = (await week(other, plus(wednesday, 21))).entries
    expect(kept?.title).toBe('Борщ')
    expect(kept?.recipeId).toStartWith('rec_')
    expect(kept?.recipeId).not.toBe(recipeId)

    await other.mutate('plan.menuRemove', { id: saved.id })
    expect(await other.query<unknown>('plan.menus')).toEqual([])
    await other.mutate('plan.menuRestore', { id: saved.id })
    expect(await other.query<unknown[]>('plan.menus')).toHaveLength(1)
    for (const procedure of ['plan.menuRemove', 'plan.menuRestore'])
      expect(await refusal(owner.mutate(procedure, { id: saved.id }))).toBe('menu_unknown')
    const place = { id: saved.id, from: wednesday }
    expect(await refusal(owner.mutate('plan.menuPlace', place))).toBe('menu_unknown')
  })

  test('is saved sixty times and no more, also when one comes back', async () => {
    const owner = await app.signedUp('Оля')
    await add(owner, { kind: 'out', title: 'У Юлі', date: wednesday })
    const save = (name: string) =>
      owner.mutate<{ id: string }>('plan.menuSave', { name, from: wednesday })
    const { id } = await save('Перше')
    await app.services.sql`
      INSERT INTO plan_menus (id, kitchen_id, name, created_at)
      SELECT id || n, kitchen_id, name, created_at FROM plan_menus, generate_series(2, 60) AS n
      WHERE id = ${id}`
    expect(await refusal(save('Зайве'))).toBe('menus_too_many')
    await owner.mutate('plan.menuRemove', { id })
    await owner.mutate('plan.menuRestore', { id })
    await owner.mutate('plan.menuRemove', { id })
    await save('Останнє')
    expect(await refusal(owner.mutate('plan.menuRestore', { id }))).toBe('menus_too_many')
  })
})
