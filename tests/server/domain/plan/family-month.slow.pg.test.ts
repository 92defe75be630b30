import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'
import type { ChangeOutcome, SentChange } from '../../../../shared/wire/changes.ts'
import type { KitchenView } from '../../../../shared/wire/kitchens.ts'
import type { PlanEntryCard, PlanWeek } from '../../../../shared/wire/plan.ts'
import type { FillPreview } from '../../../../shared/wire/plan-fill.ts'
import type { ShoppingPage } from '../../../../shared/wire/shopping.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { joinedBy } from '../../../support/kitchen.ts'

setDefaultTimeout(300_000)

/** A month of a family, told through the doors that the pages use, with a clock that stands at each of its days. */
let app: TestApp
let olena: Caller
let marko: Caller
let kitchenId: string

const first = '2027-03-01'
const day = (n: number) => new Date(Date.parse(first) + n * 86_400_000).toISOString().slice(0, 10)
const standAt = (n: number, hour = 8) => {
  const moment = new Date(Date.parse(first) + n * 86_400_000 + hour * 3_600_000)
  app.services.now = () => moment
}

/** Grams for four. Salt is always at home. */
const dishes: Record<string, Record<string, number>> = {
  Борщ: { буряк: 400, капуста: 300, картопля: 500 },
  Голубці: { капуста: 1200, рис: 200, морква: 200 },
  Плов: { рис: 400, морква: 300, курка: 600 },
  Деруни: { картопля: 1000, цибуля: 200 },
  Каша: { гречка: 300, цибуля: 100 },
  Рагу: { картопля: 600, морква: 200, кабачки: 500 },
  Вінегрет: { буряк: 300, картопля: 400, морква: 200 },
  Куліш: { пшоно: 250, картопля: 300, цибуля: 100 },
}

beforeAll(async () => {
  app = await startTestApp()
  standAt(0)
  const author = await app.signedUp('Авторка')
  for (const [title, foods] of Object.entries(dishes)) {
    const ingredients = Object.entries(foods).map(([food, grams]) => ({
      text: `${food} ${grams} г`,
    }))
    await author.publish({ title, servings: 4, ingredients: [...ingredients, { text: 'сіль' }] })
  }
  olena = await app.signedUp('Олена')
  marko = await joinedBy(app, olena, 'Марко')
  await olena.mutate('members.add', { name: 'Іванко', portion: 1 })
  await marko.mutate('members.add', { name: 'Софійка', portion: 1, allergies: ['nuts'] })
  await olena.mutate('lists.setStaples', { foods: ['сіль'] })
  kitchenId = (await olena.query<KitchenView>('kitchens.mine')).id
})
afterAll(() => app.stop())

/** What is in the cupboard by what was ticked and cooked, in grams. */
const stock = new Map<string, number>()
const put = (food: string, grams: number) => {
  stock.set(food, Math.max(0, (stock.get(food) ?? 0) + grams))
}
/** What was typed, and on which list. */
const typed: { listId: string; words: string }[] = []

const week = async (n: number) =>
  (await olena.query<PlanWeek>('plan.week', { date: day(n) })).entries
const listOf = async (id: string) => {
  const { open } = await marko.query<ShoppingPage>('lists.read', { id })
  if (!open) throw new Error('The list of the week is gone.')
  return open
}

function needed(entries: readonly PlanEntryCard[]): Map<string, number> {
  const need = new Map<string, number>()
  for (const { kind, title, servings, cookedAt } of entries) {
    if (kind !== 'dish' || cookedAt !== null) continue
    for (const [food, grams] of Object.entries(dishes[title] ?? {}))
      need.set(food, (need.get(food) ?? 0) + (grams * servings) / 4)
  }
  return need
}

const gramsOf = (text: string) => {
  const { quantity = 0, unit } = parseIngredientLine(text)
  return unit === 'kg' ? quantity * 1000 : quantity
}
const foodOf = (name: string) =>
  Object.values(dishes)
    .flatMap((foods) => Object.keys(foods))
    .find((food) => parseIngredientLine(food).food === parseIngredientLine(name).food)

/** Nothing goes short and nothing is bought twice; what somebody typed is there; salt is at home. */
async function check(n: number, listId: string): Promise<void> {
  const need = needed(await week(n))
  const open = await listOf(listId)
  const left = new Map<string, number>()
  for (const row of open.rows) {
    const food = foodOf(row.name)
    if (!food || row.ticked) continue
    const grams = row.lines.reduce((sum, line) => sum + gramsOf(line.text), 0)
    left.set(food, (left.get(food) ?? 0) + grams)
  }
  for (const food of new Set([...need.keys(), ...left.keys()])) {
    const said = { day: day(n), food, need: need.get(food) ?? 0, home: stock.get(food) ?? 0 }
    const buy = left.get(food) ?? 0
    const told = JSON.stringify({ ...said, buy })
    // Rounded as a shop sells: a spoonful more or less.
    if (said.home === 0) expect(Math.abs(buy - said.need) <= 5, told).toBe(true)
    expect(buy + said.home >= said.need - 5, told).toBe(true)
    expect(buy <= said.need + 5, told).toBe(true)
  }
  expect(open.rows.map((row) => row.name)).not.toContain('Сіль')
  for (const { listId: where, words } of typed.filter((one) => one.listId === listId)) {
    const texts = (await listOf(where)).rows.flatMap((row) => row.lines.map((line) => line.text))
    expect(texts).toContain(words)
  }
}

