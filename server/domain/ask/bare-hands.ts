/** What is asked for by doing without: no oven, no cooking at all. */
export const bareHands = new Map([
  ['no-bake', ['oven']],
  [
    'no-cook',
    ['oven', 'frying-pan', 'pot', 'microwave', 'multicooker', 'slow-cooker', 'grill', 'wok-pan'],
  ],
])

const apart = ['oven', 'grill', 'multicooker', 'slow-cooker', 'steamer', 'bread-maker', 'air-fryer']

/** Who has nothing else to cook in cannot cook what needs another of these. */
export const withoutOthers: ReadonlyMap<string, readonly string[]> = new Map([
  ['frying-pan', [...apart, 'pot', 'microwave']],
  ['pot', [...apart, 'frying-pan', 'wok-pan', 'microwave']],
  ['microwave', [...apart, 'pot', 'frying-pan', 'wok-pan', 'stove']],
])
