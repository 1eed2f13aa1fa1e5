import { call } from 'shared-api';
import { listUsers } from 'shared-api/contracts/admin';
import type { PaletteSource } from 'shared-ui';

const most = 6;

/** The users whom one administers, as the server finds them; choosing one opens them. */
export const userSource: PaletteSource = {
  label: { it: 'Utenti', en: 'Users' },
  search: async (search, { signal }) => {
    const { rows } = await call(listUsers, { search, start: 0, length: most }, { signal });
    return rows.map(({ id, lastName, firstName, email, companyName }) => ({
      id,
      label: `${lastName} ${firstName}`,
      detail: [email, companyName].filter(Boolean).join(', '),
      icon: 'user',
      to: `/editUser/${encodeURIComponent(id)}`,
    }));
  },
};
