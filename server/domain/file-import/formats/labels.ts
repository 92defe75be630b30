/** What the columns, tags and labels of other programs are called, in letters alone. */
const names: readonly (readonly [string, readonly string[]])[] = [
  [
    'name',
    [
      'назва',
      'назварецепта',
      'název',
      'nazev',
      'title',
      'name',
      'recipename',
      'recipetitle',
      'nam',
    ],
  ],
  ['description', ['опис', 'popis', 'description', 'summary', 'desc', 'subtitle']],
  [
    'yield',
    [
      'порції',
      'порцій',
      'кількістьпорцій',
      'porce',
      'početporcí',
      'yield',
      'servings',
      'serves',
      'quantity',
      'recipeyield',
      'yieldnumber',
      'serv',
      'portions',
      'baseservings',
      'yieldunit',
    ],
  ],
  [
    'prep',
    [
      'підготовка',
      'часпідготовки',
      'příprava',
      'dobapřípravy',
      'preptime',
      'preparationtime',
      'activetime',
      'activeminutes',
      'prep',
      'prpt',
    ],
  ],
  [
    'cook',
    ['часприготування', 'часготування', 'dobavaření', 'vaření', 'cooktime', 'cookingtime', 'cook'],
  ],
  [
    'total',
    [
      'загальнийчас',
      'час',
      'celkovýčas',
      'celkovádoba',
      'čas',
      'totaltime',
      'totalminutes',
      'readyinminutes',
      'ttim',
      'time',
    ],
  ],
  [
    'lines',
    [
      'інгредієнти',
      'продукти',
      'ingredience',
      'suroviny',
      'ingredients',
      'ingredient',
      'recipeingredient',
      'recipeingredients',
      'ingredientlist',
      'ingredientstext',
    ],
  ],
  [
    'steps',
    [
      'приготування',
      'спосібприготування',
      'кроки',
      'інструкція',
      'інструкції',
      'postup',
      'kroky',
      'directions',
      'instructions',
      'recipeinstructions',
      'recipedirections',
      'method',
      'steps',
      'preparation',
      'recipetext',
      'recipe',
      'dirs',
    ],
  ],
  [
    'notes',
    [
      'нотатки',
      'примітки',
      'poznámky',
      'poznámka',
      'notes',
      'note',
      'comments',
      'comment',
      'recipenotes',
      'recipenote',
    ],
  ],
  [
    'url',
    [
      'посилання',
      'адреса',
      'odkaz',
      'url',
      'sourceurl',
      'originalurl',
      'weburl',
      'link',
      'website',
      'originallink',
    ],
  ],
  ['source', ['джерело', 'zdroj', 'source', 'recipesource', 'srce']],
  ['author', ['автор', 'autor', 'author', 'recipeby', 'creator', 'by']],
  [
    'rating',
    ['оцінка', 'рейтинг', 'hodnocení', 'rating', 'reciperating', 'stars', 'ratings', 'starrating'],
  ],
  ['video', ['відео', 'video', 'videourl']],
  ['difficulty', ['складність', 'obtížnost', 'náročnost', 'difficulty']],
  ['cooked', ['lastcooked', 'cookeddates', 'cookeddate', 'lastmade', 'datecooked']],
  [
    'favourite',
    [
      ...['favourite', 'favorite', 'recipeisfavourite', 'recipeisfavorite', 'starred'],
      ...['isfavourite', 'isfavorite', 'onfavorites', 'onfavourites'],
    ],
  ],
  ['created', ['created', 'createdat', 'dateadded', 'datecreated', 'creationdate', 'added']],
  ['updated', ['updated', 'updatedat', 'datemodified', 'modified', 'lastmodified']],
  ['equipment', ['equipment', 'tools', 'utensils', 'cookware']],
  [
    'image',
    [
      'фото',
      'зображення',
      'fotka',
      'obrázek',
      'photourl',
      'originalpicture',
      'image',
      'imageurl',
      'photo',
      'images',
      'recipeimages',
      'imagepath',
      'picture',
    ],
  ],
]
export const tagNames = new Set([
  ...['теги', 'мітки', 'категорія', 'категорії', 'кухня', 'štítky', 'kategorie', 'kuchyně'],
  ...['tags', 'tag', 'categories', 'category', 'course', 'cuisine', 'labels', 'label', 'keywords'],
  ...[
    'collection',
    'collections',
    'mainingredient',
    'primaryingredient',
    'folders',
    'cookbook',
    'section',
    'folder',
    'cats',
  ],
  ...[
    'recipelabels',
    'recipecourse',
    'recipecategory',
    'recipecollection',
    'subcategory',
    'microcategory',
  ],
])
/** Each amount stands in a field of its own; the label is what it is. */
export const nutrients =
  /^(?:nutrition.*|recipenut.*|nutr|calories|(?:total|saturated|trans)?fat|protein|(?:total)?carbohydrates?|(?:dietary)?fib(?:er|re)|sodium|sugars?|cholesterol|servingsize)$/
export const canonical = new Map(
  names.flatMap(([name, all]) => all.map((one) => [one, name] as const)),
)

/** A label as it is compared: «Prep Time», `prep_time` and `prepTime` are one. */
export function labelOf(said: string): string {
  return said.toLowerCase().replace(/[^\p{L}]/gu, '')
}

/** Names of things inside that program: its ids, its sums, whom a recipe may be shown to there. */
const marks =
  /^(?:(?:recipe|user|parent|share|recipeshare|recipestore|owner)?id|uuid|guid|hash|urlhost|publicurl|private|ispublic|version|numberofviews|viewcount|imagesquare)$/

export const isMark = (bare: string) => marks.test(bare)
