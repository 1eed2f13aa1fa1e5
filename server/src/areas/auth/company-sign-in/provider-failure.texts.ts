import type { LocalizedText } from 'shared-api/contracts/common';

const answer: LocalizedText = {
  it: 'Il servizio di accesso non risponde a questo indirizzo',
  en: 'The sign-in service does not answer at this address',
};
const client: LocalizedText = {
  it: 'Il servizio di accesso non riconosce questo client: ID o segreto non sono quelli che conosce ({reason})',
  en: 'The sign-in service does not know this client: its ID or its secret is not the one that it has ({reason})',
};
const again: LocalizedText = {
  it: 'Per il servizio di accesso questo accesso non vale più: ricomincia',
  en: 'For the sign-in service this sign-in does not count any more: begin again',
};
const there: LocalizedText = {
  it: 'Il servizio di accesso chiede prima qualcosa lì: accedi lì, poi ricomincia da qui',
  en: 'The sign-in service asks for something there first: sign in there, then begin again here',
};
const request: LocalizedText = {
  it: 'Il servizio di accesso non accetta ciò che gli si chiede ({reason}): va corretto il client in quel servizio',
  en: 'The sign-in service does not take what it is asked for ({reason}): the client has to be corrected there',
};

/** What is said of each code, of the protocol or of ours, that a sign-in fails with; whatever has none is said with its code. */
export const providerFailureTexts: Readonly<Record<string, LocalizedText>> = {
  invalid_client: client,
  unauthorized_client: client,
  invalid_grant: again,
  login_required: there,
  interaction_required: there,
  consent_required: there,
  account_selection_required: there,
  invalid_request: request,
  invalid_scope: request,
  unsupported_response_type: request,
  unsupported_grant_type: request,
  request_not_supported: request,
  answer,
  address: {
    it: 'L’indirizzo del servizio di accesso non è un indirizzo https di internet',
    en: 'The address of the sign-in service is no https address of the internet',
  },
  description: {
    it: 'A questo indirizzo non c’è un servizio OpenID Connect: va scritto come il servizio chiama sé stesso (issuer)',
    en: 'There is no OpenID Connect service at this address: write it as the service calls itself (issuer)',
  },
  issuer: {
    it: 'Il servizio a questo indirizzo chiama sé stesso in un altro modo: {named}',
    en: 'The service at this address calls itself something else: {named}',
  },
  page: {
    it: 'Il servizio di accesso porta a un indirizzo che non è di internet: {named}',
    en: 'The sign-in service leads to an address that is not of the internet: {named}',
  },
  unsupported: {
    it: 'Il servizio di accesso chiede una funzione che qui non c’è',
    en: 'The sign-in service asks for something that is not there here',
  },
  clock: {
    it: 'Il servizio di accesso e questo portale hanno orologi che non vanno d’accordo',
    en: 'The clocks of the sign-in service and of this portal do not agree',
  },
  subject: {
    it: 'Il servizio di accesso indica la persona con caratteri che non si possono usare',
    en: 'The sign-in service names the person by characters that cannot be used',
  },
  token: {
    it: 'Quello che il servizio di accesso dice di te non si può verificare: ricomincia, e se succede ancora chiedi alla tua azienda',
    en: 'What the sign-in service says of you cannot be verified: begin again, and if it happens again ask your company',
  },
};
