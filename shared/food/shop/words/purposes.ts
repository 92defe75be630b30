import { wordTable } from '../../text/word-table.ts'

/** What a thing is for, or must be without. */
export const { opens, without, cooking, people } = wordTable({
  /** What says what it is for. */
  opens: { uk: 'для', en: 'for', cs: 'pro' },
  /** And what it must be without, whatever that is. */
  without: { uk: 'без', en: 'without', cs: 'bez' },
  /** What all of it is for in a kitchen, whatever else stands on the list. */
  cooking: {
    uk: `
      випічки випікання тіста начинки фаршування пюре каші соусу підливи гарніру закуски гриля грилю мангала духовки сковорідки
      заморозки консервації закруток маринаду маринування засолки соління квашення збивання варіння тушкування запікання бутербродів
      бутерброда канапок тостів перекусу сніданку обіду вечері десерту кухні дому плову юшки бульйону відбивних котлет
    `,
    en: `
      baking cooking roasting grilling stuffing filling mashing mash sauce gravy freezing pickling canning whipping boiling stewing
      sandwiches sandwich toast breakfast lunch dinner supper dessert snack snacks kitchen stock
    `,
    cs: 'pečení vaření grilování náplň těsto kaši omáčku zavařování nakládání šlehání snídani oběd večeři svačinu dezert domů',
  },
  /** For whom it is: bought as any other, and told apart from what the others eat. */
  people: {
    uk: `
      дитини дітей дітки діточок малої малого малих малечі малюка малюків доньки дочки сина синів мами тата батьків чоловіка дружини
      бабусі дідуся гостей мене себе нас всіх усіх нього неї них брата сестри сусідки сусіда друзів подруги
    `,
    en: 'kids children baby toddler son daughter mum mom dad husband wife grandma grandpa guests me myself us everybody everyone him her them',
    cs: 'děti dítě malou malého miminko syna dceru mámu maminku tátu manžela manželku babičku dědu hosty mě mne nás všechny něj ni ně',
  },
})
