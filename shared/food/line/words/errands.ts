// biome-ignore-all format: tables of words
import { wordTable } from '../../text/word-table.ts'

export const errands = wordTable({
  /** What a list asks to be done: nothing that such a line begins with is bought. */
  does: {
    uk: `
      подзвонити дзвонити зателефонувати набрати спитати запитати поспитати розпитати заплатити оплатити сплатити проплатити записатись записатися записати
      віддати повернути перевірити нагадати відправити надіслати написати занести віднести відвезти завезти зустріти привітати поздоровити помити прибрати
      попрасувати полагодити відремонтувати поміняти замінити скасувати перенести домовитись домовитися обговорити подивитись подивитися
      зайти заїхати заскочити піти поїхати з'їздити вивчити прочитати роздрукувати скинути перекинути перерахувати зареєструватись підписати продовжити
    `,
    en: `
      call email message pay ask remind return renew cancel reschedule schedule visit check reply book
      confirm rsvp pickup invite apologise apologize congratulate register upload download
    `,
    cs: `
      zavolat volat zatelefonovat zaplatit zeptat poptat vrátit odnést odvézt zavézt poslat odeslat napsat připomenout domluvit vyřídit zajít zajet zkontrolovat
      přihlásit odhlásit vyprat vyžehlit uklidit opravit vyměnit zrušit přeložit popřát pogratulovat vytisknout podepsat prodloužit zavolej zeptej zaplať
    `,
  },
  /** "No salt": what is not bought. */
  refuses: { en: 'no' },
  addedTo: { en: 'added extra more please thanks today' },
  /** Whom a list is for or from; beside a name it is somebody, and nothing to buy. */
  kin: {
    uk: 'дядько дядя тьотя тітка баба бабуся бабця дід дідусь кум кума куму мама тато сусід сусідка пан пані подруга друг брат сестра тещі теща свекруха для від і та й малі діти мій моя',
    en: 'uncle aunt auntie aunty granny grandma grandpa nan nana mr mrs ms dr cousin neighbour neighbor for from and the kids my',
    cs: 'strejda strýc teta babička babi děda táta máma pan paní bratr sestra kamarád kamarádka soused sousedka pro od a děti můj moje',
  },
  /** Names of people, short ones too. */
  people: {
    uk: `
      марина марини марині марину марінк* мар'ян* олена олени олені олену оленк* оленц* аліс* алін* іринк* ірин* ірк* іра іри ірі іру наталк* наталц* наташ* тетян* таня тані таню танюш* катер* катя каті катю катрус* ольг* оля олі олю ольц* світлан* свєт*
      галин* галя галі галю людмил* люда люди люді люду люба люби любі любу надя наді надю віктор* віка віки віці віку вітал* віталік* вітя юля юлі юлю юльк* юлечк* софія софії софійка соломія соломії соня соні соню христин* крістін* дарин* дар'* даша дашу анастас* настя насті настю анна анни анні анну аня ані аню анют* ганн*
      оксан* ксюш* ксен* валентин* валера валерій валерія валерії валя валі валю лідія ліда ліді лесь* леся лесі лесю ярин* ярк* зоря* богдан* богданк* данил* денис* дмитр* діма андрі* андрюш* сергі* серьож* олександр* саша саші сашу сашк* саньк* микол* коля колі колю михайл* миш*
      мишк* іван* ваня вані ваню ваньк* петро петра петру петрик петя петі петю павло павла павлу павлик паша паші пашу васил* вася васі васю васьк* юра юрі юру юрій юрк* юрчик* тарас* остап* назар* макси* макс* артем* тьома тьомі роман романа роману ромко рома ромі ромчик* руслан* євген* женя жені женю женьк* ігор* ігорк* олег*
      кирил* ілля іллі матві* тимофі* тимк* степан* стьоп* ярослав* слава славі славу славк* святослав* владислав* влад* вадим* аркаді* борис* гриш* григор* федір* федор* зіна зіні зіну зінк* раїс* рая раї раю тамара тамари тамару тома томі жанн* інн* елл* ева еві еву евелін* мілана мілани мілані поліна полін* злат*
    `,
    en: `
      ann anna anne annie amy alice alison amanda andrea angela ashley barbara becky beth betty bob bobby brenda brian carol caroline charlie charlotte chloe chris christine claire dan daniel
      dave david dawn deb debbie diane donna doris ed eddie edward elaine ellen ellie emily emma eric erica eva frank fred gary gemma george gina grace graham greg hannah harry heather helen henry
      holly ian irene isabel jack jackie jake james jamie jane janet jason jean jeff jen jenny jennifer jess jessica jill jim jimmy joan joanne joe john jon josh joyce judy julia julie karen kate katie
      kathy kelly ken kevin kim kyle laura lauren leah lee leo lily linda lisa liz louise lucy luke lynn maggie marcus margaret maria marie mark martha martin mary matt matthew megan mel mia michael mick
      michelle mike molly nancy natalie nathan neil nick nicola nicole noah nora oliver oscar pam pat patricia patrick paul paula penny peter phil philip rachel ray rebecca richard rick rita rob robert
      robin roger ron rory rosie roy russell ruth ryan sally sam samantha sandra sara sarah scott sean sharon sheila shirley simon sophie stacy stella stephanie stephen steve steven stuart sue susan tara ted
      terry tim tina toby tom tommy tony tracy trevor vera vicky victoria wendy will william zoe zach
    `,
    cs: `
      adam aleš alena alenka andrea andula anežka aneta anička áňa bára barča barbora bohouš božena david dana danuška dominik eliška ema emička eva evička filip františek franta hana hanka hanička helena honza ivan ivana
      iveta jakub kuba jan jana janička jarda jarmila jaroslav jindra jirka jiří jitka johana jolana josef pepa pepík kája karel karla kateřina katka kačka klára klárka kristýna týna ladislav láďa lenka leoš libor lída lucie lucka
      luboš lukáš magda marcela marek markéta maruška marie marta martin martina matěj máťa matyáš michal míša michaela milan milada milena mirek mirka monika natálka nela nikola niki olga olina ondra ondřej ota otík pavel pavla
      pavlína petr petra péťa péťu radek radka radim renata richard robert roman rostislav růžena sára simona stáňa stanislav standa šárka šimon štěpán štěpánka tadeáš tereza terka terezka tomáš tom tonda vašek václav věra veronika
      verča verunka verunky vendula vítek vladimír vláďa vojta vojtěch zbyněk zdena zdeněk zuzana zuzka žaneta zuzanka karlík jeníček mařenka anny petry lucky terky báry hanky katky aničku aničce
    `,
  },
})
