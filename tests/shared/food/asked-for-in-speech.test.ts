import { expect, test } from 'bun:test'
import { meant } from '../../support/meant.ts'
import { understood } from '../../support/understood.ts'

test('a dish is wanted though what one is tired of is not wanted in it', () => {
  meant(`
    not a fan of raisins in carrot cake, got one without? => raisin; cake
    tired of cheese in omelette => cheese; omelette
    Čím v perníku nahradit med? => honey; gingerbread
    v koláči nahraďte máslo olejem => butter; pie, vegetable-oil
  `)
})

test('who says that something is nothing without a food, or that nobody turns it down, wants it', () => {
  meant(`
    вівсянка вже не та без бананів => ; rolled-oats, banana
    олів'є вже не те без горошку => ; green-peas, olivier
    guláš už není ono bez majoránky => ; marjoram, goulash
    Christmas without gingerbread is no Christmas => ; gingerbread
    a burger without cheese is not a burger => ; cheese, burger
    який же Новий рік без олів'є => ; olivier
    хіба хтось відмовиться від вареників з вишнею => ; varenyky, cherry
    copak někdo odmítne řízek => ; schnitzel
    would anyone say no to lasagna => ; lasagna
    не зашкодило б трохи супчику з локшиною => ; soup, noodles
    wouldn't hurt to have some soup => ; soup
    не дай боже лишитися без хліба. як спекти хліб => ; bread
    ne že bych nechtěla řízek => ; schnitzel
    it would be a crime not to use these tomatoes => ; tomato
  `)
})

test('what is to be got rid of because there is too much of it is to be used up', () => {
  meant(`
    we have too many zucchini from the garden, help me get rid of them => ; zucchini
    how do I get rid of all these apples => ; apple
    як позбутися зайвих помідорів з городу => ; tomato
    jak se zbavit hromady jablek => ; apple
    холодильник порожній, лише яйця й цибуля => ; egg, onion
    the fridge is empty, only eggs => ; egg
    lednice je prázdná, jen vejce => ; egg
  `)
})

test('who puts a word right wants the second', () => {
  meant(`
    I said lentils, I mean chickpeas. not lentils. curry => lentils; chickpeas, curry-dish
    сказала гречка, але мала на увазі рис => buckwheat; rice
    use yogurt where you'd use sour cream, stroganoff => sour-cream; yogurt, stroganoff
    spinach over kale, always => kale; spinach
  `)
})

test('who complains that a dish has no taste asks for it', () => {
  meant(`
    чому мій борщ без кольору => ; borscht
    my stew lacks flavor => ; stew
    proč je můj guláš bez chuti => ; goulash
    що не так з моїми сирниками, розпливаються => ; syrnyky
    proč se mi trhají palačinky => ; mlyntsi
  `)
})

test('turns of speech that ask for something', () => {
  meant(`
    тато сумує за бабусиним холодцем => ; holodets
    дитина каже фу на броколі, а на цвітну капусту каже ням => broccoli; cauliflower
    не сильно солоний сир зі шпинатом у пиріг => ; cheese, spinach, pie
    млинці ті що не рвуться => ; mlyntsi
    у нас багато гарбуза і мало часу => ; pumpkin
    we keep halal so skip the pork and wine, thinking meatballs => pork, wine; cutlets-frozen
    she doesn't do garlic like at all and i was thinking roast lamb => garlic; lamb
    all out of flour can i make brownies => wheat-flour; brownie
    could we please have noodles with tofu => ; noodles, tofu
    Všechno, jen ne špenát! Knedlíky by šly => spinach; bread-dumplings
    Držím půst, maso vynechávám, co takhle čočka => meat; lentils
    dcera ohrnuje nos nad brokolicí, květák jí => broccoli; cauliflower
    jak dlouho vařit vejce na hniličku => ; egg
  `)
})

test('and the same words around a refusal leave it one', () => {
  meant(`
    could you please make soup without onions => onion; soup
    can I make brownies without eggs => egg; brownie
    manžel nejí houby, já cibuli => mushroom, onion
  `)
})

test('what is only not to turn out badly is wanted', () => {
  meant(`
    cherry pie without the cherries being sour, and no almonds => almond; sweet-cherry, pie
    chicken without the skin getting soggy => ; chicken
    cake without nuts being in it => nut; cake
  `)
})

