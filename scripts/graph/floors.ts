/** Rooms that are one feature to everybody else: inside of it they may use one another. */
export const IDENTITY: readonly string[] = [
  'accounts',
  'sessions',
  'credentials',
  'passkeys',
  'social',
  'impersonation',
]

/**
 * The server's features, the highest first. Each may use those of the floors under its own and those to the right of it on its own,
 * never those above or to the left.
 */
export const FLOORS: readonly (readonly [floor: string, features: readonly string[]])[] = [
  ['system', ['system']],
  ['back office', ['admin']],
  ['trust', ['reports', 'rights']],
  ['exchange', ['feeds', 'sitemap', 'pictures', 'articles', 'pages', 'prices']],
  ['work', ['company-desk', 'applications', 'crewing', 'vacancy-search', 'crew', 'statistics', 'vacancies']],
  ['people', ['training-centers', 'companies', 'seamen', 'settings']],
  ['identity', IDENTITY],
  ['ground', ['mails', 'carried', 'jobs', 'idempotency', 'audit']],
]

/** What still looks up, and why. The list only shrinks: nothing is added, and what looks up no longer is taken out. */
export const LOOKING_UP: Readonly<Record<string, string>> = {
  'mails accounts': 'the address and the language of the recipient',
  'sessions companies': 'the name that a session tells',
  'sessions seamen': 'the name that a session tells',
  'sessions training-centers': 'the name that a session tells',
  'sessions rights': 'the erasure that a session tells',
  'seamen crew': 'a new profile writes its card of the crew list',
}
