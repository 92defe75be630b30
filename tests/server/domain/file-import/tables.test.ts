import { describe, expect, test } from 'bun:test'
import { bring } from './bringing.ts'

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
        servings: 4,
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
