// biome-ignore-all format: tables of words
import { wordTable } from '../text/word-table.ts'

/** What stands around numbers: «від 2 до 3», "one and a half". */
export const around = wordTable({
  from: { uk: 'від', en: 'from between', cs: 'od' },
  to: { uk: 'до або чи', en: 'to or and', cs: 'až' },
  joiners: { uk: 'і й та з із', en: 'and', cs: 'a' },
  articles: { en: 'a an' },
})

/** «2 з половиною», "2 and a half". A map and no object: «constructor» is a word that somebody may type too. */
export const halfWords: ReadonlyMap<string, number> = new Map([
  ...saying(0.5, 'половиною половина половину half půl'),
  ...saying(0.25, 'чвертю чверть quarter'),
  ...saying(1 / 3, 'третиною third'),
])

/** Number words in every case in which cooks write them; apostrophes are already gone. */
export const cardinals: ReadonlyMap<string, number> = new Map([
  ...saying(1 / 8, 'eighth'),
  ...saying(0.25, 'чверть чверті четвертих четверті четвертинка четвертинку четвертина четверть quarter quarters čtvrt čtvrtka'),
  ...saying(1 / 3, 'третіх третина третину третини third thirds'),
  ...saying(0.5, 'половина половину половини половині половинка половинку половинки половинці пів пол half půl půlka'),
  ...saying(1, 'один одна одне одного одному одну однієї одній одним однією одні one jeden jedna jedno'),
  ...saying(1.5, 'півтора півтори'),
  ...saying(2, 'два дві двох двом двома двоє двійко пара пару парочка парочку two couple pair dva dvě páry párů dvou dvěma dvema'),
  ...saying(3, 'три трьох трьом трьома троє трійко three tři tří třech trech'),
  ...saying(4, 'чотири чотирьох чотирьом чотирма четверо four čtyři čtyř čtyřech ctyrech ctyri'),
  ...saying(5, 'пять пяти пятьох пятеро пяток five pět пятьма pěti'),
  ...saying(6, 'шість шести шістьох шестеро six šest шістьма šesti'),
  ...saying(7, 'сім семи сімох семеро seven sedm sedmi'),
  ...saying(8, 'вісім восьми вісьмох восьмеро eight osm osmi'),
  ...saying(9, 'девять девяти девятеро nine devět devet devíti deviti'),
  ...saying(10, 'десять десяти десятьох десятеро десяток десятка десятки ten deset deseti'),
  ...saying(11, 'одинадцять одинадцяти eleven jedenáct jedenácti jedenact jedenacti'),
  ...saying(12, 'дванадцять дванадцяти дюжина дюжину twelve dozen doz dz dvanáct dvanácti dvanact dvanacti'),
  ...saying(13, 'тринадцять тринадцяти thirteen třináct třinácti trinact trinacti'),
  ...saying(14, 'чотирнадцять чотирнадцяти fourteen čtrnáct čtrnácti ctrnact ctrnacti'),
  ...saying(15, 'пятнадцять пятнадцяти fifteen patnáct patnácti patnact patnacti'),
  ...saying(16, 'шістнадцять шістнадцяти sixteen šestnáct šestnácti sestnact sestnacti'),
  ...saying(17, 'сімнадцять сімнадцяти seventeen sedmnáct sedmnácti sedmnact sedmnacti'),
  ...saying(18, 'вісімнадцять eighteen вісімнадцяти osmnáct osmnácti osmnact osmnacti'),
  ...saying(19, 'девятнадцять девятнадцяти nineteen devatenáct devatenácti devatenact devatenacti'),
  ...saying(20, 'двадцять двадцяти twenty двадцятьох dvacet dvaceti'),
  ...saying(30, 'тридцять тридцяти thirty тридцятьох třicet třiceti tricet triceti'),
  ...saying(40, 'сорок сорока forty čtyřicet čtyřiceti ctyricet ctyriceti'),
  ...saying(50, 'пятдесят пятдесяти fifty padesát padesáti padesat padesati'),
  ...saying(60, 'шістдесят шістдесяти sixty šedesát šedesáti sedesat sedesati'),
  ...saying(70, 'сімдесят сімдесяти seventy sedmdesát sedmdesáti sedmdesat sedmdesati'),
  ...saying(80, 'вісімдесят вісімдесяти eighty osmdesát osmdesáti osmdesat osmdesati'),
  ...saying(90, 'девяносто девяноста ninety devadesát devadesáti devadesat devadesati'),
  ...saying(100, 'сто ста hundred сотня сотню'),
  ...saying(150, 'півтораста'),
  ...saying(200, 'двісті двохсот'),
  ...saying(300, 'триста трьохсот'),
  ...saying(400, 'чотириста чотирьохсот'),
  ...saying(500, 'пятсот пятисот'),
  ...saying(600, 'шістсот шестисот'),
  ...saying(700, 'сімсот'),
  ...saying(800, 'вісімсот'),
  ...saying(900, 'девятсот'),
  ...saying(1000, 'тисяча тисячі тисячу'),
  ...czechPairs(),
])

/** «pětadvacet» is five and twenty, in one word. */
function czechPairs(): [string, number][] {
  const ones = ['jedna|jeden', 'dva', 'tři|tri', 'čtyři|ctyri', 'pět|pet', 'šest|sest', 'sedm', 'osm', 'devět|devet']
  const tens = ['dvacet', 'třicet|tricet', 'čtyřicet|ctyricet', 'padesát|padesat', 'šedesát|sedesat', 'sedmdesát|sedmdesat', 'osmdesát|osmdesat', 'devadesát|devadesat']
  return tens.flatMap((ten, tenth) =>
    ones.flatMap((one, at) =>
      ten.split('|').flatMap((round) =>
        one.split('|').flatMap((said) => saying(20 + tenth * 10 + at + 1, `${said}a${round} ${said}a${round}i`)),
      ),
    ),
  )
}

function saying(value: number, words: string): [string, number][] {
  return words.split(' ').map((word) => [word, value])
}

/** Said with a number before them these multiply: "two thirds", «три десятки». */
export const multipliers: ReadonlySet<string> = words(`
  четвертих четверті третіх third thirds quarter quarters eighth half halves dozen doz dz hundred третини третина чверті
  páry párů pairs чверть десятки десяток тисячі половинки половини дюжини
`)

/** Amounts that name no number. The unit still counts, and the person's words stay in the text. */
export const vague: ReadonlySet<string> = words(`
  кілька декілька трохи трошки трішки трішечки трошечки чуток небагато багато many few some several little несколько немного trochu
  několik кількох стільки
`)

/** Said before a number without changing it. */
export const approximations: ReadonlySet<string> = words(`
  близько приблизно прибл приблиз орієнтовно десь біля по мінімум щонайменше максимум не більше менше about approximately approx
  around roughly scant generous heaping heaped level rounded plus another extra good nearly almost full повна
  повні повних неповна неповні неповних неповну неповний добра добряча добрячу майже ще asi cca up least at ca
  packed lightly loosely firmly tightly pořádná pořádnou pořádné štědrá štědrou štědré poctivá poctivou щедра щедру
`)

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}
