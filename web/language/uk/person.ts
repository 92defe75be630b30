import { plurals } from '../plural.ts'

const plural = plurals('uk')
/** A date ends with «р.», and no sentence with two dots. */
const ended = (date: string) => (date.endsWith('.') ? date : `${date}.`)

/** Who is here, and how long a trial of theirs lasts: what stands around every page. */
export const person = {
  menu: {
    title: (name: string) => `Меню: ${name}`,
    trial: 'Пробна кухня',
    kitchens: 'Ваші кухні',
    here: 'ви тут',
    page: 'Моя сторінка',
    signOut: 'Вийти',
    leaveTrial: 'Вийти без збереження',
    register: 'Зареєструватися',
  },
  demo: {
    label: 'Пробна кухня',
    text: (date: string) => `Пробна кухня: усе тримається на цьому пристрої до ${ended(date)}`,
    action: 'Зареєструватися й зберегти',
    begun: 'Це ваша пробна кухня: усе тримається на цьому пристрої два тижні.',
    invitation:
      'Почніть без реєстрації: план, списки й рецепти два тижні триматимуться на цьому пристрої. Зареєструєтеся — залишаться з вами.',
    start: 'Почати',
    left: (left: { recipes: number; planned: number; lines: number; likes: number }) => {
      const parts = [
        left.recipes > 0 &&
          plural(left.recipes, {
            one: 'рецепт',
            few: 'рецепти',
            many: 'рецептів',
            other: 'рецепта',
          }),
        left.planned > 0 &&
          `${plural(left.planned, { one: 'страва', few: 'страви', many: 'страв', other: 'страви' })} у плані`,
        left.lines > 0 &&
          `${plural(left.lines, { one: 'рядок', few: 'рядки', many: 'рядків', other: 'рядка' })} у списку`,
        left.likes > 0 &&
          plural(left.likes, {
            one: 'вподобання',
            few: 'вподобання',
            many: 'вподобань',
            other: 'вподобання',
          }),
      ].filter((part) => part !== false)
      return `У пробній кухні залишилося: ${parts.join(', ')}. Забрати до себе?`
    },
    bring: 'Забрати',
    leave: 'Не треба, видалити',
    agents: 'Помічників підключають до своєї комори, а це пробна.',
  },
  joined: (kitchen: string | null) =>
    kitchen === null ? 'Тепер ви готуєте разом' : `Ви тепер на кухні «${kitchen}»`,
}
