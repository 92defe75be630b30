import { normalise } from '../text/normalise.ts'

/** «…з того, що є вдома», in the words in which people say it. */
const phrases: readonly RegExp[] = [
  /(?:^|\s)(?:і?з|зі) (?:того|тих продуктів|продуктів|усього|всього),? (?:що|які|котрі) (?:(?:у|в) (?:мене|нас) |ми |я |вже |зараз )*(?:є|маю|маємо|лишилося|лишилось|залишилося|залишилось)(?: (?:вдома|дома|удома|(?:у|в) холодильнику|(?:у|в) (?:мене|нас)))*/iu,
  /\b(?:from|with|using|out of) (?:what(?:ever)?|(?:the |all )?(?:food|things|ingredients|stuff)(?: that)?) (?:(?:i|we) (?:already )?have(?: got)?|is left|is|are|there is|i['’]ve got|we['’]ve got)(?: (?:left|at home|here|in (?:the|my|our) (?:fridge|house|pantry|kitchen)))*/iu,
  /\b(?:from|with|using) what['’]s (?:left|at home|there|in (?:the|my|our) (?:fridge|house|pantry|kitchen))/iu,
  /(?:^|\s)z toho,? co (?:(?:tu|už|teď|právě) )*(?:mám|máme|je|zbylo)(?: (?:doma|tu|v lednici|v ledničce|ve spíži))*/iu,
]

/** What only asks for a dish, and says nothing of which. */
const asking =
  /^(?:(?:що|щось|чого|шо|co|si|what|something|anything|can|could|should|do|to|i|we|me|us|можна|можу|можемо|мені|нам|би|б|швиденько|приготувати|приготуй|зготувати|зварити|зробити|спекти|готувати|бы|můžu|můžeme|mohu|uvařit|vařit|připravit|udělat|cook|make|bake|prepare)(?:\s+|$))+/iu

/** The rest of a question that asks for dishes of what is at home; null where it asks for no such thing. */
export function askedFromHome(text: string): string | null {
  const said = normalise(text.slice(0, 500)).replace(/\s+/g, ' ')
  for (const phrase of phrases) {
    if (!phrase.test(said)) continue
    const rest = said.replace(phrase, ' ').replace(/[?!.,]+/g, ' ')
    return rest.replace(/\s+/g, ' ').trim().replace(asking, '').trim()
  }
  return null
}
