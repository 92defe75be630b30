import { besideWords } from '../../../../shared/language/written.ts'
import type { RecipeRow } from '../rows.ts'

/** Our own reader of such files goes by the same words. */
export const markdownWords = {
  uk: {
    servings: 'Порцій',
    prep: 'Підготовка',
    cook: 'Готування',
    minutes: 'хв',
    tags: 'Позначки',
    author: 'Автор',
    source: 'Джерело',
    lines: 'Інгредієнти',
    steps: 'Приготування',
    rest: 'Чекати',
    yield: 'Вийде',
    equipment: 'Знадобиться',
    video: 'Відео',
    notes: 'Нотатки',
  },
  en: {
    servings: 'Servings',
    prep: 'Prep time',
    cook: 'Cook time',
    minutes: 'min',
    tags: 'Tags',
    author: 'Author',
    source: 'Source',
    lines: 'Ingredients',
    steps: 'Method',
    rest: 'Resting time',
    yield: 'Makes',
    equipment: 'Equipment',
    video: 'Video',
    notes: 'Notes',
  },
  cs: {
    servings: 'Porce',
    prep: 'Příprava',
    cook: 'Vaření',
    minutes: 'min',
    tags: 'Štítky',
    author: 'Autor',
    source: 'Zdroj',
    lines: 'Suroviny',
    steps: 'Postup',
    rest: 'Odpočinek',
    yield: 'Vyjde',
    equipment: 'Co budete potřebovat',
    video: 'Video',
    notes: 'Poznámky',
  },
}

/** A recipe as a page of a notebook: any program, and any person, can read it. */
export function asMarkdown(row: RecipeRow, picture: string | null): string {
  const say = markdownWords[besideWords(row.language)]
  const facts = [
    `${say.servings}: ${row.servings}`,
    row.prep_minutes !== null && `${say.prep}: ${row.prep_minutes} ${say.minutes}`,
    row.cook_minutes !== null && `${say.cook}: ${row.cook_minutes} ${say.minutes}`,
    row.rest_minutes !== null && `${say.rest}: ${row.rest_minutes} ${say.minutes}`,
    row.yield_text && `${say.yield}: ${row.yield_text}`,
    row.equipment.length > 0 && `${say.equipment}: ${row.equipment.join(', ')}`,
    row.video_url && `${say.video}: <${row.video_url}>`,
    row.tags.length > 0 && `${say.tags}: ${row.tags.join(', ')}`,
    row.source_author && `${say.author}: ${row.source_author}`,
    row.source_url && `${say.source}: <${row.source_url}>`,
  ]
  const lines = row.ingredients.map((line) =>
    line.heading ? `\n**${line.text}**\n` : `- ${line.text}`,
  )
  const steps = row.steps.map(({ text, part }, at) => {
    const step = `${at + 1}. ${text.replaceAll('\n', ' ')}`
    return part ? `\n### ${part}\n\n${step}` : step
  })
  return [
    `# ${row.title}`,
    picture && `![](${picture})`,
    row.description,
    facts.filter(Boolean).join('  \n'),
    lines.length > 0 && `## ${say.lines}\n\n${lines.join('\n').trim()}`,
    steps.length > 0 && `## ${say.steps}\n\n${steps.join('\n').trim()}`,
    row.notes !== '' && `## ${say.notes}\n\n${row.notes}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}
