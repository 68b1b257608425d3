import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listSources, ROOT } from '../../scripts/graph/read-imports.ts'

/** Where SQL is written by hand, by the reasons of decision 0028, and how each reason shows. */
const REASONS = {
  'the plan matters and is fixed': {
    shows: /INDEXED BY|CROSS JOIN|MATERIALIZED|vacancy_search/,
    files: [
      'exchange/article/article.repository.ts',
      'back-office/moderation/vacancies.repository.ts',
      'back-office/moderation/vacancy-conditions.ts',
      'work/company-desk/desk-statements.ts',
      'work/crew/crew-choices.repository.ts',
      'work/crew/crew-list.repository.ts',
      'exchange/feed/feed-items.repository.ts',
      'work/market/market.repository.ts',
      'work/market/open-figures.repository.ts',
      'system/navigation/waiting.repository.ts',
      'work/vacancy/erased-words.repository.ts',
      'work/vacancy/vacancy-expiry.repository.ts',
      'work/vacancy/vacancy-publishing.repository.ts',
      'work/vacancy-search/broad-search.repository.ts',
      'work/vacancy-search/demand-search.repository.ts',
      'work/vacancy-search/vacancy-search.repository.ts',
    ],
  },
  'it is a list that is read by pages, by key or by place, or a search': {
    shows: /ORDER BY [^`]* LIMIT /,
    files: [
      'back-office/user/user.repository.ts',
      'ground/audit/history.repository.ts',
      'work/company-desk/own-vacancies.repository.ts',
      'work/crewing/directory.repository.ts',
      'work/inbox/digest.repository.ts',
      'work/inbox/threads.repository.ts',
      'work/invitation/company-invitations.repository.ts',
      'work/invitation/own-invitations.repository.ts',
      'work/invitation/sent-invitations.repository.ts',
      'work/saved/saved-vacancies.repository.ts',
      'work/statistics/vacancy-figures.repository.ts',
      'exchange/sitemap/sitemap.repository.ts',
      'system/navigation/find.repository.ts',
      'work/vacancy-search/search-word.repository.ts',
      'ground/withdrawal/withdrawal.repository.ts',
    ],
  },
  'one statement does what the builder cannot say': {
    shows: /\bOVER\b|json_each|INSERT INTO [^`]*\sSELECT |ON CONFLICT [^`]*\sWHERE |UNION|UPDATE [^`]* LIMIT |NULL AS /,
    files: [
      'work/company-desk/listed-vacancies.ts',
      'identity/account/consents.repository.ts',
      'work/application/match-contests.repository.ts',
      'work/crew/crew-card.repository.ts',
      'work/crewing/answers.repository.ts',
      'work/crewing/listing-refresh.repository.ts',
      'work/inbox/send.repository.ts',
      'exchange/billing/entries.repository.ts',
      'exchange/billing-document/issue-document.repository.ts',
      'exchange/bonus/compare-bonuses.repository.ts',
      'exchange/bonus/shared-payments.repository.ts',
      'exchange/order/compare-holds.repository.ts',
      'exchange/mailing/order/mailings.repository.ts',
      'exchange/billing/holders.repository.ts',
      'exchange/billing/holds.repository.ts',
      'exchange/payback/left-balances.repository.ts',
      'exchange/payback/rests.repository.ts',
      'exchange/payment/bank-payments.repository.ts',
      'exchange/payment/payment.repository.ts',
      'exchange/billing/reconcile.repository.ts',
      'exchange/billing/reconciliations.repository.ts',
      'exchange/billing/stops.repository.ts',
      'exchange/feed/feed-reports.repository.ts',
      'exchange/feed/feed-sources.repository.ts',
      'ground/dated-rule/dated-rule.repository.ts',
      'ground/file/kept-files.repository.ts',
      'ground/job/job.repository.ts',
      'ground/mail/letters/letter-reports.repository.ts',
      'ground/mail/letters/letters.repository.ts',
      'exchange/picture/picture.repository.ts',
      'trust/report/report-targets.repository.ts',
      'trust/data-right/exports.repository.ts',
      'people/seaman/reminders.repository.ts',
      'people/seaman/scanned.repository.ts',
      'work/share/share.repository.ts',
      'work/saved/saved-searches.repository.ts',
      'people/organisation/member-acts.repository.ts',
      'people/ship/ship.repository.ts',
      'work/vacancy-search/own-marks.repository.ts',
      'work/profile-view/profile-view.repository.ts',
      'work/statistics/vacancy-views.repository.ts',
      'platform/d1-cv-store.ts',
    ],
  },
  'figures are counted together, over whole tables': {
    shows: /count\(\*\) [^`]*GROUP BY [\s\S]*\.batch\(/,
    files: ['work/crewing/crewing-figures.repository.ts', 'work/market/overview.repository.ts'],
  },
  'a batch demands something': {
    shows: /export const demand\b/,
    files: ['platform/database.ts'],
  },
  'a public page is answered by it': {
    shows: /\.first</,
    files: [
      'work/crew/crew-detail.repository.ts',
      'work/crewing/company-page.repository.ts',
      'ground/file/withdrawn-picture.repository.ts',
      'work/inbox/sides.repository.ts',
      'exchange/cms/cms.repository.ts',
      'work/market/market-figures.repository.ts',
      'work/vacancy-search/vacancy-detail.repository.ts',
    ],
  },
  'rows are read to be written back as they are stored': {
    shows: /Promise<VacancyRow\[\]>|columnsOf\(vacancyTable\)/,
    files: [
      'back-office/moderation/moderation.repository.ts',
      'work/vacancy/renamed-vacancies.repository.ts',
      'work/vacancy/withdrawn-vacancies.repository.ts',
      'work/vacancy-editor/drafts.repository.ts',
    ],
  },
  'which table it is comes as a value': {
    shows: /(?:FROM|INTO) \$\{/,
    files: [
      'trust/data-right/collect-copy.repository.ts',
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