async function buy(listId: string, which: (at: number) => boolean): Promise<void> {
  const rows = (await listOf(listId)).rows.filter((row) => !row.ticked).filter((_, at) => which(at))
  if (rows.length === 0) return
  const ids = rows.flatMap((row) => row.lines.map((line) => line.id))
  await marko.mutate('lists.tickLines', { ids, ticked: true })
  for (const row of rows) {
    const food = foodOf(row.name)
    if (food)
      put(
        food,
        row.lines.reduce((sum, line) => sum + gramsOf(line.text), 0),
      )
  }
}

async function cook(who: Caller, n: number): Promise<void> {
  for (const entry of await week(n)) {
    if (entry.date !== day(n) || entry.kind !== 'dish' || entry.cookedAt !== null) continue
    await who.mutate('plan.cook', { id: entry.id, cooked: true })
    for (const [food, grams] of Object.entries(dishes[entry.title] ?? {}))
      put(food, (-grams * entry.servings) / 4)
  }
}

let made = 0
const change = (what: SentChange['change']): SentChange => ({
  id: crypto.randomUUID(),
  kitchenId,
  change: what,
})
const lineId = () => {
  made += 1
  return `lin_${String(made).padStart(26, '0')}`
}

test('a family plans, shops and cooks for a month, and every day its list tells the truth', async () => {
  let listId = ''
  let offline: SentChange[] = []
  let repeated = ''
  for (let n = 0; n < 30; n += 1) {
    const weekday = n % 7
    const monday = n - weekday
    standAt(n)
    if (weekday === 0) {
      const { entries } = await olena.mutate<FillPreview>('plan.fill', {
        from: day(n),
        to: day(n + 6),
        seed: n + 1,
        weeksApart: 0,
      })
      const filled = entries.map(({ date, slot, servings, dish }) => ({
        ...{ date, slot, servings },
        ...dish,
      }))
      await olena.mutate('plan.accept', { entries: filled })
      const dinners = (await week(n)).filter((one) => one.slot === 'dinner')
      expect(dinners.length).toBeGreaterThanOrEqual(filled.length)
      expect(filled.length).toBeGreaterThan(4)
      await olena.mutate('lists.fromPlan', { from: day(n), to: day(n + 6), name: `Тиждень ${n}` })
      const { open } = await olena.query<ShoppingPage>('lists.read', {})
      listId = open?.id ?? ''
    }
    const ahead = (await week(n)).filter(
      (one) => one.date > day(n) && one.kind === 'dish' && one.slot === 'dinner',
    )
    const [next, later] = ahead

    // A porridge on every Saturday, for as long as the month lasts.
    if (n === 1 && later) {
      const { id } = await marko.mutate<{ id: string }>('plan.add', {
        ...{ recipeId: later.recipeId, date: day(5), slot: 'breakfast', servings: 2 },
      })
      await marko.mutate('plan.repeat', { id, until: day(29) })
      repeated = later.title
    }
    if (weekday === 5) {
      const breakfast = (await week(n)).find(
        (one) => one.date === day(n) && one.slot === 'breakfast',
      )
      expect(breakfast?.title).toBe(repeated)
    }
    if (weekday === 2 && next)
      await olena.mutate('plan.change', { id: next.id, servings: 4 + (n % 5) })
    if (weekday === 3 && later && next)
      await marko.mutate('plan.change', { id: later.id, date: next.date, slot: 'lunch' })
    if (weekday === 4 && next) {
      await olena.mutate('plan.remove', { id: next.id })
      await check(n, listId)
      await olena.mutate('plan.restore', { id: next.id })
    }
    if (weekday === 4 && later)
      await olena.mutate('plan.leftovers', {
        ...{ id: later.id, date: day(monday + 6), slot: 'lunch', more: true },
      })
    await check(n, listId)

    // Marko is in the cellar: what he does waits on his telephone, and arrives two days later.
    if (weekday === 1 || weekday === 2) {
      const words = `батарейки ${n}`
      offline.push(change({ kind: 'addLine', listId, lineId: lineId(), text: words }))
      if (weekday === 2 && later)
        offline.push(change({ kind: 'serveEntry', entryId: later.id, servings: 6 }))
    } else if (offline.length > 0) {
      const sent = [...offline, ...offline]
      const told = await marko.mutate<ChangeOutcome[]>('changes.send', { changes: sent })
      expect(told.map((one) => one.refused)).toEqual(sent.map(() => null))
      for (const { change: one } of offline)
        if (one.kind === 'addLine') typed.push({ listId, words: one.text })
      offline = []
    }
    if (n % 3 === 0) {
      const words = `зубна паста ${n}`
      await olena.mutate('lists.addLines', { listId, lines: [words] })
      typed.push({ listId, words })
    }
    await check(n, listId)
    if (weekday === 0) await buy(listId, (at) => at % 2 === 0)
    if (weekday === 1 || weekday === 3 || weekday === 5) await buy(listId, () => true)
    await check(n, listId)
    standAt(n, 19)
    await cook(n % 2 === 0 ? olena : marko, n)
    await check(n, listId)
  }
  expect(typed.length).toBeGreaterThan(15)
})
