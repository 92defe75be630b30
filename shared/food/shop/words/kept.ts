import type { Language } from '../../../language/languages.ts'
import { patternTable } from '../../text/word-table.ts'

/** What people write beside a thing at home: until when it keeps, and when it was opened. */
export const kept = patternTable({
  until: {
    uk: String.raw`
      (?:(?:придатн\p{L}*|вжити|спожити|термін(?: придатності)?|годен|годна|годне) )?до(?: кінця)?
    `,
    en: String.raw`
      (?:best before|best by|use by|expires?(?: on)?|exp\.?|until|till|good until)(?: end of)?
    `,
    cs: String.raw`
      (?:(?:spotřebujte|spotřebovat|spotřeba|min\. trvanlivost|trvanlivost|vydrží|expirace) )?do
    `,
  },
  opened: {
    uk: String.raw`
      (?:відкри(?:т\p{L}+|в|ла|ли)|розпочат\p{L}+|розкри(?:т\p{L}+|в|ла|ли))
    `,
    en: 'opened',
    cs: String.raw`
      (?:otevřen\p{L}*|otevřel\p{L}?|načat\p{L}+)
    `,
  },
  /** Between «відкрита» and its date. */
  on: { uk: 'з|від', en: 'on|since', cs: 'dne|od' },
  yearWord: { uk: 'року|р' },
})

/** Days beside today. */
export const days: readonly (readonly [number, string])[] = [
  [-2, 'позавчора|předevčírem'],
  [-1, 'вчора|учора|yesterday|včera'],
  [0, 'сьогодні|today|dnes'],
  [1, 'завтра|tomorrow|zítra|zítřka'],
  [2, 'післязавтра|pozítří'],
]

/** «3 дні тому»: what stands before the number, and behind it, for so many days each. */
export const ago: readonly (readonly [number, string, string])[] = [
  [1, '', '(?:день|дні|днів) тому'],
  [1, '', 'days? ago'],
  [1, 'před ', '(?:dnem|dny)'],
  [7, '', '(?:тиждень|тижні|тижнів) тому'],
  [7, '', 'weeks? ago'],
  [7, 'před ', '(?:týdnem|týdny)'],
]

export const counts: readonly (readonly [number, string])[] = [
  [2, 'два|дві|two|dvěma'],
  [3, 'три|three|třemi'],
  [4, 'чотири|four|čtyřmi'],
  [5, "п[’']ять|five|pěti"],
  [6, 'шість|six|šesti'],
  [7, 'сім|seven|sedmi'],
  [1, 'один|a|an|one|jedním'],
]

export const months: readonly string[] = [
  String.raw`січ\p{L}*|jan\p{L}*|led(?:na|en)?`,
  String.raw`лют\p{L}*|feb\p{L}*|únor\p{L}*`,
  String.raw`бер(?:езня|езень)?|mar(?:ch)?|břez\p{L}*`,
  'квіт?(?:ня|ень)?|apr(?:il)?|dub(?:na|en)?',
  'трав?(?:ня|ень)?|may|květ(?:na|en)?',
  'черв?(?:ня|ень)?|june?|červ(?:na|en)',
  'лип(?:ня|ень)?|july?|červen(?:ce|ec)',
  'серп?(?:ня|ень)?|aug(?:ust)?|srp(?:na|en)?',
  'вер(?:есня|есень)?|sept?(?:ember)?|září',
  'жовт?(?:ня|ень)?|oct(?:ober)?|říj(?:na|en)?',
  String.raw`лист?(?:опада|опад)?|nov(?:ember)?|listopad\p{L}?`,
  'груд?(?:ня|ень)?|dec(?:ember)?|prosin(?:ce|ec)',
]

/** As it is written beside a thing whose words are to be changed: the same is read again. */
export const written: Readonly<Record<Language, { until: string; opened: string }>> = {
  uk: { until: 'до', opened: 'відкрито' },
  en: { until: 'best before', opened: 'opened' },
  cs: { until: 'spotřebujte do', opened: 'otevřeno' },
}
