/** What stands among the lines of pages and is no line: buttons, adverts, units to choose from. */
const asides = new Set([
  ...['advertisement', 'ad', 'ads', 'sponsored', 'anzeige', 'werbung', 'publicidad', 'publicité'],
  ...['pubblicità', 'reklama', 'реклама', 'advertentie', 'publicidade', 'annons', 'mainos'],
  ...[
    'advertisement - continue reading below',
    'article continues below',
    'continue reading below',
  ],
  ...['article continues after advertisement', 'story continues below', 'scroll to continue'],
  ...['deselect all', 'select all', 'us customary', 'us customary - metric', 'metric', 'print'],
  ...['cups', 'grams', 'copy ingredients', 'add to shopping list', 'shop ingredients', 'imperial'],
  ...['save recipe', 'print recipe', 'pin recipe', 'jump to recipe', 'share', 'save', 'pin'],
  ...['cook mode', 'read more', 'see more', 'show more', 'watch video', 'video', 'step', 'steps'],
  ...['ingredients', 'ingredient', 'instructions', 'directions', 'method', 'інгредієнти'],
  ...['zutaten', 'ingrédients', 'ingredienti', 'ingredientes', 'składniki', 'ingredience'],
  ...['zum einkaufszettel hinzufügen', 'drucken', 'imprimer', 'imprimir', 'stampa', 'drukuj'],
  ...[
    'scale',
    'units',
    'original recipe',
    'prevent your screen from going dark',
    'us',
    'half',
    'double',
  ],
  ...['cook mode prevent your screen from going dark', 'keep screen awake', 'yields', 'servings'],
  ...['друкувати', 'роздрукувати', 'поділитися', 'зберегти', 'додати до списку покупок'],
  ...['add to cart', 'in den warenkorb', 'do košíku', 'v košík', 'lägg i varukorg', 'kosárba'],
  ...['in winkelwagen', 'ajouter au panier', 'aggiungi al carrello', 'dodaj do koszyka'],
  ...['до кошика', 'в кошик', 'в корзину', 'añadir a la cesta', 'læg i kurv'],
  ...['1x', '2x', '3x', '½x', '1/2x', '1x 2x 3x', '1x2x3x', '½x 1x 2x', '½x 1x 2x 3x'],
])

/** Said in whole lines only: "metric" alone is a button, "metric cups of flour" would be flour. */
export function isAside(line: string): boolean {
  // «Get the jars here: https://…»: what is sold beside the recipe.
  if (/^\D{0,200}\shttps?:\/\/\S+$/i.test(line)) return true
  if (line.length > 60) return false
  const bare = line
    .toLowerCase()
    .replace(/[:.!\s]+$/, '')
    .trim()
  return bare === '' || asides.has(bare) || !/[\p{L}\d]/u.test(bare)
}
