/** «America/New_York» as one reads it: the names are those of the clocks of the world, in no language. */
export function zoneName(zone: string): string {
  // Browsers still know the capital of Ukraine by the name that is not its own.
  return zone.replace('/Kiev', '/Kyiv').replaceAll('_', ' ').replaceAll('/', ' / ')
}

/** The zones to choose from, in the order of their names: what is set now, and whatever else the browser knows. */
export function zonesToChoose(now: string, known: readonly string[]): string[] {
  const others = known.filter((zone) => zoneName(zone) !== zoneName(now))
  return [now, ...others].sort((one, other) => (zoneName(one) < zoneName(other) ? -1 : 1))
}
