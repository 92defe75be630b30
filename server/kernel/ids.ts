const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

export type IdPrefix =
  | 'per'
  | 'ses'
  | 'kit'
  | 'inv'
  | 'rec'
  | 'pub'
  | 'rep'
  | 'com'
  | 'pho'
  | 'pic'
  | 'pky'
  | 'cli'
  | 'gra'
  | 'con'
  | 'fam'
  | 'prop'
  | 'ple'
  | 'lst'
  | 'lin'
  | 'int'
  | 'eat'
  | 'try'
  | 'rpt'
  | 'men'
  | 'fil'
  | 'whk'
  | 'whd'
  | 'ckb'
  | 'pmv'
  | 'rcg'

/** A typed id. It starts with the time, so that new rows stay together in an index. */
export function newId<P extends IdPrefix>(prefix: P): `${P}_${string}` {
  const bytes = Buffer.from(Bun.randomUUIDv7('buffer'))
  return `${prefix}_${base32(bytes)}`
}

function base32(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet[(held >>> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text
}
