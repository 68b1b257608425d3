import { LEFT_COOKIE } from '#src/contract/http/constants.ts'

const FOUND = new RegExp(`(?:^|; )${LEFT_COOKIE}=([^;]*)`)

/** The account that was signed out in this browser while the server was not reached; undefined once it knows. */
export const readLeft = (): string | undefined => FOUND.exec(document.cookie)?.[1]
