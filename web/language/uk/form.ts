import { plurals } from '../plural.ts'

const plural = plurals('uk')

/** What every form of the application says: its fields, and what does not fit. */
export const form = {
  needsScripts:
    'Скрипти вимкнено, тож більшість кнопок тут не спрацює. Увімкніть їх у браузері й оновіть сторінку.',
  chooseSubmit: 'Зберегти пароль',
  fields: {
    email: 'Пошта',
    password: 'Пароль',
    newPassword: 'Новий пароль',
    show: 'Показати пароль',
    hide: 'Сховати пароль',
  },
  strength: {
    rule: 'Щонайменше 10 знаків. Найкраще — кілька випадкових слів.',
    short: (missing: number) =>
      `Бракує ще ${plural(missing, { one: 'знака', few: 'знаків', many: 'знаків', other: 'знака' })}.`,
    repeated: 'Надто одноманітно: таке вгадують першим.',
    fair: 'Годиться. Ще слово чи два зроблять його значно міцнішим.',
    good: 'Добре. Головне, щоб його більше ніде не було.',
  },
  errors: {
    emailMissing: 'Вкажіть пошту.',
    emailOdd: 'Схоже, у пошті помилка. Вона має вигляд olena@example.org.',
    passwordMissing: 'Введіть пароль.',
    passwordShort: 'У паролі має бути щонайменше 10 знаків.',
    nameMissing: 'Напишіть, як вас звати.',
    input: 'Щось заповнено не так. Перевірте поля й спробуйте ще раз.',
    often: 'Забагато спроб поспіль. Зачекайте кілька хвилин.',
    unreachable: 'Не вдалося зв’язатися із сервером. Введене на місці, спробуйте ще раз.',
  },
}
