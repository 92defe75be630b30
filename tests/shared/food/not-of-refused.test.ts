import { expect, test } from 'bun:test'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

const read = (text: string) => {
  const { food, qualities = [] } = parseIngredientLine(text)
  return [food, ...qualities]
}

test('the refusal does not become the name', () => {
  const rows: Record<string, string[]> = {
    'локшина без яєць': ['noodles', 'egg-free'],
    'локшина безяєчна': ['noodles', 'egg-free'],
    'noodles without egg': ['noodles', 'egg-free'],
    'egg-free noodles': ['noodles', 'egg-free'],
    'макарони без яєць': ['pasta', 'egg-free'],
    'борошно без пшениці': ['flours', 'wheat-free'],
    'wheat-free flour': ['flours', 'wheat-free'],
    'soy-free milk': ['milk', 'soy-free'],
    'nut-free milk': ['milk', 'nut-free'],
    'сирники без сиру': ['syrnyky-ready', 'cheese-free'],
    'cheese-free pizza': ['pizza-frozen', 'cheese-free'],
    'coconut-free milk': ['milk', 'coconut-free'],
  }
  for (const [row, said] of Object.entries(rows))
    expect([row, ...read(row)]).toEqual([row, ...said])
})

test('what is asked for with eggs stays so', () => {
  expect(read('локшина')).toEqual(['egg-noodles'])
  expect(read('яєчна локшина')).toEqual(['egg-noodles'])
})
