import type { Language } from './languages.ts'

interface IntakeWords {
  nutrition: string
  difficulty: string
  video: string
  /** The tag of what somebody marked as a favourite. */
  favourite: string
  /** Beside what may be left out. */
  optional: string
  /** What programs call the parts of a food, in small letters. */
  nutrients: Readonly<Record<string, string>>
}

/** What other programs keep in fields of their own goes into the notes under these words. */
export const intakeWords: Record<Language, IntakeWords> = {
  uk: {
    nutrition: 'Поживність',
    difficulty: 'Складність',
    video: 'Відео',
    favourite: 'улюблене',
    optional: 'за бажанням',
    nutrients: {
      calories: 'Калорії',
      protein: 'Білки',
      proteins: 'Білки',
      fat: 'Жири',
      fats: 'Жири',
      saturatedfat: 'Насичені жири',
      unsaturatedfat: 'Ненасичені жири',
      transfat: 'Трансжири',
      carbohydrate: 'Вуглеводи',
      carbohydrates: 'Вуглеводи',
      carbs: 'Вуглеводи',
      sugar: 'Цукри',
      sugars: 'Цукри',
      fiber: 'Клітковина',
      dietaryfiber: 'Клітковина',
      sodium: 'Натрій',
      cholesterol: 'Холестерин',
      servingsize: 'Порція',
    },
  },
  en: {
    nutrition: 'Nutrition',
    difficulty: 'Difficulty',
    video: 'Video',
    favourite: 'favourite',
    optional: 'optional',
    nutrients: {
      calories: 'Calories',
      protein: 'Protein',
      proteins: 'Protein',
      fat: 'Fat',
      fats: 'Fat',
      saturatedfat: 'Saturated fat',
      unsaturatedfat: 'Unsaturated fat',
      transfat: 'Trans fat',
      carbohydrate: 'Carbohydrates',
      carbohydrates: 'Carbohydrates',
      carbs: 'Carbohydrates',
      sugar: 'Sugar',
      sugars: 'Sugar',
      fiber: 'Fibre',
      dietaryfiber: 'Fibre',
      sodium: 'Sodium',
      cholesterol: 'Cholesterol',
      servingsize: 'Serving size',
    },
  },
  cs: {
    nutrition: 'Výživové hodnoty',
    difficulty: 'Obtížnost',
    video: 'Video',
    favourite: 'oblíbené',
    optional: 'volitelně',
    nutrients: {
      calories: 'Kalorie',
      protein: 'Bílkoviny',
      proteins: 'Bílkoviny',
      fat: 'Tuky',
      fats: 'Tuky',
      saturatedfat: 'Nasycené tuky',
      unsaturatedfat: 'Nenasycené tuky',
      transfat: 'Transmastné kyseliny',
      carbohydrate: 'Sacharidy',
      carbohydrates: 'Sacharidy',
      carbs: 'Sacharidy',
      sugar: 'Cukry',
      sugars: 'Cukry',
      fiber: 'Vláknina',
      dietaryfiber: 'Vláknina',
      sodium: 'Sodík',
      cholesterol: 'Cholesterol',
      servingsize: 'Porce',
    },
  },
}
