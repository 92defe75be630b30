/** A recipe as its author wrote it, and what a reader of it has to know. */
export interface Written {
  title: string
  lines: string[]
  minutes: number
  servings: number
  perServing: number
}

/**
 * Says of a recipe whether it holds a food, by the words of its lines alone: no lexicon, no stems, nothing of
 * what the search itself goes by. First what only sounds like the food is struck out.
 */
export function holds(recipe: Pick<Written, 'lines'>, food: Plain): boolean {
  return recipe.lines.some((line) => says(line, food))
}

export function isAbout(recipe: Written, food: Plain): boolean {
  return says(recipe.title, food) || holds(recipe, food)
}

function says(text: string, food: Plain): boolean {
  const { words, but }: { words: RegExp; but?: RegExp } = foods[food]
  const low = text.toLowerCase().replace(/[’ʼ]/g, "'")
  return words.test(but ? low.replace(but, ' ') : low)
}

export type Plain = keyof typeof foods

const plant =
  /кокосов\p{L}* (?:молок|верш)\p{L}*|(?:coconut|almond|oat|soy) milk|мигдальн\p{L}* молок\p{L}*/gu
const broth = /бульйон|broth|stock/u

export const foods = {
  onion: { words: /цибул|шалот|onion|scallion|shallot|leek|поре/u },
  garlic: { words: /часник|часнич|garlic/u },
  egg: {
    words:
      /яйц|яєц|жовтк|жовток|(?<!\p{L})біл(?:ки|ків|ок|ка)(?!\p{L})|\beggs?\b|yolk|egg white|майонез|mayonnaise/u,
    but: /eggplant/gu,
  },
  milk: { words: /молок|milk/u, but: new RegExp(`${plant.source}|сух\\p{L}* молок`, 'gu') },
  dairy: {
    words:
      /молок|сметан|вершк|верш\.|кефір|йогурт|ряжанк|масла? вершк|вершков|сир(?:у|ом|и|ів)?(?![\p{L}])|бринз|пармез|моцарел|фет[аи](?!\p{L})|\bmilk|cream|butter|cheese|yogh?urt|parmesan|pecorino|feta/u,
    but: new RegExp(
      `${plant.source}|peanut butter|butter lettuce|сир(?:ий|а|е|і|их|ого|ої)(?!\\p{L})`,
      'gu',
    ),
  },
  meat: {
    words:
      /м'яс|свин|ялович|телят|курк|куряч|курят|індич|баран|фарш|бекон|шинк|ковбас|сосис|сал[оа](?!\p{L})|шкварк|смальц|грудинк|реб(?:ра|ер)|печінк|chicken|beef|pork|lamb|bacon|ham\b|sausage|mince|pancetta|guanciale|turkey/u,
    but: /курк?ум\p{L}*|м'ясист\p{L}*|mincemeat|minced\b(?! (?:beef|pork|meat|lamb))|beef tomato\p{L}*|печінк\p{L}* тріск\p{L}*/gu,
  },
  broth: { words: broth },
  pork: {
    words:
      /свин|бекон|шинк|сал[оа](?!\p{L})|шкварк|смальц|грудинк|pork|bacon|ham\b|pancetta|guanciale/u,
  },
  chicken: { words: /курк|куряч|курят|курч|chicken/u, but: /курк?ум\p{L}*/gu },
  fish: {
    words:
      /(?<![гп])риб|лосос|хек|короп|тунц|тунец|скумбр|оселед|тріск|судак|щук|анчоус|форел|сьомг|salmon|fish|\bcod\b|tuna|anchov|haddock/u,
  },
  mushroom: { words: /гриб|печериц|шампін|лисич|опеньк|глив|mushroom|champignon|porcini/u },
  potato: { words: /картопл|potato/u, but: /sweet potato\p{L}*/gu },
  carrot: { words: /моркв|морков|carrot/u },
  tomato: { words: /помідор|томат|tomato/u },
  beetroot: { words: /буряк|цвікл|beetroot|\bbeets?\b/u },
  cabbage: { words: /капуст|cabbage|coleslaw/u },
  rice: { words: /(?<!\p{L})рис(?:у|ом|і)?(?!\p{L})|\brice\b/u },
  buckwheat: { words: /гречк|гречан|buckwheat/u },
  honey: { words: /(?<!\p{L})мед(?:у|ом)?(?!\p{L})|honey/u },
  nut: {
    words:
      /горіх|мигдал|фундук|кеш'?ю|фісташк|walnut|almond|hazelnut|cashew|pecan|pistachio|(?<!\p{L})nuts?(?!\p{L})/u,
    but: /мускатн\p{L}* горіх\p{L}*|nutmeg|горіх\p{L}* мускатн\p{L}*/gu,
  },
  sugar: { words: /цукр|цукор|sugar/u },
  flour: { words: /борошн|мук[аи](?!\p{L})|flour|тіст[оа](?!\p{L})/u },
  dill: { words: /кр[іо]п(?:у|ом)?(?!\p{L})|dill/u },
  cilantro: { words: /кінз|cilantro|fresh coriander|coriander leaves/u },
  lemon: { words: /лимон|lemon/u },
  sourcream: { words: /сметан|sour cream/u },
  cheese: {
    words:
      /(?<!\p{L})сир(?:у|ом|н\p{L}+)?(?!\p{L})|бринз|пармез|моцарел|(?<!\p{L})фет[аи](?!\p{L})|cheese|parmesan|pecorino|feta/u,
  },
  spicy: {
    words: /чилі|chilli|chili|cayenne|кайєн|халапен|jalape|табаско|шрірач|гостр\p{L}* перц/u,
  },
  apple: { words: /яблу|\bapples?\b/u },
} as const satisfies Record<string, { words: RegExp; but?: RegExp }>
