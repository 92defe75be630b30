/**
 * Two depths of stem. The light one only drops endings; the deep one also levels what Ukrainian
 * changes inside a word (сіль – солі, огірок – огірка, гречка – гречці). Deep stems collide more
 * (горіх – горох), so they are asked last and believed only when they point to one thing.
 */
export function stem(word: string): string {
  return isCyrillic(word) ? stemUkrainian(word) : stemEnglish(word)
}

export function deepStem(word: string): string {
  return isCyrillic(word) ? level(softened(word) ?? stemUkrainian(word)) : stemCzech(word)
}

export function isCyrillic(word: string): boolean {
  const code = word.charCodeAt(0)
  return code >= 0x400 && code < 0x530
}

// A map and no object: «constructor» is a word that somebody may type too.
const irregular: ReadonlyMap<string, string> = new Map([
  ['яєць', 'яйц'],
  ['яйця', 'яйц'],
  ['яєчок', 'яєчк'],
  ['курей', 'кур'],
  ['кілець', 'кільц'],
  ['вівса', 'овес'],
  ['чаєм', 'ча'],
  ['чаїв', 'ча'],
  ['чаям', 'ча'],
  ['чаями', 'ча'],
  ['чаях', 'ча'],
  ['соєю', 'со'],
  ['елем', 'ел'],
  ['елів', 'ел'],
  ['елям', 'ел'],
  ['елями', 'ел'],
  ['елях', 'ел'],
  ['ікор', 'ікр'],
  ['юкою', 'юк'],
  ['заєць', 'зайц'],
  ['пореєм', 'пор'],
  ['пореї', 'пор'],
  ['горосі', 'горох'],
  ['муці', 'мук'],
  ['петрушок', 'петрушк'],
  ['вимені', 'вим'],
  ['вименем', 'вим'],
  ['обліпих', 'обліпих'],
  ['повидел', 'повидл'],
  ['льоду', 'лід'],
  ['льодом', 'лід'],
  ['лляне', 'льнян'],
  ['дітей', 'діт'],
  ['дітям', 'діт'],
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['knives', 'knife'],
  ['children', 'child'],
  ['radishes', 'radish'],
  ['cookies', 'cookie'],
  ['brownies', 'brownie'],
  ['smoothies', 'smoothie'],
  ['pies', 'pie'],
  ['chilies', 'chili'],
  ['chillies', 'chilli'],
])

// An ending goes only if enough of the word stays: two letters under a vowel, three under a syllable.
const syllables = ['ього', 'ьому', 'ами', 'ями', 'ого', 'ому', 'ими', 'іми', 'ьою']
const pairs = [
  'ах',
  'ях',
  'ам',
  'ям',
  'ом',
  'ем',
  'єм',
  'им',
  'їм',
  'ою',
  'ею',
  'єю',
  'ої',
  'их',
  'ів',
  'їв',
  'ий',
  'ей',
]
const vowels = 'аеєиіїоуюяьй'

export function endsInVowel(word: string): boolean {
  return vowels.includes(word.at(-1) ?? vowels)
}

function stemUkrainian(word: string): string {
  const known = irregular.get(word)
  if (known) return known
  return undouble(withoutEnding(word))
}

function withoutEnding(word: string): string {
  // «каченя», «каченяти»: the young of animals grow longer in other cases.
  const young = word.includes('ят') && /^(.{3,}н|.{2,}ч)ят(?:и|і|а|ам|ами|ах)?$/.exec(word)
  const [, grown] = young || []
  if (grown) return grown
  if (word.length >= 6 && syllables.some((ending) => word.endsWith(ending))) {
    return word.endsWith('ього') || word.endsWith('ьому') || word.endsWith('ьою')
      ? word.slice(0, word.endsWith('ьою') ? -3 : -4)
      : word.slice(0, -3)
  }
  if (word.length >= 5 && pairs.includes(word.slice(-2))) return withoutSoft(word.slice(0, -2))
  const last = word.at(-1) ?? ''
  if (word.length >= 3 && vowels.includes(last)) return withoutSoft(word.slice(0, -1))
  return word
}

function withoutSoft(stemmed: string): string {
  return stemmed.endsWith('ь') ? stemmed.slice(0, -1) : stemmed
}

/** «куразі» is of «курага», «обліписі» of «обліпиха»; what ends so by itself is found before it gets here. */
function softened(word: string): string | undefined {
  if (word.length < 4) return undefined
  if (word.endsWith('зі')) return `${word.slice(0, -2)}г`
  return word.endsWith('сі') ? `${word.slice(0, -2)}х` : undefined
}

function undouble(stemmed: string): string {
  const last = stemmed.at(-1)
  return stemmed.length > 3 && last !== undefined && last === stemmed.at(-2)
    ? stemmed.slice(0, -1)
    : stemmed
}

function level(stemmed: string): string {
  const hard = stemmed.endsWith('і') && stemmed.length > 2 ? stemmed.slice(0, -1) : stemmed
  const end = hard.endsWith('ц') ? hard.replace(/ь?ц$/, 'к') : hard
  const vowel = end.at(-2)
  if (vowel !== 'о' && vowel !== 'е' && vowel !== 'і') return end
  const before = end.slice(0, -2)
  const soft = before.endsWith('ь') ? before.slice(0, -1) : before
  return /[аеєиіїоуюя]/.test(soft) ? soft + end.slice(-1) : `${soft}о${end.slice(-1)}`
}

function stemEnglish(word: string): string {
  const known = irregular.get(word)
  if (known) return known
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|oe)s$|(?:ss|x|ch|sh)es$|[^aeiou]oes$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

const czechEnding =
  /(?:ového|oveho|ových|ovych|ovými|ovymi|ovou|ové|ový|ová|ova|ami|emi|ými|ymi|ého|eho|ých|ému|ách|ích|ou|em|ům|ím|[aeěiíouůyýáé])$/
function stemCzech(word: string): string {
  const bare = word.length > 4 ? word.replace(czechEnding, '') : word
  return isPlain(bare) ? bare : bare.normalize('NFD').replace(/\p{M}/gu, '')
}

function isPlain(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 127) return false
  return true
}
