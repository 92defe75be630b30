// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/** Words that are a letter away from one that refuses, and are meant as they are written. */
export const { words: trueWords } = wordTable({
  words: {
    uk: `
      ніяково
      безпечно безпечний безпечна безпечне безпечні безпечну безпечного безпечної безпечних алерген бабери бету бравує браку бракуй бракую бракуєш брукує будить вбери вдали вивали вивалити виваляй виваліть вивинути вигинути вигинь вигиньте видави видавити
      видавіть видала видалив видалили видалите видалить видалиш видало видалю видаляв видаляти видалять видаляю видаляє видаси видати видрали видули виділи виділити
      виділяй виділіть вижали виждали вийнято вийнятою вийнятої викали викаючи викиснути вилинути вилинь вилиньте вилудіть вилупіть вилучать вилучить вилічіть виминути
      винятку випали випалити випаліть виралити виринути виринь вириньте виручіть висалити висучіть витали виучіть вихали вищали виїдали вкидали вкиньте включаючи
      включаємо втерпіти вудить відали відмолився відмолилась відмолилися відновився відновилась відновилися відновляюсь відновляюся гема
      гроти грім гудить диняток дроти дудить жаден жорен забари забере заберу забори задери зажери замость замісить замісять замісіть запери зарість засери збери збракує
      зету зникайте зникати зникаю зникаємо знудить йодне йодних йодного йодної карім кидали крам кроте кроти крій кріт курім лезо лема лету лудить мету модне модних
      модного модної мрім мінуй мінут міную мінує набери надить наколи неба небу непу нефа нефу нехає никайте никати никаю никає никаємо нома ноту нудите нудити нудять
      німа німого обери огудно одних окурім опліч опрім плоти пороти порти поріч поти прати прибиваємо приграти призбираємо призери приорати припираємо притираємо пробери
      проберіть проби пробив пробираємо пробрати провив прожив прози пройти пролив промив пропив прорив просив простив протав протис протни протри протчи протяв прошив
      прути прім пріти підмовився підмовилась підмовилися реакцій реакціям реакціях реакцією редакцію редакція редакції рема ридали самість сема синяток спротив стерпіти
      судить тема терміти терпіли терпіть тету трім убере уберете уберу убори увери удери умикайте умикати умикаю умикає умикаємо унизати утерпіти утикайте утикати утикаю
      утикає утикаємо чудить шабери шроти ярім ібери інету інколи село селі селом села сімʼя сім'я сімʼю сім'ю сімʼї сім'ї сімєю
    `,
    en: `
      nans nannas yo mo absents ant ardent arena argent assent avid backing bads band banded banding bands banes bang banged bangs bani banked banking banks banner baps barbing barfing
      barging baring barking barns barrings bate bates bating bats bedsides betides binning bins blacking bold buck burring cannon canto cart chant clacking cont cope
      crap dating deftest deleted deletes dent deplete depleting despised despite detect detects dint dona dong dons dope dose dot earring emit emitting enema excerpt
      fanned fanning fate fates fating fee fever font forge forged forger forges forgets freed freer freq fret gate gates gating hacking hadst hale hales haling halting
      haring hast haste hastes hasting hats haves hawing haying haze hazes hazing heating held hitch hitching holdings hole holed holing hols hone hood hooding hording
      hose inst int jacking kip kipped kipping lacing larking lase lathe lathes lever licking lobe locking lode loge lone lore loser louse lucking manned manning marring
      mating menus minds mines minis minks minxs mold molding mope nape neer nether newer node noshing notching note noting obit omits ope ovoid ovoids packing panned
      panning pant parent parring pitch pitching pone pope pose puck quiet quilt quint quip quits quiz quot racking rant rate rates rating reach refuge refuges remote
      rent rope ruck sacking sacs sags sane sang sangs sank sate sates sating saws saxs scans scant scram scraps sensitize sever ship sins sinus sip sipped sipping ski
      skid skimping skipper skips skis skit slacking slip slipped slipping snip snipped snipping sons spans strap suck tacking tanned tanning tans tarring tone tuck vans
      voiding voids vomit burner burners wadi warring wast witching wold wons wonts wot zone
    `,
    cs: `
      banner baze bede bene bere bese bete bezce bezec bezek bezel bezen bezet bezme bezne breze brome cadi cikoli cneji dema fadne feze gema hadi hrome hroti jeji jejim
      jeze kadi kome korme krame krcme krmme krnme kroje krom kropme krose kroti krotme krove kvadi ladi ladna ladne ladneho ladnou ladny ladnych ladnym ladnymi mesto
      meze mimus mines minis minul minuls misko miso mist mista miste mistr mistu misty msto naberu nacisto nadavej nadavejte najedi naji najim najime najis najisto
      nakazal nakazala nakazali nakazana nakazane nakazany namiste namohou namohu namuze namuzeme namuzou namuzu nasmeji neber nebohou nechme necim neda nedaji nederu
      neha neham nejz nekam nekdy nelma nelmam nemeji nemi nemohrou nemohru nemotou nemotu nemu nemuz nemym nenavid neperu nesa neseru nesli nesnazi nesnazim nesti neveru
      nikde nikly nikudy numa nyji onema oproti ovadi padi padna padne padneho padnou padny padnych padnym padnymi peji poti prati priti procti profi prohibitem proji
      prosti protit protiv protni protri prouti radna radne radneho radnou radny radnych radnym radnymi refujes reji rema reze sadi seberu sedavej sedavejte seji sema
      sinus sroti svadi tema teze uvadi vabi vad vada vade vadia vadii vadiu vadl vadli vadna vadne vadneho vadni vadnou vadny vadnych vadnym vadnymi vado vadu vady vali
      vami vani vari vati vazi vedi veji vesmi veze vidi vlhnete vlhni vlhnout vnadi vradi vrhnete vrhni vrhnout vsadi vydech vyhani vyhneme vyhnij vyhnil vyhnit vyhrnete
      vyhrnout vyhynete vyhynout vyjima vyjme vyjmi vyjmu vymnete vymni vymnout vypnete vypni vypnout vysnete vysni vytnete vytni vytnout vyznete vyzni vyznout zabne
      zabnou zacne zacnou zadan zadana zadane zadaneho zadanou zadany zadanych zadanym zadanymi zade zadej zadi zadky zadneji zadni zadnyma
      zadre zadrou zady zahne zahnou zakapal zakapala zakapali zakapana zakapane zakapany zamazal zamazala
      zamazali zamazana zamazane zamazany zapne zapnou zavazal
      zavazala zavazali zavazana zavazane zavazany zeji zneji synech mate máte
    `,
  },
})
