import { type JSX, Show } from 'solid-js'
import type { Language } from '../../shared/language/languages.ts'
import { useApplication } from '../application.ts'
import { locales } from '../language/format.ts'
import { usePaysElsewhere } from '../session/ownMoney.ts'

const moneyOf: Partial<Record<Language, string>> = { uk: 'UAH', cs: 'CZK' }

/** Estimates are not converted: whoever reads them in the language of another country is told whose money it is. */
export function OtherMoney(props: { children?: JSX.Element }) {
  const { language, currency } = useApplication()
  return (
    <Show when={(moneyOf[language] ?? currency) !== currency}>
      <Told>{props.children}</Told>
    </Show>
  )
}

/** The prices of a store of one's own need no such word. */
function Told(props: { children: JSX.Element }) {
  const { text, language, currency } = useApplication()
  const elsewhere = usePaysElsewhere(() => currency)
  const named = () =>
    new Intl.DisplayNames(locales[language], { type: 'currency' }).of(currency) ?? currency
  return (
    <Show when={!elsewhere()}>
      <p class="small muted other-money">
        {text.common.otherMoney(named())} {props.children}
      </p>
    </Show>
  )
}
