import type { Language } from '../../../shared/language/languages.ts'
import { searchSentences } from '../../../shared/language/search.ts'
import type { SearchAnswer } from '../../../shared/wire/search.ts'

/**
 * «давай інше»: the page that follows as many as were seen. Where there is none, the last one again, with a word
 * about it.
 */
export async function othersThanSeen(
  times: number,
  language: Language,
  page: (cursor?: string) => Promise<SearchAnswer>,
): Promise<SearchAnswer> {
  let answer = await page()
  for (let seen = 0; seen < times && answer.items.length > 0; seen++) {
    if (answer.next === null) return again(answer, searchSentences[language].noOthers)
    answer = await page(answer.next)
  }
  return answer
}

function again(answer: SearchAnswer, said: string): SearchAnswer {
  return {
    ...answer,
    relaxed: [said, answer.relaxed].filter((one) => one !== null).join(' '),
    summary: `${answer.summary} ${said}`,
  }
}
