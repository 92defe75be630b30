import { describe, expect, test } from 'bun:test'
import { bytesOf } from '../../../../server/archives/bytes.ts'
import { readFile } from '../../../../server/domain/file-import/files/read-file.ts'
import { zipOf } from '../../../support/archives/zip.ts'

const megabyte = 1024 * 1024

/** What is found in a file, as short as it can be said. */
async function bring(content: string | Uint8Array | object) {
  const text =
    content instanceof Uint8Array || typeof content === 'string' ? content : JSON.stringify(content)
  const all = await readFile(bytesOf(Buffer.from(text as string)), 64 * megabyte)
  const found = all === null ? [] : await Array.fromAsync(all)
  return found.map(({ where, reading }) => {
    if ('problem' in reading) return { where, title: reading.title, problem: reading.problem }
    if ('household' in reading) return { where, title: null, household: reading.household }
    const { ingredients, steps, ...rest } = reading.recipe
    return {
      ...rest,
      where,
      images: reading.images,
      lost: reading.lost,
      about: reading.about,
      lines: ingredients.map((one) => one.text),
      steps: steps.map((one) => one.text),
    }
  })
}

describe('tables', () => {
  test('of Plan to Eat', async () => {
    const [soup] = await bring(
      'Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private,Nutritional Score (generic),Calories\n' +
        '"Soup, of peas",Dinner,Dutch,Peas,Warm.,Grandma,https://peas.example/soup,peas.example,15,60,,4,,"500 g peas\n1 carrot, diced","Soak the peas.\nCook ""slowly"".","winter, thick",5,,https://peas.example/1.jpg,no,,320\n',
    )
    expect(soup).toMatchObject({
      title: 'Soup, of peas',
      description: 'Warm.',
      sourceAuthor: 'Grandma',
      notes: 'Nutrition: Calories: 320',
      lines: ['500 g peas', '1 carrot, diced'],
      steps: ['Soak the peas.', 'Cook "slowly".'],
      servings: 4,
      prepMinutes: 15,
      cookMinutes: 60,
      tags: ['dinner', 'dutch', 'peas', 'winter', 'thick'],
      sourceUrl: 'https://peas.example/soup',
      images: ['https://peas.example/1.jpg'],
      lost: [],
      about: { rating: 5 },
    })
  })

  test('of My Recipe Box, RecipeSage and BigOven, by whatever their columns are called', async () => {
    expect(
      await bring(
        'title,preparationTime,cookingTime,totalTime,quantity,ingredients,instructions,notes,nutrition,categories,tags,source,video,originalPicture\n' +
          'Млинці,10 min,20 min,,6,"500 г борошна\n2 яйця",Смажити.,,,сніданок;солодке,,https://m.example/1,https://v.example/2,https://m.example/p.jpg\n',
      ),
    ).toMatchObject([
      {
        title: 'Млинці',
        lines: ['500 г борошна', '2 яйця'],
        servings: 6,
        tags: ['сніданок', 'солодке'],
        videoUrl: 'https://v.example/2',
        lost: [],
      },
    ])
    expect(
      await bring(
        'title;description;yield;activeTime;totalTime;source;url;notes;ingredients;instructions;labels;rating\r\n' +
          'Cake;;8 slices;20 minutes;1 hour;;;Keep cool.;"[Dough]\r\n450 g flour";"Bake it.";sweet;0\r\n',
      ),
    ).toMatchObject([
      {
        title: 'Cake',
        lines: ['Dough:', '450 g flour'],
        steps: ['Bake it.'],
        notes: 'Keep cool.',
        yieldText: '8 slices',
        servings: 8,
        prepMinutes: 20,
        cookMinutes: 40,
        lost: [],
      },
    ])
    expect(
      await bring(
        'RecipeID,Title,Cuisine,PrimaryIngredient,Ingredients,Instructions,YieldNumber,TotalMinutes,WebURL,StarRating\n7,Tea,,Leaves,"1 tsp tea\n200 ml water",Pour.,2,5,https://b.example/7,4.5\n',
      ),
    ).toMatchObject([
      {
        title: 'Tea',
        tags: ['leaves'],
        lines: ['1 tsp tea', '200 ml water'],
        servings: 2,
        cookMinutes: 5,
        about: { rating: 5 },
      },
    ])
  })

  test('that are of something else are not taken for recipes', async () => {
    expect(await bring('name,amount,store\nmilk,2,corner\n')).toEqual([])
    expect(await bring('Dear Olia,\nthe title is yours, the ingredients are mine.\n')).toEqual([])
  })
})

