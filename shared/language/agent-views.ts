import type { MealSlot } from '../meals.ts'
import type { Language } from './languages.ts'

/** What stands on the small pages that other programs show of our answers. */
export interface ViewSentences {
  waiting: string
  open: string
  servings: string
  minutes: string
  author: string
  ingredients: string
  steps: string
  week: string
  emptyWeek: string
  nothingFound: string
  cooked: string
  slots: Record<MealSlot, string>
  proposal: Record<'recipe_draft' | 'plan_entry' | 'shopping_list', string>
  nothingYet: string
  copySaved: string
  decide: string
  decideThere: string
  done: string
}

export const viewSentences: Record<Language, ViewSentences> = {
  uk: {
    waiting: 'Чекаємо на відповідь…',
    open: 'Відкрити в Коморі',
    servings: 'Порцій: {count}',
    minutes: '{count} хв',
    author: 'Автор: {name}',
    ingredients: 'Інгредієнти',
    steps: 'Приготування',
    week: 'План',
    emptyWeek: 'На ці дні ще нічого не заплановано.',
    nothingFound: 'Нічого не знайдено.',
    cooked: 'приготовано',
    slots: { breakfast: 'Сніданок', lunch: 'Обід', dinner: 'Вечеря', snack: 'Перекус' },
    proposal: {
      recipe_draft: 'Пропозиція: новий рецепт',
      plan_entry: 'Пропозиція: страви до плану',
      shopping_list: 'Пропозиція: рядки до списку покупок',
    },
    nothingYet: 'Ще нічого не змінено: вирішуєте ви, у своїй Коморі.',
    copySaved: 'рецепт збережеться серед ваших',
    decide: 'Переглянути й вирішити',
    decideThere: 'Вирішити можна за цією адресою:',
    done: 'Зроблено: ви дозволили цій програмі змінювати таке без запиту.',
  },
  en: {
    waiting: 'Waiting for the answer…',
    open: 'Open in Komora',
    servings: 'Servings: {count}',
    minutes: '{count} min',
    author: 'By {name}',
    ingredients: 'Ingredients',
    steps: 'Method',
    week: 'The plan',
    emptyWeek: 'Nothing is planned for these days yet.',
    nothingFound: 'Nothing was found.',
    cooked: 'cooked',
    slots: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' },
    proposal: {
      recipe_draft: 'Proposal: a new recipe',
      plan_entry: 'Proposal: dishes for the plan',
      shopping_list: 'Proposal: lines for a shopping list',
    },
    nothingYet: 'Nothing has changed yet: you decide, in your own Komora.',
    copySaved: 'the recipe will be saved among yours',
    decide: 'Look and decide',
    decideThere: 'Decide at this address:',
    done: 'Done: you allow this program to make such changes without asking.',
  },
  cs: {
    waiting: 'Čekáme na odpověď…',
    open: 'Otevřít v Komoře',
    servings: 'Porce: {count}',
    minutes: '{count} min',
    author: 'Autor: {name}',
    ingredients: 'Suroviny',
    steps: 'Postup',
    week: 'Jídelníček',
    emptyWeek: 'Na tyto dny zatím není nic naplánováno.',
    nothingFound: 'Nic jsme nenašli.',
    cooked: 'uvařeno',
    slots: { breakfast: 'Snídaně', lunch: 'Oběd', dinner: 'Večeře', snack: 'Svačina' },
    proposal: {
      recipe_draft: 'Návrh: nový recept',
      plan_entry: 'Návrh: jídla do jídelníčku',
      shopping_list: 'Návrh: řádky na nákupní seznam',
    },
    nothingYet: 'Zatím se nic nezměnilo: rozhodujete vy, ve své Komoře.',
    copySaved: 'recept se uloží k vašim',
    decide: 'Prohlédnout a rozhodnout',
    decideThere: 'Rozhodnout můžete na této adrese:',
    done: 'Hotovo: tomuto programu jste dovolili měnit to bez ptaní.',
  },
}
