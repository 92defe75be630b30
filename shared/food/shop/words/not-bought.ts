import { phraseTable, wordTable } from '../../text/word-table.ts'

/** What says of a row that nothing of it is to be bought. */
export const { behind, before } = phraseTable({
  /** «молока не треба» */
  behind: {
    uk: `
      не треба|не тре|не потрібно|не потрібен|не потрібна|не потрібне|не потрібні|не брати|не бери|не беріть|не берем|не беремо
      не купувати|не купуй|не купуйте|не купуємо|не замовляти|не замовляй|не нада|не надо|не покупать|нетреба
    `,
    en: 'not needed|no need|dont buy|do not buy|dont get|do not get|dont need|do not need|not required',
    cs: 'nekupovat|nekupuj|nekupujte|netřeba|netreba|není potřeba|neni potreba|není třeba|neni treba|nebrat|neber|neberte|nepotřebujeme|nepotrebujeme',
  },
  /** «не купувати хліб» */
  before: {
    uk: `
      не треба|не потрібно|не потрібен|не потрібна|не потрібні|не брати|не бери|не беріть|не купувати|не купуй|не купуйте
      не замовляти|не замовляй|більше не треба|більше не купувати|більше не бери
    `,
    en: 'dont buy|do not buy|dont get|do not get|no need for|no need to buy|we dont need|dont need|do not need',
    cs: 'nekupovat|nekupuj|nekupujte|nebrat|neber|neberte|není potřeba|není třeba|netřeba|nepotřebujeme',
  },
})

/** What may stand behind it, and changes nothing. */
export const { trailing } = wordTable({
  trailing: {
    uk: 'вже уже поки що сьогодні більше будь ласка разу цього взагалі зараз',
    en: 'today now please anymore more yet thanks',
    cs: 'dnes už teď prosím zatím',
  },
})
