/** «America/New_York» as one reads it, each part by its name in the reader's language where that is known. */
export function zoneName(zone: string, names: Readonly<Record<string, string>>): string {
  // Browsers still know the capital of Ukraine by the name that is not its own.
  const parts = zone.replace('/Kiev', '/Kyiv').split('/')
  return parts.map((part) => names[part] ?? part.replaceAll('_', ' ')).join(' / ')
}

/** The zones to choose from, in the order of their names: what is set now, and whatever else the browser knows. */
export function zonesToChoose(
  now: string,
  known: readonly string[],
  names: Readonly<Record<string, string>>,
  language: string,
): string[] {
  const nameOf = (zone: string) => zoneName(zone, names)
  const others = known.filter((zone) => nameOf(zone) !== nameOf(now))
  const { compare } = new Intl.Collator(language)
  return [now, ...others].sort((one, other) => compare(nameOf(one), nameOf(other)))
}
