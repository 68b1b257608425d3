import { isbot } from 'isbot'

/** Programs that fetch previews and are missing in the public list. */
const ADDITIONS = /^(viber|okhttp|dart|reqwest|undici|ktor|axios|got|guzzle)\b|\bCFNetwork\//i
/** Browsers of people that the public list takes for bots. */
const PEOPLE = /\bCUBOT\b|\bOpera Mini\b/i

/** Longer names are cut. */
const MAX_READ = 500

/**
 * Tells programs from people by the user agent. Bots are never redirected to a language and get errors as plain text; pages are the same for
 * both. Every browser has a name, so an empty one is a bot.
 */
export function isBot(header: string | null | undefined): boolean {
  if (!header) return true
  const userAgent = header.slice(0, MAX_READ)
  if (PEOPLE.test(userAgent) && !/compatible;|\+http/i.test(userAgent)) return false
  return isbot(userAgent) || ADDITIONS.test(userAgent)
}
