// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

/** "Allergic to all nuts": that is to nuts. */
const ofAll: readonly SaidOtherwise[] = [
  // «алергія на всі горіхи»
  [String.raw`(?<=(?<!\p{L})алергі\p{L}+ на )(?:всі|усі|будь-які|всякі|різні|геть усі) (?=\p{L}{3})`, '', 'алергі'],
  [String.raw`(?<=allerg\p{L}+ to )(?:all|any|every kind of|all kinds of|all sorts of) (?=\p{L}{3})`, '', 'allerg'],
  [String.raw`(?<=alergi\p{L}+ na )(?:všechny|všechno|veškeré) (?=\p{L}{3})`, '', 'alergi'],
]

/** What a kitchen lacks when the light is out, and what is left of it. */
const alone = String.raw`(?=\s*(?:$|[.;!?]|на газ\p{L}*|,? (?:що|шо|як|чим|вечер|обід|снідан|хочу|хочемо|треба|готу|пригот|what|dinner|lunch|breakfast|how|co|jak)))`
const power: readonly SaidOtherwise[] = [
  [String.raw`(?<=^|[.;!?] )(?:без|нема(?:є)?|не буде) (?:світла|електрики|електроенергії|струму)(?: і| й| та|,)? (?:без |нема(?:є)? |ні )газу` + alone, 'без варіння', 'газу'],
  [String.raw`(?<=^|[.;!?] )(?:(?:коли |як |якщо )?(?:без|нема(?:є)?|не буде) (?:світла|електрики|електроенергії|струму)|(?:світло|електрику) (?:вимкнули|відключили|вирубили|зникло|пропало)|(?:вимкнули|відключили|вирубили) (?:світло|електрику)|світла (?:нема(?:є)?|не буде)|(?:у нас |в нас )?блекаут|відключення (?:світла|електрики))` + alone, ' без духовки, без мікрохвильовки, без мультиварки, без блендера. ', 'світл|електр|струм|блекаут|відключен'],
  [String.raw`(?<=^|[.;!?] )(?:no (?:power|electricity)|power (?:cut|outage)|blackout|without (?:power|electricity))(?=\s*(?:$|[.;!?]|, (?:what|dinner|lunch|breakfast|how)))`, ' without oven, without multicooker, without blender. ', 'power|electricity|blackout'],
  [String.raw`(?<=^|[.;!?] )(?:bez proudu|bez elektřiny|nejde proud|vypadl proud)(?=\s*(?:$|[.;!?]|, (?:co|jak)))`, ' bez trouby. ', 'proud|elektřin'],
  [String.raw`(?<!\p{L})на (?:газу|газовій (?:плиті|плитці)|плитці)(?!\p{L})`, ' ', 'газ|плитці'],
  [String.raw`(?<!\p{L})(?:одна|лише|тільки|сама) (?:електро)?плитка(?! (?:шоколад|чорн|молочн))(?!\p{L})`, ', без духовки. ', 'плитка'],
]

/** Who eats, and where. */
const eaters: readonly SaidOtherwise[] = [
  [String.raw`(?<!\p{L})для мал(?:ої|ого|их|ечі)(?=\s*(?:$|[,.;!?]))`, 'для дитини', 'для мал'],
  [String.raw`(?<!\p{L})(?:в|у|до) (?:дит)?сад(?:ок|очок|очка|ік)(?!\p{L})(?! не )`, ' дитячий ланчбокс ', 'сад'],
  [String.raw`(?<=(?<!\p{L})(?:my|our|for a|for an) )(?:one|two|three|1|2|3)[- ]years?[- ]olds?(?!\p{L})(?! \p{L}+ (?:cake|tea|party)| who)`, 'toddler', 'year'],
  [String.raw`(?<=(?<!\p{L})(?:my|our|for a|for an) )(?:four|five|six|seven|eight|nine|ten|eleven|twelve|[4-9]|1[0-2])[- ]years?[- ]olds?(?!\p{L})(?! \p{L}+ (?:cake|tea|party)| who)`, 'child', 'year'],
  [String.raw`(?<=(?<!\p{L})(?:child|toddler|kid|kids|son|daughter) )accepts?(?!\p{L})`, 'eat', 'accept'],
  [String.raw`(?<!\p{L})(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) of us(?: (?:round|around|at) the table| eating)?(?!\p{L})(?! (?:are|is|have|has|don|do|can|eat|will|hate|dislike))`, 'for $1 people', 'of us'],
]

