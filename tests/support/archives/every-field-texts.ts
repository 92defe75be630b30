const keeper = (
  more = '',
) => `<html><body><div class="recipe-details"><h2 itemprop="name">словоназва</h2>
  <span itemprop="recipeCourse">словострава</span><meta content="словорозділ" itemprop="recipeCategory">
  <meta content="словозбірка" itemprop="recipeCollection"><meta content="x" itemprop="recipeId">
  <a href="https://x.example/1"><span itemprop="recipeSource">словоджерело</span></a>
  <span itemprop="recipeYield">4 словомиски</span><meta content="PT20M" itemprop="prepTime">
  <meta content="5" itemprop="recipeRating"><meta content="True" itemprop="recipeIsFavourite">
  <meta content="словокалорії" itemprop="recipeNutCalories"><meta content="словомірка" itemprop="recipeNutServingSize">
  <meta content="словожир" itemprop="recipeNutSaturatedFat">${more}
  <div itemprop="recipeIngredients"><p>500 г словопродукту</p></div>
  <div itemprop="recipeDirections"><p>словокрок</p></div>
  <div itemprop="recipeNotes"><p>словонотатка</p></div></div></body></html>`

const copied = (more = '') => `<html><body><div class="recipe"><div id="name">словоназва</div>
  <a id="original_link" href="https://x.example/1">x.example</a><div id="description">словоопис</div>
  <span class="recipeCategory">словомітка</span><a id="recipeYield">8 словомисок</a>
  <span id="starred">★</span><div id="made_this">словозварено</div>${more}
  <span meta="prepTime">10 хв</span><img class="recipeImage" src="images/словофото.jpg">
  <ul id="recipeIngredients"><li class="recipeIngredient recipeIngredient_subheader">словочастина</li>
  <li class="recipeIngredient">450 г словопродукту</li></ul>
  <ol id="recipeInstructions"><li class="instruction">словокрок</li></ol>
  <ul id="recipeNotes"><li class="recipeNote">словонотатка</li></ul></div></body></html>`

const table = (labels: string, cells: string) => ({
  file: `${labels}\n${cells}\n`,
  strange: [`${labels},Unheard Of\n${cells},чудасія\n`],
})

const chowdown = (more = '') =>
  `---\nlayout: recipe\ntitle: словоназва\nimage: словофото.jpg\nimagecredit: словознимець\ntags: словомітка\nauthor: словоавтор\nservings: 4\nsource: https://x.example/словоадреса\ndescription: словоопис\n${more}ingredients:\n- 1 словопродукт\n- словодруге\ndirections:\n- словокрок\n---\n\nслововідступ\n`

const cooklang = (more = '') =>
  `---\ntitle: словоназва\nauthor: словоавтор\nservings: 2\ncourse: словострава\ncuisine: словокухня\ndifficulty: словолегко\nsource:\n  name: словоджерело\n  url: https://x.example/словоадреса\ntime:\n  prep: 10 min\n  cook: 20 min\ntags: [словомітка]\n${more}---\n\n> словонотатка\n\n== словочастина ==\n\nслововарити @словопродукт{2%словоодиниці}(словодрібно) у #словокаструля{} ~{5%min}.\n`

const masterCook = (more = '') => `                     *  Exported from  MasterCook  *

                               словоназва

Recipe By     : словоавтор
Serving Size  : 6    Preparation Time :0:30
Categories    : словомітка                       словодруга
${more}
  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
       2  словоодиниці          словопродукт -- словодрібно

словокрок

Description:
  "словоопис"
S(Internet Address):
  "https://x.example/словоадреса"
Copyright:
  "словоправа"
Yield:
  "2 словомиски"
                   - - - - - - - - - - - - - - - - - -

Per Serving (excluding unknown items): словокалорії

NOTES : словонотатка
`

const mx2 = (more = '') =>
  `<?xml version="1.0"?><mx2 source="MasterCook"><RcpE name="словоназва" author="словоавтор"><Serv qty="8"/><PrpT elapsed="0:20"/><TTim elapsed="1:00"/>
  <CatS><CatT>словомітка</CatT></CatS><Desc>словоопис</Desc><IngR name="словопродукт" unit="словоодиниця" qty="450"><IPrp>словодрібно</IPrp></IngR>
  <DirS><DirT>словокрок</DirT></DirS><Srce>словоджерело</Srce><Note>словонотатка</Note><Natn>словокрай</Natn><Yield unit="словомиска" qty="2"/>
  <RatS><RatE name="словосмак" value="5"/></RatS><CpyR>словоправа</CpyR>${more}</RcpE></mx2>`

const sageXml = (more = '') =>
  `<?xml version="1.0"?><recipes><recipe><title>словоназва</title><description>словоопис</description><yield>2 словомиски</yield><activeTime>5 minutes</activeTime>
  <totalTime>1 hour</totalTime><source>словоджерело</source><url>https://x.example/словоадреса</url><notes>словонотатка</notes>
  <ingredients>1 словопродукт\nсловодруге</ingredients><instructions>словокрок\nсловоінший</instructions><labels><label>словомітка</label></labels>
  <rating>4</rating><createdAt>2024-01-02</createdAt><fromUser>словосусід</fromUser>${more}</recipe></recipes>`

