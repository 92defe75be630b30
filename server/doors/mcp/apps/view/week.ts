import { dayName, el, itemsOf, link, show, small, text } from './draw.ts'

/** What is planned, a day after another. */
show((answer, words) => {
  const entries = itemsOf(answer['entries'])
  const days = [...new Set(entries.map((one) => text(one['date'])))]
  return [
    el('h1', words.week),
    entries.length === 0 && el('p', words.emptyWeek),
    ...days.flatMap((day) => [
      el('h2', dayName(day)),
      el(
        'ul',
        ...entries
          .filter((one) => one['date'] === day)
          .map((one) =>
            el(
              'li',
              `${words.slots[one['slot'] as keyof typeof words.slots] ?? ''}: ${text(one['title'])}`,
              small(
                typeof one['servings'] === 'number' && `× ${one['servings']}`,
                one['cooked'] === true && words.cooked,
                text(one['note']),
              ),
            ),
          ),
      ),
    ]),
    link(words.open, answer['url']),
  ]
})
