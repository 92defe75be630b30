/**
 * „mléko“ → „mléka“, „hladká mouka“ → „hladké mouky“, „maso ze srnce“ → „masa ze srnce“: the genitive of a food's
 * name, as it stands after „bez“. Adjectives agree with their noun; what hangs on it stays as it is.
 */
export function genitiveCs(name: string): string {
  const whole = irregular.get(name)
  if (whole) return whole
  if (name.includes(' a ')) return name.split(' a ').map(genitiveCs).join(' a ')
  const words = name.split(' ')
  const end = words.findIndex((word) => prepositions.has(word))
  const own = end < 0 ? words : words.slice(0, end)
  const first = own.findIndex((word) => !isAdjective(word))
  // „basmati rýže“: a foreign word before what it is a kind of stays as it is.
  const head = first === own.length - 2 && heads.has(own.at(-1) ?? '') ? first + 1 : first
  if (head < 0) return [...own.map(alone), ...words.slice(own.length)].join(' ')
  const noun = own[head] ?? ''
  const said = nounIn(noun)
  return words
    .map((word, at) => {
      if (at === head) return said
      return at < own.length && isAdjective(word) ? adjectiveIn(word, noun, said) : word
    })
    .join(' ')
}

const prepositions = new Set('bez do k ke na nebo o od po pro s se u v ve z ze'.split(' '))

/** Neuter nouns that end as soft adjectives do, and are the same in the genitive. */
const unchanging = new Set(
  'droždí koření zelí podmáslí obilí ovčí semínko mlíčí želé filé saké aioli pití listí dochucení purée pyré kari soté brulée'.split(
    ' ',
  ),
)

function isAdjective(word: string): boolean {
  return /[ýáéí]$/u.test(word) && !unchanging.has(word) && !/(?:ení|aní|ání)$/u.test(word)
}

/** A name that is an adjective by itself: „uzené“, „sladké“; of a soft one only its noun would tell. */
function alone(word: string): string {
  if (/[ýé]$/u.test(word)) return `${word.slice(0, -1)}ého`
  return word.endsWith('á') ? `${word.slice(0, -1)}é` : `${word}ho`
}

function adjectiveIn(word: string, noun: string, said: string): string {
  const stem = word.slice(0, -1)
  const soft = word.endsWith('í')
  if (isPlural(noun, said, word)) return soft ? `${word}ch` : `${stem}ých`
  if (word.endsWith('á')) return `${stem}é`
  // Of a soft adjective its noun tells the gender.
  if (soft) return isFeminine(noun, said) ? word : `${word}ho`
  return `${stem}ého`
}

function isPlural(noun: string, said: string, adjective: string): boolean {
  if (adjective.endsWith('ý')) return false
  if (/[ůí]$/u.test(said) && !/í$/u.test(noun)) return !/[eě]$/u.test(said)
  if (/y$/u.test(noun) && noun !== said) return true
  return plurals.has(noun)
}

function isFeminine(noun: string, said: string): boolean {
  return (
    feminine.has(noun) ||
    /a$/u.test(noun) ||
    (/(?:ice|yně|íně|ýže|ule)$/u.test(noun) && said === noun)
  )
}

function nounIn(word: string): string {
  const known = irregular.get(word)
  if (known) return known
  if (/(?:[uiíéóúůyý]|ee|oo)$/u.test(word) && !/[^aeiou]y$/u.test(word)) return word
  if (/y$/u.test(word)) return pluralIn(word)
  if (/a$/u.test(word)) {
    const stem = word.slice(0, -1)
    return /[žščřcjďťň]$/u.test(stem) ? `${stem}i` : `${stem}y`
  }
  if (/o$/u.test(word)) return `${word.slice(0, -1)}a`
  if (/(?:kuře|rajče|hříbě|jehně|tele|sele|káče|house|ptáče)$/u.test(word)) return `${word}te`
  if (/[eě]$/u.test(word)) return word
  if (/[^aeiouyáéíóúůýě]ek$/u.test(word)) return `${word.slice(0, -2)}ku`
  if (/[žščřcjďťň]$/u.test(word)) return `${word}e`
  return `${word}u`
}

