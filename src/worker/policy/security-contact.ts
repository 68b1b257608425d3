import { DAY } from '#src/domain/time.ts'

/** RFC 9116 recommends less than a year, so that outdated contacts expire. */
const GOOD_FOR = 180 * DAY

type Options = { contact: string; origin: string; now: number }

/** Whom to tell about a flaw. The expiry moves by whole days, so that the text is the same for a day. */
export function createSecurityContact({ contact, origin, now }: Options): string {
  const expires = new Date(Math.floor(now / DAY) * DAY + GOOD_FOR).toISOString()
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
