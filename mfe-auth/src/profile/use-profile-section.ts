import { useSearchParams } from 'react-router-dom';

/** The sections of the profile; the address names the open one (`?section=security`). */
export const profileSections = ['data', 'security', 'preferences'] as const;
type ProfileSection = (typeof profileSections)[number];

/** Whose profile is open, where it is not one's own (`?person=`), and how to open another's, or one's own again. */
export function useProfilePerson(): [string | undefined, (userId: string | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const open = (userId: string | undefined) => setParams(userId ? { person: userId } : {});
  return [params.get('person') ?? undefined, open];
}

/** The open section, and how to open another. */
export function useProfileSection(): [ProfileSection, (section: ProfileSection) => void] {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('section');
  const section = profileSections.find((each) => each === wanted) ?? 'data';
  const open = (next: ProfileSection) => setParams(next === 'data' ? {} : { section: next });
  return [section, open];
}
