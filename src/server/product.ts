import { combineDomains } from './combine-domains.ts'
import { DOMAINS } from './domains.ts'

/** The server as it is deployed. A path that none of its endpoints has does not exist. */
export const PRODUCT = combineDomains(DOMAINS)
