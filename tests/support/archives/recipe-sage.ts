/** RecipeSage: a list in which a part of a dish is a line in brackets, or an empty section. */
export const recipeSageList = [
  {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    identifier: 'f2b6c1de-6f0f-4c8e-bb0e-0f0e0d0c0b0a',
    datePublished: '2024-03-01T10:00:00.000Z',
    description: '',
    image: [],
    name: 'Onion pie',
    prepTime: 'PT25M',
    recipeIngredient: ['[Pastry]', '250 g flour', '125 g butter', '[Filling]', '5 onions'],
    recipeInstructions: [
      { '@type': 'HowToSection', name: 'Pastry' },
      { '@type': 'HowToStep', text: 'Rub the butter into the flour.' },
      { '@type': 'HowToSection', text: '[Filling]' },
      { '@type': 'HowToStep', text: 'Soften the onions.' },
    ],
    recipeYield: '6 slices',
    totalTime: 'PT1H25M',
    recipeCategory: ['pies'],
    creditText: 'Aunt Mary',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4', ratingCount: '5' },
    isBasedOn: 'https://recipes.example/onion-pie',
    comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Serve it warm.' }],
  },
]
