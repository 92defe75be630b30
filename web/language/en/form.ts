import { plurals } from '../plural.ts'
import type { Dictionary } from '../shape.ts'

const plural = plurals('en')

/** What every form of the application says: its fields, and what does not fit. */
export const form: Dictionary['form'] = {
  needsScripts:
    'Scripts are off, so most buttons here will not work. Turn them on in your browser and reload the page.',
  chooseSubmit: 'Save the password',
  fields: {
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    show: 'Show the password',
    hide: 'Hide the password',
  },
  strength: {
    rule: 'At least 10 characters. A few random words work best.',
    short: (missing) => `${plural(missing, { one: 'character', other: 'characters' })} more to go.`,
    repeated: 'Too uniform: this is what gets guessed first.',
    fair: 'It will do. Another word or two would make it far stronger.',
    good: 'Good. Just make sure that you use it nowhere else.',
  },
  errors: {
    emailMissing: 'Enter your email.',
    emailOdd: 'There seems to be a slip in the email. It looks like olena@example.org.',
    passwordMissing: 'Enter your password.',
    passwordShort: 'A password has at least 10 characters.',
    nameMissing: 'Tell us your name.',
    input: 'Something is not filled in right. Check the fields and try again.',
    often: 'Too many tries in a row. Wait a few minutes.',
    unreachable: 'The server could not be reached. What you typed is still here; try again.',
  },
}