describe('pages of many recipes', () => {
  test('of Recipe Keeper', async () => {
    const recipe = (
      name: string,
    ) => `<div class="recipe-details"><table><tr><td><h2 itemprop="name">${name}</h2>
      <div>Courses: <span itemprop="recipeCourse">Dinner</span></div><meta content="Soups" itemprop="recipeCategory">
      <div>Source: <a href="https://s.example/1"><span itemprop="recipeSource">https://s.example/1</span></a></div>
      <div>Serving size: <span itemprop="recipeYield">4</span></div><meta content="PT20M" itemprop="prepTime"><meta content="PT1H" itemprop="cookTime">
      <meta content="5" itemprop="recipeRating"><meta content="200" itemprop="recipeNutCalories"></td></tr></table>
      <img src="images/${name}_0.jpg" class="recipe-photo" itemprop="photo0">
      <div itemprop="recipeIngredients"><p>500 g peas</p><p>1 carrot</p></div><div itemprop="recipeDirections"><p>1. Soak the peas.</p><p>2. Cook.</p></div>
      <div itemprop="recipeNotes"><p>Better tomorrow.</p></div></div>`
    const found = await bring(
      `<!DOCTYPE html><html><body>${recipe('Soup')}${recipe('Stew')}</body></html>`,
    )
    expect(found.map((one) => one.title)).toEqual(['Soup', 'Stew'])
    expect(found[0]).toMatchObject({
      lines: ['500 g peas', '1 carrot'],
      steps: ['Soak the peas.', 'Cook.'],
      notes: 'Better tomorrow.\n\nNutrition: Calories: 200',
      about: { rating: 5 },
      servings: 4,
      prepMinutes: 20,
      cookMinutes: 60,
      tags: ['dinner', 'soups'],
      sourceUrl: 'https://s.example/1',
      images: ['images/Soup_0.jpg'],
    })
  })

  test('of Copy Me That, with the names of parts among the lines', async () => {
    const [pie] =
      await bring(`<html><body><div class="recipe"><div id="name">Pie</div><a id="original_link" href="https://p.example/pie">p.example</a>
      <div id="description">Good.</div><span class="recipeCategory">Sweet</span><div>Servings: <a id="recipeYield">8</a></div>
      <img class="recipeImage" src="images/pie.jpg"><ul id="recipeIngredients"><li class="recipeIngredient recipeIngredient_subheader">Dough</li>
      <li class="recipeIngredient">450 g flour</li><li class="recipeIngredient">1 egg</li></ul>
      <ol id="recipeInstructions"><li class="instruction">Knead.</li><li class="instruction">Bake.</li></ol>
      <ul id="recipeNotes"><li class="recipeNote">Eat warm.</li></ul></div></body></html>`)
    expect(pie).toMatchObject({
      title: 'Pie',
      lines: ['Dough:', '450 g flour', '1 egg'],
      steps: ['Knead.', 'Bake.'],
      servings: 8,
      tags: ['sweet'],
      sourceUrl: 'https://p.example/pie',
      images: ['images/pie.jpg'],
      description: 'Good.',
      notes: 'Eat warm.',
    })
  })
})

