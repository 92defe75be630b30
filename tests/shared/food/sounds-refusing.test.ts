import { test } from 'bun:test'
import { meant } from '../../support/meant.ts'

test('who cannot wait, get enough or remember when wants it', () => {
  meant(`
    nemůžu se dočkat švestkových knedlíků, jak na ně => ; plum, bread-dumplings
    Děti se nemůžou dojíst lívanců => ; oladky
    не можу дочекатися вареників з вишнями => ; varenyky, cherry
    мені ніколи не набридне гречка => ; buckwheat
    не пам'ятаю коли востаннє їла нормальний плов, хочу нарешті приготувати => ; plov
    Už roky jsem neměl pořádnou dršťkovou => ; tripe
    nemůžu dojíst rýži, nejím ji => rice;
    Сто років не їли гриби, дитина ними отруїлась => mushroom;
  `)
})

test('what nobody turns down, and no feast goes without, is wanted', () => {
  meant(`
    No one in my family ever refuses shepherd's pie => ; casserole
    хіба можна відмовити дитині в млинцях? дайте тонкі на молоці => ; mlyntsi, milk
    Гості не пробачать, якщо не буде шуби => ; shuba
    Жодне свято в нас не обходиться без холодцю => ; holodets
    oslava se u nás neobejde bez chlebíčků => ; sandwich
    Хіба ж можна відмовитись від хліба? А довелось => bread;
    не образяться, якщо не буде м'яса => meat;
  `)
})

test('what is not to go to waste or to be saved on is used', () => {
  meant(`
    don't want these bananas to go to waste => ; banana
    co s kilem cuket ať se nezkazí => ; zucchini
    не жалкуй часнику! шукаю рецепт пампушок => ; garlic, pampushky
    чого б мені не посмажити карасів зі сметаною => ; crucian, sour-cream
    шарлотка без цукру, яблук повно з дачі => sugar; apple, charlotte
    чого б мені не їсти при подагрі, печінку можна? => ;
  `)
})

test('what is early, sour or out by a short no is refused with the rest of its list', () => {
  meant(`
    дворічний малюк, мед і горіхи ще рано, чим годувати => honey, nut;
    Гострого, кислого й цибулі не можна, порадьте щось на обід => onion, spicy; main
    Гостре, кисле й цибулю виключено => onion, spicy;
    weekend breakfast, savoury, without meat => sweet, meat; breakfast
    something savoury for breakfast => sweet; breakfast
    щось солоне на сніданок => sweet; breakfast
    breakfast, not sweet, no onion => sweet, onion; breakfast
    pizza bez mléčných výrobků mám intoleranci => dairy; pizza
    торт без глютену, алергія => gluten; cake
    gluten-free pizza, i have an allergy => gluten; pizza
    nechci hrozně sladké jídlo => ;
  `)
})

test('a reason not to eat it means what is said, whatever it sounds like', () => {
  meant(`
    не пам'ятаю коли востаннє їла м'ясо, я вегетаріанка => meat;
    не пам'ятаю коли востаннє їла хліб, у мене целіакія => bread;
    už léta jsem nejedla cukr, něco bez něj => sugar;
    dlouho jsem nejedl maso, nechutná mi => meat;
    nobody in my house refuses fish but me => fish;
    йому не набридне курка, а мені так => chicken;
    хіба можна відмовити собі в молочному при лактозі => dairy;
    свекруха образиться якщо не буде м'яса, а я веган => meat;
    lunch for a hike, don't want the mayo to go off => mayonnaise;
    I don't want my kids to go bad on sweets => sweets;
    hrozně se mi protiví sýr => cheese;
    salát s ořechy bez mléka má alergii => nut, milk;
    muffins, my doctor has forbidden sugar => sugar; muffins
    м'яса не їсть любить рибу => meat; fish
    банка квасолі, м'ясо не їмо => meat; canned-beans
  `)
})
