import { useParams } from '@solidjs/router'
import { useQuery } from '@tanstack/solid-query'
import { Show } from 'solid-js'
import type { RecipeView } from '../../../shared/wire/recipes.ts'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { Registered } from '../../components/Registered.tsx'
import { GonePage } from '../../components/states/GonePage.tsx'
import { useMe } from '../../session/me.ts'
import { orGone } from '../../session/orGone.ts'
import { present } from '../../session/present.ts'
import { Composer } from './Composer.tsx'
import { ComposeSkeleton } from './ComposeSkeleton.tsx'

export default function ComposePage() {
  const text = useText()
  const me = useMe()
  const params = useParams<{ id?: string }>()
  return (
    <Registered trial={!params.id} title={text.composer.titleNew} pending={<ComposeSkeleton />}>
      <Show when={me.data?.id} keyed>
        {(personId) => (
          <Show when={params.id} keyed fallback={<Composer personId={personId} recipe={null} />}>
            {(id) => <Written id={id} personId={personId} />}
          </Show>
        )}
      </Show>
    </Registered>
  )
}

/** Its author writes on and, where they let the kitchen, whoever cooks with them. */
function writableOf(recipe: RecipeView | undefined): RecipeView | undefined {
  return recipe?.mayEdit && !recipe.removed ? recipe : undefined
}

function Written(props: { id: string; personId: string }) {
  const text = useText()
  const api = useApi()
  const recipe = useQuery(() => ({
    // Not among what is told of anew: nobody's change may take the page away from under somebody who types.
    queryKey: ['compose', props.id] as const,
    queryFn: () => orGone(api.recipes.get.query({ id: props.id })),
    // It is read once, when writing begins: from then on the draft is what counts.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  }))
  return (
    <Answer of={recipe} pending={<ComposeSkeleton />}>
      {(answer) => (
        <Show
          when={writableOf(present(answer()))}
          fallback={
            <GonePage
              title={text.mine.gone}
              hint={text.mine.goneHint}
              on={{ href: to.recipes(), label: text.mine.title }}
            />
          }
        >
          {(found) => <Composer personId={props.personId} recipe={found()} />}
        </Show>
      )}
    </Answer>
  )
}
