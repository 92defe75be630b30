// biome-ignore-all format: one food a line
import { foodsOf } from '../row.ts'

const herb = foodsOf('herbs')

// A piece of a fresh herb is its bunch, as the market sells it; of a leaf or a spring onion it is that one.
export const herbs = [
  herb('dill', 'кріп|кропу|свіжий кріп|кропик|гілочки кропу|кріп свіжий', 'dill|fresh dill|dill weed', 'kopr', 'herb', { adj: 'кроповий', kg: 300, piece: 40, density: 0.15, thread: '#4d7a37' }),
  herb('dill-umbels', 'кріп парасольками|парасольки кропу|зонтики кропу|парасолька кропу|суцвіття кропу', 'dill heads|dill flowers', 'koprový květ', 'dill', { kg: 250, piece: 4 }),
  herb('parsley', 'петрушка|зелень петрушки|свіжа петрушка|листя петрушки|петрушка зелень|гілочки петрушки|петрушка свіжа', 'parsley|parsely|fresh parsley|flat-leaf parsley|parsley leaves', 'petržel|petrželka|petrželová nať', 'herb', { adj: 'петрушковий', kg: 320, piece: 40, density: 0.15, thread: '#3f7a33' }),
  herb('cilantro', 'кінза|кинза|зелень коріандру|листя кінзи|свіжий коріандр|коріандр свіжий', 'cilantro|fresh coriander|coriander leaves|coriander leaf', 'koriandr čerstvý|čerstvý koriandr', 'herb', { kg: 450, piece: 40, density: 0.12, thread: '#548a3a' }),
  herb('basil', 'базилік|листя базиліку|свіжий базилік|базилік свіжий|зелений базилік|гілочки базиліку', 'basil|fresh basil|basil leaves', 'bazalka|čerstvá bazalka', 'herb', { weighs: { bunch: 30 }, kg: 600, piece: 30, density: 0.1, thread: '#3c7a3f' }),
  herb('mint', 'м’ята|листя м’яти|свіжа м’ята|м’ята свіжа|гілочки м’яти|перцева м’ята', 'mint|fresh mint|mint leaves|peppermint|spearmint', 'máta', 'herb', { weighs: { bunch: 30 }, adj: 'м’ятний', kg: 550, piece: 30, density: 0.1, thread: '#4f9a62' }),
  herb('lemon-balm', 'меліса', 'lemon balm|melissa', 'meduňka', 'herb', { kg: 550, piece: 30 }),
  herb('spring-onion', 'зелена цибуля|цибуля зелена|цибуля-перо|перо цибулі|зелень цибулі|пір’я цибулі|пера цибулі|молода цибуля', 'spring onion|scallion|green onion|scallions|spring onions|green onions', 'jarní cibulka|cibulka', 'herb|onion', { weighs: { bunch: 100 }, kg: 200, piece: 15, density: 0.25, thread: '#63a040' }),
  herb('chives', 'шніт-цибуля|цибуля шніт|шнітт-цибуля|цибуля-скорода|шніт цибуля', 'chives|chive', 'pažitka', 'herb|onion', { kg: 700, piece: 20, density: 0.2, thread: '#538b3b' }),
  herb('ramson', 'черемша|ведмежа цибуля|левурда', 'wild garlic|ramsons|ramson', 'medvědí česnek', 'herb|garlic', { kg: 250, piece: 50, thread: '#4a8a3e' }),
  herb('rosemary', 'розмарин|гілочка розмарину|свіжий розмарин|гілочки розмарину', 'rosemary|fresh rosemary|rosemary sprig', 'rozmarýn', 'herb', { kg: 700, piece: 20, density: 0.25, thread: '#56735a' }),
  herb('thyme', 'чебрець|тим’ян|тимян|гілочка чебрецю|свіжий чебрець|гілочки тим’яну|гілочки чебрецю|чебрецю', 'thyme|fresh thyme|thyme sprig|thyme leaves', 'tymián', 'herb', { kg: 700, piece: 20, density: 0.3, thread: '#6d7f52' }),
  herb('sage', 'шавлія|листя шавлії|сальвія', 'sage|sage leaves|fresh sage', 'šalvěj', 'herb', { kg: 700, piece: 20, density: 0.2, thread: '#8b9a7c' }),
  herb('tarragon', 'естрагон|тархун|острогін', 'tarragon|fresh tarragon', 'estragon', 'herb', { kg: 600, piece: 25, density: 0.15 }),
  herb('marjoram', 'майоран', 'marjoram', 'majoránka', 'herb|spice', { aisle: 'spices', kg: 900, density: 0.2 }),
  herb('savory', 'чабер|чабер садовий', 'summer savory|savory', 'saturejka', 'herb|spice', { aisle: 'spices', density: 0.25 }),
  herb('lovage', 'любисток|листя любистку|любистку', 'lovage', 'libeček', 'herb', { kg: 400, piece: 30, thread: '#50803d' }),
  herb('lemongrass', 'лемонграс|лимонна трава|цитронела', 'lemongrass|lemon grass', 'citronová tráva', 'herb', { kg: 500, piece: 20, thread: '#b9c886' }),
  herb('curry-leaves', 'листя карі', 'curry leaves', 'kari listy', 'herb', {}),
  herb('kaffir-lime-leaves', 'листя кафір-лайма|листя каффір-лайма|листя лайма', 'kaffir lime leaves|makrut lime leaves|lime leaves', 'listy kafírové limetky', 'herb', { weighs: { leaf: 0.5 }, kg: 3000, piece: 0.5 }),
  herb('vine-leaves', 'виноградне листя|листя винограду', 'vine leaves|grape leaves', 'vinné listy', 'herb', { weighs: { leaf: 4 }, kg: 250, piece: 4, thread: '#67803c' }),
  herb('currant-leaves', 'листя смородини|смородинове листя|листок смородини|листки смородини|листочки смородини|листочок смородини', 'currant leaves|blackcurrant leaves', 'listy rybízu|rybízové listy', 'herb', { weighs: { leaf: 1 }, kg: 200, piece: 1 }),
  herb('dandelion', 'кульбаба|листя кульбаби|квіти кульбаби', 'dandelion|dandelion greens', 'pampeliška', 'herb', {}),
  herb('purslane', 'портулак', 'purslane', 'šrucha', 'herb', {}),
  herb('chamomile', 'ромашка|квіти ромашки|ромашковий чай|чай ромашковий|чай з ромашки|чай ромашка', 'chamomile|camomile|chamomile tea|camomile tea', 'heřmánek|heřmánkový čaj', 'herb|drink', { aisle: 'drinks', kg: 500 }),
  herb('linden', 'липа|липовий цвіт|цвіт липи|липовий чай|чай липовий|чай з липи', 'linden blossom|lime blossom|linden flowers|linden tea|lime blossom tea', 'lípa|lipový květ|lipový čaj', 'herb|drink', { aisle: 'drinks', kg: 600 }),
  herb('lavender', 'лаванда|квіти лаванди', 'lavender|lavender flowers', 'levandule', 'herb', { thread: '#8d7fb5' }),
  herb('herbal-tea', 'іван-чай|трав’яний збір|карпатський чай|чай карпатський|карпатський збір', 'herbal mix|fireweed tea', 'bylinková směs', 'herb|drink', { aisle: 'drinks' }),
]
