/**
 * The server's features, the highest first. Each may use those of the floors under its own and those to the right of it on its own,
 * never those above or to the left.
 */
export const FLOORS: readonly (readonly [floor: string, features: readonly string[]])[] = [
  ['system', ['system']],
  ['back office', ['admin']],
  ['trust', ['reports', 'rights']],
  ['exchange', ['feeds', 'sitemap', 'pictures', 'articles', 'pages', 'prices']],
  [
    'work',
    [
      'inbox',
      'saved-jobs',
      'invitations',
      'still-free',
      'papers',
      'company-desk',
      'moderation',
      'vacancy-editor',
      'applications',
      'shares',
      'agency-forms',
      'cv-files',
      'crewing',
      'vacancy-search',
      'crew',
      'statistics',
      'vacancies',
      'nationality-laws',
    ],
  ],
  ['people', ['training-centers', 'verification', 'companies', 'ships', 'scans', 'seamen', 'settings']],
  [
    'identity',
    [
      'registration',
      'sign-in',
      'role-choice',
      'impersonation',
      'social',
      'passkeys',
      'credentials',
      'sessions',
      'accounts',
    ],
  ],
  ['ground', ['mails', 'carried', 'files', 'jobs', 'idempotency', 'audit']],
]
