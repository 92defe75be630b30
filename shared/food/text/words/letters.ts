/** Letters by which a language is told, and those of which words are made. */
export const letters = {
  /** A Czech word has some of them; «ý» and «á» are Slovak as well, and an English "purée" has its own. */
  czechAccented: 'áéíóúůýěščřž',
  czechInLines: 'ěščřžýůťď',
  onlyCzech: 'ěřůťďňčšž',
  czechAndOthers: 'áéíóúý',
  russian: 'ыэёъґ',
  ukrainian: 'а-яіїєґ',
  ukrainianConsonants: 'бвгґджзклмнпрстфхцчшщ',
  latin: 'a-zï',
}

/** Cyrillic letters that a Latin one looks like, and the usual Ukrainian letters for Russian ones and for «ґ», which few type. */
export const latinTwins: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  ï: 'ї',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
  k: 'к',
  m: 'м',
  t: 'т',
  h: 'н',
  b: 'в',
}

export const russianTwins: Readonly<Record<string, string>> = {
  ы: 'и',
  э: 'е',
  ё: 'е',
  ъ: '',
  ґ: 'г',
}

export function anyOf(some: string): RegExp {
  return new RegExp(`[${some}]`, 'u')
}