describe('XML', () => {
  test('of MasterCook 5 and later', async () => {
    const [cake] =
      await bring(`<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?><!DOCTYPE mx2 SYSTEM "mx2.dtd"><mx2 source="MasterCook">
      <Summ><Nam>Cake</Nam></Summ><RcpE name="Cake" author="Ann"><Serv qty="8"/><PrpT elapsed="0:20"/><CatS><CatT>Sweet</CatT></CatS>
      <IngR name="flour" unit="g" qty="450"><IPrp>sifted</IPrp></IngR><IngR name="egg" qty="1"></IngR>
      <DirS><DirT>Knead it.</DirT><DirT>Bake it.</DirT></DirS><Srce>A book</Srce></RcpE></mx2>`)
    expect(cake).toMatchObject({
      title: 'Cake',
      lines: ['450 g flour, sifted', '1 egg'],
      steps: ['Knead it.', 'Bake it.'],
      servings: 8,
      prepMinutes: 20,
      tags: ['sweet'],
    })
  })

  test('of My Cookbook, RecipeML and RecipeSage', async () => {
    expect(
      await bring(`<?xml version="1.0"?><cookbook><recipe><title>Tea</title><preptime>5 min</preptime><quantity>2</quantity><ingredient><li>1 tsp tea</li><li>200 ml water</li></ingredient>
        <recipetext><li>Boil.</li><li>Pour.</li></recipetext><url>https://t.example/1</url></recipe></cookbook>`),
    ).toMatchObject([
      {
        title: 'Tea',
        lines: ['1 tsp tea', '200 ml water'],
        steps: ['Boil.', 'Pour.'],
        servings: 2,
        sourceUrl: 'https://t.example/1',
      },
    ])
    expect(
      await bring(`<?xml version="1.0"?><recipeml version="0.5"><recipe><head><title>Tea</title><categories><cat>Drinks</cat></categories><yield>2</yield></head>
        <ingredients><ing><amt><qty>1</qty><unit>tsp</unit></amt><item>tea</item></ing></ingredients><directions><step>Pour.</step></directions></recipe></recipeml>`),
    ).toMatchObject([
      { title: 'Tea', lines: ['1 tsp tea'], steps: ['Pour.'], servings: 2, tags: ['drinks'] },
    ])
    expect(
      await bring(
        `<?xml version="1.0" encoding="UTF-8"?><recipes><recipe><title>Tea</title><yield>2 cups</yield><activeTime>5 minutes</activeTime><ingredients>1 tsp tea\n200 ml water</ingredients><instructions>Boil.\nPour.</instructions></recipe></recipes>`,
      ),
    ).toMatchObject([
      { title: 'Tea', lines: ['1 tsp tea', '200 ml water'], steps: ['Boil.', 'Pour.'] },
    ])
  })
})

