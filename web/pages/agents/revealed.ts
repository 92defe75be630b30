export interface Part {
  text: string
  /** `U+202E` when this is a character that nobody would see. */
  hidden?: string
}

// An emoji may be joined of several by a character without width, which then hides nothing.
const emoji = String.raw`\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)*`
const unseen = String.raw`[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]`
const found = new RegExp(`${emoji}|(${unseen})`, 'gu')
const lineBreaks = /[\t\n]/

/**
 * Text that an agent wrote, with every character in it that is invisible or turns the direction of
 * reading taken out and named: what a person agrees to must be what they saw.
 */
export function revealed(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const match of text.matchAll(found)) {
    const [, hidden] = match
    if (hidden === undefined || lineBreaks.test(hidden)) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push({ text: hidden, hidden: nameOf(hidden) })
    from = match.index + hidden.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
