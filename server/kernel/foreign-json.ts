/**
 * JSON that somebody else wrote. A value of it may be asked what it says as a text or a number; one with a field
 * that is called as JavaScript's own answer to that could not be asked at all, so the field goes by the same name
 * with a space, which is trimmed wherever it is shown.
 */
export function parseForeignJson(text: string): unknown {
  return perhapsNamedSo.test(text) ? JSON.parse(text, renamed) : JSON.parse(text)
}

/** Also with any of its letters escaped. */
const perhapsNamedSo = /toString|\\u00[4-7]/i

function renamed(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'toString')) return value
  const { toString: said, ...others } = value as Record<string, unknown>
  return { ...others, 'toString ': said }
}
