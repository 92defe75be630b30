type Names = Readonly<Record<string, string>>

/** «America/New_York» as one reads it, each part by its name in the reader's language where that is known. */
export function zoneName(zone: string, names: Names): string {
  return partsOf(zone, names).join(' / ')
}

/** The same without its part of the world: «Нью-Йорк». */
export function cityName(zone: string, names: Names): string {
  const [world = '', ...city] = partsOf(zone, names)
  return city.join(' / ') || world
}

export interface ZoneGroup {
  /** Null for those that are chosen most often. */
  world: string | null
  zones: string[]
}

/** Where most of our kitchens are. */
const usual = [
  ...['Europe/Kyiv', 'Europe/Prague', 'Europe/Bratislava', 'Europe/Warsaw', 'Europe/Berlin'],
  ...['Europe/London', 'America/New_York', 'America/Toronto'],
]

/**
 * The zones to choose from, each once: first what is set, the clock of this browser and the usual ones, then whatever
 * else the browser knows, by parts of the world. Inside one each begins with its city, which is found by typing it.
 */
export function zonesToChoose(
  { now, own }: { now: string; own?: string | undefined },
  known: readonly string[],
  names: Names,
  language: string,
): ZoneGroup[] {
  const { compare } = new Intl.Collator(language)
  // Browsers call some by names of old, and one zone must not stand there twice.
  const byName = new Map(known.map((zone) => [zoneName(zone, {}), zone]))
  const first = new Map<string, string>()
  for (const zone of [now, own ?? now, ...usual]) {
    const name = zoneName(zone, {})
    const there = zone === now ? zone : byName.get(name)
    if (there !== undefined && !first.has(name)) first.set(name, there)
  }
  const others = [...byName].flatMap(([name, zone]) => (first.has(name) ? [] : zone))
  const worlds = [...Map.groupBy(others, (zone) => partsOf(zone, names)[0] ?? zone)]
  return [
    { world: null, zones: [...first.values()] },
    ...worlds
      .toSorted(([one], [other]) => compare(one, other))
      .map(([world, zones]) => ({
        world,
        zones: zones.toSorted((a, b) => compare(cityName(a, names), cityName(b, names))),
      })),
  ]
}

function partsOf(zone: string, names: Names): string[] {
  // Browsers still know the capital of Ukraine by the name that is not its own.
  const parts = zone.replace('/Kiev', '/Kyiv').split('/')
  return parts.map((part) => names[part] ?? part.replaceAll('_', ' '))
}
