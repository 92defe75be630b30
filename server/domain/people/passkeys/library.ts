/** Loaded when somebody first uses a passkey: it brings certificates and their formats, and starting is for everybody. */
export const passkeyLibrary = () => import('@simplewebauthn/server')
