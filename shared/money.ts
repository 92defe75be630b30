// ISO 4217, list one: the currencies whose minor unit is not a hundredth. `Intl` is not asked: it says
// how people write amounts, engines disagree about it, and a stored amount must mean the same everywhere.
const unlikeHundredths: Readonly<Record<string, number>> = {
  ...digitsOf(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  ...digitsOf(3, 'BHD IQD JOD KWD LYD OMR TND'),
  ...digitsOf(4, 'CLF UYW'),
}

/** After how many digits the minor unit stands: 2 for kopiykas, 0 for yen, 3 for fils. */
export function minorDigits(currency: string): number {
  return unlikeHundredths[currency] ?? 2
}

// Coins that nobody has any more, though ISO 4217 still counts them.
const withoutCoins: ReadonlySet<string> = new Set(['HUF'])

/** How many digits a shelf shows after the point: «459 Ft», and no fillér. */
export function shelfDigits(currency: string): number {
  return withoutCoins.has(currency) ? 0 : minorDigits(currency)
}

/** How many minor units make one: 100 kopiykas, 1 yen, 1000 fils. */
export function minorPerUnit(currency: string): number {
  return 10 ** minorDigits(currency)
}

export function toMinor(amount: number, currency: string): number {
  return Math.round(amount * minorPerUnit(currency))
}

export function fromMinor(minor: number, currency: string): number {
  return minor / minorPerUnit(currency)
}

/** An estimate to the kopiyka would pretend to know more than it does. */
export function wholeUnits(minor: number, currency: string): number {
  const unit = minorPerUnit(currency)
  return Math.round(minor / unit) * unit
}

function digitsOf(digits: number, currencies: string): Record<string, number> {
  return Object.fromEntries(currencies.split(' ').map((currency) => [currency, digits]))
}
