import type { Dictionary } from '../../language/shape.ts'

type Named = keyof Dictionary['imports']['fieldNames']

/** What fields of other programs are, as their files call them, in small letters without dashes. */
const known: Readonly<Record<string, Named>> = {
  ...of('readers', 'aggregaterating review reviews ratings averagerating ratingcount reviewcount'),
  ...of('cost', 'estimatedcost cost price pricefactor'),
  ...of('method', 'cookingmethod'),
  ...of('diets', 'suitablefordiet'),
  ...of('scale', 'scale scalefactor'),
  ...of('basket', 'ongrocerylist'),
  ...of('bin', 'intrash'),
  ...of('aisle', 'supermarketcategory food.label multipurposelabels'),
  ...of('otherNames', 'aliases'),
  ...of('properties', 'properties'),
  ...of('stepPhotos', 'steps.images recipeinstructions.image itemlistelement.image'),
  ...of('cookedThen', 'recipetimelineevents timelineevents madethis cooklogs'),
  ...of('ownFields', 'extras userfields'),
  ...of('aboutFood', 'food.description'),
  ...of('aboutUnit', 'unit.description'),
  ...of('aboutTag', 'keywords.description tags.description'),
  ...of('region', 'originregion origincountry origincountryname natn'),
  ...of('created', 'creationdate'),
  ...of('photoBy', 'imagecredit'),
  ...of('rights', 'copyright cpyr'),
  ...of('icon', 'icon'),
  ...of('source', 'source'),
  ...of('sender', 'fromuser'),
  ...of('spent', 'expenses'),
  ...of('chores', 'chores'),
  ...of('stepRecipe', 'steprecipe'),
  ...of('planRules', 'groupmealplanrules'),
  ...of('servings', 'servings'),
  ...of('minutes', 'minutes prepminutes cookminutes restminutes steps.time'),
  ...of('rating', 'rating'),
}

function of(name: Named, keys: string): Record<string, Named> {
  return Object.fromEntries(keys.split(' ').map((key) => [key, name]))
}

/** In words where they are known; otherwise as the other program calls it. */
export function fieldName(path: string, text: Dictionary): string {
  const named = nameOf(path)
  return named ? text.imports.fieldNames[named] : path
}

/** «steps.images» before «images», and what holds it before what stands in it. */
function nameOf(path: string): Named | undefined {
  const parts = path.toLowerCase().replace(/[_-]/g, '').split('.')
  const [pairs, singles] = [parts.map((part, at) => `${part}.${parts[at + 1]}`), parts]
  const key = [...pairs, ...singles].find((one) => Object.hasOwn(known, one))
  return key === undefined ? undefined : known[key]
}
