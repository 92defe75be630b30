// biome-ignore-all format: a table of words

/** How people call the parts of a recipe that they write down themselves. */
export const headingNames = [
  ['ingredients', new Set([
    'інгредієнти', 'інгрідієнти', 'складники', 'склад', 'продукти', 'потрібно', 'що потрібно', 'нам знадобиться',
    'вам знадобиться', 'список інгредієнтів', 'ingredients', 'ingredient list', 'you will need', 'you need', 'what you need', 'shopping list',
  ])],
  ['steps', new Set([
    'приготування', 'спосіб приготування', 'як приготувати', 'як готувати', 'готування', 'інструкція', 'інструкції', 'кроки',
    'хід приготування', 'покроковий рецепт', 'method', 'directions', 'instructions', 'preparation', 'steps', 'how to make it', 'how to', 'how to make', 'how to cook',
  ])],
  ['notes', new Set(['примітки', 'примітка', 'поради', 'порада', 'нотатки', 'notes', 'note', 'tips', 'tip'])],
] as const satisfies readonly (readonly [string, ReadonlySet<string>])[]
