import { storeName } from '../../../shared/language/stores.ts'
import {
  type StoreAbility,
  type StoreId,
  type StoreView,
  storeAbilities,
  storeIds,
} from '../../../shared/wire/stores.ts'
import { isLoopbackName } from '../../kernel/config.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { rohlik } from './dialects/rohlik.ts'
import { silpo } from './dialects/silpo.ts'
import type { Dialect } from './dialects/types.ts'
import type { ShopLanguage } from './names/languages.ts'

export interface Store {
  id: StoreId
  /** The agent endpoint. */
  url: string
  practice: boolean
  dialect: Dialect
  currency: string
  /** In which its titles are written, and it is searched. */
  language: ShopLanguage
  /** Its shelves say Topfen and Erdäpfel, where those of Germany say Quark and Kartoffeln. */
  austrian: boolean
  scopes: readonly string[]
  /** Where its own cart is looked at, when it gives no link. */
  cartPage: string
  /** null where we register by ourselves. */
  clientId: string | null
  /** Registers nobody but programs on their person's own machine. */
  loopbackOnly: boolean
}

type Row = Pick<Store, 'dialect' | 'currency' | 'language' | 'cartPage'> & { austrian?: true }

const rows: Readonly<Record<StoreId, Row>> = {
  silpo: { dialect: silpo, currency: 'UAH', language: 'uk', cartPage: 'https://silpo.ua' },
  rohlik: { dialect: rohlik, currency: 'CZK', language: 'cs', cartPage: 'https://www.rohlik.cz' },
  kifli: { dialect: rohlik, currency: 'HUF', language: 'hu', cartPage: 'https://www.kifli.hu' },
  gurkerl: {
    dialect: rohlik,
    currency: 'EUR',
    language: 'de',
    austrian: true,
    cartPage: 'https://www.gurkerl.at',
  },
  knuspr: { dialect: rohlik, currency: 'EUR', language: 'de', cartPage: 'https://www.knuspr.de' },
  sezamo: { dialect: rohlik, currency: 'RON', language: 'ro', cartPage: 'https://www.sezamo.ro' },
}

/** The stores that this server knows, in the order of the table. */
export function knownStores({ config }: Pick<Services, 'config'>): Store[] {
  return storeIds.flatMap((id) => {
    const url = config.stores[id]
    if (url === undefined) return []
    const row = rows[id]
    const practice = isPractice(url, config.baseUrl)
    const family = row.dialect === rohlik
    return {
      id,
      url,
      ...row,
      austrian: row.austrian ?? false,
      practice,
      cartPage: practice ? `${url.replace(/\/mcp$/, '')}/checkout` : row.cartPage,
      scopes: family ? ['openid', 'email', 'roles'] : [],
      clientId: family ? config.rohlikClientId : null,
      loopbackOnly: family && !url.startsWith(`${config.baseUrl}/`),
    }
  })
}

/** No real store is on one's own machine, or at an address of this server. */
function isPractice(url: string, baseUrl: string): boolean {
  return url.startsWith(`${baseUrl}/practice/`) || isLoopbackName(new URL(url).hostname)
}

export function findStore(services: Pick<Services, 'config'>, id: string): Store {
  const store = knownStores(services).find((one) => one.id === id)
  if (!store) throw new DomainError('store_unknown')
  return store
}

/** The store that a person connected last, of those that still let them in where there are any. */
export async function lastConnected(
  services: Pick<Services, 'config' | 'sql'>,
  personId: string,
): Promise<Store | undefined> {
  const rows = await services.sql<{ store: string }[]>`
    SELECT store FROM store_connections WHERE person_id = ${personId}
    ORDER BY lapsed, updated_at DESC`
  const known = knownStores(services)
  return rows.flatMap((row) => known.find((one) => one.id === row.store) ?? [])[0]
}

/** A store that lets only programs on one's own machine come back, from somewhere else and without a key of theirs. */
export function comesBackByHand({ config }: Pick<Services, 'config'>, store: Store): boolean {
  return store.loopbackOnly && store.clientId === null && !config.local
}

/** Where a person connects a store, as agents are told too. */
export function placeToConnect({ config }: Pick<Services, 'config'>): string {
  return `${config.baseUrl}/settings#stores`
}

export function viewOf(
  ctx: Context,
  store: Store,
  state: StoreView['state'],
  lost: readonly StoreAbility[] = [],
): StoreView {
  const { id, currency, practice, dialect, cartPage } = store
  return {
    id,
    name: storeName(id, practice, ctx.language),
    currency,
    practice,
    state,
    cannot: storeAbilities.filter((one) => lost.includes(one)),
    choosesDelivery: dialect.delivery !== null && !lost.includes('delivery'),
    site: cartPage,
    pasted: comesBackByHand(ctx, store),
  }
}
