import { describe, expect, test } from 'bun:test'
import { silpo } from '../../../../server/domain/stores/dialects/silpo.ts'
import { captured, place } from './captured.ts'

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