/** „houby“ is feminine and has no ending, „ořechy“ is masculine; the endings tell most of them. */
function pluralIn(word: string): string {
  const stem = word.slice(0, -1)
  if (/(?:in|ovin|ot|et|ul|av|ent)$/u.test(stem)) return stem
  if (/[^aeiouáéíóúůýě]k$/u.test(stem) && /(?:nk|čk|šk|lk|tk|vk|pk|žk|rk|bk)$/u.test(stem))
    return `${stem.slice(0, -1)}ek`
  return `${stem}ů`
}

/** What stands after a foreign word that says of which kind it is. */
const heads = new Set(
  'sýr chléb těsto těstoviny nudle rýže mouka pláty listy houby paprička papričky zelí ředkev klobása slanina smetana strouhanka řasy řasa jikry noky müsli sója ibišek klíčky žampion čekanka banán merlík kukuřice rajčata rajče omáčka pasta koření sirup cukr čaj káva ocet olej salát polévka likér víno šunka salám ryba placka placky bulka knedlíky fazole čočka hrách oříšky ořech ořechy semínka dezert dort koláč paštika krém nápoj džem med maso filet filé steak sůl pepř směs víčka dýně meloun salsa dip nálev vločky sušenky bonbony okurky karotka chipsy česnek kořen chilli dresink cibulky'.split(
    ' ',
  ),
)

const table = (text: string) =>
  text
    .trim()
    .split(/\s*,\s*/u)
    .map((pair) => pair.split(':').map((one) => one.trim()) as [string, string])

