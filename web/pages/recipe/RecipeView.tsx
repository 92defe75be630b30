import { createSignal, For, Show } from 'solid-js'
import type { Publication } from '../../../shared/wire/feed.ts'
import { useFormat, useText } from '../../application.ts'
import { Avatar } from '../../components/Avatar.tsx'
import { FollowButton } from '../../components/FollowButton.tsx'
import { RecipePicture } from '../../components/RecipePicture.tsx'
import { Segments } from '../../components/Segments.tsx'
import { ServingsStepper } from '../../components/ServingsStepper.tsx'
import { useToast } from '../../components/Toast.tsx'
import '../../components/stitchProgress.css'
import { to } from '../../addresses.ts'
import { Head } from '../../head/Head.tsx'
import { bind } from '../../language/bind.ts'
import { CookMode } from './CookMode.tsx'
import { DietTags } from './DietTags.tsx'
import { IngredientList } from './IngredientList.tsx'
import { RecipeActions } from './RecipeActions.tsx'
import { RecipeNumbers } from './RecipeNumbers.tsx'
import './recipePage.css'
import { StepList } from './StepList.tsx'
import { createTimers } from './timers.ts'
import { createMeasure } from './units.ts'

const pictureSizes = '(width >= 64rem) 36rem, 100vw'

/** A published recipe: the dish, then its words and numbers, then what goes in beside what to do. */
export function RecipeView(props: { of: Publication }) {
  const text = useText()
  const format = useFormat()
  const toast = useToast()
  const [servings, setServings] = createSignal(props.of.servings)
  const [cooking, setCooking] = createSignal(false)
  const { units, choose, measure } = createMeasure(() => servings() / props.of.servings)
  const timers = createTimers((step) => toast({ message: text.recipe.timer.rang(step + 1) }))

  return (
    <article class="page recipe">
      <Head
        title={props.of.title}
        description={summary(props.of)}
        canonical={to.recipe(props.of.id)}
        image={props.of.photoUrl?.replace('/medium.', '/large.') ?? `/og/${props.of.id}.png`}
        publication={props.of}
      />
      <header class="recipe-head">
        <RecipePicture
          publicationId={props.of.id}
          photoUrl={props.of.photoUrl}
          sizes={pictureSizes}
          first
        />
        <div class="intro">
          <Show when={props.of.tags.length > 0}>
            <p class="muted small">{props.of.tags.join(' · ')}</p>
          </Show>
          <h1>{bind(props.of.title)}</h1>
          <Show when={props.of.description}>
            <p class="lead">{bind(props.of.description)}</p>
          </Show>
          <p class="row tight author">
            <a class="row tight" href={to.author(props.of.author.id)}>
              <Avatar name={props.of.author.displayName} />
              {props.of.author.displayName}
            </a>
            <FollowButton author={props.of.author} following={props.of.following ?? false} />
          </p>
          <RecipeNumbers of={props.of} />
          <RecipeActions of={props.of} cook={() => setCooking(true)} />
          <DietTags of={props.of} />
        </div>
      </header>

      <div class="stitch" />

      <div class="recipe-body">
        <section class="ingredients" aria-labelledby="ingredients">
          <h2 id="ingredients">{text.recipe.ingredients}</h2>
          <div class="row apart amounts">
            <ServingsStepper value={servings()} change={setServings} />
            <Segments
              label={text.recipe.units}
              value={units()}
              options={[
                { value: 'written', label: text.recipe.asWritten },
                { value: 'metric', label: text.recipe.metric },
              ]}
              choose={choose}
            />
          </div>
          <IngredientList lines={props.of.ingredients} measure={measure} />
        </section>
        <section aria-labelledby="steps">
          <h2 id="steps">{text.recipe.steps}</h2>
          <StepList of={props.of} measure={measure} timers={timers} />
          <p class="muted small published">
            {text.recipe.published(format.date(props.of.publishedAt))}
            <For each={props.of.likes > 0 ? [props.of.likes] : []}>
              {(likes) => <> · {text.common.likes(likes)}</>}
            </For>
          </p>
        </section>
      </div>

      <Show when={cooking()}>
        <CookMode of={props.of} measure={measure} timers={timers} close={() => setCooking(false)} />
      </Show>
    </article>
  )
}

/** The author's words or, without any, the beginning of the list: what a search engine shows. */
function summary(of: Publication): string {
  return (
    of.description ||
    of.ingredients
      .map((line) => line.text)
      .join(', ')
      .slice(0, 200)
  )
}
