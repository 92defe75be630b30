import { plurals } from '../plural.ts'

const plural = plurals('uk')

/** What stands under a dish of the feed, where readers speak. */
export const comments = {
  title: 'Коментарі',
  count: (count: number) =>
    plural(count, { one: 'коментар', few: 'коментарі', many: 'коментарів', other: 'коментаря' }),
  cookedBy: (count: number) =>
    plural(count, { one: 'раз приготовано', few: 'рази приготовано', other: 'разів приготовано' }),
  none: 'Ще ніхто нічого не написав. Якщо приготуєте, розкажіть, як вийшло.',
  label: 'Ваш коментар',
  placeholder: 'Що вийшло, що ви змінили, що варто знати',
  cooked: 'Приготовано за цим рецептом',
  cookedTag: 'Приготовано',
  addPhoto: 'Додати фото',
  removePhoto: 'Прибрати фото',
  photoOf: (name: string) => `Фото страви від: ${name}`,
  sendingPhoto: 'Фото надсилається…',
  photoFailed: 'Фото не надіслалося. Спробуйте ще раз.',
  send: 'Надіслати',
  signIn: 'Увійдіть, щоб написати коментар',
  register: 'Щоб писати коментарі, потрібен обліковий запис: імена бачать усі.',
  edited: 'змінено',
  edit: 'Змінити',
  save: 'Зберегти',
  remove: 'Прибрати',
  removed: 'Коментар прибрано',
  report: 'Поскаржитися',
  reportTitle: 'Що не так із цим коментарем?',
  more: 'Показати старіші',
}
