import type { MealSlot } from '../meals.ts'
import type { Language } from './languages.ts'
import { pluralForm } from './plural-form.ts'

/** What a plan says of itself in somebody's calendar. */
interface CalendarWords {
  /** A kitchen that nobody has named is called home. */
  name: (kitchen: string | null) => string
  meals: Record<MealSlot, string>
  servings: (count: number) => string
  minutes: (count: number) => string
}

export const calendarWords: Record<Language, CalendarWords> = {
  uk: {
    name: (kitchen) => `Комора: ${kitchen ?? 'дім'}`,
    meals: { breakfast: 'Сніданок', lunch: 'Обід', dinner: 'Вечеря', snack: 'Перекус' },
    servings: (count) =>
      pluralForm('uk', count) === 'one'
        ? `На ${count} порцію`
        : `На ${count} ${pluralForm('uk', count) === 'few' ? 'порції' : 'порцій'}`,
    minutes: (count) => `${count} хв`,
  },
  en: {
    name: (kitchen) => `Komora: ${kitchen ?? 'home'}`,
    meals: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' },
    servings: (count) => `For ${count} ${count === 1 ? 'serving' : 'servings'}`,
    minutes: (count) => `${count} min`,
  },
  cs: {
    name: (kitchen) => `Komora: ${kitchen ?? 'domov'}`,
    meals: { breakfast: 'Snídaně', lunch: 'Oběd', dinner: 'Večeře', snack: 'Svačina' },
    servings: (count) =>
      count === 1
        ? 'Na 1 porci'
        : `Na ${count} ${pluralForm('cs', count) === 'other' ? 'porcí' : 'porce'}`,
    minutes: (count) => `${count} min`,
  },
}
