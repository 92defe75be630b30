// The first that matches: every browser also names those it descends from.
const browsers = [
  ['Edge', /Edg(?:A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const

const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

/** «Firefox, Android»: enough to know one's own devices by. */
export function deviceName(userAgent: string): string | undefined {
  const found = [browsers, systems].map(
    (list) => list.find(([, sign]) => sign.test(userAgent))?.[0],
  )
  const names = found.filter((name) => name !== undefined)
  return names.length > 0 ? names.join(', ') : undefined
}
