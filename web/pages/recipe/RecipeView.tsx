import type { PublicationView } from '../../../shared/wire/feed.ts'
import { to } from '../../addresses.ts'
import { useFormat, useText } from '../../application.ts'
import { Avatar } from '../../components/Avatar.tsx'
import { FollowButton } from '../../components/FollowButton.tsx'
import { Head } from '../../head/Head.tsx'
import { LazyComments } from './comments/LazyComments.tsx'
import { DishView } from './DishView.tsx'
import { publishedDish } from './dish.ts'
import { RecipeActions } from './RecipeActions.tsx'
import { Report } from './Report.tsx'

/** A recipe from the feed, signed by its author. */
export function RecipeView(props: { of: PublicationView }) {
  const text = useText()
  const format = useFormat()
  const likes = () => (props.of.likes > 0 ? ` · ${text.common.likes(props.of.likes)}` : '')
  return (
    <>
      <Head
        title={props.of.title}
        description={summary(props.of)}
        canonical={to.recipe(props.of.id)}
        markdown={`${to.recipe(props.of.id)}.md`}
        image={props.of.photoUrl?.replace(/[^/]+$/, 'og.jpg') ?? `/og/${props.of.id}.png`}
        publication={props.of}
      />
      <DishView
        of={publishedDish(props.of)}
        dish={{ publicationId: props.of.id }}
        byline={
          <p class="row tight author">
            <a class="row tight" href={to.author(props.of.author.id)}>
              <Avatar name={props.of.author.displayName} />
              {props.of.author.displayName}
            </a>
            <FollowButton author={props.of.author} following={props.of.following ?? false} />
          </p>
        }
        actions={(at) => <RecipeActions of={props.of} at={at} />}
        footnote={
          <>
            {/* The dot ends a line rather than begins one. */}
            {`${text.dish.published(format.date(props.of.publishedAt))}${likes()}\u00a0·`}{' '}
            <Report publicationId={props.of.id} />
          </>
        }
      />
      <LazyComments publicationId={props.of.id} />
    </>
  )
}

/** The author's words or, without any, the beginning of the list: what a search engine shows. */
function summary(of: PublicationView): string {
  return (
    of.description ||
    of.ingredients
      .map((line) => line.text)
      .join(', ')
      .slice(0, 200)
  )
}
