import { remembered as rememberedWords } from '../../../../shared/food/text/remembered.ts'

/** The same words are asked about again and again on a page; a stranger's page may say anything at any length. */
export const remembered = <Answer>(answer: (words: string) => Answer) =>
  rememberedWords(answer, 200, 4000)