const planned = (more = '') =>
  `Title: словоназва\nDescription: словоопис\nSource: словоджерело\nUrl: https://x.example/словоадреса\nPhoto Url: https://x.example/словофото\nPrep Time: 10 min\nCook Time: 20 min\nTotal Time: 30 min\nServes: 2\nCourse: словострава\nCuisine: словокухня\nMain Ingredient: словоголовне\nTags: словомітка\nCost: словоціна\n${more}Ingredients:\n1 словопродукт\nDirections:\nсловокрок\n`

/** The same of programs that write tables, markup or plain text. */
export const otherTexts = {
  'Recipe Keeper': {
    file: keeper(),
    strange: [
      keeper('<meta content="чудасія" itemprop="recipeUnheard">'),
      keeper('<span itemprop="unheardOf">чудасія</span>'),
    ],
  },
  'Copy Me That': { file: copied(), strange: [copied('<div id="unheard">чудасія</div>')] },
  'Plan to Eat, a table': table(
    'Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private,Nutritional Score (generic),Calories,Fat,Saturated Fat,Cholesterol,Sodium,Sugar,Carbohydrate,Fiber,Protein,Cost,Created At,Updated At',
    'словоназва,словострава,словокухня,словоголовне,словоопис,словоджерело,https://x.example/словоадреса,x.example,15,60,,4,3 словомиски,"500 г словопродукту\nсловодруге",словокрок,словомітка,5,,https://x.example/словофото,no,словооцінка,словокалорії,словожир,словонасичені,словохолестерин,словонатрій,словоцукор,слововуглеводи,словоклітковина,словобілок,словоціна,2024-01-02,2024-02-03',
  ),
  'Plan to Eat, a text': {
    file: planned(),
    strange: [planned('Cost: чудасія\n').replace('Cost: словоціна\n', '')],
  },
  'My Recipe Box': table(
    'title,prepTime,cookTime,totalTime,quantity,description,ingredients,recipe,url,imageUrl,nutrition,comments,rating,video,source,categories,tags',
    'словоназва,10,20,,4 словомиски,словоопис,"1 словопродукт\nсловодруге",словокрок,https://x.example/словоадреса,https://x.example/словофото,словокалорії,словонотатка,5,https://x.example/словокіно,словоджерело,словорозділ,словомітка',
  ),
  'RecipeSage, a table': table(
    'id,title,description,yield,activeTime,totalTime,source,url,notes,ingredients,instructions,labels,rating,folder,createdAt,updatedAt',
    'x,словоназва,словоопис,2 словомиски,5 min,1 hour,словоджерело,https://x.example/словоадреса,словонотатка,"1 словопродукт\nсловодруге",словокрок,словомітка,4,main,2024-01-02,2024-02-02',
  ),
  'RecipeSage, XML': { file: sageXml(), strange: [sageXml('<unheardOf>чудасія</unheardOf>')] },
  BigOven: table(
    'RecipeID,Title,Description,Cuisine,Category,Subcategory,Microcategory,PrimaryIngredient,Ingredients,Instructions,YieldNumber,YieldUnit,TotalMinutes,ActiveMinutes,WebURL,StarRating,Notes,ImageURL,CreationDate',
    '7,словоназва,словоопис,словокухня,словорозділ,словопідрозділ,словодрібниця,словоголовне,"1 словопродукт\nсловодруге",словокрок,2,словомисок,30,10,https://x.example/словоадреса,4.5,словонотатка,https://x.example/словофото,2024-01-02',
  ),
  Chowdown: { file: chowdown(), strange: [chowdown('unheard: чудасія\n')] },
  Cooklang: { file: cooklang(), strange: [cooklang('unheard: чудасія\n')] },
  'MasterCook, a text': { file: masterCook(), strange: [masterCook('Unheard Of    : чудасія\n')] },
  'MasterCook, XML': { file: mx2(), strange: [mx2('<Unhd>чудасія</Unhd>')] },
  'CookBook app': {
    file: 'name: словоназва\nrecipeYield: 4 словомиски\nprep_time: 10 minutes\ncook_time: 20 minutes\non_favorites: yes\nsource: словоджерело\nsource_url: https://x.example/словоадреса\nnotes: словонотатка\nnutritional_info: словокалорії\ntags:\n- словомітка\nscale: словомасштаб\ningredients: |-\n  1 словопродукт\n  словодруге\ndirections: |-\n  словокрок\n',
    strange: [
      'name: Чай\nunheard: чудасія\ningredients: |-\n  1 г чаю\n  вода\ndirections: |-\n  Заваріть.\n',
    ],
  },
  'Meal-Master': {
    file: 'MMMMM----- Recipe via Meal-Master (tm) v8.05\n \n      Title: словоназва\n Categories: словомітка, словодруга\n      Yield: 8 словоскибок\n \n      2 c  словопродукт\nMMMMM------------------------словочастина------------------------\n    100 g  словодруге\n \n  словокрок\n \nMMMMM\n',
    strange: [
      'MMMMM----- Recipe via Meal-Master (tm) v8.05\n \n      Title: Чай\n Categories: Чай\n      Yield: 8\n     Source: чудасія\n \n      2 c  Води\n \n  Варіть.\n \nMMMMM\n',
    ],
  },
}
