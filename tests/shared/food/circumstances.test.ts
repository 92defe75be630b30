import { expect, test } from 'bun:test'
import { meant } from '../../support/meant.ts'
import { understood } from '../../support/understood.ts'

test('who does not drink has no alcohol, and what follows from it is asked for', () => {
  meant(`
    гості не п'ють, тому плов без м'яса => alcohol, meat; plov
    my guests don't drink, so a stew without wine => alcohol, wine; stew
    hosté nepijí, takže guláš bez vína => alcohol, wine; goulash
    чоловік не п'є молока => milk;
    син не їсть, тому плов без м'яса => meat; plov
  `)
})

test('what somebody lives with or goes through says nothing of food', () => {
  meant(`
    хворі нирки, рис і курка => ; rice, chicken
    bolí mě žaludek, rýže a kuře => ; rice, chicken
    no gallbladder, rice and chicken => ; rice, chicken
    після операції курячий бульйон і рис => ; chicken-broth, rice
    before a marathon pasta with chicken => ; pasta, chicken
    po operaci slepého střeva kuřecí vývar a rýži => ; chicken-broth, rice
    гемоглобін 90, печінка куряча є і гречка => ; chicken-liver, buckwheat
    кістковий бульйон для суглобів => ; bone-broth
    I need soul food after surgery, something with chicken => ; chicken
  `)
  // What of it does say something is still heard.
  expect(understood('діабет, рис і курка').exclude).toContain('sugar')
  for (const text of ['від молока псоріаз', 'we retired bacon after the heart attack'])
    expect(understood(text).include, text).toEqual([])
})

test('a dish, or two foods that are one, is asked for behind what nobody understands', () => {
  meant(`
    máma po mrtvici polyká jen kašovité, mixovaná zelenina s hovězím => ; vegetable, beef
    dad is home from his hip op, cottage pie => ; casserole
    stomach in bits, scrambled eggs => ; fried-eggs
  `)
  expect(understood('спина крекче, шпинат').include).toEqual([])
})

test('of a list that is written down what is out is told by its name', () => {
  meant(`
    mrkev, petržel, kedlubna, brambory: kedlubna pryč, ostatní spotřebovat => kohlrabi; carrot, potato
    carrots, parsnips, swede, potatoes – swede is out, the rest needs using up => rutabaga; carrot, parsnip, potato
    морква, гарбуз, пастернак: пастернак прибрати решту використати => parsnip; carrot, pumpkin
    yeast, cocoa, sugar all gone, only oats and pears left => yeast, cocoa, sugar; rolled-oats, pear
    a tin of tomatoes and some sausages, the pasta ran out on Tuesday => pasta; tomato, sausage
    яйця, молоко, борошно є, нема тільки цукру. Як зробити млинці? => sugar; egg, milk, wheat-flour, mlyntsi
    яйця є, нема тільки молока => milk; egg
    krabička sardinek a špagety, nic víc doma není => ; sardine, spaghetti
    doma nic než vejce, mléko a mouka => ; egg, milk, wheat-flour
  `)
})

test('for whom with an allergy it is, and why, refuses no more than what they are allergic to', () => {
  meant(`
    cookies for a nut-allergic 6 year old => nut; cookies-dish
    bread for a gluten-intolerant guest => gluten; bread
    does anybody have a nut free granola, my boy carries an epipen => nut; granola
    м’ясо на вечерю без цибулі, тато її не їсть => onion; meat
    курка без часнику, бо я його не їм => garlic; chicken
    у десерті ані краплі алкоголю => alcohol; dessert
    tiramisu without raw eggs, expecting => ; tiramisu
    горіхи і мед нам ще рано => nut, honey;
    told to leave kale and spinach alone => kale, spinach;
  `)
})

test('what is thawed, bought or cooked already is there', () => {
  meant(`
    the mince has thawed so meatballs it is => ; minced-meat, cutlets-frozen
    фарш розморозився, є ще рис => ; minced-meat, rice
    борщ на вечір скоренько, буряк уже варений => ; borscht, beetroot
    твердий сир і кунжут купила => ; hard-cheese, sesame
    no bread no flour, brisket is bought => bread, wheat-flour; beef-brisket
  `)
})

