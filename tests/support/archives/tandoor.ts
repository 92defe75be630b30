import { photo, zipOf } from './zip.ts'

const tandoorRecipe = {
  name: 'Сирники',
  description: 'Зі сметаною',
  keywords: [{ name: 'Сніданок', description: '' }],
  steps: [
    {
      name: 'Тісто',
      instruction: 'Змішайте {{ ingredients[0] }} з яйцем.\n\nСформуйте сирники.',
      ingredients: [
        {
          food: { name: 'сиру', ignore_shopping: false, supermarket_category: null },
          unit: { name: 'г', description: '' },
          amount: '500.0000000000000000',
          note: 'домашнього',
          order: 0,
          is_header: false,
          no_amount: false,
        },
        {
          food: { name: 'яйце', ignore_shopping: false, supermarket_category: null },
          unit: null,
          amount: 1,
          note: '',
          order: 1,
          is_header: false,
          no_amount: false,
        },
      ],
      time: 0,
      order: 0,
      show_as_header: true,
    },
    {
      name: '',
      instruction: 'Смажте до золотавого.',
      ingredients: [
        {
          food: { name: 'олія', ignore_shopping: false, supermarket_category: null },
          unit: null,
          amount: 0,
          note: 'для смаження',
          order: 0,
          is_header: false,
          no_amount: true,
        },
      ],
      time: 15,
      order: 1,
      show_as_header: false,
    },
  ],
  working_time: 10,
  waiting_time: 15,
  internal: true,
  nutrition: null,
  servings: 3,
  servings_text: 'порції',
  source_url: 'https://recipes.example/syrnyky',
}

/** A ZIP of ZIPs: `recipe.json` and its image in each. */
export async function tandoorArchive(): Promise<Buffer> {
  const one = await zipOf({
    'recipe.json': JSON.stringify(tandoorRecipe),
    'image.jpg': await photo(),
  })
  const plain = { ...tandoorRecipe, name: 'Галушки', source_url: '' }
  const two = await zipOf({ 'recipe.json': JSON.stringify(plain) })
  return zipOf({ 'Сирники.zip': one, 'Галушки.zip': two })
}
