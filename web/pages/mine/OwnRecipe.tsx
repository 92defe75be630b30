import { EyeOff } from 'lucide'
import { Show } from 'solid-js'
import type { RecipeView } from '../../../shared/wire/recipes.ts'
import { to } from '../../addresses.ts'
import { useFormat, useText } from '../../application.ts'
import { Avatar } from '../../components/Avatar.tsx'
import { Later } from '../../components/Later.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Head } from '../../head/Head.tsx'
import { DishView } from '../recipe/DishView.tsx'
import { ownDish } from '../recipe/dish.ts'
import { CookedBefore } from './CookedBefore.tsx'
import { FeedBehind } from './FeedBehind.tsx'
import { MyOpinion } from './MyOpinion.tsx'
import { OwnActions } from './OwnActions.tsx'
import { RemovedNotice } from './RemovedNotice.tsx'
import { Together } from './Together.tsx'

/** A recipe of the kitchen's, to cook from; one's own also to change. */
export function OwnRecipe(props: { of: RecipeView }) {
  const text = useText()
  const format = useFormat()
  return (
    <>
      <Head title={props.of.title} hidden />
      <DishView
        of={ownDish(props.of)}
        dish={{ recipeId: props.of.id }}
        byline={
          <>
            <Show when={props.of.author}>
              {(name) => (
                <p class="row tight author">
                  <Avatar name={name()} />
                  {name()}
                </p>
              )}
            </Show>
            <Show when={props.of.removed}>
              <RemovedNotice of={props.of} />
            </Show>
            <Show when={props.of.hiddenBecause}>
              {(because) => (
                <Notice kind="warning" icon={EyeOff}>
                  {text.mine.hidden} <q>{because()}</q>
                </Notice>
              )}
            </Show>
            <Show when={props.of.publicationId}>
              {(id) => (
                <p class="small">
                  <a href={to.recipe(id())}>{text.mine.openPublic}</a>
                </p>
              )}
            </Show>
            <Show when={props.of.feedBehind}>
              <FeedBehind of={props.of} />
            </Show>
            <Show when={props.of.copiedFrom}>
              {(origin) => (
                <p class="small">
                  <Show
                    when={origin().publicationId}
                    fallback={text.mine.copied(origin().title, origin().author)}
                  >
                    {(id) => (
                      <a href={to.recipe(id())}>
                        {text.mine.copied(origin().title, origin().author)}
                      </a>
                    )}
                  </Show>
                </p>
              )}
            </Show>
          </>
        }
        actions={(at) => <OwnActions of={props.of} at={at} />}
        after={
          <>
            <CookedBefore recipeId={props.of.id} />
            <Show when={props.of.mayEdit && !props.of.removed}>
              <Later>
                <Together of={props.of} />
              </Later>
            </Show>
            <MyOpinion of={props.of} />
          </>
        }
        footnote={
          <Show
            when={props.of.sourceUrl}
            fallback={
              props.of.sourceAuthor
                ? `${text.mine.source}: ${props.of.sourceAuthor}`
                : format.date(props.of.updatedAt)
            }
          >
            {(source) => (
              <>
                <a href={source()} rel="noopener nofollow">
                  {text.mine.source}
                </a>
                <Show when={props.of.sourceAuthor}>{(name) => `, ${name()}`}</Show>
              </>
            )}
          </Show>
        }
      />
    </>
  )
}
