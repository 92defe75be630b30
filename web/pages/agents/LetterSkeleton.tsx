import { useText } from '../../application.ts'
import { Skeleton } from '../../components/Skeleton.tsx'
import './letter.css'

/** The shape of a letter that is on its way. */
export function LetterSkeleton() {
  const text = useText()
  return (
    <div class="page" role="status" aria-label={text.common.loading}>
      <div class="letter">
        <Skeleton shape="line" width="half" />
        <Skeleton shape="title" width="long" />
        <Skeleton shape="line" width="long" />
        <Skeleton shape="line" width="half" />
        <Skeleton shape="line" width="long" />
      </div>
    </div>
  )
}
