/** The library of WebAuthn, loaded when a passkey is first made or used: it is a quarter of all that the server loads. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
