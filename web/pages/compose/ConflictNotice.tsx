import { GitMerge } from 'lucide'
import type { Recipe } from '../../../shared/wire/recipes.ts'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { Notice } from '../../components/Notice.tsx'
import { useSorry } from '../../session/sorry.ts'
import type { Saving } from './saving.ts'

/** Two windows wrote the same recipe: the person says which one stays. */
export function ConflictNotice(props: { saving: Saving; take: (theirs: Recipe) => void }) {
  const text = useText()
  const sorry = useSorry()
  const takeTheirs = async () => {
    try {
      const theirs = await props.saving.theirs()
      if (!theirs) return
      props.saving.setRecipe(theirs)
      props.take(theirs)
      props.saving.setState({ kind: 'clean' })
    } catch (error) {
      sorry(error)
    }
  }
  const keepMine = async () => {
    try {
      const theirs = await props.saving.theirs()
      if (theirs) await props.saving.save(undefined, theirs.version)
    } catch (error) {
      sorry(error)
    }
  }
  return (
    <Notice kind="warning" icon={GitMerge}>
      <div class="stack">
        <p>{text.composer.conflict}</p>
        <div class="row tight">
          <button type="button" class="button" onClick={takeTheirs}>
            {text.composer.takeTheirs}
          </button>
          <button type="button" class="button" onClick={keepMine}>
            {text.composer.keepMine}
          </button>
        </div>
      </div>
    </Notice>
  )
}
