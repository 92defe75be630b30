import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
})
afterAll(() => asking.app.stop())

test('rice that is left over is cooked already, and goes into what begins with it so', async () => {
  await asking.finds(
    ['leftover cooked rice', 'куди подіти вчорашній рис?', 'zbyla mi rýže od oběda, co s ní'],
    ['Egg Fried Rice'],
    ['Плов із яловичиною', 'Thai Green Curry with Chicken', 'Голубці з м’ясом і рисом'],
  )
})

test('rice that is there raw goes into what begins with it raw', async () => {
  await asking.finds(['є рис, що приготувати'], ['Плов із яловичиною', 'Egg Fried Rice'], [])
})

test('where no dish begins with it cooked, those that it goes into are shown', async () => {
  await asking.finds(['залишилась варена гречка'], ['Гречка з грибами та цибулею'], [])
})

test('who has a food that is made at home left over is not told how to make it', async () => {
  await asking.finds(
    ['залишилась квашена капуста, що з неї приготувати'],
    ['Капусняк із пшоном'],
    ['Квашена капуста з морквою'],
  )
})

test('what is to be baked of what was named before is baked', async () => {
  await asking.finds(
    ['Our tree is full of apples. What can I bake with them?', 'є яблука, що з них спекти'],
    ['Яблучний пиріг із корицею'],
    ['Компот із вишень і яблук', 'Куряча печінка з цибулею та яблуком'],
  )
})

test('a hot sauce for the winter is made, and none that is bought', async () => {
  await asking.finds(
    ['гострий соус до м’яса на зиму'],
    ['Аджика з помідорів і перцю'],
    ['Basil Pesto'],
  )
  // Of what is eaten with one nothing is a sauce.
  expect(await asking.titles('щось вегетаріанське з гострим соусом')).not.toContain(
    'Аджика з помідорів і перцю',
  )
})

test('what a side goes with is not in it, however that is made', async () => {
  await asking.finds(
    ['K masu bych chtěla přílohu z brambor, ale bez mléka a másla', 'příloha k pečené kachně'],
    ['Vánoční bramborový salát'],
    ['Svíčková na smetaně'],
  )
})

test('savoury pancakes are not sweetened', async () => {
  await asking.finds(
    ['savoury pancakes'],
    ['Оладки з кабачків із бринзою'],
    ['Fluffy Buttermilk Pancakes'],
  )
})

test('a dish that nobody has is no question for everything else', async () => {
  for (const text of ['beef wellington', 'chicken marbella', 'eggs benedict florentine'])
    expect(await asking.titles(text), text).toEqual([])
})

test('and so does rice beside eggs, and beside a word that nobody knows', async () => {
  expect(await asking.titles('leftover rice and a few eggs')).toEqual(['Egg Fried Rice'])
  expect((await asking.titles('leftover cooked rice flurbs'))[0]).toBe('Egg Fried Rice')
})

test('buns by whatever name, a blended soup and a salad for a short lunch are answers', async () => {
  await asking.finds(['булочки на дріжджах домашні'], ['Пампушки з часником'], [])
  await asking.finds(
    ['крем-суп але без вершків і сметани'],
    ['Red Lentil Soup with Lemon'],
    ['Крем-суп із запеченого гарбуза'],
  )
  await asking.finds(['lunch ready in 15 minutes'], ['Грецький салат'], ['Борщ із пампушками'])
})

test('what a sauce or a side is for may be said with a feast or a way of cooking', async () => {
  await asking.finds(['що подати до великодньої шинки, якийсь соус'], ['Цвіклі з хроном'], [])
  await asking.finds(['příloha ke grilovanému masu'], ['Crunchy Coleslaw'], [])
})

test('and so it is of a Czech, and of who asks what to do with it', async () => {
  await asking.finds(
    ['co udělat s kysaným zelím, jen ne polévku', 'квашена капуста лежить, що з нею зробити'],
    ['Vepřo knedlo zelo', 'Вінегрет із квашеною капустою'],
    ['Квашена капуста з морквою'],
  )
})

test('what is in an opened jar or packet is there, and is to be used', async () => {
  await asking.finds(
    ['квашена капуста стоїть відкрита, що з нею зробити без м’яса'],
    ['Вінегрет із квашеною капустою'],
    ['Квашена капуста з морквою', 'Сирники, які тримають форму'],
  )
})

test('of milk that is out nothing else is refused for its sake that is there', async () => {
  await asking.finds(
    ['молока немає, є кефір і борошно, які оладки чи млинці спекти'],
    ['Пухкі оладки на кефірі'],
    ['Palačinky s marmeládou', 'Lívance z kynutého těsta'],
  )
  expect(await asking.titles('син не їсть молока, є кефір, які оладки спекти')).not.toContain(
    'Пухкі оладки на кефірі',
  )
})

test('who has nothing else is shown first what needs little more', async () => {
  const [first] = await asking.titles('only flour, milk and eggs in the house and no oven')
  expect(first).toBe('Palačinky s marmeládou')
})

test('what stands in a freezer, is opened or is there in half a tub is to be used', async () => {
  await asking.finds(
    ['Прийде гість із целіакією, а в морозилці самі курячі стегна. Що приготувати?'],
    ['Курячі стегна з картоплею на одному деку'],
    ['Шашлик зі свинячої шийки'],
  )
  await asking.finds(
    ['V lednici mám načatou smetanu ke šlehání a chci vařit něco slaného'],
    ['Koprová omáčka s vejcem'],
    ['Hovězí guláš'],
  )
})

test('who has a cold asks for what helps it, and who names a time for what takes no longer', async () => {
  await asking.finds(['Celá rodina má rýmu, co nám uvařit?'], ['Česnečka s krutony'], ['Guacamole'])
  await asking.finds(
    ['Těstoviny k večeři, půl hodiny čas, vepřové nejíme'],
    ['Паста помодоро'],
    ['Spaghetti Carbonara', 'Smažený sýr'],
  )
})
