import { type JSX, Show } from 'solid-js'
import { useApplication } from '../../application.ts'
import { tellingDiets } from '../../components/tellingDiets.ts'
import { bind } from '../../language/bind.ts'
import { useComposing } from './composing.ts'
import './derived.css'

/** What follows from the ingredients: price, diets, allergens. What is not known says so. */
export function Derived() {
  const { text, format, currency: usual } = useApplication()
  const { draft, understanding, saving } = useComposing()
  const written = () => draft.lines.some((row) => row.text.trim())
  const currency = () => saving.recipe()?.currency ?? usual
  const money = (minor: number) => bind(`≈ ${format.money(minor, currency())}`)
  const price = () => {
    const reading = understanding()
    return reading && reading.price > 0 ? reading : undefined
  }
  const unknown = () => understanding()?.unknown ?? 0
  const diets = () => tellingDiets(understanding()?.diets ?? [])
  const allergens = () => {
    const reading = understanding()
    if (!reading) return text.composer.unknownYet
    const names = (ids: readonly string[]) =>
      ids.map((one) => text.composer.allergenNames[one] ?? one).join(', ')
    const { allergens: sure, allergensOrdinary: ordinary, allergensRead } = reading
    const parts = [
      sure.length > 0 && names(sure),
      ordinary.length > 0 && text.composer.ordinarily(names(ordinary)),
    ].filter((part) => part !== false)
    if (allergensRead) return parts.join('; ') || text.composer.noAllergens
    return parts.length > 0
      ? [...parts, text.composer.unknownRest].join('; ')
      : text.composer.unknownYet
  }
  return (
    <section class="derived" aria-labelledby="derived">
      <h2 id="derived">{text.composer.derived}</h2>
      <Show when={written()} fallback={<p class="small muted">{text.composer.notYet}</p>}>
        {/* Before it is read, nothing is known, not even that something is unknown. */}
        <Show
          when={understanding()}
          fallback={<p class="small muted">{text.composer.readingLines}</p>}
        >
          <dl>
            <Fact name={text.recipe.serving}>
              <Show when={price()} fallback={text.common.priceUnknown}>
                {(reading) => money(reading().pricePerServing)}
              </Show>
            </Fact>
            <Fact name={text.composer.whole}>
              <Show when={price()} fallback={text.common.priceUnknown}>
                {(reading) => money(reading().price)}
              </Show>
            </Fact>
            <Fact name={text.composer.diets}>
              <Show
                when={diets().length > 0}
                fallback={unknown() > 0 ? text.composer.unknownYet : text.composer.dietsNone}
              >
                {diets()
                  .map((diet) => text.recipe.diets[diet] ?? diet)
                  .join(', ')}
              </Show>
            </Fact>
            <Fact name={text.composer.allergens}>{allergens()}</Fact>
          </dl>
        </Show>
      </Show>
      <Show when={unknown() > 0}>
        <p class="small muted">{text.composer.unknownPriced(unknown())}</p>
      </Show>
      <Show when={understanding()?.unmeasured.join('; ')}>
        {(lines) => <p class="small muted">{text.dish.unmeasured(lines())}</p>}
      </Show>
    </section>
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
