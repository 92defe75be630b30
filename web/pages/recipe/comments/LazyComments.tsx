import { lazy } from 'solid-js'
import { Later } from '../../../components/Later.tsx'
import { loadPart } from '../../../language/parts.ts'

// The dish comes first; what others say of it may come when the page is awake.
const Comments = lazy(async () => {
  const [page] = await Promise.all([import('./Comments.tsx'), loadPart('comments')])
  return page
})

export function LazyComments(props: { publicationId: string }) {
  return (
    <Later>
      <Comments publicationId={props.publicationId} />
    </Later>
  )
}
