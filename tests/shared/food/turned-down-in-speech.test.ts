import { expect, test } from 'bun:test'
import { meant } from '../../support/meant.ts'
import { understood } from '../../support/understood.ts'

test('what was tried in vain, is liked no more or cursed at is refused', () => {
  meant(`
    I've tried to like olives for thirty years and I give up. Give me a Greek salad => green-olives; greek-salad
    tried to love kale. Soup? => kale; soup
    so tired of rice. rice rice rice. noodles with tofu => rice; noodles, tofu
    я розлюбила авокадо. тост з чим тоді? з лососем? => avocado; sandwich, salmon
    так і не полюбила броколі, який суп => broccoli; soup
    мабуть хватить уже макаронів, давайте краще рис з овочами => pasta; rice, vegetable
    хай йому грець тому холодцю, зробіть мені рибу => holodets; fish
    snažila jsem se mít ráda játra. guláš => liver; goulash
  `)
})

test('what answers a question for what one cannot stand is refused, and the dish it would spoil is wanted', () => {
  meant(`
    You know what ruins a good omelette? Bell pepper. Make me an omelette => bell-pepper; omelette
    you know what I hate? olives => green-olives
    guess what I can't stand? beets. salad please => beetroot; salad
    what doesn't belong in carbonara? cream. make me a carbonara => cream; carbonara
    what makes me sick? shrimp. paella => shrimp; paella
    що псує борщ? квасоля. хочу борщ => beans; borscht
    вгадай чого я не їм? грибів. суп => mushroom; soup
    víš co nesnáším? olivy. pizzu prosím => green-olives; pizza
    co nepatří do guláše? mouka. guláš => wheat-flour; goulash
  `)
})

test('and what answers another question is not', () => {
  meant(`
    що з'їсти коли нудить? імбир => ; ginger
    what to cook if I don't eat meat? lentils => meat; lentils
    what goes with salmon? rice => ; rice
    what doesn't need baking? cheesecake => ; cheesecake
  `)
})

test('what was wanted at first is refused once it is said what comes in its place', () => {
  meant(`
    I wanted tacos but let's do burritos instead => taco; burrito
    wanted a curry, but would rather have a stew => curry-dish; stew
    спочатку хотіла піцу, але зроблю краще салат => pizza; salad
    мала бути риба, але краще куплю курку => fish; chicken
    chtěla jsem pizzu, ale udělám radši rizoto => pizza; risotto
    původně jsem chtěla lasagne, ale dám raději cannelloni => lasagne-sheets; cannelloni
  `)
})

test('but not where only something is missing for it', () => {
  meant(`
    I wanted to make pancakes but we are out of eggs => egg; oladky
    I wanted tacos but with fish => ; taco, fish
    хотіла борщ, але нема буряка => beetroot; borscht
    chtěla bych pizzu, ale radši bez oliv => green-olives; pizza
    chtěla jsem guláš, ale došla cibule => onion; goulash
  `)
})

test('a dish is refused together with the food that tells what dish it is', () => {
  meant(`
    anything except pumpkin pie => pie, pumpkin
    not tomato soup again => soup, tomato
    усе крім гарбузового пирога => pie, pumpkin
    не хочу гарбузовий пиріг => pie
    тільки не гарбузову кашу => porridge
    cokoli kromě dýňového koláče => pie, pumpkin
    nechci dýňovou polévku => soup
  `)
})

test('and where it is another, it is wanted', () => {
  meant(`
    без гарбуза каша => pumpkin; porridge
    не гостре карі з куркою => spicy; curry-dish, chicken
    без макаронів вечеря => pasta; main
    bez dýně polévku => pumpkin; soup
    jablečný koláč, skořici ne => cinnamon; pie, apple
    шоколадний мус, желатину боюсь => gelatin; chocolate
  `)
})

