import { lazy, Show } from 'solid-js'
import type { FoundItem } from '../../shared/wire/search.ts'
import { to } from '../addresses.ts'
import { bind } from '../language/bind.ts'
import { Concerns } from './Concerns.tsx'
import { Later } from './Later.tsx'
import { LikeButton } from './LikeButton.tsx'
import { Missing } from './Missing.tsx'
import { RecipeFacts } from './RecipeFacts.tsx'
import { RecipePicture } from './RecipePicture.tsx'
import './recipeCard.css'

// Who only reads the feed carries none of it.
const TrayButton = lazy(() => import('./TrayButton.tsx'))
const BookButton = lazy(() => import('./cookbooks/BookButton.tsx'))

const sizes = {
  card: '(width >= 64rem) 24rem, (width >= 48rem) 45vw, 94vw',
  lead: '(width >= 48rem) 60vw, 94vw',
}

/** A recipe in the feed. The whole card opens it; the heart alone does something else. */
export function RecipeCard(props: { item: FoundItem; lead?: boolean; first?: boolean }) {
  const link = () => (
    <a href={to.recipe(props.item.id)} lang={props.item.language}>
      {bind(props.item.title)}
    </a>
  )
  return (
    <article class="card" classList={{ 'lead-card': props.lead ?? false }}>
      <div class="card-top">
        <RecipePicture
          publicationId={props.item.id}
          photoUrl={props.item.photoUrl}
          sizes={props.lead ? sizes.lead : sizes.card}
          first={props.first ?? false}
        />
        <LikeButton item={props.item} onPicture />
        <Later>
          <TrayButton dish={{ publicationId: props.item.id }} title={props.item.title} onPicture />
          <BookButton dish={{ publicationId: props.item.id }} title={props.item.title} />
        </Later>
      </div>
      <div class="caption">
        <Show when={props.lead} fallback={<h3>{link()}</h3>}>
          <h2>{link()}</h2>
        </Show>
        <p class="by">{props.item.author.displayName}</p>
        <RecipeFacts of={props.item} />
        <Show when={props.item.missing}>{(missing) => <Missing foods={missing()} />}</Show>
        <Concerns dish={{ publicationId: props.item.id }} />
      </div>
    </article>
  )
}
