import { zipOf } from '../zip.ts'
import { image, type Shapes } from './shape.ts'

/** Programs that write tables, and texts with a label before each value. */
export const tables: Shapes = {
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
}
