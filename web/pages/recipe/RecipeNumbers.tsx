import { type JSX, Show, Suspense } from 'solid-js'
import { useFormat, useText } from '../../application.ts'
import { OtherMoney } from '../../components/OtherMoney.tsx'
import { bind } from '../../language/bind.ts'
import { duration } from '../../language/duration.ts'
import { useMe } from '../../session/me.ts'
import { usePaysElsewhere } from '../../session/ownMoney.ts'
import type { Dish } from './dish.ts'

/** Time and price in a row; what is not known is left out, except the price. */
export function RecipeNumbers(props: { of: Dish }) {
  const text = useText()
  const format = useFormat()
  const me = useMe()
  const elsewhere = usePaysElsewhere(() => props.of.currency)
  const price = () =>
    props.of.pricePerServing > 0
      ? bind(`≈ ${format.money(props.of.pricePerServing, props.of.currency)}`)
      : text.common.priceUnknown
  return (
    <>
      <dl class="fact-grid">
        <Show when={props.of.totalMinutes}>
          {(minutes) => <Fact name={text.dish.total}>{duration(minutes(), text)}</Fact>}
        </Show>
        <Show when={props.of.cookMinutes}>
          {(minutes) => <Fact name={text.dish.active}>{duration(minutes(), text)}</Fact>}
        </Show>
        <Show when={props.of.restMinutes}>
          {(minutes) => <Fact name={text.recipe.more.rest}>{duration(minutes(), text)}</Fact>}
        </Show>
        <Show when={props.of.yieldText}>
          {(made) => <Fact name={text.recipe.more.yield}>{bind(made())}</Fact>}
        </Show>
        <Show when={!elsewhere()}>
          <Fact name={text.recipe.serving}>{price()}</Fact>
        </Show>
      </dl>
      <Show when={props.of.unmeasured?.join('; ')}>
        {(lines) => <p class="small muted">{text.dish.unmeasured(lines())}</p>}
      </Show>
      {/* Whoever has signed in is told beside the prices of stores. */}
      <Suspense>
        <Show when={me.data === null && props.of.pricePerServing > 0}>
          <OtherMoney />
        </Show>
      </Suspense>
    </>
  )
}

function Fact(props: { name: string; children: JSX.Element }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}
