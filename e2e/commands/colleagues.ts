import type { APIRequestContext } from '@playwright/test';
import { addUser, getNewUser } from 'shared-api/contracts/admin';
import { saveRecoveredPassword } from 'shared-api/contracts/auth';
import { callApi } from '../core/call.ts';
import { findLink, newcomerPassword } from './newcomers.ts';

/** Somebody of a company whom no other test knows, with a password of their own. */
interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Has a signed-in administrator add somebody by the calls that the form makes, who then chooses a password by the link of the mail. */
export async function addColleague(request: APIRequestContext): Promise<Colleague> {
  const { companies, groups } = await callApi(request, getNewUser, {});
  const company = companies[0]?.id ?? '';
  const group = groups.find(({ companyId, mayGive }) => companyId === company && mayGive);
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `piero.${mark}@acme.example`;
  const { id } = await callApi(request, addUser, {
    firstName: 'Piero',
    lastName: `Neri ${mark}`,
    username: email,
    email,
    fiscalCode: '',
    prefix: '',
    mobile: '',
    companyId: company,
    isCompanyAdmin: false,
    isSuper: false,
    isActive: true,
    groupIds: [group?.id ?? ''],
  });
  const secret = new URL(await findLink(request, email, '/recover')).hash.slice(1);
  await callApi(request, saveRecoveredPassword, { secret, newPassword: newcomerPassword });
  return { id, name: `Piero Neri ${mark}`, email };
}
