import { Clock } from 'lucide'
import { Show } from 'solid-js'
import type { RecipeCard } from '../../../shared/wire/recipes.ts'
import { to } from '../../addresses.ts'
import { useFormat, useText } from '../../application.ts'
import { CookbooksButton } from '../../components/cookbooks/CookbooksButton.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Later } from '../../components/Later.tsx'
import { RecipePicture } from '../../components/RecipePicture.tsx'
import '../../components/recipeCard.css'
import { Tag } from '../../components/Tag.tsx'
import { bind } from '../../language/bind.ts'
import { duration } from '../../language/duration.ts'
import '../../components/recipeFacts.css'

const sizes = '(width >= 64rem) 24rem, (width >= 48rem) 45vw, 94vw'

/** A recipe of the kitchen's; a draft opens where it is written. */
export function OwnCard(props: { recipe: RecipeCard; file: (recipe: RecipeCard) => void }) {
  const text = useText()
  const format = useFormat()
  const href = () =>
    props.recipe.status === 'draft' ? to.editRecipe(props.recipe.id) : to.ownRecipe(props.recipe.id)
  return (
    <article class="card">
      <div class="card-top">
        <RecipePicture
          publicationId={props.recipe.publicationId ?? props.recipe.id}
          photoUrl={props.recipe.photo?.medium ?? null}
          sizes={sizes}
        />
        <Later>
          <CookbooksButton
            dish={{ recipeId: props.recipe.id }}
            title={props.recipe.title || text.mine.untitled}
            onPicture
            press={() => props.file(props.recipe)}
          />
        </Later>
      </div>
      <div class="caption">
        <h3>
          <a href={href()}>{bind(props.recipe.title) || text.mine.untitled}</a>
        </h3>
        <p class="facts">
          <Show when={props.recipe.totalMinutes}>
            {(minutes) => (
              <span>
                <Icon of={Clock} />
                {duration(minutes(), text)}
              </span>
            )}
          </Show>
          <Show when={props.recipe.lastCookedAt}>
            {(at) => <span>{text.mine.cooked(format.date(at()))}</span>}
          </Show>
          <Show when={props.recipe.author}>{(name) => <span>{name()}</span>}</Show>
          <Show when={props.recipe.status === 'draft'}>
            <Tag kind="warning">{text.mine.draft}</Tag>
          </Show>
          <Show when={props.recipe.publicationId}>
            <Tag kind="positive">{text.mine.published}</Tag>
          </Show>
        </p>
      </div>
    </article>
  )
}
