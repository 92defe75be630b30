import { Show } from 'solid-js'
import { formatAmount } from '../../../shared/food/amounts/format.ts'
import { scaleAmount } from '../../../shared/food/amounts/scale.ts'
import type { RecipeTaken } from '../../../shared/food/line/types.ts'
import { to } from '../../addresses.ts'
import { useApplication } from '../../application.ts'
import { shareWords } from '../../components/taken.ts'
import { bind } from '../../language/bind.ts'
import { type NamedLine, writtenAmount } from './scaledLine.ts'

/** Another recipe that the dish takes a part of: its name, and how much. What goes into that stands below. */
export function TakenRecipe(props: { of: RecipeTaken; line: NamedLine; factor: number }) {
  const { text, language } = useApplication()
  const amount = () => {
    const { of, line, factor } = props
    const said = line.unit && writtenAmount(line)
    if (said) return bind(formatAmount(scaleAmount(said, factor), language))
    return of.share === null ? '' : shareWords(of.share * factor, language, text)
  }
  return (
    <Show
      when={!props.of.lost}
      fallback={
        <li>
          <span>
            {bind(props.line.text)}
            <small class="muted"> · {text.recipe.taken.lost}</small>
          </span>
        </li>
      }
    >
      <li class="group taken">
        <h3>
          <Show when={props.of.id} fallback={bind(props.of.title)}>
            {(id) => <a href={to.ownRecipe(id())}>{bind(props.of.title)}</a>}
          </Show>
        </h3>
        <span class="amount">{amount()}</span>
        <Show when={props.of.share === null}>
          <small class="muted">{text.recipe.taken.unmeasured}</small>
        </Show>
      </li>
    </Show>
  )
}
