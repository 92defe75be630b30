import { foodsAbroad } from './foods/abroad.ts'
import { foodsApart } from './foods/apart.ts'
import { bakeryFoods } from './foods/bakery.ts'
import { bakingFoods } from './foods/baking.ts'
import { breadsAndSweets } from './foods/biscuits.ts'
import { breads } from './foods/breads.ts'
import { cannedFoods } from './foods/canned.ts'
import { cellarFoods } from './foods/cellar.ts'
import { cheeses } from './foods/cheeses.ts'
import { condiments } from './foods/condiments.ts'
import { confectionery } from './foods/confectionery.ts'
import { cutsOfMeat } from './foods/cuts.ts'
import { dairyFoods } from './foods/dairy.ts'
import { deli } from './foods/deli.ts'
import { drinks } from './foods/drinks.ts'
import { fishAndSeafood } from './foods/fish.ts'
import { freeFrom } from './foods/free-from.ts'
import { fruits } from './foods/fruit.ts'
import { gardenFoods } from './foods/garden.ts'
import { grains } from './foods/grains.ts'
import { herbs } from './foods/herbs.ts'
import { larderFoods } from './foods/larder.ts'
import { madeOfNutsAndSeeds } from './foods/made-of.ts'
import { meats } from './foods/meat.ts'
import { nutsAndSeeds } from './foods/nuts.ts'
import { oils } from './foods/oils.ts'
import { pastasAndFlours } from './foods/pastas.ts'
import { preparedFoods } from './foods/prepared.ts'
import { produce } from './foods/produce.ts'
import { readyDishes } from './foods/ready.ts'
import { sauces } from './foods/sauces.ts'
import { seaFish } from './foods/seafish.ts'
import { seaFoods } from './foods/seas.ts'
import { spices } from './foods/spices.ts'
import { staples } from './foods/staples.ts'
import { sweetFoods } from './foods/sweets.ts'
import { vegetables } from './foods/vegetables.ts'
import { worldFoods } from './foods/world.ts'
import type { Food } from './types.ts'

const usual: readonly Food[] = [
  ...vegetables,
  ...fruits,
  ...herbs,
  ...bakeryFoods,
  ...dairyFoods,
  ...meats,
  ...fishAndSeafood,
  ...grains,
  ...bakingFoods,
  ...spices,
  ...oils,
  ...cannedFoods,
  ...sauces,
  ...nutsAndSeeds,
  ...sweetFoods,
  ...drinks,
  ...preparedFoods,
  ...produce,
  ...breads,
  ...deli,
  ...seaFish,
  ...staples,
  ...condiments,
  ...confectionery,
  ...madeOfNutsAndSeeds,
  ...foodsApart,
  ...worldFoods,
]

/** What few kitchens keep. */
const seldom: readonly Food[] = [
  ...cellarFoods,
  ...breadsAndSweets,
  ...cheeses,
  ...gardenFoods,
  ...larderFoods,
  ...pastasAndFlours,
  ...cutsOfMeat,
  ...seaFoods,
  ...foodsAbroad,
  ...readyDishes,
]

const named: readonly Food[] = [...usual, ...seldom]

export const foods: readonly Food[] = [...named, ...freeFrom(named)]

/** Their ids: a short word that is almost the name of one is more often another word, so slips are not put right to it. */
export const seldomFoods: ReadonlySet<string> = new Set(seldom.map(({ id }) => id))
