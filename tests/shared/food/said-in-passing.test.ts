import { test } from 'bun:test'
import { expectRead } from '../../support/read-lines.ts'

test('how large a piece is to be is nothing more to buy', () => {
  expectRead(`
    lard, size of a walnut = - - lard
    butter, the size of an egg = - - butter
    lard the size of an egg = - - lard
    sugar, size of an egg butter, salt = - - sugar + - - butter + - - salt
  `)
})

test('what may be taken as well is a choice, and not needed too', () => {
  expectRead(`
    печериці 250 г, може бути й глива = 250 g champignon
    mushrooms 250 g, can also be oyster mushrooms = 250 g mushroom
    žampiony 250 g, může být i hlíva = 250 g champignon
    може бути й сир = - - cheese
    цибуля, морква, може бути й селера = - - onion + - - carrot + - - ? + - - celery
    1 can beans = 1 can beans
  `)
})

test('a half parts two foods as any number does, and what people shorten is known', () => {
  expectRead(`
    морква пів кіло буряк 2шт = 0.5 kg carrot + 2 piece beetroot
    сік з пів лимона 2 ст.л. = 0.5 - lemon
    flour 2 c., b. powder 2 t., salt ½ t. = 2 cup wheat-flour + 2 tsp baking-powder + 0.5 tsp salt
    вода газ 6 = 6 - sparkling-water
    мішки на сміття = - - household
  `)
})
