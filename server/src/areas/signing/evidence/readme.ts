import type { Language } from 'shared-api/contracts/common';
import { manifestName } from './verifier/check-package.ts';
import { packageNames } from './package-names.ts';

/** What lies in the package and how it is verified, in both languages, the reader's first. */
export function readmeText(language: Language): string {
  const both = { it: italian(language), en: english(language) };
  const [first, second] = language === 'it' ? [both.it, both.en] : [both.en, both.it];
  return `${first}\n${'-'.repeat(72)}\n\n${second}`;
}

function italian(language: Language): string {
  const names = packageNames[language];
  return `PACCHETTO DELLE PROVE DI UNA FIRMA

Che cosa contiene
  ${names.sealed}: il documento con le firme e il sigillo elettronico.
  ${names.original}: il documento che è stato mostrato a chi ha firmato.
  ${names.evidence}: la prova della firma: chi, quando, da dove, con quali
    controlli. È sigillata a sua volta.
  ${names.events}: ogni evento, con la sua impronta e quella dell'evento prima.
  ${names.certificate}-….pem e, se c'è, ${names.timeStamp}.tst: il certificato del
    sigillo, l'autorità che lo ha emesso e la marca temporale.
  ${manifestName}: l'elenco dei file con le loro impronte; la sua impronta sta nel
    sigillo della prova.
  ${names.page} e verify.mjs: i programmi che controllano tutto questo.

Come si verifica, senza il portale e senza rete
  Aprire ${names.page} con un navigatore e scegliere il file .zip; oppure, dove
  c'è Node.js, eseguire nella cartella estratta: node verify.mjs
  Un lettore che mostra le firme, come Adobe Acrobat Reader, controlla i due
  sigilli anche da solo.

Che cosa prova, e che cosa no
  I sigilli provano a chiunque che i file sono quelli, e che gli eventi erano
  quelli, quando sono stati sigillati con il certificato che c'è qui. Che il
  certificato sia davvero dell'azienda si controlla chiedendole la sua impronta.
  La voce «proof» accanto agli eventi la può confrontare solo il portale che li
  ha scritti.
  È una firma elettronica, non una firma digitale o qualificata.

Il pacchetto contiene dati personali (nomi, indirizzi IP, il numero a cui sono
andati i codici): darlo solo a chi ne ha bisogno.
`;
}

function english(language: Language): string {
  const names = packageNames[language];
  return `PACKAGE OF EVIDENCE OF A SIGNATURE

What it holds
  ${names.sealed}: the document with its signatures and the electronic seal.
  ${names.original}: the document that was shown to who signed.
  ${names.evidence}: the evidence of the signature: who, when, from
    where, with which checks. It is sealed itself.
  ${names.events}: every event, with its hash and that of the event before.
  ${names.certificate}-….pem and, where there is one, ${names.timeStamp}.tst: the
    certificate of the seal, the authority that issued it, and the time stamp.
  ${manifestName}: the list of the files with their hashes; its own hash stands in
    the seal of the evidence.
  ${names.page} and verify.mjs: the programs that check all of this.

How to verify it, without the portal and without a network
  Open ${names.page} in a browser and choose the .zip file; or, where there is
  Node.js, run in the extracted folder: node verify.mjs
  A reader that shows signatures, such as Adobe Acrobat Reader, checks both
  seals by itself too.

What it proves, and what it does not
  The seals prove to anybody that the files are the ones, and that the events
  were the ones, that were sealed with the certificate that lies here. Whether
  the certificate really is the company's is checked by asking the company for
  its hash. The 'proof' beside the events can be compared only by the portal
  that wrote them.
  It is an electronic signature, not a qualified one.

The package holds personal data (names, IP addresses, the number to which codes
went): give it only to those who need it.
`;
}
