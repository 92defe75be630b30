import { useLocation } from '@solidjs/router'
import { createSignal, type JSX, Show } from 'solid-js'
import { besideWords } from '../../../shared/language/written.ts'
import { useText } from '../../application.ts'
import { Concerns } from '../../components/Concerns.tsx'
import { RecipePicture } from '../../components/RecipePicture.tsx'
import { Segments } from '../../components/Segments.tsx'
import { ServingsStepper } from '../../components/ServingsStepper.tsx'
import { StorePrices } from '../../components/StorePrices.tsx'
import '../../components/stitchProgress.css'
import { bind } from '../../language/bind.ts'
import { CookMode } from './CookMode.tsx'
import type { CookedFrom } from './cooking.ts'
import { DietTags } from './DietTags.tsx'
import type { Dish } from './dish.ts'
import { IngredientList } from './IngredientList.tsx'
import { Equipment, MorePhotos, Notes } from './MoreOfDish.tsx'
import { Nutrition } from './Nutrition.tsx'
import { RecipeNumbers } from './RecipeNumbers.tsx'
import { ReplacedFoods } from './ReplacedFoods.tsx'
import { ReplaceInDish } from './ReplaceInDish.tsx'
import './recipePage.css'
import { StepList } from './StepList.tsx'
import { servingsAsked } from './servingsAsked.ts'
import { useStepTimers } from './stepTimers.ts'
import { createMeasure } from './units.ts'

/** What the acts of a recipe need to know of the page. */
export interface AtTable {
  cook: () => void
  servings: () => number
  /** Only when somebody has said for how many. */
  chosen: () => number | undefined
}

const pictureSizes = '(width >= 64rem) 36rem, 100vw'

/** The dish, then its words and numbers, then what goes in beside what to do. */
export function DishView(props: {
  of: Dish
  /** Nothing for a guest, whose kitchen nobody knows. */
  dish?: CookedFrom
  byline: JSX.Element
  actions: (at: AtTable) => JSX.Element
  /** What only its reader keeps of it. */
  after?: JSX.Element
  footnote: JSX.Element
}) {
  const text = useText()
  const [servings, setServings] = createSignal(
    servingsAsked(useLocation().query['servings']) ?? props.of.servings,
  )
  const chosen = () => (servings() === props.of.servings ? undefined : servings())
  const [cooking, setCooking] = createSignal(false)
  const { units, choose, measure, sentence } = createMeasure(
    () => servings() / props.of.servings,
    besideWords(props.of.language),
    () => props.of.lines,
  )
  const timers = useStepTimers(() => props.of.title)

  return (
    <article class="page recipe">
      <header class="recipe-head">
        <RecipePicture
          publicationId={props.of.picture.seed}
          photoUrl={props.of.picture.photoUrl}
          sizes={pictureSizes}
          first
        />
        <div class="intro">
          <Show when={props.of.tags.length > 0}>
            <p class="muted small">{props.of.tags.join('\u00a0· ')}</p>
          </Show>
          <h1 lang={props.of.language}>{bind(props.of.title)}</h1>
          <Show when={props.of.description}>
            <p class="lead" lang={props.of.language}>
              {bind(props.of.description)}
            </p>
          </Show>
          {props.byline}
          <RecipeNumbers of={props.of} />
          {props.actions({ cook: () => setCooking(true), servings, chosen })}
          <Show when={props.dish}>{(dish) => <Concerns dish={dish()} />}</Show>
          <Show when={props.dish}>{(dish) => <ReplaceInDish dish={dish()} />}</Show>
          <Show when={props.dish}>
            {(dish) => <StorePrices of={dish()} note={text.common.servings(props.of.servings)} />}
          </Show>
          <DietTags of={props.of} />
        </div>
      </header>

      <MorePhotos of={props.of} />

      <div class="stitch" />

      <div class="recipe-body">
        <section class="ingredients" aria-labelledby="ingredients">
          <h2 id="ingredients">{text.recipe.ingredients}</h2>
          <div class="row apart amounts">
            <ServingsStepper value={servings()} change={setServings} />
            <Segments
              label={text.dish.units}
              value={units()}
              options={[
                { value: 'written', label: text.dish.asWritten },
                { value: 'metric', label: text.dish.metric },
              ]}
              choose={choose}
            />
          </div>
          <IngredientList
            lines={props.of.lines}
            measure={measure}
            factor={servings() / props.of.servings}
          />
          <Equipment of={props.of} />
          {/* What was kept for reading without a connection may be older than this. */}
          <Show when={props.of.nutrition}>
            <Nutrition of={props.of} />
          </Show>
        </section>
        <section aria-labelledby="steps">
          <h2 id="steps">{text.recipe.steps}</h2>
          <ReplacedFoods of={props.of} />
          <StepList of={props.of} measure={measure} sentence={sentence} timers={timers} />
          <Notes of={props.of} />
          {props.after}
          <p class="muted small footnote">{props.footnote}</p>
        </section>
      </div>

      <Show when={cooking()}>
        <CookMode
          of={props.of}
          dish={props.dish}
          servings={servings()}
          measure={measure}
          sentence={sentence}
          timers={timers}
          close={() => setCooking(false)}
        />
      </Show>
    </article>
  )
}
