// biome-ignore-all format: a table of patterns
import { patternTable } from '../../text/word-table.ts'

/** What somebody says to whoever goes shopping, and is no word of what is bought. */
export const politely = patternTable({
  please: {
    uk: String.raw`(?:дуже )?(?:будь|буть|буд) ?[-]?ласка|плі?з|плиз|дуже прошу`,
    en: 'please|pls|plz',
    cs: String.raw`prosím(?: tě| vás)?|prosim(?: te| vas)?`,
  },
  asking: {
    uk: String.raw`(?:чи )?(?:можеш|можете|зможеш|зможете|міг би|могла б|могли б)(?: ще| мені| нам){0,2} (?:купити|взяти|захопити|прихопити|принести)(?: ще| мені| нам){0,2}`,
    en: String.raw`(?:can|could|would|will) (?:you|u|someone|anyone|somebody)(?: just| also| maybe){0,2} (?:get|buy|grab|pick up|bring|fetch)(?: me| us)?(?: some)?|(?:don['’]?t|do not) forget (?:to (?:buy|get|grab)(?: some)?)?|remember to (?:buy|get|grab)(?: some)?`,
    cs: String.raw`(?:můžeš|můžete|mohl bys|mohla bys|mohli byste)(?: mi| nám)? (?:koupit|vzít|přinést)(?: mi| nám)?`,
  },
})
