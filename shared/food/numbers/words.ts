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
  ...saying(2, 'два дві двох двом двома двоє двійко пара пару парочка парочку two couple pair dva dvě páry párů'),
  ...saying(3, 'три трьох трьом трьома троє трійко three tři'),
  ...saying(4, 'чотири чотирьох чотирьом чотирма четверо four čtyři'),
  ...saying(5, 'пять пяти пятьох пятеро пяток five pět пятьма'),
  ...saying(6, 'шість шести шістьох шестеро six šest шістьма'),
  ...saying(7, 'сім семи сімох семеро seven sedm'),
  ...saying(8, 'вісім восьми вісьмох восьмеро eight osm'),
  ...saying(9, 'девять девяти девятеро nine'),
  ...saying(10, 'десять десяти десятьох десятеро десяток десятка десятки ten deset'),
  ...saying(11, 'одинадцять одинадцяти eleven'),
  ...saying(12, 'дванадцять дванадцяти дюжина дюжину twelve dozen doz dz'),
  ...saying(13, 'тринадцять тринадцяти thirteen'),
  ...saying(14, 'чотирнадцять чотирнадцяти fourteen'),
  ...saying(15, 'пятнадцять пятнадцяти fifteen'),
  ...saying(16, 'шістнадцять шістнадцяти sixteen'),
  ...saying(17, 'сімнадцять сімнадцяти seventeen'),
  ...saying(18, 'вісімнадцять eighteen вісімнадцяти'),
  ...saying(19, 'девятнадцять девятнадцяти nineteen'),
  ...saying(20, 'двадцять двадцяти twenty двадцятьох'),
  ...saying(30, 'тридцять тридцяти thirty тридцятьох'),
  ...saying(40, 'сорок сорока forty'),
  ...saying(50, 'пятдесят пятдесяти fifty'),
  ...saying(60, 'шістдесят шістдесяти sixty'),
  ...saying(70, 'сімдесят сімдесяти seventy'),
  ...saying(80, 'вісімдесят вісімдесяти eighty'),
  ...saying(90, 'девяносто девяноста ninety'),
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
])

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
  packed lightly loosely firmly tightly
`)

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}