describe('texts', () => {
  test('of Meal-Master, with parts, and foods that go on below', async () => {
    const found = await bring(
      [
        'MMMMM----- Recipe via Meal-Master (tm) v8.05',
        ' ',
        '      Title: Chocolate Cake',
        ' Categories: Cakes, Desserts',
        '      Yield: 8 Servings',
        ' ',
        '      2 c  Flour',
        '  1 1/2 ts Baking powder, of the',
        '           - slow kind',
        'MMMMM------------------------FROSTING------------------------',
        '    100 g  Chocolate',
        ' ',
        '  Mix everything',
        '  and bake it.',
        ' ',
        '  Melt the chocolate.',
        ' ',
        'MMMMM',
        'MMMMM----- Recipe via Meal-Master (tm) v8.05',
        '      Title: Tea',
        ' Categories: Drinks',
        '      Yield: 2 Servings',
        '      1 ts Tea',
        '',
        '  Pour.',
        'MMMMM',
      ].join('\r\n'),
    )
    expect(found).toMatchObject([
      {
        title: 'Chocolate Cake',
        servings: 8,
        tags: ['cakes', 'desserts'],
        lines: [
          '2 cup Flour',
          '1 1/2 tsp Baking powder, of the slow kind',
          'FROSTING:',
          '100 g Chocolate',
        ],
        steps: ['Mix everything and bake it.', 'Melt the chocolate.'],
      },
      { title: 'Tea', servings: 2, lines: ['1 tsp Tea'], steps: ['Pour.'] },
    ])
  })

  test('of MasterCook', async () => {
    const [cake] = await bring(`                     *  Exported from  MasterCook  *

                               Apple Cake

Recipe By     : Ann
Serving Size  : 6    Preparation Time :0:30
Categories    : Cakes                            Apples

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
       2  cups          flour -- sifted
       3                apples

Mix everything
and bake.

                   - - - - - - - - - - - - - - - - - -
`)
    expect(cake).toMatchObject({
      title: 'Apple Cake',
      servings: 6,
      prepMinutes: 30,
      tags: ['cakes', 'apples'],
      lines: ['2 cups flour, sifted', '3 apples'],
      steps: ['Mix everything and bake.'],
    })
  })

  test('of Plan to Eat', async () => {
    const found = await bring(
      'Title: Tea\nServes: 2\nTags: hot, quick\nIngredients:\n1 tsp tea\n200 ml water\nDirections:\nBoil.\nPour.\n--------------------\nTitle: Milk\nIngredients:\n1 l milk\nDirections:\nPour it.\n',
    )
    expect(found).toMatchObject([
      {
        title: 'Tea',
        servings: 2,
        tags: ['hot', 'quick'],
        lines: ['1 tsp tea', '200 ml water'],
        steps: ['Boil.', 'Pour.'],
        lost: [],
      },
      { title: 'Milk', lines: ['1 l milk'], steps: ['Pour it.'], lost: [] },
    ])
  })

  test('of Chowdown', async () => {
    const [soup] = await bring(
      '---\n\nlayout: recipe\ntitle:  "Pea soup"\nimage: peas.jpg\ntags: soup, winter\n\ningredients:\n- 500 g peas\n- 1 carrot\n\ndirections:\n- Soak the peas.\n- Cook **slowly**.\n\n---\n\nFrom my aunt.\n',
    )
    expect(soup).toMatchObject({
      title: 'Pea soup',
      lines: ['500 g peas', '1 carrot'],
      steps: ['Soak the peas.', 'Cook slowly.'],
      tags: ['soup', 'winter'],
      description: 'From my aunt.',
      images: ['peas.jpg', 'images/peas.jpg'],
    })
  })

  test('of Cooklang, with its pots, timers, sections and comments', async () => {
    const [soup] = await bring(`---
title: Юшка
servings: 4
source: https://c.example/1
tags: [суп, обід]
---

== Основа ==

Зваріть @картоплю{500%г}(кубиками) у #великому горщику{} ~{20%хв}. -- не довше

> Бабусин рецепт.

[- сховане -]
Додайте @сіль{} та @перець.`)
    expect(soup).toMatchObject({
      title: 'Юшка',
      servings: 4,
      tags: ['суп', 'обід'],
      sourceUrl: 'https://c.example/1',
      lines: ['Основа:', '500 г картоплю, кубиками', 'сіль', 'перець'],
      steps: ['Зваріть картоплю у великому горщику 20 хв.', 'Додайте сіль та перець.'],
      equipment: ['великому горщику'],
      notes: 'Бабусин рецепт.',
    })
    expect(
      await bring('>> title: Tea\n>> servings: 2\n\nPour @water{200%ml} over @tea leaves{1%tsp}.'),
    ).toMatchObject([
      {
        title: 'Tea',
        servings: 2,
        lines: ['200 ml water', '1 tsp tea leaves'],
        steps: ['Pour water over tea leaves.'],
      },
    ])
  })

  test('under headings, in Markdown and in other languages', async () => {
    expect(
      await bring(
        '# Suppe\n\n## Zutaten\n\n- 500 g Kartoffeln\n- 2 Möhren\n\n## Zubereitung\n\n1. Alles schälen.\n2. Kochen.\n',
      ),
    ).toMatchObject([
      {
        title: 'Suppe',
        lines: ['500 g Kartoffeln', '2 Möhren'],
        steps: ['Alles schälen.', 'Kochen.'],
      },
    ])
    expect(await bring('# A program\n\n## Installation\n\nRun it.\n')).toEqual([])
  })
})

