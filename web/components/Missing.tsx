import { House } from 'lucide'
import { useText } from '../application.ts'
import { bind } from '../language/bind.ts'
import { Icon } from './Icon.tsx'
import './missing.css'

const most = 4

/** What of a dish is not at home; nothing of it, where all of it is. */
export function Missing(props: { foods: readonly string[] }) {
  const { recipe } = useText()
  const named = () => {
    const more = props.foods.length - most
    const some = props.foods.slice(0, more > 0 ? most - 1 : most).map(bind)
    return more > 0 ? `${some.join(', ')} +${more + 1}` : some.join(', ')
  }
  return (
    <p class="missing" classList={{ none: props.foods.length === 0 }}>
      <Icon of={House} />
      {props.foods.length === 0 ? recipe.allThere : recipe.missing(named())}
    </p>
  )
}
