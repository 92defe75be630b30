import { ExternalLink } from 'lucide'
import { For, Show } from 'solid-js'
import { useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { photoSizes } from '../../components/photoSizes.ts'
import { bind } from '../../language/bind.ts'
import type { Dish } from './dish.ts'
import './moreOfDish.css'

/** Photos besides the first; a tap shows one whole. */
export function MorePhotos(props: { of: Dish }) {
  const text = useText()
  return (
    <Show when={props.of.morePhotos.length > 0}>
      <ul class="dish-photos">
        <For each={props.of.morePhotos}>
          {(url, index) => (
            <li>
              <a href={url.replace(/[^/]+$/, 'large.webp')}>
                <img
                  src={photoSizes(url).medium}
                  srcset={photoSizes(url).srcset}
                  sizes="11rem"
                  alt={text.dish.photoOf(index() + 2)}
                  width="176"
                  height="132"
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}

export function Equipment(props: { of: Dish }) {
  const text = useText()
  return (
    <Show when={(props.of.equipment ?? []).length > 0}>
      <section class="dish-equipment" aria-labelledby="equipment">
        <h3 id="equipment">{text.recipe.more.equipment}</h3>
        <ul lang={props.of.language}>
          <For each={props.of.equipment}>{(tool) => <li>{bind(tool)}</li>}</For>
        </ul>
      </section>
    </Show>
  )
}

/** Tips of whoever wrote the recipe, and the film that they name. */
export function Notes(props: { of: Dish }) {
  const text = useText()
  return (
    <Show when={props.of.notes || props.of.videoUrl}>
      <section class="dish-notes" aria-labelledby="notes">
        <h2 id="notes">{text.recipe.more.notes}</h2>
        <Show when={props.of.notes}>
          {(notes) => (
            <p class="written" lang={props.of.language}>
              {bind(notes())}
            </p>
          )}
        </Show>
        <Show when={props.of.videoUrl}>
          {(address) => (
            <p>
              <a class="row tight" href={address()} rel="noopener nofollow ugc" target="_blank">
                <Icon of={ExternalLink} />
                {`${text.recipe.more.video}: ${hostOf(address())}`}
              </a>
            </p>
          )}
        </Show>
      </section>
    </Show>
  )
}

function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\./, '') ?? address
}
