import { plurals } from '../plural.ts'
import type { pantry as uk } from '../uk/pantry.ts'

const plural = plurals('en')

export const pantry: typeof uk = {
  title: 'At home',
  gist: 'What you tick off moves in by itself, what you cook moves out. The rest can be typed or put right.',
  add: 'Add to what is at home',
  addShort: 'Add',
  placeholder: 'potatoes 2 kg',
  added: (count: number) => `Noted: ${count}`,
  cameTo: (what, before, now) => `${what}: ${before} before, ${now} now`,
  nowThere: (what, now) => `${what}: ${now} now`,
  only: (amount) => `Only ${amount}`,
  howMuch: 'nobody knows how much',
  asked: 'Is it still there?',
  askedHint:
    'We have heard nothing of it for a while, or its date is past, so lists do not count on it.',
  seen: (date: string) => `last on ${date}`,
  until: (date: string) => `best before ${date}`,
  opened: (date: string) => (date ? `opened on ${date}` : 'opened'),
  still: 'Yes',
  stillOf: (what: string) => `Still there: ${what}`,
  stillDone: (what: string) => `Counted on: ${what}`,
  gone: 'No',
  goneOf: (what: string) => `Not at home: ${what}`,
  goneDone: (what: string) => `Used up: ${what}`,
  correct: (what: string) => `Put right: ${what}`,
  correctTitle: 'How much of it is at home',
  correctLine: 'What, and how much',
  correctHint: 'An amount is not needed: “oil” says that there is some, and nobody knows how much.',
  save: 'Save',
  cook: 'What to cook from it',
  bought: {
    title: 'Bought',
    by: 'How to show it',
    byDay: 'By day',
    byGood: 'By product',
    times: (count: number) => plural(count, { one: 'time', other: 'times' }),
    last: (date: string, amount: string) =>
      amount ? `last on ${date}, ${amount}` : `last on ${date}`,
    more: 'Show earlier ones',
    empty: 'What you bought will stand here',
    emptyHint: 'As soon as you tick something off a list, it is noted here with its day.',
    emptyAct: 'To the list',
  },
  empty: 'What is at home will stand here',
  emptyHint: 'Tick off what you buy, and it moves in by itself. Or type what you have.',
  emptyAct: 'To the list',
}
