// biome-ignore-all format: a table of words

/** What words end in. An ending goes only if enough of the word stays: two letters under a vowel, three under a syllable. */
export const endings = {
  syllables: 'ього ьому ами ями ого ому ими іми ьою'.split(' '),
  /** Of those the ones that take four letters with them. */
  longest: ['ього', 'ьому'],
  pairs: 'ах ях ам ям ом ем єм им їм ою ею єю ої их ів їв ий ей'.split(' '),
  vowels: 'аеєиіїоуюяьй',
  soft: 'ь',
  /** «каченя», «каченяти»: the young of animals grow longer in other cases. */
  young: { sign: 'ят', form: /^(.{3,}н|.{2,}ч)ят(?:и|і|а|ам|ами|ах)?$/ },
  /** What changes inside: «гречка – гречці», «огірок – огірка», «сіль – солі», «курага – куразі», «обліпиха – обліписі». */
  inside: {
    ...{ last: 'і', sibilant: ['ц', 'ьк'], sibilants: /(?:ь?ц|ьк)$/, velar: 'к' },
    ...{ fleeting: 'оеі', levelled: 'о', vowel: /[аеєиіїоуюя]/ },
    softened: new Map([['зі', 'г'], ['сі', 'х']]),
  },
  czech: /(?:ového|oveho|ových|ovych|ovými|ovymi|ovou|ové|ový|ová|ova|ami|emi|ými|ymi|ého|eho|ých|ému|ách|ích|ou|em|ům|ím|[aeěiíouůyýáé])$/,
}

/**
 * Names that are read only as they are written: what an ending or a letter makes of them is another word
 * («тако», «такому»; "brandy", "brand"; "ale", "cave", «пісок»).
 */
export const asWritten = `
  помело тонік салями
  тако саго фарро амаро узо піско пастис бренді боба радіаторе трофіє анеллі касері сапота тассо ваху мухаммара мухамара брауні маон ханос перно
  mushies brandy cava sago ziti romano toum puri poori karo amaro tasso poha pisco orata alici shad granita toro
  chunky hearty paste jerky пера bulk спекти
  rouget manouri russet douchi grayling fingerling duckling bronzino lardo radiatore radiatori
`

/** Forms that no ending leads from to their name: a stem, and its forms. */
export const irregularForms = `
порос: поросяти поросяті поросята поросят поросятам поросятами поросятах
яйц: яєць яйця
яєчк: яєчок
кур: курей
кільц: кілець
овес: вівса
ча: чаєм чаїв чаям чаями чаях
со: соєю
ел: елем елів елям елями елях
ікр: ікор
юк: юкою
зайц: заєць
пор: пореєм пореї
горох: горосі
мук: муці
петрушк: петрушок
вим: вимені вименем
обліпих: обліпих
повидл: повидел
лід: льоду льодом
льнян: лляне
діт: дітей дітям
leaf: leaves
loaf: loaves
half: halves
knife: knives
child: children
radish: radishes
cookie: cookies
brownie: brownies
smoothie: smoothies
pie: pies
chili: chilies
chilli: chillies
`
