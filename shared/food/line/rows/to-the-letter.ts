import { saidBare } from '../../czech/names.ts'
import { agrees } from '../../lexicon/agreement.ts'
import { entryOf } from '../../lexicon/index.ts'
import { names, writtenNames } from '../../names/index.ts'
import { foodAt } from '../../names/match.ts'
import { Form, formOf, knownOfForm } from '../../text/forms.ts'
import { type Token, tokenize } from '../../text/tokens.ts'
import { unitOf } from '../../units/find.ts'
import { textOf } from '../region.ts'
import { accusatives, said } from '../words/said.ts'

/** Stands for a stem by which nothing is found. */
const none = '\u0000'

/** As the table of names has it, to the letter; of a Czech name also without its accents. */
export function isNamedSo(form: Form, text: string, token: Token): boolean {
  return isName(form) || saidBare(textOf(text, [token]))
}

/** A name of one word, as the table has it. */
export const isName = knownOfForm((form) => names.single(lettersOf(form)).length > 0)

const lettersOf = knownOfForm(({ low }) => new Form(low, none, none, false))

/** English has no cases, so that its nouns may be many: "buns". */
const ofAnyNumber = knownOfForm((form) =>
  form.low === form.light || isMany(form) ? form.as({ deep: none }) : lettersOf(form),
)

/** How many of the words from there on are the longest name that stands there in the nominative. */
export function nameLength(forms: readonly Form[], at: number): number {
  if (!forms[at]?.cyrillic) return englishLength(forms.slice(at, at + 6))
  for (let to = foodAt(forms, at)?.to ?? 0; to > at + 1; to--) {
    const words = forms.slice(at, to)
    if (foodAt(forms.slice(0, to), at)?.to === to && !areOnlyBeside(words) && isNominative(words))
      return to - at
  }
  return isName(forms[at]) ||
    isBought(forms[at]) ||
    (isSeveral(forms[at]) && foodAt(forms, at)?.to === at + 1)
    ? 1
    : 0
}

/** Only its last word is many: "hot dogs buns" are no "hot dog buns". */
function englishLength(words: readonly Form[]): number {
  const length = names.longest(words.map(ofAnyNumber), 0)?.length ?? 0
  if (length < 2 || !words.slice(0, length - 1).some(isMany)) return length
  const letters = words.with(length - 1, ofAnyNumber(words[length - 1] as Form))
  const isSo =
    names.longest(
      letters.map((word, i) => (i < length - 1 ? lettersOf(word) : word)),
      0,
    )?.length === length
  return isSo ? length : englishLength(words.slice(0, length - 1))
}

/** «хліб молоко сметану»: what is to be bought may stand in the accusative, too. */
const isBought = knownOfForm(({ low, cyrillic }) => {
  const [, nominative] = accusatives.find(([ending]) => low.endsWith(ending)) ?? []
  return cyrillic && nominative !== undefined && isName(formOf(low.slice(0, -1) + nominative))
})

/**
 * «соки», «йогурти»: several of what a table has as one. Of what ends in a consonant that is no other case, as
 * «капусти» is.
 */
const isSeveral = knownOfForm((form) => {
  if (!form.cyrillic || !said.severalOf.has(form.low) || form.low.length < 4) return false
  const [id] = names.single(form)
  const own = id === undefined ? [] : (entryOf(id)?.uk ?? [])
  const begins = form.low.slice(0, 1)
  return own.some((name) => name.startsWith(begins) && said.masculine.has(name))
})

/** «варену ковбасу»: its last word but for how much there is names a food by itself. */
export function endsInName(text: string): boolean {
  const words = tokenize(text).filter(({ kind, form }) => kind === 'word' && !unitOf(form))
  const last = words.at(-1)?.form
  return last !== undefined && (isName(last) || isBought(last))
}

/** As a table has it, or a noun that one has and what agrees with it. */
function isNominative(words: readonly Form[]): boolean {
  if (isWritten(words)) return true
  const noun = words.find(isName)
  // «морква по корейськи»
  if (noun && noun === words[0] && said.apiece.has(words[1]?.low)) return true
  return noun !== undefined && words.every((word) => word === noun || agrees(word.low, noun.low))
}

/**
 * «помідори зелень», «сир ковбаса»: names that each stand there in full. That one of them may be said of the other
 * («зелені помідори», «ковбасний сир») makes no one name of them, where no table has it so.
 */
export function areOnlyBeside(words: readonly Form[]): boolean {
  return words.every((word) => word.cyrillic && isName(word)) && !isWritten(words)
}

function isWritten(words: readonly Form[]): boolean {
  const low = words.map((word) => word.low)
  return writtenNames().has(low.join(' ')) || writtenNames().has(low.toReversed().join(' '))
}

/** A noun of several things, as its ending tells. */
export function isMany({ low, light }: Form): boolean {
  return low !== light && said.severalOf.has(low)
}
