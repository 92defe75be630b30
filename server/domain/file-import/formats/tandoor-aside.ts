import { listOf, type SchemaNode } from '../../recipe-reader/schema.ts'
import { markdownWords } from '../../recipes/other-formats/markdown.ts'

interface Aside {
  description?: string
  author?: string
  yield?: string
  equipment?: string[]
  video?: string
  ownNote?: string
  notes: string[]
}

/** What our own export for Tandoor puts into a last step, since Tandoor has no field for it. */
export function withoutNotes(steps: readonly SchemaNode[]): { steps: SchemaNode[]; aside: Aside } {
  const last = steps.at(-1)
  const say = Object.values(markdownWords).find((words) => words.notes === last?.['name'])
  const plain = steps.length > 1 && last && listOf(last['ingredients']).length === 0
  if (!say || !plain) return { steps: [...steps], aside: { notes: [] } }
  const aside: Aside = { notes: [] }
  for (const line of String(last['instruction'] ?? '').split('\n')) {
    const after = (label: string) =>
      line.startsWith(`${label}: `) ? line.slice(label.length + 2) : null
    const labels = [say.author, say.equipment, say.video, say.yield, say.ownNote]
    const [author, equipment, video, made, ownNote] = labels.map(after)
    if (author && aside.notes.length === 0) aside.author = author
    else if (equipment && aside.notes.length === 0) aside.equipment = equipment.split(', ')
    else if (video && aside.notes.length === 0) aside.video = video
    else if (made && aside.notes.length === 0) aside.yield = made
    else if (ownNote && aside.notes.length === 0) aside.ownNote = ownNote
    else aside.notes.push(line)
  }
  aside.notes = [aside.notes.join('\n')]
  return { steps: steps.slice(0, -1), aside }
}
