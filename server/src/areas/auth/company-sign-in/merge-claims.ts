import { findClaim, textOf } from './claim-path.ts';

type Said = Readonly<Record<string, unknown>>;

/** What a provider says of somebody; of what it says itself, only what was signed or fetched from it by TLS. */
export type Claims = Said & { readonly iss: string; readonly sub: string };

/** An address and what confirms it: always of one place. */
const addressClaims = ['email', 'email_verified', 'xms_edov'] as const;

/** Whether something is missing in what a provider signed that it may say when it is asked for more. */
export function needsMore(claims: Said, groupsClaim: string): boolean {
  const hasGroups = groupsClaim === '' || findClaim(claims, groupsClaim) !== undefined;
  const hasName = textOf(claims['given_name']) !== '' && textOf(claims['family_name']) !== '';
  return !hasGroups || !hasName || !isPair(claims);
}

/** Whether an address is there with what confirms it, or says that nothing does. */
export function isPair(said: Said): boolean {
  return (
    textOf(said['email']) !== '' && (said['email_verified'] !== undefined || said['xms_edov'] !== undefined)
  );
}

/** What a provider says, claim by claim: as it signed it, else as it answered when it was asked; address and confirmation of one place. */
export function mergeClaims(signed: Claims, asked: Said, groupsClaim: string): Claims {
  const places = [signed, asked];
  const place = places.find(isPair) ?? places.find((said) => textOf(said['email']) !== '') ?? signed;
  const groups =
    groupsClaim === '' ? undefined : (findClaim(signed, groupsClaim) ?? findClaim(asked, groupsClaim));
  const merged: Record<string, unknown> = { ...asked, ...signed };
  for (const claim of addressClaims) {
    if (place[claim] === undefined) delete merged[claim];
    else merged[claim] = place[claim];
  }
  return {
    ...merged,
    ...(groups !== undefined && { [groupsClaim]: groups }),
    iss: signed.iss,
    sub: signed.sub,
  };
}
