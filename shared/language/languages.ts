export const languages = ['uk', 'en', 'cs'] as const
export type Language = (typeof languages)[number]

/** The first of our languages that an Accept-Language header prefers; Ukrainian when none is there. */
export function preferredLanguage(header: string | null | undefined): Language {
  if (!header) return 'uk'
  const wanted = header
    .split(',', 12)
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
      const quality = weight ? Number(weight.trim().slice(2)) : 1
      return { tag: tag.toLowerCase(), quality: Number.isFinite(quality) ? quality : 0, index }
    })
    .filter((one) => one.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
  for (const { tag } of wanted) {
    const known = languages.find((language) => tag === language || tag.startsWith(`${language}-`))
    if (known) return known
  }
  return 'uk'
}

/** Which recipes somebody is shown: their own language first, one language alone, or all as they come. */
export const readings = ['own', ...languages, 'all'] as const
export type Reading = (typeof readings)[number]
