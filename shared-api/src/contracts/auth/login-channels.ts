/** The one-time-code channels of the login screen (spec 01 §9). */
export const loginChannels = ['MAIL', 'SMS', 'AUTH'] as const;
export type LoginChannel = (typeof loginChannels)[number];
