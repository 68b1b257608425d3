import { LEFT_COOKIE } from '#src/contract/http/constants.ts'

const FOUND = new RegExp(`(?:^|; )${LEFT_COOKIE}=([^;]*)`)

/** Returns the account that signed out in this browser offline; undefined once the server knows. */
export const readLeft = (): string | undefined => FOUND.exec(document.cookie)?.[1]
