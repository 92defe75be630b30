const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** An id as the server makes them, of a line, a plan's entry or a dish put by: the time first, then chance. */
export function newId(kind: 'lin' | 'ple' | 'try'): string {
  let time = Date.now()
  let text = ''
  for (let at = 0; at < 10; at += 1) {
    text = (alphabet[time % 32] ?? '') + text
    time = Math.floor(time / 32)
  }
  const random = crypto.getRandomValues(new Uint8Array(16))
  return `${kind}_${text}${[...random].map((byte) => alphabet[byte % 32]).join('')}`
}
