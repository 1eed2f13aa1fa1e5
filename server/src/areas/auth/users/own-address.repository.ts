import { sql } from 'drizzle-orm';
import { authUsers } from './user.schema.ts';

/**
 * The address at which a user receives; empty where another account has had it for longer and this one never showed that they read there:
 * whoever gives a second account somebody's address does not become that person (decision 130).
 */
export const ownAddress = sql<string>`case
  when ${authUsers.emailConfirmedAt} is not null then ${authUsers.email}
  when exists (
    select 1 from auth_users as elder
    where elder.email_key = auth_users.email_key and elder.id <> auth_users.id
      and coalesce(elder.email_since, elder.created_at) < coalesce(auth_users.email_since, auth_users.created_at)
  ) then ''
  else ${authUsers.email} end`.as('own_address');
