import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listSources, ROOT } from '../../scripts/graph/read-imports.ts'

/** Where SQL is written by hand, by the reasons of decision 0028, and how each reason shows. */
const REASONS = {
  'the plan matters and is fixed': {
    shows: /INDEXED BY|CROSS JOIN|MATERIALIZED|vacancy_search/,
    files: [
      'features/articles/articles.repository.ts',
      'features/company-desk/desk.repository.ts',
      'features/crew/crew-choices.repository.ts',
      'features/crew/crew-list.repository.ts',
      'features/feeds/feed-items.repository.ts',
      'features/statistics/market.repository.ts',
      'features/statistics/open-figures.repository.ts',
      'features/vacancies/erased-words.repository.ts',
      'features/vacancies/vacancy-expiry.repository.ts',
      'features/vacancies/vacancy-publishing.repository.ts',
      'features/vacancy-search/broad-search.repository.ts',
      'features/vacancy-search/demand-search.repository.ts',
      'features/vacancy-search/vacancy-search.repository.ts',
    ],
  },
  'it is a list that is read by pages, by key or by place, or a search': {
    shows: /ORDER BY [^`]* LIMIT /,
    files: [
      'features/admin/users.repository.ts',
      'features/audit/history.repository.ts',
      'features/company-desk/own-vacancies.repository.ts',
      'features/crewing/directory.repository.ts',
      'features/inbox/digest.repository.ts',
      'features/inbox/threads.repository.ts',
      'features/invitations/company-invitations.repository.ts',
      'features/invitations/own-invitations.repository.ts',
      'features/invitations/sent-invitations.repository.ts',
      'features/saved-jobs/saved-vacancies.repository.ts',
      'features/sitemap/sitemap.repository.ts',
      'features/vacancy-search/search-word.repository.ts',
      'features/withdrawals/withdrawals.repository.ts',
    ],
  },
  'one statement does what the builder cannot say': {
    shows: /\bOVER\b|json_each|INSERT INTO [^`]*\sSELECT |ON CONFLICT [^`]*\sWHERE |UNION|UPDATE [^`]* LIMIT |NULL AS /,
    files: [
      'features/company-desk/listed-vacancies.ts',
      'features/accounts/consents.repository.ts',
      'features/applications/match-contests.repository.ts',
      'features/crew/crew-card.repository.ts',
      'features/crewing/answers.repository.ts',
      'features/crewing/listing-refresh.repository.ts',
      'features/inbox/send.repository.ts',
      'features/feeds/feed-reports.repository.ts',
      'features/feeds/feed-sources.repository.ts',
      'features/files/kept-files.repository.ts',
      'features/jobs/jobs.repository.ts',
      'features/pictures/pictures.repository.ts',
      'features/reports/report-targets.repository.ts',
      'features/rights/exports.repository.ts',
      'features/seamen/reminders.repository.ts',
      'features/seamen/scanned.repository.ts',
      'features/shares/shares.repository.ts',
      'features/saved-jobs/saved-searches.repository.ts',
      'features/ships/ships.repository.ts',
      'features/vacancy-search/own-marks.repository.ts',
      'features/views/views.repository.ts',
      'platform/d1-cv-store.ts',
    ],
  },
  'figures are counted together, over whole tables': {
    shows: /count\(\*\) [^`]*GROUP BY [\s\S]*\.batch\(/,
    files: ['features/crewing/crewing-figures.repository.ts', 'features/statistics/overview.repository.ts'],
  },
  'a batch demands something': {
    shows: /export const demand\b/,
    files: ['platform/database.ts'],
  },
  'a public page is answered by it': {
    shows: /\.first</,
    files: [
      'features/crew/crew-detail.repository.ts',
      'features/crewing/company-page.repository.ts',
      'features/files/withdrawn-picture.repository.ts',
      'features/inbox/sides.repository.ts',
      'features/pages/pages.repository.ts',
      'features/statistics/statistics.repository.ts',
      'features/vacancy-search/vacancy-detail.repository.ts',
    ],
  },
  'rows are read to be written back as they are stored': {
    shows: /Promise<VacancyRow\[\]>|columnsOf\(vacancyTable\)/,
    files: [
      'features/moderation/moderation.repository.ts',
      'features/vacancies/renamed-vacancies.repository.ts',
      'features/vacancies/withdrawn-vacancies.repository.ts',
      'features/vacancy-editor/drafts.repository.ts',
    ],
  },
  'which table it is comes as a value': {
    shows: /(?:FROM|INTO) \$\{/,
    files: [
      'features/rights/collect-copy.repository.ts',
      'seed/content/content-statements.ts',
      'seed/to-statements.ts',
    ],
  },
  'a Durable Object has a database of its own': {
    shows: /extends DurableObject|sql: SqlStorage/,
    files: ['objects/cv-keeper.ts', 'objects/distinct-counter.ts', 'objects/rate-limiter.ts'],
  },
} as const

/** Where a text begins that is a whole statement; a condition of the builder begins otherwise. */
const STATEMENT = /['"`]\s*(?:WITH [a-z]|SELECT |INSERT (?:OR [A-Z]+ )?INTO |UPDATE [a-z$]|DELETE FROM )/

const SERVER = 'src/server/'
const read = (file: string): string => readFileSync(join(ROOT, SERVER, file), 'utf8')
const reasons = Object.entries(REASONS)

test('SQL is written by hand for a reason, and nowhere else', () => {
  const written = listSources()
    .filter((file) => file.startsWith(SERVER))
    .map((file) => file.slice(SERVER.length))
    .filter((file) => STATEMENT.test(read(file)))
  expect(reasons.flatMap(([, { files }]) => files).sort()).toEqual(written.sort())
})

test.each(reasons)('where %s, the file shows it', (_, { shows, files }) => {
  expect(files.filter((file) => !shows.test(read(file)))).toEqual([])
})
