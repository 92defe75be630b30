/** What is asked for by doing without: no oven, no cooking at all. */
export const bareHands = new Map([
  ['no-bake', ['oven']],
  ['no-cook', ['oven', 'frying-pan', 'pot', 'microwave', 'multicooker', 'grill', 'wok-pan']],
])
