/** What is asked for by one need: how much, in what, of what, by a plain name. */
export type ExpectedNeed = readonly [
  quantity: number | undefined,
  unit: string | undefined,
  name: string,
]

/**
 * Lines of several foods, each with all of its needs. Written on 2026-11-22 before the code was: at first
 * sight 9 of the 55 were right, most of the others had lost every food after the first.
 */
export const severalLines: readonly (readonly [text: string, needs: readonly ExpectedNeed[]])[] = [
  [
    'кріп, петрушка',
    [
      [undefined, undefined, 'кріп'],
      [undefined, undefined, 'петрушка'],
    ],
  ],
  [
    'сіль, перець за смаком',
    [
      [undefined, undefined, 'сіль'],
      [undefined, undefined, 'чорний перець'],
    ],
  ],
  [
    'сіль і перець – за смаком',
    [
      [undefined, undefined, 'сіль'],
      [undefined, undefined, 'чорний перець'],
    ],
  ],
  [
    'по ½ ч. л. куркуми, зіри та коріандру',
    [
      [0.5, 'tsp', 'куркума'],
      [0.5, 'tsp', 'зіра'],
      [0.5, 'tsp', 'коріандр'],
    ],
  ],
  [
    'по 1 ч. л. солі й цукру',
    [
      [1, 'tsp', 'сіль'],
      [1, 'tsp', 'цукор'],
    ],
  ],
  [
    '3 яйця + 2 жовтки',
    [
      [3, undefined, 'яйце'],
      [2, undefined, 'жовток'],
    ],
  ],
  ['150 г + 50 г цукру', [[200, 'g', 'цукор']]],
  ['цукор 150 г + 50 г', [[200, 'g', 'цукор']]],
  [
    '2 яйця і 1 жовток',
    [
      [2, undefined, 'яйце'],
      [1, undefined, 'жовток'],
    ],
  ],
  [
    '1 морква та 2 цибулини',
    [
      [1, undefined, 'морква'],
      [2, undefined, 'цибуля'],
    ],
  ],
  [
    'цибуля – 1 шт., морква – 2 шт.',
    [
      [1, 'piece', 'цибуля'],
      [2, 'piece', 'морква'],
    ],
  ],
  [
    '200 г борошна, 100 г масла, 50 г цукру',
    [
      [200, 'g', 'борошно'],
      [100, 'g', 'масло'],
      [50, 'g', 'цукор'],
    ],
  ],
  [
    'молоко 1 л, сметана 200 г',
    [
      [1, 'l', 'молоко'],
      [200, 'g', 'сметана'],
    ],
  ],
  [
    'по пучку кропу й петрушки',
    [
      [1, 'bunch', 'кріп'],
      [1, 'bunch', 'петрушка'],
    ],
  ],
  [
    'по щіпці солі та перцю',
    [
      [1, 'pinch', 'сіль'],
      [1, 'pinch', 'чорний перець'],
    ],
  ],
  [
    'сіль, цукор, оцет – за смаком',
    [
      [undefined, undefined, 'сіль'],
      [undefined, undefined, 'цукор'],
      [undefined, undefined, 'оцет'],
    ],
  ],
  [
    'майонез і кетчуп по 2 ст. л.',
    [
      [2, 'tbsp', 'майонез'],
      [2, 'tbsp', 'кетчуп'],
    ],
  ],
  [
    'морква, цибуля, картопля – по 1 шт.',
    [
      [1, 'piece', 'морква'],
      [1, 'piece', 'цибуля'],
      [1, 'piece', 'картопля'],
    ],
  ],
  [
    'імбир, часник, соєвий соус',
    [
      [undefined, undefined, 'імбир'],
      [undefined, undefined, 'часник'],
      [undefined, undefined, 'соєвий соус'],
    ],
  ],
  [
    'лавровий лист і чорний перець горошком',
    [
      [undefined, undefined, 'лавровий лист'],
      [undefined, undefined, 'чорний перець горошком'],
    ],
  ],
  [
    'борошно та сіль',
    [
      [undefined, undefined, 'борошно'],
      [undefined, undefined, 'сіль'],
    ],
  ],
  [
    '3 ст. л. олії та 1 ст. л. оцту',
    [
      [3, 'tbsp', 'олія'],
      [1, 'tbsp', 'оцет'],
    ],
  ],
  [
    '2 ч. л. кориці + 1 ч. л. ванільного цукру',
    [
      [2, 'tsp', 'кориця'],
      [1, 'tsp', 'ванільний цукор'],
    ],
  ],
  // Brackets say which kinds of one thing are meant; they were expected to be needs at first.
  [
    'зелень (кріп, петрушка)',
    [
      [undefined, undefined, 'кріп'],
      [undefined, undefined, 'петрушка'],
    ],
  ],
  ['масло або маргарин 100 г', [[100, 'g', 'масло']]],
  ['сметана чи йогурт, 200 г', [[200, 'g', 'сметана']]],
  ['шоколад з горіхами 100 г', [[100, 'g', 'шоколад']]],
  ['помідори, нарізані кубиками', [[undefined, undefined, 'помідор']]],
  [
    'свинина і яловичина, 500 г',
    [
      [500, 'g', 'свинина'],
      [undefined, undefined, 'яловичина'],
    ],
  ],
  [
    'сіль/перець',
    [
      [undefined, undefined, 'сіль'],
      [undefined, undefined, 'чорний перець'],
    ],
  ],
  [
    '2 tbsp each soy sauce and rice vinegar',
    [
      [2, 'tbsp', 'soy sauce'],
      [2, 'tbsp', 'rice vinegar'],
    ],
  ],
  [
    '1 tsp each ground cumin, coriander and turmeric',
    [
      [1, 'tsp', 'cumin'],
      [1, 'tsp', 'coriander'],
      [1, 'tsp', 'turmeric'],
    ],
  ],
  [
    'salt and pepper',
    [
      [undefined, undefined, 'salt'],
      [undefined, undefined, 'black pepper'],
    ],
  ],
  [
    'salt & freshly ground black pepper, to taste',
    [
      [undefined, undefined, 'salt'],
      [undefined, undefined, 'black pepper'],
    ],
  ],
  [
    '3 eggs plus 2 egg yolks',
    [
      [3, undefined, 'egg'],
      [2, undefined, 'egg yolk'],
    ],
  ],
  [
    '3 eggs + 1 yolk',
    [
      [3, undefined, 'egg'],
      [1, undefined, 'egg yolk'],
    ],
  ],
  [
    '1 onion and 2 carrots',
    [
      [1, undefined, 'onion'],
      [2, undefined, 'carrot'],
    ],
  ],
  [
    '2 carrots, 1 onion, 1 potato',
    [
      [2, undefined, 'carrot'],
      [1, undefined, 'onion'],
      [1, undefined, 'potato'],
    ],
  ],
  [
    '1/2 cup each sugar and flour',
    [
      [0.5, 'cup', 'sugar'],
      [0.5, 'cup', 'flour'],
    ],
  ],
  [
    'parsley, dill and chives',
    [
      [undefined, undefined, 'parsley'],
      [undefined, undefined, 'dill'],
      [undefined, undefined, 'chives'],
    ],
  ],
  [
    'milk, bread, eggs',
    [
      [undefined, undefined, 'milk'],
      [undefined, undefined, 'bread'],
      [undefined, undefined, 'egg'],
    ],
  ],
  [
    '100 g butter and 50 g sugar',
    [
      [100, 'g', 'butter'],
      [50, 'g', 'sugar'],
    ],
  ],
  [
    '1 tbsp cornflour mixed with 2 tbsp water',
    [
      [1, 'tbsp', 'cornflour'],
      [2, 'tbsp', 'water'],
    ],
  ],
  ['butter or margarine, 100 g', [[100, 'g', 'butter']]],
  [
    'oil and butter for frying',
    [
      [undefined, undefined, 'oil'],
      [undefined, undefined, 'butter'],
    ],
  ],
  [
    '2 garlic cloves and 1 tsp ginger',
    [
      [2, 'clove', 'garlic'],
      [1, 'tsp', 'ginger'],
    ],
  ],
  ['100 g + 20 g butter', [[120, 'g', 'butter']]],
  ['flour, plus 2 tbsp for dusting', [[undefined, undefined, 'flour']]],
  ['half and half, 1 cup', [[1, 'cup', 'half and half']]],
  [
    'sůl a pepř',
    [
      [undefined, undefined, 'sůl'],
      [undefined, undefined, 'pepř'],
    ],
  ],
  [
    'sůl, pepř, kmín',
    [
      [undefined, undefined, 'sůl'],
      [undefined, undefined, 'pepř'],
      [undefined, undefined, 'kmín'],
    ],
  ],
  [
    '2 vejce a 1 žloutek',
    [
      [2, undefined, 'vejce'],
      [1, undefined, 'žloutek'],
    ],
  ],
  ['máslo nebo margarín', [[undefined, undefined, 'máslo']]],
  [
    'petržel, kopr',
    [
      [undefined, undefined, 'petržel'],
      [undefined, undefined, 'kopr'],
    ],
  ],
  [
    '200 g mouky a 100 g cukru',
    [
      [200, 'g', 'mouka'],
      [100, 'g', 'cukr'],
    ],
  ],
]
