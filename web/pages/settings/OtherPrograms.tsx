import { For } from 'solid-js'
import { type LeftBehind, leftBehind, otherFormats } from '../../../shared/other-formats.ts'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import './opening.css'
import { Row } from './Row.tsx'

/** Names are the same in every language. */
const programs = {
  markdown: 'Markdown',
  cooklang: 'Cooklang',
  mealie: 'Mealie',
  paprika: 'Paprika',
  tandoor: 'Tandoor',
}

/** What no program has room for is said once. */
const nowhere = leftBehind.mealie.filter((one) =>
  otherFormats.every((format) => leftBehind[format].includes(one)),
)

/** Recipes as other programs read them, and what of them does not go along. */
export function OtherPrograms() {
  const words = useText().settings.data
  const lines = () =>
    [
      { whose: words.everywhere, what: nowhere },
      ...otherFormats.map((format) => ({
        whose: programs[format],
        what: leftBehind[format].filter((one) => !nowhere.includes(one)),
      })),
    ].filter(({ what }) => what.length > 0)
  const named = (what: readonly LeftBehind[]) => what.map((one) => words.without[one])
  return (
    <div>
      <Row title={words.elsewhere} hint={words.elsewhereHint}>
        <div class="row tight">
          <For each={Object.entries(programs)}>
            {([format, name]) => (
              <a class="button" href={to.exportedAs(format)} download="">
                {name}
              </a>
            )}
          </For>
        </div>
      </Row>
      <details class="opening small">
        <summary>{words.elsewhereLeft}</summary>
        <ul>
          <For each={lines()}>
            {({ whose, what }) => <li>{words.goesWithout(whose, named(what))}</li>}
          </For>
        </ul>
      </details>
    </div>
  )
}
