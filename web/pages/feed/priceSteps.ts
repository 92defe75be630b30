/**
 * What a serving of a modest and of an ordinary dish costs, in minor units: amounts that people of
 * that country would say. Not converted, since the same dish does not cost the same everywhere.
 */
const steps: Readonly<Record<string, readonly [modest: number, ordinary: number]>> = {
  UAH: [4_000, 8_000],
  CZK: [5_000, 10_000],
  PLN: [1_000, 2_000],
  EUR: [200, 400],
  USD: [200, 500],
  GBP: [200, 400],
  CHF: [300, 600],
  CAD: [300, 600],
  AUD: [300, 600],
  HUF: [80_000, 150_000],
  RON: [1_000, 2_000],
  MDL: [4_000, 8_000],
  GEL: [500, 1_000],
  SEK: [2_000, 4_000],
  NOK: [3_000, 6_000],
  DKK: [2_000, 4_000],
  JPY: [300, 600],
}

/** The steps of the price filter; none where we do not know what a dish costs. */
export function priceSteps(currency: string): readonly number[] {
  return steps[currency] ?? []
}
