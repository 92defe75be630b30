import { withMakers } from '../../brands/index.ts'
import { spoken } from '../../czech/read.ts'
import type { Token } from '../../text/tokens.ts'
import { advisedIn } from '../advised.ts'
import { isErrand } from '../errand.ts'
import { unglue } from '../glued.ts'
import { wordsInFull } from '../receipts.ts'
import { takePhrase, withoutAsking } from '../region.ts'
import { withoutDoing } from '../sentences.ts'
import type { ParsedLine } from '../types.ts'
import { optionalWords, orWords, tasteWords } from '../words/index.ts'
import { said } from '../words/said.ts'
import { kinds } from './kinds.ts'
import { respelling } from './respelling.ts'
import type { Rule } from './rule.ts'

/** The words of the line, each with what it can be taken for. */
export const wording: readonly Rule[] = [
  {
    name: 'words and numbers',
    says: 'The line is cut into words, numbers with their fractions, and marks.',
    build: (draft) => {
      draft.cut()
      return true
    },
    examples: [['1½ склянки борошна', { quantity: 1.5, unit: 'glass', food: 'wheat-flour' }]],
  },
  ...respelling,
  {
    name: 'errand',
    says: 'What is to be done, and names of people alone, are nothing to buy.',
    pattern: kinds.errand,
    build: (draft) => {
      if (!isErrand(draft.written)) return false
      draft.answer = { ...draft.line, foodText: draft.source }
      return true
    },
    examples: [
      ['подзвонити Оленці про торт', { understood: false }],
      ['Verunka', { understood: false }],
    ],
  },
  {
    name: 'sentence',
    says: 'A sentence that asks for what comes next says nothing of it.',
    pattern: kinds.asking,
    build: (draft) => {
      const changed = draft.retake(withoutDoing(withoutAsking(draft.tokens)))
      draft.understood = draft.tokens
      return changed
    },
    examples: [
      ['Ще нам знадобиться сіль', { food: 'salt' }],
      ["You'll also need some butter", { food: 'butter' }],
      ['Budeme ještě potřebovat sůl', { food: 'salt' }],
      [
        'Mix the flour with the cocoa',
        { food: 'wheat-flour', more: [{ food: 'cocoa' } as ParsedLine] },
      ],
    ],
  },
  {
    name: 'words cut short',
    says: 'What receipts leave of words is said in full: «кисломол.», "CHKN BRST".',
    pattern: kinds.short,
    build: (draft) => {
      const changed = draft.retake(wordsInFull(draft.tokens))
      draft.understood = draft.tokens
      return changed
    },
    examples: [
      ['ORG BNLS CHKN BRST', { food: 'chicken-fillet', understood: true }],
      ['СИР КИСЛОМОЛ 9%', { food: 'cottage-cheese', understood: true }],
    ],
  },
  {
    name: 'makers',
    says: "A maker's name, of however many words, only tells who made it.",
    pattern: kinds.maker,
    build: (draft) => {
      const changed = draft.retake(withMakers(draft.tokens))
      draft.understood = draft.tokens
      return changed
    },
    examples: [
      ['масло Яготинське 200 г', { food: 'butter', qualities: ['яготинське'] }],
      ['Tatra mléko 1 l', { food: 'milk', qualities: ['tatra'] }],
    ],
  },
  {
    name: 'Czech',
    says: 'In a Czech line each name of a food becomes one word, and the words around it what they mean.',
    pattern: kinds.latin,
    build: (draft) => {
      const changed = draft.retake(spoken(draft.tokens))
      draft.understood = draft.tokens
      return changed
    },
    examples: [['350 g hladké mouky', { quantity: 350, unit: 'g', food: 'wheat-flour' }]],
  },
  {
    name: 'glued words',
    says: 'What was written as one word is parted, and what is one but was written as several is joined.',
    pattern: kinds.dash | kinds.slash | kinds.ampersand | kinds.half,
    build: (draft) => draft.retake(unglue(draft.tokens)),
    examples: [
      ['півсклянки цукру', { quantity: 0.5, unit: 'glass', food: 'sugar' }],
      ['2 bone-in chicken thighs', { quantity: 2, food: 'chicken-thigh' }],
    ],
  },
  {
    name: 'to taste',
    says: 'As much as one likes: the words are taken out and kept as a sign.',
    pattern: kinds.taste,
    build: (draft) => {
      const rest = takePhrase(draft.tokens, tasteWords)
      draft.tasted = rest !== undefined
      return rest !== undefined && draft.retake(rest)
    },
    examples: [
      ['сіль за смаком', { food: 'salt', toTaste: true }],
      ['salt to taste', { food: 'salt', toTaste: true }],
      ['sůl podle chuti', { food: 'salt', toTaste: true }],
    ],
  },
  {
    name: 'advice for some',
    says: 'What only some need, or leave out for a reason of theirs, is a note and changes nothing.',
    pattern: kinds.bracket | kinds.comma,
    build: (draft) => {
      const advised = advisedIn(draft.tokens)
      if (!advised) return false
      draft.advised = advised
      return draft.retake(draft.tokens.filter((token) => !advised.includes(token)))
    },
    examples: [
      ['soy sauce (gluten-free if needed)', { food: 'soy-sauce', note: 'gluten-free if needed' }],
      ['soda (omit if your flour has it)', { note: 'omit if your flour has it' }],
    ],
  },
  {
    name: 'optional',
    says: 'It may be left out.',
    pattern: kinds.optional,
    build: (draft) => {
      const rest = takePhrase(draft.tokens, optionalWords)
      draft.opted = rest !== undefined && !isOfNote(draft.tokens, rest)
      return rest !== undefined && draft.retake(rest)
    },
    examples: [
      ['кріп за бажанням', { food: 'dill', optional: true }],
      ['1 egg (optional)', { food: 'egg', optional: true }],
    ],
  },
]

/** "heads removed if you like", "or more if needed": what is optional is that, and not the food. */
function isOfNote(tokens: readonly Token[], rest: readonly Token[]): boolean {
  const at = tokens.findIndex((token, place) => token !== rest[place])
  const before = tokens[at - 1]
  if (!tokens.slice(0, at).some(({ low }) => low === ',')) return false
  return said.takenAway.has(before?.low) || (said.moreOfIt.has(before?.low) && isOr(tokens, at - 2))
}

function isOr(tokens: readonly Token[], at: number): boolean {
  return orWords.has(tokens[at]?.low ?? '') || tokens[at]?.low === ','
}
