/**
 * What a backup leaves out: whoever is signed in, and what is valid for minutes or once. Coming back, it could undo that somebody was
 * signed out, or open a link twice. Notifications of devices belong to a session.
 */
export const leftOutTables: readonly string[] = [
  'platform_sessions',
  'platform_push_subscriptions',
  'platform_one_time_codes',
  'platform_one_time_links',
  'platform_rate_limits',
];
