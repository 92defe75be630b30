import { lazy, Show } from 'solid-js'
import { loadPart } from '../language/parts.ts'
import { useMe } from '../session/me.ts'
import { Later } from './Later.tsx'

// Comes for whoever is signed in: a guest carries none of it.
const ConcernTags = lazy(async () => {
  const [tags] = await Promise.all([import('./ConcernTags.tsx'), loadPart('dish')])
  return tags
})

/** Whom of the reader's kitchen a dish does not suit. Only the browser asks: a page is the same for everybody. */
export function Concerns(props: { dish: { publicationId: string } | { recipeId: string } }) {
  const me = useMe()
  return (
    <Later>
      <Show when={me.isSuccess && me.data}>
        <ConcernTags dish={props.dish} />
      </Show>
    </Later>
  )
}
