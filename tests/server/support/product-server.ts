import { DOMAINS } from '#src/server/domains.ts'
import { serverOf } from './server-of.ts'

/** The server as it is deployed, for what is about all domains. */
export const startServer = serverOf(...DOMAINS)
