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
    breakfast, not sweet, no onion => sweet, onion; breakfast
    pizza bez mléčných výrobků mám intoleranci => dairy; pizza
    торт без глютену, алергія => gluten; cake
    gluten-free pizza, i have an allergy => gluten; pizza
    nechci hrozně sladké jídlo => ;
  `)
})
