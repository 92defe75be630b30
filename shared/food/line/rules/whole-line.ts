import { choiceOfKinds, partsOfMixture } from '../bracket-parts.ts'
import { headingOf, saysWhatFor } from '../heading.ts'
import { eitherInBrackets, kindsInBrackets } from '../in-brackets.ts'
import { nounOfChoice } from '../noun-of-choice.ts'
import { readOne } from '../one.ts'
import { partedByAmounts } from '../rows/amounts-part.ts'
import { bareList } from '../rows/bare-list.ts'
import { hurriedRow } from '../rows/hurried.ts'
import { countsUnsure, isUnreadRow } from '../rows/unread-row.ts'
import { withoutGuess } from '../rows/which-pepper.ts'
import { betweenStrokes } from '../strokes.ts'
import type { ParsedLine } from '../types.ts'
import { kinds } from './kinds.ts'
import { answer, needs, parting, parts } from './needs.ts'
import type { Rule } from './rule.ts'

/** Lines that are a heading, and those that are read as a whole: lists without marks, and what brackets part. */
export const wholeLine: readonly Rule[] = [
  {
    name: 'heading',
    says: 'It names the part of the dish that the next lines are for. What it names counts for allergies.',
    pattern: kinds.colon | kinds.heading,
    build: (draft) => {
      const heading = headingOf(draft.text)
      if (heading) draft.answer = headed(draft.text, heading)
      return heading !== null
    },
    examples: [
      ['Для тіста:', { heading: true }],
      ['For the sauce', { heading: true }],
      ['Na těsto:', { heading: true }],
    ],
  },
  {
    name: 'list without marks',
    says: 'Foods with nothing between them, each in the nominative, are so many needs; of two it may be unsure.',
    unless: parting | kinds.digit | kinds.bracket | kinds.colon | kinds.dash | kinds.slash,
    build: (draft) => {
      if (draft.tokens.some(parts)) return false
      const found = bareList(draft.source, draft.understood)
      if (found !== 'unsure') return answer(draft, withoutGuess(found.map((food) => readOne(food))))
      return answer(draft, [{ ...readOne(draft.source), understood: false }])
    },
    examples: [
      ['хліб молоко яйця', needs('bread', 'milk', 'egg')],
      ['картопля морква буряк на борщ', needs('potato', 'carrot', 'beetroot')],
      ['петрушка кріп', needs('parsley', 'dill')],
      ['яблука банани', { food: 'apple', understood: false }],
      ['milk bread eggs', needs('milk', 'bread', 'egg')],
    ],
  },
  {
    name: 'row typed in a hurry',
    says: 'Names that stand there to the letter, of foods and of things, with nothing between them but how much there is.',
    unless: kinds.or | kinds.mixing | kinds.bracket | kinds.colon | kinds.dash | kinds.slash,
    build: (draft) => answer(draft, hurriedRow(draft.source, draft.tokens)),
    examples: [
      ['кава чай цукор', needs('coffee', 'black-tea', 'sugar')],
      ['молоко 2 хліб яйця 10', { quantity: 2, ...needs('milk', 'bread', 'egg') }],
      ['eggs 12 milk bread', { quantity: 12, ...needs('egg', 'milk', 'bread') }],
      ['хліб молоко і яйця', needs('bread', 'milk', 'egg')],
      ['milk bread and eggs', needs('milk', 'bread', 'egg')],
      ['оливкова олія оцет', needs('olive-oil', 'vinegar')],
    ],
  },
  {
    name: 'row with a word that nobody knows',
    says: 'Two foods side by side that cannot be one, beside a word of no name: all of it is kept as it was typed.',
    unless:
      parting |
      kinds.or |
      kinds.note |
      kinds.digit |
      kinds.bracket |
      kinds.colon |
      kinds.dash |
      kinds.slash,
    build: (draft) =>
      isUnreadRow(draft.tokens) && answer(draft, [{ ...readOne(draft.source), understood: false }]),
    examples: [['порошок хліб молоко', { food: 'bread', understood: false }]],
  },
  {
    name: 'row that is counted as one',
    says: 'An amount, and behind it three foods or more that cannot be one: it is kept as it was typed.',
    // What is counted so has no word in Cyrillic first.
    pattern: kinds.latin,
    unless:
      parting | kinds.or | kinds.note | kinds.bracket | kinds.colon | kinds.dash | kinds.slash,
    build: (draft) =>
      countsUnsure(draft.tokens) &&
      answer(draft, [{ ...readOne(draft.source), understood: false }]),
    examples: [['2 cans tuna mayo celery', { food: 'celery', understood: false }]],
  },
  {
    name: 'parted by amounts',
    says: 'Foods of which each has its amount, before it or behind it, are so many needs, with nothing between them.',
    pattern: kinds.digit,
    unless: kinds.bracket | kinds.colon | kinds.dash | kinds.slash,
    build: (draft) =>
      !draft.tokens.some(parts) && answer(draft, partedByAmounts(draft.source, draft.tokens)),
    examples: [
      [
        '1 kg plums with 800 g preserving sugar',
        { quantity: 1, unit: 'kg', ...needs('plum', 'gelling-sugar') },
      ],
    ],
  },
  {
    name: 'seasonings between strokes',
    says: 'Three names or more between strokes are a list where salt is among them; of other seasonings it may be a choice.',
    pattern: kinds.slash,
    unless: kinds.digit | kinds.bracket | kinds.colon,
    build: (draft) => {
      const found = betweenStrokes(draft.text)
      if (found === undefined) return false
      if (found !== 'unsure') return answer(draft, found)
      return answer(draft, [{ ...readOne(draft.source), understood: false }])
    },
    examples: [
      [
        'sea salt / black pepper / chilli flakes',
        needs('sea-salt', 'black-pepper', 'chili-flakes'),
      ],
      ['thyme / rosemary / oregano', { food: 'thyme', understood: false }],
    ],
  },
  {
    name: 'noun of a choice',
    says: 'Of three kinds or more, any of which will do, the noun is said once, with the last.',
    pattern: kinds.or,
    unless: kinds.bracket | kinds.colon,
    build: (draft) => {
      if ((draft.kinds & kinds.comma) === 0) return false
      const found = nounOfChoice(draft.source, draft.tokens)
      return answer(draft, found ? [found] : [])
    },
    examples: [
      [
        'курячий, яловичий чи овочевий бульйон',
        { food: 'chicken-broth', alternatives: ['beef-broth', 'vegetable-broth'] },
      ],
      [
        'canola, vegetable or peanut oil',
        { food: 'rapeseed-oil', alternatives: ['vegetable-oil', 'peanut-oil'] },
      ],
      ['hovězí, vepřové nebo kuřecí maso', { food: 'beef', alternatives: ['pork', 'chicken'] }],
    ],
  },
  {
    name: 'which of many in brackets',
    says: 'Of a word for many foods, the foods behind it in brackets are what is meant: «зелень (кріп, петрушка)».',
    pattern: kinds.bracket,
    build: (draft) => {
      const found = kindsInBrackets(draft.source)
      return answer(draft, found.length > 0 ? found : eitherInBrackets(draft.source))
    },
    examples: [
      ['зелень (кріп, петрушка)', needs('dill', 'parsley')],
      ['1 cup chopped nuts (pecans or walnuts)', { food: 'pecan', alternatives: ['walnut'] }],
      ['горіхи (волоські або мигдаль) 100 г', { food: 'walnut', alternatives: ['almond'] }],
    ],
  },
  {
    name: 'parts of a mixture',
    says: 'What brackets or a colon put together, each with its amount, is asked for; of two kinds in brackets either.',
    pattern: kinds.bracket | kinds.colon,
    build: (draft) => {
      const found = partsOfMixture(draft.source)
      const either = found.length === 0 ? choiceOfKinds(draft.source) : undefined
      return answer(draft, either ? [either] : found)
    },
    examples: [
      [
        'Фарш (300 г свинячого і 200 г яловичого)',
        { quantity: 300, unit: 'g', ...needs('pork-mince', 'beef-mince') },
      ],
      [
        'Фарш (свинина 300 г, яловичина 200 г)',
        { quantity: 300, unit: 'g', ...needs('pork-mince', 'beef-mince') },
      ],
      [
        'фарш 500 г (300 г свинини + 200 г яловичини)',
        { quantity: 300, unit: 'g', ...needs('pork-mince', 'beef-mince') },
      ],
      [
        'Bell peppers (red - 2, yellow - 1)',
        { quantity: 2, ...needs('red-bell-pepper', 'yellow-bell-pepper') },
      ],
      [
        'mixed berries (100g raspberries, 100g blueberries)',
        { quantity: 100, unit: 'g', ...needs('raspberry', 'blueberry') },
      ],
      [
        'Перець (червоний — 2 шт., жовтий — 1 шт.)',
        { quantity: 2, unit: 'piece', ...needs('red-bell-pepper', 'yellow-bell-pepper') },
      ],
      [
        'cornstarch slurry (1 tbsp cornstarch + 2 tbsp water)',
        { quantity: 1, unit: 'tbsp', ...needs('corn-starch', 'water') },
      ],
    ],
  },
]

/** «Тісто:» is no ingredient. Yet what it names counts for allergies, unless it says what the part is for. */
function headed(text: string, heading: string): ParsedLine {
  const line: ParsedLine = { text, foodText: '', understood: false, heading: true }
  if (saysWhatFor(heading)) return line
  const { food, alternatives = [], mentions = [] } = readOne(heading)
  const named = [...(food ? [food] : []), ...alternatives, ...mentions]
  return named.length > 0 ? { ...line, mentions: named } : line
}
