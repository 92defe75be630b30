export const mailCs = {
  verify: {
    subject: 'Potvrďte svou adresu pro Komoru',
    text: `Dobrý den, {name},

že tato adresa patří vám, potvrdíte otevřením odkazu:

{link}

Platí tři dny. Pokud jste se v Komoře neregistrovali, tohoto e-mailu si prostě nevšímejte.
`,
  },
  reset: {
    subject: 'Nové heslo do Komory',
    text: `Dobrý den, {name},

nové heslo si zvolíte na tomto odkazu:

{link}

Platí hodinu a funguje jen jednou. Pokud jste o něj nežádali, nedělejte nic: vaše heslo zůstává, jak bylo.
`,
  },
  enter: {
    subject: 'Odkaz k přihlášení do Komory',
    text: `Dobrý den, {name},

bez hesla se přihlásíte tímto odkazem:

{link}

Platí hodinu a funguje jen jednou. Nikomu ho neposílejte. Pokud jste o něj nežádali, nedělejte nic: bez tohoto e-mailu se nikdo nepřihlásí.
`,
  },
  passwordChanged: {
    subject: 'Heslo do Komory bylo změněno',
    text: `Dobrý den, {name},

heslo k vašemu účtu bylo právě změněno a ostatní přihlášení jsou ukončená. Pokud jste to nebyli vy, hned si zvolte nové heslo:

{link}
`,
  },
}
