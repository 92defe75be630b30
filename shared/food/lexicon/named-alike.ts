/**
 * Foods that go by the name of another when nobody looks closely: who refuses «оливки», «вирізка» or "cherries"
 * means these too, though a wish for one is no wish for the other. Only refusals go by it.
 */
const alike: Readonly<Record<string, string>> = {
  'green-olives': 'black-olives',
  'black-olives': 'green-olives',
  'black-pepper': 'white-pepper|pink-pepper',
  chili: 'cayenne|chili-flakes',
  'sweet-cherry': 'cherry|dried-cherry',
  cherry: 'maraschino-cherries',
  plum: 'tkemali',
  blackcurrant: 'redcurrant',
  'lemon-zest': 'lime-zest|orange-zest',
  'green-peas': 'snow-peas|peas-dried',
  'peas-dried': 'green-peas|canned-peas|snow-peas',
  beans: 'green-beans',
  radish: 'daikon|black-radish',
  'black-radish': 'daikon',
  lettuce: 'corn-salad|arugula',
  champignon: 'pickled-mushrooms',
  'honey-fungus': 'pickled-mushrooms',
  porcini: 'dried-porcini',
  coriander: 'cilantro',
  mustard: 'mustard-seed',
  horseradish: 'horseradish-root|horseradish-leaves',
  anise: 'star-anise',
  'pork-ribs': 'beef-ribs|smoked-ribs',
  'pork-belly': 'beef-brisket',
  'pork-loin': 'smoked-pork-loin',
  'beef-tenderloin': 'pork-tenderloin',
  'chicken-fillet': 'turkey-fillet|fish-fillet|duck-breast|chicken-breast-bone|chicken-tenders',
  'chicken-leg': 'turkey-leg|chicken-quarter',
  'minced-meat': 'fish-mince',
  liver: 'cod-liver',
  bacon: 'turkey-bacon|beef-bacon',
  ham: 'turkey-ham|chicken-ham|gammon',
  frankfurter: 'chicken-sausage',
  salmon: 'pink-salmon',
  crab: 'crab-sticks',
  squid: 'cuttlefish',
  cocoa: 'cocoa-butter',
  celeriac: 'celery',
  bread: 'gluten-free-bread|pita|naan|lavash|breadcrumbs',
  tortilla: 'corn-tortilla',
  rusks: 'breadcrumbs|gluten-free-breadcrumbs',
  breadcrumbs: 'gluten-free-breadcrumbs',
  pasta: 'gluten-free-pasta',
  vermicelli: 'rice-noodles',
  'wheat-bran': 'oat-bran',
  'rolled-oats': 'oat',
  soybean: 'soy',
  syrup: 'maple-syrup|agave-syrup|berry-syrup',
  'potato-chips': 'corn-chips',
  mayonnaise: 'vegan-mayonnaise',
  chocolate: 'hot-chocolate-mix',
  cookies: 'amaretti',
  candy: 'marmalade-candy|gummies|toffee|hard-candy|chocolate-candy',
  'sunflower-oil': 'vegetable-oil',
  wine: 'mirin|rice-wine|shaoxing',
  'sweetener-tablets': 'stevia|erythritol',
}

/** What is refused, and what goes by its name. */
export function withNamesakes(ids: readonly string[]): string[] {
  return [...new Set(ids.flatMap((id) => [id, ...namesakesOf(id)]))]
}

export function namesakesOf(id: string): string[] {
  return alike[id]?.split('|') ?? []
}

export const namedAlike = Object.keys(alike)
