import { plurals } from '../plural.ts'
import type { Parts } from '../shape.ts'

const plural = plurals('en')

export const comments: Parts['comments'] = {
  title: 'Comments',
  count: (count) => plural(count, { one: 'comment', other: 'comments' }),
  cookedBy: (count) => `cooked ${plural(count, { one: 'time', other: 'times' })}`,
  none: 'Nobody has written anything yet. If you cook it, tell how it came out.',
  label: 'Your comment',
  placeholder: 'How it came out, what you changed, what is good to know',
  cooked: 'I have cooked this',
  cookedTag: 'Cooked it',
  addPhoto: 'Add a photo',
  removePhoto: 'Remove the photo',
  photoOf: (name) => `Photo of the dish by ${name}`,
  sendingPhoto: 'Sending the photo…',
  photoFailed: 'The photo was not sent. Try again.',
  send: 'Send',
  signIn: 'Sign in to write a comment',
  register: 'Writing comments needs an account: everybody sees the names.',
  edited: 'edited',
  edit: 'Edit',
  save: 'Save',
  remove: 'Remove',
  removed: 'The comment is removed',
  report: 'Report',
  reportTitle: 'What is wrong with this comment?',
  more: 'Show older ones',
}
