const longest = 8000

/**
 * Where to go after signing in: a path of ours, or `/`. Browsers read `\` as `/`, drop tabs and
 * line breaks, and resolve `..`, so what is judged is what is left after all of that.
 */
export function safeReturnTo(wanted: string | null | undefined): string {
  if (!wanted || wanted.length > longest || !wanted.startsWith('/')) return '/'
  if (/[\\\p{Cc}\p{Cf}]/u.test(wanted) || !URL.canParse(wanted, nowhere)) return '/'
  const { origin, pathname, search, hash } = new URL(wanted, nowhere)
  if (origin !== nowhere) return '/'
  const path = unwrapped(pathname)
  if (path === null || path.startsWith('//') || /[\\\p{Cc}]/u.test(path)) return '/'
  return pathname + search + hash
}

const nowhere = 'http://nowhere.invalid'

/** The path with its escapes undone, as a proxy on the way might do; null when it never ends. */
function unwrapped(path: string): string | null {
  let text = path
  for (let round = 0; round < 4; round += 1) {
    const next = decoded(text)
    if (next === null || next === text) return next
    text = next
  }
  return null
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
