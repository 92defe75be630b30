import { For, Show } from 'solid-js'
import type { CookbookRecipe } from '../../../../shared/wire/cookbooks.ts'
import { to } from '../../../addresses.ts'
import { useText } from '../../../application.ts'
import { bind } from '../../../language/bind.ts'
import { duration } from '../../../language/duration.ts'

/** One recipe of the book, whole, as it is written. */
export function BookRecipe(props: { of: CookbookRecipe }) {
  const text = useText()
  const about = () =>
    [
      props.of.author,
      text.common.servings(props.of.servings),
      props.of.totalMinutes === null ? '' : duration(props.of.totalMinutes, text),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <article id={props.of.id} class="book-recipe" lang={props.of.language}>
      <h2>
        <a href={to.ownRecipe(props.of.id)}>{bind(props.of.title) || text.mine.untitled}</a>
      </h2>
      <p class="muted">{about()}</p>
      <Show when={props.of.photoUrl}>{(url) => <img src={url()} alt="" loading="lazy" />}</Show>
      <Show when={props.of.description}>{(said) => <p>{bind(said())}</p>}</Show>
      <div class="book-words">
        <ul>
          <For each={props.of.lines}>
            {(line) => <li classList={{ part: line.heading }}>{bind(line.text)}</li>}
          </For>
        </ul>
        <ol>
          <For each={props.of.steps}>
            {(step) => (
              <li>
                <Show when={step.part}>{(part) => <strong>{bind(part())}. </strong>}</Show>
                {bind(step.text)}
              </li>
            )}
          </For>
        </ol>
      </div>
      <Show when={props.of.notes}>{(notes) => <p class="written">{bind(notes())}</p>}</Show>
    </article>
  )
}
