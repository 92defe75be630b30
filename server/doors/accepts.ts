interface Preference {
  type: string
  quality: number
}

/** RFC 9110 §12.5.1: how much a client wants a type, by the most exact range that fits; 0 means not at all. */
export function wants(accept: string | null, type: string): number {
  if (accept === null) return type === 'text/html' ? 1 : 0.5
  const ranges = accept.split(',', 30).map(preference)
  const [group = ''] = type.split('/')
  for (const range of [type, `${group}/*`, '*/*']) {
    const found = ranges.find((one) => one.type === range)
    if (found) return found.quality
  }
  return 0
}

/** Whether the first type is asked for by name, and wanted more than the second. */
export function prefers(accept: string | null, type: string, over: string): boolean {
  const named = accept?.split(',', 30).some((range) => preference(range).type === type) ?? false
  return named && wants(accept, type) > 0 && wants(accept, type) >= wants(accept, over)
}

function preference(range: string): Preference {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  const quality = weight === undefined ? 1 : Number(weight.slice(2))
  return { type, quality: quality >= 0 && quality <= 1 ? quality : 0 }
}
