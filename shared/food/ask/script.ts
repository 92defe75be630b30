/** In which letters something is written: in both where it has some of each, or none at all. */
export type Script = 'cyrillic' | 'latin' | 'both'

const hasCyrillic = /[\u0400-\u04ff]/
const hasLatin = /[a-z]/
/** What an expression says with a letter that is none of its text. */
const classes = /\\(?:p\{.*?\}|[a-z])/gi

export function scriptOf(text: string): Script {
  const said = text.includes('\\') ? text.replace(classes, '') : text
  const [cyrillic, latin] = [hasCyrillic.test(said), hasLatin.test(said)]
  if (cyrillic === latin) return 'both'
  return cyrillic ? 'cyrillic' : 'latin'
}

/** The alternatives of an expression, but for those within its brackets. */
export function alternativesOf(expression: string): string[] {
  const found: string[] = []
  let [depth, from] = [0, 0]
  for (let at = 0; at < expression.length; at++) {
    const sign = expression[at]
    if (sign === '\\') at++
    else if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth--
    else if (sign === '|' && depth === 0) {
      found.push(expression.slice(from, at))
      from = at + 1
    }
  }
  return [...found, expression.slice(from)]
}