test('whoever hates only the work, or has never made it, wants it', () => {
  meant(`
    Ненавиджу чистити картоплю, але їсти її обожнюю => ; potato
    Nebaví mě škrábat mrkev, ale mrkvový dort mám ráda => ; carrot
    Deveining shrimp is the most disgusting job in the world but I'd eat them every day => ; shrimp
    кум подарував домашню качку, ніколи такого не готувала, з чого почати => ; duck
    a tofu recipe that will convert tofu haters => ; tofu
    треба рецепт: курка, картопля, щоб закинути і забути => ; chicken, potato
    My tomatoes all ripened at once and I don't have any jars left => ; tomato
    dinner has to come out of the pantry: canned beans, tinned tomatoes, pasta => ; canned-beans, canned-tomatoes, pasta
  `)
})

test('of two ways to make a food one is meant, and the food is wanted', () => {
  meant(`
    grilled not fried fish fillets => ; fish-fillet
    варена не смажена картопля з кропом => ; potato, dill
  `)
  expect(understood('grilled not fried fish fillets').refused.equipment).toEqual(['fried'])
})

test('what turned out well was eaten, and what is to turn out so is wanted', () => {
  meant('як зробити щоб плов вдався розсипчастим => ; plov')
  const { dishes, unsure } = understood('дякую, плов вдався, що тепер приготувати')
  expect({ dishes, unsure }).toEqual({ dishes: [], unsure: [{ kind: 'dishes', id: 'plov' }] })
})

test('what another one turns down is wanted by whoever loves it and cooks for nobody else', () => {
  meant(`
    Чоловік грибів не їсть, а я їх обожнюю, що приготувати тільки собі? => ; mushroom
    Husband hates mushrooms but I adore them, what can I make for my solo dinner? => ; mushroom
    my wife hates olives but i love them, a salad just for me => ; green-olives, salad
    Manžel kopr nemusí, já ho miluju, jak si udělám koprovku jen pro sebe? => ; dill
  `)
  // Who eats with them, or may not have it, is not passed over.
  meant(`
    Чоловік грибів не їсть, а я їх обожнюю, що приготувати на вечерю? => mushroom;
    husband is allergic to shrimp but i love them, what can i make for myself => shrimp;
    my wife hates olives but i love salads, what can i cook for myself => green-olives; salad
  `)
})

test('what comes in its place is wanted, and what there is too much of is to be used', () => {
  meant(`
    салат цезар тільки замість курки креветки => chicken; shrimp, caesar-salad
    Шаурма, м'ясо міняємо на фалафель => meat; falafel, shawarma
    лимонний пиріг, в мене 3 лимони і нема куди подіти => ; lemon, pie
    на пікнік ковбаски гриль уже всім приїлись може якісь овочі => homemade-sausage; vegetable
    не без часнику ж пампушки робити! => ; garlic, pampushky
  `)
})

test('who bakes something asks for no bake of it', () => {
  for (const text of ['can I still bake shortbread', 'bake a pie', 'should we bake bread'])
    expect([text, understood(text).dishes]).toEqual([text, text.includes('pie') ? ['pie'] : []])
  expect(understood('fish bake').dishes).toEqual(['casserole'])
})

test('a řízek is of any meat, what is left in is wanted, and a glued "free" is read as two words', () => {
  meant(`
    jsme muslimové, vepřové ne, chceme řízky => pork; schnitzel
    caesar salát, ančovičky pryč, krutony nechat => anchovy; croutons, caesar-salad
    instead of rice, cauliflower => rice; cauliflower
    no-bake lemon tart => ; lemon, pie
    sugarfree rhubarb jam => sugar; rhubarb-jam
    Лікарка сказала: соняшникову олію геть. На чому смажити рибу => sunflower-oil; fish
  `)
})

test('what nobody eats without, or is dared to forget, is wanted', () => {
  meant(`
    Без гірчиці мій чоловік за стіл не сяде => ; mustard
    Хіба можна відмовитись від дерунів => ; deruny
    від дерунів хіба відмовишся => ; deruny
    who could say no to pierogi => ; varenyky
    don't you dare forget the gravy => ; gravy
    шаром покоти: дві цибулини і яйце => ; onion, egg
    як відмовитися від цукру => sugar;
    who would eat liver => liver;
  `)
})