test('a refusal ends where something else is asked for, though nobody wrote a comma', () => {
  meant(`
    яйця скінчились а сирники хочеться аж не можу => egg; syrnyky
    яйця скінчились а також молоко => egg, milk
    нема ні яєць ні молока є борошно і банан що спекти => egg, milk; wheat-flour, banana
    не встигаю, дайте щось з фаршу на пательні => ; minced-meat
    карбонара тільки замість бекону індичка => bacon; carbonara, turkey
    замість томатної пасти сметана => tomato-paste; sour-cream
  `)
})

test('and what is taken away with the same words is refused', () => {
  meant(`
    який обід без м'яса приготувати => meat
    не зашкодило б прибрати цибулю => onion
    wouldn't hurt to skip the salt => salt
    не дай боже там цибуля => onion
    god forbid there is garlic in it => garlic
    ne že bych nechtěla řízek, ale jsem na dietě => schnitzel
    суп без смаку часнику => garlic; soup
    get rid of the onions => onion
    help me get rid of onions in this recipe => onion
    how do I get rid of the garlic in my soup => garlic
    хіба хтось любить печінку => liver
    copak někdo jí játra => liver
    would anyone miss the onions => onion
    what should not be in a salad? cheese, olives and onions => cheese, green-olives, onion
    I wanted to like mushrooms but I don't, pizza => mushroom; pizza
    вівсянка не та без молока, але молоко мені не можна => milk
    soup without onions is no soup, sadly I am allergic to onions => onion
  `)
})

test('what somebody has eaten up is not there any more', () => {
  meant(`
    My roommate ate all the cheese. What can I do with macaroni now? => cheese; pasta
    the kids have eaten all the bananas. muffins then => banana;
    ate pizza in Rome, now I want pizza => ; pizza
  `)
})

test('what is gone, bad beside a good one, or thrown on the floor is refused', () => {
  meant(`
    butter's gone, margarine too, scones? => butter, margarine; scones
    goat cheese good, feta bad, salad => feta; goat-cheese, salad
    The toddler throws peas on the floor every single time. Carrots are fine though. => green-peas; carrot
    apples are gone, pears are left: pear pie => apple; pear
    the allergy is gone so we can finally have eggs => ; egg
  `)
})

test('the reason of a refusal is no wish', () => {
  meant(`
    червона риба так, короп ні бо кістки => carp; red-fish
    короп ні, бо хочу щуку => carp; pike
  `)
})

test('what is to keep away, is out or is the bar of all the others is refused, and what is in or comes after it is wanted', () => {
  meant(`
    keep the mushrooms away, pasta please => mushroom; pasta
    salad with feta, keep olives away => green-olives; feta
    mushrooms out, chicken in => mushroom; chicken
    any meat bar pork => pork; meat
    all shellfish bar mussels => mussels; seafood
    jen bazalka ať tam není, chci těstoviny => basil; pasta
    houby ať v tom nejsou, jinak těstoviny => mushroom; pasta
  `)
})

test('who takes a wish back draws a breath, written or not', () => {
  meant(`
    хочу плов ні краще вареники з капустою => plov; varenyky, cabbage
    давай котлети ой ні давай рибу => cutlets; fish
    i want lasagna no wait make it pizza => lasagna; pizza
    guláš ne radši svíčkovou => goulash; svickova
    ні, не гречку, я просила рис => buckwheat; rice
    not beef, i said pork => beef; pork
    ne losos, říkala jsem tuňák => salmon; tuna
  `)
})

test('how a dish is made, or its course, is forbidden as a food is', () => {
  const refused = (text: string) => understood(text).refused
  expect(refused('лікар заборонив смажене, що з індички').equipment).toEqual(['frying'])
  expect(refused('doktor mi zakázal smažené, co třeba pstruh').equipment).toEqual(['frying'])
  expect(refused('doctor banned soup, make me noodles').courses).toEqual(['soup'])
  expect(refused('hlavně ne zase polévku, mám doma mrkev').courses).toEqual(['soup'])
  // Of the food behind it alone.
  expect(refused('не їм смаженого сала').equipment).toEqual([])
})

