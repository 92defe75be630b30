import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/twentyfifth.ts'

examine('a sixteenth stranger', set, {
  refused: [
    'Та ну її, ту квасолю, краще горох. Суп гороховий: beans',
    'Мені той селерій ні в які ворота, а овочеве рагу хочу: celery',
    'Гостре мені зась, перець чилі відпадає, але мексиканське люблю: chili-con-carne',
    'keto dinner, no potatos no rise, with pork: rice',
    'Nesmím nic pálivého, chilli ven, ale fazole ano: chili-con-carne',
    'Шоколад чорний, молочний не треба, торт: milk-chocolate',
    'Less of the beef, in fact none, more of the beans, chili: beef',
  ],
  beside: [
    'Обійдемося без сметани, деруни все одно будуть: deruny',
    'Я купила помідори, ні, стоп, помідори якраз не треба — огірки купила. Що зробити?: cucumber',
    'Та ну її, ту квасолю, краще горох. Суп гороховий: green-peas',
    'У пиріг з вишнями хотіла додати корицю, та чоловік на неї чхає, тож без неї: pie',
    'У пиріг з вишнями хотіла додати корицю, та чоловік на неї чхає, тож без неї: cherry',
    "I can't stomach liver, is there another way to get pâté, say with beans?: beans",
    'What goes in a fruit salad besides kiwi, which makes my tongue itch: fruit',
    'chtela jsem rajcata ale zadny nemam mam jen papriku: bell-pepper',
    'Bezlaktózový cheesecake: cheesecake',
    'Хочу сир, але не плавлений, піцу: pizza',
    'Цибулю ріпчасту не додавай, зелену додай, салат: spring-onion',
    'Або квасоля, або горох — квасолі нема: green-peas',
    'Шоколад чорний, молочний не треба, торт: dark-chocolate',
    'Краще вже печінка ніж серце: liver',
    'I eat fish but not shellfish, pasta please: pasta',
    'Less of the beef, in fact none, more of the beans, chili: beans',
    'Less of the beef, in fact none, more of the beans, chili: chili-con-carne',
    'Cream cheese but no cream, a frosting: frosting',
    'instead of rice give me quinoa instead of shrimp chicken: chicken',
    'Brambory místo rýže, ne naopak: potato',
  ],
  plain: [
    "Без м'яса не уявляю обіду, давай щось ситне: main",
    'Не відмовилась би від деруників: deruny',
    'Дешево і сердито: макарони з тушонкою: pasta',
  ],
})
