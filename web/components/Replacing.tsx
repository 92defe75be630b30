import { lazy, Show } from 'solid-js'
import type { ReplacedDish, ReplacingChoice } from '../../shared/wire/replacing.ts'
import { loadPart } from '../language/parts.ts'
import { useMe } from '../session/me.ts'
import { Later } from './Later.tsx'

// Comes for whoever is signed in: a guest carries none of it.
const ReplacingForm = lazy(async () => {
  const [form] = await Promise.all([import('./ReplacingForm.tsx'), loadPart('dish')])
  return form
})

/** What may be taken instead of that which somebody of the kitchen does not eat; nothing where nobody minds. */
export function Replacing(props: {
  dish: ReplacedDish
  replace: (choices: ReplacingChoice[]) => Promise<unknown>
}) {
  const me = useMe()
  return (
    <Later>
      <Show when={me.isSuccess && me.data}>
        <ReplacingForm dish={props.dish} replace={props.replace} />
      </Show>
    </Later>
  )
}
