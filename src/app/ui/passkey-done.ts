import type { PasskeyList } from '#src/contract/passkey/schemas.ts'

/** Dispatched on the passkey button after success: the app navigates itself and prevents the default. */
export const PASSKEY_DONE = 'passkey-done'

/** With the account's passkeys, if one was added. */
export type PasskeyDone = CustomEvent<PasskeyList | undefined>