/** How it is to be. */
const ways: readonly SaidOtherwise[] = [
  [String.raw`(?<=^(?:щось,? |те,? |страви,? |страву,? |рецепт,? )?(?:що|шо|яке|яку|які) )не треба (?:варити|готувати на плиті|нічого варити|ставити на плиту)(?=\s*[.?!]*$)`, 'без варіння', 'не треба'],
  [String.raw`(?<=(?<!\p{L})(?:каш|вівсянк|гречк|манк|пшоняник)\p{L}{0,4} )на воді(?=\s*(?:[.?!]*$| для ))`, 'без молока', 'на воді'],
  [String.raw`(?<!\p{L})легш(?:ий|а|е|і|у|ого|ої|их) (?:за|ніж|від) [\p{L}'’ʼ]{3,}(?!\p{L})`, 'легке', 'легш'],
  [String.raw`(?<!\p{L})lighter than (?:a |an |the |my |our )?\p{L}{3,}(?= ?(?:$|[,.;!?]))`, 'light', 'lighter'],
  [String.raw`(?<!\p{L})lehčí než \p{L}{3,}(?!\p{L})`, 'lehké', 'lehčí'],
  [String.raw`(?<!\p{L})(?<!(?:через|крізь|на|про|у|в) )сит(?:е|еньке|енький|енька|енько|о)(?!\p{L})(?! для)`, 'ситне', 'сит'],
  // «борщ тільки не пісний, наваристий на кісточці»
  [String.raw`(?<!(?:піст|веган|вегетар)[^.]{0,80})(?<=(?<!\p{L})(?:борщ|капусняк|розсольник|куліш) (?:тільки |лише |але |та )?)не пісн(?:ий|у)(?:,? (?:а )?наварист(?:ий|у))?(?: на кіст(?:очці|ці|ках|очках))?(?!\p{L})`, 'з мясом', 'не пісн'],
  [String.raw`(?<=[\p{L}'’ʼ]{3,}) як(?:ісь|ийсь|ась|есь|усь|ийось)(?= (?:або|чи|і|та) )`, '', 'як'],
  [String.raw`(?<=^|^(?:треба|хочу|хочемо|маю|потрібно|хотіла б|хотів би) )(?:спекти|випекти|напекти)(?= (?:дітям|дитині|на свято|на день|щось|до чаю|гостям|мамі|чоловікові|внукам|онукам))`, 'що спекти', 'пекти'],
  [String.raw`(?<!\p{L})крем-?супчик(?=\p{L}{0,2}(?!\p{L}))`, 'крем-суп', 'супчик'],
  [String.raw`(?<!\p{L})k upečení(?!\p{L})`, 'na pečení', 'upečení'],
  [String.raw`(?<=(?<!\p{L})s omáčkou) nebo (?:s )?knedlík\p{L}*`, '', 's omáčkou'],
  [String.raw`(?<=(?:stand|hate|dislike|detest|without|no) [^.,;]{2,40}),? (?:which |that |it )?tastes? of soap(?!\p{L})`, ' ', 'soap'],
]

/** What is there or is not. */
const there: readonly SaidOtherwise[] = [
  [String.raw`(?<=^|[.!?,;] )([\p{L}'’ʼ]{3,}) (?:вже |уже )?(?:почорніли|потемніли|зів['’ʼ]?яли|перестигли|перезріли|підгнили|розкисли|підсохли)(?: вже| уже)?(?=\s*(?:[,.;!?]|$))`, 'є $1', 'почорні|потемні|зів|перестиг|перезрі|підгни|розкис|підсох'],
  [String.raw`(?<!\p{L})(?:скисло|прокисло) молоко(?!\p{L})`, 'є кисле молоко,', 'кисло молоко'],
  [String.raw`(?<=^|[.!?,;] )([\p{L}'’ʼ]{3,})(?: (?:на|у|в) (?:городі|дачі|хаті|саду|огороді)| вдома)? (?:дуже |так |стільки )?(?:багато|повно|море|купа|валом|завались|до біса|як (?:гною|грязі|бруду|сміття))(?: вродило)?,? (?:і |тож |що |вже |не знаю |не знаємо )*куди (?:їх |її |його )?(?:подіти|діти|дівати|подівати)(?!\p{L})`, 'є $1', 'куди'],
  [String.raw`(?<![\p{L}'’ʼ])([\p{L}'’ʼ]{3,}) нема(?:є)?,? (?:і|й|та) ([\p{L}'’ʼ]{3,}) (?:теж|також)(?!\p{L})`, 'нема $1 і $2', 'нема'],
  // «залишилось пів курки з борщу»: where it was cooked.
  [String.raw`(?<=(?<!\p{L})(?:залишил|лишил)(?:ось|ося|ась|ася|ись|ися|ося) (?:[\p{L}'’ʼ]+ ){0,2})([\p{L}'’ʼ]{3,}) (?:з|із|від|після) (?:борщу|супу|бульйону|юшки|холодцю)(?!\p{L})`, 'вареного $1', 'лишил'],
]

/** What a household said that had not been heard of. */
export const household: readonly SaidOtherwise[] = [...ofAll, ...power, ...eaters, ...ways, ...there]
