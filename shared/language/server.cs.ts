export const serverCs = {
  refusal: {
    title: 'Asistenta jsme nepoznali',
    hint: 'Poslal vás sem program, ale jeho žádost je neúplná nebo cizí. Nic jsme nepovolili a nikam neposlali. Vraťte se k němu a připojte Komoru znovu.',
    home: 'Na nástěnku receptů',
    later: {
      title: 'Okamžik prosím',
      hint: 'Nic se neztratilo: načtěte tuto stránku za chvíli znovu a žádost asistenta tu bude.',
    },
    back: {
      title: 'Asistent žádá o něco, co nemůže dostat',
      hint: 'Poslal vás sem program a nic jsme nepovolili. Na odpověď čeká na {host}: pokračujte tam jen tehdy, když tu adresu znáte, protože program může kdokoli pojmenovat, jak chce.',
      link: 'Přesto přejít na {host}',
    },
  },
  problems: {
    'unknown-path': {
      title: 'Taková cesta neexistuje',
      text: 'Toto API nemá cestu, na kterou se program obrátil. Zkontrolujte adresu: všechny existující cesty jsou popsané v dokumentaci.',
      more: 'Pro vývojáře',
    },
    'method-not-allowed': {
      title: 'Cesta nepřijímá tuto metodu',
      text: 'Cesta existuje, ale ne pro metodu tohoto požadavku. Které metody přijímá, říká hlavička Allow v odpovědi.',
      more: 'Pro vývojáře',
    },
  },
  tools: {
    callAgain: 'Opravte argumenty podle inputSchema nástroje a zavolejte ho znovu.',
    missing: 'povinné pole, ale chybí',
    received: 'přišlo {value}',
    known: 'Argumenty jsou: {fields}.',
    notText: '{path}: v textu je řídicí znak nebo půlka znaku ({code}), a to uložit nejde.',
    or: 'nebo',
    notInFeed: 'Na nástěnce nejsou, proto vynecháno: {ids}.',
    next: {
      publication_unknown: 'Vezměte id (pub_…) ze service_search_public_recipes.',
      proposal_entry_unknown:
        'Vezměte rec_… ze service_list_my_recipes nebo pub_… ze service_search_public_recipes a zavolejte znovu se všemi entries.',
      plan_entry_unclear:
        'Několik jídel patří do entries, každé s recipe_id a date; ostatní argumenty pak vynechte.',
      recipe_unknown: 'Zavolejte service_list_my_recipes a uvidíte id vlastních receptů člověka.',
      list_unknown: 'Vynechte list, a vezme se hlavní seznam, nebo uveďte název seznamu.',
      list_not_named: 'Podle názvu a id jsou tu: {ids}. Vynechte list, a vezme se hlavní.',
      list_ambiguous: 'Uveďte id jednoho z nich: {ids}.',
      dates_crossed: 'Prohoďte from a to.',
      days_too_many: 'Požádejte o kratší období.',
      cursor_unknown:
        'Začněte bez cursor první stránkou a potom posílejte next_cursor se stejnými argumenty.',
      proposals_too_many: 'Řekněte to člověku a nenavrhujte nic nového, dokud nerozhodne.',
      store_not_connected: 'Řekněte to člověku a pokračujte bez cen z obchodu.',
      unavailable: 'Zkuste to znovu za pár sekund.',
      doc_unknown: 'Zavolejte service_list_docs a uvidíte názvy dokumentů.',
    },
  },
}
