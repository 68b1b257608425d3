/**
 * Budgets in kB over the wire, brotli, first view; docs/performance.md compares them with the goals. `script` includes
 * 0.06 for the reload of a document whose passkey part a release removed, and 0.03 for finding data from another build. The report that a
 * vacancy was seen, with the kind of its source, added 0.25 in November 2026.
 */
const BUDGETS = {
  document: { page: 20, style: 4.5, script: 6.6, total: 40 },
  // A search, ships, a list, a table, articles: it shows something of everything. In Hindi its style measures 4.6 since the palette's button.
  landing: { page: 13, style: 4.7, script: 6.6, total: 40 },
  // Arabic and Hindi need faces, air and mirrored parts of their own; spaces between filters, tabs and buttons took 0.05 kB of lists.
  ownScript: { page: 20, style: 4.5, script: 6.6, total: 40 },
  // The style of the list in Arabic is near 4.5, and differs a little between two builds.
  listInOwnScript: { page: 12, style: 4.6, firstRow: 9.2, script: 6.6, total: 40 },
  list: { page: 12, style: 4.5, firstRow: 9, script: 6.6, total: 40 },
  vacancy: { page: 11, style: 4.5, script: 6.6, total: 40 },
  // What is missing after a release, refusals that are told in a toast, and an act of a passkey that others wait for took 0.02 of the small
  // script and 0.3 of the app in November 2026; contracts in weeks and citizens named in a text 0.2 of a vacancy's page.
  // All that the first view takes, the page's own parts with it. What tells a lost connection is never loaded late.
  // With the form of a CV, whose parts may take sixty.
  // The navigation of own pages added 0.5 to 1.0 kB in November 2026, its counts, the palette's keys and button 1.0 more,
  // and the kind of source in links to vacancies and its report 0.3.
  // The purposes of files, keys of queries and states of services, which lists and files share, added 0.4.
  // What was typed and asked to be saved waits there for the line, in the order of all tabs (decision 0038).
  app: { script: 192.5, own: 55.5 },
  appList: { firstRow: 10, script: 155, own: 17.9 },
  appVacancy: { firstRow: 11, script: 165.5, own: 28.3 },
}

/** `page` is a document with its style in it, `firstRow` what has to arrive of it until the first row of a list is whole,
 * `own` the script of an app page's own parts, beside what all take. */
export type Budget = { page?: number; style?: number; firstRow?: number; script: number; own?: number; total?: number }
export type Page = { name: string; path: string; budget: Budget; cookie?: string }

const ARTICLE = '/blog/seaman/how-to-spot-a-fake-vacancy'
const AGENCY = '/crewing/pl/north-strand-crewing'

/** One page of every public type; in the scripts that weigh most where they are long. */
const DOCUMENTS: readonly [name: string, path: string][] = [
  ['agencies', '/crewing'],
  ['agencies of a country', '/crewing/ph'],
  ['agencies of a country, Hindi', '/hi/crewing/ph'],
  ['agency', AGENCY],
  ['agency, Hindi', `/hi${AGENCY}`],
  ['crew list', '/seamans'],
  ['crew list, Hindi', '/hi/seamans'],
  ['fleet', '/job/tanker-fleet'],
  ['fleet, Hindi', '/hi/job/tanker-fleet'],
  ['position', '/position/chief-officer'],
  ['position, Hindi', '/hi/position/chief-officer'],
  ['position on a vessel', '/position/chief-officer/lng-carrier'],
  ['pay', '/pay'],
  ['pay, Hindi', '/hi/pay'],
  ['journal', '/blog'],
  ['journal of a category', '/blog/company'],
  ['article', ARTICLE],
  ['article, Hindi', `/hi${ARTICLE}`],
  ['article, Arabic', `/ar${ARTICLE}`],
  ['page about the site', '/privacy'],
  ['price list', '/price-list'],
  ['help', '/docs'],
  ['help page, Hindi', '/hi/docs/no-fee'],
  ['help search', '/docs?q=licence'],
  ['sign in', '/auth/login'],
  ['sign in, Hindi', '/hi/auth/login'],
  ['registration, Arabic', '/ar/auth/registration'],
  ['forgotten password', '/auth/forgot-password'],
]

/** `vacancy`, `seafarer` and `sharedCv` are paths of one of each, `cookie` is of someone who is signed in. */
export function listPages({
  vacancy,
  seafarer,
  sharedCv,
  cookie,
}: {
  vacancy: string
  seafarer: string
  sharedCv: string
  cookie: string
}): Page[] {
  return [
    { name: 'landing', path: '/', budget: BUDGETS.landing },
    { name: 'landing, Hindi', path: '/hi', budget: BUDGETS.landing },
    { name: 'vacancy list', path: '/vacancy', budget: BUDGETS.list },
    { name: 'vacancy list, Arabic', path: '/ar/vacancy', budget: BUDGETS.listInOwnScript },
    { name: 'vacancy list, Hindi', path: '/hi/vacancy', budget: BUDGETS.listInOwnScript },
    { name: 'vacancy', path: vacancy, budget: BUDGETS.vacancy },
    ...[...DOCUMENTS, ['seafarer', seafarer] as const, ['CV behind a link', sharedCv] as const].map(([name, path]) => ({
      name,
      path,
      budget: /^\/(?:ar|hi)\//.test(path) ? BUDGETS.ownScript : BUDGETS.document,
    })),
    { name: 'CV (app)', path: '/seaman/cv', budget: BUDGETS.app, cookie },
    { name: 'vacancy list (app)', path: '/vacancy', budget: BUDGETS.appList, cookie },
    { name: 'vacancy (app)', path: vacancy, budget: BUDGETS.appVacancy, cookie },
  ]
}
