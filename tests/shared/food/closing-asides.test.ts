import { expect, test } from 'bun:test'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

test('when it goes in, for what and how large it is leaves no line of a recipe open', () => {
  for (const [line, food] of [
    ['3 зубки часнику в кінці', 'garlic'],
    ['гарбузове насіння зверху', 'pumpkin-seeds'],
    ['олія змастити форму', 'vegetable-oil'],
    ['шматочок імбиру з палець', 'ginger'],
    ['узвар розвести', 'kompot'],
    ['3 суцвіття цвітної капусти', 'cauliflower'],
    ['дрібка мускатного', 'nutmeg'],
    ['1.5 litres cold fizzy water', 'sparkling-water'],
    ['1L hot veg stock (from a cube)', 'vegetable-broth'],
    ['2 veg stock cubes', 'bouillon-cube'],
  ] as const) {
    const read = parseIngredientLine(line)
    expect([line, read.food, read.understood]).toEqual([line, food, true])
  }
})
