import { useParams } from '@solidjs/router'
import { useQuery } from '@tanstack/solid-query'
import { Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { Registered } from '../../components/Registered.tsx'
import { GonePage } from '../../components/states/GonePage.tsx'
import { useLive } from '../../live/useLive.ts'
import { orGone } from '../../session/orGone.ts'
import { present } from '../../session/present.ts'
import { RecipeSkeleton } from '../recipe/RecipeSkeleton.tsx'
import { OwnRecipe } from './OwnRecipe.tsx'

export default function OwnRecipePage() {
  const text = useText()
  const api = useApi()
  const params = useParams<{ id: string }>()
  return (
    <Registered title={text.mine.title} pending={<RecipeSkeleton />}>
      <Found />
    </Registered>
  )

  function Found() {
    useLive(() => 'recipes')
    const recipe = useQuery(() => ({
      queryKey: ['recipes', 'one', params.id] as const,
      queryFn: () => orGone(api.recipes.get.query({ id: params.id })),
      staleTime: 0,
    }))
    return (
      <Answer of={recipe} pending={<RecipeSkeleton />}>
        {(answer) => (
          <Show
            when={present(answer())}
            fallback={
              <GonePage
                title={text.mine.gone}
                hint={text.mine.goneHint}
                on={{ href: to.recipes(), label: text.mine.title }}
              />
            }
          >
            {(found) => <OwnRecipe of={found()} />}
          </Show>
        )}
      </Answer>
    )
  }
}
