import {
  fillIdInput,
  storeFillInput,
  storeMatchInput,
  storeSearchInput,
} from '../../../shared/wire/store-carts.ts'
import {
  basketInput,
  cardPricesInput,
  rowPricesInput,
  storePricesInput,
} from '../../../shared/wire/store-prices.ts'
import {
  deliveryInput,
  deliverySlotsInput,
  storeConnectInput,
  storeInput,
  storePasteInput,
} from '../../../shared/wire/stores.ts'
import {
  beginConnecting,
  disconnectStore,
  finishConnecting,
  pastedSearch,
  readTicket,
  storeViews,
} from '../../domain/stores/connect/connect.ts'
import { chooseDelivery, deliveryAt, deliverySlots } from '../../domain/stores/delivery.ts'
import { fillHistory } from '../../domain/stores/fill/history.ts'
import { startFill } from '../../domain/stores/fill/start.ts'
import { fillState, stopFill } from '../../domain/stores/fill/state.ts'
import { matchList, searchForLine } from '../../domain/stores/match/match.ts'
import { basketsOf } from '../../domain/stores/prices/basket.ts'
import { cardPrices } from '../../domain/stores/prices/cards.ts'
import { lookPricesUp } from '../../domain/stores/prices/look-up.ts'
import { rowPrices } from '../../domain/stores/prices/rows.ts'
import { safeReturnTo } from '../return-to.ts'
import { awayCookie, awayTicket } from '../store-away.ts'
import { procedure, router } from './trpc.ts'

export const storesRouter = router({
  list: procedure.query(({ ctx }) => storeViews(ctx)),
  connect: procedure.input(storeConnectInput).mutation(async ({ ctx, input }) => {
    const returnTo = input.returnTo === undefined ? '/settings' : safeReturnTo(input.returnTo)
    const { redirectTo, ticket } = await beginConnecting(ctx, { store: input.store, returnTo })
    ctx.reply.append('set-cookie', awayCookie(ctx.config, ticket))
    return { redirectTo }
  }),
  paste: procedure.input(storePasteInput).mutation(async ({ ctx, input }) => {
    const ticket = readTicket(ctx, awayTicket(ctx.config, ctx.request))
    const search = pastedSearch(ctx, input, ticket)
    // From here on it is used up, whatever the store answers.
    ctx.reply.append('set-cookie', awayCookie(ctx.config, null))
    await finishConnecting(ctx, input.store, ticket, search)
    return null
  }),
  disconnect: procedure.input(storeInput).mutation(({ ctx, input }) => disconnectStore(ctx, input)),

  delivery: procedure.input(storeInput).query(({ ctx, input }) => deliveryAt(ctx, input)),
  slots: procedure.input(deliverySlotsInput).query(({ ctx, input }) => deliverySlots(ctx, input)),
  deliver: procedure.input(deliveryInput).mutation(({ ctx, input }) => chooseDelivery(ctx, input)),

  baskets: procedure.input(basketInput).query(({ ctx, input }) => basketsOf(ctx, input.of)),
  cardPrices: procedure.input(cardPricesInput).query(({ ctx, input }) => cardPrices(ctx, input)),
  rowPrices: procedure.input(rowPricesInput).query(({ ctx, input }) => rowPrices(ctx, input)),
  lookUp: procedure.input(storePricesInput).mutation(({ ctx, input }) => lookPricesUp(ctx, input)),

  match: procedure.input(storeMatchInput).query(({ ctx, input }) => matchList(ctx, input)),
  search: procedure.input(storeSearchInput).query(({ ctx, input }) => searchForLine(ctx, input)),
  fill: procedure.input(storeFillInput).mutation(({ ctx, input }) => startFill(ctx, input)),
  fillState: procedure.input(fillIdInput).query(({ ctx, input }) => fillState(ctx, input)),
  fills: procedure.query(({ ctx }) => fillHistory(ctx)),
  stopFill: procedure.input(fillIdInput).mutation(({ ctx, input }) => stopFill(ctx, input)),
})