// biome-ignore-start format: lists of words
const irregular: ReadonlyMap<string, string> = new Map(
  table(`
    sýr:sýra, chléb:chleba, ocet:octa, oves:ovsa, jazyk:jazyka, česnek:česneku, křen:křenu, hrách:hrachu, ječmen:ječmene, len:lnu, kořen:kořene,
    mrkev:mrkve, broskev:broskve, višeň:višně, třešeň:třešně, petržel:petržele, sůl:soli, krev:krve, šalvěj:šalvěje, oliheň:olihně, směs:směsi, kost:kosti,
    žížeň:žížně, dřeň:dřeně, zálivka:zálivky, omáčka:omáčky, cukr:cukru, pepř:pepře, losos:lososa, pstruh:pstruha, tuňák:tuňáka, kapr:kapra, králík:králíka,
    krab:kraba, humr:humra, rak:raka, sleď:sledě, candát:candáta, sumec:sumce, okoun:okouna, okouník:okouníka, jeseter:jesetera, úhoř:úhoře, šprot:šprota,
    hejk:hejka, platýs:platýse, divočák:divočáka, bažant:bažanta, zajíc:zajíce, žralok:žraloka, pangas:pangase, karas:karase, cejn:cejna, lipan:lipana,
    mečoun:mečouna, marlín:marlína, rejnok:rejnoka, hlaváč:hlaváče, mník:mníka, tolstolobik:tolstolobika, barramundi:barramundi,
    aroma:aromatu, kámen:kamene, jalovec:jalovce, srdíčka:srdíček, oříšky:oříšků, nať:nati, whisky:whisky, baby:baby, cibulky:cibulek, náplň:náplně,
    karbanátky:karbanátků, nugety:nugetů, holubky:holubků, pelmeně:pelmení, výrobky:výrobků, chlebíčky:chlebíčků, lupínky:lupínků, přísady:přísad, šťávy:šťáv, cherry:cherry, kůže:kůže, kosti:kostí, hruď:hrudi, plec:pleci, líčka:líček, prsa:prsou,
    vlk:vlka, ďas:ďasa, šproty:šprotů, jikry:jiker, vřetena:vřeten, lilkovité:lilkovitých, tykvovité:tykvovitých, cereálie:cereálií, ředkev:ředkve, svíčková:svíčkové,
    hovězí svíčková:hovězí svíčkové, řasy:řas, chipsy:chipsů, tartaletky:tartaletek, krutony:krutonů, kotletky:kotletek, nožičky:nožiček, hlavy:hlav, prsty:prstů, noky:noků,
    brambory:brambor, houby:hub, ryby:ryb, luštěniny:luštěnin, obiloviny:obilovin, bylinky:bylinek, vnitřnosti:vnitřností, ledvinky:ledvinek, plíčky:plíček,
    dršťky:dršťek, krevety:krevet, slávky:slávek, ústřice:ústřic, hřebenatky:hřebenatek, zaděnky:zaděnek, korýši:korýšů, měkkýši:měkkýšů, šneci:šneků,
    játra:jater, semínka:semínek, klíčky:klíčků, střeva:střev, boby:bobů, jáhly:jáhel, otruby:otrub, kroupy:krup, krupky:krupek, mouky:mouk, škroby:škrobů,
    mandle:mandlí, datle:datlí, lišky:lišek, václavky:václavek, smrže:smržů, fazole:fazolí, kapary:kaparů, párky:párků, arašídy:arašídů, ančovičky:ančoviček,
    tuky:tuků, octy:octů, oleje:olejů, škvarky:škvarků, pistácie:pistácií, kešu:kešu, vejce:vajec, rajčata:rajčat, jablka:jablek, vločky:vloček, rozinky:rozinek,
    brusinky:brusinek, sušenky:sušenek, těstoviny:těstovin, nápoje:nápojů, nudle:nudlí, žloutek:žloutku, bílek:bílku, bonbony:bonbonů, oplatky:oplatek,
    knedlíky:knedlíků, hranolky:hranolků, uzeniny:uzenin, sladkosti:sladkostí, dochucovadla:dochucovadel, sladidla:sladidel, zahušťovadla:zahušťovadel,
    melouny:melounů, peckoviny:peckovin, citrusy:citrusů, vývary:vývarů, omáčky:omáček, lihoviny:lihovin, konzervy:konzerv, siřičitany:siřičitanů, ořechy:ořechů,
    listy:listů, nitě:nití, vlákna:vláken, zrna:zrn, křídla:křídel, stehna:stehen, žebra:žeber, srdce:srdce, výhonky:výhonků, plody:plodů, lusky:lusků,
    drůbež:drůbeže, zvěřina:zvěřiny, dýně:dýně, kuře:kuřete, rajče:rajčete, hovězí:hovězího, vepřové:vepřového, telecí:telecího, jehněčí:jehněčího, skopové:skopového,
    uzené:uzeného, vlčí bob:vlčího bobu, tuk:tuku, lůj:loje, rum:rumu, líh:lihu, led:ledu, med:medu, víno:vína, pivo:piva, chilli:chilli, müsli:müsli, wasabi:wasabi,
    sezam:sezamu, lepek:lepku, hrášek:hrášku, brzlík:brzlíku, párek:párku, kvásek:kvásku, pórek:pórku, prášek:prášku, kašel:kašle, chmel:chmele, kopr:kopru,
    skořice:skořice, aloe:aloe, kiwi:kiwi, mango:manga, kakao:kakaa, tempeh:tempehu, popcorn:popcornu, ryzec:ryzce, kaki:kaki, slávka:slávky, kuřata:kuřat,
    vařečka:vařečky, tyčinky:tyčinek, kostky:kostek, kuličky:kuliček, hlízy:hlíz, paličky:paliček, bulky:bulek, housky:housek, placky:placek, papriky:paprik,
    okurky:okurek, švestky:švestek, hrušky:hrušek, třešně:třešní, višně:višní, maliny:malin, jahody:jahod, borůvky:borůvek, meruňky:meruněk, broskve:broskví, olivy:oliv
  `),
)

/** Feminine nouns whose ending does not tell it. */
const feminine = new Set(
  'mrkev broskev višeň třešeň petržel sůl krev šalvěj oliheň směs kost drůbež rýže dýně cibule čekanka kůže hruď plec ředkev svíčková nať náplň'.split(
    ' ',
  ),
)

/** Plurals whose ending does not tell it. */
const plurals = new Set(
  'játra semínka střeva mandle datle fazole nudle ústřice vnitřnosti stehna křídla žebra prsa líčka srdíčka kosti cereálie vřetena vejce oleje nápoje listy korýši měkkýši rajčata jablka kuřata'.split(
    ' ',
  ),
)
// biome-ignore-end format: lists of words
