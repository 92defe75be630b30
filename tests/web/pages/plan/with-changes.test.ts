import { describe, expect, test } from 'bun:test'
import type { PlanEntryCard, PlanWeek } from '../../../../shared/wire/plan.ts'
import type { KeptChange } from '../../../../web/changes/keptChanges.ts'
import { newEntry } from '../../../../web/pages/plan/newEntry.ts'
import { trayWithChanges, withChanges } from '../../../../web/pages/plan/withChanges.ts'

const monday = { date: '2027-03-08', slot: 'dinner' } as const
const nextMonday = { date: '2027-03-15', slot: 'dinner' } as const
const soup = newEntry('a', monday, { recipeId: 'rec_1' }, 'Борщ', { servings: 4 })
const week = (...entries: PlanEntryCard[]): PlanWeek => ({
  from: '2027-03-08',
  to: '2027-03-14',
  timeZone: 'Europe/Kyiv',
  entries,
  nutrition: [],
  price: 0,
  unpriced: 0,
  currency: 'UAH',
})
const next: PlanWeek = { ...week(), from: '2027-03-15', to: '2027-03-21' }

let at = 0
function kept(change: KeptChange['change'], about: KeptChange['about']): KeptChange {
  at += 1
  return { id: `c${at}`, kitchenId: 'k', personId: 'p', at, change, ...(about && { about }) }
}
const about = { title: 'Борщ', entry: soup }
const titles = (shown: PlanWeek) => shown.entries.map((one) => `${one.title} ${one.servings}`)

describe('The week before the server has answered', () => {
  test('shows a dish that was added, for as many as the device knows, and what was done to it since', () => {
    const dish = { recipeId: 'rec_1' }
    const add = kept({ kind: 'addEntry', entryId: 'a', ...monday, dish }, about)
    expect(titles(withChanges(week(), [add]))).toEqual(['Борщ 4'])
    const serve = kept({ kind: 'serveEntry', entryId: 'a', servings: 6 }, about)
    expect(titles(withChanges(week(), [add, serve]))).toEqual(['Борщ 6'])
    // The answer has come, and the queue has not heard of it yet.
    expect(titles(withChanges(week(soup), [add, serve]))).toEqual(['Борщ 6'])
  })

  test('shows a dish in the week that it was moved to, and no more in the one it came from', () => {
    const move = kept({ kind: 'moveEntry', entryId: 'a', ...nextMonday }, about)
    expect(titles(withChanges(week(soup), [move]))).toEqual([])
    expect(titles(withChanges(next, [move]))).toEqual(['Борщ 4'])
  })

  test('shows again what was taken back, also when the page has forgotten it', () => {
    const restore = kept({ kind: 'restoreEntry', entryId: 'a' }, about)
    expect(titles(withChanges(week(), [restore]))).toEqual(['Борщ 4'])
    const serve = kept({ kind: 'serveEntry', entryId: 'a', servings: 6 }, about)
    expect(titles(withChanges(week(), [serve]))).toEqual([])
  })

  test('shows a dish put by either in the tray or in the plan', () => {
    const lying = { ...soup, id: 't', recipeId: 'rec_1', picture: { seed: 's', photoUrl: null } }
    const place = kept({ kind: 'addEntry', entryId: 'a', ...monday, dish: { trayId: 't' } }, about)
    expect(trayWithChanges([lying], [place])).toEqual([])
    const back = kept(
      { kind: 'trayDish', trayId: 't2', recipeId: 'rec_1' },
      { title: 'Борщ', dish: lying },
    )
    expect(trayWithChanges([lying], [place, back]).map((one) => one.id)).toEqual(['t2'])
  })
})
