import { bakeryFoods } from './foods/bakery.ts'
import { bakingFoods } from './foods/baking.ts'
import { breads } from './foods/breads.ts'
import { cannedFoods } from './foods/canned.ts'
import { condiments } from './foods/condiments.ts'
import { confectionery } from './foods/confectionery.ts'
import { dairyFoods } from './foods/dairy.ts'
import { deli } from './foods/deli.ts'
import { drinks } from './foods/drinks.ts'
import { fishAndSeafood } from './foods/fish.ts'
import { freeFrom } from './foods/free-from.ts'
import { fruits } from './foods/fruit.ts'
import { grains } from './foods/grains.ts'
import { herbs } from './foods/herbs.ts'
import { madeOfNutsAndSeeds } from './foods/made-of.ts'
import { meats } from './foods/meat.ts'
import { nutsAndSeeds } from './foods/nuts.ts'
import { oils } from './foods/oils.ts'
import { preparedFoods } from './foods/prepared.ts'
import { produce } from './foods/produce.ts'
import { sauces } from './foods/sauces.ts'
import { seaFish } from './foods/seafish.ts'
import { spices } from './foods/spices.ts'
import { staples } from './foods/staples.ts'
import { sweetFoods } from './foods/sweets.ts'
import { vegetables } from './foods/vegetables.ts'
import { worldFoods } from './foods/world.ts'
import type { Food } from './types.ts'

const named: readonly Food[] = [
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
  ...worldFoods,
]

export const foods: readonly Food[] = [...named, ...freeFrom(named)]
