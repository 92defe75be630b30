import { zipOf } from '../zip.ts'
import { image, type Shapes } from './shape.ts'

/** Programs that write pages, or what stands in them. */
export const pages: Shapes = {
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
