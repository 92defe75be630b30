import { patternTable } from '../word-table.ts'

/** What stands among numbers and signs, each a piece of a regular expression. */
export const marks = patternTable({
  /** «1 і 1/2», "1 and 1/2". */
  joinsFraction: { uk: 'і|та', en: 'and' },
  /** «С1» is a grade of eggs and «Т55» one of flour, «№5» a shape of pasta: no amounts. */
  grade: {
    signs: String.raw`
      № ?\d{1,3}
      [СсCc][0-3](?![\p{L}\d])
      [ТT]\d{2,4}(?!\d)
    `,
  },
  /** «ж/б», «з/б»: a tin. */
  tin: { uk: '([жз])/б' },
  /** A box that is crossed. */
  crossed: { signs: 'xXхХ' },
})

/** A tin in one spelling. */
export const tinWithDot = '$1.б'

/** Characters that are as they should be already. */
export const usual = ' -.0-~Ѐ-џҐґ«»№½¼¾'
