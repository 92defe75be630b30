import type { Services } from '../../../kernel/context.ts'
import { asDomainError, DomainError } from '../../../kernel/errors.ts'
import { connectionOf } from '../connect/kept.ts'
import type { Cart, Place, Write } from '../dialects/types.ts'
import { termsOf } from '../match/match.ts'
import { learnFromCart } from '../prices/learn-from-cart.ts'
import { openShop, type Shop } from '../shop.ts'
import { findStore } from '../stores.ts'
import { claimFill, type Fill, LostHold, releaseFill, saveFill } from './kept.ts'
import { correctionsFor, type Goal, goalsOf, settle, writesFor } from './settle.ts'

/** Goes on with a filling wherever it stands. It may be called at any time, from any server, as often as one likes. */
export async function continueFill(services: Services, id: string): Promise<void> {
  const fill = await claimFill(services, id)
  if (!fill) return
  try {
    await fillCart(services, fill)
  } catch (error) {
    if (error instanceof LostHold) return
    const { code, needsOperator, cause } = asDomainError(error)
    if (needsOperator) {
      services.log.error('store.fill-failed', { error: cause })
      // Our own fault, a database that is away above all: whoever comes next tries again.
      await releaseFill(services, fill).catch(() => {})
      if (code === 'internal') await end(services, fill, code)
      return
    }
    await end(services, fill, code)
  }
}

async function end(services: Services, fill: Fill, error: string): Promise<void> {
  // What was being written when it broke off may be there or not, and is said to be so.
  for (const line of fill.lines) if (line.outcome === 'adding') line.outcome = 'unknown'
  await saveFill(services, Object.assign(fill, { status: 'failed' as const, error })).catch(
    () => {},
  )
}

async function fillCart(services: Services, fill: Fill): Promise<void> {
  const store = findStore(services, fill.store)
  const shop = openShop(services, await connectionOf(services, fill.person_id, store), true)
  try {
    const place = await shop.prepare(false)
    // Whoever goes on after another finds the time in order, and still says that it was changed.
    const slotMoved = place.slotOver !== null || (fill.cart?.slotMoved ?? false)
    const delivered = { slot: place.slot, slotMoved, terms: null }
    let cart = await shop.cart(place)
    if (fill.before === null) {
      fill.before = Object.fromEntries(cart.items.map(({ id, quantity }) => [id, quantity]))
      // Before anything is written: whoever goes on after us must know what was there.
      await saveFill(services, fill)
    }
    const open = fill.lines.filter(({ outcome }) => outcome === 'waiting' || outcome === 'adding')
    const goals = goalsOf(open, fill.before)
    const { maxWrites } = store.dialect
    for (let at = 0; at < goals.length; at += maxWrites) {
      const some = goals.slice(at, at + maxWrites)
      for (const line of some.flatMap(({ lines }) => lines)) line.outcome = 'adding'
      await saveFill(services, fill)
      cart = await fillSome(shop, place, cart, some)
      await learnFromCart(services, store, some)
      fill.cart = { ...delivered, total: cart.total, checkoutUrl: null }
      await saveFill(services, fill)
    }
    const { total, checkoutUrl } = cart
    const terms = await termsOf(services, shop, place)
    fill.cart = { ...delivered, terms, total, checkoutUrl: checkoutUrl ?? store.cartPage }
    fill.status = 'done'
    await saveFill(services, fill)
  } finally {
    await shop.close()
  }
}

/** A few products at a time: written, read back, brought down to what there is, and settled. */
async function fillSome(
  shop: Shop,
  place: Place,
  before: Cart,
  goals: readonly Goal[],
): Promise<Cart> {
  let cart = before
  let lost = false
  // Once more where the answer was lost and the cart shows that nothing came of it.
  for (let round = 0; round < 2; round += 1) {
    const writes = writesFor(goals, cart)
    if (writes.length === 0) break
    lost = !(await writeOrLose(shop, place, writes))
    cart = await shop.cart(place)
    if (!lost) break
  }
  const troubled = cart
  const corrections = correctionsFor(goals, cart)
  if (corrections.length > 0) {
    await writeOrLose(shop, place, corrections)
    cart = await shop.cart(place)
  }
  for (const goal of goals) settle(goal, cart, lost, troubled)
  return cart
}

/** False when nobody knows whether it was written; the cart then says. What was refused before any work is thrown. */
async function writeOrLose(shop: Shop, place: Place, writes: readonly Write[]): Promise<boolean> {
  try {
    await shop.write(place, writes)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'store_unavailable') return false
    throw error
  }
}
