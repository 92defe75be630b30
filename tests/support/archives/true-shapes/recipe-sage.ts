import { image, type Shapes } from './shape.ts'

export const recipeSage: Shapes = {
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
  'RecipeSage of one’s own house, pictures inside': {
    file: async () =>
      `<data><recipe><title>Tea</title><ingredients>1 tsp tea\n200 ml water</ingredients><instructions>Pour.</instructions><images><id>9a</id><location>data:image/png;base64,${(await image()).toString('base64')}</location></images></recipe></data>`,
    is: { ...{ title: 'Tea', photos: 1, images: [], left: [] } },
  },
}
