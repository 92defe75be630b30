import { describe, expect, test } from 'bun:test'
import { rohlik } from '../../../../server/domain/stores/dialects/rohlik.ts'
import { captured, place } from './captured.ts'

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
