import { phraseTable, wordTable } from '../../text/word-table.ts'

/** What says of a row that nothing of it is to be bought. */
export const { around, behind, before } = phraseTable({
  /** The first word and the last: "got milk already", «маємо молоко вже». */
  around: {
    uk: 'маємо вже|маю вже|є вже|є вдома',
    en: 'got already|have already|has already',
    cs: 'mám už|máme už|mám doma|máme doma',
  },
  /** «молока не треба», «хліб ні», «молоко куплено» */
  behind: {
    uk: `
      не треба|не тре|не потрібно|не потрібен|не потрібна|не потрібне|не потрібні|не брати|не бери|не беріть|не берем|не беремо
      не купувати|не купуй|не купуйте|не купуємо|не купляти|не купляй|не купляйте|не купляєм|не купляємо|не куплять
      не замовляти|не замовляй|не замовляйте|не нада|не надо|не нужно|не брать|не покупать|не покупай|нетреба|ні
      куплено|купив|купила|купили|вже взяв|вже взяла|вже взяли|уже взяв|уже взяла|уже взяли|вже є|уже є|ще є|є вдома
    `,
    en: `
      not needed|no need|dont buy|do not buy|dont get|do not get|dont need|do not need|not required|no
      bought|already bought|already got|already have|have enough|got enough
    `,
    cs: `
      nekupovat|nekupuj|nekupujte|netřeba|netreba|není potřeba|neni potreba|není třeba|neni treba|nebrat|neber|neberte|nepotřebujeme|nepotrebujeme
      ne|koupeno|už máme|už mám|ještě máme|ještě mám|máme doma|mám doma
    `,
  },
  /** «не купувати хліб» */
  before: {
    uk: `
      не треба|не потрібно|не потрібен|не потрібна|не потрібні|не брати|не бери|не беріть|не купувати|не купуй|не купуйте
      не купляти|не купляй|не купляйте|не замовляти|не замовляй|не надо|не нужно|не покупай
    `,
    en: 'dont buy|do not buy|dont get|do not get|no need for|no need to buy|dont need|do not need|no need|no more|already got|already have|already bought|we have|weve got|we still have|got plenty of|still have',
    cs: 'nekupovat|nekupuj|nekupujte|nebrat|neber|neberte|není potřeba|není třeba|netřeba|nepotřebujeme',
  },
})

export const { beside, merely, more, does, buys, sold, whether, which } = wordTable({
  /** «візьми тільки сметану» */
  merely: { uk: 'тільки лише лиш хіба', en: 'just only', cs: 'jen jenom pouze' },
  /** What may stand before or behind it, and changes nothing. */
  beside: {
    uk: 'вже уже поки що сьогодні будь ласка разу цього взагалі зараз нам мені ж же є ще маємо маю достатньо повно вдома',
    en: 'today now please anymore yet thanks we i you really got some have plenty enough',
    cs: 'dnes už teď prosím zatím mám máme ještě dost doma',
  },
  /** «молоко 2 л, більше не треба»: so much of it is bought. */
  more: { uk: 'більше', en: 'more', cs: 'víc více další' },
  /** «не треба забути молоко», «хліб нарізати не треба»: what is not to be done with what is bought. */
  does: {
    uk: `
      забути забувати забудь забудьте плутати переплутати економити нарізати різати порізати чистити почистити мити помити
      варити смажити класти пакувати загортати розрізати морозити зважувати нести носити шукати поспішати вагатися
      розморожувати заморожувати гріти підігрівати солити пекти
    `,
    en: 'forget to slice cut wash peel mix confuse wrap freeze weigh hurry worry cook',
    cs: 'zapomenout zapomeň zapomeňte krájet mýt loupat balit vážit šetřit vařit',
  },
  /** «бери селянське», «треба молоко»: what is to be bought all the same. */
  buys: {
    uk: 'треба потрібно потрібен потрібна потрібні купити купи купіть купуй бери беріть брати візьміть взяти візьми візьміть замов замовити нада надо краще ліпше натомість',
    en: 'buy get need take grab instead rather',
    cs: 'koupit kup kupte vzít vem vemte vezmi vezměte ber potřebujeme radši raději',
  },
  /** "Pie crust, store bought": where it comes from. */
  sold: { en: 'store shop shops home ready pre' },
  /** «цукерки не бери, де є арахіс»: which of them. */
  which: {
    uk: 'де що шо які яка який яке котрі котрий котра',
    en: 'which where that',
    cs: 'kde co které která který',
  },
  /** «якщо нема, не треба»: it is bought where that is so. */
  whether: { uk: 'якщо як коли хіба', en: 'if unless when', cs: 'jestli pokud když' },
})
