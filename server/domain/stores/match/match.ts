import type { MatchLine, ProductChoice, StoreMatch } from '../../../../shared/wire/store-carts.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { countOwnUse } from '../../limits/count-use.ts'
import { type ListNeed, listNeeds } from '../../shopping/list-needs.ts'
import { connectionOf } from '../connect/kept.ts'
import type { Place, Product, Terms } from '../dialects/types.ts'
import { learnPrices } from '../prices/learn.ts'
import { openShop, type Shop } from '../shop.ts'
import { findStore, type Store, viewOf } from '../stores.ts'
import { proposalFor, type Shelf, soldOutOf } from './candidates.ts'
import { eatersAmong, eatersOf } from './eaters.ts'
import { addedLately, choicesOf } from './memory.ts'
import { recallOffers, rememberOffers } from './offers.ts'
import { isInOwnWords, termsFor } from './terms.ts'

const hits = 30

/** What the store has for each line of a list. The cart stays as it is. */
export async function matchList(
  ctx: Context,
  input: { listId: string; store: string },
): Promise<StoreMatch> {
  const { store, shop } = await opened(ctx, input.store)
  try {
    const { id, name, needs } = await listNeeds(ctx, input.listId)
    const list = { id, name }
    const view = viewOf(ctx, store, 'connected', shop.cannot)
    if (needs.length === 0)
      return { list, store: view, slot: null, slotOver: null, terms: null, lines: [], ownWords: [] }
    const place = await shop.prepare(true)
    const { lines, offers } = await matched(ctx, store, shop, place, needs, id)
    const ownWords = needs.filter((need) => isInOwnWords(need, store)).map((need) => need.name)
    rememberOffers(ctx, store, id, offers)
    const { slot, slotOver } = place
    const terms = await termsOf(ctx, shop, place)
    return { list, store: view, slot, slotOver, terms, lines, ownWords }
  } finally {
    await shop.close()
  }
}

/** Nice to know, and no reason to show nothing. */
export async function termsOf(
  { log }: Pick<Context, 'log'>,
  shop: Shop,
  place: Place,
): Promise<Terms | null> {
  try {
    return await shop.terms(place)
  } catch (error) {
    log.warn('store.terms', { error: (error as Error).message })
    return null
  }
}

/** Other products for a line, by words of the person's own. */
export async function searchForLine(
  ctx: Context,
  input: { listId: string; store: string; key: string; query: string },
): Promise<ProductChoice[]> {
  const { store, shop } = await opened(ctx, input.store)
  try {
    const { id, needs } = await listNeeds(ctx, input.listId)
    const need = needs.find((one) => one.key === input.key)
    if (!need) throw new DomainError('line_unknown')
    const [found = []] = await shop.search(await shop.prepare(true), [input.query], hits)
    rememberOffers(ctx, store, id, [...(recallOffers(ctx, store, id) ?? []), ...found])
    // The person judges here: the words are theirs, so nothing that was found is hidden.
    const shelf = { language: 'uk', eaters: eatersAmong([], ctx.language, 'uk') } as const
    return found
      .slice(0, hits)
      .flatMap(
        (one) =>
          proposalFor({ ...need, food: null, name: one.name }, [one], one.id, shelf).product ?? [],
      )
  } finally {
    await shop.close()
  }
}

export async function opened(ctx: Context, name: string): Promise<{ store: Store; shop: Shop }> {
  const { personId } = signedIn(ctx)
  const store = findStore(ctx, name)
  // Stores count by person too, and would rather refuse all of us than one.
  await countOwnUse(ctx, 'store')
  return { store, shop: openShop(ctx, await connectionOf(ctx, personId, store)) }
}

export async function matched(
  ctx: Context,
  store: Store,
  shop: Shop,
  place: Place,
  needs: readonly ListNeed[],
  listId: string,
): Promise<{ lines: MatchLine[]; offers: Product[] }> {
  const [choices, done, eaters] = await Promise.all([
    choicesOf(ctx, store),
    addedLately(ctx, store, listId),
    eatersOf(ctx, store.language),
  ])
  const shelf = { language: store.language, eaters }
  const asked = needs.map((need) => ({
    need,
    choice: choices.get(need.key) ?? null,
    // What was taken before is found by its own name, and by nothing shorter.
    terms: [
      ...(choices.has(need.key) ? [choices.get(need.key)?.name ?? ''] : []),
      ...termsFor(need, store),
    ],
  }))
  const first = await shop.search(
    place,
    asked.map(({ terms }) => terms[0] ?? ''),
    hits,
  )
  const lines: Omit<MatchLine, 'done'>[] = []
  for (const [at, { need, choice }] of asked.entries()) {
    lines.push(proposalFor(need, first[at] ?? [], choice?.id ?? null, shelf))
    // A long list is some thousand names to read, and others want to be served meanwhile.
    await Bun.sleep(0)
  }
  // What was not found by one name may be found by another.
  const unsure = asked.flatMap(({ terms }, at) => {
    const doubt = lines[at]?.doubt
    return doubt === 'name' || doubt === 'nothing'
      ? terms.slice(1).map((term) => ({ at, term }))
      : []
  })
  const second = await shop.search(
    place,
    unsure.map(({ term }) => term),
    hits,
  )
  const offers = first.map((products) => [...products])
  for (const [index, { at }] of unsure.entries()) offers[at]?.push(...(second[index] ?? []))
  for (const at of new Set(unsure.map((one) => one.at))) {
    const { need, choice } = asked[at] ?? {}
    if (need) lines[at] = proposalFor(need, distinct(offers[at] ?? []), choice?.id ?? null, shelf)
  }
  const named = await askInstead(ctx, shop, place, asked, lines, offers, shelf)
  await learnPrices(
    ctx,
    store,
    lines.flatMap(({ product, doubt }, at) =>
      // Of what may be something else nobody learns a price.
      doubt === 'name' || doubt === 'sold_out'
        ? []
        : { food: asked[at]?.need.food ?? null, product },
    ),
  )
  return {
    offers: [...offers.flat(), ...named],
    lines: lines.map((line) => ({ ...line, done: done.has(`${line.key} ${line.amount}`) })),
  }
}

/** What is sold out may have a stand-in that the store knows better than we do; it is asked about. */
async function askInstead(
  { log }: Pick<Context, 'log'>,
  shop: Shop,
  place: Place,
  asked: readonly { need: ListNeed; choice: { id: string } | null }[],
  lines: Omit<MatchLine, 'done'>[],
  offers: readonly Product[][],
  shelf: Shelf,
): Promise<Product[]> {
  const missing = asked.flatMap(({ need, choice }, at) => {
    if (lines[at]?.doubt !== 'sold_out') return []
    const products = distinct(offers[at] ?? [])
    const id = soldOutOf(need, products, choice?.id ?? null, shelf)
    return id === null ? [] : { at, need, choice, products, id }
  })
  const found = await shop
    .instead(
      place,
      missing.map(({ id }) => id),
    )
    .catch((error: Error) => {
      // Our own alternatives are there all the same.
      log.warn('store.instead', { error: error.message })
      return new Map<string, Product[]>()
    })
  for (const { at, need, choice, products, id } of missing)
    lines[at] = proposalFor(need, products, choice?.id ?? null, shelf, found.get(id))
  return [...found.values()].flat()
}

function distinct(products: readonly Product[]): Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()]
}
