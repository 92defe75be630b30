import { Dices, Lock, LockOpen, Search } from 'lucide'
import { Show } from 'solid-js'
import type { FillEntry } from '../../../../shared/wire/plan-fill.ts'
import { to } from '../../../addresses.ts'
import { useApplication } from '../../../application.ts'
import { Concerns } from '../../../components/Concerns.tsx'
import { IconButton } from '../../../components/IconButton.tsx'
import { Missing } from '../../../components/Missing.tsx'
import { RecipePicture } from '../../../components/RecipePicture.tsx'
import { Tag } from '../../../components/Tag.tsx'
import { bind } from '../../../language/bind.ts'
import { duration } from '../../../language/duration.ts'
import { locales } from '../../../language/format.ts'
import type { Filling } from './filling.ts'

/** A dish that would stand there: hold it, take another by chance, or choose one. */
export function FilledDish(props: {
  entry: FillEntry
  filling: Filling
  currency: string
  choose: () => void
}) {
  const { text, language, format } = useApplication()
  const { fill, meals } = text.plan
  const foreign = () => {
    const written = props.entry.language
    if (written === language) return undefined
    return new Intl.DisplayNames(locales[language], { type: 'language' }).of(written) ?? written
  }
  const held = () => props.filling.isHeld(props.entry)
  const address = () => {
    const { dish, servings } = props.entry
    return 'publicationId' in dish
      ? to.recipe(dish.publicationId, servings)
      : to.ownRecipe(dish.recipeId, servings)
  }
  return (
    <article class="filled-dish" classList={{ held: held() }}>
      <Show when={!held()}>
        <div class="stitch" aria-hidden="true" />
      </Show>
      <RecipePicture
        publicationId={props.entry.picture.seed}
        photoUrl={props.entry.picture.photoUrl}
        sizes="6rem"
      />
      <div class="filled-words">
        <h3>
          <a href={address()} target="_blank" rel="noopener" lang={props.entry.language}>
            {bind(props.entry.title)}
          </a>
        </h3>
        <p class="small muted">
          {text.plan.slots[props.entry.slot]}
          <Show when={props.entry.minutes}>{(minutes) => <> · {duration(minutes(), text)}</>}</Show>
          {' · '}
          {props.entry.price === null
            ? text.common.priceUnknown
            : format.money(props.entry.price, props.currency)}
        </p>
        <Show when={foreign()}>
          {(name) => (
            <p>
              <Tag kind="plain">{name()}</Tag>
            </p>
          )}
        </Show>
        <Show when={props.entry.missing}>{(missing) => <Missing foods={missing()} />}</Show>
        <Concerns dish={props.entry.dish} />
      </div>
      <div class="filled-acts">
        <IconButton
          icon={held() ? Lock : LockOpen}
          label={`${held() ? fill.release : fill.hold}: ${props.entry.title}, ${meals[props.entry.slot]}`}
          hint={held() ? fill.release : fill.hold}
          press={() => props.filling.hold(props.entry)}
        />
        <IconButton
          icon={Dices}
          label={`${fill.reroll}: ${props.entry.title}`}
          hint={fill.reroll}
          disabled={held()}
          press={() => props.filling.reroll(props.entry)}
        />
        <IconButton
          icon={Search}
          label={`${fill.swap}: ${props.entry.title}`}
          hint={fill.swap}
          press={() => props.choose()}
        />
      </div>
    </article>
  )
}
