import { BookOpen, CircleQuestionMark } from 'lucide'
import { Match, Show, Switch } from 'solid-js'
import type { RecipeTaken } from '../../../shared/food/line/types.ts'
import { useApplication } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/Tag.tsx'
import { shareWords } from '../../components/taken.ts'
import { bind } from '../../language/bind.ts'

/** The recipe that a line takes, and how much of it; where that is not known, what would tell it. */
export function TakenParsed(props: { of: RecipeTaken; sure: boolean; unlink: () => void }) {
  const { text, language } = useApplication()
  const words = () => text.composer.taking
  const known = () => !props.of.lost && props.sure
  return (
    <>
      <Tag kind={known() && props.of.share !== null ? 'positive' : 'warning'}>
        <Icon of={known() ? BookOpen : CircleQuestionMark} />
        {bind(props.of.title)}
      </Tag>
      <Switch>
        <Match when={props.of.lost}>
          <span class="small">{words().lost}</span>
        </Match>
        <Match when={!props.sure}>
          <span class="small">{words().empty}</span>
        </Match>
        <Match when={props.of.share === null}>
          <span class="small">{words().unmeasured}</span>
        </Match>
        <Match when={props.of.open}>
          <span class="small">{words().open}</span>
        </Match>
      </Switch>
      <Show when={known() ? props.of.share : null}>
        {(share) => <span class="taken-share">{shareWords(share(), language, text)}</span>}
      </Show>
      <button type="button" class="unlink" onClick={() => props.unlink()}>
        {words().unlink}
      </button>
    </>
  )
}
