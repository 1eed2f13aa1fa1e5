import type { Finding, FindingKey } from './findings.ts';

type Sentences = Readonly<Record<FindingKey, string>>;

/** What a package's verification says in a language. */
interface Words {
  readonly sentences: Sentences;
  readonly good: string;
  /** Where two certificates are to be compared. */
  readonly unsure: string;
  readonly bad: string;
  readonly limitsTitle: string;
  readonly limits: readonly string[];
}

const it: Words = {
  good: 'Il pacchetto è integro: lo garantisce il sigillo di «{holder}». Perché provi qualcosa, l’impronta del suo certificato deve essere quella che l’azienda comunica: {fingerprint}',
  unsure:
    'Nulla è stato cambiato, ma documento e prova sono sigillati con certificati diversi: confrontare entrambe le impronte con quelle che l’azienda comunica. Documento, «{sealedHolder}»: {sealedFingerprint}; prova, «{holder}»: {fingerprint}',
  bad: 'Il pacchetto NON è integro: {count} controlli non tornano.',
  sentences: {
    manifest: 'L’elenco dei file ({name}) è quello scritto nel sigillo di {evidence}.',
    'manifest-missing':
      'L’elenco dei file ({name}) manca o non si legge: senza di esso non si può controllare altro.',
    'manifest-other':
      'L’elenco dei file ({name}) non è quello scritto nel sigillo di {evidence}: è stato cambiato.',
    'role-missing':
      'L’elenco dei file non ha, o ha più volte, ciò che ogni pacchetto del portale ha una volta ({role}): è stato cambiato.',
    'evidence-missing': 'L’elenco dei file non dice quale file è la prova: è stato cambiato.',
    file: '{name}: è quello dell’elenco (SHA-256 uguale).',
    'file-changed': '{name}: è stato cambiato (SHA-256 diverso).',
    'file-missing': '{name}: manca.',
    'file-foreign': '{name}: non fa parte del pacchetto.',
    seal: '{name}: il sigillo elettronico di «{holder}» è valido e copre tutto il file.',
    'seal-broken':
      '{name}: il sigillo elettronico non è valido o non copre tutto il file; il file è stato cambiato.',
    signature: '{name}: una firma al suo interno, con il certificato di «{holder}», è valida.',
    'signature-broken': '{name}: una firma al suo interno, con il certificato di «{holder}», non è valida.',
    'signature-unknown': '{name}: di una firma al suo interno («{holder}») qui non si può dire se è valida.',
    'time-stamp': '{name}: la marca temporale di «{authority}» dice che il sigillo c’era già il {at}.',
    'time-stamp-broken': '{name}: la marca temporale è stata cambiata, la sua firma non è valida.',
    'time-stamp-other': '{name}: la marca temporale non è di questo sigillo.',
    'time-stamp-purpose':
      '{name}: il certificato della marca temporale, di «{authority}», non è fatto per le marche temporali.',
    'time-stamp-expired':
      '{name}: il certificato della marca temporale, di «{authority}», non era valido il {at}.',
    'time-stamp-unknown': '{name}: la marca temporale di «{authority}» ({at}) qui non si può controllare.',
    'time-stamp-none':
      '{name}: non ha una marca temporale; la data del sigillo è quella dichiarata da chi ha sigillato.',
    original:
      'Il documento originale è, byte per byte, l’inizio del documento sigillato: è stato firmato proprio quello.',
    'original-other':
      'Il documento originale non è l’inizio di quello sigillato: non è quello che è stato firmato.',
    chain: '{name}: i {count} eventi formano una catena senza interruzioni.',
    'chain-broken': '{name}: la catena degli eventi si interrompe all’evento {at}.',
    'chain-unreadable': '{name}: gli eventi non si leggono.',
    'chain-end': '{name}: il suo sigillo contiene l’impronta dell’evento {at}, ed è la stessa.',
    'chain-end-other':
      '{name}: il suo sigillo contiene un’altra impronta per l’evento {at}; gli eventi sono stati riscritti.',
    'chain-older': '{name}: è stato sigillato quando il sigillo non conteneva ancora la fine degli eventi.',
    'event-file': '{name}: è il file di cui parlano gli eventi (impronta uguale a quella dell’evento {at}).',
    'event-file-other': '{name}: non è il file di cui parla l’evento {at} (impronta diversa).',
    'event-certificate': 'Il certificato del sigillo, di «{holder}», è quello annotato nell’evento {at}.',
    'event-certificate-other':
      'Il certificato del sigillo, di «{holder}», non è quello annotato nell’evento {at}.',
    'zip-odd':
      'Il file zip non è come il portale lo ha fatto ({name}): programmi diversi possono leggervi file diversi. Estrarlo in una cartella vuota e verificare quella.',
    'certificate-file-other': '{name}: non è un certificato del sigillo del documento.',
    certificate:
      'Documento e prova sono sigillati con lo stesso certificato, di «{holder}» (SHA-256 {fingerprint}).',
    'certificate-other':
      'Documento e prova sono sigillati con certificati diversi; quello della prova è di «{holder}» (SHA-256 {fingerprint}).',
    'certificate-dates':
      '{name}: quando è stato sigillato, il {at}, il certificato di «{holder}» era valido (dal {from} al {to}).',
    'certificate-early':
      '{name}: dice di essere stato sigillato il {at}, ma il certificato di «{holder}» vale dal {from}.',
    'certificate-ended':
      '{name}: quando è stato sigillato, il {at}, il certificato di «{holder}» non era più valido (fino al {to}).',
    authority: 'Il certificato di «{holder}» è stato emesso da «{authority}».',
    'authority-own': '«{authority}» garantisce per sé stessa: nessun altro dice di chi è il certificato.',
    'authority-missing':
      'Il certificato di chi ha emesso quello di «{holder}» non è nel pacchetto: da qui non si può risalire oltre.',
    'authority-broken': 'Il certificato di «{holder}» dice di essere emesso da «{authority}», ma non è così.',
  },
  limitsTitle: 'Che cosa non si può controllare da qui',
  limits: [
    'Se il certificato è davvero dell’azienda: confrontarne l’impronta SHA-256 con quella che l’azienda comunica.',
    'Se l’autorità della marca temporale è una di cui fidarsi, e se il suo certificato o quello del sigillo sono stati revocati: serve una connessione.',
    'La prova (proof) accanto agli eventi: la può confrontare solo il portale che li ha scritti, con il suo segreto.',
    'Chi c’era davvero davanti allo schermo: gli eventi dicono come è stato riconosciuto.',
  ],
};

