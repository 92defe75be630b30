import type { FeedItem, FeedPage, Publication } from '../../../shared/wire/feed.ts'

const item: FeedItem = {
  id: 'pub_06gzr8dm0hs59bcwnxam7f4t30',
  title: 'Зелений борщ зі щавлем',
  language: 'uk',
  author: { id: 'per_06gzr8dkesvzd3fedgrr2vyc68', displayName: 'Олена Коваль' },
  servings: 6,
  cookMinutes: 40,
  totalMinutes: 60,
  estimatedPrice: 18_600,
  pricePerServing: 3100,
  currency: 'UAH',
  publishedAt: 1_790_000_000_000,
  photoUrl: null,
  likes: 41,
}

export const examplePage: FeedPage = { items: [item] }

export const examplePublication: Publication = {
  ...item,
  description: 'Кислий весняний борщ, який варять, щойно зійде щавель.',
  prepMinutes: 20,
  ingredients: [
    { text: '300 г щавлю', food: 'sorrel', quantity: 300, unit: 'g', note: null },
    { text: 'сіль за смаком', food: 'salt', quantity: null, unit: null, note: 'за смаком' },
  ],
  steps: [
    { text: 'Покладіть нарізаний щавель і варіть ще три хвилини.', minutes: 3, ingredients: [0] },
  ],
  url: 'https://komora.example/r/pub_06gzr8dm0hs59bcwnxam7f4t30',
  tags: ['суп', 'весна'],
  notes: 'Наступного дня смачніший.',
  yieldText: null,
  restMinutes: null,
  equipment: ['каструля на 4 л'],
  videoUrl: null,
  morePhotoUrls: [],
  diets: ['vegetarian'],
  allergens: ['eggs'],
  allergensOrdinary: [],
  allergensMayContain: [],
  allergensComplete: true,
  nutrition: {
    perServing: {
      energy: 11,
      protein: 1,
      fat: 0.4,
      saturatedFat: null,
      carbohydrates: 0.2,
      sugars: null,
      fibre: 1.5,
      salt: 0.2,
    },
    counted: 1,
    approximate: true,
    missing: [],
  },
}
