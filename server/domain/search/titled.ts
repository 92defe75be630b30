import { bare } from '../../../shared/food/ask/function-words/bare.ts'

/**
 * Dishes that titles tell by words which a question means otherwise: who asks for «макарони по-флотськи» names a food as
 * well, and a recipe of that name is a dish. In Czech without accents.
 */
const titled: readonly (readonly [dish: string, pattern: RegExp])[] = [
  [
    'liver-cake',
    /печінков\p{L}{2} торт|торт (?:і?з )?печінки|liver (?:layer )?cake|jatrov\w+ dort/iu,
  ],
  ['cutlets', /(?<!\p{L})зрази(?!\p{L})/iu],
  ['pasta-dish', /макарони по.флотськи/iu],
  ['falafel-dish', /(?<!for )\bfalafel\b(?! (?:spice|sauce))|(?<!для )(?<!\p{L})фалафел/iu],
  [
    'pulled-pork',
    /\bpulled (?:pork|chicken|beef)\b(?! (?:soup|salad))|(?<!\p{L})рван(?:а|ої) (?:свинин|курк|яловичин)|trhane (?:veprove|maso|kureci)/iu,
  ],
  ['bread-dumplings', /(?:houskov|bramborov|karlovarsk|kynut)\w+ knedlik|bread dumplings/iu],
  [
    'fruit-dumplings',
    /(?:ovocn|svestkov|jahodov|merunkov|boruvkov)\w+ knedlik|knedlik\w* (?:s|se) (?:jahod|svest|merun|boruv|ovoc)/iu,
  ],
  ['halushky', /\bhalusk/iu],
  ['bundt-cake', /\bbabovk|\b(?:bundt|pound|loaf) cake\b/iu],
  ['scones-dish', /(?<!(?:for|with) (?:\p{L}+ )?)\bscones?\b|(?<!\p{L})скони(?!\p{L})/iu],
  ['bread-pudding', /\bbread (?:and butter )?pudding\b|хлібн\p{L}{2} пудинг|\bzemlovk/iu],
  ['rice-pudding', /\brice pudding\b|рисов\p{L}{2} пудинг|\bryzov\w+ (?:nakyp|puding)/iu],
  ['truffles-sweet', /(?:datlov|energetick|raw)\w* kulick/iu],
  [
    'mulled-wine-dish',
    /\bsvarak|\bsvarene vino(?! na)|\bmulled wine\b(?! \p{L})|(?<!(?:для|до|печиво) «?)(?<!\p{L})глінтвейн/iu,
  ],
  ['chia-pudding', /\bchia (?:pudding|pots?|pud)|чіа.пудинг/iu],
  ['schnitzel', /\brize?k(?:y|u|em|ů)?\b/iu],
  [
    'roast-chicken',
    /(?<!(?:leftover|for) )\broast (?:chicken|turkey|duck)\b(?! (?:soup|salad|sandwich|gravy|fat|rub|pie|stock|wraps?))/iu,
  ],
  [
    'lemonade-dish',
    /(?<!(?:на|в|у) )(?<!\p{L})лимонад(?!\p{L}* кур)|\blemonades?\b(?! (?:cake|jam|chicken|pie|cookies?|muffins?|bars?|marinade))|\blimonad[ay](?!\w)/iu,
  ],
  ['mulled-wine-dish', /\bmulled (?:apple )?(?:cider|juice|punch)s?\b(?! \p{L})/iu],
  ['muffins', /\bmuffin/iu],
  ['lavash-roll', /(?<!(?:lettuce|bacon) )\bwraps?\b(?! (?:asparagus|chicken|around))/iu],
]

/** «Львівський сирник» is baked in a tin, and no fritter of curd. */
const lvivCheesecake = /львівськ\p{L}+ сирник|(?<!\p{L})сирник (?:у|в) шоколад/iu

/** Dishes that a title only seems to name. */
const untitled: readonly (readonly [dish: string, pattern: RegExp])[] = [
  ['syrnyky', lvivCheesecake],
  [
    'bowl',
    /\b(?:(?:one|single|1)[- ]bowl(?! (?:dinner|meal|lunch|supper|buddha))|(?:mixing|bread|punch) bowl)\b/iu,
  ],
]

export function untitledDishes(title: string): string[] {
  return untitled.flatMap(([dish, pattern]) => (pattern.test(title) ? dish : []))
}

/** What a title is called by beside the names of dishes. */
export function titledDishes(title: string): string[] {
  const plain = bare(title)
  return titled.flatMap(([dish, pattern]) =>
    pattern.test(title) || pattern.test(plain) ? dish : [],
  )
}
