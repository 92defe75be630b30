// biome-ignore-all format: one food a line
import { foodsOf } from '../row.ts'

const nut = foodsOf('nuts')

export const nutsAndSeeds = [
  nut('walnut', 'волоський горіх|волоські горіхи|орешки грецкі|грецкі орешки|орехи грецкі|грецкі орехи|грецький горіх|грецькі горіхи|горіхи волоські|ядра волоських горіхів|горіх волоський|волоських горіхів', 'walnut|walnuts|walnut halves|walnut pieces|english walnuts', 'vlašské ořechy|vlašský ořech', 'tree-nut', { kg: 260, piece: 5, density: 0.45, thread: '#8c6239' }),
  nut('hazelnut', 'фундук|ліщина|лісовий горіх|лісові горіхи|ліщинові горіхи|фундука', 'hazelnut|hazelnuts|filberts', 'lískové ořechy|lískový ořech', 'tree-nut', { adj: 'фундучний', kg: 480, piece: 1.2, density: 0.55, thread: '#a4703c' }),
  nut('almond', 'мигдаль|мигдалю|ядра мигдалю', 'almond|almonds|blanched almonds|whole almonds|natural almonds|roasted almonds|salted almonds|skin-on almonds', 'mandle', 'tree-nut', { adj: 'мигдальний|мигдалевий', kg: 460, piece: 1.2, density: 0.58, thread: '#b9824a' }),
  nut('cashew', 'кеш’ю|кешью|горіхи кеш’ю', 'cashew|cashews|cashew nuts', 'kešu|kešu ořechy', 'tree-nut', { kg: 480, piece: 1.5, density: 0.55, thread: '#e3cfa4' }),
  nut('pistachio', 'фісташки|фісташка|фісташок', 'pistachio|pistachios', 'pistácie', 'tree-nut', { adj: 'фісташковий', kg: 780, piece: 0.7, density: 0.52, thread: '#9cab57' }),
  nut('pecan', 'пекан|горіх пекан|пекани', 'pecan|pecans|pecan halves|pecan pieces', 'pekanové ořechy', 'tree-nut', { kg: 850, piece: 1.5, density: 0.45, thread: '#7b4526' }),
  nut('macadamia', 'макадамія|горіх макадамія', 'macadamia|macadamia nuts', 'makadamové ořechy', 'tree-nut', { kg: 1100, piece: 2, density: 0.55 }),
  nut('brazil-nut', 'бразильський горіх|бразильські горіхи', 'brazil nut|brazil nuts', 'para ořechy', 'tree-nut', { kg: 800, piece: 4, density: 0.55 }),
  // EU law does not count pine nuts among its nuts; who avoids nuts is safer when we do.
  nut('pine-nut', 'кедрові горішки|кедрові горіхи|кедровий горіх|пінії|горішки пінії|насіння пінії', 'pine nut|pine nuts|pignoli|pignolia|pignolia nuts|pignoli nuts|pine kernels|pinenuts|pinon nuts', 'piniové oříšky', 'tree-nut', { kg: 1800, piece: 0.1, density: 0.55, thread: '#e8d5a6' }),
  nut('chestnut', 'каштани|їстівні каштани|каштан|каштанів', 'chestnut|chestnuts', 'jedlé kaštany|kaštany', 'nut', { kg: 260, piece: 12, thread: '#5e3420' }),
  nut('nut-mix', 'горіхова суміш|суміш горіхів|будь-які горіхи', 'mixed nuts', 'směs ořechů', 'tree-nut', { madeWith: 'peanut', kg: 400, density: 0.5 }),
  // A nut to the cook and an allergen of its own to the law.
  nut('peanut', 'арахіс|земляний горіх|арахісу|арахісові горіхи|земляні горіхи', 'peanut|peanuts|groundnuts', 'arašídy|burské oříšky', 'nut|legume', { adj: 'арахісовий', allergens: ['peanuts'], kg: 130, piece: 0.8, density: 0.6, thread: '#c99556' }),
  nut('peanut-butter', 'арахісова паста|арахісове масло|паста арахісова|масло арахісове|арахісової пасти', 'peanut butter', 'arašídové máslo', 'peanut', { kg: 260, density: 1.05, thread: '#b47a3a' }),
  nut('almond-butter', 'мигдальне масло|масло мигдальне', 'almond butter', 'mandlové máslo', 'tree-nut', { madeWith: 'almond', kg: 650, density: 1.05 }),
  nut('chocolate-spread', 'шоколадна паста|шоколадно-горіхова паста|нутела|нутелла|паста шоколадна|шоколадно-горіхова', 'chocolate spread|nutella|chocolate hazelnut spread', 'nutella|čokoládová pomazánka', 'sweets', { usually: 'milk', aisle: 'sweets', madeWith: 'hazelnut|chocolate', allergens: ['soya'], kg: 320, density: 1.2, thread: '#4c2a1b' }),
  nut('marzipan', 'марципан|марципанова маса', 'marzipan', 'marcipán', 'sweets|tree-nut', { aisle: 'sweets', madeWith: 'almond|sugar', kg: 480, thread: '#edd9ab' }),
  nut('praline', 'праліне|горіхове праліне|фундучне праліне', 'praline|praliné', 'pralinka|praliné', 'sweets', { usually: 'milk|soy', aisle: 'sweets', madeWith: 'hazelnut|almond|peanut|sugar', kg: 380, density: 1.1, thread: '#a06a38' }),

  nut('sesame', 'кунжут|сезам|насіння кунжуту|білий кунжут|чорний кунжут|кунжуту', 'sesame|sesame seeds|sesame seed', 'sezam|sezamová semínka', 'seed', { adj: 'кунжутний|сезамовий', allergens: ['sesame'], kg: 220, density: 0.6, thread: '#eee0bd' }),
  nut('tahini', 'тахіні|кунжутна паста|тахіна|паста тахіні|тахін|паста кунжутна', 'tahini|sesame paste|tahini paste', 'tahini|sezamová pasta', 'seed', { aisle: 'sauces', madeWith: 'sesame', kg: 360, density: 1.05, thread: '#d9c096' }),
  nut('sunflower-seeds', 'насіння соняшника|соняшникове насіння|семки|очищене насіння соняшника|насіння соняшнику|ядра соняшника|соняшник', 'sunflower seeds|sunflower seed|sunflower kernels', 'slunečnicová semínka', 'seed', { adj: 'соняшниковий', kg: 90, density: 0.58, thread: '#6f6a61' }),
  nut('egusi', 'егусі|насіння егусі', 'egusi|ground egusi|egusi seeds', 'egusi', 'seed', { kg: 420, density: 0.5 }),
  nut('pumpkin-seeds', 'гарбузове насіння|насіння гарбуза|гарбузове насіннячко|гарбузове насіння очищене', 'pumpkin seeds|pepitas|pumpkin seed|green pumpkin seeds|hulled pumpkin seeds|shelled pumpkin seeds', 'dýňová semínka', 'seed', { kg: 260, density: 0.55, thread: '#66743f' }),
  nut('flaxseed', 'льон|насіння льону|лляне насіння|льону', 'flaxseed|linseed|flax seeds|flaxseeds', 'lněná semínka|lněné semínko', 'seed', { adj: 'лляний', kg: 60, density: 0.68, thread: '#6c4526' }),
  nut('chia', 'чіа|насіння чіа', 'chia|chia seeds', 'chia semínka|chia', 'seed', { kg: 240, density: 0.68, thread: '#4c4a4d' }),
  nut('hemp-seeds', 'насіння конопель|конопляне насіння|ядра конопель', 'hemp seeds|hemp hearts', 'konopná semínka', 'seed', { kg: 350, density: 0.6 }),
  nut('seed-mix', 'суміш насіння|насіннєва суміш|мікс насіння', 'mixed seeds|seed mix', 'směs semínek', 'seed', { madeWith: 'sesame', kg: 200, density: 0.6 }),
]
