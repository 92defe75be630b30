import { describe, expect, test } from 'bun:test'
import { rohlik } from '../../../../server/domain/stores/dialects/rohlik.ts'
import { silpo } from '../../../../server/domain/stores/dialects/silpo.ts'
import type { Place, Tool } from '../../../../server/domain/stores/dialects/types.ts'
import { restsAt } from '../../../../server/domain/stores/session.ts'

/** A store that answers as it was captured, and remembers what it was told. */
function captured(answers: Record<string, unknown>) {
  const told: Record<string, unknown>[] = []
  const tool: Tool = async (name, input) => {
    told.push({ [name]: input })
    if (!(name in answers)) throw new Error(`Nothing was captured of ${name}.`)
    return answers[name]
  }
  return { tool, told }
}

const place: Place = {
  cartId: 'cart-1',
  branchId: 'branch-1',
  companyId: 'company-1',
  deliveryType: 'DeliveryHome',
  slot: { start: '2026-09-07T10:00:00Z', end: '2026-09-07T12:00:00Z' },
  slotOver: null,
}

describe('the shapes that were captured of Silpo', () => {
  const milk = {
    id: '1f18',
    name: 'Молоко 2,5% тетра',
    slug: 'moloko',
    price: 69.99,
    oldPrice: null,
    stock: 239,
    available: true,
    image: 'https://example.com/1.png',
    weighted: false,
    step: 1,
    displayRatio: '950г',
    companyId: 'company-1',
    branchId: 'branch-1',
    externalProductId: 1034354,
  }
  const cart = {
    success: true,
    cart: {
      id: 'cart-1',
      branchId: 'branch-1',
      companyId: 'company-1',
      deliveryType: 'DeliveryHome',
      timeslot: place.slot,
      address: { addressType: 'house', latitude: 50.4, longitude: 30.5 },
      shipments: [
        {
          products: [
            {
              productId: '1f18',
              name: 'Молоко',
              ratio: '950г',
              quantity: 2,
              price: 69.99,
              total: 139.98,
              stock: 2,
              weighted: false,
            },
          ],
        },
      ],
      calculation: {
        total: 139.98,
        totalAfterDiscounts: 129.98,
        productsTotal: 139.98,
        validations: [
          {
            level: 'error',
            type: 'product',
            message: 'product.offer.stock.max',
            context: { productId: '1f18', stock: 2 },
          },
          { level: 'error', type: 'order', message: 'order.cost.min', context: [] },
          { level: 'info', type: 'order', message: 'order.adult.is_not_confirmed', context: [] },
        ],
      },
    },
    checkoutWebLink: 'https://silpo.ua/checkout-new',
  }

  test('a search is read in kopecks, and what is weighed has no pack', async () => {
    const apples = {
      ...milk,
      id: '2',
      name: 'Яблуко',
      weighted: true,
      step: 0.1,
      displayRatio: '1кг',
      stock: 0,
    }
    const { tool, told } = captured({
      silpo_find_products_batch: {
        success: true,
        queries: [
          { query: 'молоко', totalFound: 1, products: [milk] },
          { query: 'яблука', totalFound: 1, products: [apples] },
        ],
      },
    })
    const [first, second] = await silpo.search(tool, place, ['молоко', ' Яблука'], 30)
    expect(first).toEqual([
      {
        id: '1f18',
        name: 'Молоко 2,5% тетра',
        price: 6999,
        pack: '950г',
        weighted: false,
        step: 1,
        available: true,
        stock: 239,
      },
    ])
    expect(second).toMatchObject([
      { id: '2', pack: null, weighted: true, step: 0.1, available: false },
    ])
    expect(told).toMatchObject([
      {
        silpo_find_products_batch: {
          branchId: 'branch-1',
          timeslotStart: place.slot?.start,
          limit: 30,
        },
      },
    ])
  })

  test('a cart is what it comes to after discounts, with what is wrong in it', async () => {
    const { tool } = captured({ silpo_get_shopping_cart_by_id: cart })
    expect(await silpo.cart(tool, place)).toEqual({
      items: [{ id: '1f18', quantity: 2, price: 6999, stock: 2 }],
      troubles: [
        { productId: '1f18', kind: 'short', stock: 2 },
        { productId: null, kind: 'other', stock: null },
      ],
      total: 12_998,
      checkoutUrl: 'https://silpo.ua/checkout-new',
    })
  })

  test('a write names how many there shall be, and never how many more', async () => {
    const { tool, told } = captured({ silpo_add_or_update_cart_products: cart })
    await silpo.write(tool, place, [{ productId: '1f18', name: 'Молоко', to: 3, from: 2 }])
    const products = [
      { productId: '1f18', companyId: 'company-1', branchId: 'branch-1', quantity: 3 },
    ]
    expect(told).toEqual([
      { silpo_add_or_update_cart_products: { shoppingCartId: 'cart-1', products } },
    ])
  })

  test('times stand bare or under a name, and are asked for by a moment in UTC', async () => {
    const times = [
      {
        start: '2026-09-07T10:00:00Z',
        end: '2026-09-07T12:00:00Z',
        available: true,
        deliveryCost: 59,
        minOrderCost: 500,
      },
    ]
    for (const said of [times, { success: true, slots: times }]) {
      const { tool, told } = captured({
        silpo_get_time_slots: said,
        silpo_get_shopping_cart_by_id: cart,
      })
      const terms = await silpo.terms(tool, place, new Date('2026-09-07T08:00:00Z'))
      expect(terms).toEqual({ minimum: 50_000, delivery: 5900, inCart: 12_998 })
      expect(told.at(-1)).toMatchObject({
        silpo_get_time_slots: { start: '2026-09-07T08:00:00.000Z', limit: 100 },
      })
    }
  })

  test('no cart yet, and a shape that nobody knows, are told apart', async () => {
    const none = captured({
      silpo_get_my_shopping_cart: { success: true, shoppingCartId: null, exists: false },
    })
    await expect(silpo.prepare(none.tool, new Date(), true)).rejects.toMatchObject({
      code: 'store_no_cart',
    })
    const other = captured({ silpo_get_my_shopping_cart: { basket: 1 } })
    await expect(silpo.prepare(other.tool, new Date(), true)).rejects.toMatchObject({
      code: 'store_changed',
    })
  })
})

