import { describe, expect, test } from 'bun:test'
import { bring } from './bringing.ts'

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
