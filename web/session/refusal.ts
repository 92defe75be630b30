import { useLocation } from '@solidjs/router'
import { useQuery } from '@tanstack/solid-query'
import type { ErrorCode } from '../../shared/errors.ts'
import { useApplication } from '../application.ts'

/** The refusal that the address holds, as a form takes it; the code is ours or there is no sentence. */
export function useCame(): () => { code: string | undefined; sentence: string | undefined } {
  const location = useLocation()
  const code = () => {
    const given = location.query['error']
    return typeof given === 'string' ? given : undefined
  }
  const refusal = useRefusal(code)
  return () => ({ code: code(), sentence: refusal.data || undefined })
}

/**
 * The sentence for the code that a form or another service came back with in the address. It is
 * found while the page is rendered and travels with it: the browser loads no list of sentences.
 */
export function useRefusal(code: () => string | undefined) {
  const { language, text } = useApplication()
  return useQuery(() => ({
    queryKey: ['refusal', code() ?? ''] as const,
    queryFn: async (): Promise<string> => {
      const asked = code()
      if (asked === undefined) return ''
      if (asked === 'input_invalid') return text.form.errors.input
      // These say for how many seconds, which an address does not hold.
      if (asked === 'rate_limited' || asked === 'sign_in_slowed') return text.form.errors.often
      const [{ errorKinds }, { errorSentence }] = await Promise.all([
        import('../../shared/errors.ts'),
        import('../../shared/language/sentence.ts'),
      ])
      return Object.hasOwn(errorKinds, asked) ? errorSentence(asked as ErrorCode, language) : ''
    },
    staleTime: Number.POSITIVE_INFINITY,
  }))
}
