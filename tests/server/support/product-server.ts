import { DOMAINS } from '#src/server/domains.ts'
import { serverOf } from './server-of.ts'

/** The server of all domains, as deployed. */
export const startServer = serverOf(...DOMAINS)