test('a condition refuses what it names, and nothing of what is asked for', () => {
  meant(`
    що приготувати з кабачків якщо закінчились яйця => egg; zucchini
    чи можна зробити майонез якщо немає гірчиці? => mustard; mayonnaise
    can I make guacamole if I hate cilantro => cilantro; guacamole
    цукор закінчився чи вийде компот на меду => sugar; kompot
  `)
  // What makes ill is no wish for what is eaten under a condition.
  meant(`
    peanuts if i eat them i die => peanut;
    креветки якщо з'їм задихаюсь => shrimp;
  `)
})

test('what stands in for it, is finished or gone is refused, and what is promised is wanted', () => {
  meant(`
    мак є горіхів нема штрудель буде? => nut; poppy-seed
    What could stand in for fish sauce in pad thai? => fish-sauce; pad-thai
    Čím nahradím vejce v bábovce? => egg; pound-cake
    honey's finished. a cake then => honey; cake
    Закінчилися дріжджі, а на вечір обіцяла пиріжки => yeast; pyrizhky
    Холодильник тріщить від баклажанів та помідорів => ; eggplant, tomato
    apple strudel but leave out raisins cinnamon is welcome => raisin; strudel, apple, cinnamon
  `)
})

test('what sounds like a wish beside a reaction or a promise to eat none is none', () => {
  meant(`
    без горіхів, може алергія на арахіс => nut, peanut;
    neither nuts nor milk is welcome => nut, milk;
    обіцяла лікарю не їсти сало => salo;
    риба мені поперек горла стоїть => fish;
    дитина не без алергії на горіхи, який торт => nut; cake
    горіхи якщо не можна чим замінити в торті => nut; cake
    яйця якщо з'їсть хоч трохи майонезу висипає => egg;
    mléko není a vejce taky, co uvařit => milk, egg;
  `)
  expect(understood('I have to avoid milk, I have kefir').spared).toEqual([])
})

test('what is missing stands in the genitive, and what stands before it in the nominative is there', () => {
  meant(`
    рис, шпинат, сметани нема => sour-cream; rice, spinach
    рис, картопля, яєць, арахісу нема => egg, peanut; rice, potato
    яєць, молоко, борошна немає => egg, wheat-flour; milk
    курка, рис, сметани нема, молока теж => sour-cream, milk; chicken, rice
    горіхи, арахіс, кунжуту немає бути => nut, peanut, sesame;
    свинина, сало, яловичини нема в нашому меню => pork, salo, beef;
    гриби, шпинат, сметани немає => sour-cream; mushroom, spinach
    молока, яєць, борошна нема => milk, egg, wheat-flour;
    цибуля, часник, морква нема => onion, garlic, carrot;
    без цибулі, шпинат, сметани нема => onion, sour-cream; spinach
  `)
})

test('what was left behind, is out of the recipe or thickens nothing is refused, and what is not slimy is wanted', () => {
  meant(`
    привезли курячі стегна, забули олію => vegetable-oil; chicken-thigh
    забула рецепт борщу => ; borscht
    у шафі забули сочевицю, хочу використати => ; lentils
    прибрати з рецепту треба родзинки, решта хай. Кекс => raisin; muffins
    a lentil soup that isn't thickened with flour => wheat-flour; lentils, soup
    Less is more with parsley, and none is best. Fishcakes with smoked haddock. => parsley; fish-cakes, smoked-haddock
    okra recipes that aren't slimy => ; okra
    zero waste: carrot tops => ; carrot-greens
    Замість вершків — кокосове молоко. Суп => cream; coconut-milk, soup
    něco z tvarohu nesladké => dessert; cottage-cheese
    nesladké palačinky => ; mlyntsi
    nesladké z tvarohu => dessert; cottage-cheese
    борщ, але нічого зі свині => pork; borscht
    něco nesladkého k snídani => dessert; breakfast
  `)
})
