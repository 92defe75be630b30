/** Windows keeps these for devices, with any ending and in any case; the small digits count as digits there. */
const ofDevices = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])$/i

/** A name has 255 bytes nearly everywhere, and a number and an ending come behind it. */
const most = { letters: 80, bytes: 200 }

/** A title as a file may be called on every system; it begins like no option of a program. */
export function fileNameOf(title: string): string {
  const words = title
    .replace(/[^\p{L}\p{N} '’()-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s-]+/, '')
  const name = cut(words).trim() || 'recipe'
  return ofDevices.test(name) ? `recipe ${name}` : name
}

/** The same as programs put it in an address. */
export function slugOf(title: string): string {
  return fileNameOf(title)
    .toLowerCase()
    .replace(/[\s-]+/g, '-')
}

/**
 * The second of the same name gets a number. A name is made unique as it will be written, and nothing is done to it
 * afterwards: two that differ now may not do so then, and one file would lie on the other.
 */
export function freeName(bare: string, taken: Set<string>, joint: ' ' | '-'): string {
  let name = bare
  for (let again = 2; taken.has(folded(name)); again += 1) name = `${bare}${joint}${again}`
  taken.add(folded(name))
  return name
}

/** As the least exact of systems compares names: ß is ss there, and ς is σ. */
function folded(name: string): string {
  return name.normalize('NFKD').toUpperCase().normalize('NFKD')
}

function cut(words: string): string {
  let kept = ''
  for (const letter of [...words].slice(0, most.letters)) {
    if (Buffer.byteLength(kept + letter) > most.bytes) break
    kept += letter
  }
  return kept
}
