// biome-ignore-all format: a table of questions
import { rowsOf } from './rows.ts'

/**
 * Czech questions, set down on 2026-11-22 before the code: text => what must be understood, by the name of the slot:
 * minutes 30, price 100 total, servings 4, include potato, exclude onion, diets vegan, courses soup, useUp milk.
 */
export const czechQuestions = rowsOf(`
  večeře do 30 minut => minutes 30; courses main
  něco do 20 minut => minutes 20
  oběd do hodiny => minutes 60
  rychlá večeře do 15 min => minutes 15
  polévka do půl hodiny => minutes 30; courses soup
  maximálně 45 minut => minutes 45
  nejdéle 40 minut => minutes 40
  do tří čtvrtě hodiny => minutes 45
  něco rychlého => occasions quick
  něco postního => diets lenten
  postní oběd levně => diets lenten; courses main; occasions budget
  něco jednoduchého k večeři => vague easy
  co uvařit => vague any
  něco dobrého => vague any
  nevím co vařit => vague any
  do 100 Kč => price 100
  do 150 korun pro čtyři => price 150; servings 4
  levný oběd do 80 Kč => price 80
  maximálně 200 Kč => price 200
  večeře do 50 Kč na porci => price 50 serving
  pro 4 osoby => servings 4
  oběd pro šest lidí => servings 6
  jsme dva => servings 2
  večeře pro dva => servings 2
  čtyři porce guláše => servings 4
  něco z brambor => include potato
  kuře s rýží => include chicken; include rice
  polévka z čočky => include lentils; courses soup
  mám doma cuketu => useUp zucchini
  co uvařit z tvarohu => include|useUp cottage-cheese
  zbylo mi mléko => useUp milk
  potřebuju spotřebovat špenát => useUp spinach
  co s dýní => include|useUp pumpkin
  recept na svíčkovou =>
  recept na bramboračku => courses soup
  chci rybu => include fish
  dala bych si houby => include mushroom
  mám chuť na kuře => include chicken
  vegetariánské jídlo => diets vegetarian
  veganská večeře => diets vegan
  něco vegetariánského => diets vegetarian
  vegetariánský oběd do 30 minut => diets vegetarian; minutes 30
  bezlepkový dort => diets gluten-free; dishes cake
  bez lepku => diets gluten-free
  bezlaktózové jídlo => diets dairy-free
  bez laktózy => diets dairy-free
  jsem vegan => diets vegan
  jsme vegetariáni => diets vegetarian
  večeře bez masa => exclude meat
  polévka => courses soup
  salát s tuňákem => courses salad; include tuna
  dezert z jablek => courses dessert; include apple
  něco k snídani => courses breakfast
  snídaně s vejci => courses breakfast; include egg
  svačina pro děti => occasions kids
  na vánoce => occasions christmas
  česká kuchyně => cuisines czech
  italská večeře => cuisines italian
  bez trouby => equipment no-bake
  kuře nebo krůta => anyOf chicken|turkey
  brambory a cibule => include potato; include onion
  polevka z brambor do 30 minut => include potato; minutes 30; courses soup
`)
