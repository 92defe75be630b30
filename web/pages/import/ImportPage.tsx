import { useText } from '../../application.ts'
import { Head } from '../../head/Head.tsx'
import { Registered } from '../../session/Registered.tsx'
import { ImportFiles } from './ImportFiles.tsx'
import { ImportSkeleton } from './ImportSkeleton.tsx'
import './importPage.css'

export default function ImportPage() {
  const text = useText()
  return (
    <div class="page import-files">
      <Registered title={text.imports.title} pending={<ImportSkeleton />}>
        <Head title={text.imports.title} hidden />
        <ImportFiles />
      </Registered>
    </div>
  )
}
