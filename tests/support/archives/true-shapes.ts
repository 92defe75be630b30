import { photo, zipOf } from './zip.ts'

interface Shape {
  file: () => Promise<Uint8Array | string | object>
  /** What has to come of it: of the first recipe, but for `titles`. */
  is: Readonly<Record<string, unknown>>
}

const image = async () => await photo()

/**
 * Of each program a file as its export writes it today: the layout after its source, or its documentation, the words our
 * own.
 */
export const trueShapes: Readonly<Record<string, Shape>> = {
  'Norish, an archive': {
    file: async () =>
      zipOf({
        'manifest.json': JSON.stringify({
          ...{ format: 'norish-recipes', formatVersion: 1, exportedAt: '2026-05-01T10:00:00.000Z' },
          ...{ exporter: { name: 'Оля', origin: 'https://norish.example' }, recipeCount: 1 },
        }),
        '0f1e/recipe.json': JSON.stringify({
          ...{ name: 'Банош', description: 'З бринзою.', url: 'https://banosh.example/1' },
          ...{ notes: 'Мішати дерев’яною ложкою.', servings: 3, systemUsed: 'metric' },
          ...{ prepMinutes: 10, cookMinutes: 30, totalMinutes: 40, calories: 420 },
          ...{ fat: '22', carbs: '40', protein: '12', originCountry: 'UA' },
          ...{ originCountryName: 'Україна', originRegion: 'Гуцульщина', provenanceNote: null },
          ...{ categories: ['Dinner'], tags: [{ name: 'гори' }], cuisines: ['Українська'] },
          recipeIngredients: [
            line('кукурудзяна крупа', 200, 'g', 'metric', 0),
            line('cornmeal', 1, 'cup', 'us', 0),
            line('сметана', 400, 'ml', 'metric', 1),
            line('sour cream', 2, 'cups', 'us', 1),
          ],
          steps: [
            {
              ...{ step: 'Закип’ятіть сметану.', order: 0, systemUsed: 'metric' },
              ...{ images: [], stepIngredients: [{ ingredientOrder: 1, share: 1, order: 0 }] },
            },
            {
              ...{ step: 'Всипте крупу.', order: 1, systemUsed: 'metric' },
              ...{ images: [], stepIngredients: [] },
            },
          ],
          ...{ image: 'images/hero.jpg', images: [{ image: 'images/hero.jpg', order: 0 }] },
          ...{ videos: [], authorName: 'Оля', rating: 5, favorite: true },
        }),
        '0f1e/images/hero.jpg': await image(),
      }),
    is: {
      ...{ titles: ['Банош'], title: 'Банош', description: 'З бринзою.', servings: 3 },
      ...{ lines: ['200 g кукурудзяна крупа', '400 ml сметана'], servingsSaid: true },
      ...{ steps: ['Закип’ятіть сметану.', 'Всипте крупу.'], prepMinutes: 10, cookMinutes: 30 },
      ...{ tags: ['гори', 'dinner', 'українська', 'улюблене'], sourceAuthor: 'Оля', photos: 1 },
      ...{ sourceUrl: 'https://banosh.example/1', rating: 5, troubles: [] },
      notes:
        'Мішати дерев’яною ложкою.\n\nПоживність: Калорії: 420\nЖири: 22\nВуглеводи: 40\nБілки: 12',
      left: ['originCountry', 'originCountryName', 'originRegion'],
    },
  },
  'KitchenOwl, a whole household': {
    file: async () => ({
      ...{ name: 'Дім', language: 'uk', view_ordering: ['grocery', 'recipe'] },
      ...{ planner_feature: true, expenses_feature: true, member: ['olya'] },
      shoppinglists: ['Покупки'],
      recipes: [
        {
          ...{ name: 'Борщ', description: '1. Зваріть @буряк.\n2. Додайте @капуста_біла.' },
          ...{ time: 90, photo: 'a1b2.jpg', cook_time: 60, prep_time: 30, yields: 6 },
          ...{ source: 'https://borsch.example/1', tags: ['суп'] },
          items: [
            { name: 'буряк', description: '2', optional: false },
            { name: 'капуста біла', description: '300 г', optional: false },
            { name: 'сметана', description: '', optional: true },
          ],
        },
        {
          ...{ name: 'Чай', description: '', time: null, photo: null, cook_time: null },
          ...{ prep_time: null, yields: null, source: null, tags: [] },
          items: [{ name: 'чай', description: '1 ч. л.', optional: false }],
        },
      ],
      items: [
        { name: 'буряк', category: 'Овочі', icon: 'beet' },
        { name: 'сметана', category: 'Молочне' },
      ],
      expenses: [{ name: 'Ринок', amount: 120.5, date: 1, paid_by: 'olya', paid_for: [] }],
    }),
    is: {
      ...{ titles: ['Борщ', 'Чай'], title: 'Борщ', servings: 6, prepMinutes: 30, cookMinutes: 60 },
      ...{ lines: ['2 буряк', '300 г капуста біла', 'сметана (за бажанням)'], tags: ['суп'] },
      ...{
        steps: ['Зваріть буряк.', 'Додайте капуста біла.'],
        sourceUrl: 'https://borsch.example/1',
      },
      ...{ servingsSaid: true, left: [] },
    },
  },
  'RecipeSage, XML': {
    file: async () => `<data>
    <recipe>
        <id>5f1d</id>
        <title>Onion pie</title>
        <description>A pie.</description>
        <yield>6 servings</yield>
        <activeTime>25 minutes</activeTime>
        <totalTime>1 hour 25 minutes</totalTime>
        <source>Grandma Anna</source>
        <url>https://pie.example/1</url>
        <notes>Serve it warm.
Better tomorrow.</notes>
        <ingredients>[Pastry]
250 g flour
125 g butter
[Filling]
5 onions</ingredients>
        <instructions>[Pastry]
Knead it.
[Filling]
Fry &amp; bake.</instructions>
        <folder>main</folder>
        <createdAt>2024-03-01T10:00:00.000Z</createdAt>
        <updatedAt>2024-04-01T10:00:00.000Z</updatedAt>
        <userId>7c2e</userId>
        <fromUser/>
        <labels>
            <title>dinner</title>
        </labels>
        <labels>
            <title>baking</title>
        </labels>
        <images>
            <id>9a</id>
            <location>https://pie.example/1.jpg</location>
        </images>
    </recipe>
    <recipe>
        <id>5f1e</id>
        <title>Tea</title>
        <ingredients>1 tsp tea
200 ml water</ingredients>
        <instructions>Pour.</instructions>
        <folder>main</folder>
    </recipe>
</data>`,
    is: {
      ...{ titles: ['Onion pie', 'Tea'], title: 'Onion pie', servings: 6, servingsSaid: true },
      ...{ lines: ['Pastry:', '250 g flour', '125 g butter', 'Filling:', '5 onions'] },
      ...{ steps: ['Knead it.', 'Fry & bake.'], parts: ['Pastry', 'Filling'] },
      ...{ prepMinutes: 25, cookMinutes: 60, tags: ['dinner', 'baking'] },
      ...{ sourceAuthor: 'Grandma Anna', sourceUrl: 'https://pie.example/1' },
      ...{ notes: 'Serve it warm.\nBetter tomorrow.', images: ['https://pie.example/1.jpg'] },
      ...{ left: [], createdAt: '2024-03-01T10:00:00.000Z' },
    },
  },
  'RecipeSage, a text': {
    file: async () =>
      '==== Recipes ====\n\nid: 5f1d\r\ntitle: Onion pie\r\ndescription: A pie.\r\nyield: 6 servings\r\nactiveTime: 25 minutes\r\ntotalTime: 1 hour 25 minutes\r\nsource: Grandma Anna\r\nurl: https://pie.example/1\r\nnotes: Serve it warm.\r\ningredients: 250 g flour\n5 onions\r\ninstructions: Knead it.\nBake it.\r\nfolder: main\r\ncreatedAt: Fri Mar 01 2024\r\nuserId: 7c2e\r\nlabels: dinner, baking\r\nimages: https://pie.example/1.jpg\r\n\r\nid: 5f1e\r\ntitle: Tea\r\ndescription: \r\nyield: \r\ningredients: 1 tsp tea\n200 ml water\r\ninstructions: Pour.\r\nfolder: main\r\nlabels: \r\nimages: \r\n\r\n',
    is: {
      ...{ titles: ['Onion pie', 'Tea'], title: 'Onion pie', servings: 6, servingsSaid: true },
      ...{ lines: ['250 g flour', '5 onions'], steps: ['Knead it.', 'Bake it.'] },
      ...{ prepMinutes: 25, cookMinutes: 60, tags: ['dinner', 'baking'], notes: 'Serve it warm.' },
      ...{ sourceAuthor: 'Grandma Anna', images: ['https://pie.example/1.jpg'] },
    },
  },
  'My Recipe Box, an archive': {
    file: async () =>
      zipOf({
        'recipes_0.json': JSON.stringify([
          {
            ...{ title: 'Млинці', description: 'Тонкі.', preparationTime: '10', cookingTime: '20' },
            ...{ totalTime: '30', quantity: '12 штук', ingredients: '500 г борошна\n2 яйця' },
            ...{ instructions: 'Збийте.\nСмажте.', pictures: ['a.jpg'], originalPicture: '' },
            ...{
              url: 'https://mlynci.example/1',
              video: 'https://video.example/1',
              notes: 'Смачно.',
            },
            ...{ nutrition: 'calories: 200', favorite: true, rating: 4, cookware: '' },
            ...{ categories: [{ title: 'сніданок' }], tags: [{ title: 'солодке' }] },
          },
        ]),
        'a.jpg': await image(),
      }),
    is: {
      ...{ titles: ['Млинці'], title: 'Млинці', lines: ['500 г борошна', '2 яйця'] },
      ...{ steps: ['Збийте.', 'Смажте.'], servingsSaid: false, yieldText: '12 штук' },
      ...{ prepMinutes: 10, cookMinutes: 20, rating: 4, photos: 1, left: [] },
      ...{ tags: ['солодке', 'сніданок', 'улюблене'], videoUrl: 'https://video.example/1' },
      ...{ sourceUrl: 'https://mlynci.example/1', notes: 'Смачно.\n\nПоживність: Калорії: 200' },
    },
  },
  'My Recipe Box, a table': {
    file: async () =>
      'title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,url,video,notes,cookware,nutrition,favorite,rating,categories,tags,source,originalPicture,pictures\n"Млинці","Тонкі.","10","20","0","30","4 порції","500 г борошна\n2 яйця","Збийте.\nСмажте.","","https://video.example/1","Смачно.","пательня","calories: 200\nfat: 3 g","true","4","сніданок;солодке","швидко","https://mlynci.example/1","https://mlynci.example/1.jpg",""\n',
    is: {
      ...{ title: 'Млинці', lines: ['500 г борошна', '2 яйця'], steps: ['Збийте.', 'Смажте.'] },
      ...{ servings: 4, servingsSaid: true, prepMinutes: 10, cookMinutes: 20, rating: 4, left: [] },
      ...{ tags: ['сніданок', 'солодке', 'швидко', 'улюблене'], equipment: ['пательня'] },
      ...{ sourceUrl: 'https://mlynci.example/1', videoUrl: 'https://video.example/1' },
      notes: 'Смачно.\n\nПоживність: Калорії: 200\nЖири: 3 g',
    },
  },
  'Plan to Eat, a table': {
    file: async () =>
      'Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private,Nutritional Score (generic),Calories,Fat,Saturated Fat,Cholesterol,Sodium,Sugar,Carbohydrate,Fiber,Protein,Cost,Created At,Updated At\n"Soup, of peas",Dinner,Dutch,Peas,Warm.,Grandma,https://peas.example/soup,peas.example,15,60,75,4,2 pots,"500 g peas, dried\n1 carrot","Soak the peas.\nCook ""slowly"".",winter^thick,5,https://app.plantoeat.com/r/1,https://peas.example/1.jpg,false,,320,,,,,,,,,,2024-03-01 10:00:00 UTC,2024-04-01 10:00:00 UTC\n',
    is: {
      ...{ title: 'Soup, of peas', lines: ['500 g peas, dried', '1 carrot'], servings: 4 },
      ...{ steps: ['Soak the peas.', 'Cook "slowly".'], prepMinutes: 15, cookMinutes: 60 },
      ...{ yieldText: '2 pots', servingsSaid: true, rating: 5, sourceAuthor: 'Grandma' },
      ...{
        tags: ['dinner', 'dutch', 'peas', 'winter', 'thick'],
        notes: 'Nutrition: Calories: 320',
      },
      ...{ sourceUrl: 'https://peas.example/soup', images: ['https://peas.example/1.jpg'] },
      ...{ left: [], createdAt: '2024-03-01T10:00:00.000Z' },
    },
  },
  'Plan to Eat, a text': {
    file: async () =>
      'Title: Pea soup\nDescription: Warm.\nSource: Grandma\nPhoto Url: https://peas.example/1.jpg\nPublic Url: https://app.plantoeat.com/r/1\nPrep Time: 15 min\nCook Time: 60 min\nServes: 4\nCourse: Dinner\nCuisine: Dutch\nMain Ingredient: Peas\nTags: winter^thick\nIngredients:\n500 g peas\n1 carrot\n\nDirections:\nSoak the peas.\n\nCook slowly.\n\n\n--------------\nTitle: Tea\nServes: \nIngredients:\n1 tsp tea\nDirections:\nPour.\n',
    is: {
      ...{ titles: ['Pea soup', 'Tea'], title: 'Pea soup', lines: ['500 g peas', '1 carrot'] },
      ...{ steps: ['Soak the peas.', 'Cook slowly.'], servings: 4, prepMinutes: 15 },
      ...{ cookMinutes: 60, tags: ['dinner', 'dutch', 'peas', 'winter', 'thick'], left: [] },
    },
  },
  'BigOven, a table': {
    file: async () =>
      'RecipeID,Title,Description,Cuisine,Category,SubCategory,MicroCategory,PrimaryIngredient,StarRating,ReviewCount,WebURL,ImageURL,Ingredients,Instructions,YieldNumber,YieldUnit,TotalMinutes,ActiveMinutes,Notes,Collection,CreationDate,LastModified\n7,Pea soup,Warm.,Dutch,Soups,Pea,,Peas,4.5,3,https://peas.example/soup,https://peas.example/1.jpg,"500 g peas\r\n1 carrot","Soak the peas.\r\nCook slowly.",4,Servings,75,15,Better tomorrow.,Winter,2024-03-01,2024-04-01\n8,Buns,,,,,,,0,0,,,"1 egg","Bake.",12,Buns,0,0,,,,\n',
    is: {
      ...{ titles: ['Pea soup', 'Buns'], title: 'Pea soup', lines: ['500 g peas', '1 carrot'] },
      ...{ steps: ['Soak the peas.', 'Cook slowly.'], servings: 4, servingsSaid: true },
      ...{ prepMinutes: 15, cookMinutes: 60, rating: 5, notes: 'Better tomorrow.' },
      ...{
        tags: ['dutch', 'soups', 'pea', 'peas', 'winter'],
        sourceUrl: 'https://peas.example/soup',
      },
      ...{ images: ['https://peas.example/1.jpg'], createdAt: '2024-03-01T00:00:00.000Z' },
      left: ['ReviewCount'],
    },
  },
  'Recipe Keeper': {
    file: async () =>
      zipOf({
        'recipes.html': `<!DOCTYPE html><html><head><meta charset="utf-8"/><title>Recipe Keeper</title></head><body>
<div class="recipe-details"><table><tr><td class="recipe-photos-div" style="vertical-align:top"><img src="images/1_0.jpg" class="recipe-photo" /></td><td style="vertical-align:top">
<h2 itemprop="name">Борщ</h2>
<meta content="7fe0" itemprop="recipeId"><meta content="7fe0s" itemprop="recipeShareId"><meta content="True" itemprop="recipeIsFavourite"><meta content="4" itemprop="recipeRating">
<div>Courses: <span itemprop="recipeCourse">Обід</span>, <span itemprop="recipeCourse">Вечеря</span></div><meta content="Обід" itemprop="recipeCourse"><meta content="Супи" itemprop="recipeCategory"><meta content="Зимове" itemprop="recipeCollection">
<div>Source: <a href="https://borsch.example/1"><span itemprop="recipeSource">https://borsch.example/1</span></a></div>
<div>Serving size: <span itemprop="recipeYield">6</span></div>
<div>Preparation time: <span>30 mins</span><meta content="PT30M" itemprop="prepTime"></div><div>Cooking time: <span>1 hour</span><meta content="PT1H" itemprop="cookTime"></div>
<meta content="1" itemprop="recipeNutServingSize"><meta content="200" itemprop="recipeNutCalories"><meta content="" itemprop="recipeNutTotalFat">
</td></tr></table>
<table><tr><td style="vertical-align:top"><h3>Ingredients</h3><div itemprop="recipeIngredients"><p><b>Основа</b></p><p>2 буряки</p><p>&nbsp;</p><p>300 г капусти</p></div></td>
<td style="vertical-align:top"><h3>Directions</h3><div itemprop="recipeDirections"><p>1. Зваріть буряк.</p><p>2. Додайте капусту.</p></div>
<h3>Notes</h3><div itemprop="recipeNotes"><p>Наступного дня кращий.</p></div></td></tr></table>
<div><img src="images/1_0.jpg" class="recipe-photos" itemprop="photo0" /><img src="images/1_1.jpg" class="recipe-photos" itemprop="photo1" /></div></div>
</body></html>`,
        'images/1_0.jpg': await image(),
        'images/1_1.jpg': await image(),
      }),
    is: {
      ...{ titles: ['Борщ'], title: 'Борщ', lines: ['Основа', '2 буряки', '300 г капусти'] },
      ...{ steps: ['Зваріть буряк.', 'Додайте капусту.'], servings: 6, servingsSaid: true },
      ...{ prepMinutes: 30, cookMinutes: 60, rating: 4, photos: 2, left: [] },
      ...{ tags: ['обід', 'вечеря', 'супи', 'зимове', 'улюблене'] },
      ...{ sourceUrl: 'https://borsch.example/1' },
      notes: 'Наступного дня кращий.\n\nПоживність: Порція: 1\nКалорії: 200',
    },
  },
  'CookBook app, pages': {
    file: async () =>
      zipOf({
        'Борщ.html': `<!DOCTYPE html><html><head><meta charset="utf-8"><script type="application/ld+json">${JSON.stringify(
          {
            ...{ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Борщ' },
            ...{ recipeYield: '6 порцій', prepTime: 'PT30M', cookTime: 'PT1H' },
            recipeIngredient: ['2 буряки', '300 г капусти'],
            recipeInstructions: 'Зваріть буряк.\nДодайте капусту.',
            ...{ keywords: 'суп', image: 'images/borsch.jpg', url: 'https://borsch.example/1' },
          },
        )}</script></head><body><h1>Борщ</h1></body></html>`,
        'images/borsch.jpg': await image(),
      }),
    is: {
      ...{ titles: ['Борщ'], title: 'Борщ', lines: ['2 буряки', '300 г капусти'], servings: 6 },
      ...{ steps: ['Зваріть буряк.', 'Додайте капусту.'], prepMinutes: 30, cookMinutes: 60 },
      ...{ tags: ['суп'], photos: 1, sourceUrl: 'https://borsch.example/1', left: [] },
    },
  },
  'CookBook app, YAML': {
    file: async () =>
      "name: Борщ\nservings: ''\nsource: https://borsch.example/1\nsource_url: https://borsch.example/1\nprep_time: 30 minutes\ncook_time: 60 minutes\non_favorites: yes\ntags:\n- суп\nnutritional_info: ''\nrecipeYield: 6 порцій\nphotos: []\ningredients: |-\n  2 буряки\n  300 г капусти\ndirections: |-\n  Зваріть буряк.\n  Додайте капусту.\nnotes: |-\n  Наступного дня кращий.\n",
    is: {
      ...{ title: 'Борщ', lines: ['2 буряки', '300 г капусти'], servings: 6, servingsSaid: true },
      ...{ steps: ['Зваріть буряк.', 'Додайте капусту.'], prepMinutes: 30, cookMinutes: 60 },
      ...{ tags: ['суп', 'улюблене'], sourceUrl: 'https://borsch.example/1', left: [] },
      notes: 'Наступного дня кращий.',
    },
  },
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
  'Grocy, its tables': {
    file: async () => ({
      recipes: [
        {
          ...{
            id: 1,
            name: 'Борщ',
            description: '<p>Зваріть <b>буряк</b>.</p><p>Додайте капусту.</p>',
          },
          ...{ row_created_timestamp: '2024-03-01 10:00:00', picture_file_name: 'b.jpg' },
          ...{ base_servings: 6, desired_servings: 3, not_check_shoppinglist: 0, type: 'normal' },
          ...{ product_id: null, userfields: null },
        },
        {
          ...{
            id: 2,
            name: '2026-05-01',
            description: null,
            base_servings: 1,
            type: 'mealplan-day',
          },
          ...{ row_created_timestamp: '2026-05-01 10:00:00' },
        },
      ],
      recipes_pos: [
        {
          ...{ id: 1, recipe_id: 1, product_id: 5, amount: 2.0, note: null, qu_id: 1 },
          ...{ only_check_single_unit_in_stock: 0, ingredient_group: 'Основа' },
          ...{
            not_check_stock_fulfillment: 0,
            variable_amount: null,
            price_factor: 1.0,
            round_up: 0,
          },
        },
        {
          ...{ id: 2, recipe_id: 1, product_id: 6, amount: 0.3, note: 'дрібно', qu_id: 2 },
          ...{ only_check_single_unit_in_stock: 0, ingredient_group: 'Основа', price_factor: 1.0 },
        },
      ],
      recipes_nestings: [],
      products: [
        { id: 5, name: 'буряк', qu_id_stock: 1 },
        { id: 6, name: 'капуста', qu_id_stock: 2 },
      ],
      quantity_units: [
        { id: 1, name: 'шт', name_plural: 'шт' },
        { id: 2, name: 'кг', name_plural: 'кг' },
      ],
      meal_plan: [
        {
          id: 1,
          day: '2026-05-01',
          type: 'recipe',
          recipe_id: 1,
          recipe_servings: 3,
          section_id: -1,
        },
      ],
      shopping_lists: [{ id: 1, name: 'Базар' }],
      shopping_list: [{ id: 1, product_id: 5, amount: 2, shopping_list_id: 1, done: 0, qu_id: 1 }],
      stock: [],
    }),
    is: {
      ...{
        titles: ['Борщ'],
        title: 'Борщ',
        lines: ['Основа:', '2 шт буряк', '0,3 кг капуста, дрібно'],
      },
      ...{ steps: ['Зваріть буряк.', 'Додайте капусту.'], servings: 6, servingsSaid: true },
      ...{ createdAt: '2024-03-01T10:00:00.000Z', left: [], plan: [['Борщ', 3]] },
      lists: [['Базар', ['2 шт буряк']]],
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
  'Pepperplate, a text': {
    file: async () =>
      'Title: Soup\nDescription: Warm.\nSource: Grandma\nOriginal URL: https://peas.example/1\nYield: 4 servings\nActive Time: 15 min\nTotal Time: 1 h 15 min\nImage: soup.jpg\nCategories: Dinner, Winter\nIngredients:\n    500 g peas\n    1 carrot\nInstructions:\n    Soak the peas.\n    Cook.\nNotes:\n    Better tomorrow.\n',
    is: {
      ...{ title: 'Soup', lines: ['500 g peas', '1 carrot'], steps: ['Soak the peas.', 'Cook.'] },
      ...{ servings: 4, prepMinutes: 15, cookMinutes: 60, tags: ['dinner', 'winter'], left: [] },
      ...{ sourceUrl: 'https://peas.example/1', sourceAuthor: 'Grandma', images: ['soup.jpg'] },
      notes: 'Better tomorrow.',
    },
  },
  'RecipeSage of one’s own house, pictures inside': {
    file: async () =>
      `<data><recipe><title>Tea</title><ingredients>1 tsp tea\n200 ml water</ingredients><instructions>Pour.</instructions><images><id>9a</id><location>data:image/png;base64,${(await image()).toString('base64')}</location></images></recipe></data>`,
    is: { ...{ title: 'Tea', photos: 1, images: [], left: [] } },
  },
  'Paprika, pages': {
    file: async () =>
      zipOf({
        'Recipes/Пиріг.html': paprikaPage,
        'Recipes/Images/AB/1.jpg': await image(),
        'index.html':
          '<html><body><ul><li><a href="Recipes/Пиріг.html">Пиріг</a></li></ul></body></html>',
      }),
    is: {
      ...{ titles: ['Пиріг'], title: 'Пиріг', lines: ['250 г борошна', '5 яблук'], servings: 6 },
      ...{ steps: ['Замісіть тісто.', 'Спечіть.'], prepMinutes: 20, cookMinutes: 60, rating: 4 },
      ...{ tags: ['випічка', 'осінь'], sourceAuthor: 'Бабуся Ганна', photos: 1, left: [] },
      ...{ sourceUrl: 'https://pyrih.example/1', description: 'Теплий.' },
      notes: 'Завтра кращий.\n\nПоживність: Калорії: 320\n\nСкладність: Легко',
    },
  },
}

function line(
  ingredientName: string,
  amount: number,
  unit: string,
  systemUsed: string,
  order: number,
) {
  return { ingredientId: null, ingredientName, amount, unit, systemUsed, order }
}

const paprikaPage = `<!DOCTYPE html>
<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"/><title>Пиріг</title></head><body>
<div class="recipe" itemscope itemtype="http://schema.org/Recipe">
<div class="infobox"><div class="photobox"><a href="Images/AB/1.jpg"><img src="Images/AB/1.jpg" itemprop="image" class="photo photoswipe"/></a></div>
<h1 itemprop="name" class="name">Пиріг</h1>
<p itemprop="aggregateRating" class="rating" value="4">★★★★☆</p>
<p itemprop="recipeCategory" class="categories">Випічка, Осінь</p>
<p class="metadata"><b>Prep Time: </b><span itemprop="prepTime">20 хв</span> <b>Cook Time: </b><span itemprop="cookTime">1 год</span>
<b>Difficulty: </b><span itemprop="difficulty">Легко</span> <b>Servings: </b><span itemprop="recipeYield">6</span>
<b>Source: </b><a itemprop="url" href="https://pyrih.example/1"><span itemprop="author">Бабуся Ганна</span></a></p></div>
<div class="ingredientsbox"><h3 class="subhead">Ingredients</h3><div class="ingredients text"><p class="line" itemprop="recipeIngredient"><strong>250</strong> г борошна</p><p class="line" itemprop="recipeIngredient"><strong>5</strong> яблук</p></div></div>
<div class="textbox"><h3 class="subhead">Description</h3><div itemprop="description" class="description text"><p class="line">Теплий.</p></div></div>
<div class="textbox directionsbox"><h3 class="subhead">Directions</h3><div itemprop="recipeInstructions" class="directions text"><p class="line">Замісіть тісто.</p><p class="line">Спечіть.</p></div></div>
<div class="textbox notesbox"><h3 class="subhead">Notes</h3><div itemprop="comment" class="notes text"><p class="line">Завтра кращий.</p></div></div>
<div class="textbox nutritionbox"><h3 class="subhead">Nutrition</h3><div itemprop="nutrition" class="nutrition text"><p class="line">Калорії: 320</p></div></div>
</div></body></html>`