test('«перець» that is asked for is the vegetable, beside the salt the spice, and refused it is both', () => {
  meant(`
    що приготувати з перцю => ; bell-pepper
    є перець і кабачок => ; bell-pepper, zucchini
    чим фарширувати перець => ; bell-pepper
    стейк з сіллю і перцем => ; salt, black-pepper
    не їм перець => bell-pepper, black-pepper;
    чорний перець => ; black-pepper
  `)
})

test('noodles that are asked for are any noodles, and those of one kind that kind', () => {
  meant(`
    щось з локшиною => ; noodles
    noodles without gluten => gluten; noodles
    nudle s kuřetem => ; noodles, chicken
    яєчна локшина з курчам => ; egg-noodles, chicken
    rice noodles with tofu => ; rice-noodles, tofu
    без локшини => noodles, egg-noodles, pasta-product;
  `)
})

test('pasta with something is no paste of it, and a cut that is cooked another way is no dried meat', () => {
  meant(`
    tomato pasta => ; tomato, pasta
    garlic pasta => ; garlic, pasta
    shrimp pasta => ; shrimp, pasta
    tomato paste => ; tomato-paste
    rajčatová pasta => ; tomato-paste
    jerk chicken => ; chicken
    beef jerky => ; jerky
  `)
})

test('who speaks of food for a baby asks for a dish, and the months are its age', () => {
  for (const text of ['baby food 6 months', 'дитяче харчування 8 місяців']) {
    const { include, words, forBaby } = understood(text)
    expect({ include, words, forBaby }, text).toEqual({ include: [], words: [], forBaby: true })
  }
})

test('who turns baby food down or bakes with it feeds no baby', () => {
  expect(understood('any baby food recipes').forBaby).toBe(true)
  for (const text of ['no baby food', 'wine stew, no baby food', 'дитяче харчування набридло, суп'])
    expect(understood(text).forBaby, text).toBeUndefined()
  meant('muffins with baby food => ; baby-puree, muffins')
})

test('a way of making it refuses the work, and leans on no question before', () => {
  const { include, refused, followUp } = understood('no-knead bread')
  expect({ include, tools: refused.equipment, followUp }).toEqual({
    ...{ include: ['bread'], tools: ['kneading'], followUp: false },
  })
})

test('what is left out begins anew, and what stands before it is wanted', () => {
  meant(`
    солянка збірна тільки маслини не кладіть ненавиджу їх => black-olives; solyanka
    lentil soup leave out teh carrots => carrot; soup, lentils
    майонез закінчився чим заправити крабовий салат => mayonnaise; salad, crab-sticks
    po krevetách mi otekly rty tak radši nudle s kuřecím => shrimp; noodles, chicken
    яблук ціле відро, діти просять пиріг, а яйця всі вийшли => egg; apple, pie
    dinner for eight friends, two of them are off dairy => dairy;
    у мене горло закривається від арахісу, яке печиво спекти => peanut; cookies-dish
    від бобових мене дме, порадьте суп => legume; soup
    cream goes straight through me. soup ideas => cream; soup
    chicken and rice, kids are off school => ; chicken, rice
    she's off work and off dairy => dairy;
    гості всі вийшли, залишився олів'є => ; olivier
    je horko tak radši salát než polévku => soup; salad
    half of us are off their food, soup => ; soup
    салат із крабовими паличками без кукурудзи дочка її не любить => corn; salad, crab-sticks
    баклажани мені гірчать тому їх не треба краще щось з кабачків => eggplant; zucchini
    the dog stole the ham so theres none left just leeks and eggs => ham; leek, egg
    sick to death of pasta and theres only tuna => pasta; tuna
    вдома шаром покоти тільки гречка => ; buckwheat
    lay off red meat. could it be done with turkey => red-meat; turkey
    turns out I'm allergic to almonds, so what biscuits are left for me => almond; cookies-dish
    koriandr prosím vynechat, kari s kokosovým mlékem => coriander; curry-dish, coconut-milk
  `)
})

test('where it is cooked or eaten tells what it is to be', () => {
  expect(understood('one pan chicken in the oven').equipment).toContain('one-tray')
  expect(understood('one pan chicken, no oven').equipment).not.toContain('one-tray')
  expect(understood('cold lunch for school without nuts').occasions).toContain('eaten-cold')
  expect(understood('що запекти в духовці').courses).toEqual(['main'])
})
