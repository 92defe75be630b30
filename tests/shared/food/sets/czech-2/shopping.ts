// biome-ignore-all format: a table of lines
import { rowsOf } from '../czech/rows.ts'

/** More of what people type on a Czech list: see `../czech/shopping.ts`. */
export const moreCzechTyped = rowsOf(`
  polotučné mléko 4 ks => milk
  máslo 2 kostky => butter
  zervé => cream cheese
  hermelín => hermelin
  sýr plátky => cheese
  šunka od kosti => ham
  kuřecí stehna 1 kg => chicken thigh
  krůtí prsa => turkey breast
  vepřová kotleta => pork chops
  hovězí na polévku => beef
  treska mražená => cod
  kysané zelí => sauerkraut
  ředkvičky svazek => radish
  salát ledový => iceberg
  pórek => leek
  žampiony 250 g => button mushrooms
  hrášek mražený => frozen peas
  hranolky => french fries
  zmrzlina vanilková => ice cream
  mouka polohrubá 2x => wheat flour
  krupicový cukr 1kg => sugar
  jedlá soda => baking soda
  vanilkový pudink => zlatý klas pudink
  paprika sladká mletá => sweet paprika
  bobkový list => bay leaf
  slunečnicový olej => sunflower oil
  sójová omáčka => soy sauce
  olivy => olives
  tuňák ve vlastní šťávě => tuna in brine
  cizrna konzerva => canned chickpeas
  piškoty => sponge biscuits
  kofola => cola
  mattoni => mineral water
  čaj černý => black tea
  rohlíky => rohlík
  toustový chleba => toast bread
  mandle, rozinky => almond & raisin
  cibule a česnek => onion & garlic
  wc papír => @household
  houbičky na nádobí => @household
  pečicí papír => baking paper
  prací gel => @household
  tekuté mýdlo => @hygiene
  holicí strojek => @hygiene
  vložky => @hygiene
  krmivo pro psa => @pets
  stelivo pro kočky => @pets
  svíčky => @household
  paralen => @pharmacy
  vitamín C => @pharmacy
  kapesníky => @hygiene
  kytka pro mámu => -
`)
