import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/twentythird.ts'

examine('a thirteenth stranger', set, {
  refused: [
    'лосось тепер дорогий як крило літака, яка риба підійде для запікання, тільки не він: salmon',
    'bezlepková bábovka: gluten',
  ],
  beside: [
    'ненавиджу варену моркву в супі, курячий бульйон з локшиною підкажіть: chicken-broth',
    'ненавиджу варену моркву в супі, курячий бульйон з локшиною підкажіть: egg-noodles',
    'дитина плюється від броколі, який овочевий суп дати: vegetable',
    'мінус цибуля плюс сир: запечена картопля: potato',
    'чоловік кинув пити тож тушковане мясо без вина: meat',
    'Good evening, my mother (82) takes warfarin and has been told to avoid spinach and kale. Which quiche would you suggest?: pie',
    'toddler spits out anything with broccoli, veggie fritters?: vegetable',
    'bulking, 3 chicken meals a day ok but i refuse to eat cottage cheese anymore: chicken',
    'no salt at all, kidneys. baked fish: fish',
    'po rajčatech mám vyrážku, potřebuju omáčku na těstoviny: pasta',
    'na keto nesmím brambory, příloha ke kachně: duck',
    'краще індичка ніж свинина, котлети: cutlets',
    'люблю сир, не люблю сирний соус, макарони: pasta',
    'не треба вершків, дайте кокосове молоко до карі: curry-dish',
    'піцу з ковбасою хоча ні ковбасу прибери постав шинку: ham',
    'рис замість макаронів до підливи: sauce',
    'горіхи нехай, а от арахіс ні, печиво: nut',
    'turkey rather than pork meatballs: cutlets-frozen',
    'tofu instead of eggs scramble: tofu',
    'radši krůtu než vepřové, karbanátky: cutlets-frozen',
    'bez masa s houbami kuba: mushroom',
    'kravské mléko nesmím, kozí můžu, kaše: goat-milk',
  ],
  plain: [
    'який соус до стейка: beef-steak',
    'не відмовилась би від гарячого супу з фрикадельками: soup',
    'не відмовилась би від гарячого супу з фрикадельками: cutlets-frozen',
    'без кави не прокидаюсь, що спекти до кави: coffee',
    'при анемії кажуть печінку їсти, як смачно зробити: liver',
    'vepřo knedlo zelo jako v hospodě: pork',
    'vepřo knedlo zelo jako v hospodě: bread-dumplings',
    'vepřo knedlo zelo jako v hospodě: cabbage',
    'jaký dezert ke kávě: coffee',
  ],
})
