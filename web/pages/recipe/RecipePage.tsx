import { useParams } from '@solidjs/router'
import { Show } from 'solid-js'
import { useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { GonePage } from '../../components/states/GonePage.tsx'
import { present } from '../../session/present.ts'
import { usePublication } from './publication.ts'
import { RecipeSkeleton } from './RecipeSkeleton.tsx'
import { RecipeView } from './RecipeView.tsx'

export default function RecipePage() {
  const text = useText()
  const params = useParams<{ id: string }>()
  const publication = usePublication(() => params.id)
  return (
    <Answer of={publication} pending={<RecipeSkeleton />}>
      {(answer) => {
        const found = () => present(answer())
        return (
          <Show
            when={found()}
            fallback={<GonePage title={text.dish.gone} hint={text.dish.goneHint} />}
          >
            {(recipe) => <RecipeView of={recipe()} />}
          </Show>
        )
      }}
    </Answer>
  )
}
