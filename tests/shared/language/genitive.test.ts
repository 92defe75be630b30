import { expect, test } from 'bun:test'
import { genitive } from '../../../shared/language/genitive.uk.ts'

test('names of foods stand in the genitive after «без»', () => {
  const names = {
    молоко: 'молока',
    яйце: 'яйця',
    горіхи: 'горіхів',
    сир: 'сиру',
    часник: 'часнику',
    броколі: 'броколі',
    'м’ясо': 'м’яса',
    ягоди: 'ягід',
    гостре: 'гострого',
    бобові: 'бобових',
    крохмаль: 'крохмалю',
    'цибуля ріпчаста': 'цибулі ріпчастої',
    'кисле молоко': 'кислого молока',
    'червона риба': 'червоної риби',
    'курячі крильця': 'курячих крилець',
    'риба та морепродукти': 'риби та морепродуктів',
  }
  expect(Object.keys(names).map(genitive)).toEqual(Object.values(names))
})

test('what hangs on the noun stays as it is', () => {
  const names = {
    'цедра лимона': 'цедри лимона',
    'олія соняшникова': 'олії соняшникової',
    'насіння гірчиці': 'насіння гірчиці',
    'тісто для вареників': 'тіста для вареників',
    'хліб на заквасці': 'хліба на заквасці',
    'головка часнику': 'головки часнику',
  }
  expect(Object.keys(names).map(genitive)).toEqual(Object.values(names))
})
