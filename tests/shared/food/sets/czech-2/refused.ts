// biome-ignore-all format: a table of questions
import { polarityRows } from '../polarity/rows.ts'

/** More Czech refusals: see `../czech/refused.ts`. */
export const moreCzechRefused = polarityRows(`
  rizoto bez hub => mushroom
  hlavně bez koriandru => coriander
  jen žádné houby => mushroom
  nic s česnekem => garlic
  nic z vepřového => pork
  nejím maso ani mléčné výrobky => meat, dairy
  můj muž nejí ryby => fish
  přítel nesnese rajčata => tomato
  kluci nechtějí zeleninu => vegetable
  malá nemá ráda hrášek => green-peas
  máma nesmí cibuli => onion
  mám cukrovku, nesmím cukr => sugar
  držím bezlepkovou dietu, nic s moukou => wheat-flour
  alergie: ořechy, vejce => nut, egg
  pozor, alergie na sezam => sesame
  máme doma alergika na mléko => milk
  celer mi nedělá dobře => celeriac
  z fazolí mě nafukuje => beans
  po smetaně je mi těžko => cream
  po arašídech mi oteče pusa => peanut
  krevety ani za nic => shrimp
  játra ani omylem => liver
  tuňáka už nemůžu vidět => tuna
  špenát mi nechutná => spinach
  nechutnají mi olivy => green-olives
  kopr nemusím => dill
  nemusíme rýži => rice
  odmítám jíst králíka => rabbit
  nikdy v životě tlačenku => head-cheese
  vynech cibuli => onion
  můžeš vynechat česnek? => garlic
  místo smetany mléko => cream; milk
  místo hovězího dej kuřecí => beef; chicken
  radši bez rajčat => tomato
  bez mléčných výrobků => dairy
  bez alkoholu => alcohol
  bez přidaného cukru => sugar
  večeře, ale žádné těstoviny => pasta
  něco k obědu, jen ne čočku => lentils
  polévku, ve které není cibule => onion
  vegetariánka jsem, tak žádné maso => meat
  došla mi vejce => egg
  není máslo => butter
  nemám žádné mléko => milk
  chci kuře, ale bez kůže a bez smetany => cream; chicken
  těstoviny se sýrem bez šunky => ham; pasta, cheese
  miluju houby, nesnáším cibuli => onion; mushroom
  brambory ano, rýže ne => rice; potato
  nemuzu lepek ani mleko => gluten, milk
  bez vajicek prosim => egg
  manzel neji cibuli => onion
  syn ma alergii na arasidy => peanut
`)
