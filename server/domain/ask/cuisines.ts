/** Cuisines that others belong to: whoever asks for Asian food is glad of Thai. */
const umbrellas: Readonly<Record<string, readonly string[]>> = {
  asian: ['japanese', 'chinese', 'korean', 'thai', 'vietnamese', 'indian', 'central-asian'],
  mediterranean: ['italian', 'greek', 'spanish', 'turkish', 'moroccan', 'middle-eastern'],
  balkan: ['bulgarian', 'romanian'],
}

export function cuisinesUnder(id: string): string[] {
  return [id, ...(umbrellas[id] ?? [])]
}
