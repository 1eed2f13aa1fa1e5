import { defineTexts } from 'shared-ui';

/** The rights that groups give, in words. */
export const rightsTexts = defineTexts({
  it: {
    right: {
      notif_docsign: 'Impostazioni di notifiche e codici SMS',
      slider_docsign: 'Immagini della pagina di accesso',
      profilo_docsign: 'Modifica del proprio profilo',
      utenti_docsign: 'Utenti, gruppi e registro',
      oggetti_docsign: 'Oggetti',
      doc_docsign: 'Documenti',
      firma_docsign: 'Firma nella schermata ferie',
    },
  },
  en: {
    right: {
      notif_docsign: 'Settings of notifications and SMS codes',
      slider_docsign: 'Pictures of the sign-in page',
      profilo_docsign: 'Changing one’s own profile',
      utenti_docsign: 'Users, groups and log',
      oggetti_docsign: 'Objects',
      doc_docsign: 'Documents',
      firma_docsign: 'Signing on the leave screen',
    },
  },
});
