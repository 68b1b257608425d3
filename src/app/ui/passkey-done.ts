import type { PasskeyList } from '#src/contract/passkey/schemas.ts'

/** Sent to the place of a passkey's button when it did its work: the app continues from there itself, and prevents the rest. */
export const PASSKEY_DONE = 'leads-on'

/** With what the account has then, where a passkey was added. */
export type PasskeyDone = CustomEvent<PasskeyList | undefined>
