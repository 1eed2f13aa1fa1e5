import { useSearchParams } from 'react-router-dom';

/** The sections of the profile; the address names the open one (`?section=security`). */
export const profileSections = ['data', 'security', 'preferences'] as const;
export type ProfileSection = (typeof profileSections)[number];

/** The open section, and how to open another. */
export function useProfileSection(): [ProfileSection, (section: ProfileSection) => void] {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('section');
  const section = profileSections.find((each) => each === wanted) ?? 'data';
  const open = (next: ProfileSection) =>
    setParams(next === 'data' ? {} : { section: next }, { replace: true });
  return [section, open];
}