describe('the shapes that were captured of Rohlik', () => {
  const cart = {
    status: 200,
    success: true,
    data: {
      cartId: 1,
      totalPrice: 62.9,
      minimalStandardOrderPrice: 749,
      items: {
        13603: {
          productId: 13603,
          productName: 'Brambory',
          quantity: 1,
          price: 62.9,
          textualAmount: '0,75 kg',
        },
      },
    },
  }

  test('a search is read in hellers', async () => {
    const potatoes = {
      productId: 13603,
      productName: 'Brambory',
      brand: 'Dvorek',
      inStock: true,
      textualAmount: '0,75 kg',
      price: 62.9,
      currency: 'Kč',
      pricePerUnit: {},
    }
    const { tool, told } = captured({
      batch_search_products: {
        success: true,
        results: [{ query: 'brambory', total_found: 1, success: true, products: [potatoes] }],
      },
    })
    expect(await rohlik.search(tool, place, ['brambory'], 10)).toEqual([
      [
        {
          id: '13603',
          brand: 'Dvorek',
          name: 'Brambory',
          price: 6290,
          pack: '0,75 kg',
          weighted: false,
          step: 1,
          available: true,
          stock: null,
        },
      ],
    ])
    expect(told).toEqual([
      { batch_search_products: { queries: [{ keyword: 'brambory', limit: 10 }] } },
    ])
  })

  test('a cart has the least order, and leaves its page to us', async () => {
    const { tool } = captured({ get_cart: cart })
    expect(await rohlik.cart(tool, place)).toEqual({
      items: [{ id: '13603', quantity: 1, price: 6290, stock: null }],
      troubles: [],
      total: 6290,
      checkoutUrl: null,
    })
    expect(await rohlik.terms(tool, place, new Date())).toEqual({
      minimum: 74_900,
      delivery: null,
      inCart: 6290,
    })
  })

  test('what is new is added, what lies there is set, and what could not be added is no error', async () => {
    const failed = {
      success: false,
      items_failed_to_add: ['999999999'],
      failure_reasons: { 999999999: 'not found' },
      items: [],
      totalPrice: 0,
      message: '',
    }
    const { tool, told } = captured({
      add_items_to_cart: failed,
      update_cart_item: { success: true },
    })
    await rohlik.write(tool, place, [
      { productId: '999999999', name: 'Nic', to: 2, from: 0 },
      { productId: '13603', name: 'Brambory', to: 3, from: 1 },
    ])
    expect(told).toEqual([
      { add_items_to_cart: { items: [{ productId: 999_999_999, quantity: 2 }] } },
      { update_cart_item: { product_id: 13_603, quantity: 3 } },
    ])
  })
})

test('no tool that orders or pays stands among those that may be called', () => {
  const named = [silpo, rohlik].flatMap(({ tools, needs }) => [
    ...Object.keys(tools),
    ...Object.values(needs).flat(),
  ])
  expect(named.filter((name) => /checkout|order|pay|submit|confirm/.test(name))).toEqual([])
})

test('asked to slow down, a filling waits as long as the store wants; somebody who looks is told at once', () => {
  const at = (dialect: typeof silpo, patient: boolean) =>
    restsAt({ practice: false, dialect }, patient)
  expect(at(rohlik, true)).toEqual([60_000, 60_000])
  expect(at(rohlik, false)).toEqual([])
  expect(at(silpo, true)).toEqual([1000, 2000, 4000])
  expect(at(silpo, false)).toEqual([1000, 2000, 4000])
})
