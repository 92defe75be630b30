import { phraseTable, wordTable } from '../../text/word-table.ts'

/** What parts a thing of a row from what is only said of it. */
export const { opensCondition, opensExcept } = phraseTable({
  /** «кава, тільки якщо по акції», "steaks only if under $10": under what condition it is bought. */
  opensCondition: {
    uk: 'тільки якщо|лише якщо|тільки коли|якщо|тільки як|хіба якщо|хіба що|але якщо|але тільки якщо',
    en: 'only if|but only if|if|only when|unless',
    cs: 'jen jestli|jen pokud|jen když|jestli|pokud|když',
  },
  /** «олія тільки не Олейна», "butter not margarine": which kind of it is not wanted. */
  opensExcept: {
    uk: 'тільки не|лише не|але не|аби не|головне не|крім|окрім',
    en: 'just not|but not|anything but|not the|except',
    cs: 'jen ne|ale ne|hlavně ne|kromě',
  },
})

/** «3-шаровий», "3-ply", «кава 3в1»: of what kind it is, and no amount of it. */
export const numbered = String.raw`(?<![\d.,])\d ?-?(?:шаров\p{L}*|шар\p{L}{1,2}|слойн\p{L}*|слоя|vrstv\p{L}*|ply)(?!\p{L})|(?<!\d)\d ?(?:в|in|v) ?1(?!\d)`

export const { aims } = wordTable({
  /** «на олів'є горошок, ковбаса, яйця» */
  aims: { uk: 'на для до', en: 'for', cs: 'na pro do' },
})
