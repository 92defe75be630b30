import { useText } from '../../../application.ts'
import { Answer } from '../../../components/Answer.tsx'
import { Registered } from '../../../components/Registered.tsx'
import { Head } from '../../../head/Head.tsx'
import { ListSkeleton } from '../ListSkeleton.tsx'
import { PantryView } from './PantryView.tsx'
import { usePantry } from './pantryQuery.ts'

export default function PantryPage() {
  const { pantry } = useText()
  return (
    <Registered trial title={pantry.title} pending={<ListSkeleton />}>
      <Found />
    </Registered>
  )

  function Found() {
    const page = usePantry()
    return (
      <Answer of={page} pending={<ListSkeleton />}>
        {(answer) => (
          <>
            <Head title={pantry.title} hidden />
            <PantryView items={answer().items} />
          </>
        )}
      </Answer>
    )
  }
}
