import { createHash } from 'node:crypto'
import { logFailure } from './log.ts'
import { createPublicFetch } from './public-fetch.ts'

export type LeakedPasswords = {
  /** Whether the password is in a collection of leaked ones; also false if the service does not answer in time. */
  knows: (password: string) => Promise<boolean>
}

type Options = { fetch: typeof fetch; agent: string; address?: string; allowsLocal?: boolean; timeout?: number }

/** The protocol of Have I Been Pwned: five characters of the SHA-1 are sent; the answer lists some hundred suffixes with counts. */
const RANGES = 'https://api.pwnedpasswords.com/range/'
const PREFIX = 5
const TIMEOUT = 500
const MAX_BYTES = 500_000
const LINE = /^([0-9A-F]{35}):(\d+)\s*$/i

/** Padding has the count 0 and hides the length of the answer. */
const isListed = (answer: string, ending: string): boolean =>
  answer.split('\n').some((line) => {
    const [, found = '', count = '0'] = LINE.exec(line) ?? []
    return found.toUpperCase() === ending && Number(count) > 0
  })

/** Without options no service is called. The list of common passwords is checked first, also if the service fails. */
export function createLeakedPasswords(options?: Options): LeakedPasswords {
  if (!options) return { knows: async () => false }
  const { address = RANGES, timeout = TIMEOUT } = options
  const ask = createPublicFetch({ own: [], ...options, timeout })
  return {
    knows: async (password) => {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
      try {
        const answer = await ask({
          address: address + hash.slice(0, PREFIX),
          headers: { 'add-padding': 'true', accept: 'text/plain', 'user-agent': options.agent },
          type: /^text\/plain$/,
          limit: MAX_BYTES,
        })
        return answer !== 'unchanged' && isListed(new TextDecoder().decode(answer.bytes), hash.slice(PREFIX))
      } catch (error) {
        logFailure('leaked passwords could not be asked', '', error)
        return false
      }
    },
  }
}
