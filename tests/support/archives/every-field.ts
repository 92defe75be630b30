import { otherTexts } from './every-field-texts.ts'

interface Every {
  file: string | object
  /** How many recipes it holds, when it is not one. */
  titles?: number
  /** Words of fields that mean nothing outside that program. */
  marks?: readonly string[]
  /** The file with something unheard of, where it cannot be put in by itself. */
  strange?: readonly (string | object)[]
}

const backup = {
  recipes: [
    {
      ...{ id: 'r1', slug: 'x', name: 'словоназва', description: 'словоопис', user_id: 'u1' },
      ...{ recipe_yield: 'словопорції', recipe_servings: 4, recipe_yield_quantity: 12 },
      ...{ prep_time: '10 хв', perform_time: '20 хв', total_time: '40 хв', rating: null },
      ...{ org_url: 'https://x.example/словоадреса', date_added: '2024-01-02' },
    },
    { id: 'r2', slug: 'y', name: 'словосоус' },
  ],
  recipes_ingredients: [
    {
      ...{ recipe_id: 'r1', position: 0, title: 'словочастина', note: 'словонотатка' },
      ...{ quantity: 2, unit_id: 'n1', food_id: 'f1' },
    },
    { recipe_id: 'r1', position: 1, quantity: 1, referenced_recipe_id: 'r2' },
    { recipe_id: 'r2', position: 0, note: '1 словояйце' },
  ],
  ingredient_units: [{ id: 'n1', name: 'словоодиниця' }],
  ingredient_foods: [{ id: 'f1', name: 'словопродукт', on_hand: 1 }],
  recipe_instructions: [
    { recipe_id: 'r1', position: 0, title: 'словоетап', summary: 'словоколо', text: 'словокрок' },
  ],
  notes: [{ recipe_id: 'r1', title: 'словозаголовок', text: 'словопорада' }],
  categories: [{ id: 'c1', name: 'словорозділ' }],
  recipes_to_categories: [{ recipe_id: 'r1', category_id: 'c1' }],
  tags: [{ id: 't1', name: 'словомітка' }],
  recipes_to_tags: [{ recipe_id: 'r1', tag_id: 't1' }],
  tools: [{ id: 'o1', name: 'словокаструля' }],
  recipes_to_tools: [{ recipe_id: 'r1', tool_id: 'o1' }],
  recipe_nutrition: [{ recipe_id: 'r1', calories: 'словокалорії', fat_content: 'словожир' }],
  recipe_assets: [{ recipe_id: 'r1', name: 'файл', file_name: 'файл.pdf' }],
  api_extras: [{ recipee_id: 'r1', key_name: 'інше', value: 'словододаток' }],
  recipe_comments: [{ recipe_id: 'r1', user_id: 'u1', text: 'словокоментар' }],
  users: [{ id: 'u1', full_name: 'словохазяйка' }],
  users_to_recipes: [{ user_id: 'u1', recipe_id: 'r1', rating: 4, is_favorite: 1 }],
  recipe_timeline_events: [{ recipe_id: 'r1', subject: 'подія' }],
  cookbooks: [
    { id: 'k1', name: 'словозбірка' },
    { id: 'k2', name: 'словоправило', query_filter_string: 'rating > 3' },
  ],
  cookbooks_to_categories: [{ cookbook_id: 'k1', category_id: 'c1' }],
  group_meal_plans: [
    { date: '2024-05-01', entry_type: 'lunch', title: 'словообід', text: 'словоприпис' },
  ],
  shopping_lists: [{ id: 's1', name: 'словобазар' }],
  shopping_list_items: [{ shopping_list_id: 's1', note: 'словокупівля' }],
}

const strangeRow = (table: 'recipes' | 'recipes_ingredients' | 'recipe_instructions') => ({
  ...backup,
  [table]: backup[table].map((row) => ({ ...row, unheard_of: 'чудасія' })),
})

