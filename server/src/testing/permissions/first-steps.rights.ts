import * as admin from 'shared-api/contracts/admin';
import { right, type Right } from './rights.ts';

/** What the installation itself still needs is nobody's but the super users'. */
const may = ['superUser'] as const;
const about = 'the first steps of the installation';
const seal = 'the seal of the installation';
const sealFile = () => ({ file: new File(['none'], 'sigillo.p12') });

export const firstSteps: readonly Right[] = [
  right(admin.getFirstSteps, { about, may, input: () => ({}) }),
  right(admin.setFirstStepAside, {
    about,
    may,
    input: () => ({ id: 'sms' as const, isSetAside: true }),
  }),
  right(admin.saveMailSender, {
    about,
    may,
    input: () => ({ senderName: 'Sportello', senderAddress: 'sportello@acme.example' }),
  }),
  right(admin.checkSealFile, { about: seal, may, input: () => ({ password: '' }), files: sealFile }),
  right(admin.saveSeal, { about: seal, may, input: () => ({ password: '' }), files: sealFile }),
  right(admin.resetSeal, { about: seal, may, input: () => ({}) }),
];
