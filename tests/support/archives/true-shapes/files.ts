import { zipOf } from '../zip.ts'
import { image, type Shapes } from './shape.ts'

/** Programs that write a file for each recipe. */
export const files: Shapes = {
  'AnyList, as its programs pass it on': {
    file: async () => [
      {
        ...{
          identifier: 'a1',
          timestamp: 1_700_000_000.5,
          name: 'Борщ',
          icon: null,
          note: 'Кращий завтра.',
        },
        ...{
          sourceName: 'Бабуся',
          sourceUrl: null,
          adCampaignId: null,
          photoIds: ['p1'],
          photoUrls: [],
        },
        ingredients: [
          { rawIngredient: 'Основа', name: 'Основа', quantity: null, note: null, isHeading: true },
          {
            rawIngredient: '2 буряки',
            name: 'буряки',
            quantity: '2',
            note: null,
            isHeading: false,
          },
          {
            rawIngredient: null,
            name: 'капусти',
            quantity: '300 г',
            note: 'дрібно',
            isHeading: false,
          },
        ],
        preparationSteps: ['Зваріть буряк.', 'Додайте капусту.'],
        ...{
          scaleFactor: 1,
          rating: 4,
          creationTimestamp: 1_700_000_000.25,
          nutritionalInfo: '200 ккал',
        },
        ...{ prepTime: 1800, cookTime: 3600, servings: '6 порцій', paprikaIdentifier: null },
      },
    ],
    is: {
      ...{ title: 'Борщ', lines: ['Основа:', '2 буряки', '300 г капусти, дрібно'], servings: 6 },
      ...{ steps: ['Зваріть буряк.', 'Додайте капусту.'], prepMinutes: 30, cookMinutes: 60 },
      ...{ sourceAuthor: 'Бабуся', rating: 4, notes: 'Кращий завтра.\n\nПоживність: 200 ккал' },
      ...{ createdAt: '2023-11-14T22:13:20.250Z', left: ['scaleFactor'] },
    },
  },
  'Nextcloud Cookbook': {
    file: async () =>
      zipOf({
        'Recipes/Суп/recipe.json': JSON.stringify({
          ...{ '@context': 'http://schema.org', '@type': 'Recipe', id: '42', name: 'Суп' },
          ...{ description: 'Теплий.', url: 'https://sup.example/1', image: '' },
          ...{ prepTime: 'PT0H15M', cookTime: 'PT1H0M', totalTime: 'PT1H15M', recipeYield: 4 },
          ...{ recipeCategory: 'Супи', keywords: 'зима,густе', tool: ['каструля'] },
          recipeIngredient: ['## Основа', '500 г гороху', '## Зверху', '1 яйце'],
          recipeInstructions: ['## Основа', 'Замочіть **горох**.', 'Зваріть.'],
          nutrition: { '@type': 'NutritionInformation', calories: '320 ккал' },
          ...{ dateCreated: '2024-01-02T10:00:00+0000', dateModified: null, datePublished: null },
          ...{ printImage: true, imageUrl: '/apps/x', imagePlaceholderUrl: '/apps/y' },
        }),
        'Recipes/Суп/full.jpg': await image(),
        'Recipes/Суп/thumb.jpg': await image(),
        'Recipes/Суп/thumb16.jpg': await image(),
      }),
    is: {
      ...{ title: 'Суп', lines: ['Основа:', '500 г гороху', 'Зверху:', '1 яйце'], servings: 4 },
      ...{ steps: ['Замочіть горох.', 'Зваріть.'], parts: ['Основа', undefined], photos: 1 },
      ...{ prepMinutes: 15, cookMinutes: 60, tags: ['супи', 'зима', 'густе'], left: [] },
      ...{ equipment: ['каструля'], createdAt: '2024-01-02T10:00:00.000Z', troubles: [] },
    },
  },
  Cooklang: {
    file: async () =>
      '---\ntitle: Рагу\nservings: 4|8\ntags:\n  - паста\nsource:\n  name: Бабуся\n  url: https://ragu.example/1\ntime:\n  prep: 20 min\n  cook: 2h30m\n---\n\n= Соус\n\n> Беріть добрі помідори.\n\nПідсмажте @цибулю{2}(дрібно) на @оливкова олія|олії{2%ст. л.} у #великий казан{}. -- повільно\n\nВлийте @./соуси/Томатний соус{500%г} і @?червоне вино{1/2%скл.}, тушкуйте ~{2%год}.\n\n= Паста\n\nЗваріть @пасту{400%г} у @воді{4%л} з @сіллю. Подайте з @&(~1)соусом{}.\n',
    is: {
      ...{ title: 'Рагу', servings: 4, servingsSaid: true, prepMinutes: 20, cookMinutes: 150 },
      lines: [
        ...['Соус:', '2 цибулю, дрібно', '2 ст. л. оливкова олія', '500 г Томатний соус'],
        ...['1/2 скл. червоне вино', 'Паста:', '400 г пасту', '4 л воді', 'сіллю'],
      ],
      steps: [
        'Підсмажте цибулю на олії у великий казан.',
        'Влийте Томатний соус і червоне вино, тушкуйте 2 год.',
        'Зваріть пасту у воді з сіллю. Подайте з соусом.',
      ],
      ...{ parts: ['Соус', undefined, 'Паста'], tags: ['паста'], equipment: ['великий казан'] },
      ...{ sourceAuthor: 'Бабуся', sourceUrl: 'https://ragu.example/1', left: [] },
      notes: 'Беріть добрі помідори.',
    },
  },
  Mela: {
    file: async () => ({
      ...{ id: 'mela-1', title: 'Суп', text: 'Теплий.', yield: '4 порції', prepTime: '15 хв' },
      ...{ ingredients: '500 г гороху\n# Зверху\n1 яйце', link: 'https://sup.example/1' },
      ...{ instructions: '# Основа\nЗамочіть горох.\nЗваріть.\n# Зверху\nЗваріть яйце.' },
      ...{ cookTime: '1 год', totalTime: '1 год 15 хв', notes: 'Завтра кращий.', nutrition: '' },
      ...{ categories: ['Обід'], favorite: true, wantToCook: false, date: 694_224_000 },
      images: [(await image()).toString('base64')],
    }),
    is: {
      ...{ title: 'Суп', description: 'Теплий.', servings: 4, servingsSaid: true, photos: 1 },
      ...{ lines: ['500 г гороху', 'Зверху:', '1 яйце'], prepMinutes: 15, cookMinutes: 60 },
      ...{ steps: ['Замочіть горох.', 'Зваріть.', 'Зваріть яйце.'], images: [], left: ['date'] },
      ...{ parts: ['Основа', undefined, 'Зверху'], tags: ['обід', 'улюблене'] },
      ...{ sourceUrl: 'https://sup.example/1', notes: 'Завтра кращий.' },
    },
  },
}
