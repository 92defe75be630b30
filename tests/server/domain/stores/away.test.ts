import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { eatersAmong } from '../../../../server/domain/stores/match/eaters.ts'
import { judge } from '../../../../server/domain/stores/match/judge.ts'
import { nothingTelling } from '../../../../server/domain/stores/match/telling.ts'
import { goodsRows, keysOfGoods } from '../../../../server/domain/stores/names/goods.ts'
import {
  type AwayLanguage,
  awayLanguages,
} from '../../../../server/domain/stores/names/languages.ts'
import { allNamesAway, namesAway } from '../../../../server/domain/stores/names/names.ts'
import { plain } from '../../../../server/domain/stores/titles/words.ts'
import type { Good } from '../../../../server/practice/catalogue/good.ts'
import { type SisterName, shelfOf } from '../../../../server/practice/shelves/shelves.ts'
import type { Diet } from '../../../../shared/food/diet-table.ts'
import { breaks } from '../../../../shared/food/diets.ts'
import { entryOf, foods, isKindOf, isReady } from '../../../../shared/food/lexicon/index.ts'
import { askedShelf, needOf } from '../../../support/shelf.ts'

const shops: readonly (readonly [SisterName, AwayLanguage])[] = [
  ['kifli', 'hu'],
  ['knuspr', 'de'],
  ['gurkerl', 'de'],
  ['sezamo', 'ro'],
]

const nobody = {
  id: 'eat_1',
  name: 'Олена',
  account: false,
  portion: 1,
  diets: [],
  allergies: null,
  dislikes: [],
}

const read = async (name: string) =>
  (await Bun.file(join(import.meta.dir, `../../../fixtures/stores/${name}.txt`)).text())
    .trim()
    .split('\n')
const lines = (await read('away')).map((row) => row.split('|') as [string, string])

for (const [sister, language] of shops)
  test(`what people write on lists is found at ${sister}, and nothing wrong is taken unasked`, () => {
    const goods = shelfOf(sister)
    const shelf = askedShelf(goods, { language, austrian: sister === 'gurkerl' })
    const missed: string[] = []
    const wrong: string[] = []
    for (const [line, food] of lines) {
      const fits = (good: Good) => good.food === food || isKindOf(good.food ?? '', food)
      const { product, doubt } = shelf.propose(line)
      const good = shelf.good(product?.id)
      const taken = product !== null && doubt === null
      const right = goods.some(fits) ? good !== undefined && fits(good) : !taken
      if (!right) missed.push(`${line}: ${good?.name ?? 'nothing'} (${doubt})`)
      if (!right && taken) wrong.push(`${line}: ${good?.name}`)
    }
    expect(lines.length).toBeGreaterThanOrEqual(100)
    expect(wrong).toEqual([])
    expect(missed.length / lines.length).toBeLessThanOrEqual(0.05)
  })

test('no product is taken there that breaks the diet of everybody at the table', () => {
  for (const diet of ['vegan', 'gluten-free', 'nut-free'] satisfies Diet[])
    for (const [sister, language] of shops) {
      const eaters = eatersAmong([{ ...nobody, diets: [diet] }], 'uk', language)
      const shelf = askedShelf(shelfOf(sister), { language, austrian: sister === 'gurkerl' })
      const broken = lines.flatMap(([line]) => {
        const { product, doubt } = shelf.propose(line, eaters)
        const { food = null, name } = shelf.good(product?.id) ?? {}
        if (doubt !== null || food === null) return []
        return breaks(food, diet) === 'yes' ? `${line}: ${name}` : []
      })
      expect(broken).toEqual([])
    }
})

describe('the names of foods in the languages of those shops', () => {
  test('are of foods and goods that exist, and none is empty', () => {
    const unknown = [...allNamesAway()].flatMap(([id]) => (entryOf(id) ? [] : id))
    expect(unknown).toEqual([])
    const keys = new Set(keysOfGoods())
    expect([...goodsRows.keys()].filter((key) => !keys.has(key))).toEqual([])
    const rows = [...allNamesAway(), ...goodsRows]
    const empty = rows.flatMap(([id, names]) =>
      awayLanguages.flatMap((language) =>
        names[language].some(({ text }) => text.trim() !== text || text === '') ? id : [],
      ),
    )
    expect(empty).toEqual([])
    for (const language of awayLanguages) {
      const named = [...allNamesAway()].filter(([, names]) => names[language].length > 0)
      expect(named.length).toBeGreaterThan(1500)
    }
  })

  test('differ: no two foods are searched for by the same name', () => {
    for (const language of awayLanguages) {
      const first = Map.groupBy(allNamesAway(), ([, names]) =>
        plain(names[language][0]?.text ?? '', language),
      )
      const shared = [...first].filter(([name, foods]) => name !== '' && foods.length > 1)
      expect(shared.map(([name, foods]) => `${name}: ${foods.map(([id]) => id)}`)).toEqual([])
    }
  })
})

