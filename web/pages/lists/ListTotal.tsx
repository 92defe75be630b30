import { ShoppingCart } from 'lucide'
import { For, Show } from 'solid-js'
import { wholeUnits } from '../../../shared/money.ts'
import type { ShoppingListView } from '../../../shared/wire/shopping.ts'
import { to } from '../../addresses.ts'
import { useApplication, useText } from '../../application.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { RecipePicture } from '../../components/RecipePicture.tsx'
import { StitchProgress } from '../../components/StitchProgress.tsx'
import { bind } from '../../language/bind.ts'
import { dayNamesFor } from '../../language/dayNames.ts'
import { useStores } from '../../session/stores.ts'
import './listTotal.css'
import { hasPriceToSay } from './shownRow.ts'

/** What the list comes to, how far the shopping is, and for which dishes it is. */
export function ListTotal(props: { of: ShoppingListView; done: number }) {
  const { lists } = useText()
  const { format, language } = useApplication()
  const names = dayNamesFor(language)
  const sum = () => props.of.rows.reduce((total, row) => total + (row.price ?? 0), 0)
  const stores = useStores()
  // Where there is no store there is no cart, and what is bought already needs none.
  const toFill = () => (stores.data?.length ?? 0) > 0 && props.done < props.of.rows.length
  const unknown = () =>
    props.of.rows.filter((row) => row.price === null && hasPriceToSay(row)).length
  return (
    <aside class="till" classList={{ fillable: toFill() }} aria-label={lists.summary}>
      <div class="till-sum">
        <p class="overline">{lists.about}</p>
        <p class="sum">
          {sum() > 0
            ? format.money(wholeUnits(sum(), props.of.currency), props.of.currency)
            : lists.noSum}
        </p>
      </div>
      <Show when={toFill()}>
        <a class="button primary large" href={to.cart(props.of.id)}>
          <Icon of={ShoppingCart} />
          {lists.fillCart}
        </a>
      </Show>
      <div class="till-more">
        <p class="small muted" role="status">
          {props.done === props.of.rows.length
            ? lists.done
            : lists.bought(props.done, props.of.rows.length)}
        </p>
        <Show when={sum() > 0 && unknown() > 0}>
          <p class="small muted unpriced">{lists.unknownPrices(unknown())}</p>
        </Show>
        <StitchProgress value={props.done / props.of.rows.length} label={lists.progress} />
      </div>
      <Show when={props.of.dishes.length > 0}>
        <section class="for-dishes" aria-labelledby="for-dishes">
          <h2 id="for-dishes">{lists.forDishes}</h2>
          <ul>
            <For each={props.of.dishes}>
              {(dish) => (
                <li>
                  <Show when={dish.picture} fallback={<span />}>
                    {(picture) => (
                      <RecipePicture
                        publicationId={picture().seed}
                        photoUrl={picture().photoUrl}
                        sizes="2.5rem"
                      />
                    )}
                  </Show>
                  <span>{bind(dish.title)}</span>
                  <small class="muted">
                    {dish.dates.map((date) => names.brief(date)).join(', ')}
                  </small>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
    </aside>
  )
}
