// biome-ignore-all format: a table of lines

/** Lines that somebody had read wrongly, each mended by its cause: text = amount, unit and food; «+» between several. */
export const mended = `
  перець болгарський (червоний і жовтий) по 1 шт. = 1 piece red-bell-pepper + 1 piece yellow-bell-pepper
  1 red and 1 yellow bell pepper = 1 - red-bell-pepper + 1 - yellow-bell-pepper
  Equal parts butter and flour = - - butter + - - wheat-flour
  цукор і борошно порівну = - - sugar + - - wheat-flour
  томати й огірки по 200 г = 200 g tomato + 200 g cucumber
  3-to-4-pound beef brisket = 3 lb beef-brisket
  1 tsp fennel pollen = 1 tsp fennel-pollen
  2 páry párků = 4 - frankfurter
  1 lb white fish, like cod = 1 lb white-fish
  juice - orange = - - orange-juice
  yogurt - strawberry = - - yogurt
  fish n chips = - - fish-and-chips
  морозиво дітям = - - ice-cream
  яблука кілька = - - apple
  кілька = - - sprat
  вешенки 300 г = 300 g oyster-mushroom
  oxo cubes beef = - - beef-bouillon
  огірки різані = - - cucumber
  2 tbsp EVOO = 2 tbsp olive-oil
  1 punnet cherry toms = 1 pack cherry-tomato
  туалетний папір, 2 рулони і корм для кота = 2 piece household + - - pets
  корм для кота 2 пачки і хліб = 2 pack pets + - - bread
  1e999 г = - - ?
  1e999 г цукру = - - ?
  chocolate sandwich cookies = - - oreo
  english breakfast tea = - - black-tea
`
