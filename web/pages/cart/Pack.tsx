import {
  Carrot,
  CircleQuestionMark,
  Drumstick,
  Egg,
  Fish,
  type IconNode,
  Leaf,
  Milk,
  ShoppingBasket,
  Wheat,
} from 'lucide'
import type { Aisle } from '../../../shared/food/lexicon/types.ts'
import { Icon } from '../../components/Icon.tsx'

const drawn: Partial<Record<Aisle, { icon: IconNode; tone: string }>> = {
  vegetables: { icon: Carrot, tone: 'clay' },
  fruit: { icon: Leaf, tone: 'green' },
  herbs: { icon: Leaf, tone: 'green' },
  dairy: { icon: Milk, tone: 'milk' },
  eggs: { icon: Egg, tone: 'sun' },
  meat: { icon: Drumstick, tone: 'clay' },
  fish: { icon: Fish, tone: 'milk' },
  bakery: { icon: Wheat, tone: 'sun' },
  grains: { icon: Wheat, tone: 'sun' },
  baking: { icon: Wheat, tone: 'sun' },
}

/** A sign for the shelf that a thing stands on, or for a question about it. */
export function Pack(props: { aisle: Aisle; asks?: boolean }) {
  const look = () => drawn[props.aisle] ?? { icon: ShoppingBasket, tone: 'plain' }
  return (
    <span class={`pack ${props.asks ? 'asking' : look().tone}`} aria-hidden="true">
      <Icon of={props.asks ? CircleQuestionMark : look().icon} />
    </span>
  )
}
