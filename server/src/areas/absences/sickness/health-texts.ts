import type { AreaPlatform } from '../../area-platform.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import type { CertificateRecord } from './certificates.schema.ts';

/** What people write of a request. */
type RequestTexts = Pick<RequestRecord, 'note' | 'refusalReason' | 'withdrawalReason'>;
/** What a certificate says of itself. */
type CertificateTexts = Pick<CertificateRecord, 'protocol' | 'fileName'>;

/** In both languages; no number of a certificate, so that saving it is refused. */
const unreadable = '(non leggibile – unreadable)';

/** How the texts of sicknesses are kept (decision 105). */
export type HealthTexts = ReturnType<typeof createHealthTexts>;

/**
 * Makes what encrypts and reads the texts of sicknesses, each for its row and its field. What a server of before wrote in clear text is read
 * too, and counts before what is encrypted: it is the newer.
 */
export function createHealthTexts({ secretBox, logger }: Pick<AreaPlatform, 'secretBox' | 'logger'>) {
  return {
    /** The columns of texts of a request: of leave as they are, of a sickness encrypted. */
    sealRequest: (
      { id, kind }: Pick<RequestRecord, 'id' | 'kind'>,
      texts: Partial<RequestTexts>,
    ): Partial<RequestRecord> => {
      if (kind === 'leave') return texts;
      const { note, refusalReason, withdrawalReason } = texts;
      return {
        ...(note !== undefined && { note: '', sealedNote: seal(note, placeOf.note(id)) }),
        ...(refusalReason !== undefined && {
          refusalReason: '',
          sealedRefusalReason: seal(refusalReason, placeOf.refusalReason(id)),
        }),
        // That a withdrawal was asked for is no secret; why is.
        ...(withdrawalReason !== undefined && {
          withdrawalReason: withdrawalReason === null ? null : '',
          sealedWithdrawalReason: seal(withdrawalReason ?? '', placeOf.withdrawalReason(id)),
        }),
      };
    },

    /** What was written of a request. */
    readRequest: (record: RequestRecord): RequestTexts => {
      const { id, note, refusalReason, withdrawalReason } = record;
      const { sealedNote, sealedRefusalReason, sealedWithdrawalReason } = record;
      return {
        note: note || open(sealedNote, placeOf.note(id)),
        refusalReason: refusalReason || open(sealedRefusalReason, placeOf.refusalReason(id)),
        withdrawalReason:
          withdrawalReason === ''
            ? open(sealedWithdrawalReason, placeOf.withdrawalReason(id))
            : withdrawalReason,
      };
    },

    /** The columns of texts of a certificate, encrypted. */
    sealCertificate: (id: string, { protocol, fileName }: Partial<CertificateTexts>) => ({
      ...(protocol !== undefined && {
        protocol: '',
        sealedProtocol: seal(protocol, placeOf.protocol(id)),
      }),
      ...(fileName !== undefined && { fileName: '', sealedFileName: seal(fileName, placeOf.fileName(id)) }),
    }),

    /** What a certificate says of itself. */
    readCertificate: (
      record: Pick<CertificateRecord, 'id' | keyof CertificateTexts | 'sealedProtocol' | 'sealedFileName'>,
    ): CertificateTexts => {
      const { id, protocol, fileName, sealedProtocol, sealedFileName } = record;
      return {
        protocol: protocol || open(sealedProtocol, placeOf.protocol(id)),
        fileName: fileName || open(sealedFileName, placeOf.fileName(id)),
      };
    },
  };

  function seal(text: string, place: string): string | null {
    return text === '' ? null : secretBox.seal(text, place);
  }

  /** What cannot be opened says so, in place of everything else of its list. */
  function open(sealed: string | null, place: string): string {
    if (sealed === null) return '';
    try {
      return secretBox.open(sealed, place);
    } catch (err) {
      logger.error({ err, place }, 'a text of a sickness cannot be opened: another secret encrypted it');
      return unreadable;
    }
  }
}

const placeOf = {
  note: (id: string) => `absences.note:${id}`,
  refusalReason: (id: string) => `absences.refusal:${id}`,
  withdrawalReason: (id: string) => `absences.withdrawal:${id}`,
  protocol: (id: string) => `absences.protocol:${id}`,
  fileName: (id: string) => `absences.file-name:${id}`,
} as const;
