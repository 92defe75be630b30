import { expect, test } from 'bun:test'
import { kept, lost, wrongly } from '../../support/asked.ts'
import * as late from './sets/polarity/fifteenth.ts'
import * as set from './sets/polarity/fourteenth.ts'

const refusals = [set, late].flatMap((one) => [
  ...one.refusedUk,
  ...one.refusedEn,
  ...one.refusedCs,
])
const wishes = [set, late].flatMap((one) => [...one.wishedUk, ...one.wishedEn, ...one.wishedCs])

test('what a third stranger refused is never a wish', () => {
  expect([...refusals, ...wishes].flatMap(wrongly)).toEqual([])
})

test('and is left out, or unsure where nobody can tell', () => {
  expect([...refusals, ...wishes].flatMap(kept)).toEqual([
    "у п'ятницю від м'яса в нас стримуються, юшка годиться: meat",
    'якщо там кріп, я встаю з-за столу. юшка з коропа: dill',
    'бсз часнику засмажити гренки: garlic',
    'ще одна гречка — і діти підуть жити до баби: buckwheat',
    'Донечка пищить, коли бачить шпинат; вареники які їй: spinach',
    'sin cebolla please, fajitas for four: onion',
    'jediné, co mi na chlebíčcích vadí, je vlašák: salad',
    'Babi říká, že ji po švestkách honí, tak koláč raději s mákem: plum',
    'діти вибирають цибулю з тарілки, зробіть борщ щоб її не видно: onion',
    'мигдаль нам дорогий, печиво з насінням: almond',
    'хіба в шакшуку сипуть корицю?! мені без: cinnamon',
    'капустяк нагадує мені армію, краще розсольник: kapusnyak',
    "she's off caffeine while nursing, tiramisu for her birthday: caffeine",
    'peel off the bacon, I only eat the scallops: bacon',
  ])
})

test('what was wished for beside it is wanted', () => {
  expect(refusals.flatMap(lost)).toEqual([
    'в мене непереносимість лактози, рецепт домашнього морозива: ice-cream',
    'окрім тріски їм усяку рибу, запечіть мені щось: fish',
    'на холодець свинячих ніжок не братиму, тільки півень: holodets',
    'цукерки домашні роблю малим, кокосову стружку вони плюють: candy',
    "тісто на вареники без яйця, щоб м'яке: varenyky-frozen",
    'суп з фрикадельками, вермішелі не хочу: soup',
    'суп з фрикадельками, вермішелі не хочу: cutlets-frozen',
    'Бараболю файну хочу спекти, а солонини ми не треба: potato',
    'бісквыт бех яєць будласка: sponge-base',
    "З кукурудзою в салаті зав'язала, а крабові палички лишаю: crab-sticks",
    'Обирайте для мене яку завгодно начинку вареників, аби не капуста: varenyky',
    'тато після інфаркту, жирне сало йому зась, а до вареної картоплі щось тра: potato',
    'tomato sets off my reflux, what do I put on pizza dough: pizza',
    "my roommate has celiac disease so wheat can't be in the muffins: muffins",
    'ditch the bacon, keep the cabbage, what have I got: cabbage',
    "raisins are just grapes that gave up and they're not welcome in my scones: scones",
    'kale can go back where it came from, give me a proper caesar: caesar-salad',
    'The only thing standing between me and this chowder is the celery. Lose it: chowder',
    'nix the nutmeg, béchamel: bechamel',
    'Say goodbye to butter, says my cardiologist. Say hello to what shortbread?: shortbread',
    'for the love of god keep marzipan away from my wedding cake: cake',
    "tahini went off so that's gone, can hummus survive: hummus",
    'laktózu nesnesu, tvarohový dezert jaký: cottage-cheese',
    'Manžel nemůže celer, pálí ho v puse. Vývar pro něj?: meat-broth',
    'nemusím kokos, cukroví nepečené: cookies-dish',
    's houbami... ne, počkat, bez hub, kuřecí nudličky: chicken-tenders',
    'rozinky patří leda do koše, mazanec chci čistý: vanocka',
    'Dršťky? Vlezte mi s nimi na záda, gulášovku sem: goulash',
    'jediné, co mi na chlebíčcích vadí, je vlašák: sandwich',
    'tuhle sezónu cuket bylo dost, konec, teď jablka: apple',
    'Ananas v Hawaii toustu sundat, šunku nechat: toast-bread',
    'Babi říká, že ji po švestkách honí, tak koláč raději s mákem: poppy-seed',
    'Мама на гемодіалізі — томати їй не можна, яку підливу до котлет: cutlets-frozen',
    'печінковий торт мені не дуже, хочу звичайний наполеон: cake',
    'діти вибирають цибулю з тарілки, зробіть борщ щоб її не видно: borscht',
    "Імбир у чай не лийте, просто чай з м'ятою: mint",
    'parsnips: over my grave. roast chicken: over my sofa: chicken',
    'strike olives from the pizza, leave the ham: ham',
    'ran through the last of the flour, are there oat cookies: oat',
    'mint ruins lamb, full stop. roast lamb with rosemary: lamb',
    'Kamarádka je vegetariánka, maso ven, lasagne: lasagne-sheets',
    'skořice do perníku nepatří, říká máma: gingerbread',
  ])
})

test('and so is what only sounds like a refusal', () => {
  expect(wishes.flatMap(lost)).toEqual([
    'не можу без борщу ані дня: borscht',
    'без міксера збити вершки: cream',
    'аби котлети не були сухі, що робити?: cutlets-frozen',
    'у мене нетерплячка: коли вже буде лазанья: lasagna',
    'тісто на піцу тонке, як в Італії: pizza',
    'Гарбуз десять кіло стоїть у коридорі, виручайте: pumpkin',
    'Рецепт узвару із сушених груш: pear',
    "кров'янка: чим приправити: blood-sausage",
    'there is no such thing as too much cheese on mac: mac-and-cheese',
    'keep my meringues from cracking: meringue',
    'ripe bananas, brown as boots: banana',
    'Sunday roast beef for six, under £25: roast-beef',
    'aby se rýže nelepila: rice',
    'чому мій бісквіт завжди сідає: sponge-base',
    'my sourdough starter is bubbling, what now: sourdough-bread',
    'crispy skin salmon without a fishy smell: salmon',
    'cornish pasties for a school trip: pasta',
    'nikdo nedělá lepší bramborák než táta, chci se ho naučit: deruny',
    'Kuřecí vývar na rýmu: meat-broth',
    'neodolám tvarohovým buchtám: cottage-cheese',
  ])
})
