import { For } from 'solid-js'
import { sitePageNames } from '../../shared/site-pages.ts'
import { to } from '../addresses.ts'
import { useText } from '../application.ts'
import './foot.css'

/** The pages about the service, at the end of every other one. */
export function Foot() {
  const text = useText()
  return (
    <footer class="foot">
      <nav aria-label={text.common.about}>
        <ul>
          <For each={sitePageNames}>
            {(name) => (
              <li>
                <a href={to.site(name)}>{text.common.site[name]}</a>
              </li>
            )}
          </For>
        </ul>
      </nav>
    </footer>
  )
}
