import { describe, expect, test } from 'bun:test'
import {
  assetsOf,
  isKeepable,
  overflow,
  picturesOf,
  shelves,
  sizesOf,
  strangers,
  unneeded,
} from '../../../web/offline/rules.ts'

describe('Without a connection there are', () => {
  test('recipes, published and one’s own', () => {
    expect(isKeepable('/r/pub_06ekc2v9k8x1m3n5p7r9t1w3y5')).toBe(true)
    expect(isKeepable('/recipes/rec_06ekc2v9k8x1m3n5p7r9t1w3y5')).toBe(true)
  })

  test('shopping lists, the current one and those that are named', () => {
    expect(isKeepable('/lists')).toBe(true)
    expect(isKeepable('/plan')).toBe(true)
    expect(isKeepable('/lists/list_06ekc2v9k8x1m3n5p7r9t1w3y5')).toBe(true)
  })

  test('no other pages, least of all personal ones', () => {
    const others = [
      '/',
      '/recipes',
      '/recipes/new',
      '/recipes/rec_06ekc2/edit',
      '/settings',
      '/login',
      '/a/per_06ekc2',
      '/mcp/consent',
      '/mcp/connections',
      '/mcp/proposals/prop_06ekc2',
      '/trpc/recipes.list',
      '/join',
      '/plan/fill',
      '/lists/list_06ekc2/edit',
      '/recipes/import',
    ]
    expect(others.filter(isKeepable)).toEqual([])
  })
})

describe('A page is looked for', () => {
  test('among one’s own, and a recipe also among those of everybody', () => {
    expect(shelves('/r/pub_1', 'per_a.kit_1')).toEqual(['kept-per_a.kit_1', 'kept-guest'])
    expect(shelves('/r/pub_1', 'guest')).toEqual(['kept-guest'])
  })

  test('no plan or list among a guest’s, which only says that there is none yet', () => {
    expect(shelves('/plan', 'per_a.kit_1')).toEqual(['kept-per_a.kit_1'])
    expect(shelves('/lists', 'per_a.kit_1')).toEqual(['kept-per_a.kit_1'])
  })
})

describe('When somebody else has come', () => {
  test('the pages of whoever was here before go', () => {
    const names = [
      'assets',
      'offline',
      'reader',
      'kept-guest',
      'kept-per_a.kit_1',
      'kept-per_b.kit_1',
    ]
    expect(strangers(names, 'per_b.kit_1')).toEqual(['kept-per_a.kit_1'])
  })

  test('the pages of their own other kitchen stay, apart from these', () => {
    const names = ['kept-per_a.kit_1', 'kept-per_a.kit_2', 'kept-per_ab.kit_1', 'kept-per_a']
    expect(strangers(names, 'per_a.kit_2')).toEqual(['kept-per_ab.kit_1', 'kept-per_a'])
  })

  test('after a signing out only what anyone may read stays', () => {
    expect(strangers(['assets', 'kept-guest', 'kept-per_a.kit_1'], 'guest')).toEqual([
      'kept-per_a.kit_1',
    ])
  })
})

describe('What is kept', () => {
  test('is never more than its limit, and the oldest goes first', () => {
    expect(overflow(['first', 'second', 'third'], 2)).toEqual(['first'])
    expect(overflow(['first'], 2)).toEqual([])
  })

  test('of a page are its files and its own pictures', () => {
    const html = `<link rel="stylesheet" href="/assets/style-a1.css">
      <link rel="modulepreload" href="/assets/entry-b2.js"><script src="/assets/entry-b2.js"></script>
      <img class="a" alt="" src="http://localhost:3000/photos/pho_1/medium.webp?v=1&amp;w=2" srcset="x">
      <img src="/woven/pub_1.svg?ratio=4x3"><img src="https://elsewhere.example/photos/x.webp">
      <img src="/trpc/people.me"><img src="//[">`
    expect(assetsOf(html)).toEqual(['/assets/style-a1.css', '/assets/entry-b2.js'])
    expect(picturesOf(html, 'http://localhost:3000')).toEqual([
      '/photos/pho_1/medium.webp?v=1&w=2',
      '/woven/pub_1.svg?ratio=4x3',
    ])
  })

  test('of a photograph is one size, which stands in for the others', () => {
    expect(sizesOf('/photos/pho_1/large.webp')).toEqual([
      '/photos/pho_1/large.webp',
      '/photos/pho_1/medium.webp',
      '/photos/pho_1/small.webp',
    ])
    expect(sizesOf('/woven/pub_1.svg')).toEqual(['/woven/pub_1.svg'])
  })
})

test('A new build keeps its own files and those of kept pages, and lets go of the rest', () => {
  const assets = ['/assets/new.js', '/assets/of-page.css', '/assets/old.js']
  const page = '<link rel="stylesheet" href="/assets/of-page.css">'
  expect(unneeded(assets, ['/assets/new.js'], [page])).toEqual(['/assets/old.js'])
})