describe('JSON', () => {
  test('of KitchenOwl', async () => {
    const [soup] = await bring({
      items: [{ name: 'milk' }],
      recipes: [
        {
          name: 'Soup',
          description: '1. Soak the @pea.\n2. Cook.',
          time: 80,
          prep_time: 20,
          cook_time: 60,
          yields: 4,
          source: 'https://k.example/1',
          items: [
            { name: 'Pea', description: '500 g', optional: false },
            { name: 'Ham', description: '', optional: true },
          ],
          tags: ['winter'],
        },
      ],
    })
    expect(soup).toMatchObject({
      title: 'Soup',
      lines: ['500 g Pea', 'Ham (optional)'],
      steps: ['Soak the pea.', 'Cook.'],
      servings: 4,
      prepMinutes: 20,
      cookMinutes: 60,
      tags: ['winter'],
    })
  })

  test('of KitchenOwl, a recipe that has no foods yet', async () => {
    const bare = { name: 'Soup', description: 'Cook the pea.', yields: 2, cook_time: 5, items: [] }
    expect(await bring({ recipes: [bare] })).toMatchObject([
      { title: 'Soup', lines: [], steps: ['Cook the pea.'] },
    ])
  })

  test('of Grocy: recipes, positions, products and units in tables of their own', async () => {
    const found = await bring({
      recipes: [
        {
          id: 1,
          name: 'Soup',
          description: '<p>Soak the peas.</p><p>Cook.</p>',
          base_servings: 4,
          type: 'normal',
        },
        { id: -3, name: '2026-01-01', type: 'mealplan-day' },
      ],
      recipes_pos: [
        { recipe_id: 1, product_id: 2, amount: 500, qu_id: 3, ingredient_group: 'Base' },
        { recipe_id: 1, product_id: 4, amount: 1, qu_id: 9, note: 'diced' },
      ],
      products: [
        { id: 2, name: 'peas' },
        { id: 4, name: 'carrot' },
      ],
      quantity_units: [{ id: 3, name: 'g', name_plural: 'g' }],
    })
    expect(found).toMatchObject([
      {
        title: 'Soup',
        lines: ['Base:', '500 g peas', '1 carrot, diced'],
        steps: ['Soak the peas.', 'Cook.'],
        servings: 4,
      },
    ])
  })

  test('of Norish and AnyList, and of others with a name, lines and steps', async () => {
    expect(
      await bring([
        {
          name: 'Soup',
          servings: 4,
          prepMinutes: 10,
          cookMinutes: 60,
          url: 'https://n.example/1',
          recipeIngredients: [
            { ingredientName: 'peas', amount: 500, unit: 'g', order: 0 },
            { ingredientName: 'carrot', amount: 1, unit: null },
          ],
          steps: [
            { step: 'Soak.', order: 0 },
            { step: 'Cook.', order: 1 },
          ],
          tags: [{ name: 'winter' }],
        },
      ]),
    ).toMatchObject([
      {
        title: 'Soup',
        lines: ['500 g peas', '1 carrot'],
        steps: ['Soak.', 'Cook.'],
        servings: 4,
        prepMinutes: 10,
        cookMinutes: 60,
        tags: ['winter'],
      },
    ])
    expect(
      await bring({
        recipes: [
          {
            name: 'Tea',
            ingredients: [
              { rawIngredient: '1 tsp tea', name: 'tea', quantity: '1 tsp' },
              { rawIngredient: '200 ml water' },
            ],
            preparationSteps: ['Boil.', 'Pour.'],
            servings: '2',
            cookTime: 300,
            rating: 5,
            sourceName: 'Ann',
          },
        ],
      }),
    ).toMatchObject([
      {
        title: 'Tea',
        lines: ['1 tsp tea', '200 ml water'],
        steps: ['Boil.', 'Pour.'],
        cookMinutes: 5,
        sourceAuthor: 'Ann',
        about: { rating: 5 },
      },
    ])
  })
})

test('an archive of several formats, folders in folders; what is no recipe in it is named', async () => {
  const found = await bring(
    await zipOf({
      'cook/soups/tea.cook': '>> title: Tea\n\nPour @water{200%ml} over @tea leaves{1%tsp}.',
      'old/box.csv': 'title,ingredients,instructions\nMilk,1 l milk,Pour it.\n',
      'old/mm/all.mmf':
        'MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Cake\n      Yield: 8 Servings\n\n      2 c  Flour\n\n  Bake.\n\nMMMMM\n',
      'notes/readme.txt': 'These are mine.\n',
    }),
  )
  expect(found.map(({ where, title }) => [where, title])).toEqual([
    ['cook/soups/tea.cook', 'Tea'],
    ['old/box.csv', 'Milk'],
    ['old/mm/all.mmf', 'Cake'],
    ['notes/readme.txt', null],
  ])
  expect(found.at(-1)).toMatchObject({ problem: 'no_recipe' })
  expect(await bring(await zipOf({ 'readme.txt': 'These are mine.' }))).toEqual([])
})

test('a page as a browser or a phone saves it keeps its address', async () => {
  const page = `<html lang="uk"><head><link rel="canonical" href="https://m.example/uzvar"></head><h1>Узвар</h1>
    <h2>Інгредієнти</h2><ul><li>500 г груш</li><li>2 л води</li></ul><h2>Приготування</h2><ol><li>Зваріть груші у воді й залиште на ніч.</li></ol></html>`
  const quoted = [...Buffer.from(page)]
    .map((byte) =>
      byte > 126 || byte === 61 ? `=${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte),
    )
    .join('')
  const letter = `From: <Saved by Blink>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="--B--"\r\n\r\n\r\n----B--\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quoted}\r\n----B----\r\n`
  for (const file of [page, letter])
    expect(await bring(file)).toMatchObject([
      {
        title: 'Узвар',
        lines: ['500 г груш', '2 л води'],
        steps: ['Зваріть груші у воді й залиште на ніч.'],
        sourceUrl: 'https://m.example/uzvar',
      },
    ])
})
