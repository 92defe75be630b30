import { plurals } from '../plural.ts'
import type { Dictionary } from '../shape.ts'

const plural = plurals('en')

export const entry: Dictionary['entry'] = {
  signIn: {
    title: 'Sign in',
    heading: 'Back to',
    accent: 'your pantry',
    lead: 'Your recipes, plan and lists are where you left them.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    newHere: 'New here?',
    register: 'Sign up',
    or: 'or',
    passkey: 'Sign in with a passkey',
    passkeyWaiting: 'Waiting for your passkey…',
    passkeyLeft: 'The passkey was not confirmed. Try again or sign in with your password.',
    provider: (name: string) => `Continue with ${name}`,
    demo: 'Try without signing up',
    demoHint:
      'A trial kitchen is kept on this device for two weeks. If you like it, you keep all you made.',
    already: (name) => `You are already here as ${name}.`,
    onward: 'Go on',
    preferences: 'Language and theme',
  },
  link: {
    title: 'Sign in by a link',
    heading: 'Sign in',
    accent: 'by a link',
    lead: 'We email you a link that lets you in without a password.',
    sentHint: (email) =>
      `If ${email} has an account here, an email with a link arrives in a minute. The link works for an hour.`,
    enterLead: 'One tap, and you are in your pantry on this device.',
    instead: 'Send me a link to sign in',
    insteadHint:
      'Somebody seems to be guessing the password of this address. You need not wait: the link in our email lets you in at once.',
    byPassword: 'Sign in with the password',
  },
  register: {
    title: 'Sign up',
    heading: 'Start',
    accent: 'your own pantry',
    lead: 'Free. We use your email only for signing in and for a new password.',
    keeps: 'Everything that you made in the trial kitchen stays with you.',
    brings:
      'And it opens on all your devices; you can cook together, publish recipes and connect assistants.',
    name: 'Your name',
    nameHint: 'This is how others see you in the feed and in the kitchen. Change it any time.',
    submit: 'Sign up',
    haveAccount: 'Have a pantry already?',
    signIn: 'Sign in',
  },
  reset: {
    title: 'New password',
    heading: 'A new',
    accent: 'password',
    lead: 'Tell us your email and we will send a link to choose another one.',
    submit: 'Send the link',
    sent: 'Check your mail',
    sentHint: (email) =>
      `If ${email} has an account here, an email with a link arrives in a minute. The link works for an hour.`,
    another: 'Use another email',
    back: 'To sign-in',
    chooseLead: 'Afterwards you will need to sign in again everywhere but on this device.',
    spent: 'This link no longer works',
    askAgain: 'Ask for a new link',
  },
  afterReset: {
    title: 'The password is saved',
    heading: 'The new password',
    accent: 'works',
    first:
      'Until now nobody had shown that this address is theirs: a stranger may have opened this pantry. So everything that let anybody in has been ended.',
    known: 'The old password no longer opens anything.',
    ended: 'What has ended',
    sessions: (count) =>
      count === 0
        ? 'There were no other sessions'
        : `${plural(count, { one: 'session', other: 'sessions' })} ended`,
    agents: 'Assistants disconnected',
    passkeys: 'Passkeys removed',
    services: 'Services disconnected',
    people: 'Gone from the kitchen',
    leftKitchen: 'You have left the kitchen',
    invitations: (count) =>
      `${plural(count, { one: 'invitation', other: 'invitations' })} cancelled`,
    stays:
      'Recipes, plan and lists are still there. See whether they are yours: remove what is not, and change the name in the settings.',
    still: 'What still has access',
    stillHint: 'Something you do not recognise? Disconnect it.',
    agentSince: (date) => `Assistant, connected ${date}`,
    passkeySince: (date) => `Passkey, added ${date}`,
    serviceSince: (date) => `Way in, connected ${date}`,
    keep: 'Keep',
    end: 'Disconnect',
    submit: 'Done',
    onward: 'To the recipes',
    settings: 'To settings',
  },
  verify: {
    title: 'Verify your email',
    heading: 'Verify',
    accent: 'your email',
    lead: 'One more tap, and we know that this address really is yours.',
    submit: 'This is my email',
    done: 'Your email is verified',
    doneHint: 'Thank you. If you forget your password, the link to a new one comes here.',
    onward: 'To the recipes',
    failed: 'The link did not work',
    settings: 'To settings',
    elsewhere: 'Sign in first',
    elsewhereHint:
      'Whoever opened the account verifies its address. Sign in on this device, and the button will work.',
    signIn: 'Sign in',
    notMine:
      'You have not signed up? Somebody typed your address. Do nothing, or take the address over: a new password ends everything that was connected to it.',
    take: 'Take the address over',
  },
  join: {
    title: 'An invitation to a kitchen',
    heading: 'Cook',
    accent: 'together?',
    lead: (name, kitchen) =>
      kitchen === null
        ? `${name} invites you to cook together.`
        : `${name} invites you to the kitchen “${kitchen}”.`,
    changes: 'What changes',
    shared: 'The plan and the shopping lists become shared.',
    own: 'All who cook together see finished recipes. Others change yours only if you let them, and nobody sees your drafts.',
    stays: (kitchen) =>
      `All that is in ${kitchen === null ? 'your present kitchen' : `the kitchen “${kitchen}”`} stays there: go from one to the other in the menu.`,
    until: (date) => `The invitation works until ${date}`,
    submit: 'Join',
    decline: 'Not now',
    signIn: 'Sign in and join',
    register: 'Sign up',
    needsAccount: 'To join, you need a pantry of your own.',
    needsRegistration: 'A trial kitchen cannot join. Sign up, and everything you made stays.',
    gone: 'This invitation no longer works',
    goneHint: 'It was used already, cancelled, or is too old. Ask for a new one.',
  },
}
