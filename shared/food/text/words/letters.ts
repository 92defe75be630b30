/** Letters by which a language is told, and those of which words are made. */
export const letters = {
  /** A Czech word has some of them; «ý» and «á» are Slovak as well, and an English "purée" has its own. */
  czechAccented: 'áéíóúůýěščřž',
  czechInLines: 'ěščřžýůťď',
  onlyCzech: 'ěřůťďňčšž',
  czechAndOthers: 'áéíóúý',
}

export function anyOf(some: string): RegExp {
  return new RegExp(`[${some}]`, 'u')
}