const en: Words = {
  good: 'The package is intact: the seal of “{holder}” vouches for it. For it to prove anything, the fingerprint of its certificate must be the one that the company gives: {fingerprint}',
  unsure:
    'Nothing was changed, but document and evidence are sealed with different certificates: compare both fingerprints with those that the company gives. Document, “{sealedHolder}”: {sealedFingerprint}; evidence, “{holder}”: {fingerprint}',
  bad: 'The package is NOT intact: {count} checks failed.',
  sentences: {
    manifest: 'The list of files ({name}) is the one written in the seal of {evidence}.',
    'manifest-missing':
      'The list of files ({name}) is missing or cannot be read: nothing else can be checked without it.',
    'manifest-other':
      'The list of files ({name}) is not the one written in the seal of {evidence}: it was changed.',
    'role-missing':
      'The list of files has not, or has several times, what every package of the portal has once ({role}): it was changed.',
    'evidence-missing': 'The list of files does not say which file is the evidence: it was changed.',
    file: '{name}: it is the one of the list (same SHA-256).',
    'file-changed': '{name}: it was changed (other SHA-256).',
    'file-missing': '{name}: it is missing.',
    'file-foreign': '{name}: it is not part of the package.',
    seal: '{name}: the electronic seal of “{holder}” is valid and covers the whole file.',
    'seal-broken':
      '{name}: the electronic seal is not valid or does not cover the whole file; the file was changed.',
    signature: '{name}: a signature within it, with the certificate of “{holder}”, is valid.',
    'signature-broken': '{name}: a signature within it, with the certificate of “{holder}”, is not valid.',
    'signature-unknown': '{name}: whether a signature within it (“{holder}”) is valid cannot be told here.',
    'time-stamp': '{name}: the time stamp of “{authority}” says that the seal was there on {at}.',
    'time-stamp-broken': '{name}: the time stamp was changed, its signature is not valid.',
    'time-stamp-other': '{name}: the time stamp is not of this seal.',
    'time-stamp-purpose':
      '{name}: the certificate of the time stamp, of “{authority}”, is not one for time stamps.',
    'time-stamp-expired':
      '{name}: the certificate of the time stamp, of “{authority}”, was not valid on {at}.',
    'time-stamp-unknown': '{name}: the time stamp of “{authority}” ({at}) cannot be checked here.',
    'time-stamp-none':
      '{name}: it has no time stamp; the date of the seal is the one declared by who sealed it.',
    original:
      'The original document is, byte by byte, the beginning of the sealed one: that very one was signed.',
    'original-other':
      'The original document is not the beginning of the sealed one: it is not what was signed.',
    chain: '{name}: the {count} events are a chain without a break.',
    'chain-broken': '{name}: the chain of events is broken at event {at}.',
    'chain-unreadable': '{name}: the events cannot be read.',
    'chain-end': '{name}: its seal holds the hash of event {at}, and it is the same.',
    'chain-end-other': '{name}: its seal holds another hash of event {at}; the events were written anew.',
    'chain-older': '{name}: it was sealed when the seal did not hold the end of the events yet.',
    'event-file': '{name}: it is the file that the events are about (same hash as in event {at}).',
    'event-file-other': '{name}: it is not the file that event {at} is about (other hash).',
    'event-certificate': 'The certificate of the seal, of “{holder}”, is the one noted in event {at}.',
    'event-certificate-other':
      'The certificate of the seal, of “{holder}”, is not the one noted in event {at}.',
    'zip-odd':
      'The zip file is not as the portal made it ({name}): different programs may read different files in it. Extract it into an empty folder and verify that.',
    'certificate-file-other': '{name}: it is not a certificate of the seal of the document.',
    certificate:
      'Document and evidence are sealed with the same certificate, of “{holder}” (SHA-256 {fingerprint}).',
    'certificate-other':
      'Document and evidence are sealed with different certificates; the evidence’s is of “{holder}” (SHA-256 {fingerprint}).',
    'certificate-dates':
      '{name}: when it was sealed, on {at}, the certificate of “{holder}” was valid (from {from} to {to}).',
    'certificate-early':
      '{name}: it says that it was sealed on {at}, but the certificate of “{holder}” is valid from {from}.',
    'certificate-ended':
      '{name}: when it was sealed, on {at}, the certificate of “{holder}” was no longer valid (until {to}).',
    authority: 'The certificate of “{holder}” was issued by “{authority}”.',
    'authority-own': '“{authority}” vouches for itself: nobody else says whose the certificate is.',
    'authority-missing':
      'The certificate of who issued that of “{holder}” is not in the package: it cannot be followed further from here.',
    'authority-broken':
      'The certificate of “{holder}” says that it was issued by “{authority}”, but it was not.',
  },
  limitsTitle: 'What cannot be checked from here',
  limits: [
    'Whether the certificate really is the company’s: compare its SHA-256 with the one that the company gives.',
    'Whether the authority of the time stamp can be trusted, and whether its certificate or the seal’s was revoked: that needs the network.',
    'The proof beside the events: only the portal that wrote them can compare it, with its secret.',
    'Who really sat before the screen: the events say how they were recognised.',
  ],
};

/** The languages in which a package is explained. */
export const packageWords = { it, en };

/** A finding as a sentence. */
export function findingSentence({ key, values = {} }: Finding, { sentences }: Words): string {
  return filled(sentences[key], values);
}

/** What came of the whole verification, as a sentence. */
export function verdictSentence(findings: readonly Finding[], { good, unsure, bad }: Words): string {
  const count = findings.filter(({ state }) => state === 'bad').length;
  if (count > 0) return filled(bad, { count });
  const { values = {} } =
    findings.find(({ key }) => key === 'certificate' || key === 'certificate-other') ?? {};
  return filled(verdictOf(findings) === 'good' ? good : unsure, values);
}

/** `good`: nothing was changed, and one certificate vouches for all of it; `unknown`: two are to be compared; `bad`: something was changed. */
export function verdictOf(findings: readonly Finding[]): Finding['state'] {
  if (findings.some(({ state }) => state === 'bad')) return 'bad';
  return findings.some(({ key }) => key === 'certificate') ? 'good' : 'unknown';
}

function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
