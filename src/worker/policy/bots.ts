import { isbot } from 'isbot'

/** Programs that fetch pages for a preview or a library call and that the public list does not know. */
const ADDITIONS = /^(viber|okhttp|dart|reqwest|undici|ktor|axios|got|guzzle)\b|\bCFNetwork\//i
/** What the public list takes for a bot although a person reads there. */
const PEOPLE = /\bCUBOT\b|\bOpera Mini\b/i

/** No browser's name is longer; the rest is not read. */
const MAX_READ = 500

/**
 * Tells programs from people by the user agent. Bots are never redirected to a language and get errors as plain text;
 * the pages themselves are the same for both. Every browser names itself, so an empty name is a bot.
 */
export function isBot(header: string | null | undefined): boolean {
  if (!header) return true
  const userAgent = header.slice(0, MAX_READ)
  if (PEOPLE.test(userAgent) && !/compatible;|\+http/i.test(userAgent)) return false
  return isbot(userAgent) || ADDITIONS.test(userAgent)
}
