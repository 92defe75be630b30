// biome-ignore-all format: a table of questions
import { rowsOf } from '../czech/rows.ts'

/** More Czech questions: see `../czech/questions.ts`. */
export const moreCzechQuestions = rowsOf(`
  oběd do 45 minut => minutes 45
  něco hotového za 20 minut => minutes 20
  mám jen půl hodiny => minutes 30
  do hodiny a půl => minutes 90
  rychlý oběd => occasions quick
  jednoduchá večeře => vague easy
  poraďte co k večeři => courses main
  do 120 Kč => price 120
  oběd za 60 korun na osobu => price 60 serving
  levná večeře pro čtyři osoby => servings 4
  pro pět lidí => servings 5
  jídlo pro dva => servings 2
  polévka z dýně => courses soup; include pumpkin
  hovězí guláš => include beef
  kuřecí s bramborem => include chicken; include potato
  mám doma brokolici a sýr => useUp broccoli; useUp cheese
  co uvařit z kuřecích prsou => include|useUp chicken-fillet
  zbyla mi rýže => useUp rice
  dezert s jahodami => courses dessert; include strawberry
  koláč se švestkami => include plum
  veganský oběd => diets vegan
  bezlepková večeře => diets gluten-free
  jídlo bez lepku a laktózy => diets gluten-free
  jsem vegetarián => diets vegetarian
  thajské kari => cuisines thai
  mexická večeře => cuisines mexican
  něco na gril => equipment grill
  vánoční cukroví => occasions christmas
  na narozeniny dort => occasions birthday
  oběd pro děti do 30 minut => occasions kids; minutes 30
  těstoviny se špenátem a sýrem => include pasta; include spinach; include cheese
  salát s kuřecím masem => courses salad; include chicken
  losos nebo treska => anyOf cod|salmon
  dnes chci rybu s bramborem => include fish; include potato
  snídaně do 10 minut => courses breakfast; minutes 10
`)
