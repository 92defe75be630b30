// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/**
 * Words that say what one does with any dish, where what is named is kept, when, and what a remark begins with: no
 * dish is the worse for them. What limits or describes a dish is never among them.
 */
export const { words: idleWords } = wordTable({
  words: {
    uk: `
      приходить приходять прийде прийдуть приїде приїдуть приїхав приїхала чекаю чекаємо свекруху свекруха тещу теща свекра тестя маму тата чоловіка дружину подругу друга сусідку сусіда колегу шефа начальника бабусю дідуся кума куму
      поставити постав ставити подати подавати подаси подамо накрити накриваю стіл стола столу столі столом зараз тепер терміново негайно морозилка морозилці морозилку комора коморі комору холодильник холодильнику
      просить просять просит просят попросив попросила попросили вимагає вимагають
      кажуть казали чула чув чули читала читав знаю здається схоже взагалі власне загалом просто допоможіть допоможи допоможете рятуйте виручайте підскажіть порадьте будьте добрі привіт вітаю
      купив купила купили якраз хіба ворота
      горщик горщика горщику горщиках горщики
      добряче реально конкретно пекельно шалено доволі дуже справді настрій
      здивувати вразити порадувати потішити почастувати пригостити нагодувати зготувати робити роблю зробити
    `,
    en: `
      asks asking asked begs begging begged demands demanding
      half quarter head heads left movie film rainy
      wow boss coming over visiting arrives arriving colleague neighbour neighbor
      now right asap immediately urgently freezer fridge pantry cupboard hand plate stove hob dorm impress wow surprise treat please serve serves serving put use using need needed apparently heard hear read say says said help fine ok okay yes allowed
      recepies recepie lol btw tbh honestly actually basically literally guys folks
    `,
    cs: `
      prosi zada zadaji chteji vyzaduje
      babicku babicka babicce dedu puli pulka pulku
      prijde prijdou prijede prijedou manzela manzelku manzelovi tchyni sefa kamaradku kamarada sousedku kolegy navstevu
      ano jsem jsme
      poradne fakt opravdu docela celkem fest pekelne hodne moc poctive rikaji rika
      podavat podat podavam nachystat pripravit prichystat udelat delat varit uvarit ted hned okamzite lednice lednici mrazak mrazaku spiz spizi stul stolu stole pry rikali slysela slysel cetla cetl asi proste vlastne pomozte pomoz poradte
    `,
  },
})
