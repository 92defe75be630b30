// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/** How a dish may turn out: who complains of that asks for the dish. */
export const faults = wordTable({
  why: { uk: 'чому чого', en: 'why', cs: 'proč proc' },
  /** Whose dish it is, right before its name. */
  mine: {
    uk: 'мій моя моє мої мого моєї моїх моєму мойому моїй моїм моїми нашому нашій нашим наш наша наше наші мене нас',
    en: 'my our',
    cs: 'můj muj moje mému mojí mém mem mého má mé mi mně mne nám nam naše nase',
  },
  faulty: {
    uk: `
      несмачн* прісн* сух* тверд* гумов* глевк* рідк* водянист* гірк* гірчить кисл* пересолен* недосолен* підгор* пригор* підгора* пригора* злипа* злип* розвали* розвалю* розпада* розварю*
      розварив* розварил* піднял* піднявся піднявсь піднімаєт* підійшл* підійшов осів осіда* осіла осіло опав опадає опада* опала тріска* тріснув* тріснул* вдався вдалася вдалась вдалось вдалися вдаєт* вдают* виходит* вийшов вийшла вийшло вийшли
      загус* загуст* густіє застиг* прилипа* прилип* рвет* рвуться рвал* лопа* тріска* жорстк* розсипаєт* розсипал* згорнув* згорнул* згортаєт* сирий сира сирі розтік* розтікаєт* розплива* розплив* клейк* блід* сір* чорні* темні* червон* рожев* золотист* румян* хрустк* хрумк* пухк* пишн* ніжн* соковит* мяк* густ* прозор* смачн* солодк* солон* гостр* ароматн* насичен* кремов* рівн* високі*
    `,
    en: `
      bland tasteless flavourless flavorless dry tough rubbery chewy soggy mushy watery runny flat dense heavy burnt burned burning hard lumpy grainy curdled curdle curdles split splits sticky sticks
      sticking stuck sinks sank sink sinking collapse collapsed collapses collapsing cracked cracks crack crumbly gummy stodgy greasy oily bitter sour salty oversalted undercooked overcooked pale separated
      separates red pink crispy crisp fluffy creamy thick moist tender soft golden smooth juicy light airy sweet spicy clear green rise rises rising rose set thicken thickens deflate deflated deflates apart
    `,
    cs: `
      suchý suchá suché suchy sucha suche tvrdý tvrdá tvrdé tvrdy tvrda tvrde tuhý tuhá tuhé tuhy tuha tuhe gumový gumová gumové řídký řídká řídké ridky ridka ridke hořký hořká hořké horky horka horke
      červený červená červené cerveny cervena cervene křupavý křupavá křupavé krupavy krupava nadýchaný nadýchaná nadýchané nadychany nadychana vláčný vláčná vláčné vlacny vlacna hustý hustá husté husty husta huste šťavnatý šťavnatá šťavnaté stavnaty stavnata měkký měkká měkké mekky mekka mekke křehký křehká křehké krehky krehka hladký hladká hladké hladky hladka zlatavý zlatavá přesolený přesolená přesolené mdlý mdlá mdlé kyselý kyselá kyselé připálený připálená připálené hrudkovitý hrudkovitá mazlavý mazlavá mazlavé spadl spadla spadlo popraskal popraskala rozpadl rozpadla rozpadá
    `,
  },
  /** What only befalls a dish in the making: nobody says so of a food that is not to their taste. */
  befalls: {
    uk: 'осідає осідають осів осіла осіли виходить виходять розплива* рвет* рвуться загус* загуст* густіє застиг* застигає злипа* злип* розвали* розвалю* розпада* розварю* розварив* розварил* піднімаєт* піднявся піднявсь піднял* осіда* осів осіла осіло опадає опада* розтік* розтікаєт* прилипа* прилип*',
    en: 'thicken thickens rise rises rising rose set curdle curdles curdled split splits sink sinks sank collapse collapses collapsed deflate deflates deflated apart stick sticks sticking',
    cs: 'spadne spadnou spadlo klesne klesnou trhají trhaji trhá trha potrhala potrhaly nehoustne houstne nezhoustla nezhoustne nekyne nenakynulo rozpadá rozpada rozpadají rozpadaji rozpadl rozpadla lepí lepi slepila slepily spadl spadla spadlo sráží srazi srazila srazilo',
  },
  /** What may stand between them and says nothing else. */
  between: {
    uk: 'щоразу завжди знову такий така таке такі дуже занадто надто постійно не зовсім якийсь якась якесь якісь все чомусь у в вдома',
    en: 'is are was were do does did have has go goes went gone come comes came out get gets getting got turn turns turned always so too very again keep keeps kept never not dont doesnt didnt isnt wont wouldnt fall falls falling fell up in the middle inside every time such a bit little all',
    cs: 'with je jsou byl byla bylo byly vždy vzdy vždycky vzdycky zase tak moc příliš prilis pořád porad se mi furt úplně uplne trochu',
  },
})
