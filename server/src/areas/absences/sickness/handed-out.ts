import type { PersonalData } from '../../../platform/personal-data/personal-table.ts';
import { absenceEvent } from '../absences-audit.ts';
import { listCertificates } from './certificates.repository.ts';
import { listSicknesses } from './sicknesses.repository.ts';

/** Writes down which sicknesses and certificates somebody else got with all of a person's data, so that the person sees it (decision 105). */
export const noteSicknessesHandedOut: NonNullable<PersonalData['noteHandedOut']> = async (
  executor,
  readings,
  { keys, caller },
) => {
  const sicknesses = await listSicknesses(executor, keys.employees);
  const companies = new Map(sicknesses.map(({ id, companyId }) => [id, companyId]));
  const certificates = await listCertificates(executor, [...companies.keys()]);
  const read = [
    ...sicknesses.map(({ id }) => ({ requestId: id, action: 'sickness.read' as const, data: {} })),
    ...certificates
      .filter(({ fileKey }) => fileKey !== null)
      .map(({ id, requestId }) => ({
        requestId,
        action: 'certificate.read' as const,
        data: { certificate: id },
      })),
  ];
  const actor = caller.session.userId;
  const [actingFor = null] = keys.users;
  await readings.note(
    executor,
    read.map(({ requestId, ...event }) => ({
      ...absenceEvent({ requestId, ...event, caller, actingFor, companyId: companies.get(requestId) ?? '' }),
      actor,
    })),
  );
};