test('an adjective between two Czech nouns is of the second', () => {
  meant(`
    místo mléka ovesné mléko do kaše => milk; oat-milk, porridge
    místo smetany kokosové mléko do dýňové polévky => cream; coconut-milk, pumpkin
    ryba, ne ostrá a ne ve smetaně => spicy, cream; fish
    риба, тільки не у сметані => sour-cream; fish
  `)
})

test('who is off a food, or begins to say what they must not have, refuses no dish with it', () => {
  meant(`
    Grandad is off salt, doctor's orders. What can I cook him? => salt;
    is there a cheesecake i can make for a friend allergic to gelatine => gelatin; cheesecake
    rice pudding with coconut milk i am lactose intolerant => ; coconut-milk
    Tchyně nesnáší kmín a v sobotu k nám přijede na vepřovou pečeni => caraway; pork
    kuřecí pro děti nepálivé, bez mléka => milk; chicken
    солона випічка без молока => milk, sweet; baking
    у мами гіпертонія, квашені огірки і солоний сир під забороною => pickled-cucumber, cheese;
  `)
})

test('of what is there it is said in many ways that nothing else is, and that it will not keep', () => {
  meant(`
    kysané zelí a klobása, nic jinýho doma není => ; sauerkraut, sausage
    tvrdý rohlík, sýr a trochu hořčice, víc nemám => ; cheese, mustard
    Mám už jen vejce a těstoviny, co z toho? => ; egg, pasta
    rozmrazilo se mi kilo mletýho masa => ; minced-meat
    морозилка потекла: курячі крильця, горошок => ; chicken-wings, green-peas
    кефір скисає, що робити => ; kefir
    до зарплати три дні, є капуста і морква => ; cabbage, carrot
    як приготувати коропа щоб не пахнув болотом => ; carp
  `)
})

test('and what a fourth who read the mends found is as it was before them', () => {
  meant(`
    milk and soy intolerant boys, pasta => milk, soybean;
    nuts and dairy allergic 5 year old, birthday cake => nut, dairy;
    свинини гості не вживають, шашлик => pork;
    горіхи я не вживаю, торт => nut;
    м'ясо ми не вживаємо, вечеря => meat;
    milk I don't drink, oats => milk;
    mléko manžel nepije, kaše => milk;
    молоко, кефір, ряжанку ми не п'ємо, оладки => milk, kefir;
    eczema: eggs, milk, nuts => egg, milk, nut;
    my kid has allergies, so peanuts and eggs => peanut, egg;
    he's allergic, so no nuts => nut;
    лікар заборонив, тому сіль і цукор => salt, sugar;
    milk, eggs and wheat upset my stomach => milk, egg;
    мед, горіхи і цитруси нам ще рано => honey, nut;
    cake please, eggs, milk all gone => ; cake
    dinner im out of garlic => garlic;
    lunch we are out of bread => bread;
    I can't eat cold soup => soup;
    milk and eggs, wheat gives me hives => ;
    can't eat dairy after surgery, rice => dairy; rice
    лікар заборонив м'ясо після операції, картопля => meat; potato
    nejím mléčné po operaci, rýže => dairy; rice
    allergic to milk, after surgery, soup => milk; soup
    no onions after surgery soup please => onion; soup
    gluten intolerant husband, pasta => gluten; pasta
    chicken soup, onions, garlic all gone => ; chicken, soup
    лікар не велів нічого, крім курки => ; chicken
    can't leave sweets alone => ;
    молока немає лише сметана, млинці => milk;
    pecene kure => ; chicken
    hubnu, chci večeři => ;
    he can stomach nothing but rice => ; rice
    my 85 year old can eat soft food => ;
    dinner for 5 – husband is out, the rest want fish soup => ; fish, soup
    лишилось червоне вино, я не п'ю, куди його => ; red-wine
  `)
})
