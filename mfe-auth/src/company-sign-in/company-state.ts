import { createDeviceState } from 'shared-ui';

/** The key of the company by whose sign-in somebody last came in on this device; empty for none. */
export const companyState = createDeviceState<string>('sportello.company', '');
