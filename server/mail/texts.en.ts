export const mailEn = {
  verify: {
    subject: 'Verify your address for Komora',
    text: `Hello {name},

To show that this address is yours, open this link:

{link}

It works for three days. If you have not signed up for Komora, simply ignore this letter.
`,
  },
  reset: {
    subject: 'A new password for Komora',
    text: `Hello {name},

To choose a new password, open this link:

{link}

It works for an hour, and once. If you have not asked for it, do nothing: your password stays as it was.
`,
  },
  enter: {
    subject: 'A link to sign in to Komora',
    text: `Hello {name},

To sign in without a password, open this link:

{link}

It works for an hour, and once. Do not pass it on. If you have not asked for it, do nothing: nobody gets in without this letter.
`,
  },
  passwordChanged: {
    subject: 'Your Komora password was changed',
    text: `Hello {name},

The password of your account was changed just now, and your other sessions were ended. If that was not you, choose a new password at once:

{link}
`,
  },
}
