import { besideWords } from '../../../../shared/language/written.ts'
import type { OwnRow } from '../export.ts'
import { authorOf } from '../rows.ts'
import { inertAddress, inertLine, inertText } from './inert-markdown.ts'

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
    rating: 'Моя оцінка',
    ownNote: 'Моя нотатка',
    cooked: 'Приготовано',
    written: 'Записано',
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
    rating: 'My rating',
    ownNote: 'My note',
    cooked: 'Cooked',
    written: 'Written down',
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
    rating: 'Moje hodnocení',
    ownNote: 'Moje poznámka',
    cooked: 'Uvařeno',
    written: 'Zapsáno',
  },
}

/** A recipe as a page of a notebook: any program, and any person, can read it. */
export function asMarkdown(row: OwnRow, pictures: readonly string[]): string {
  const say = markdownWords[besideWords(row.language)]
  const author = authorOf(row)
  const facts = [
    `${say.servings}: ${row.servings}`,
    row.prep_minutes !== null && `${say.prep}: ${row.prep_minutes} ${say.minutes}`,
    row.cook_minutes !== null && `${say.cook}: ${row.cook_minutes} ${say.minutes}`,
    row.rest_minutes !== null && `${say.rest}: ${row.rest_minutes} ${say.minutes}`,
    row.yield_text && `${say.yield}: ${inertLine(row.yield_text)}`,
    row.equipment.length > 0 && `${say.equipment}: ${inertLine(row.equipment.join(', '))}`,
    row.video_url && `${say.video}: ${inertAddress(row.video_url)}`,
    row.tags.length > 0 && `${say.tags}: ${inertLine(row.tags.join(', '))}`,
    author && `${say.author}: ${inertLine(author)}`,
    row.source_url && `${say.source}: ${inertAddress(row.source_url)}`,
    row.rating && `${say.rating}: ${row.rating}/5`,
    row.last_cooked_at && `${say.cooked}: ${row.last_cooked_at.toISOString()}`,
    `${say.written}: ${row.created_at.toISOString()}`,
  ]
  const lines = row.ingredients.map((line) =>
    line.heading ? `\n**${inertLine(line.text)}**\n` : `- ${inertLine(line.text)}`,
  )
  const steps = row.steps.map(({ text, part, minutes }, at) => {
    const time = minutes ? ` _(${minutes} ${say.minutes})_` : ''
    const step = `${at + 1}. ${inertLine(text)}${time}`
    return part ? `\n### ${inertLine(part)}\n\n${step}` : step
  })
  return [
    `# ${inertLine(row.title)}`,
    pictures.map((one) => `![](${one})`).join('\n'),
    inertText(row.description),
    facts.filter(Boolean).join('  \n'),
    lines.length > 0 && `## ${say.lines}\n\n${lines.join('\n').trim()}`,
    steps.length > 0 && `## ${say.steps}\n\n${steps.join('\n').trim()}`,
    row.notes !== '' && `## ${say.notes}\n\n${inertText(row.notes)}`,
    row.own_note && `## ${say.ownNote}\n\n${inertText(row.own_note)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}