describe('a title', () => {
  const sure = 0.75
  const score = (line: string, title: string, language: AwayLanguage) =>
    judge(needOf(line), title, nothingTelling, language)

  test.each([
    ['de', 'молоко', 'Frische Alpenmilch 3,8 %'],
    ['de', 'куряче філе', 'Bio-Hähnchenbrustfilet'],
    ['de', 'яловичий фарш', 'Rinder Hackfleisch frisch'],
    ['de', 'червона цибуля', 'Zwiebeln rot'],
    ['de', 'тунець консервований', 'Thunfisch in Olivenöl'],
    ['hu', 'куряче філе', 'Csirkemellfilé friss'],
    ['hu', 'помідори', 'Paradicsomok fürtös'],
    ['hu', 'сардини', 'Szardínia olajban'],
    ['ro', 'молоко', 'Laptele nostru 3,5%'],
    ['ro', 'куряче філе', 'File din piept de pui'],
    ['ro', 'помідори', 'Rosii pe ciorchine'],
    ['ro', 'оливкова олія', 'Ulei extravirgin de masline'],
  ] as const)('%s: «%s» is %s', (language, line, title) => {
    expect(score(line, title, language)).toBeGreaterThanOrEqual(sure)
  })

  test.each([
    ['de', 'масло', 'Erdnussbutter creamy'],
    ['de', 'масло', 'Butterkekse'],
    ['de', 'масло', 'Buttermilch'],
    ['de', 'молоко', 'Alpenmilch Schokolade'],
    ['de', 'молоко', 'Milchreis Zimt'],
    ['de', 'молоко', 'Haselnussmilch'],
    ['de', 'молоко', 'Kokosmilch'],
    ['de', 'яблука', 'Apfelessig'],
    ['de', 'цибуля', 'Zwiebelringe paniert'],
    ['de', 'йогурт', 'Joghurt mit Erdbeeren'],
    ['de', 'курка', 'Katzenfutter mit Huhn'],
    ['hu', 'масло', 'Vajkrém natúr'],
    ['hu', 'масло', 'Mogyoróvaj'],
    ['hu', 'молоко', 'Tejcsokoládé'],
    ['hu', 'молоко', 'Kókusztej'],
    ['hu', 'йогурт', 'Epres joghurt'],
    ['hu', 'сир твердий', 'Sajtos pogácsa'],
    ['hu', 'куряче філе', 'Csirkemellfilé fűszeres panírozott'],
    ['ro', 'масло', 'Unt de arahide'],
    ['ro', 'молоко', 'Ciocolată cu lapte'],
    ['ro', 'яблука', 'Oțet de mere'],
    ['ro', 'йогурт', 'Iaurt cu căpșuni'],
    ['ro', 'куряче філе', 'Hrană pentru pisici cu piept de pui'],
    ['ro', 'помідори', 'Ardei roșii'],
  ] as const)('%s: «%s» is not taken for %s', (language, line, title) => {
    expect(score(line, title, language)).toBeLessThan(sure)
  })

  test('of four hundred says what it is, and what only sounds so is asked about', async () => {
    const rows = (await read('titles.away')).map((row) => row.split('|'))
    const surely = rows.flatMap(([language = '', kind = '', food = '', title = '']) => {
      const need = { ...needOf(''), food, name: food }
      const is = judge(need, title, nothingTelling, language as AwayLanguage) >= sure
      return is === (kind === 'is') ? [] : [[kind, `${language} ${food}: ${title}`] as const]
    })
    expect(rows.length).toBeGreaterThan(400)
    expect(surely.filter(([kind]) => kind === 'not')).toEqual([])
    expect(surely.length / rows.length).toBeLessThanOrEqual(0.02)
  })

  test('without what a line asks for beside the food is asked about', () => {
    expect(score('безлактозний йогурт', 'Naturjoghurt 3,5 %', 'de')).toBeLessThan(sure)
    expect(score('безлактозний йогурт', 'Naturjoghurt laktosefrei', 'de')).toBeGreaterThan(sure)
  })

  test('that speaks of what somebody may not eat is never proposed to them', () => {
    const olena = { ...nobody, allergies: ['nuts' as const] }
    for (const [language, line, title] of [
      ['de', 'печиво', 'Kekse mit Haselnüssen'],
      ['de', 'печиво', 'Haselnusskekse'],
      ['hu', 'печиво', 'Keksz mandulával'],
      ['hu', 'печиво', 'Mandulás keksz'],
      ['ro', 'печиво', 'Biscuiți cu migdale'],
    ] as const) {
      const eaters = eatersAmong([olena], 'uk', language)
      expect([title, eaters(needOf(line), title).never]).toEqual([title, true])
    }
  })
})

test('dishes that are sold ready have names in all of those languages, and are taken by them', () => {
  const dishes = foods.filter(({ id }) => isReady(id))
  const nameless = dishes.filter(({ id }) =>
    awayLanguages.some((language) => namesAway(id, language).length === 0),
  )
  expect(nameless.map(({ id }) => id)).toEqual([])
  for (const [language, line, title] of [
    ['de', 'голубці', 'Krautwickel'],
    ['de', 'картопляний салат', 'Kartoffelsalat'],
    ['hu', 'млинці', 'Palacsinta'],
    ['hu', 'тірамісу', 'Tiramisu'],
    ['ro', 'млинці', 'Clătite'],
    ['ro', 'тірамісу', 'Tiramisu'],
  ] as const) {
    const score = judge(needOf(line), title, nothingTelling, language)
    expect([title, score >= 0.75]).toEqual([title, true])
  }
})