/** Of each program a file in which every field that its source or its documents name says a word of its own. */
export const everyField: Readonly<Record<string, Every>> = {
  'Mealie, a recipe': {
    file: {
      ...{ id: 'r1', slug: 'x', name: 'словоназва', description: 'словоопис' },
      ...{ recipe_yield: 'словопорції', recipe_servings: 4, recipe_yield_quantity: 12 },
      ...{ prep_time: '10 хв', perform_time: '20 хв', total_time: '40 хв', rating: 4 },
      ...{ org_url: 'https://x.example/словоадреса', date_added: '2024-01-02' },
      ...{ last_made: '2024-03-01T10:00:00', date_updated: '2024-02-01T10:00:00' },
      recipe_category: [{ id: 'c', name: 'словорозділ', slug: 's' }],
      tags: [{ id: 't', name: 'словомітка', slug: 's' }],
      tools: [{ id: 'o', name: 'словокаструля', slug: 's', on_hand: true }],
      recipe_ingredient: [
        {
          ...{ title: 'словочастина', note: 'словонотатка', quantity: 2, display: '' },
          unit: { name: 'словоодиниця', fraction: true, aliases: [{ name: 'словодруга' }] },
          food: {
            ...{
              name: 'словопродукт',
              description: 'словопояснення',
              aliases: [{ name: 'словоінакше' }],
            },
            ...{ label: { name: 'словополиця', color: '#fff' }, extras: { a: 'словодомисел' } },
          },
        },
        { quantity: 1, referenced_recipe: { id: 'r2', name: 'словосоус' } },
      ],
      recipe_instructions: [{ title: 'словоетап', summary: 'словоколо', text: 'словокрок' }],
      nutrition: { calories: 'словокалорії', trans_fat_content: 'словожир' },
      notes: [{ title: 'словозаголовок', text: 'словопорада' }],
      comments: [{ text: 'словокоментар', user: { username: 'словосусід' } }],
      extras: { author: 'словоавтор', other: 'словододаток' },
    },
  },
  'Mealie, a whole backup': {
    file: backup,
    titles: 2,
    strange: [
      strangeRow('recipes'),
      strangeRow('recipes_ingredients'),
      strangeRow('recipe_instructions'),
      { ...backup, unheard_of: 'чудасія' },
    ],
  },
  Tandoor: {
    file: {
      ...{
        name: 'словоназва',
        description: 'словоопис',
        servings: 3,
        servings_text: 'словопорції',
      },
      keywords: [{ name: 'словомітка', description: 'словопромітку' }],
      steps: [
        {
          ...{ name: 'словоетап', instruction: 'словокрок', time: 5, show_as_header: true },
          ingredients: [
            {
              food: {
                ...{ name: 'словопродукт', ignore_shopping: true },
                supermarket_category: { name: 'словополиця' },
              },
              unit: { name: 'словоодиниця', description: 'словопояснення' },
              ...{ amount: 2, note: 'словонотатка', is_header: false, no_amount: false },
            },
            { food: { name: 'словосоус', recipe: { id: 7, name: 'словосоус' } }, amount: 1 },
            { food: null, note: 'словочастина', is_header: true },
          ],
        },
        { instruction: '', ingredients: [], step_recipe_data: { id: 8, name: 'словотісто' } },
      ],
      ...{ working_time: 10, waiting_time: 20, source_url: 'https://x.example/словоадреса' },
      nutrition: { calories: 1, carbohydrates: 2, fats: 3, proteins: 4, source: 'словоджерело' },
      properties: [{ property_type: { name: 'словоякість' }, property_amount: 3 }],
      ...{ rating: 4, last_cooked: '2024-01-02T10:00:00Z' },
    },
  },
  Paprika: {
    file: {
      ...{
        uid: 'A',
        hash: 'B',
        name: 'словоназва',
        description: 'словоопис',
        servings: '4 слововідра',
      },
      ...{ ingredients: 'словочастина:\n200 г словопродукту', directions: 'словокрок' },
      ...{ notes: 'словонотатка', nutritional_info: 'словокалорії', difficulty: 'словолегко' },
      ...{ prep_time: '20 хв', cook_time: '40 хв', total_time: '1 год', rating: 5 },
      ...{ source: 'словоджерело', source_url: 'https://x.example/словоадреса' },
      ...{ image_url: 'https://x.example/словофото', categories: ['словорозділ'] },
      ...{ created: '2024-09-01 10:00:00', on_favorites: true, scale: 'словомасштаб' },
      ...{ on_grocery_list: 'словокошик', in_trash: true },
    },
  },
  'RecipeSage, JSON-LD': {
    file: {
      ...{ '@context': 'http://schema.org', '@type': 'Recipe', identifier: 'x' },
      ...{
        datePublished: '2024-03-01T10:00:00.000Z',
        description: 'словоопис',
        name: 'словоназва',
      },
      image: ['https://x.example/словофото'],
      ...{ prepTime: 'PT25M', totalTime: 'словочас', recipeYield: '6 словоскибок' },
      recipeIngredient: ['[словочастина]', '250 г словопродукту', 'словодруге'],
      recipeInstructions: [
        { '@type': 'HowToSection', text: '[словоетап]' },
        { '@type': 'HowToStep', text: 'словокрок' },
      ],
      ...{ recipeCategory: ['словомітка'], creditText: 'словоджерело' },
      ...{ isBasedOn: 'https://x.example/словоадреса', nutrition: { calories: 'словокалорії' } },
      comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'словонотатка' }],
      aggregateRating: { ratingValue: '4', ratingCount: '1', bestRating: '5' },
    },
  },
  'Nextcloud Cookbook': {
    file: {
      ...{ '@context': 'http://schema.org', '@type': 'Recipe', id: 3, name: 'словоназва' },
      ...{ description: 'словоопис', url: 'https://x.example/словоадреса', image: '/full.jpg' },
      ...{ prepTime: 'PT10M', cookTime: 'PT20M', totalTime: 'PT40M', recipeYield: 2 },
      ...{
        recipeCategory: 'словорозділ',
        keywords: 'словомітка,словодруга',
        tool: ['словокаструля'],
      },
      ...{
        recipeIngredient: ['словопродукт', 'словодруге'],
        recipeInstructions: ['словокрок', 'словоінший'],
      },
      nutrition: {
        '@type': 'NutritionInformation',
        calories: 'словокалорії',
        servingSize: 'словомірка',
      },
      ...{ dateCreated: '2024-01-02T10:00:00+0000', dateModified: '2024-02-02T10:00:00+0000' },
      ...{ printImage: true, imageUrl: '/apps/x' },
    },
  },
  KitchenOwl: {
    file: {
      recipes: [
        {
          ...{
            name: 'словоназва',
            description: 'словокрок',
            time: 80,
            prep_time: 20,
            cook_time: 60,
          },
          ...{ yields: 4, source: 'словоджерело', photo: 'https://x.example/словофото' },
          items: [{ name: 'словопродукт', description: 'словокількість', optional: true }],
          tags: ['словомітка'],
        },
      ],
      ...{ expenses: [{ name: 'витрата', amount: 3 }], planner_feature: 'словоплан' },
    },
    strange: [
      {
        recipes: [
          {
            ...{
              name: 'Чай',
              description: 'Варіть.',
              yields: 4,
              cook_time: 60,
              unheard: 'чудасія',
            },
            items: [{ name: 'Чай', description: '' }],
          },
        ],
      },
    ],
  },
  Norish: {
    file: {
      ...{
        id: 'x',
        name: 'словоназва',
        description: 'словоопис',
        url: 'https://x.example/словоадреса',
      },
      ...{
        image: '/recipes/словофото.jpg',
        servings: 4,
        prepMinutes: 10,
        cookMinutes: 20,
        totalMinutes: 40,
      },
      ...{ notes: 'словонотатка', systemUsed: 'metric', originRegion: 'словокрай' },
      ...{ calories: 300, fat: '10', carbs: '20', protein: '30', cuisines: ['словокухня'] },
      recipeIngredients: [
        {
          ingredientName: '# словочастина',
          amount: null,
          unit: null,
          systemUsed: 'metric',
          order: 0,
        },
        {
          ingredientName: 'словопродукт',
          amount: 500,
          unit: 'словоодиниця',
          systemUsed: 'metric',
          order: 1,
        },
        { ingredientName: 'словодруге', amount: 1, unit: null, systemUsed: 'metric', order: 2 },
      ],
      steps: [
        { step: '# словоетап', order: 0, systemUsed: 'metric' },
        { step: 'словокрок', order: 1, systemUsed: 'metric', images: [{ image: 'словознімок' }] },
      ],
      ...{ tags: [{ name: 'словомітка' }], categories: ['Dinner'], author: { name: 'словоавтор' } },
      ...{
        images: [{ image: '/recipes/словоінше.jpg' }],
        videos: [{ video: 'https://x.example/словокіно' }],
      },
    },
  },
  AnyList: {
    file: {
      ...{ identifier: 'x', name: 'словоназва', note: 'словонотатка', icon: 'словозначок' },
      ...{ sourceName: 'словоджерело', sourceUrl: 'https://x.example/словоадреса', rating: 5 },
      ingredients: [
        { rawIngredient: 'словочастина', isHeading: true },
        { rawIngredient: '1 г словопродукту', name: 'словопродукту', quantity: '1 г' },
        { rawIngredient: 'словодруге', name: 'словодруге' },
      ],
      preparationSteps: ['# словоетап', 'словокрок'],
      ...{ photoUrls: ['https://x.example/словофото'], servings: '2 словокухлі' },
      ...{ prepTime: 300, cookTime: 600, nutritionalInfo: 'словокалорії', scaleFactor: 2 },
      creationTimestamp: 1_700_000_000,
    },
  },
  Grocy: {
    file: {
      recipes: [
        {
          ...{ id: 1, name: 'словоназва', description: '<p>словокрок</p>', base_servings: 4 },
          ...{ type: 'normal', picture_file_name: 'словофото.jpg', userfields: { a: 'словополе' } },
        },
        { id: 2, name: 'словосоус', description: '<p>Збийте.</p>', type: 'normal' },
      ],
      recipes_pos: [
        {
          ...{ recipe_id: 1, product_id: 2, amount: 500, qu_id: 3, note: 'словонотатка' },
          ...{ ingredient_group: 'словочастина', price_factor: 3 },
        },
        { recipe_id: 2, product_id: 4, amount: 1, variable_amount: 'словотрохи' },
      ],
      recipes_nestings: [{ recipe_id: 1, includes_recipe_id: 2, servings: 2 }],
      products: [
        { id: 2, name: 'словопродукт' },
        { id: 4, name: 'словодруге' },
      ],
      quantity_units: [{ id: 3, name: 'словоодиниця', name_plural: 'словоодиниця' }],
      meal_plan: [{ day: '2024-05-01', type: 'note', note: 'словообід' }],
      shopping_list: [{ shopping_list_id: 1, note: 'словокупівля' }],
      stock: [{ product_id: 4, amount: 2, row_created_timestamp: '2024-05-01 10:00:00' }],
      chores: [{ name: 'прибирання' }],
    },
    titles: 2,
    strange: [
      {
        recipes: [{ id: 1, name: 'Чай', description: 'Варіть.', unheard: 'чудасія' }],
        recipes_pos: [],
      },
      {
        recipes: [{ id: 1, name: 'Чай', description: 'Варіть.' }],
        recipes_pos: [{ recipe_id: 1, amount: 1, unheard: 'чудасія' }],
      },
    ],
  },
  'plain schema.org': {
    file: {
      ...{ '@type': 'Recipe', name: 'словоназва', description: 'словоопис', inLanguage: 'uk' },
      author: { '@type': 'Person', name: 'словоавтор' },
      ...{
        recipeCuisine: 'словокухня',
        recipeYield: ['4', '4 словомиски'],
        cookingMethod: 'словоспосіб',
      },
      ...{ recipeIngredient: ['словопродукт', 'словодруге'], suitableForDiet: 'словодієта' },
      recipeInstructions: [
        {
          ...{ '@type': 'HowToSection', name: 'словоетап' },
          itemListElement: [
            { '@type': 'HowToStep', text: 'словокрок', image: 'https://x.example/словознімок' },
          ],
        },
      ],
      video: { '@type': 'VideoObject', contentUrl: 'https://x.example/словокіно' },
      review: [{ reviewBody: 'слововідгук' }],
      aggregateRating: { ratingValue: 'словозірки' },
      estimatedCost: 'словоціна',
    },
  },
  ...otherTexts,
}
