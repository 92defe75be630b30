import { useLocation } from '@solidjs/router'
import { useQuery } from '@tanstack/solid-query'
import { Show } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { GonePage } from '../../components/states/GonePage.tsx'
import { Head } from '../../head/Head.tsx'
import { orGone } from '../../session/orGone.ts'
import { present } from '../../session/present.ts'
import { CookButton, PrintButton } from './CommonActions.tsx'
import { DishView } from './DishView.tsx'
import { sharedDish } from './dish.ts'
import { RecipeSkeleton } from './RecipeSkeleton.tsx'

/** A recipe that somebody was sent the link of: they read it, for as many as they like, whoever they are. */
export default function SharedRecipePage() {
  const { dish } = useText()
  const api = useApi()
  const location = useLocation()
  const key = () => String(location.query['key'] ?? '')
  const recipe = useQuery(() => ({
    queryKey: ['shared-recipe', key()] as const,
    queryFn: () => orGone(api.recipes.readShared.query({ key: key() })),
    staleTime: 0,
  }))
  return (
    <Answer of={recipe} pending={<RecipeSkeleton />}>
      {(answer) => (
        <Show
          when={present(answer())}
          fallback={<GonePage title={dish.sharing.gone} hint={dish.sharing.goneHint} />}
        >
          {(found) => (
            <>
              <Head title={found().title} hidden />
              <DishView
                of={sharedDish(found())}
                byline={<p class="author">{dish.sharing.by(found().author)}</p>}
                actions={(at) => (
                  <div class="recipe-actions row">
                    <Show when={found().steps.length > 0}>
                      <CookButton cook={at.cook} />
                    </Show>
                    <PrintButton />
                  </div>
                )}
                footnote={null}
              />
            </>
          )}
        </Show>
      )}
    </Answer>
  )
}
