import { readFile } from 'node:fs/promises'

interface Ending {
  drop: string
  add: string
  when: RegExp
}

/** Every form that a Hunspell dictionary gives of a word, the word itself first. */
export type FormsOf = (word: string) => readonly string[]

/** Reads a Hunspell dictionary as far as forms of words need it: flags of one letter, and endings. */
export async function readHunspell(affixFile: URL, wordFile: URL): Promise<FormsOf> {
  const [affixes, words] = await Promise.all(
    [affixFile, wordFile].map((file) => readFile(file, 'utf8')),
  )
  const endings = endingsIn(affixes ?? '')
  const flags = new Map<string, string>()
  for (const row of (words ?? '').split('\n')) {
    const slash = row.indexOf('/')
    if (slash > 0) flags.set(row.slice(0, slash), row.slice(slash + 1))
  }
  return (word) => {
    const made = [...(flags.get(word) ?? '')].flatMap((flag) =>
      (endings.get(flag) ?? []).flatMap(({ drop, add, when }) =>
        when.test(word) && word.endsWith(drop)
          ? [word.slice(0, word.length - drop.length) + add]
          : [],
      ),
    )
    return [...new Set([word, ...made])]
  }
}

function endingsIn(affixes: string): Map<string, Ending[]> {
  const endings = new Map<string, Ending[]>()
  for (const row of affixes.split('\n')) {
    const [kind, flag = '', drop = '', add = '', when = '.'] = row.trim().split(/\s+/)
    // The row that opens a flag says how many follow.
    if (kind !== 'SFX' || /^[YN]$/.test(drop)) continue
    const ending = { drop: drop === '0' ? '' : drop, add: plain(add), when: new RegExp(`${when}$`) }
    endings.set(flag, [...(endings.get(flag) ?? []), ending])
  }
  return endings
}

/** What is added may carry flags of its own, for what can follow it. */
function plain(added: string): string {
  const bare = added.split('/')[0] ?? ''
  return bare === '0' ? '' : bare
}
