import { expect, test } from 'bun:test'
import { health } from '../../../shared/food/ask/words/health.ts'
import { vaguely } from '../../../shared/food/ask/words/vague.ts'
import * as among from '../../../shared/food/names/words/told-among.ts'
import * as apart from '../../../shared/food/names/words/told-apart.ts'
import { Expressions } from '../../../shared/food/text/expressions.ts'
import { neededPieces, waysToMatch } from '../../../shared/food/text/needed-pieces.ts'
import { blindEnglishLines } from './sets/blind-1/lines.en.ts'
import { blindUkrainianLines } from './sets/blind-1/lines.uk.ts'
import { blindQueries } from './sets/blind-1/queries.ts'
import { englishQueries, ukrainianQueries } from './sets/queries.ts'

test.each<[RegExp, string[] | undefined]>([
  [/лактоз/u, ['лактоз']],
  [/SKIN[- ]on|зі? шкір(?:ою|кою)/iu, ['skin', ' шкірою', ' шкіркою']],
  [/(?<!\p{L})(?:very )?sweet(?:ish)?(?!\p{L})/u, ['sweet']],
  [/colou?rs?/u, ['colo']],
  [/(?:ab|cd)[ef]g/u, ['abeg', 'abfg', 'cdeg', 'cdfg']],
  [/(?:pan )+cake|\bпан\u043aейк/u, ['pan ', 'панкейк']],
  [/a{2,3}bread\.$/u, ['bread.']],
  [/🥚?egg/u, ['egg']],
  [/(?<one>left|right) hand/u, ['left hand', 'right hand']],
  [/(?:(?!)|bread)s/u, ['breads']],
  [/\d+|bread/u, undefined],
  [/(?:bread)?/u, undefined],
  [/[^a]\p{L}*/u, undefined],
])('Of what %p matches each holds one of %p', (expression, pieces) => {
  expect(neededPieces(expression)).toEqual(pieces)
})

test.each<[RegExp, string[][][] | undefined]>([
  [/without (?:any )?(?:nuts|eggs)/u, [[['without '], ['nuts', 'eggs']]]],
  [
    /no nuts|(?:free|void) of \d+ (?:nuts|eggs)/u,
    [
      [['no nuts']],
      [
        ['free of ', 'void of '],
        [' nuts', ' eggs'],
      ],
    ],
  ],
  [/nuts?-free|\d/u, undefined],
])('For %p to match a text holds pieces %p', (expression, ways) => {
  expect(waysToMatch(expression)).toEqual(ways)
})

test('Where a match needs several pieces, an expression is asked only about texts that hold them all', () => {
  const said = new Expressions([
    [/without (?:any )?nuts|nut-free/u, 'nuts'],
    [/without (?:any )?eggs/u, 'eggs'],
    [/\d/u, 'any'],
  ])
  expect(said.in('without nuts')).toEqual(['nuts', 'any'])
  expect(said.in('eggs, without nuts')).toEqual(['nuts', 'eggs', 'any'])
  expect(said.in('nut-free')).toEqual(['nuts', 'any'])
  expect(said.in('eggs and nuts')).toEqual(['any'])
})

test('A group that is not known is refused, and not misread', () => {
  expect(() => neededPieces(/(?i:a)b/)).toThrow('no known kind')
})

test('Every expression that matches a text is among those that may match it', () => {
  const expressions = [
    ...[...apart.phrases, ...among.phrases].map(([phrase]) => phrase),
    ...Object.values(health).map((said) => new RegExp(said, 'iu')),
    ...Object.values(vaguely).map((said) => new RegExp(said.replaceAll('*', "[\\p{L}']*"), 'u')),
  ]
  const all = new Expressions(expressions.map((one) => [one, one] as const))
  const texts = [
    ...[...blindEnglishLines, ...blindUkrainianLines].map(([text]) => text),
    ...[...blindQueries, ...englishQueries, ...ukrainianQueries].map(([text]) => text),
  ].flatMap((text) => [text, text.toUpperCase()])
  const missed = texts.flatMap((text) => {
    const heard = new Set(all.in(text))
    return expressions.filter((one) => !heard.has(one) && one.test(text)).map((one) => [text, one])
  })
  expect(missed).toEqual([])
})

test('A letter that an expression takes for another is taken for it here, too', () => {
  expect(new Expressions([[/skin/iu, 1]]).in('ſkin')).toEqual([1])
  expect(new Expressions([[/сир/iu, 1]]).in('\u1c83ир')).toEqual([1])
  expect(new Expressions([[/skin/iu, 1]]).in('chin')).toEqual([])
})
