import { type Dish, dishCalled, feedBook, type Rule } from './dishes.ts'
import type { Komora } from './komora.ts'
import { type Answers, ask } from './public-api.ts'

/** As many as an answer holds. */
const page = 10

/** A question in plain words, and what a person who asked it may expect. */
export interface Question {
  text: string
  /** Every answer is like this. */
  right: Rule
  /** The best answer is like this. */
  first?: Rule
  /** None of these is missing while there is room; where it is not said, none that is right. */
  brings?: Rule
}

/** What a person would complain about after asking all this, in sentences. */
export async function complaintsAbout(komora: Komora, questions: Question[]): Promise<string[]> {
  const all = await Promise.all(questions.map((question) => complaintsOf(komora, question)))
  return all.flat()
}

async function complaintsOf(komora: Komora, question: Question): Promise<string[]> {
  const { text, right, first = right, brings = right } = question
  const asked = `I asked «${text}»`
  const answers = dishesOf(await ask(komora, text))
  const [best] = answers
  if (!best) return [`${asked}, and got nothing.`]
  const wrong = answers.filter((dish) => !right(dish))
  const missing = feedBook.filter((dish) => brings(dish) && !answers.includes(dish))
  return [
    ...wrong.map(({ title }) => `${asked}, and got «${title}».`),
    ...(first(best) ? [] : [`${asked}, and the best answer is «${best.title}».`]),
    ...(answers.length === page ? [] : missing).map(
      ({ title }) => `${asked}, and «${title}» did not come.`,
    ),
  ]
}

/** An answer that was never published is a fault of its own. */
export function dishesOf({ recipes }: Answers): Dish[] {
  return recipes.map(({ name }) => {
    const dish = dishCalled(name)
    if (!dish) throw new Error(`The answer «${name}» is none of the dishes that were published.`)
    return dish
  })
}
