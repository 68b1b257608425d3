import { combineDomains } from './combine-domains.ts'
import { DOMAINS } from './domains.ts'

/** The deployed server. */
export const PRODUCT = combineDomains(DOMAINS)
