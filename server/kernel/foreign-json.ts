/**
 * JSON that somebody else wrote. A value of it may be asked what it says as a text or a number; one with a field
 * that is called as JavaScript's own answer to that could not be asked at all, so the field goes by the same name
 * with a space, which is trimmed wherever it is shown. A number that cannot be kept stays the text that it was, and of
 * a text goes what no database keeps.
 */
export function parseForeignJson(text: string): unknown {
  const odd = [perhapsNamedSo, perhapsTooLarge, perhapsUnstorable].some((one) => one.test(text))
  return odd ? JSON.parse(text, asWritten) : JSON.parse(text)
}

/** Also with any of its letters escaped. */
const perhapsNamedSo = /toString|\\u00[4-7]/i

/** What a number may begin after, and so many digits, or so large a power, that not all of it can be kept. */
const perhapsTooLarge = /[:[,]\s*-?(?:\d{16}|\d+(?:\.\d+)?[eE]\+?\d{2})/

/** Nulls, and halves of a character without the other one. */
const perhapsUnstorable =
  /\\u0000|\\ud[89ab][0-9a-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][0-9a-f]{2})\\ud[c-f]/i

/** The third is what the text says where the value stands. */
function asWritten(_key: string, value: unknown, { source }: { source?: string } = {}): unknown {
  if (typeof value === 'number') return isKept(value) ? value : (source ?? String(value))
  if (typeof value === 'string')
    return value.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '')
  return renamed(value)
}

/** 1e999 is no number of this world, and 12345678901234567891 would be another one. */
function isKept(value: number): boolean {
  return Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value))
}

function renamed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'toString')) return value
  const { toString: said, ...others } = value as Record<string, unknown>
  return { ...others, 'toString ': said }
}
