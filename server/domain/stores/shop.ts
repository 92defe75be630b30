import type { Language } from '../../../shared/language/languages.ts'
import { storeName } from '../../../shared/language/stores.ts'
import type { StoreAbility } from '../../../shared/wire/stores.ts'
import type { Services } from '../../kernel/context.ts'
import type { Connection } from './connect/kept.ts'
import type { Cart, Delivery, Place, Product, Slot, Terms, Write } from './dialects/types.ts'
import { openSession } from './session.ts'

/** A store as its customer sees it, whatever tools it has. */
export interface Shop {
  name(language: Language): string
  /** `look` leaves the cart as it is. */
  prepare(look: boolean): Promise<Place>
  search(place: Place, terms: readonly string[], limit: number): Promise<Product[][]>
  cart(place: Place): Promise<Cart>
  terms(place: Place): Promise<Terms>
  /** Place and time, where the store lets them be chosen. */
  delivery: {
    now(): ReturnType<Delivery['now']>
    ways(): ReturnType<Delivery['ways']>
    slots(wayId: string): ReturnType<Delivery['slots']>
    choose(wayId: string, slot: Slot): Promise<void>
  } | null
  /** What the store itself names for what it has sold out; nothing where it has no tool for that. */
  instead(place: Place, ids: readonly string[]): Promise<Map<string, Product[]>>
  cannot: readonly StoreAbility[]
  write(place: Place, writes: readonly Write[]): Promise<void>
  close(): Promise<void>
}

export function openShop(services: Services, connection: Connection, patient = false): Shop {
  const { store } = connection
  const { dialect } = store
  const delivery = connection.cannot.includes('delivery') ? null : dialect.delivery
  const session = openSession(services, connection, patient)
  return {
    name: (language) => storeName(store.id, store.practice, language),
    prepare: (look) => dialect.prepare(session.call, services.now(), look),
    async search(place, terms, limit) {
      const found: Product[][] = []
      for (let at = 0; at < terms.length; at += dialect.maxQueries) {
        const some = terms.slice(at, at + dialect.maxQueries)
        found.push(...(await dialect.search(session.call, place, some, limit)))
      }
      return found
    },
    cart: (place) => dialect.cart(session.call, place),
    terms: (place) => dialect.terms(session.call, place, services.now()),
    delivery: delivery && {
      now: () => delivery.now(session.call),
      ways: () => delivery.ways(session.call),
      slots: (wayId) => delivery.slots(session.call, wayId, services.now()),
      choose: (wayId, slot) => delivery.choose(session.call, wayId, slot),
    },
    async instead(place, ids) {
      if (!dialect.instead || ids.length === 0 || connection.cannot.includes('instead'))
        return new Map()
      return dialect.instead(session.call, place, ids)
    },
    cannot: connection.cannot,
    write: (place, writes) => dialect.write(session.call, place, writes),
    close: session.close,
  }
}
