/**
 * Adjectives after an amount stand in the genitive («500 г великої цибулі», «lžička drceného kmínu»), and beside a name in a
 * table in the nominative. A row: the ending there, how the name beside it has to end, and the ending here. The
 * genitive says itself whether it is one thing or several, so nothing is guessed.
 */
export const adjectiveEndings = `
ьої | [аяь]$ | я
ої | [аяь]$ | а
ього | [оеєя]$ | є
ього | [бвгґджзйклмнпрстфхцчшщ]$ | ій
ого | [оеєя]$ | е
ого | [бвгґджзйклмнпрстфхцчшщ]$ | ий
іх | [иії]$ | і
их | [иії]$ | і
ého | [oeěéí]$ | é
ého | [bcčdďfghjklmnňprřsštťvxzž]$ | ý
ího | . | í
ých | [yi]$ | é
ých | a$ | á
ích | . | í
é | (?:a|[ií]ce|ule|ně)$ | á
`

/** One of a feminine name, of which something is done: «велику цибулину», «červenou cibuli». An ending, and what it becomes. */
export const accusatives = `
а | у
я | ю
a | u
á | ou
(?<=íc|ic|ul|tl)e | i
ně | ni
`

/** After these words an adjective belongs to the food before it, not to a word that follows. */
export const prepositions = 'з із зі без для у в на до від під по за s se z ze bez na v do od k pro'
