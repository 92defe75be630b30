/** What the parts of things are called beside the name of the whole. */
export const juice = { uk: 'сік', en: 'juice', cs: 'šťáva' }
export const zest = { uk: 'цедра', en: 'zest', cs: 'kůra' }
export const yolks = { uk: 'жовтки', en: 'yolks', cs: 'žloutky' }
export const whites = { uk: 'білки', en: 'whites', cs: 'bílky' }
