import { expect, test } from 'bun:test'
import { meant } from '../../support/meant.ts'
import { understood } from '../../support/understood.ts'

test('whoever got a food and asks what with it wants it, whatever was told between', () => {
  meant(`
    Вперше купила спаржу. Коштувала як літак. Не хочу зіпсувати. Що роблять з нею люди? => ; asparagus
    Кум наловив лящів — кістлявих, зате з гордістю. Треба подякувати і щось із них зробити => ; bream-river
    щавель виліз на городі. борщ зелений вже їли тричі. що ще з ним роблять => green-borscht; sorrel
    Soused přines králíka. Je stažený, co s ním. => ; rabbit
    якби ви мали цілу гомілку індички, що б ви з нею зробили? => ; turkey-leg
    Grandad grew a stone of plums. No idea about jam. What can I do with them? => ; plum
    що печуть з абрикосами? => ; apricot
    What do Scots do with turnips? => ; turnip
    neighbour swapped me a dozen duck eggs for a ladder. what'll I bake with them? => ; duck-egg
  `)
})

test('what came of a food, or is turned down itself, is not wanted by such a question', () => {
  for (const question of [
    'син після арахісу в плямах, що з ним робити',
    'My kid has a rash from peanuts. What do I do with it?',
    'чоловік не їсть арахіс. що з ним робити?',
    'manžel je alergický na arašídy. co s ním?',
  ])
    expect([question, understood(question).include, understood(question).useUp]).toEqual([
      question,
      [],
      [],
    ])
})

test('what is not there or not to be done is another thing than the food before it', () => {
  for (const question of [
    'Бараболі мішок, фантазії нема',
    'Маємо яблука. Досвіду не маємо.',
    'Купив спаржу. Не хочу зіпсувати.',
  ])
    expect([question, understood(question).exclude]).toEqual([question, []])
})

test('what somebody does is told of them, and not of what stands before them', () => {
  meant(`
    I've got a squash and a husband who gags at sage => sage; pumpkin
    Маю гарбуз і чоловіка, який кривиться від шавлії => sage; pumpkin
    mám cuketu a manžela, který nejí česnek => garlic; zucchini
    carrots for a husband who hates them => carrot;
    I have kale and a kid who won't touch it => kale;
  `)
})

test('something of a kind that nobody knows is asked for with what it is made of', () => {
  meant(`
    Тепер хочу щось гідне з курячих стегон => ; chicken-thigh
    хочеться чогось затишного з печерицями => ; champignon
    chci něco pořádného z pórku => ; leek
    Can you make meatballs from ground beef with no milk? => milk; beef-mince
    a soup out of broccoli and cheddar, no flour => wheat-flour; broccoli, cheddar
  `)
  expect(understood('щось тухне з рибою').include).toEqual([])
})

test('of how large or old it is, of the weather and of what there is none of, nothing is refused', () => {
  meant(`
    there's a head of cabbage in my fridge old enough to vote. Ideas? => ; cabbage
    mám cuketu velkou jak raketu => ; zucchini
    є кабачок великий як ракета => ; zucchini
    I've a zucchini the size of a toddler => ; zucchini
    polívku z pórku, venku je hnusně => ; leek
    how do I cook pheasant without making an enemy => ; pheasant
    dinner with polenta and no signal => ; polenta
    salmon for four, so no pressure => ; salmon
    no walnuts, no exceptions. bananas that are already black => walnut; banana
    panenka pro dva, nemá to trvat věčnost => ; pork-tenderloin
    beans please. I already soaked them overnight like a grown-up => ; beans
    щось із рисом, за чим не плачуть => ; rice
    he still eats peas, so something with them, and hide nothing => ; green-peas
  `)
})

test('manners and pity say nothing of food', () => {
  meant(`
    знайшла кролика. Не питайте, звідки. Тушити чи пекти? => ; rabbit
    I have eleven leeks, don't ask where from => ; leek
    бабуся просить щось із маком, відмовляти їй не можна => ; poppy-seed
    grandma wants a pie with apples and I can't say no to her => ; apple
    чорний хліб зачерствів, викидати рука не здіймається. що з нього зробити? => ; rye-bread
    є сметана, шкода викидати => ; sour-cream
    торт із полуницею, бо іменинниця інших не визнає => ; strawberry, cake
    макарони з фаршем тіко без сиру => cheese; pasta, minced-meat
    шо файного зладити з лисичок => ; chanterelle
    toddler has gone off everything orange. peas, please => ; green-peas
  `)
})

test('what is to be got into somebody is to be eaten, and what came or thaws is at hand', () => {
  meant(`
    хочу підсунути їй індичку, часник не можна => garlic; turkey
    chci do ní dostat brokolici => ; broccoli
    how to sneak spinach past the kids => ; spinach
    прийшов ящик від фермера: капуста, буряк => ; cabbage, beetroot
    the veg box came with kale and leeks => ; kale, leek
    přišla bedýnka od farmáře: tuřín a kapusta => ; rutabaga
    came home with haddock and an empty wallet. Ideas? => ; haddock
    креветки розмерзаються, вершки не лийте => cream; shrimp
    горох розмок ще вчора, дайте рецепт => ; peas-dried
    батат купила для проби => ; sweet-potato
    hermelín nakládat nechci, zapéct jo => ; hermelin
    гарбуз варити не хочу, запекти так => ; pumpkin
    рецепт, де пшеничного борошна ні ложки => wheat-flour;
  `)
})
