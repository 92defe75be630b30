import { patternTable, phraseTable, wordTable } from '../../text/word-table.ts'

/** What parts a thing of a row from what is only said of it. */
export const { opensCondition, opensExcept } = phraseTable({
  /** «кава, тільки якщо по акції», "steaks only if under $10": under what condition it is bought. */
  opensCondition: {
    uk: 'тільки якщо|лише якщо|тільки коли|за потреби|за необхідності|якщо|хіба якщо|але якщо|але тільки якщо|що буде|шо буде|що дешевше|шо дешевше',
    ru: 'только если|если|но если|что будет',
    en: 'only if|but only if|if|only when|whichever is|whatever is',
    cs: 'jen jestli|jen pokud|jen když|jestli|pokud|když|co bude',
  },
  /** «олія тільки не Олейна»: whose it must not be. */
  opensExcept: {
    uk: 'тільки не|лише не|але не|аби не|головне не|крім|окрім',
    en: 'just not|but not|anything but|except',
    cs: 'jen ne|ale ne|hlavně ne|kromě',
  },
})

export const { aims, fillers, ofAllergy, ofCondition, ofDiet, refuses, whole } = wordTable({
  ofAllergy: {
    uk: 'алергі* непереносим*',
    ru: 'аллерг* непереносим*',
    en: 'allerg* intoleran*',
    cs: 'alergi* nesnášenliv*',
  },
  /** «курка ціла, крила»: a part of what is whole is a thing of its own. */
  whole: {
    uk: 'цілий ціла ціле цілі цілу',
    ru: 'целая целый целую',
    en: 'whole',
    cs: 'celý celá celé',
  },
  /** «на олів'є горошок, ковбаса, яйця» */
  aims: { uk: 'на для до', en: 'for', cs: 'na pro do' },
  /** «яйця квас це на окрошку», "greek salad bits": they say nothing of what is bought. */
  fillers: {
    uk: 'це то усе все потрошку трошки щось',
    en: 'bits stuff things all the',
    cs: 'to všechno trochu věci',
  },
  /** What stands before a thing that there is to be none of. */
  refuses: {
    uk: 'без ніяких ніякого жодних жодного крім окрім не',
    en: 'no without zero except but not',
    cs: 'bez žádné žádný žádnou kromě ne',
  },
  /** «celiac cake - flour, sugar»: ordinary flour is perhaps not what is meant. */
  ofDiet: {
    uk: 'целіак* алергі* алергік* діабет* пісн* дієт* кето веган* вегетар*',
    en: 'celiac* coeliac* allerg* diabet* lenten keto vegan* vegetarian*',
    cs: 'celiak* alergi* diabet* postní keto vegan* vegetarián*',
  },
  /**
   * All that such a condition may hold: price, and whether there is any. Whatever else it says may be what somebody
   * must not eat: «хліб лише якщо безглютеновий».
   */
  ofCondition: {
    uk: `
      якщо тільки лише коли хіба але то є буде будуть нема немає не по на зі акції акція акцією знижка знижкою знижці скидка скидці
      дешево дешеве дешевий дешеві дешевше недорого недорогий дорого дорожче дорожча дорогий до від за менше більше ніж
      свіжий свіжа свіже свіжі нормальний нормальна нормальне нормальні гарний гарна гарне гарні стиглий стиглі
      що шо солодкий солодка солодке солодкі спілий спіла спілі вже уже домашній домашня домашнє домашні десяток грн гривень гривні штука штуку кіло кг буханка пачка пачку там сьогодні ще
    `,
    en: `
      only but if when on sale offer special cheap cheaper under below less than over per lb kg pack is are there any they have
      whichever whatever sweet already theyre fresh ripe nice good available still the it its
    `,
    ru: 'если только что будет будут есть нет не по на акции скидке дешевле недорого недорогие до уже сладкий сладкая сладкие спелый спелые свежий свежая свежее свежие хороший хорошая хорошие',
    cs: 'co jen jestli pokud když je bude budou jsou v akci ve slevě akce sleva levné levný levná levnější do pod nad za kus čerstvé čerstvý čerstvá mají ještě',
  },
})

export const { numbered, price } = patternTable({
  /** «3-шаровий», "3-ply", «кава 3в1»: of what kind it is, and no amount of it. */
  numbered: {
    uk: String.raw`(?<![\d.,])\d ?-?(?:шаров\p{L}*|шар\p{L}{1,2}|слойн\p{L}*|слоя)(?!\p{L})|(?<!\d)\d ?в ?1(?![\d\p{L}]| \p{L})|цифр\p{L} ?\d{1,2}(?!\d)`,
    en: String.raw`(?<![\d.,])\d ?-?ply(?!\p{L})|(?<!\d)\d ?in ?1(?![\d\p{L}]| \p{L})|\bnumber \d{1,2}(?!\d)`,
    cs: String.raw`(?<![\d.,])\d ?-?vrstv\p{L}*|(?<!\d)\d ?v ?1(?![\d\p{L}]| \p{L})|číslice \d{1,2}(?!\d)|číslo \d{1,2}(?!\d)`,
  },
  /** A number in a condition is what it costs: «до 70 грн», "under $10". */
  price: {
    uk: String.raw`\d{1,4}(?:[.,]\d{1,2})? ?(?:грн|гривень|гривні|₴)|(?<=то )\d{1,2}(?:[.,]\d)? ?%?$|(?:до|менше|за|дорожче|дешевше|більше|ніж|за) \d{1,4}(?:[.,]\d{1,2})?(?! ?(?:кг|г|гр|л|мл|шт|пач\p{L}*|уп)(?!\p{L}))`,
    en: String.raw`[$£€] ?\d{1,4}(?:[.,]\d{1,2})?(?: ?/ ?(?:lb|kg|pack|each))?`,
    cs: String.raw`\d{1,4}(?:[.,]\d{1,2})? ?(?:kč|korun)`,
  },
})
