import { X } from 'lucide'
import { For } from 'solid-js'
import { useText } from '../../../application.ts'
import { Icon } from '../../../components/Icon.tsx'

/** What no permission includes. */
export function NeverList() {
  const text = useText()
  return (
    <section aria-labelledby="never">
      <h2 id="never">{text.agents.consent.never}</h2>
      <ul class="never">
        <For each={Object.values(text.agents.consent.nevers)}>
          {(never) => (
            <li>
              <Icon of={X} />
              {never}
            </li>
          )}
        </For>
      </ul>
      <p class="small muted">{text.agents.consent.revocable}</p>
    </section>
  )
}
